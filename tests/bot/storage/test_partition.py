"""C58: a replica that is cut off from PostgreSQL holds nobody up for longer than its own takeover.

And the other way round: it does not wait for ever for a server that does not answer.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from bot.requests import Where
from bot.storage import database, inbox
from bot.storage.errors import PASSING
from bot.storage.repository import StorageUnavailable, Store, Trouble

HOME = Where(5)


async def _setting(store: Store, name: str) -> float:
    """A time-out of a connection, in seconds."""
    async with store.read() as work:
        question = text("SELECT setting::int FROM pg_settings WHERE name = :name")
        return float((await work.session.execute(question, {"name": name})).scalar_one()) / 1000


async def test_every_time_out_is_shorter_than_the_takeover(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    statement = await _setting(store, "statement_timeout")
    idle = await _setting(store, "idle_in_transaction_session_timeout")
    assert 0 < await _setting(store, "lock_timeout") < statement
    assert idle > 0
    assert statement + idle < inbox.SILENT, "a statement, and then nothing more"
    await store.close()
    assert database.ANSWER_SECONDS < inbox.SILENT
    assert database.TCP_SECONDS < inbox.SILENT


async def test_what_a_silent_replica_had_locked_is_free_before_it_counts_as_dead(
    postgresql_url: str,
) -> None:
    """It is there for the server, says nothing more, and has the chat's row."""
    silent, other = await Store.open(postgresql_url), await Store.open(postgresql_url)
    async with other.work() as work:
        await work.chats.get(HOME, "en")
    locked = asyncio.Event()

    async def lock() -> None:
        async with silent.work() as work:
            await work.chats.get(HOME, "en")
            locked.set()
            await asyncio.sleep(60)

    holding = asyncio.create_task(lock())
    await locked.wait()
    begun, refused = time.monotonic(), 0
    while True:
        try:
            async with other.work() as work:
                await work.chats.get(HOME, "en")
            break
        except StorageUnavailable as error:
            assert error.trouble in PASSING
            refused += 1
    assert refused, "it was locked"
    assert time.monotonic() - begun < inbox.SILENT
    holding.cancel()
    await asyncio.gather(holding, return_exceptions=True)
    await silent.close()
    await other.close()


class Line:
    """A TCP line to the server's socket that can go dead: open, and nothing comes through."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._pumps: set[asyncio.Task[None]] = set()
        self.dead = False

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            server.close()
            for pump in self._pumps:
                pump.cancel()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(self._target))
        for source, sink in ((reader, back), (there, writer)):
            self._pumps.add(asyncio.create_task(self._pump(source, sink)))

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            while self.dead:  # noqa: ASYNC110  as a lost packet: nobody is told
                await asyncio.sleep(0.01)
            sink.write(data)
        sink.close()


@contextlib.asynccontextmanager
async def by_tcp(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A line to the server and the URL by way of it."""
    parsed = make_url(url)
    line = Line(Path(str(parsed.query["host"])) / ".s.PGSQL.5432")
    async with line.open() as port:
        tcp = parsed.set(host="127.0.0.1", port=port, query={"ssl": "disable"})
        yield line, tcp.render_as_string(hide_password=False)


async def test_a_server_that_does_not_answer_is_given_up(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", 0.4)
    async with by_tcp(postgresql_url) as (line, url):
        store = await Store.open(url)
        line.dead = True
        for _ in range(2):
            begun = time.monotonic()
            with pytest.raises(StorageUnavailable) as caught:
                await store.check()
            assert caught.value.trouble is Trouble.UNREACHABLE
            assert time.monotonic() - begun < 5
        line.dead = False
        await store.check()
        await store.close()


async def test_cut_off_in_the_middle_of_a_transaction(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one cut off is told; the other one has the chat; nothing of the first was kept."""
    monkeypatch.setattr(database, "ANSWER_SECONDS", 0.4)
    async with by_tcp(postgresql_url) as (line, url):
        cut, other = await Store.open(url), await Store.open(postgresql_url)
        async with other.work() as work:
            await work.chats.get(HOME, "en")
        begun = time.monotonic()

        async def handle() -> None:
            async with cut.work() as work:
                await work.chats.get(HOME, "en")
                assert await work.inbox.first_time(7, 1.0)
                line.dead = True
                await work.probe()

        with pytest.raises(StorageUnavailable) as caught:
            await handle()
        assert caught.value.trouble is Trouble.UNREACHABLE
        while True:
            try:
                async with other.work() as work:
                    await work.chats.get(HOME, "en")
                    assert await work.inbox.first_time(7, 1.0)
                break
            except StorageUnavailable as error:
                assert error.trouble in PASSING
        assert time.monotonic() - begun < inbox.SILENT
        line.dead = False
        await cut.check()
        await cut.close()
        await other.close()
