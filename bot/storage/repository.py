"""The door of this room: a `Store`, and `Work`, one transaction with all that it can do."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from bot.background import end, within
from bot.storage.chats import ChatWork
from bot.storage.claims import ClaimWork
from bot.storage.contests import ContestWork
from bot.storage.database import (
    READS,
    in_memory,
    insert_or_update,
    is_sqlite,
    open_engine,
    time_of,
)
from bot.storage.deeds import DeedWork
from bot.storage.errors import (
    StaleGame,
    StorageError,
    StorageUnavailable,
    Trouble,
    connecting,
    translated,
)
from bot.storage.files import FileWork
from bot.storage.games import GameWork
from bot.storage.inbox import InboxWork, StoredUpdate
from bot.storage.judged import JudgedWork
from bot.storage.leaders import LeaderWork
from bot.storage.migrate import prepare
from bot.storage.models import UpdateRow
from bot.storage.notices import NoticeWork
from bot.storage.outbox import OutboxWork, StoredItem
from bot.storage.pages import PageWork
from bot.storage.people import PeopleWork
from bot.storage.posts import PostWork
from bot.storage.questions import QuestionWork
from bot.storage.records import Result, StoredChat, StoredGame, StoredPlayer

__all__ = [
    "Result",
    "StaleGame",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredChat",
    "StoredGame",
    "StoredItem",
    "StoredPlayer",
    "StoredUpdate",
    "Trouble",
    "Work",
]

PROBE = -1

SESSION_KEPT = 2 * 86400.0
"""Seconds that a page's session is kept after its end: longer than its proof is good for."""

CLOSE_WITHIN = 3.0
"""Seconds that closing every connection may take."""

_log = logging.getLogger("pyramide.storage")

PRUNE_BATCH = 500
"""Games removed in one transaction: others do not wait long."""


class Work:
    """What can be done in one transaction, a namespace for each kind of record."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session
        self.chats = ChatWork(session)
        self.claims = ClaimWork(session)
        self.contests = ContestWork(session)
        self.deeds = DeedWork(session)
        self.files = FileWork(session)
        self.games = GameWork(session)
        self.inbox = InboxWork(session)
        self.judged = JudgedWork(session)
        self.leaders = LeaderWork(session)
        self.notices = NoticeWork(session)
        self.outbox = OutboxWork(session)
        self.pages = PageWork(session)
        self.people = PeopleWork(session)
        self.posts = PostWork(session)
        self.questions = QuestionWork(session)

    async def now(self) -> float:
        """Unix seconds by the database's clock: for whatever several processes agree on (C59)."""
        return await time_of(self.session)

    async def probe(self) -> None:
        """Write a row that means nothing; no update has a negative id."""
        await insert_or_update(self.session, UpdateRow, {"id": PROBE, "at": 0.0}, "id")


class Store:
    """The database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer. Here they queue in order, without polling; other processes
        # are waited for by the busy time-out. One connection in memory is one transaction.
        self._turn: asyncio.Lock | None = asyncio.Lock() if is_sqlite(engine) else None
        self._read_turn = self._turn if in_memory(engine) else None
        self._closing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the database and bring its tables up to date.

        Raises:
            StorageUnavailable: it cannot be reached, or is no database of ours.
        """
        engine = open_engine(url, serving=True)
        try:
            with connecting():
                await prepare(engine, url)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Close every connection; what hangs is left behind after a few seconds."""
        await end(self._closing, patience=1.0)
        await within(CLOSE_WITHIN, self.engine.dispose(), "closing the database")

    @contextlib.asynccontextmanager
    async def work(self) -> AsyncIterator[Work]:
        """One transaction that may write: committed on leaving, undone on any error.

        Raises:
            StorageUnavailable: the database cannot do it; nothing was changed.
        """
        async with self._session(self._turn) as session:
            with connecting():
                await session.connection()
            with translated():
                yield Work(session)
                await session.commit()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[Work]:
        """One transaction that only reads, beside a writer; nothing done in it is kept."""
        async with self._session(self._read_turn) as session:
            with connecting():
                await session.connection(execution_options={READS: True})
            with translated():
                yield Work(session)

    @contextlib.asynccontextmanager
    async def _session(self, turn: asyncio.Lock | None) -> AsyncIterator[AsyncSession]:
        """A session in its turn; the next one's turn comes when this one is really closed.

        Whoever used it may be cancelled meanwhile, and need not wait for that.
        """
        if turn is not None:
            await turn.acquire()
        session = AsyncSession(self.engine, expire_on_commit=False)
        try:
            yield session
        finally:
            closing = asyncio.get_running_loop().create_task(session.close())
            self._closing.add(closing)
            closing.add_done_callback(lambda task: self._closed(task, turn))
            await asyncio.shield(closing)

    def _closed(self, closing: asyncio.Task[None], turn: asyncio.Lock | None) -> None:
        self._closing.discard(closing)
        if turn is not None:
            turn.release()
        if not closing.cancelled() and closing.exception() is not None:
            _log.warning("a session was not closed well", exc_info=closing.exception())

    async def check(self) -> None:
        """Prove that the database can be written to: for a health probe.

        Raises:
            StorageUnavailable: it cannot.
        """
        async with self.work() as work:
            await work.probe()

    async def prune(self, at: float, keep_days: int) -> int:
        """Remove what has had its time; gives the number of games removed.

        Games that ended more than `keep_days` days before `at` go and their results stay;
        answered updates are forgotten after 48 hours. Each step is a short transaction.
        """
        async with self.work() as work:
            await work.inbox.prune(at)
            await work.questions.prune(at)
            await work.pages.prune(at - SESSION_KEPT)
        removed = 0
        while True:
            async with self.work() as work:
                count = await work.games.prune(at - keep_days * 86400.0, PRUNE_BATCH)
            removed += count
            if count < PRUNE_BATCH:
                return removed
