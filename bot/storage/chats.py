"""Chats: what is stored of each, and what becomes of it when it moves or falls silent."""

import json
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.replies import Level, Settings
from bot.requests import Where
from bot.storage.contests import move_contests
from bot.storage.database import insert_new
from bot.storage.models import ChatRow, GameRow, OutboxRow, ResultRow
from bot.storage.namespace import Namespace
from bot.storage.places import place, topic_number
from bot.storage.records import StoredChat

LONGEST_MISSED = 2000
"""Characters that are kept of what may not have arrived; the latest stay."""


def write_settings(settings: Settings) -> str:
    """The settings as JSON."""
    return json.dumps(asdict(settings), separators=(",", ":"))


def read_settings(text: str) -> Settings:
    """Settings that any version wrote: what is unknown is dropped, what is missing is usual."""
    stored: dict[str, Any] = json.loads(text)
    known = {field.name: stored[field.name] for field in fields(Settings) if field.name in stored}
    if "level" in known:
        known["level"] = Level(known["level"])
    return Settings(**known)


def where_of(row: ChatRow) -> Where:
    """The chat and topic of a row; the main part of a chat is stored as topic 0."""
    return place(row.chat, row.topic, private=row.private)


def chat_of(row: ChatRow) -> StoredChat:
    """A chat as it leaves this room."""
    return StoredChat(
        where=where_of(row),
        settings=read_settings(row.settings),
        game_id=row.game_id,
        last_reply=row.last_reply,
        active=row.active,
    )


async def locked_chat(session: AsyncSession, where: Where) -> ChatRow | None:
    """The chat's row, held until the transaction ends: a chat's moves come one by one."""
    key = (where.chat, topic_number(where))
    held: ChatRow | None = session.info.get(key)
    if held is not None:
        return held
    query = select(ChatRow).where(ChatRow.chat == where.chat, ChatRow.topic == key[1])
    row = (await session.execute(query.with_for_update())).scalar_one_or_none()
    if row is not None:
        session.info[key] = row
    return row


class ChatWork(Namespace):
    """The part of `Work` that concerns chats."""

    async def get(self, where: Where, language: str) -> StoredChat:
        """The chat, made with `language` when it is new; others wait until we are done."""
        row = await locked_chat(self.session, where)
        if row is None:
            await insert_new(self.session, ChatRow, _new_chat(where, language), "chat", "topic")
            row = await locked_chat(self.session, where)
            if row is None:  # pragma: no cover  the row was inserted above
                raise AssertionError
        return chat_of(row)

    async def save(self, chat: StoredChat) -> None:
        """Store a chat that `chat` gave."""
        row = await locked_chat(self.session, chat.where)
        if row is None:
            raise LookupError(f"Chat {chat.where.chat} was never read.")
        row.settings = write_settings(chat.settings)
        row.game_id = chat.game_id
        row.last_reply = chat.last_reply
        row.active = chat.active
        await self.session.flush()

    async def set_active(self, where: Where, active: bool) -> None:  # noqa: FBT001  says it all
        """Note that a chat can be written to again, or no longer: all its topics (C8)."""
        await self.session.execute(
            update(ChatRow).where(ChatRow.chat == where.chat).values(active=active)
        )

    async def add_missed(self, where: Where, text: str) -> None:
        """Note words of which nobody knows whether they arrived (C16)."""
        row = await locked_chat(self.session, where)
        if row is not None and text:
            row.missed = f"{row.missed}\n{text}".strip()[-LONGEST_MISSED:]
            await self.session.flush()

    async def take_missed(self, where: Where) -> str:
        """The words that may not have arrived, "" for none; they are told now."""
        row = await locked_chat(self.session, where)
        if row is None or not row.missed:
            return ""
        missed, row.missed = row.missed, ""
        await self.session.flush()
        return missed

    async def count(self) -> tuple[int, int]:
        """Chats that can be written to, and chats that cannot; each topic counts."""
        counts = await self.session.execute(
            select(ChatRow.active, func.count()).group_by(ChatRow.active)
        )
        by_active = dict(counts.all())
        return by_active.get(True, 0), by_active.get(False, 0)

    async def move(self, old: int, new: int) -> bool:
        """Give a group's games and settings its new id; False if that was done before (C7).

        If the new id was used already, a game running there stays on the table, and the
        old one is kept beside it.
        """
        rows = await self.session.scalars(
            select(ChatRow).where(ChatRow.chat == old).order_by(ChatRow.topic).with_for_update()
        )
        moved = False
        self.session.info.clear()
        for row in rows.all():
            await self._move(row, new)
            moved = True
        await self.session.execute(update(ResultRow).where(ResultRow.chat == old).values(chat=new))
        await self.session.execute(update(OutboxRow).where(OutboxRow.chat == old).values(chat=new))
        await move_contests(self.session, old, new)
        await self.session.flush()
        self.session.info.clear()
        return moved

    async def _move(self, row: ChatRow, new: int) -> None:
        there = await locked_chat(self.session, place(new, row.topic, private=row.private))
        if there is not None:
            stays, goes = (row, there) if there.game_id is None else (there, row)
            await self.session.execute(
                update(GameRow).where(GameRow.chat_id == goes.id).values(chat_id=stays.id)
            )
            await self.session.delete(goes)
            await self.session.flush()
            if stays is there:
                return
        row.chat = new
        row.active = True
        await self.session.flush()


def _new_chat(where: Where, language: str) -> dict[str, Any]:
    return {
        "chat": where.chat,
        "topic": topic_number(where),
        "private": where.private,
        "settings": write_settings(Settings(language=language)),
        "last_reply": "",
        "active": True,
        "missed": "",
    }
