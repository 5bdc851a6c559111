"""Work that is cancelled ends as cancelled, at whatever moment, and leaves nothing behind (C54)."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.requests import Where
from bot.storage.repository import StorageError, Store

TIMES = 2000
LINE = "PY1-N-AAAAAAS"


@pytest.fixture
async def busy_store(store: Store) -> Store:
    async with store.work() as work:
        for number in range(300):
            await work.inbox.first_time(number + 1, 1.0)
    return store


async def _work(store: Store, number: int) -> None:
    async with store.work() as work:
        await work.inbox.first_time(10_000 + number, 1.0)
        await work.chats.get(Where(5), "it")
        game = await work.games.add(Where(5), 5, LINE, 1.0)
        await work.games.get(game.id)
        await work.inbox.chats(None)


async def _read(store: Store) -> None:
    from sqlalchemy import text

    async with store.read() as work:
        # More rows than come with the first answer.
        found = (await work.session.scalars(text("SELECT id FROM updates"))).all()
        assert len(found) >= 300


@pytest.mark.slow
async def test_no_cancellation_is_swallowed(busy_store: Store) -> None:
    chance = random.Random(54)
    loop = asyncio.get_running_loop()
    swallowed: list[str] = []
    cancelled = 0
    for number in range(TIMES):
        work = _read(busy_store) if number % 3 == 0 else _work(busy_store, number)
        task = asyncio.create_task(work)
        pause = chance.uniform(0.0, 0.006)
        begun = loop.time()
        # Turn by turn: a timer would wake too late to hit the moments in between.
        while loop.time() - begun < pause and not task.done():  # noqa: ASYNC110
            await asyncio.sleep(0)
        asked = task.cancel()
        done, _ = await asyncio.wait({task}, timeout=30)
        assert done, f"hangs after cancellation {number}"
        if task.cancelled():
            cancelled += 1
        elif asked:
            swallowed.append(repr(task.exception()))
        else:
            assert not isinstance(task.exception(), StorageError)
    assert swallowed == []
    assert cancelled > TIMES // 10
    # Everything still works, and no transaction was left open.
    await _work(busy_store, TIMES)
    async with busy_store.read() as work:
        assert await work.inbox.length() == 0


async def test_a_store_whose_thread_hangs_is_closed_in_bounded_time(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    import threading

    release = threading.Event()
    task = asyncio.create_task(_stuck(store, release))
    await asyncio.sleep(0.2)
    begun = asyncio.get_running_loop().time()
    await store.close()
    assert asyncio.get_running_loop().time() - begun < 5
    release.set()
    await asyncio.gather(task, return_exceptions=True)


async def _stuck(store: Store, release: object) -> None:
    async with store.work() as work:
        connection = await work.session.connection()
        raw = await connection.get_raw_connection()
        driver = raw.driver_connection
        assert driver is not None
        await driver._execute(release.wait)  # type: ignore[attr-defined]
