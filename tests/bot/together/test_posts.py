"""Posts go out once, the newest text wins, and what fails is tried again."""

from dataclasses import replace

from bot.service.together import posts
from bot.storage.posts import LEASE
from bot.storage.repository import Store
from bot.storage.together import PostKind, StoredPost
from tests.bot.together.conftest import ANNA, BRUNO, GROUP, OTHER_GROUP, Party


async def waiting(store: Store, at: float) -> bool:
    async with store.read() as work:
        return await work.posts.any_due(at)


async def test_a_post_that_was_taken_is_taken_by_nobody_else(party: Party, store: Store) -> None:
    await party.say("/challenge 2", where=GROUP)
    first = await posts.due(store, party.now)
    assert [post.row.kind for post in first] == [PostKind.CARD]
    assert await posts.due(store, party.now) == []
    await posts.sent(store, first[0], 7, party.now)
    assert not await waiting(store, party.now + LEASE)


async def test_a_post_that_was_never_reported_is_taken_again(party: Party, store: Store) -> None:
    await party.say("/challenge 2", where=GROUP)
    first = await posts.due(store, party.now)
    again = await posts.due(store, party.now + LEASE)
    assert [post.row.slot for post in again] == [post.row.slot for post in first]


async def test_a_post_that_failed_waits(party: Party, store: Store) -> None:
    await party.say("/challenge 2", where=GROUP)
    (post,) = await posts.due(store, party.now)
    await posts.later(store, post, party.now + 30)
    assert await posts.due(store, party.now + 29) == []
    (post,) = await posts.due(store, party.now + 30)
    assert post.row.tries == 1
    await posts.never(store, post)
    assert not await waiting(store, party.now + LEASE + 60)


async def test_news_while_the_standings_are_on_their_way(party: Party, store: Store) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA, link)
    await party.win(ANNA)
    party.now += 15
    (post,) = await posts.due(store, party.now)
    assert post.edit is None
    await party.join(BRUNO, link)
    await party.win(BRUNO)
    await posts.sent(store, post, 77, party.now)
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
