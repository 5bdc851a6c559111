"""A database that cannot: one sentence each, nothing half done, and it recovers."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage import database
from bot.storage.repository import StorageUnavailable, Store, StoredGame, Trouble

HOME = Where(5)
LINE = "PY1-N-AAAAAAS"

# Runs with a quota on the size of files, plays until the disk is full, then without it again.
FILL = """
import asyncio, resource, sys
from dataclasses import replace
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import StorageUnavailable, Store

async def main(url):
    store = await Store.open(url)
    async with store.work() as work:
        await work.chats.get(Where(5), "it")
        game = await work.games.add(Where(5), 5, "PY1-N-AAAAAAS", 1.0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
    done, trouble = 0, None
    while trouble is None:
        try:
            async with store.work() as work:
                await work.inbox.first_time(done, 1.0)
                longer = replace(game, line=game.line + " d" * 2000, hints=done + 1)
                saved = await save_game(work, longer)
            done, game = done + 1, saved
        except StorageUnavailable as error:
            trouble = error.trouble.value
    async with store.read() as work:
        assert (await work.games.get(game.id)).hints == done
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    async with store.work() as work:
        assert await work.inbox.first_time(done, 1.0)
        await save_game(work, replace(game, hints=done + 1))
    await store.close()
    print(trouble, done)

asyncio.run(main(sys.argv[1]))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pyramide.sqlite"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def started(store: Store) -> StoredGame:
    async with store.work() as work:
        await work.chats.get(HOME, "it")
        return await work.games.add(HOME, 5, LINE, 1.0)


async def played(store: Store, game: StoredGame) -> None:
    async with store.work() as work:
        await work.inbox.first_time(1, 1.0)
        await save_game(work, replace(game, hints=1))


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_busy_is_a_sentence_and_passes_c21(path: Path, quick: None) -> None:
    store = await Store.open(url_of(path))
    game = await started(store)
    with locked(path):
        with pytest.raises(StorageUnavailable, match="The database is busy") as caught:
            await played(store, game)
        async with store.read() as work:
            assert await work.games.get(game.id) == game
    assert caught.value.trouble is Trouble.BUSY
    await played(store, game)
    await store.close()


async def test_a_full_disk_is_a_sentence_and_passes(path: Path) -> None:
    store = await Store.open(url_of(path))
    game = await started(store)
    async with store.work() as work:
        await work.session.execute(text("PRAGMA max_page_count = 1"))
    with pytest.raises(StorageUnavailable, match="disk of the database is full") as caught:
        await played(store, replace(game, line=LINE + " d" * 9000))
    assert caught.value.trouble is Trouble.FULL
    async with store.work() as work:
        assert await work.games.get(game.id) == game
        assert await work.inbox.first_time(1, 1.0)
        await work.session.execute(text("PRAGMA max_page_count = 100000"))
    await store.close()


def test_a_quota_that_is_reached_in_play_loses_nothing(path: Path, tmp_path: Path) -> None:
    script = tmp_path / "fill.py"
    script.write_text(FILL)
    output = subprocess.run(
        [sys.executable, str(script), url_of(path)],
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    trouble, done = output.split()
    assert trouble == "full"
    assert int(done) > 1
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY


async def test_a_database_that_can_only_be_read(path: Path) -> None:
    store = await Store.open(url_of(path))
    game = await started(store)
    await store.close()
    store = await Store.open(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    with pytest.raises(StorageUnavailable, match="can only be read") as caught:
        await played(store, game)
    assert caught.value.trouble is Trouble.READ_ONLY
    with pytest.raises(StorageUnavailable):
        await store.check()
    async with store.read() as work:
        assert await work.games.get(game.id) == game
    await store.close()


async def test_the_health_probe_writes(store: Store) -> None:
    await store.check()
    await store.check()


async def test_a_damaged_file_is_a_sentence(path: Path) -> None:
    store = await Store.open(url_of(path))
    await started(store)
    await store.close()
    pages = bytearray(path.read_bytes())  # noqa: ASYNC240  a small file
    pages[4096:] = b"\xff" * (len(pages) - 4096)
    path.write_bytes(pages)  # noqa: ASYNC240
    with pytest.raises(StorageUnavailable) as caught:
        await Store.open(url_of(path))
    assert caught.value.trouble is Trouble.DAMAGED


async def test_work_that_is_cancelled_leaves_nothing_behind(store: Store) -> None:
    begun = asyncio.Event()

    async def slow() -> None:
        async with store.work() as work:
            await work.inbox.first_time(1, 1.0)
            begun.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(slow())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.work() as work:
        assert await work.inbox.first_time(1, 1.0)


async def test_errors_of_the_caller_pass_as_they_are(store: Store) -> None:
    async def failing() -> None:
        async with store.work():
            raise FileNotFoundError

    with pytest.raises(FileNotFoundError):
        await failing()
