"""Replicas share updates: stored before Telegram is told, in order, and none is lost with one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.hosting import replica as replica_module
from bot.hosting.replica import Replica, chat_of
from bot.storage import inbox
from bot.storage.repository import StorageUnavailable, Store, Trouble

Json = dict[str, Any]


def update(number: int, chat: int = 5) -> Json:
    return {"update_id": number, "message": {"message_id": 1, "chat": {"id": chat}}}


class Handled:
    """What a bot got, in order; it ends each update when it is told to, or at once."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.updates: list[int] = []
        self.futures: dict[int, asyncio.Future[None]] = {}

    def __call__(self, raw: Json) -> asyncio.Future[None]:
        number = raw["update_id"]
        self.updates.append(number)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.futures[number] = done
        if self.at_once:
            done.set_result(None)
        return done


@pytest.fixture(params=["file", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@asynccontextmanager
async def running(store: Store, handled: Handled, **more: Any) -> AsyncIterator[Replica]:
    replica = Replica(store, handled, **more)
    task = asyncio.create_task(replica.run())
    try:
        await until(lambda: replica.living > 0)
        yield replica
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


async def left(store: Store, count: int) -> bool:
    """Whether so many updates are in the inbox."""
    async with store.read() as work:
        return await work.session.scalar(text("SELECT count(*) FROM inbox")) == count


async def test_an_update_is_stored_handled_and_removed(store: Store) -> None:
    handled = Handled()
    async with running(store, handled) as replica:
        for number in (3, 1, 2):
            await replica.feed(update(number))
        await replica.feed(update(2))
        await until(lambda: len(handled.updates) >= 3 and not replica._open)
        await until(lambda: left(store, 0))
    assert sorted(set(handled.updates)) == [1, 2, 3]


async def test_the_chats_replica_gets_what_another_one_stored(store: Store) -> None:
    here, there = Handled(), Handled()
    async with running(store, here) as a, running(store, there) as b:
        await a.feed(update(1))
        await until(lambda: here.updates == [1])
        for number in range(2, 10):
            await (a if number % 2 else b).feed(update(number))
        await until(lambda: len(here.updates) == 9)
        await b.feed(update(10, chat=6))
        await until(lambda: there.updates == [10])
    assert here.updates == list(range(1, 10)), "in order"


async def test_what_a_dead_replica_had_in_hand_is_handled_by_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENT", 0.4)
    monkeypatch.setattr(replica_module, "BEAT_EVERY", 0.1)
    stuck, fine = Handled(at_once=False), Handled()
    async with running(store, fine) as survivor:
        async with running(store, stuck) as dies:
            await dies.feed(update(1))
            await dies.feed(update(2))
            await until(lambda: stuck.updates == [1, 2])
            stuck.futures[1].set_result(None)
            await until(lambda: left(store, 1))
        await until(lambda: fine.updates == [2])
        await until(lambda: survivor.living == 1)


async def test_one_that_leaves_hands_over_what_it_did_not_do(store: Store) -> None:
    stuck, fine = Handled(at_once=False), Handled()
    async with running(store, stuck) as leaving:
        await leaving.feed(update(1))
        await leaving.feed(update(2))
        await until(lambda: stuck.updates == [1, 2])
        # The bot stops: one update is done, the other one is not taken any more.
        stuck.futures[1].set_result(None)
        stuck.futures[2].cancel()
        await asyncio.sleep(0)
    await leaving.leave()
    async with running(store, fine):
        await until(lambda: fine.updates == [2])


async def test_the_number_of_replicas_is_told(store: Store) -> None:
    told: list[int] = []
    async with running(store, Handled(), counted=told.append):
        async with running(store, Handled()) as other:
            await until(lambda: told == [1, 2])
        await other.leave()
        await until(lambda: told == [1, 2, 1])


async def test_an_update_that_cannot_be_stored_has_to_come_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    replica = Replica(store, Handled())

    def broken() -> None:
        raise StorageUnavailable(Trouble.FULL)

    monkeypatch.setattr(store, "work", broken)
    with pytest.raises(asyncio.CancelledError):
        await replica.feed(update(1))


async def test_a_database_that_fails_for_a_while_is_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled = Handled()
    async with running(store, handled) as replica:
        with monkeypatch.context() as broken:

            def fails() -> None:
                raise StorageUnavailable(Trouble.UNREACHABLE)

            broken.setattr(store, "work", fails)
            replica._news.set()
            await asyncio.sleep(0.1)
        await replica.feed(update(1))
        await until(lambda: handled.updates == [1])


@pytest.mark.parametrize(
    ("raw", "chat"),
    [
        (update(1, -100), -100),
        (
            {"update_id": 1, "callback_query": {"from": {"id": 7}, "message": {"chat": {"id": 8}}}},
            8,
        ),
        ({"update_id": 1, "callback_query": {"from": {"id": 7}}}, 7),
        ({"update_id": 1, "inline_query": {"from": {"id": 7}, "query": ""}}, 7),
        ({"update_id": 1, "my_chat_member": {"chat": {"id": -5}, "from": {"id": 7}}}, -5),
        ({"update_id": 1, "poll": {"id": "x"}}, 0),
        ({"update_id": 1}, 0),
    ],
)
def test_the_chat_of_an_update(raw: Json, chat: int) -> None:
    assert chat_of(raw) == chat
