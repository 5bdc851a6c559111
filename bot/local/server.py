"""The HTTP server: the bot's side, the people's side and the page, on this machine only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from importlib import resources
from pathlib import Path
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.hosting.listening import Runner
from bot.local import api, watch
from bot.local.api import DESK
from bot.local.methods.updates import HERE
from bot.local.rules import limit
from bot.local.schema import models
from bot.local.server_state import Desk
from bot.local.starter import starter_desk
from bot.local.store import load, save
from bot.local.webhooks import Pusher

SAVE_EVERY: Final = 3.0
KINDS: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; "
    "media-src 'self' blob:; frame-src http://127.0.0.1:* http://localhost:*; "
    "frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
}


@web.middleware
async def only_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests for other names and from other pages: a browser may visit any site (C65).

    Other pages may lead here by a link, to the page itself; another port is another page.
    """
    if _host(f"//{request.host}") not in HERE or _is_foreign(request):
        raise web.HTTPForbidden(text="This server is for this machine alone.")
    return await handler(request)


def _host(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def _is_foreign(request: web.Request) -> bool:
    """True if another page asks; browsers say so, programs have no reason to."""
    headers = request.headers
    origin = headers.get("Origin")
    if origin is not None and origin != f"{request.scheme}://{request.host}":
        return True
    if headers.get("Sec-Fetch-Site", "none") in {"none", "same-origin"}:
        return False
    opened = headers.get("Sec-Fetch-Mode") == "navigate"
    by_link = opened and headers.get("Sec-Fetch-Dest") == "document"
    return not (by_link and request.match_info.handler is asset and not request.query)


@web.middleware
async def informed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let all but the page's own files wait until the models are imported."""
    if request.match_info.handler is not asset and not models.cache_info().currsize:
        await asyncio.to_thread(models)
    return await handler(request)


async def asset(request: web.Request) -> web.Response:
    """A file of the page."""
    name = request.match_info.get("name", "index.html")
    file = resources.files("bot.local").joinpath("page", name)
    if not file.is_file():
        raise web.HTTPNotFound
    content_type = KINDS[name.rpartition(".")[2]]
    text = file.read_text(encoding="utf-8")
    return web.Response(text=text, content_type=content_type, headers=HEADERS)


def create_app(
    desk: Desk, *, folder: Path | None = None, retry_scale: float = 1.0
) -> web.Application:
    """The application around a desk; with a folder, its state is kept there."""
    app = web.Application(middlewares=[only_here, informed], client_max_size=limit("too_large"))
    app[DESK] = desk
    app.add_routes([*api.routes(), *watch.routes()])
    app.add_routes([web.get("/", asset), web.get(r"/{name:[a-z]+\.(?:js|css|svg)}", asset)])

    async def background(_: web.Application) -> AsyncIterator[None]:
        tasks: list[asyncio.Task[object]] = [
            asyncio.create_task(asyncio.to_thread(models)),
            asyncio.create_task(Pusher(desk, retry_scale).run()),
        ]
        if folder is not None:
            tasks.append(asyncio.create_task(_keep_saving(desk, folder)))
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if folder is not None:
            save(desk, folder)

    app.cleanup_ctx.append(background)
    return app


async def _keep_saving(desk: Desk, folder: Path) -> None:
    saved = -1
    while True:
        await asyncio.sleep(SAVE_EVERY)
        if desk.feed.last != saved:
            saved = desk.feed.last
            save(desk, folder)


class LocalServer:
    """The server as an async context manager: `async with LocalServer() as server: server.url`.

    A port of 0 takes a free one. Raises OSError if the port is taken.
    """

    def __init__(
        self,
        desk: Desk | None = None,
        *,
        port: int = 0,
        folder: Path | None = None,
        retry_scale: float = 1.0,
    ) -> None:
        self.desk = desk or starter_desk()
        if folder is not None:
            self.desk.world.files.blobs.folder = folder / "local-files"
            load(self.desk, folder)
        self._app = create_app(self.desk, folder=folder, retry_scale=retry_scale)
        self._port = port
        self._runner = Runner(self._app, shutdown_timeout=0.5)
        self.url = ""

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.desk.queue.end_poll()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._runner.cleanup(), 5)
