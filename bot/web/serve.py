"""`pyramide web`: the page alone, for guests; no Telegram needed."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.background import stop_signal
from bot.hosting.heap import share_heap
from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.service import Service
from bot.settings import BadSettings, Settings, split_address
from bot.storage.repository import Store
from bot.thinking import Thinker
from bot.web.door import Door
from bot.web.pages import Pages, Parts
from render.themes import THEMES

_log = logging.getLogger("pyramide.web")


async def serve(settings: Settings) -> None:
    """Serve the page until SIGTERM or SIGINT.

    Raises:
        BadSettings: the address cannot be used.
        StorageUnavailable: the database cannot be opened.
    """
    share_heap()
    logging.basicConfig(level=settings.log_level, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    stopped = stop_signal()
    store = await Store.open(settings.database)
    try:
        catalog = Catalog()
        features = Features(
            languages=catalog.languages(),
            themes=tuple(THEMES),
            guides=True,
            thinker=Thinker(),
            results=True,
        )
        service = Service(store, features)
        door = Door(settings.web_url, frames="")
        pages = Pages(Parts(store=store, service=service, catalog=catalog, door=door))
        async with alone(pages, settings.listen) as url:
            print(f"The board is at {url} (Ctrl-C stops it).", flush=True)  # noqa: T201
            await stopped.wait()
        await service.close()
    finally:
        await store.close()


@asynccontextmanager
async def alone(pages: Pages, listen: str) -> AsyncIterator[str]:
    """Serve pages and nothing else at "host:port", a free port for 0; gives the address.

    Raises:
        BadSettings: the address cannot be used.
    """
    app = web.Application()
    app.add_routes([*pages.routes(), web.get("/healthz", _alive)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    pages.start()
    try:
        host, port = split_address(listen)
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise BadSettings(
                f"The address {listen} cannot be used: check PYRAMIDE_LISTEN."
            ) from error
        address = f"[{host}]" if ":" in host else host
        yield f"http://{address}:{runner.addresses[0][1]}"
    finally:
        await pages.close()
        await runner.cleanup()


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="ok")
