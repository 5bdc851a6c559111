"""A look at a database that changes nothing in it: for the doctor, before a start.

An SQLite file is opened read-only, and not even its log is touched; PostgreSQL is asked in
a transaction that may only read. What the next start would do is told, not done.
"""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.database import in_memory, is_sqlite, open_engine, snapshot
from bot.storage.errors import StorageUnavailable, Trouble, connecting
from bot.storage.migrate import read_revision, revisions

HEADER = b"SQLite format 3\0"
PATIENCE = 5.0
"""Seconds that PostgreSQL may take for one look."""


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen.

    kind      "SQLite" or "PostgreSQL", with the server's version
    revision  of its tables; None if it has none yet
    behind    migrations that the next start would run
    clock     the server's clock in Unix seconds; None for a file
    free      bytes free on the disk of a file; None for a server
    """

    kind: str
    revision: str | None
    behind: int
    clock: float | None = None
    free: int | None = None


async def look(url: str) -> Look:
    """Look at the database of a URL.

    Raises:
        StorageUnavailable: a start could not use it; the sentence says why.
    """
    engine = open_engine(url, make_folder=False)
    try:
        if not is_sqlite(engine):
            async with asyncio.timeout(PATIENCE):
                return await _server(engine)
        if in_memory(engine):
            return Look("SQLite in memory, lost at the end", None, 0)
        return await asyncio.to_thread(_file, Path(make_url(url).database or ""))
    except TimeoutError:
        raise StorageUnavailable(Trouble.UNREACHABLE) from None
    finally:
        await engine.dispose()


def _behind(revision: str | None) -> int:
    """How many migrations are to come.

    Raises:
        StorageUnavailable: the revision is a later version's.
    """
    known = revisions()
    if revision is None:
        return len(known)
    if revision not in known:
        raise StorageUnavailable(Trouble.NEWER)
    return len(known) - 1 - known.index(revision)


# --- a file -------------------------------------------------------------------------------


def _file(path: Path) -> Look:
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir() or path.is_dir():
        raise StorageUnavailable(Trouble.UNREACHABLE)
    if not os.access(folder, os.W_OK) or os.statvfs(folder).f_flag & os.ST_RDONLY:
        raise StorageUnavailable(Trouble.READ_ONLY)
    free = shutil.disk_usage(folder).free
    if free == 0:
        raise StorageUnavailable(Trouble.FULL)
    if not path.exists() or path.stat().st_size == 0:
        return Look("SQLite", None, _behind(None), free=free)
    if not os.access(path, os.W_OK):
        raise StorageUnavailable(Trouble.READ_ONLY)
    revision = _read_file(path)
    return Look("SQLite", revision, _behind(revision), free=free)


def _read_file(path: Path) -> str | None:
    """The revision of a file.

    Raises:
        StorageUnavailable: it is damaged, or no database of ours.
    """
    with path.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            raise StorageUnavailable(Trouble.DAMAGED)
    # Without a log beside it nobody writes: SQLite may leave every other file alone, too.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?{mode}", uri=True)) as connection:
            return _revision_in(connection)
    except sqlite3.DatabaseError as error:
        busy = "locked" in str(error)
        raise StorageUnavailable(Trouble.BUSY if busy else Trouble.DAMAGED) from None


def _revision_in(connection: sqlite3.Connection) -> str | None:
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if "alembic_version" not in names:
        if names:
            raise StorageUnavailable(Trouble.FOREIGN)
        return None
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StorageUnavailable(Trouble.DAMAGED)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


# --- a server -----------------------------------------------------------------------------


async def _server(engine: AsyncEngine) -> Look:
    with connecting():
        async with snapshot(engine) as connection:
            return await connection.run_sync(_seen)


def _seen(connection: Connection) -> Look:
    version, clock, standby, read_only, make = connection.execute(
        text(
            "SELECT current_setting('server_version'), extract(epoch FROM clock_timestamp()), "
            "pg_is_in_recovery(), current_setting('default_transaction_read_only')::bool, "
            "has_schema_privilege(current_schema(), 'CREATE')"
        )
    ).one()
    if standby or read_only:
        raise StorageUnavailable(Trouble.READ_ONLY)
    revision = read_revision(connection)
    behind = _behind(revision)
    if behind and not make:
        raise StorageUnavailable(Trouble.NO_RIGHTS)
    if revision is not None:
        _need_rights(connection)
    elif inspect(connection).get_table_names():
        raise StorageUnavailable(Trouble.FOREIGN)
    return Look(f"PostgreSQL {version.split()[0]}", revision, behind, clock=float(clock))


def _need_rights(connection: Connection) -> None:
    """Every table of ours must be ours to read and to write."""
    lacking = connection.scalar(
        text(
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND NOT "
            "has_table_privilege(format('%I.%I', schemaname, tablename), "
            "'SELECT, INSERT, UPDATE, DELETE')"
        )
    )
    if lacking:
        raise StorageUnavailable(Trouble.NO_RIGHTS)
