"""Updates on their way, shared by several processes (replicas) of one bot.

Any replica may be given an update by Telegram; it stores it, and only then says so. A chat
belongs to one replica at a time: that one handles the chat's updates in the order of their ids
and sends all that goes to it, so that order and the limits of one chat need no talk between
replicas. A chat that was quiet for a while belongs to nobody; neither do those of a replica
that has not been heard of.

Times are Unix seconds of the replicas' clocks, which should agree within a second or two.
"""

from dataclasses import dataclass

from sqlalchemy import Select, delete, func, or_, select, update

from bot.storage.database import insert_new, insert_or_update, take_over
from bot.storage.models import InboxRow, LaneRow, ReplicaRow, UpdateRow
from bot.storage.namespace import Namespace

QUIET = 65.0
"""Seconds without an update after which a chat belongs to nobody: a little more than the
minute that Telegram's limit for groups looks back."""

SILENT = 6.0
"""Seconds without a sign of life after which a replica is taken for dead."""

FORGET_REPLICA = 3600.0


@dataclass(frozen=True, slots=True)
class StoredUpdate:
    """An update as it came, as JSON."""

    id: int
    chat: int
    body: str


REMEMBER_UPDATES = 48 * 3600.0
"""Seconds that an update is known as answered; Telegram repeats none after 24 hours."""

PRUNE_EVERY = 500
"""Old update ids are removed with every so many-th update."""


class InboxWork(Namespace):
    """The part of `Work` that concerns the inbox."""

    async def first_time(self, update_id: int, at: float) -> bool:
        """Note an update as answered; False if it was noted before (C18).

        The ids are a set: a lower one than the last can be new.
        """
        if update_id % PRUNE_EVERY == 0:
            await self.prune(at)
        return await insert_new(self.session, UpdateRow, {"id": update_id, "at": at}, "id")

    async def prune(self, at: float) -> None:
        """Forget the updates answered more than 48 hours before `at`."""
        await self.session.execute(delete(UpdateRow).where(UpdateRow.at < at - REMEMBER_UPDATES))

    async def receive(self, item: StoredUpdate, me: str, at: float) -> bool:
        """Store an update; True if its chat belongs to us now. Storing it twice does nothing."""
        values = {"id": item.id, "chat": item.chat, "body": item.body, "at": at, "holder": None}
        await insert_new(self.session, InboxRow, values, "id")
        return await self.claim(item.chat, me, at)

    async def claim(self, chat: int, me: str, at: float) -> bool:
        """Make a chat ours unless it belongs to another living replica."""
        mine = {"chat": chat, "holder": me, "until": at + QUIET}
        free = or_(
            LaneRow.holder == me,
            LaneRow.until < at,
            LaneRow.holder.not_in(_living(at)),
        )
        return await take_over(self.session, LaneRow, mine, "chat", free)

    async def claim_orphans(self, me: str, at: float, most: int) -> int:
        """Make ours the chats that have updates and belong to nobody; gives how many."""
        chats = await self.session.scalars(
            select(InboxRow.chat)
            .distinct()
            .outerjoin(LaneRow, LaneRow.chat == InboxRow.chat)
            .where(
                or_(
                    LaneRow.chat.is_(None),
                    LaneRow.until < at,
                    LaneRow.holder.not_in(_living(at)),
                )
            )
            # In one order for all replicas: two of them never wait for each other.
            .order_by(InboxRow.chat)
            .limit(most)
        )
        return sum([await self.claim(chat, me, at) for chat in chats.all()])

    async def drain(self, me: str, most: int) -> list[StoredUpdate]:
        """Take the updates of our chats that we do not have in hand yet, the lowest id first."""
        rows = await self.session.scalars(
            select(InboxRow)
            .join(LaneRow, LaneRow.chat == InboxRow.chat)
            .where(LaneRow.holder == me, or_(InboxRow.holder.is_(None), InboxRow.holder != me))
            .order_by(InboxRow.id)
            .limit(most)
            .with_for_update(skip_locked=True, of=InboxRow)
        )
        taken = [StoredUpdate(row.id, row.chat, row.body) for row in rows]
        if taken:
            await self.session.execute(
                update(InboxRow)
                .where(InboxRow.id.in_([item.id for item in taken]))
                .values(holder=me)
                .execution_options(synchronize_session=False)
            )
        return taken

    async def finish(self, ids: list[int]) -> None:
        """These updates are handled."""
        await self.session.execute(delete(InboxRow).where(InboxRow.id.in_(ids)))

    async def give_back(self, me: str) -> None:
        """What we have in hand and did not handle is for others."""
        await self.session.execute(
            update(InboxRow).where(InboxRow.holder == me).values(holder=None)
        )

    async def keep(self, chats: list[int], me: str, at: float) -> None:
        """These chats stay ours: there is work left in them."""
        await self.session.execute(
            update(LaneRow)
            .where(LaneRow.chat.in_(chats), LaneRow.holder == me)
            .values(until=at + QUIET)
        )

    async def beat(self, me: str, at: float) -> int:
        """Give a sign of life; gives the number of living replicas, ourselves included."""
        values = {"name": me, "seen_at": at}
        await insert_or_update(self.session, ReplicaRow, values, "name")
        return len((await self.session.scalars(_living(at))).all())

    async def replicas(self, at: float) -> int:
        """Living replicas; 0 where one process serves the bot alone."""
        return len((await self.session.scalars(_living(at))).all())

    async def length(self) -> int:
        """Updates that are stored and not handled yet."""
        return await self.session.scalar(select(func.count()).select_from(InboxRow)) or 0

    async def age(self, at: float) -> float:
        """Seconds that the oldest update has waited; 0 if none waits."""
        oldest = await self.session.scalar(select(func.min(InboxRow.at)))
        return 0.0 if oldest is None else max(0.0, at - oldest)

    async def forget_quiet(self, at: float) -> None:
        """Remove what is known of quiet chats and of replicas long gone."""
        await self.session.execute(delete(LaneRow).where(LaneRow.until < at - QUIET))
        await self.session.execute(
            delete(ReplicaRow).where(ReplicaRow.seen_at < at - FORGET_REPLICA)
        )

    async def leave(self, me: str) -> None:
        """We stop: our chats and updates are for others at once."""
        await self.give_back(me)
        await self.session.execute(delete(LaneRow).where(LaneRow.holder == me))
        await self.session.execute(delete(ReplicaRow).where(ReplicaRow.name == me))


def _living(at: float) -> Select[str]:
    return select(ReplicaRow.name).where(ReplicaRow.seen_at >= at - SILENT)
