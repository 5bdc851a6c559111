"""Updates on their way: stored before Telegram is told that we have them, until they are handled.

Where one process serves a bot, every chat is its own. Where several do (replicas), any of them
may be given an update; a chat belongs to one of them at a time: that one handles the chat's
updates in the order of their ids and sends all that goes to it, so that order and the limits of
one chat need no talk between replicas. A chat that was quiet for a while belongs to nobody;
neither do those of a replica that has not been heard of.

Times are Unix seconds. Where several processes share a bot they are those of the database's
clock (`Work.now`): a replica whose own is wrong neither dies nor takes what is another's (C59).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Select, delete, func, or_, select, true, update

from bot.storage.database import insert_all_new, insert_new, insert_or_update, take_over
from bot.storage.models import InboxRow, LaneRow, ReplicaRow, UpdateRow
from bot.storage.namespace import Namespace

QUIET = 65.0
"""Seconds without an update after which a chat belongs to nobody: a little more than the
minute that Telegram's limit for groups looks back."""

SILENT = 6.0
"""Seconds without a sign of life after which a replica is taken for dead."""

FORGET_REPLICA = 3600.0

MOST_LIVES = 10
"""An update that was there when the bot died so often is given up: it may be what kills it."""


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

        It leaves the inbox in the same transaction. The ids are a set: a lower one than the
        last can be new.
        """
        if update_id % PRUNE_EVERY == 0:
            await self.prune(at)
        await self.session.execute(delete(InboxRow).where(InboxRow.id == update_id))
        return await insert_new(self.session, UpdateRow, {"id": update_id, "at": at}, "id")

    async def prune(self, at: float) -> None:
        """Forget the updates answered more than 48 hours before `at`."""
        await self.session.execute(delete(UpdateRow).where(UpdateRow.at < at - REMEMBER_UPDATES))

    async def receive(self, items: Sequence[StoredUpdate], at: float) -> None:
        """Store updates; one that is there already stays as it is."""
        rows = [
            {"id": item.id, "chat": item.chat, "body": item.body, "at": at}
            for item in sorted(items, key=lambda item: item.id)
        ]
        await insert_all_new(self.session, InboxRow, rows, "id")

    async def claim(self, chat: int, me: str, at: float) -> bool:
        """Make a chat ours unless it belongs to another living replica."""
        mine = {"chat": chat, "holder": me, "until": at + QUIET}
        free = or_(
            LaneRow.holder == me,
            LaneRow.until < at,
            LaneRow.holder.not_in(living(at)),
        )
        return await take_over(self.session, LaneRow, mine, "chat", free)

    async def claim_orphans(self, me: str, at: float, most: int) -> list[int]:
        """Make ours the chats that have updates and belong to nobody; gives them."""
        chats = await self.session.scalars(
            select(InboxRow.chat)
            .distinct()
            .outerjoin(LaneRow, LaneRow.chat == InboxRow.chat)
            .where(
                or_(
                    LaneRow.chat.is_(None),
                    LaneRow.until < at,
                    LaneRow.holder.not_in(living(at)),
                )
            )
            # In one order for all replicas: two of them never wait for each other.
            .order_by(InboxRow.chat)
            .limit(most)
        )
        return [chat for chat in chats.all() if await self.claim(chat, me, at)]

    async def chats(self, me: str | None) -> dict[int, int]:
        """Our chats with updates, and how many; every chat where we have no name to share by."""
        question = select(InboxRow.chat, func.count()).group_by(InboxRow.chat)
        if me is not None:
            question = question.join(LaneRow, LaneRow.chat == InboxRow.chat).where(
                LaneRow.holder == me
            )
        return {row[0]: row[1] for row in await self.session.execute(question)}

    async def of_chat(self, chat: int, in_hand: Collection[int], most: int) -> list[StoredUpdate]:
        """A chat's updates that are not in hand, the lowest id first."""
        rows = await self.session.scalars(
            select(InboxRow)
            .where(InboxRow.chat == chat, InboxRow.id.not_in(in_hand))
            .order_by(InboxRow.id)
            .limit(most)
        )
        return [StoredUpdate(row.id, row.chat, row.body) for row in rows]

    async def survived(self, chats: Collection[int] | None = None) -> list[int]:
        """Count that the process that had these chats (None: all) is no more.

        Gives the updates that are given up because it happened too often.
        """
        which = InboxRow.chat.in_(chats) if chats is not None else true()
        await self.session.execute(
            update(InboxRow)
            .where(which)
            .values(lives=InboxRow.lives + 1)
            .execution_options(synchronize_session=False)
        )
        deadly = (which, InboxRow.lives >= MOST_LIVES)
        found = (await self.session.scalars(select(InboxRow.id).where(*deadly))).all()
        if found:
            await self.finish(found)
        return list(found)

    async def finish(self, ids: Collection[int]) -> None:
        """These updates are handled."""
        await self.session.execute(delete(InboxRow).where(InboxRow.id.in_(ids)))

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
        return len((await self.session.scalars(living(at))).all())

    async def replicas(self, at: float) -> int:
        """Living replicas; 0 where one process serves the bot alone."""
        return len((await self.session.scalars(living(at))).all())

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
        """We stop: our chats are for others at once."""
        await self.session.execute(delete(LaneRow).where(LaneRow.holder == me))
        await self.session.execute(delete(ReplicaRow).where(ReplicaRow.name == me))


def living(at: float) -> Select[str]:
    """The names of the replicas that gave a sign of life lately."""
    return select(ReplicaRow.name).where(ReplicaRow.seen_at >= at - SILENT)
