"""The engine behind a URL, and all that SQLite and PostgreSQL do not share."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, event, make_url, text
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.sql.dml import Insert

from bot.storage.errors import StorageUnavailable, Trouble
from bot.storage.models import Base
from bot.storage.quick import Connector

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert as PostgresqlInsert

BUSY_SECONDS = 5.0
"""How long a writer waits for another one before `StorageUnavailable` (busy)."""

LOCK_SECONDS, STATEMENT_SECONDS, IDLE_SECONDS = 2.0, 2.5, 3.0
"""On PostgreSQL: how long a serving replica waits for a lock, for a whole statement, and may leave
a transaction alone. One that is cut off in the middle of any holds its locks no longer than the
last two together, less than the six seconds after which others take over its chats (C58)."""

ANSWER_SECONDS = 4.0
"""How long a replica waits for the server's answer before it takes the connection for dead."""

TCP_SECONDS = 5.0
"""How long the server tries to get bytes to a replica that does not take them."""

POOL_SIZE = 10
"""Connections kept open; PostgreSQL's replicas share its limit, 100 by default."""

READS = "pyramide_reads"
"""Execution option of a connection that will not write."""


def open_engine(url: str, *, make_folder: bool = True, serving: bool = False) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:` or `postgresql+asyncpg:`.

    The folder of an SQLite file is made if it is not there, unless told not to. One that is
    `serving` players gives up soon what hangs; upkeep (migrations, copies) takes its time.

    Raises:
        StorageUnavailable: the URL cannot be read or the folder cannot be made.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StorageUnavailable(Trouble.BAD_URL) from None
    if parsed.drivername == "sqlite+aiosqlite":
        if (
            make_folder
            and parsed.database
            and not parsed.database.startswith((":memory:", "file:"))
        ):
            _make_folder(Path(parsed.database).parent)
        dialect = parsed.get_dialect()()
        connector = Connector(dialect, parsed)
        engine = create_async_engine(url, async_creator=connector)
        event.listen(engine.sync_engine, "engine_disposed", connector.end)
        event.listen(engine.sync_engine, "before_cursor_execute", _clean, retval=True)
        event.listen(engine.sync_engine, "connect", _on_connect)
        event.listen(engine.sync_engine, "begin", _on_begin)
        return engine
    if parsed.drivername == "postgresql+asyncpg":
        if find_spec("asyncpg") is None:
            raise StorageUnavailable(Trouble.NO_DRIVER)
        engine = create_async_engine(
            url,
            pool_size=POOL_SIZE,
            max_overflow=POOL_SIZE,
            pool_timeout=BUSY_SECONDS,
            pool_pre_ping=True,
            connect_args={
                "timeout": ANSWER_SECONDS,
                "command_timeout": ANSWER_SECONDS if serving else None,
                "server_settings": {
                    "application_name": "pyramide",
                    "tcp_keepalives_idle": "2",
                    "tcp_keepalives_interval": "1",
                    "tcp_keepalives_count": "3",
                    "tcp_user_timeout": _milliseconds(TCP_SECONDS),
                    **(_hurry() if serving else {}),
                },
            },
        )
        event.listen(engine.sync_engine, "before_cursor_execute", _clean, retval=True)
        return engine
    raise StorageUnavailable(Trouble.BAD_URL)


def _hurry() -> dict[str, str]:
    """What the server ends by itself, so that a replica that is cut off holds nobody up."""
    return {
        "lock_timeout": _milliseconds(LOCK_SECONDS),
        "statement_timeout": _milliseconds(STATEMENT_SECONDS),
        "idle_in_transaction_session_timeout": _milliseconds(IDLE_SECONDS),
    }


def _milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise StorageUnavailable(Trouble.UNREACHABLE) from None


def _on_connect(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    try:
        # First of all: every later statement may have to wait.
        cursor.execute(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.execute("PRAGMA foreign_keys = ON")
    finally:
        cursor.close()


def _clean(
    _connection: Connection,
    _cursor: object,
    statement: str,
    parameters: Any,
    _context: object,
    _executemany: bool,  # noqa: FBT001
) -> tuple[str, Any]:
    """Take out what a database cannot keep: people write it, or their devices do."""
    # Several rows in one INSERT come as one flat list, though they count as many.
    if isinstance(parameters, list) and all(isinstance(row, tuple | dict) for row in parameters):
        return statement, [_cleaned(row) for row in parameters]
    return statement, _cleaned(parameters)


def _cleaned(row: Any) -> Any:
    if isinstance(row, dict):
        return {name: _kept(value) for name, value in row.items()}
    return tuple(_kept(value) for value in row)


def _kept(value: Any) -> Any:
    """A text without NUL, which PostgreSQL refuses, and halves of characters, which both do."""
    if not isinstance(value, str):
        return value
    value = value.replace("\0", "")
    return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")


def _on_begin(connection: Connection) -> None:
    """Take the write lock first: a read that turns to a write later would lose updates."""
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def is_sqlite(engine: AsyncEngine) -> bool:
    """True for SQLite, where one writer at a time is all there is."""
    return engine.dialect.name == "sqlite"


def in_memory(engine: AsyncEngine) -> bool:
    """True if all share one connection, and so one transaction."""
    return is_sqlite(engine) and engine.url.database in (None, "", ":memory:")


def _insert(session: AsyncSession, table: type[Base]) -> "SqliteInsert | PostgresqlInsert":
    """The statement in the words of the database: only those know what to do on a conflict."""
    if session.get_bind().dialect.name == "sqlite":
        return sqlite_insert(table)
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert

    return postgresql_insert(table)


async def time_of(session: AsyncSession) -> float:
    """Unix seconds by the database's clock: the same for all who share it, whatever theirs say."""
    question = "SELECT extract(epoch FROM clock_timestamp())"
    if session.get_bind().dialect.name == "sqlite":
        question = "SELECT (julianday('now') - 2440587.5) * 86400.0"
    return float((await session.execute(text(question))).scalar_one())


async def insert_new(
    session: AsyncSession, table: type[Base], values: dict[str, Any], *key: str
) -> bool:
    """Insert a row unless one with the same key is there; True if it was inserted.

    On PostgreSQL this waits for a transaction that is inserting the same key.
    """
    statement = _insert(session, table).values(values)
    return await _done(session, statement.on_conflict_do_nothing(index_elements=key))


async def insert_all_new(
    session: AsyncSession, table: type[Base], rows: list[dict[str, Any]], *key: str
) -> None:
    """Insert rows, but for those whose key is there; give them in the order of their keys."""
    if rows:
        statement = _insert(session, table).values(rows)
        await session.execute(statement.on_conflict_do_nothing(index_elements=key))


async def insert_or_update(
    session: AsyncSession, table: type[Base], values: dict[str, Any], *key: str
) -> None:
    """Insert a row, or give the one with the same key these values."""
    new = {name: value for name, value in values.items() if name not in key}
    statement = _insert(session, table).values(values)
    await session.execute(statement.on_conflict_do_update(index_elements=key, set_=new))


async def insert_or_change(
    session: AsyncSession,
    table: type[Base],
    values: dict[str, Any],
    change: dict[str, Any],
    key: str,
) -> None:
    """Insert a row, or change the one with the same key; `change` may tell of its old values."""
    statement = _insert(session, table).values(values)
    await session.execute(statement.on_conflict_do_update(index_elements=[key], set_=change))


async def take_over(
    session: AsyncSession,
    table: type[Base],
    values: dict[str, Any],
    key: str,
    free: ColumnElement[bool],
) -> bool:
    """Insert a row, or change the one with the same key if it is `free`; True if done."""
    new = {name: value for name, value in values.items() if name != key}
    statement = _insert(session, table).values(values)
    return await _done(
        session, statement.on_conflict_do_update(index_elements=[key], set_=new, where=free)
    )


async def _done(session: AsyncSession, statement: Insert) -> bool:
    result = await session.execute(statement)
    return bool(getattr(result, "rowcount", 0))


def file_of(engine: AsyncEngine) -> str | None:
    """The path of an SQLite file; None for PostgreSQL and for a database in memory."""
    if not is_sqlite(engine) or in_memory(engine):
        return None
    return engine.url.database


def copy_file(name: str, target: Path) -> None:
    """Copy an SQLite file as it is at one moment; others go on reading and writing.

    Raises:
        StorageUnavailable: the copy cannot be written.
    """
    try:
        with contextlib.closing(sqlite3.connect(name, timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error:
        raise StorageUnavailable(Trouble.NO_BACKUP) from None


@contextlib.asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is at one moment, and never writes."""
    async with engine.connect() as connection:
        if is_sqlite(engine):
            await connection.execution_options(**{READS: True})
        else:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


async def continue_numbers(connection: AsyncConnection, last_game: int) -> None:
    """After rows were inserted with their ids: go on counting after the highest.

    `last_game` is the highest id that a game had, though that game may be gone.
    """
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'games'")
        await connection.exec_driver_sql(
            "INSERT INTO sqlite_sequence (name, seq) VALUES ('games', ?)", (last_game,)
        )
        return
    for table, last in (
        ("games", str(last_game)),
        ("chats", "(SELECT max(id) FROM chats)"),
        ("outbox", "(SELECT max(id) FROM outbox)"),
    ):
        await connection.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), greatest({last}, 1))"
        )
