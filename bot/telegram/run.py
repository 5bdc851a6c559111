"""`pyramide run`: the bot with its settings, from the start to the stop signal."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from importlib import metadata
from urllib.parse import urlsplit

from aiohttp.web import AbstractRouteDef

from bot.background import end_process_within, stop_signal
from bot.guard import Guard
from bot.hosting.heap import share_heap
from bot.hosting.notify import notify, status
from bot.hosting.waiting import open_store
from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.service import Service
from bot.settings import BadSettings, Settings, split_address, unknown_names
from bot.storage.repository import Store
from bot.telegram.app import App, Options
from bot.telegram.logs import log, set_up_logging
from bot.telegram.operate import (
    metrics_of,
    operated,
    requests_of,
    service_of,
    shares,
    thinker_of,
)
from bot.telegram.receive.guard import Guards, open_guards
from bot.telegram.receive.web import Web, secret_of
from bot.telegram.send.limits import UNLIMITED, Allowance
from bot.voice import can_hear, can_speak
from bot.voice.worker import DEFAULT_MODEL, VoiceWorker
from bot.web.door import TELEGRAM, Door
from bot.web.pages import Pages, Parts
from render.themes import THEMES

STOP_WITHIN = 4.5
"""Seconds from the stop signal to the end of the process, whatever hangs (C54)."""


async def run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises:
        BadSettings: the token is missing or not accepted, or an address cannot be used.
        StorageUnavailable: the database cannot be opened.
    """
    token = settings.require_token()
    share_heap()
    hidden = (token, settings.database, _hook_secret(settings, token))
    set_up_logging(settings.log_level, hidden, as_json=settings.log_format == "json")
    stopped = stop_signal(partial(end_process_within, STOP_WITHIN))
    metrics = metrics_of(settings)
    log.info("pyramide", version=metadata.version("pyramide"), **_installation(settings))
    for name, nearest in unknown_names().items():
        log.warning("no such setting", name=name, nearest=nearest or "none")
    notify("READY=1", "STATUS=starting")
    store = await open_store(settings.database, stopped, status)
    if store is None:
        return
    try:
        catalog = Catalog()
        features = Features(
            languages=catalog.languages(),
            themes=tuple(THEMES),
            guides=True,
            speaks=can_speak(),
            thinker=thinker_of(metrics),
            results=True,
        )
        service = service_of(settings, store, features, metrics)
        allowance = Allowance() if settings.pace else UNLIMITED
        options = Options(
            token=token,
            api_url=settings.api_url,
            allowance=allowance,
            guards=Guards() if settings.pace else open_guards(),
            voice=_voice(settings),
            shared=shares(settings),
            page=settings.web_url,
        )
        requests = requests_of(metrics)
        app = App(options, service=service, store=store, catalog=catalog, requests=requests)
        if await _unless(stopped, app.start()):
            async with (
                operated(settings, store, app, metrics),
                _board(settings, app, service, store, options.guards.words) as routes,
                _web(settings, app, token, routes),
            ):
                status("playing")
                await _unless(stopped, _receive(settings, app, token))
                notify("STOPPING=1")
                await app.stop()
                await service.close()
    finally:
        await store.close()


def _installation(settings: Settings) -> dict[str, str]:
    """What the first line of the log tells of the installation."""
    return {
        "database": "PostgreSQL" if settings.database.startswith("postgresql") else "SQLite",
        "mode": "webhook" if settings.webhook_url else "polling",
    }


def _voice(settings: Settings) -> VoiceWorker | None:
    """Ears and mouth, if the extras are installed; the process starts with the first note."""
    if not (can_hear() or can_speak()):
        return None
    return VoiceWorker(settings.voice_model or DEFAULT_MODEL, speaker=settings.speaker)


async def _receive(settings: Settings, app: App, token: str) -> None:
    if settings.webhook_url:
        await app.hook(_hook_url(settings, token), _hook_secret(settings, token))
    else:
        await app.poll()


def _hook_url(settings: Settings, token: str) -> str:
    """The webhook's address; its last part is known to Telegram alone."""
    return f"{settings.webhook_url.rstrip('/')}/{secret_of(token, 'path')}"


def _hook_secret(settings: Settings, token: str) -> str:
    if settings.webhook_secret is not None:
        return settings.webhook_secret.get_secret_value()
    return secret_of(token, "header")


@contextlib.asynccontextmanager
async def _board(
    settings: Settings, app: App, service: Service, store: Store, guard: Guard
) -> AsyncIterator[list[AbstractRouteDef]]:
    """What the web server serves of the live board: nothing without an address."""
    if not settings.web_url:
        yield []
        return
    # A Bot API server of one's own may have a chat page that shows the board in a frame.
    own = urlsplit(settings.api_url)
    local = "" if own.hostname == "api.telegram.org" else f"{own.scheme}://{own.netloc}"
    local += f" {local.replace('127.0.0.1', 'localhost')}" if "127.0.0.1" in local else ""
    pages = Pages(
        Parts(
            store=store,
            service=service,
            catalog=app.catalog,
            token=settings.require_token(),
            guard=guard,
            door=Door(settings.web_url, f"{TELEGRAM} {local}".strip()),
            outlet=app.mirror,
        )
    )
    pages.start()
    try:
        yield pages.routes()
    finally:
        await pages.close()


@contextlib.asynccontextmanager
async def _web(
    settings: Settings, app: App, token: str, routes: list[AbstractRouteDef]
) -> AsyncIterator[None]:
    """Health probes, the live board, and the webhook if there is one.

    Without the latter two the bot can do without the web server.
    """
    if settings.webhook_url and urlsplit(settings.webhook_url).scheme not in {"http", "https"}:
        raise BadSettings("PYRAMIDE_WEBHOOK_URL should be an https address.")
    web = Web(
        probe=app.missing,
        feed=app.receive if settings.webhook_url else None,
        path=secret_of(token, "path"),
        secret=_hook_secret(settings, token),
        routes=routes,
    )
    try:
        await web.open(*split_address(settings.listen))
    except OSError as error:
        if settings.webhook_url or settings.web_url:
            raise BadSettings(
                f"The address {settings.listen} cannot be used: check PYRAMIDE_LISTEN."
            ) from error
        log.warning("no health probes", listen=settings.listen, error=error)
        yield
        return
    try:
        yield
    finally:
        await web.close()


async def _unless(stopped: asyncio.Event, work: Awaitable[None]) -> bool:
    """Run something until it ends (True) or the stop signal comes (False)."""
    task = asyncio.ensure_future(work)
    signalled = asyncio.create_task(stopped.wait())
    await asyncio.wait({task, signalled}, return_when=asyncio.FIRST_COMPLETED)
    signalled.cancel()
    if task.done():
        await task
        return True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return False
