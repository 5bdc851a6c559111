"""Commands for whoever runs the bot: the database's versions, copies and people's data."""

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from bot.errors import PlainError

if TYPE_CHECKING:  # the other commands start faster without a database
    from bot.settings import Settings
    from bot.storage.repository import Store
    from bot.storage.upkeep import Progress

T = TypeVar("T")


def migrate(
    to: Annotated[
        str | None, typer.Option(metavar="REVISION", help="Another revision, earlier ones too.")
    ] = None,
    show: Annotated[bool, typer.Option("--list", help="Show the revisions there are.")] = False,
) -> None:
    """Bring the database to this version's tables; every start does so too."""
    import migrations
    from bot.storage.migrate import move_to, revisions

    if show:
        typer.echo("\n".join(revisions()))
        return
    revision = _done(move_to(_settings().database, to or migrations.HEAD))
    typer.echo(f"The database is at revision {revision}.")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy, an SQLite file.")],
    force: Annotated[bool, typer.Option("--force", help="Replace a file of that name.")] = False,
) -> None:
    """Write a consistent copy of the database, while the bot may be running."""
    from bot.storage import upkeep

    _done(upkeep.backup(_settings().database, file, force=force))
    typer.echo(f"The backup is in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="The backup.")],
    check: Annotated[
        bool, typer.Option("--check", help="Rehearse it with a copy and change nothing.")
    ] = False,
) -> None:
    """Fill the empty database of the settings with a backup, or rehearse that."""
    from bot.storage import upkeep

    if check:
        counted = _done(upkeep.check_backup(file))
        typer.echo(f"It can be restored: {_counted(counted)}.")
        return
    with _progress() as progress:
        copied = _done(upkeep.restore(file, _settings().database, progress))
    typer.echo(f"{_counted(copied)} restored.")


def copy_db(
    source: Annotated[str, typer.Argument(help="URL of the database to read.")],
    target: Annotated[str, typer.Argument(help="URL of an empty database to fill.")],
) -> None:
    """Copy everything from one database to another, SQLite or PostgreSQL."""
    from bot.storage import upkeep

    with _progress() as progress:
        copied = _done(upkeep.copy_database(source, target, progress))
    typer.echo(f"{_counted(copied)} copied.")


def _counted(rows: dict[str, int]) -> str:
    return ", ".join(f"{count} {table}" for table, count in rows.items())


@contextlib.contextmanager
def _progress() -> "Iterator[Progress | None]":
    """A line on a terminal that tells how far it is; nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return

    def tell(table: str, done: int, whole: int) -> None:
        sys.stderr.write(f"\r\x1b[K{table}: {done} of {whole}")
        sys.stderr.flush()

    try:
        yield tell
    finally:
        sys.stderr.write("\r\x1b[K")


def export_user(
    user: Annotated[int, typer.Argument(help="The person's Telegram id.")],
) -> None:
    """Print all that is kept of a person, as JSON."""

    async def run(store: "Store") -> dict[str, Any]:
        async with store.read() as work:
            return await work.people.export(user)

    typer.echo(json.dumps(_with_store(run), ensure_ascii=False, indent=2))


def forget_user(
    user: Annotated[int, typer.Argument(help="The person's Telegram id.")],
) -> None:
    """Remove all that is kept of a person, for good."""

    async def run(store: "Store") -> bool:
        async with store.work() as work:
            return await work.people.forget(user)

    if _with_store(run):
        typer.echo(f"Everything kept of {user} is removed.")
    else:
        typer.echo(f"Nothing was kept of {user}.")


def prune() -> None:
    """Remove games that ended long ago (PYRAMIDE_KEEP_DAYS); their results stay."""

    async def run(store: "Store") -> int:
        return await store.prune(time.time(), _settings().keep_days)

    typer.echo(f"{_with_store(run)} games removed.")


def doctor() -> None:
    """Rehearse `run`: try every setting and part, write nothing, say what to do."""
    from bot.hosting.doctor import Level, rehearse

    findings = asyncio.run(rehearse())
    for finding in findings:
        typer.echo(finding)
    if any(finding.level is Level.FAULT for finding in findings):
        raise typer.Exit(1)


def health() -> None:
    """Ask the bot that runs here whether it is ready; exit code 1 if not."""
    from bot.hosting.probe import missing

    lacks = missing(_settings())
    if lacks:
        _fail(RuntimeError(f"The bot is not ready: {lacks}."))
    typer.echo("The bot is ready.")


def _with_store(run: "Callable[[Store], Awaitable[T]]") -> T:
    from bot.storage.repository import Store

    async def opened() -> T:
        store = await Store.open(_settings().database)
        try:
            return await run(store)
        finally:
            await store.close()

    return _done(opened())


def _done(work: Coroutine[Any, Any, T]) -> T:
    """Run it; a fault of the database ends the program with its sentence."""
    try:
        return asyncio.run(work)
    except PlainError as error:
        _fail(error)


def _settings() -> "Settings":
    from bot.settings import load_settings

    try:
        return load_settings()
    except PlainError as error:
        _fail(error)


def _fail(error: Exception) -> NoReturn:
    typer.echo(str(error), err=True)
    raise typer.Exit(1) from None
