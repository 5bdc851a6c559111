"""What can go wrong with the database, each as one sentence."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from enum import Enum

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.errors import PlainError


class Trouble(Enum):
    """Why the database could not serve."""

    BUSY = "busy"
    FULL = "full"
    READ_ONLY = "read-only"
    UNREACHABLE = "unreachable"
    DAMAGED = "damaged"
    OUTDATED = "outdated"
    NEWER = "newer"
    FOREIGN = "foreign"
    NO_RIGHTS = "no-rights"
    NO_ENTRY = "no-entry"
    NO_DATABASE = "no-database"
    NO_HOST = "no-host"
    STARTING = "starting"
    BAD_URL = "bad-url"
    NO_DRIVER = "no-driver"
    NO_BACKUP = "no-backup"
    TAKEN = "taken"
    NO_PLACE = "no-place"
    BAD_BACKUP = "bad-backup"
    NO_REVISION = "no-revision"
    FAILED = "failed"


SENTENCES = {
    Trouble.BUSY: "The database is busy; nothing was changed, try again in a moment.",
    Trouble.FULL: "The disk of the database is full; nothing was changed.",
    Trouble.READ_ONLY: "The database can only be read; nothing was changed.",
    Trouble.UNREACHABLE: "The database cannot be reached; check PYRAMIDE_DATABASE_URL.",
    Trouble.DAMAGED: "The database file is damaged or is no database; restore a backup.",
    Trouble.OUTDATED: "The database has no tables of this version; run `pyramide migrate`.",
    Trouble.NEWER: (
        "The database belongs to a later version: install that one, or restore a backup."
    ),
    Trouble.FOREIGN: (
        "The database has tables of another program; give PYRAMIDE_DATABASE_URL one of its own."
    ),
    Trouble.NO_RIGHTS: (
        "The database does not let its user make or change the tables: "
        "make that user the owner of the database."
    ),
    Trouble.NO_ENTRY: (
        "The database does not accept the user or the password of PYRAMIDE_DATABASE_URL."
    ),
    Trouble.NO_DATABASE: (
        "The server has no database of that name: make it with createdb, "
        "or mend PYRAMIDE_DATABASE_URL."
    ),
    Trouble.NO_HOST: "The database's host is not known; check PYRAMIDE_DATABASE_URL.",
    Trouble.STARTING: "The database is starting or stopping; try again in a moment.",
    Trouble.BAD_URL: (
        "PYRAMIDE_DATABASE_URL should start with sqlite+aiosqlite:/// or postgresql+asyncpg://."
    ),
    Trouble.NO_DRIVER: "PostgreSQL needs its driver: pip install 'pyramide[postgresql]'.",
    Trouble.NO_BACKUP: "The backup cannot be written there; the database is as it was.",
    Trouble.TAKEN: "There is something under that name already; --force replaces it.",
    Trouble.NO_PLACE: "That is no place for a file: name a file in a folder.",
    Trouble.BAD_BACKUP: "The backup cannot be read or is not whole; use another one.",
    Trouble.NO_REVISION: "This version knows no such revision; `pyramide migrate --list` has all.",
    Trouble.FAILED: "The database refused an operation; nothing was changed.",
}


PASSING = frozenset(
    {
        Trouble.BUSY,
        Trouble.FULL,
        Trouble.READ_ONLY,
        Trouble.UNREACHABLE,
        Trouble.NO_HOST,
        Trouble.STARTING,
    }
)
"""What may pass without anybody's doing: worth waiting for, at a start and in play."""


class StorageError(PlainError):
    """Anything that this room raises."""


class StorageUnavailable(StorageError):
    """The database could not do it and nothing was changed; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(SENTENCES[trouble])
        self.trouble = trouble


class StaleGame(StorageError):
    """The game was changed by someone else since it was read; nothing was changed."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"Game {game_id} has moved on since it was read.")
        self.game_id = game_id


