"""Pages of the live board: their sessions, and what tells them that their table changed."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from bot.requests import Where, Who
from bot.storage.chats import chat_of
from bot.storage.games import game_of
from bot.storage.models import ChatRow, GameRow, SessionRow
from bot.storage.namespace import Namespace
from bot.storage.records import StoredChat, StoredGame

MOST_IDS = 500
"""Chats that one query asks for."""


@dataclass(frozen=True, slots=True)
class StoredSession:
    """Whose page it is, and until when (Unix seconds)."""

    who: Who
    ends_at: float


class PageWork(Namespace):
    """The part of `Work` that concerns pages."""

    async def open(self, token: str, session: StoredSession, proof: str | None = None) -> bool:
        """Store a session under its token; False if the proof was used up by leaving."""
        if proof is not None:
            left = select(SessionRow.digest).where(
                SessionRow.proof == _digest(proof), SessionRow.user.is_(None)
            )
            if (await self.session.execute(left)).first() is not None:
                return False
        who = session.who
        self.session.add(
            SessionRow(
                digest=_digest(token),
                user=who.user,
                name=who.name,
                username=who.username,
                language=(who.language or "")[:16],
                proof=None if proof is None else _digest(proof),
                ends_at=session.ends_at,
            )
        )
        await self.session.flush()
        return True

    async def get(self, token: str, at: float) -> StoredSession | None:
        """The session of a token; None if there is none, or it is over."""
        row = await self.session.get(SessionRow, _digest(token))
        if row is None or row.user is None or row.ends_at <= at:
            return None
        who = Who(row.user, row.name, row.language or None, row.username)
        return StoredSession(who, row.ends_at)

    async def extend(self, token: str, ends_at: float) -> None:
        """Let a session last until another time."""
        await self.session.execute(
            update(SessionRow).where(SessionRow.digest == _digest(token)).values(ends_at=ends_at)
        )

    async def leave(self, token: str) -> None:
        """End a session, and all others that the same proof opened."""
        row = await self.session.get(SessionRow, _digest(token))
        if row is None:
            return
        same = SessionRow.digest == row.digest
        if row.proof is not None:
            same = SessionRow.proof == row.proof
        await self.session.execute(update(SessionRow).where(same).values(NOBODY))

    async def prune(self, before: float) -> None:
        """Remove the sessions that ended before a time."""
        await self.session.execute(delete(SessionRow).where(SessionRow.ends_at < before))

    async def table(self, where: Where) -> tuple[StoredChat, StoredGame | None, str] | None:
        """A chat with its game and mark as they are, without keeping others from them.

        None if the chat was never written to.
        """
        found = await self.session.execute(
            select(ChatRow, GameRow)
            .outerjoin(GameRow, GameRow.id == ChatRow.game_id)
            .where(ChatRow.chat == where.chat, ChatRow.topic == 0)
        )
        rows = found.first()
        if rows is None:
            return None
        row, game = rows
        kept: dict[Any, ChatRow | GameRow | None] = {ChatRow: row, GameRow: game}
        mark = _mark(getattr(kept[column.class_], column.key, None) for column in _MARKED)
        return chat_of(row), None if game is None else game_of(game, row), mark

    async def marks(self, chats: Sequence[int]) -> dict[int, str]:
        """For each chat a short text that changes whenever its page would look different."""
        found: dict[int, str] = {}
        for start in range(0, len(chats), MOST_IDS):
            rows = await self.session.execute(
                select(ChatRow.chat, *_MARKED)
                .outerjoin(GameRow, GameRow.id == ChatRow.game_id)
                .where(ChatRow.topic == 0, ChatRow.chat.in_(chats[start : start + MOST_IDS]))
            )
            found.update({chat: _mark(rest) for chat, *rest in rows})
        return found


_MARKED = (
    ChatRow.game_id,
    GameRow.version,
    GameRow.selected,
    GameRow.selected_turn,
    ChatRow.settings,
    ChatRow.last_reply,
)
"""What a page shows of a chat and its game; the version stands for the game's line."""


def _mark(values: Iterable[Any]) -> str:
    """The mark of a chat by the values of `_MARKED`."""
    return _digest(repr(list(values)))[:16]


NOBODY: dict[str, Any] = {"user": None, "name": "", "username": "", "language": ""}
"""What stays of a session that is over: nothing that names anybody."""


async def sessions_of(work: Namespace, user: int) -> list[dict[str, Any]]:
    """What is kept of a person with each of their pages; the digests name nobody."""
    rows = await work.session.scalars(select(SessionRow).where(SessionRow.user == user))
    return [
        {
            "name": row.name,
            "username": row.username,
            "language": row.language,
            "ends_at": row.ends_at,
        }
        for row in rows
    ]


async def forget_sessions(work: Namespace, user: int) -> None:
    """End a person's sessions; what proved who they were proves it no more."""
    await work.session.execute(update(SessionRow).where(SessionRow.user == user).values(NOBODY))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
