"""The database may be away when the bot starts, and go away while it plays: both pass."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.storage.errors import PASSING, StorageUnavailable, Trouble
from bot.storage.repository import StorageError, Store

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0
"""Seconds between two tries, doubled each time up to the longest."""

REMIND_EVERY = 300.0
"""Seconds after which it is said again that the bot still waits."""

LOOK_EVERY = 5.0
"""Seconds between two looks at a database in use."""

_log = logging.getLogger("pyramide.hosting")


async def open_store(url: str, stopped: asyncio.Event, tell: Callable[[str], None]) -> Store | None:
    """Open the database, waiting for it while it is away; None if `stopped` was set first.

    What keeps it away is logged once, not with every try; `tell` gets it in a few words for
    whoever looks at the process.

    Raises:
        StorageUnavailable: waiting would not help: a wrong password, another program's tables.
    """
    pause, said_at, said = FIRST_PAUSE, float("-inf"), None
    while not stopped.is_set():
        try:
            store = await Store.open(url)
        except StorageUnavailable as error:
            if not _may_pass(error.trouble, url):
                raise
            now = time.monotonic()
            if error.trouble is not said or now - said_at >= REMIND_EVERY:
                _log.warning("waiting for the database: %s", error)
                tell(f"waiting for the database ({error.trouble.value})")
                said, said_at = error.trouble, now
            await _sleep(pause, stopped)
            pause = min(pause * 2, LONGEST_PAUSE)
        else:
            if said is not None:
                _log.info("the database is there")
            return store
    return None


def _may_pass(trouble: Trouble, url: str) -> bool:
    """A file that cannot be reached is a wrong path, not a server that starts later."""
    return trouble in PASSING and not (trouble is Trouble.UNREACHABLE and url.startswith("sqlite"))


async def _sleep(seconds: float, stopped: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopped.wait()
    except TimeoutError:
        pass


class DatabaseWatch:
    """Looks at the database now and then, and says once that it went and once that it is back.

    `away` is True from a look that failed to one that did not.
    """

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        self._store = store
        self._tell = tell
        self._since: float | None = None

    @property
    def away(self) -> bool:
        """True while the database cannot be used."""
        return self._since is not None

    async def run(self, every: float = LOOK_EVERY) -> None:
        """Look for ever."""
        while True:
            await self.look()
            await asyncio.sleep(every)

    async def look(self) -> None:
        """Look once."""
        try:
            await self._store.check()
        except StorageError as error:
            if self._since is None:
                self._since = time.monotonic()
                _log.error("the database is away: %s", error)
                self._tell("the database is away")
            return
        if self._since is not None:
            seconds, self._since = time.monotonic() - self._since, None
            _log.warning("the database is back after %.0f seconds", seconds)
            self._tell("playing")
