"""A backup a day, if a folder for them is named: written whole, and the oldest ones removed."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.errors import StorageUnavailable, Trouble
from bot.storage.repository import StorageError, Store
from bot.storage.upkeep import backup

PATTERN = "pyramide-????-??-??.sqlite"
"""The names of scheduled backups; files of other names in the folder are left alone."""

_log = logging.getLogger("pyramide.hosting")


def file_of_day(folder: Path, at: float) -> Path:
    """The backup of a day (UTC)."""
    return folder / f"pyramide-{datetime.fromtimestamp(at, UTC):%Y-%m-%d}.sqlite"


async def back_up_today(
    store: Store, url: str, folder: Path, keep: int, *, at: float, holder: str
) -> bool:
    """Write today's backup unless it is there or another process writes it; True if written."""
    target = file_of_day(folder, at)
    if await asyncio.to_thread(target.exists):
        return False
    try:
        async with store.work() as work:
            if not await work.claims.take("backup", holder, at, 3600.0):
                return False
        await backup(url, target)
    except StorageUnavailable as error:
        if error.trouble is Trouble.TAKEN:
            return False
        _log.error("no backup written: %s", error)
        return False
    except StorageError as error:
        _log.error("no backup written: %s", error)
        return False
    await asyncio.to_thread(_remove_old, folder, keep)
    _log.info("backup written file=%s", target.name)
    return True


def _remove_old(folder: Path, keep: int) -> None:
    for old in sorted(folder.glob(PATTERN))[:-keep]:
        old.unlink(missing_ok=True)
