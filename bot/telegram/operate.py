"""What runs beside the bot for whoever operates it: figures, chores, and other replicas."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from telegram.request import BaseRequest

from bot.hosting.backups import back_up_today
from bot.hosting.chores import keep_tidy
from bot.hosting.hosted import HostedService, MeteredThinker, watch_database, watch_queues
from bot.hosting.metrics import Metrics
from bot.hosting.notify import signs_of_life, status
from bot.hosting.waiting import DatabaseWatch
from bot.service.context import Features
from bot.service.service import Service
from bot.settings import Settings
from bot.storage.repository import Store
from bot.telegram.app import App, http
from bot.telegram.logs import log
from bot.telegram.send.metered import MeteredRequest
from bot.thinking import Thinker

BACKUP_EVERY = 900.0
"""Seconds between two looks at whether the day's backup is there."""


def metrics_of(settings: Settings) -> Metrics | None:
    """The figures, if they are wanted.

    Raises:
        BadSettings: their library is not installed.
    """
    return Metrics() if settings.metrics_listen else None


def service_of(
    settings: Settings, store: Store, features: Features, metrics: Metrics | None
) -> Service:
    """The service with the operator's desk, counted if there are figures."""
    return HostedService(store, features, metrics=metrics, admins=settings.admins)


def thinker_of(metrics: Metrics | None) -> Thinker:
    """The solver, its time taken if there are figures."""
    return Thinker() if metrics is None else MeteredThinker(metrics)


def requests_of(metrics: Metrics | None) -> tuple[BaseRequest, BaseRequest] | None:
    """The library's connections, counted if there are figures; None for the usual ones."""
    if metrics is None:
        return None
    return MeteredRequest(http(), metrics), MeteredRequest(http(connections=1), metrics)


@contextlib.asynccontextmanager
async def operated(
    settings: Settings, store: Store, app: App, metrics: Metrics | None
) -> AsyncIterator[None]:
    """Keep everything beside the bot going.

    Raises:
        BadSettings: the address for the figures cannot be used.
    """
    async with contextlib.AsyncExitStack() as stack:
        watch = DatabaseWatch(store, status)
        await stack.enter_async_context(_going(watch.run()))
        await stack.enter_async_context(_going(signs_of_life()))
        if settings.backup_folder is not None:
            await stack.enter_async_context(_going(_daily_backups(settings, store)))
        if metrics is not None:
            metrics.watch_database(lambda: watch.away)
            metrics.watch_sender(lambda: app.sender.waiting)
            app.pictures.drawn = metrics.drawn
            metrics.watch_receiving(lambda: app.receiving)
            end = metrics.serve(settings.metrics_listen)
            stack.push_async_callback(asyncio.to_thread, end)
            await stack.enter_async_context(_going(watch_database(store, metrics)))
            await stack.enter_async_context(_going(watch_queues(store, metrics)))
        await stack.enter_async_context(_going(keep_tidy(store, settings.keep_days)))
        yield


async def _daily_backups(settings: Settings, store: Store) -> None:
    folder = settings.backup_folder
    if folder is None:
        return
    holder = f"backup-{secrets.token_hex(8)}"
    while True:
        keep, now = settings.backup_keep, time.time()
        await back_up_today(store, settings.database, folder, keep, at=now, holder=holder)
        await asyncio.sleep(BACKUP_EVERY)


def shares(settings: Settings) -> bool:
    """True if other processes may serve the same bot: called by Telegram, one database server."""
    return bool(settings.webhook_url) and settings.database.startswith("postgresql")


@contextlib.asynccontextmanager
async def _going(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something that goes on for ever, until we leave."""
    task = asyncio.create_task(work)
    task.add_done_callback(_told)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _told(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.failure("ended by itself", error)
