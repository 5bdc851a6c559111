"""The service, counted: what the figures say of requests needs no word in the service itself."""

import asyncio
import contextlib

from bot.hosting.metrics import Metrics
from bot.replies import Reply
from bot.requests import Request
from bot.service.service import Service
from bot.service.table import House
from bot.storage.repository import StorageError, Store

LOOK_EVERY = 300.0
"""Seconds between two looks at what the database holds: they read every row."""


class MeteredService(Service):
    """Answers as the service does, and counts."""

    def __init__(self, store: Store, house: House, metrics: Metrics) -> None:
        super().__init__(store, house)
        self.metrics = metrics

    async def answer(self, request: Request) -> Reply | None:
        """The service's reply."""
        with self.metrics.answering(request) as replied:
            reply = await super().answer(request)
            replied(reply)
            return reply


async def watch_database(store: Store, metrics: Metrics, every: float = LOOK_EVERY) -> None:
    """Look again and again at what the database holds, for ever."""
    while True:
        with contextlib.suppress(StorageError):
            await look(store, metrics)
        await asyncio.sleep(every)


async def look(store: Store, metrics: Metrics) -> None:
    """Tell the figures what the database holds now.

    Raises:
        StorageUnavailable: it cannot be read.
    """
    async with store.read() as work:
        games = await work.count_games()
        active, inactive = await work.count_chats()
    metrics.stored(games, active, inactive)
