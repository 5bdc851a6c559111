"""People: who they are, and what is kept of each: shown to them, or removed for good."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, select, update

from bot.requests import Who
from bot.storage.chats import read_settings
from bot.storage.contests import contests_of_user, forget_in_contests
from bot.storage.database import insert_new
from bot.storage.models import (
    ChatRow,
    GameRow,
    HiddenRow,
    InboxRow,
    LaneRow,
    OutboxRow,
    PlayerRow,
    PostRow,
    QuestionRow,
    ResultRow,
)
from bot.storage.namespace import Namespace
from bot.storage.pages import forget_sessions, sessions_of
from bot.storage.records import StoredPlayer

NAME_LENGTH = 128


class PeopleWork(Namespace):
    """The part of `Work` that concerns people."""

    async def see(self, who: Who, language: str, at: float) -> StoredPlayer | None:
        """Note a person's name and language; None for those without an id (C12)."""
        if who.user is None:
            return None
        row = await self.session.get(PlayerRow, who.user)
        if row is None:
            values = {
                "user": who.user,
                "name": who.name[:NAME_LENGTH],
                "language": language,
                "first_at": at,
                "seen_at": at,
            }
            await insert_new(self.session, PlayerRow, values, "user")
            row = await self.session.get_one(PlayerRow, who.user)
        row.name, row.language, row.seen_at = who.name[:NAME_LENGTH], language, at
        await self.session.flush()
        return _player_of(row)

    async def get(self, user: int) -> StoredPlayer | None:
        """A person who wrote to the bot."""
        row = await self.session.get(PlayerRow, user)
        return None if row is None else _player_of(row)

    async def export(self, user: int) -> dict[str, Any]:
        """All that is kept of a person, ready for JSON; empty lists if nothing is.

        The shared games of groups belong to nobody and are not part of it.
        """
        chats = await self.session.scalars(
            select(ChatRow).where(ChatRow.chat == user).order_by(ChatRow.topic)
        )
        games = await self.session.scalars(
            select(GameRow).where(_games_of(user)).order_by(GameRow.id)
        )
        results = await self.session.scalars(
            select(ResultRow).where(_results_of(user)).order_by(ResultRow.game_id)
        )
        players = await self.session.scalars(select(PlayerRow).where(PlayerRow.user == user))
        return {
            "user": user,
            "players": [_columns(row) for row in players],
            "chats": [
                _columns(row) | {"settings": asdict(read_settings(row.settings))} for row in chats
            ],
            "games": [_columns(row) for row in games],
            "results": [_columns(row) for row in results],
            "sessions": await sessions_of(self, user),
            **{
                part: [_columns(row) for row in rows]
                for part, rows in (await contests_of_user(self.session, user)).items()
            },
        }

    async def forget(self, user: int) -> bool:
        """Remove all that `export_user` shows; False if there was nothing.

        The ids of answered updates name nobody and stay their 48 hours.
        """
        before = await self.export(user)
        gone = [row["id"] for row in before["games"]]
        for start in range(0, len(gone), 500):
            part = gone[start : start + 500]
            await self.session.execute(
                update(ChatRow).where(ChatRow.game_id.in_(part)).values(game_id=None, last_reply="")
            )
        await forget_in_contests(self.session, user)
        await forget_sessions(self, user)
        await self.session.execute(delete(QuestionRow).where(QuestionRow.asker == user))
        await self.session.execute(delete(HiddenRow).where(HiddenRow.user == user))
        for table in (PostRow, InboxRow, LaneRow, OutboxRow):
            await self.session.execute(delete(table).where(table.chat == user))
        await self.session.execute(delete(GameRow).where(_games_of(user)))
        await self.session.execute(delete(ResultRow).where(_results_of(user)))
        await self.session.execute(delete(ChatRow).where(ChatRow.chat == user))
        await self.session.execute(delete(PlayerRow).where(PlayerRow.user == user))
        self.session.info.clear()
        self.session.expunge_all()
        return any(rows for part, rows in before.items() if part != "user")


def _player_of(row: PlayerRow) -> StoredPlayer:
    return StoredPlayer(
        user=row.user,
        name=row.name,
        language=row.language,
        first_at=row.first_at,
        seen_at=row.seen_at,
    )


def _games_of(user: int) -> Any:
    """Their own games anywhere, and every game of their private chat: its id is theirs."""
    own = select(ChatRow.id).where(ChatRow.chat == user)
    return (GameRow.owner == user) | GameRow.chat_id.in_(own)


def _results_of(user: int) -> Any:
    return (ResultRow.owner == user) | (ResultRow.chat == user)


def _columns(row: Any) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in row.__table__.columns}
