"""SQLite's driver with a third of its thread switches.

The driver passes every call to the connection's thread, five for one question: make a cursor,
ask, fetch, close it, and so on. Each is a switch there and back, which on a busy machine costs
far more than SQLite itself. Here asking and the first rows go in one call, and cursors are made
and closed where we are: that takes no time and touches no disk.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import aiosqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.url import URL

FIRST_ROWS = 100
"""Rows that come along with the answer to a question."""

ROWS_AT_A_TIME = 64
"""Rows that are fetched at a time when a cursor is gone through; the driver's own number."""


class QuickCursor(aiosqlite.Cursor):
    """A cursor that has the first rows already."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._first: list[Any] = []
        self._more = False

    async def _in_thread(self, function: Callable[..., Any], *values: Any) -> Any:
        return await self._execute(function, *values)  # type: ignore[no-untyped-call]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "QuickCursor":
        """Ask, and fetch the first rows."""
        self._first = await self._in_thread(
            self._ask, sql, [] if parameters is None else parameters
        )
        self._more = len(self._first) == FIRST_ROWS
        return self

    def _ask(self, sql: str, parameters: Any) -> list[Any]:
        self._cursor.execute(sql, parameters)
        return self._cursor.fetchmany(FIRST_ROWS) if self._cursor.description else []

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows, up to so many."""
        size = self._cursor.arraysize if size is None else size
        rows, self._first = self._first[:size], self._first[size:]
        if len(rows) < size and self._more:
            rows += await self._in_thread(self._cursor.fetchmany, size - len(rows))
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
            rows += await self._in_thread(self._cursor.fetchall)
        return rows

    async def close(self) -> None:
        """Nothing is in hand any more."""
        self._cursor.close()


class QuickConnection(aiosqlite.Connection):
    """A connection whose cursors are quick."""

    def cursor(self) -> QuickCursor:  # type: ignore[override]  # used by SQLAlchemy alone
        """A new cursor."""
        return QuickCursor(self, self._conn.cursor())


def creator(dialect: Dialect, url: URL) -> Callable[[], Awaitable[QuickConnection]]:
    """What makes connections to a URL; transactions are begun by us alone."""
    places, options = dialect.create_connect_args(url)
    # Cursors are made and closed outside the thread that made the connection.
    options = {**options, "check_same_thread": False, "isolation_level": None}
    open_file = partial(sqlite3.connect, *places, **options)

    async def connect() -> QuickConnection:
        connection = QuickConnection(open_file, ROWS_AT_A_TIME)
        # A connection that nobody closed must not keep the program from ending.
        connection._thread.daemon = True  # noqa: SLF001  SQLAlchemy does the same
        await connection
        return connection

    return connect
