"""What the service says unasked, handed over as a front end would have it."""

from bot.service.together import posts
from bot.service.together.posts import Post
from bot.storage.repository import Store, Work


async def handed(store: Store, now: float) -> list[Post]:
    """All posts that are due."""
    found: list[Post] = []

    async def put(_: Work, post: Post) -> None:
        found.append(post)

    while await posts.any_due(store, now) and await posts.release(store, now, put):
        pass
    return found


async def arrived(store: Store, post: Post, message: int) -> None:
    """A post is in its chat as this message."""
    if post.is_standings:
        async with store.work() as work:
            await posts.remember_standings(work, post.row.token, post.where, message)
