"""What has to be done now and then while the bot runs."""

import asyncio
import logging
import time

from bot.storage.repository import StorageError, Store

EVERY = 3600.0
"""Seconds between two rounds."""

_log = logging.getLogger("pyramide.hosting")


async def keep_tidy(store: Store, keep_days: int, every: float = EVERY) -> None:
    """Remove what has had its time, for ever; several replicas may do so at once."""
    while True:
        try:
            removed = await store.prune(time.time(), keep_days)
        except StorageError as error:
            _log.warning("not tidied: %s", error)
        else:
            if removed:
                _log.info("tidied games=%d", removed)
        await asyncio.sleep(every)
