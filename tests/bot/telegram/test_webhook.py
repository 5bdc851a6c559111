"""Receiving by webhook, and the way from one kind of receiving to the other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalServer
from bot.local.starter import new_token
from bot.telegram.receive.web import Web, secret_of
from tests.bot.telegram.rig import ANNA, Rig, empty_database

TOKEN = new_token()
HEADER = secret_of(TOKEN, "header")


@pytest.fixture
async def hooked(tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot that is called instead of asking."""
    async with LocalServer(retry_scale=0.02) as server:
        rig = Rig(server, await empty_database(tmp_path / "games.sqlite"))
        await rig.boot(poll=False)
        web, url = await served(rig)
        rig.polling = asyncio.create_task(rig.running.hook(url, HEADER))
        yield rig
        await web.close()
        await rig.shut_down()


async def served(rig: Rig) -> tuple[Web, str]:
    path = secret_of(TOKEN, "path")
    app = rig.running
    web = Web(probe=app.missing, feed=app.receive, path=path, secret=HEADER)
    port = await web.open("127.0.0.1", 0)
    return web, f"http://127.0.0.1:{port}/hook/{path}"


async def test_a_game_by_webhook(hooked: Rig):
    await hooked.ask("/start")
    await hooked.press("K♦")
    assert "moves 1" in hooked.caption()
    assert hooked.desk.webhook.secret == HEADER
    assert await hooked.running.missing() == ""
    assert hooked.desk.faults.calls["getupdates"] == 0


async def test_a_webhook_that_was_taken_away_is_set_again(hooked: Rig, monkeypatch):
    """C19."""
    await hooked.ask("/start")
    url = hooked.desk.webhook.url
    hooked.desk.webhook.url = ""
    assert hooked.polling is not None
    hooked.polling.cancel()
    hooked.polling = asyncio.create_task(hooked.running.hook(url, HEADER))
    await hooked.ask("/draw")
    assert "moves 1" in hooked.caption()


async def test_from_webhook_to_polling_and_nothing_is_lost(hooked: Rig):
    await hooked.ask("/start")
    await hooked.shut_down()
    hooked.say("/draw")
    await hooked.boot()
    await hooked.quiet()
    assert hooked.desk.webhook.url == ""
    assert "moves 1" in hooked.caption()
    await hooked.press("Draw")
    assert "moves 2" in hooked.caption(ANNA)


async def test_not_receiving_is_not_ready(tmp_path: Path):
    """C19: the process is alive, and the probe tells that nothing comes in."""
    async with LocalServer() as server:
        rig = Rig(server, await empty_database(tmp_path / "games.sqlite"))
        await rig.boot(poll=False)
        assert await rig.running.missing() == "no updates from Telegram"
        await rig.shut_down()
