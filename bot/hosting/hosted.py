"""The service as it is hosted: the operator's desk in front of it, and counted if wanted.

The service itself needs no word of either.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

from bot.hosting.admin import Desk
from bot.hosting.metrics import Metrics
from bot.replies import Reply
from bot.requests import Request
from bot.service.context import Features
from bot.service.outlet import Outlet
from bot.service.service import Service
from bot.storage.repository import StorageError, Store
from bot.thinking import Thinker

QUEUES_EVERY = 10.0
"""Seconds between two looks at what waits."""

LOOK_EVERY = 300.0
"""Seconds between two looks at what the database holds: they read every row."""


class HostedService(Service):
    """Answers as the service does, unless the desk does, and counts."""

    def __init__(
        self,
        store: Store,
        features: Features,
        *,
        metrics: Metrics | None = None,
        admins: frozenset[int] = frozenset(),
    ) -> None:
        super().__init__(store, features)
        self.metrics = metrics
        self.desk = Desk(store, admins)

    async def answer(self, request: Request, outlet: Outlet | None = None) -> Reply | None:
        """The desk's reply or the service's."""
        if self.metrics is None:
            return await self._reply(request, outlet)
        with self.metrics.answering(request) as replied:
            reply = await self._reply(request, outlet)
            replied(reply)
            return reply

    async def _reply(self, request: Request, outlet: Outlet | None) -> Reply | None:
        if await self.desk.takes(request):
            return await self.desk.answer(request, outlet)
        return await super().answer(request, outlet)


class MeteredThinker(Thinker):
    """Thinks as the thinker does, and takes its time; what it knows already takes none."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    async def _in_worker(self, run: Callable[..., Any], budget: int, slot: int) -> Any:
        started = time.perf_counter()
        try:
            return await super()._in_worker(run, budget, slot)
        finally:
            self._metrics.solved(time.perf_counter() - started)


async def watch_database(store: Store, metrics: Metrics, every: float = LOOK_EVERY) -> None:
    """Look again and again at what the database holds, for ever."""
    while True:
        with contextlib.suppress(StorageError):
            await look(store, metrics)
        await asyncio.sleep(every)


async def watch_queues(store: Store, metrics: Metrics, every: float = QUEUES_EVERY) -> None:
    """Look again and again at what waits in the database, for ever."""
    seen: dict[str, float] = {}
    for name in ("inbox_size", "inbox_age_seconds", "replicas"):
        metrics.watch_queue(name, lambda name=name: seen.get(name, 0.0))  # type: ignore[misc]
    while True:
        with contextlib.suppress(StorageError):
            async with store.read() as work:
                now = await work.now()
                seen["inbox_size"] = await work.inbox.length()
                seen["inbox_age_seconds"] = await work.inbox.age(now)
                seen["replicas"] = max(1, await work.inbox.replicas(now))
        await asyncio.sleep(every)


async def look(store: Store, metrics: Metrics) -> None:
    """Tell the figures what the database holds now.

    Raises:
        StorageUnavailable: it cannot be read.
    """
    async with store.read() as work:
        games = await work.games.count()
        active, inactive = await work.chats.count()
    metrics.stored(games, active, inactive)
