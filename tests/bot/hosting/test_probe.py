"""The container's health check tells ready from not ready, and from not there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiohttp import web

from bot.hosting.probe import missing
from bot.settings import Settings

Serve = Callable[[web.Response], Awaitable[Settings]]


@pytest.fixture
async def serve() -> AsyncIterator[Serve]:
    runners = []

    async def start(answer: web.Response) -> Settings:
        async def ready(_: web.Request) -> web.Response:
            return answer

        app = web.Application()
        app.router.add_get("/readyz", ready)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        runners.append(runner)
        return Settings(listen=f"0.0.0.0:{runner.addresses[0][1]}")

    yield start
    for runner in runners:
        await runner.cleanup()


async def test_ready(serve: Serve) -> None:
    settings = await serve(web.json_response({"ready": True}))
    assert await asyncio.to_thread(missing, settings) == ""


async def test_not_ready_says_what_is_missing_c19(serve: Serve) -> None:
    settings = await serve(web.json_response({"missing": "updates"}, status=503))
    assert await asyncio.to_thread(missing, settings) == "updates"


async def test_an_answer_of_someone_else(serve: Serve) -> None:
    settings = await serve(web.Response(text="Bad gateway", status=502))
    assert await asyncio.to_thread(missing, settings) == "something else answers there"


def test_nobody_there() -> None:
    assert missing(Settings(listen="127.0.0.1:9")) == "nobody answers at 127.0.0.1:9"
