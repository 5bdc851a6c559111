"""What is to be sent, kept until Telegram has it; shared by several processes of one bot.

A row is written in the transaction that causes it. Its chat belongs to one replica at a time,
which sends the chat's rows in their order. What a replica that is no more had in hand is taken
by the one to which the chat belongs next.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from bot.requests import Where
from bot.storage.inbox import InboxWork, living
from bot.storage.models import ChatRow, OutboxRow
from bot.storage.namespace import Namespace
from bot.storage.places import place, topic_number


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredItem:
    """Something to be sent: its kind and what its kind needs, as JSON.

    id         0 before it is stored
    attempted  True if nobody knows whether it was sent
    """

    where: Where
    kind: str
    body: str
    id: int = 0
    attempted: bool = False


class OutboxWork(Namespace):
    """The part of `Work` that concerns the outbox."""

    async def put(self, items: list[StoredItem], me: str | None, at: float) -> list[int]:
        """Store items in their order, for us to send or, without a name, for anybody.

        Gives their ids.
        """
        if not items:
            return []
        rows = [
            {
                "chat": item.where.chat,
                "topic": topic_number(item.where),
                "kind": item.kind,
                "body": item.body,
                "at": at,
                "holder": me,
                "attempted": False,
            }
            for item in items
        ]
        made = insert(OutboxRow).returning(OutboxRow.id, sort_by_parameter_order=True)
        return list((await self.session.scalars(made, rows)).all())

    async def attempt(self, ids: list[int], me: str) -> bool:
        """We are about to send these; False if another replica took them meanwhile."""
        result = await self.session.execute(
            update(OutboxRow)
            .where(OutboxRow.id.in_(ids), OutboxRow.holder == me)
            .values(attempted=True)
            .execution_options(synchronize_session=False)
        )
        return getattr(result, "rowcount", 0) == len(ids)

    async def unsent(self, ids: list[int]) -> None:
        """Nothing came of the attempt: these are still to be sent."""
        await self.session.execute(
            update(OutboxRow)
            .where(OutboxRow.id.in_(ids))
            .values(attempted=False)
            .execution_options(synchronize_session=False)
        )

    async def done(self, ids: list[int]) -> None:
        """Telegram has these, or never will."""
        await self.session.execute(delete(OutboxRow).where(OutboxRow.id.in_(ids)))

    async def take(self, me: str, at: float, *, shared: bool, most: int) -> list[StoredItem]:
        """Take what nobody living has in hand, in its order.

        Where the bot is `shared` only the chats that are ours, or can be, are looked at.
        """
        chats = await self.session.scalars(
            select(OutboxRow.chat).distinct().where(_left(me, at)).order_by(OutboxRow.chat)
        )
        ours = [chat for chat in chats.all() if not shared or await self._claim(chat, me, at)]
        rows = await self.session.scalars(
            select(OutboxRow)
            .where(OutboxRow.chat.in_(ours), _left(me, at))
            .order_by(OutboxRow.id)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taken = list(rows)
        for row in taken:
            row.holder = me
        await self.session.flush()
        return [
            StoredItem(
                id=row.id,
                where=place(row.chat, row.topic, private=await self._private(row)),
                kind=row.kind,
                body=row.body,
                attempted=row.attempted,
            )
            for row in taken
        ]

    async def any_left(self, me: str, at: float) -> bool:
        """True if there is something that nobody living has in hand."""
        question = select(OutboxRow.id).where(_left(me, at)).limit(1)
        return await self.session.scalar(question) is not None

    async def release(self, me: str) -> int:
        """We stop: what we did not send is for others; gives how much that is."""
        result = await self.session.execute(
            update(OutboxRow).where(OutboxRow.holder == me).values(holder=None)
        )
        return int(getattr(result, "rowcount", 0))

    async def length(self) -> int:
        """Things that wait to be sent."""
        return await self.session.scalar(select(func.count()).select_from(OutboxRow)) or 0

    async def _claim(self, chat: int, me: str, at: float) -> bool:
        return await InboxWork(self.session).claim(chat, me, at)

    async def _private(self, row: OutboxRow) -> bool:
        known = select(ChatRow.private).where(ChatRow.chat == row.chat, ChatRow.topic == row.topic)
        found = await self.session.scalar(known)
        return row.chat > 0 if found is None else found


def _left(me: str, at: float) -> ColumnElement[bool]:
    """Rows without a living holder; we hold what we hold, said or not."""
    return or_(
        OutboxRow.holder.is_(None),
        (OutboxRow.holder != me) & OutboxRow.holder.not_in(living(at)),
    )
