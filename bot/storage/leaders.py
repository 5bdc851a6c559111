"""Sums over many games: leaderboards, who did what, and what is known of deals."""

from typing import Any

from sqlalchemy import case, delete, func, select

from bot.storage.database import insert_new
from bot.storage.models import (
    AttemptRow,
    ContestRow,
    EntrantRow,
    HiddenRow,
    PlayerRow,
    ResultRow,
)
from bot.storage.namespace import Namespace
from bot.storage.records import GameState
from bot.storage.together import Leader


class LeaderWork(Namespace):
    """The part of `Work` that concerns sums."""

    async def in_chat(self, chat: int, since: float, limit: int) -> list[Leader]:
        """A group's best: the contests that began since a time, summed by player."""
        won = AttemptRow.state == GameState.WON
        query = (
            select(
                AttemptRow.user,
                func.max(EntrantRow.name),
                func.count(),
                func.sum(case((won, 1), else_=0)),
                func.sum(AttemptRow.removed),
                func.sum(case((won, AttemptRow.moves), else_=0)),
                func.sum(case((won, AttemptRow.seconds), else_=0.0)),
            )
            .join(ContestRow, ContestRow.token == AttemptRow.token)
            .join(
                EntrantRow,
                (EntrantRow.token == AttemptRow.token) & (EntrantRow.user == AttemptRow.user),
            )
            .where(
                ContestRow.chat == chat,
                ContestRow.started_at >= since,
                EntrantRow.gone.is_(False),
                AttemptRow.user.not_in(select(HiddenRow.user)),
            )
            .group_by(AttemptRow.user)
        )
        return await self._leaders(query, limit)

    async def at(self, code: str, limit: int) -> list[Leader]:
        """The best at a deal, each with the first game of it that they finished."""
        first = (
            select(ResultRow.owner, func.min(ResultRow.game_id).label("game_id"))
            .where(ResultRow.code == code, ResultRow.state.in_((GameState.WON, GameState.LOST)))
            .where(ResultRow.owner.is_not(None))
            .group_by(ResultRow.owner)
            .subquery()
        )
        won = ResultRow.state == GameState.WON
        query = (
            select(
                PlayerRow.user,
                func.max(PlayerRow.name),
                func.count(),
                func.sum(case((won, 1), else_=0)),
                func.sum(ResultRow.removed),
                func.sum(case((won, ResultRow.moves), else_=0)),
                func.sum(case((won, ResultRow.seconds), else_=0.0)),
            )
            .join(first, first.c.game_id == ResultRow.game_id)
            .join(PlayerRow, PlayerRow.user == ResultRow.owner)
            .where(ResultRow.owner.not_in(select(HiddenRow.user)))
            .group_by(PlayerRow.user)
        )
        return await self._leaders(query, limit)

    async def hide(self, user: int) -> None:
        """Leave a person out of leaderboards."""
        await insert_new(self.session, HiddenRow, {"user": user}, "user")

    async def unhide(self, user: int) -> None:
        """Let a person stand in leaderboards again."""
        await self.session.execute(delete(HiddenRow).where(HiddenRow.user == user))

    async def _leaders(self, query: Any, limit: int) -> list[Leader]:
        """The sums of a query, best first: wins, cards, moves, time."""
        wins, cards, moves, seconds = list(query.selected_columns)[3:7]
        rows = await self.session.execute(
            query.order_by(wins.desc(), cards.desc(), moves, seconds).limit(limit)
        )
        return [
            Leader(
                user=user, name=name, played=played, won=won, cards=cards, moves=moves, seconds=s
            )
            for user, name, played, won, cards, moves, s in rows
        ]
