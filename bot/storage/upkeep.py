"""The whole database at once: thin it out, copy it, back it up."""

import asyncio
import contextlib
import os
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

BATCH = 1000
"""Rows that are copied at a time."""


class NotEmpty(StorageError):
    """The database to copy to holds something already; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("The database to copy to is not empty; nothing was changed.")


async def backup(url: str, target: Path) -> None:
    """Write a consistent copy to an SQLite file while others go on writing.

    From PostgreSQL too: `copy_database` leads back. An older backup under that name is
    replaced only when the new one is whole.

    Raises:
        StorageUnavailable: the database cannot be read or the file cannot be written.
    """
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
            await asyncio.to_thread(_finish, part, target)
    finally:
        await source.dispose()
        await asyncio.to_thread(_remove, part)


async def copy_database(source_url: str, target_url: str) -> dict[str, int]:
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
                    copied[table.name] = await _copy_table(table, reading, writing)
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


async def _copy_table(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    if await writing.scalar(select(func.count()).select_from(table)):
        raise NotEmpty
    copied = 0
    key = table.primary_key.columns
    rows = await reading.stream(select(table).order_by(*key))
    async for batch in rows.mappings().partitions(BATCH):
        await writing.execute(insert(table), [dict(row) for row in batch])
        copied += len(batch)
    return copied


async def _last_game(reading: AsyncConnection) -> int:
    """The highest id that a game has or had."""
    games = await reading.scalar(select(func.max(GameRow.id)))
    results = await reading.scalar(select(func.max(ResultRow.game_id)))
    return max(games or 0, results or 0)


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
