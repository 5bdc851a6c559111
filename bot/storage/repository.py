"""The door of this room: a `Store`, and `Work`, one transaction with all that it can do."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from bot.storage.chats import ChatWork
from bot.storage.database import READS, in_memory, is_sqlite, open_engine
from bot.storage.errors import (
    StaleGame,
    StorageError,
    StorageUnavailable,
    Trouble,
    connecting,
    translated,
)
from bot.storage.games import GameWork
from bot.storage.migrate import prepare
from bot.storage.people import PeopleWork
from bot.storage.records import Result, StoredChat, StoredGame, StoredPlayer

__all__ = [
    "Result",
    "StaleGame",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredChat",
    "StoredGame",
    "StoredPlayer",
    "Trouble",
    "Work",
]


class Work(ChatWork, GameWork, PeopleWork):
    """What can be done in one transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session


class Store:
    """The database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer. Here they queue in order, without polling; other processes
        # are waited for by the busy time-out. One connection in memory is one transaction.
        self._turn: asyncio.Lock | None = asyncio.Lock() if is_sqlite(engine) else None
        self._read_turn = self._turn if in_memory(engine) else None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the database and bring its tables up to date.

        Raises:
            StorageUnavailable: it cannot be reached, or is no database of ours.
        """
        engine = open_engine(url)
        try:
            with connecting():
                await prepare(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def work(self) -> AsyncIterator[Work]:
        """One transaction that may write: committed on leaving, undone on any error.

        Raises:
            StorageUnavailable: the database cannot do it; nothing was changed.
        """
        async with (
            self._turn or contextlib.nullcontext(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
        ):
            with connecting():
                await session.connection()
            with translated():
                yield Work(session)
                await session.commit()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[Work]:
        """One transaction that only reads, beside a writer; nothing done in it is kept."""
        async with (
            self._read_turn or contextlib.nullcontext(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
        ):
            with connecting():
                await session.connection(execution_options={READS: True})
            with translated():
                yield Work(session)

    async def check(self) -> None:
        """Write nothing, but prove that it could be done: for a health probe.

        Raises:
            StorageUnavailable: the database cannot be written to.
        """
        async with self.work() as work:
            await work.session.execute(text("UPDATE updates SET at = at WHERE id = -1"))
