"""Updates shared by replicas: stored once, in order within a chat, and never with a dead one."""

import asyncio

import pytest

from bot.storage import inbox
from bot.storage.repository import Store, StoredUpdate

NOW = 1_000_000.0


def update(number: int, chat: int = 5) -> StoredUpdate:
    return StoredUpdate(number, chat, f'{{"update_id": {number}}}')


async def receive(store: Store, me: str, *updates: StoredUpdate, at: float = NOW) -> list[bool]:
    async with store.work() as work:
        await work.inbox.receive(updates, at)
        return [await work.inbox.claim(item.chat, me, at) for item in updates]


async def ours(store: Store, me: str | None, in_hand: tuple[int, ...] = ()) -> list[int]:
    """The updates that we would hand out, by chat."""
    async with store.read() as work:
        found = []
        for chat in sorted(await work.inbox.chats(me)):
            found += [item.id for item in await work.inbox.of_chat(chat, in_hand, 100)]
        return found


async def beat(store: Store, me: str, at: float = NOW) -> int:
    async with store.work() as work:
        return await work.inbox.beat(me, at)


@pytest.fixture
async def shared(store: Store) -> Store:
    """Two living replicas, a and b."""
    assert [await beat(store, "a"), await beat(store, "b")] == [1, 2]
    return store


async def test_the_first_to_get_a_chats_update_has_the_chat(shared: Store) -> None:
    assert await receive(shared, "a", update(1)) == [True]
    assert await receive(shared, "b", update(2), update(3, chat=6)) == [False, True]
    assert await ours(shared, "b") == [3]
    assert await ours(shared, "a") == [1, 2]


async def test_updates_are_stored_once_and_come_in_order_c18(shared: Store) -> None:
    await receive(shared, "a", update(7), update(3), update(5), update(7))
    await receive(shared, "a", update(5))
    assert await ours(shared, "a") == [3, 5, 7]
    assert await ours(shared, "a", in_hand=(3, 7)) == [5]
    async with shared.work() as work:
        await work.inbox.finish([3, 5])
    assert await ours(shared, "a") == [7]


async def test_an_update_leaves_in_the_transaction_that_handles_it(shared: Store) -> None:
    await receive(shared, "a", update(7), update(8))
    with pytest.raises(FileNotFoundError):
        await handled(shared, 7, fails=True)
    assert await ours(shared, "a") == [7, 8]
    await handled(shared, 7)
    assert await ours(shared, "a") == [8]


async def handled(store: Store, number: int, *, fails: bool = False) -> None:
    async with store.work() as work:
        assert await work.inbox.first_time(number, NOW)
        if fails:
            raise FileNotFoundError


async def test_one_process_alone_has_every_chat(store: Store) -> None:
    async with store.work() as work:
        await work.inbox.receive([update(1), update(2, chat=6), update(3)], NOW)
        assert await work.inbox.chats(None) == {5: 2, 6: 1}
    assert await ours(store, None) == [1, 3, 2]


async def test_an_update_that_kills_the_bot_is_given_up(store: Store) -> None:
    async with store.work() as work:
        await work.inbox.receive([update(1), update(2, chat=6)], NOW)
        for _ in range(inbox.MOST_LIVES - 1):
            assert await work.inbox.survived([5]) == []
        assert await work.inbox.survived([6]) == []
        assert await work.inbox.survived() == [1]
    assert await ours(store, None) == [2]


async def test_the_update_comes_back_as_it_was(shared: Store) -> None:
    item = StoredUpdate(9, -100, '{"update_id": 9, "text": "10♣ «è»\\u202e"}')
    await receive(shared, "a", item)
    async with shared.read() as work:
        assert await work.inbox.of_chat(-100, (), 10) == [item]


async def test_a_dead_replicas_work_is_taken_over(shared: Store) -> None:
    await receive(shared, "a", update(1), update(2))
    assert await ours(shared, "a") == [1, 2]
    later = NOW + inbox.SILENT + 1
    assert await beat(shared, "b", later) == 1
    async with shared.work() as work:
        assert await work.inbox.claim_orphans("b", later, 10) == [5]
    assert await ours(shared, "b") == [1, 2]
    assert await ours(shared, "a") == []


async def test_a_living_replica_keeps_its_chat(shared: Store) -> None:
    await receive(shared, "a", update(1))
    async with shared.work() as work:
        assert not await work.inbox.claim(5, "b", NOW + 1)
        assert await work.inbox.claim_orphans("b", NOW + 1, 10) == []
    assert await ours(shared, "b") == []


async def test_a_quiet_chat_is_anyones(shared: Store) -> None:
    await receive(shared, "a", update(1))
    later = NOW + inbox.QUIET + 1
    await beat(shared, "a", later)
    async with shared.work() as work:
        await work.inbox.keep([5], "a", NOW + 10)
        assert not await work.inbox.claim(5, "b", later), "there was work left in it"
        await work.inbox.forget_quiet(later)
        assert not await work.inbox.claim(5, "b", later)
        await work.inbox.keep([5], "b", later), "not b's to keep"
        await beat_in(work, later + 20)
        assert await work.inbox.claim(5, "b", later + 20)


async def beat_in(work: object, at: float) -> None:
    from bot.storage.repository import Work

    assert isinstance(work, Work)
    await work.inbox.beat("a", at)


async def test_one_that_leaves_hands_over_at_once(shared: Store) -> None:
    await receive(shared, "a", update(1), update(2, chat=6))
    assert await ours(shared, "a") == [1, 2]
    async with shared.work() as work:
        await work.inbox.finish([1])
        await work.inbox.leave("a")
    assert await beat(shared, "b") == 1
    async with shared.work() as work:
        assert await work.inbox.claim_orphans("b", NOW, 10) == [6]
    assert await ours(shared, "b") == [2]


async def test_what_is_long_gone_is_forgotten(shared: Store) -> None:
    await receive(shared, "a", update(1))
    later = NOW + 2 * inbox.QUIET + inbox.FORGET_REPLICA + 1
    async with shared.work() as work:
        await work.inbox.forget_quiet(later)
        assert await work.inbox.beat("c", NOW) == 1
        assert await work.inbox.claim(5, "c", NOW)


async def test_many_replicas_at_once_share_without_loss_or_double(process_url: str) -> None:
    """Each update is received by some replica, and handed out to exactly one."""
    names = ["a", "b", "c", "d"]
    stores = [await Store.open(process_url) for _ in names]
    for name, store in zip(names, stores, strict=True):
        await beat(store, name)
    handed: dict[int, str] = {}
    chats: dict[str, list[int]] = {}

    async def take(name: str, store: Store) -> None:
        mine = tuple(number for number, holder in handed.items() if holder == name)
        for taken in await ours(store, name, in_hand=mine):
            assert taken not in handed
            handed[taken] = name
            chats.setdefault(name, []).append(taken // 4 % 3)

    async def run(number: int) -> None:
        name, store = names[number], stores[number]
        for step in range(10):
            item = update(step * 4 + number, chat=step % 3)
            await receive(store, name, item)
            await take(name, store)

    await asyncio.gather(*(run(number) for number in range(4)))
    for name, store in zip(names, stores, strict=True):
        await take(name, store)
        await store.close()
    assert sorted(handed) == list(range(40))
    owners = [(chat, name) for name, seen in chats.items() for chat in set(seen)]
    assert len(owners) == len({chat for chat, _ in owners}), "a chat has one replica"
