"""Bring the tables up to date: with every start, and by `pyramide migrate`."""

import logging
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

import migrations
from bot.storage.database import in_memory, open_engine
from bot.storage.errors import StorageUnavailable, Trouble, connecting
from bot.storage.models import Base

UPGRADE_LOCK = 7_013_028_052
"""Number of the PostgreSQL lock that lets one of several starting replicas migrate."""


async def upgrade(url: str) -> str:
    """Bring the database to this version's tables; gives the revision it has then.

    Raises:
        StorageUnavailable: it cannot be reached or written to.
    """
    return await _run(url, migrations.HEAD)


async def downgrade(url: str, revision: str) -> str:
    """Take the tables back to an earlier revision, or to "base": none at all."""
    return await _run(url, revision, down=True)


async def move_to(url: str, revision: str) -> str:
    """Take the tables to any revision that this version knows, up or down.

    Games, settings and results stay on the way down; what only a later version keeps goes.

    Raises:
        StorageUnavailable: there is no such revision, or the database cannot be used.
    """
    known = revisions()
    if revision not in known:
        raise StorageUnavailable(Trouble.NO_REVISION)
    now = await revision_of(url)
    if now is not None and now not in known:
        raise StorageUnavailable(Trouble.NEWER)
    down = now is not None and known.index(now) > known.index(revision)
    return await _run(url, revision, down=down)


async def revision_of(url: str) -> str | None:
    """The revision that the database has; None if it has no tables of ours."""
    engine = open_engine(url)
    try:
        with connecting():
            async with engine.connect() as connection:
                return await connection.run_sync(read_revision)
    finally:
        await engine.dispose()


def revisions() -> list[str]:
    """Every revision that this version knows, the first one first."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    return [found.revision for found in script.walk_revisions()][::-1]


async def prepare(engine: AsyncEngine, url: str) -> None:
    """What `Store.open` does: nothing if the tables are those of this version.

    A database in memory has no past: its tables are made at once. Another one is brought up to
    date by a connection of its own, which may take the time that it needs.
    """
    async with engine.begin() as connection:
        if in_memory(engine):
            await connection.run_sync(Base.metadata.create_all)
            return
        if await connection.run_sync(read_revision) == migrations.HEAD:
            return
    await upgrade(url)


async def _run(url: str, revision: str, *, down: bool = False) -> str:
    engine = open_engine(url)
    try:
        with connecting():
            async with engine.begin() as connection:
                await connection.run_sync(_migrate, revision, down)
                return await connection.run_sync(read_revision) or "base"
    finally:
        await engine.dispose()


def read_revision(connection: Connection) -> str | None:
    """Found without Alembic, which takes longer to import than all the rest of a start."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if revision is None else str(revision)


def _migrate(connection: Connection, revision: str, down: bool = False) -> None:  # noqa: FBT001, FBT002  run_sync passes positions
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    try:
        if down:
            command.downgrade(config, revision)
        else:
            command.upgrade(config, revision)
    except CommandError:
        # Alembic does not know the revision that the database has.
        raise StorageUnavailable(Trouble.NEWER) from None
