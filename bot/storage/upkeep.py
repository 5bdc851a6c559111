"""The whole database at once: copied, backed up, and brought back."""

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import migrations
from bot.storage import migrate
from bot.storage.database import (
    continue_numbers,
    copy_file,
    file_of,
    open_engine,
    snapshot,
)
from bot.storage.errors import StorageError, StorageUnavailable, Trouble, connecting
from bot.storage.models import Base, GameRow, ResultRow
from engine.errors import PyramidError
from engine.game import parse_game

BATCH = 1000
"""Rows that are copied at a time."""


class NotEmpty(StorageError):
    """The database to copy to holds something already; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("The database to copy to is not empty; nothing was changed.")


Progress = Callable[[str, int, int], None]
"""Told the table, the rows copied so far, and all of its rows."""


async def backup(url: str, target: Path, *, force: bool = False) -> None:
    """Write a consistent copy to an SQLite file while others go on writing.

    From PostgreSQL too: `restore` leads back. What is under that name already stays unless
    `force`, and then goes only when the new one is whole. Devices are never written to (C62).

    Raises:
        StorageUnavailable: the database cannot be read, the file cannot be written, or there
            is something under its name.
    """
    await asyncio.to_thread(_need_place, target, force)
    part = target.with_name(f"{target.name}.part")
    source = open_engine(url)
    try:
        with connecting():
            await _require_current(source)
            await asyncio.to_thread(_make_room, part)
            name = file_of(source)
            if name is not None:
                await asyncio.to_thread(copy_file, name, part)
            else:
                await copy_database(url, f"sqlite+aiosqlite:///{part}")
            await asyncio.to_thread(_need_place, target, force)
            await asyncio.to_thread(_finish, part, target)
    finally:
        await source.dispose()
        await asyncio.to_thread(_remove, part)


async def check_backup(file: Path) -> dict[str, int]:
    """Rehearse a restore with a copy of a backup; gives rows by table. Changes nothing.

    The copy is brought to this version's tables, and every game in it is replayed.

    Raises:
        StorageUnavailable: it could not be restored.
    """
    with tempfile.TemporaryDirectory(prefix="pyramide-") as folder:
        copy = Path(folder) / "backup.sqlite"
        await asyncio.to_thread(_copy_backup, file, copy)
        url = f"sqlite+aiosqlite:///{copy}"
        await migrate.upgrade(url)
        engine = open_engine(url)
        try:
            with connecting():
                async with snapshot(engine) as reading:
                    await _replay_all(reading)
                    return {
                        table.name: await _count(table, reading)
                        for table in Base.metadata.sorted_tables
                    }
        finally:
            await engine.dispose()


async def restore(file: Path, url: str, progress: Progress | None = None) -> dict[str, int]:
    """Fill an empty database with a backup; gives rows by table.

    Raises:
        NotEmpty: the database has rows already.
        StorageUnavailable: the backup or the database cannot be used.
    """
    await check_backup(file)
    with tempfile.TemporaryDirectory(prefix="pyramide-") as folder:
        copy = Path(folder) / "backup.sqlite"
        await asyncio.to_thread(_copy_backup, file, copy)
        source = f"sqlite+aiosqlite:///{copy}"
        await migrate.upgrade(source)
        return await copy_database(source, url, progress)


async def copy_database(
    source_url: str, target_url: str, progress: Progress | None = None
) -> dict[str, int]:
    """Copy every row to an empty database of either kind; gives rows by table.

    The source is read as it is at one moment. The target is filled in one transaction: it
    has everything or nothing.

    Raises:
        NotEmpty: the target has rows.
        StorageUnavailable: one of the two cannot be used.
    """
    source, target = open_engine(source_url), open_engine(target_url)
    try:
        with connecting():
            await _require_current(source)
            await migrate.upgrade(target_url)
            async with snapshot(source) as reading, target.begin() as writing:
                copied = {}
                for table in Base.metadata.sorted_tables:
                    copied[table.name] = await _copy_table(table, reading, writing, progress)
                last = await _last_game(reading)
                await continue_numbers(writing, last)
                return copied
    finally:
        await source.dispose()
        await target.dispose()


async def _require_current(engine: AsyncEngine) -> None:
    """A copy of another version's tables would fit nowhere."""
    name = file_of(engine)
    if name is not None and not await asyncio.to_thread(Path(name).exists):
        raise StorageUnavailable(Trouble.UNREACHABLE)
    async with engine.connect() as connection:
        revision = await connection.run_sync(migrate.read_revision)
    if revision != migrations.HEAD:
        raise StorageUnavailable(Trouble.OUTDATED)


async def _count(table: Table, connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _replay_all(connection: AsyncConnection) -> None:
    """Replay every game: a line that cannot be replayed is a backup that is not whole."""
    rows = await connection.stream_scalars(select(GameRow.line))
    async for line in rows:
        try:
            await asyncio.to_thread(parse_game, line)
        except PyramidError:
            raise StorageUnavailable(Trouble.BAD_BACKUP) from None


async def _copy_table(
    table: Table, reading: AsyncConnection, writing: AsyncConnection, progress: Progress | None
) -> int:
    if await _count(table, writing):
        raise NotEmpty
    copied, whole = 0, await _count(table, reading) if progress else 0
    key = table.primary_key.columns
    rows = await reading.stream(select(table).order_by(*key))
    async for batch in rows.mappings().partitions(BATCH):
        await writing.execute(insert(table), [dict(row) for row in batch])
        copied += len(batch)
        if progress is not None:
            progress(table.name, copied, whole)
    return copied


async def _last_game(reading: AsyncConnection) -> int:
    """The highest id that a game has or had."""
    games = await reading.scalar(select(func.max(GameRow.id)))
    results = await reading.scalar(select(func.max(ResultRow.game_id)))
    return max(games or 0, results or 0)


def _need_place(target: Path, force: bool) -> None:  # noqa: FBT001  to_thread passes positions
    """See that a file may be written under a name.

    Raises:
        StorageUnavailable: it is no place for a file, or it is taken.
    """
    if target.is_dir() or (target.exists() and not target.is_file()):
        raise StorageUnavailable(Trouble.NO_PLACE)
    if target.exists() and not force:
        raise StorageUnavailable(Trouble.TAKEN)


def _copy_backup(file: Path, copy: Path) -> None:
    """Copy a backup as a database, whole.

    Raises:
        StorageUnavailable: it is no whole SQLite file.
    """
    if not file.is_file():
        raise StorageUnavailable(Trouble.BAD_BACKUP)
    try:
        copy_file(str(file), copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            whole = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    except (sqlite3.Error, StorageUnavailable):
        raise StorageUnavailable(Trouble.BAD_BACKUP) from None
    if not whole or "alembic_version" not in names:
        raise StorageUnavailable(Trouble.BAD_BACKUP)


def _make_room(part: Path) -> None:
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        _remove(part)
    except OSError:
        raise StorageUnavailable(Trouble.NO_BACKUP) from None


def _finish(part: Path, target: Path) -> None:
    """Put the whole backup under its name, safely on disk."""
    try:
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except OSError:
        raise StorageUnavailable(Trouble.NO_BACKUP) from None


def _remove(part: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(FileNotFoundError, NotADirectoryError):
            part.with_name(part.name + suffix).unlink()
