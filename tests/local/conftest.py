import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.pictures import png

Answer = dict[str, Any]
Call = Callable[..., Awaitable[Answer]]

ANNA, BRUNO, CHLOE = 1001, 1002, 1003
GROUP, FORUM = -1001, -1_001_000_000_001


@pytest.fixture
async def server() -> AsyncIterator[LocalServer]:
    async with LocalServer(retry_scale=0.01) as started:
        yield started


@pytest.fixture
def desk(server: LocalServer) -> Desk:
    return server.desk


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def raw(server: LocalServer, http: aiohttp.ClientSession) -> Call:
    """Call a method of the Bot API with JSON, or with multipart if files are given."""

    async def call(method: str, files: dict[str, bytes] | None = None, **params: Any) -> Answer:
        url = f"{server.url}/bot{server.desk.token}/{method}"
        if files is None:
            async with http.post(url, json=params) as answer:
                return await answer.json()
        form = aiohttp.FormData()
        for name, value in params.items():
            text = value if isinstance(value, str) else aiohttp.payload.json.dumps(value)
            form.add_field(name, text)
        for name, data in files.items():
            form.add_field(name, data, filename=f"{name}.bin")
        async with http.post(url, data=form) as answer:
            return await answer.json()

    return call


@pytest.fixture
def ok(raw: Call) -> Call:
    """Call a method that must succeed; its result."""

    async def call(method: str, files: dict[str, bytes] | None = None, **params: Any) -> Any:
        answer = await raw(method, files, **params)
        assert answer["ok"], answer
        return answer["result"]

    return call


@pytest.fixture
def started(desk: Desk) -> Desk:
    """Everybody has written to the bot already, and nothing waits for it."""
    for person in desk.world.people.values():
        person.started = True
    desk.queue.pending.clear()
    return desk


@pytest.fixture
def picture() -> Callable[[], bytes]:
    """A new small picture at each call."""
    shades = itertools.count(1)
    return lambda: png(64, 48, next(shades) % 256)


def keyboard(*rows: list[str]) -> dict[str, Any]:
    """Inline buttons whose data is their text."""
    return {
        "inline_keyboard": [[{"text": text, "callback_data": text} for text in row] for row in rows]
    }
