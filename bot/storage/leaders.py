"""Sums over many games: leaderboards, who did what, and what is known of deals."""

from typing import Any

from sqlalchemy import case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.database import insert_new, insert_or_update
from bot.storage.models import (
    AttemptRow,
    ContestRow,
    DeedRow,
    EntrantRow,
    HiddenRow,
    JudgedRow,
    PlayerRow,
    ResultRow,
)
from bot.storage.records import LOST, WON
from bot.storage.together import Deeds, Leader


class LeaderWork:
    """The part of `Work` that concerns sums."""

    session: AsyncSession

    async def leaders_in(self, chat: int, since: float, limit: int) -> list[Leader]:
        """A group's best: the contests that began since a time, summed by player."""
        won = AttemptRow.state == WON
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

    async def leaders_at(self, code: str, limit: int) -> list[Leader]:
        """The best at a deal, each with the first game of it that they finished."""
        first = (
            select(ResultRow.owner, func.min(ResultRow.game_id).label("game_id"))
            .where(ResultRow.code == code, ResultRow.state.in_((WON, LOST)))
            .where(ResultRow.owner.is_not(None))
            .group_by(ResultRow.owner)
            .subquery()
        )
        won = ResultRow.state == WON
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

    async def note_deed(self, game_id: int, user: int, name: str, cards: int, undos: int) -> None:
        """Count what a person did in a shared game: one action."""
        row = await self.session.get(DeedRow, (game_id, user))
        if row is None:
            key = {"game_id": game_id, "user": user}
            values = key | {"name": name, "cards": 0, "moves": 0, "undos": 0}
            await insert_new(self.session, DeedRow, values, "game_id", "user")
            row = await self.session.get_one(DeedRow, (game_id, user))
        row.name = name
        row.cards += cards
        row.undos += undos
        row.moves += 0 if undos else 1
        await self.session.flush()

    async def deeds(self, game_id: int) -> list[Deeds]:
        """Who did what in a shared game, who removed most first."""
        rows = await self.session.scalars(
            select(DeedRow)
            .where(DeedRow.game_id == game_id)
            .order_by(DeedRow.cards.desc(), DeedRow.moves.desc(), DeedRow.user)
        )
        return [
            Deeds(user=row.user, name=row.name, cards=row.cards, moves=row.moves, undos=row.undos)
            for row in rows
        ]

    async def judge(self, code: str, *, winnable: bool | None, par: int | None) -> None:
        """Keep what the solver says of a deal; a par once known stays."""
        values: dict[str, Any] = {"code": code, "winnable": winnable, "par": par}
        row = await self.session.get(JudgedRow, code)
        if row is not None and par is None:
            return
        await insert_or_update(self.session, JudgedRow, values, "code")

    async def judged(self, codes: set[str]) -> dict[str, tuple[bool | None, int | None]]:
        """What is known of deals: (winnable, par) by code."""
        rows = await self.session.execute(
            select(JudgedRow.code, JudgedRow.winnable, JudgedRow.par).where(
                JudgedRow.code.in_(codes)
            )
        )
        return {code: (winnable, par) for code, winnable, par in rows}

    async def unjudged(self, limit: int) -> list[str]:
        """Deals of people's own games of which nothing is known."""
        rows = await self.session.scalars(
            select(ResultRow.code)
            .where(ResultRow.owner.is_not(None), ResultRow.moves > 0)
            .where(ResultRow.code.not_in(select(JudgedRow.code)))
            .distinct()
            .limit(limit)
        )
        return list(rows)

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