_STATES = {
    "28000": Trouble.NO_ENTRY,
    "28P01": Trouble.NO_ENTRY,
    "3D000": Trouble.NO_DATABASE,
    "42501": Trouble.NO_RIGHTS,
    "57P01": Trouble.STARTING,
    "57P02": Trouble.STARTING,
    "57P03": Trouble.STARTING,
    "53100": Trouble.FULL,
    "53300": Trouble.BUSY,
    "25006": Trouble.READ_ONLY,
}
"""PostgreSQL's codes, which say more than its texts do, and in every language."""

# Parts of the drivers' texts, in lower case; the first that is found decides.
_SIGNS = (
    ("database or disk is full", Trouble.FULL),
    ("no space left", Trouble.FULL),
    ("could not extend file", Trouble.FULL),
    ("readonly database", Trouble.READ_ONLY),
    ("read-only transaction", Trouble.READ_ONLY),
    ("database is locked", Trouble.BUSY),
    ("database table is locked", Trouble.BUSY),
    ("deadlock detected", Trouble.BUSY),
    ("could not obtain lock", Trouble.BUSY),
    ("lock timeout", Trouble.BUSY),
    ("statement timeout", Trouble.BUSY),
    ("not serialize access", Trouble.BUSY),
    ("too many clients", Trouble.BUSY),
    ("remaining connection slots", Trouble.BUSY),
    ("not a database", Trouble.DAMAGED),
    ("malformed", Trouble.DAMAGED),
    ("unable to open database file", Trouble.UNREACHABLE),
    ("no such table", Trouble.OUTDATED),
    ("no such column", Trouble.OUTDATED),
    ("does not exist", Trouble.OUTDATED),
    ("connection", Trouble.UNREACHABLE),
    # A full disk shows as a failed write to the log or its index.
    ("disk i/o error", Trouble.FULL),
)


def trouble_of(error: DBAPIError) -> Trouble:
    """What an error of a driver means."""
    by_state = _STATES.get(str(_state(error.orig)))
    if by_state is not None:
        return by_state
    text = str(error.orig).lower()
    for sign, trouble in _SIGNS:
        if sign in text:
            return trouble
    lost = error.connection_invalidated or isinstance(error, OperationalError)
    return Trouble.UNREACHABLE if lost else Trouble.FAILED


def _state(error: BaseException | None) -> str | None:
    """PostgreSQL's code of an error, or of what caused it."""
    while error is not None:
        state = getattr(error, "sqlstate", None)
        if isinstance(state, str):
            return state
        error = error.__cause__
    return None


def _is_cancelled() -> bool:
    """True if somebody wants the current task to end."""
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return False
    return task is not None and task.cancelling() > 0


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Errors of the database come out as `StorageUnavailable`; others as they are.

    What a driver makes of being cancelled is still a cancellation (C54).
    """
    try:
        yield
    except DBAPIError as error:
        if _is_cancelled():
            raise asyncio.CancelledError from error
        raise StorageUnavailable(trouble_of(error)) from error
    except PoolTimeout as error:
        raise StorageUnavailable(Trouble.BUSY) from error
    except TimeoutError as error:
        # The driver of PostgreSQL has waited for an answer for as long as it may.
        raise StorageUnavailable(Trouble.UNREACHABLE) from error


@contextlib.contextmanager
def connecting() -> Iterator[None]:
    """The same while a connection is made: there the network's own errors come out too."""
    try:
        with translated():
            yield
    except socket.gaierror as error:
        raise StorageUnavailable(Trouble.NO_HOST) from error
    except OSError as error:
        raise StorageUnavailable(Trouble.UNREACHABLE) from error
    except Exception as error:
        # The driver of PostgreSQL refuses a connection with errors of its own.
        state = _state(error)
        if state is None:
            raise
        raise StorageUnavailable(_STATES.get(state, Trouble.UNREACHABLE)) from error
