"""What is to be said unasked, and when: written with what it tells of, taken by one at a time."""

from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.requests import Where
from bot.storage.database import insert_new
from bot.storage.models import PostRow
from bot.storage.namespace import Namespace
from bot.storage.together import PostKind, StoredPost

LEASE = 120.0
"""Seconds after which a post that was taken and never confirmed is taken again."""


class PostWork(Namespace):
    """The part of `Work` that concerns posts."""

    async def put(self, post: StoredPost) -> None:
        """Let something be said; in its slot it becomes newer, and never later than it was."""
        await put_post(self.session, post)

    async def get(self, slot: str) -> StoredPost | None:
        """The post that waits in a slot."""
        row = await self.session.get(PostRow, slot)
        return None if row is None else _post_of(row)

    async def any_due(self, at: float) -> bool:
        """True if something is to be said now."""
        question = select(PostRow.slot).where(*_due(at)).limit(1)
        return await self.session.scalar(question) is not None

    async def claim(self, at: float, most: int) -> list[StoredPost]:
        """Take what is due, the longest waiting first; others leave it alone for `LEASE`."""
        rows = await self.session.scalars(
            select(PostRow)
            .where(*_due(at))
            .order_by(PostRow.due_at, PostRow.slot)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taken = list(rows)
        for row in taken:
            row.claimed_at = at
        await self.session.flush()
        return [_post_of(row) for row in taken]

    async def finish(self, post: StoredPost, again_at: float | None = None) -> None:
        """It was said, or never will be; it stays if there is something newer by now.

        `again_at` is when to say it the next time, for what is said every day.
        """
        same = (PostRow.slot == post.slot, PostRow.revision == post.revision)
        if again_at is None:
            await self.session.execute(delete(PostRow).where(*same))
        else:
            values = {"due_at": again_at, "claimed_at": None, "tries": 0}
            await self.session.execute(update(PostRow).where(*same).values(values))
        await self.session.execute(
            update(PostRow).where(PostRow.slot == post.slot).values(claimed_at=None, tries=0)
        )

    async def put_back(self, post: StoredPost, due_at: float, tries: int) -> None:
        """It could not be said yet: at `due_at` at the earliest."""
        values = {"claimed_at": None, "due_at": due_at, "tries": tries}
        await self.session.execute(update(PostRow).where(PostRow.slot == post.slot).values(values))

    async def drop(self, *, token: str = "", slot: str = "") -> bool:
        """Say nothing of a contest any more, or nothing in a slot; False if nothing waited."""
        which = PostRow.token == token if token else PostRow.slot == slot
        result = await self.session.execute(delete(PostRow).where(which))
        return bool(getattr(result, "rowcount", 0))


async def put_post(session: AsyncSession, post: StoredPost) -> None:
    """What `PostWork.put_post` does."""
    values = {
        "slot": post.slot,
        "kind": post.kind.value,
        "token": post.token,
        "chat": post.where.chat,
        "topic": post.where.topic or 0,
        "due_at": post.due_at,
        "claimed_at": None,
        "revision": 0,
        "tries": 0,
        "minute": post.minute,
    }
    if await insert_new(session, PostRow, values, "slot"):
        return
    row = await session.get_one(PostRow, post.slot)
    row.revision += 1
    row.minute = post.minute
    if row.claimed_at is not None or post.due_at < row.due_at or post.kind is PostKind.MORNING:
        row.due_at = post.due_at
    await session.flush()


def _due(at: float) -> tuple[Any, ...]:
    free = or_(PostRow.claimed_at.is_(None), PostRow.claimed_at <= at - LEASE)
    return (PostRow.due_at <= at, free)


def _post_of(row: PostRow) -> StoredPost:
    return StoredPost(
        slot=row.slot,
        kind=PostKind(row.kind),
        where=Where(row.chat, row.topic or None, private=row.chat > 0),
        due_at=row.due_at,
        token=row.token,
        revision=row.revision,
        tries=row.tries,
        minute=row.minute,
    )
