"""SQLite's driver with a third of its thread switches.

The driver passes every call to the connection's thread, five for one question: make a cursor,
ask, fetch, close it, and so on. Each is a switch there and back, which on a busy machine costs
far more than SQLite itself. Here all of a question goes in one call.

A cursor is made, used and closed in the connection's thread alone, and never looked at from
outside: whoever asked may be cancelled at any moment while the thread still works (C54).
"""

import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakSet

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.url import URL

FIRST_ROWS = 100
"""Rows that come along with the answer to a question."""

ROWS_AT_A_TIME = 64
"""Rows that are fetched at a time when a cursor is gone through; the driver's own number."""


class QuickCursor(aiosqlite.Cursor):
    """A cursor that has the first rows already; what it tells of a question is a copy."""

    def __init__(self, connection: aiosqlite.Connection, opened: sqlite3.Connection) -> None:
        # Without a cursor of SQLite's: that is made in the thread, by the first question.
        self.iter_chunk_size = ROWS_AT_A_TIME
        self._conn = connection
        self._opened = opened
        self._inner: sqlite3.Cursor | None = None
        self._first: list[Any] = []
        self._more = False
        self._told: tuple[Any, int, int | None] = (None, -1, None)

    async def _in_thread(self, function: Callable[..., Any], *values: Any) -> Any:
        return await self._execute(function, *values)  # type: ignore[no-untyped-call]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "QuickCursor":
        """Ask, and fetch the first rows."""
        answer = await self._in_thread(self._ask, sql, [] if parameters is None else parameters)
        self._first, self._more, self._told = answer
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "QuickCursor":
        """Do something with each row of parameters."""
        self._told = await self._in_thread(self._ask_all, sql, parameters)
        self._first, self._more = [], False
        return self

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows, up to so many."""
        size = 1 if size is None else size
        rows, self._first = self._first[:size], self._first[size:]
        if len(rows) < size and self._more:
            rows += await self._in_thread(self._fetch, size - len(rows))
        return rows

    async def fetchone(self) -> Any:
        """The next row, None if there is none."""
        rows = await self.fetchmany(1)
        return rows[0] if rows else None

    async def fetchall(self) -> list[Any]:
        """All rows that are left."""
        rows, self._first = self._first, []
        if self._more:
            self._more = False
            rows += await self._in_thread(self._fetch, None)
        return rows

    async def close(self) -> None:
        """Nothing is in hand any more; the thread lets go when it comes to it."""
        self._first, self._more = [], False
        self._conn._tx.put_nowait((None, self.let_go))  # noqa: SLF001  as the driver itself does

    @property
    def description(self) -> Any:
        """The columns of the last question."""
        return self._told[0]

    @property
    def rowcount(self) -> int:
        """How many rows the last statement changed."""
        return self._told[1]

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted last."""
        return self._told[2]

    # --- in the thread --------------------------------------------------------------------

    def _ask(self, sql: str, parameters: Any) -> tuple[list[Any], bool, Any]:
        cursor = self._own()
        cursor.execute(sql, parameters)
        rows = cursor.fetchmany(FIRST_ROWS) if cursor.description else []
        more = len(rows) == FIRST_ROWS
        return rows, more, (cursor.description, cursor.rowcount, cursor.lastrowid)

    def _ask_all(self, sql: str, parameters: Any) -> Any:
        cursor = self._own()
        cursor.executemany(sql, parameters)
        return cursor.description, cursor.rowcount, cursor.lastrowid

    def _fetch(self, size: int | None) -> list[Any]:
        cursor = self._own()
        return cursor.fetchall() if size is None else cursor.fetchmany(size)

    def _own(self) -> sqlite3.Cursor:
        if self._inner is None:
            self._inner = self._opened.cursor()
        return self._inner

    def let_go(self) -> None:
        """Close SQLite's cursor; in the thread only."""
        if self._inner is not None:
            self._inner.close()
            self._inner = None


class QuickConnection(aiosqlite.Connection):
    """A connection whose cursors are quick."""

    def cursor(self) -> QuickCursor:  # type: ignore[override]  # used by SQLAlchemy alone
        """A new cursor."""
        return QuickCursor(self, self._conn)


class MemoryConnection(QuickConnection):
    """The one connection to a database in memory, which would be gone with it.

    SQLAlchemy closes a connection whose work was cancelled. This one only takes back what was
    not committed, and is handed out again.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._cursors: WeakSet[QuickCursor] = WeakSet()

    def cursor(self) -> QuickCursor:  # type: ignore[override]  # used by SQLAlchemy alone
        """A new cursor."""
        made = super().cursor()
        self._cursors.add(made)
        return made

    async def close(self) -> None:
        """Take back what was not committed."""
        await self._execute(self._take_back, self._let_go_all())  # type: ignore[no-untyped-call]

    def stop(self) -> None:
        """The same, without waiting."""
        self._tx.put_nowait((None, partial(self._take_back, self._let_go_all())))

    def _let_go_all(self) -> list[QuickCursor]:
        """The cursors of whoever had the connection, which is handed out anew."""
        cursors = list(self._cursors)
        self._cursors.clear()
        return cursors

    def _take_back(self, cursors: list[QuickCursor]) -> None:
        # An open one would forbid what SQLAlchemy does first with a connection.
        for cursor in cursors:
            cursor.let_go()
        self._conn.rollback()

    def end(self) -> None:
        """Close it after all, without waiting."""
        self._running = False
        self._tx.put_nowait((None, self._end))

    def _end(self) -> object:
        self._conn.close()
        self._connection = None
        return _STOP_RUNNING_SENTINEL


class Connector:
    """Makes connections to a URL; transactions are begun by us alone."""

    def __init__(self, dialect: Dialect, url: URL) -> None:
        self._places, options = dialect.create_connect_args(url)
        # SQLAlchemy reads some of a connection's properties from outside its thread.
        self._options = {**options, "check_same_thread": False, "isolation_level": None}
        self._in_memory = self._places == [":memory:"]
        self._kept: MemoryConnection | None = None

    async def __call__(self) -> QuickConnection:
        """A connection, ready for use."""
        if self._kept is not None:
            return self._kept
        kind = MemoryConnection if self._in_memory else QuickConnection
        made = kind(partial(sqlite3.connect, *self._places, **self._options), ROWS_AT_A_TIME)
        # A connection that nobody closed must not keep the program from ending.
        made._thread.daemon = True  # noqa: SLF001  SQLAlchemy does the same
        await made
        if isinstance(made, MemoryConnection):
            self._kept = made
        return made

    def end(self, *_: object) -> None:
        """No connection is wanted any more."""
        if self._kept is not None:
            self._kept.end()
            self._kept = None
