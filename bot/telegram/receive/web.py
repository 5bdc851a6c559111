"""The web server beside the bot: Telegram's calls in webhook mode, and two health probes.

A call is answered with 200 only when its update is on disk; anything else makes Telegram call
again. Whoever does not know both secrets, the path's and the header's, changes nothing.
"""

import asyncio
import hashlib
import hmac
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from aiohttp import web

from bot.hosting.listening import Runner
from bot.telegram.logs import log
from bot.telegram.receive.intake import NotTaken
from bot.telegram.receive.polling import Feed
from bot.telegram.receive.shape import is_update

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  the header's name
LARGEST_BODY: Final = 1 << 20
"""Bytes of a call; Telegram's own are far smaller."""

PATIENCE: Final = 25.0
"""Seconds until Telegram is asked to call again; it would wait for about a minute."""

BODY_SECONDS: Final = 10.0
"""How long a call may take to tell its update."""

Probe = Callable[[], Awaitable[str]]
"""Says in a few words what is missing, "" if nothing is."""


def secret_of(token: str, use: str) -> str:
    """A secret of 43 letters and digits for one use; it does not give the token away."""
    mac = hmac.new(token.encode(), f"pyramide {use}".encode(), hashlib.sha256)
    return mac.hexdigest()[:43]


class Web:
    """Serves on one address until it is closed.

    feed    takes updates; None where there is no webhook
    path    the last part of the webhook's path
    secret  what the header must say
    probe   asks whether updates come in and can be kept
    routes  what else is served here: the live board
    """

    def __init__(
        self,
        *,
        probe: Probe,
        feed: Feed | None = None,
        path: str,
        secret: str,
        routes: Iterable[web.AbstractRouteDef] = (),
    ) -> None:
        self._probe = probe
        self._feed = feed
        self._path = path.encode()
        self._secret = secret.encode()
        app = web.Application(client_max_size=LARGEST_BODY)
        app.add_routes(
            [
                web.get("/healthz", _alive),
                web.get("/readyz", self._ready),
                *routes,
                web.post("/{path:.*}", self._called),
            ]
        )
        self._runner = Runner(app, shutdown_timeout=1.0)

    async def open(self, host: str, port: int) -> int:
        """Begin to serve; gives the port, which is a free one for 0.

        Raises:
            OSError: the address cannot be used.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop serving; calls in hand are answered."""
        await self._runner.cleanup()

    async def _ready(self, _: web.Request) -> web.Response:
        missing = await self._probe()
        if missing:
            return web.json_response({"ready": False, "missing": missing}, status=503)
        return web.json_response({"ready": True})

    async def _called(self, request: web.Request) -> web.Response:
        if self._feed is None or not _same(request.path.rpartition("/")[2], self._path):
            return web.Response(status=404)
        if not _same(request.headers.get(SECRET_HEADER, ""), self._secret):
            log.warning("a call with a wrong secret", peer=request.remote)
            return web.Response(status=401)
        # A body above the limit is answered with 413 by the library.
        try:
            async with asyncio.timeout(BODY_SECONDS):
                raw = _read(await request.read())
        except TimeoutError:
            return web.Response(status=408)
        if raw is None:
            return web.Response(status=400)
        return web.Response(status=await _taken(self._feed, raw))


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="ok")


def _same(given: str, secret: bytes) -> bool:
    """Compares in a time that tells nothing about the secret."""
    return hmac.compare_digest(given.encode("utf-8", "surrogateescape"), secret)


def _read(body: bytes) -> dict[str, object] | None:
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return raw if is_update(raw) else None


async def _taken(feed: Feed, raw: dict[str, object]) -> int:
    """Feed an update and wait until it is on disk: the status to answer with."""
    try:
        async with asyncio.timeout(PATIENCE):
            await feed([raw])
    except TimeoutError:
        log.warning("slow", update=raw["update_id"])
        return 503
    except NotTaken as error:
        log.warning("update not taken", update=raw["update_id"], error=error)
        return 503
    return 200
