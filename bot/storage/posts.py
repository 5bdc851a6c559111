"""What is to be said unasked, and when: each row waits for its time and then goes to the outbox."""

from sqlalchemy import case, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.database import insert_or_change
from bot.storage.models import PostRow
from bot.storage.namespace import Namespace
from bot.storage.places import place, topic_number
from bot.storage.together import PostKind, StoredPost


class PostWork(Namespace):
    """The part of `Work` that concerns posts."""

    async def put(self, post: StoredPost) -> None:
        """Let something be said; in its slot it is said once, and never later than it was."""
        await put_post(self.session, post)

    async def get(self, slot: str) -> StoredPost | None:
        """The post that waits in a slot."""
        row = await self.session.get(PostRow, slot, populate_existing=True)
        return None if row is None else _post_of(row)

    async def any_due(self, at: float) -> bool:
        """True if something is to be said now."""
        question = select(PostRow.slot).where(PostRow.due_at <= at).limit(1)
        return await self.session.scalar(question) is not None

    async def take(self, at: float, most: int) -> list[StoredPost]:
        """What is due, the longest waiting first, out of the table: say it, or put it back."""
        rows = await self.session.scalars(
            select(PostRow)
            .where(PostRow.due_at <= at)
            .order_by(PostRow.due_at, PostRow.slot)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taken = list(rows)
        for row in taken:
            await self.session.delete(row)
        await self.session.flush()
        return [_post_of(row) for row in taken]

    async def drop(self, *, token: str = "", slot: str = "") -> bool:
        """Say nothing of a contest any more, or nothing in a slot; False if nothing waited."""
        which = PostRow.token == token if token else PostRow.slot == slot
        result = await self.session.execute(delete(PostRow).where(which))
        return bool(getattr(result, "rowcount", 0))


async def put_post(session: AsyncSession, post: StoredPost) -> None:
    """What `PostWork.put` does."""
    values = {
        "slot": post.slot,
        "kind": post.kind.value,
        "token": post.token,
        "chat": post.where.chat,
        "topic": topic_number(post.where),
        "due_at": post.due_at,
        "minute": post.minute,
    }
    sooner = case((PostRow.due_at < post.due_at, PostRow.due_at), else_=post.due_at)
    change = {
        "minute": post.minute,
        "due_at": post.due_at if post.kind is PostKind.MORNING else sooner,
    }
    await insert_or_change(session, PostRow, values, change, "slot")


def _post_of(row: PostRow) -> StoredPost:
    return StoredPost(
        slot=row.slot,
        kind=PostKind(row.kind),
        where=place(row.chat, row.topic, private=row.chat > 0),
        due_at=row.due_at,
        token=row.token,
        minute=row.minute,
    )
