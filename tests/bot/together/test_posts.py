"""Posts are handed over once, the newest text wins, and what fails is not lost."""

from dataclasses import replace

import pytest

from bot.service.together import posts
from bot.service.together.posts import Post
from bot.storage.repository import Store, Work
from bot.storage.together import PostKind, StoredPost
from tests.bot.together.conftest import ANNA, BRUNO, GROUP, OTHER_GROUP, Party
from tests.bot.together.handed import arrived, handed


async def waiting(store: Store, at: float) -> bool:
    async with store.read() as work:
        return await work.posts.any_due(at)


async def test_a_post_that_was_handed_over_is_handed_over_to_nobody_else(
    party: Party, store: Store
) -> None:
    await party.say("/challenge 2", where=GROUP)
    first = await handed(store, party.now)
    assert [post.row.kind for post in first] == [PostKind.CARD]
    assert await handed(store, party.now + 600) == []


async def test_a_post_that_was_not_handed_over_is_not_gone(party: Party, store: Store) -> None:
    """It leaves the table in the transaction that puts it into the outbox."""
    await party.say("/challenge 2", where=GROUP)

    async def broken(_: Work, post: Post) -> None:
        raise OSError(post.row.slot)

    with pytest.raises(posts.NotComposed) as failed:
        await posts.release(store, party.now, broken)
    assert await waiting(store, party.now)
    await posts.postpone(store, failed.value.row, party.now)
    assert await handed(store, party.now) == []
    (post,) = await handed(store, party.now + posts.AFTER_A_FAULT)
    assert post.row.kind is PostKind.CARD


async def test_a_post_that_cannot_be_composed_lets_others_pass(party: Party, store: Store) -> None:
    await party.say("/challenge 2", where=GROUP)
    await party.say("/challenge 3", where=OTHER_GROUP)
    seen: list[int] = []

    async def broken(_: Work, post: Post) -> None:
        if post.where == GROUP:
            raise OSError(post.row.slot)
        seen.append(post.where.chat)

    for _ in range(2):
        try:
            await posts.release(store, party.now, broken)
        except posts.NotComposed as failed:
            await posts.postpone(store, failed.row, party.now)
    assert seen == [OTHER_GROUP.chat]


async def test_news_while_the_standings_are_on_their_way(party: Party, store: Store) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA, link)
    await party.win(ANNA)
    party.now += 15
    (post,) = await handed(store, party.now)
    assert post.edit is None
    await party.join(BRUNO, link)
    await party.win(BRUNO)
    await arrived(store, post, 77)
    told = await party.post(15)
    assert len(told) == 1
    assert "Bruno, won" in told[0]
    assert party.sent[-1].edit == 77


async def test_a_burst_of_results_is_one_edit_each_pace(party: Party, store: Store) -> None:
    await party.group("/challenge 2")
    link = party.link
    for user in range(1, 9):
        await party.join(user, link)
    told = await party.post(15)
    assert len(told) == 1
    for user in range(9, 13):
        await party.join(user, link)
    assert await party.post() == []
    assert len(await party.post(15)) == 1
    assert not await waiting(store, party.now)


async def test_a_slot_that_is_due_later_comes_sooner_but_never_later(store: Store) -> None:
    post = StoredPost(slot="x", kind=PostKind.STANDINGS, where=GROUP, due_at=100.0)
    async with store.work() as work:
        await work.posts.put(post)
        await work.posts.put(replace(post, due_at=200.0))
        assert not await work.posts.any_due(99.0)
        assert await work.posts.any_due(100.0)
        await work.posts.put(replace(post, due_at=50.0))
        assert await work.posts.any_due(50.0)
        assert await work.posts.drop(slot="x")
        assert not await work.posts.drop(slot="x")


async def test_posts_of_two_groups_do_not_meet(party: Party) -> None:
    await party.group("/challenge 2 1h")
    await party.group("/challenge 3 1h", BRUNO, OTHER_GROUP)
    await party.post(7200.0)
    finals = [(chat, text) for chat, text in party.posted if "is over" in text]
    assert sorted(chat for chat, _ in finals) == [OTHER_GROUP.chat, GROUP.chat]
    assert "Nobody played." in finals[0][1]
