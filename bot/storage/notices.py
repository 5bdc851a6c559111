"""What the operator says: a sentence while the bot is being worked on, and news for all chats."""

from sqlalchemy import Double, String, cast, delete, func, insert, literal, select

from bot.storage.database import insert_or_update
from bot.storage.models import ChatRow, NoticeRow, PostRow
from bot.storage.namespace import Namespace
from bot.storage.together import PostKind

NEWS_A_SECOND = 10.0
"""A third of what Telegram allows in all: games go on while news are told."""


class NoticeWork(Namespace):
    """The part of `Work` that concerns notices."""

    async def get(self, name: str) -> str:
        """What is said under a name; "" for nothing."""
        question = select(NoticeRow.text).where(NoticeRow.name == name)
        return await self.session.scalar(question) or ""

    async def set(self, name: str, text: str, at: float) -> None:
        """Say something under a name from now on; "" for nothing."""
        if text:
            values = {"name": name, "text": text, "at": at}
            await insert_or_update(self.session, NoticeRow, values, "name")
        else:
            await self.session.execute(delete(NoticeRow).where(NoticeRow.name == name))

    async def spread_news(self, name: str, at: float) -> int:
        """Let every chat that can be written to be told a notice, one after the other.

        Gives how many chats there are. A forum gets it once, outside its topics. A chat that
        waits for it already is not told twice.
        """
        slot = literal(f"{PostKind.NEWS.value}:{name}:").concat(cast(ChatRow.chat, String))
        turn = func.row_number().over(order_by=ChatRow.id)
        waiting = select(PostRow.slot).where(PostRow.slot == slot).exists()
        rows = select(
            slot,
            literal(PostKind.NEWS.value),
            literal(""),
            ChatRow.chat,
            literal(0),
            literal(at) + cast(turn, Double) / NEWS_A_SECOND,
            literal(0),
        ).where(ChatRow.active, ChatRow.topic == 0, ~waiting)
        columns = (
            "slot",
            "kind",
            "token",
            "chat",
            "topic",
            "due_at",
            "minute",
        )
        result = await self.session.execute(insert(PostRow).from_select(columns, rows))
        return int(getattr(result, "rowcount", 0))

    async def news_left(self) -> int:
        """Chats that are still to be told."""
        question = select(func.count()).where(PostRow.kind == PostKind.NEWS.value)
        return await self.session.scalar(question) or 0

    async def stop_news(self) -> int:
        """Tell nobody any more; gives how many were still to be told."""
        result = await self.session.execute(
            delete(PostRow).where(PostRow.kind == PostKind.NEWS.value)
        )
        return int(getattr(result, "rowcount", 0))
