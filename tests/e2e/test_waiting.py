"""Answers that wait for a limit when the bot ends: all of them come, and each once (C47)."""

import asyncio
from pathlib import Path

import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.server import LocalServer
from bot.storage.repository import Store
from tests.e2e.rig import BotProcess, Player, newcomer

ASKED = {
    "/free": "Free: 7 of clubs",
    "/rules": "Rules of Pyramide",
    "/status": "0 points, 0 moves",
    "/code": "Code PY1-N-AAAAAAS",
}
"""Four questions and a part of the answer to each."""


async def ended(bot: BotProcess, how: str) -> None:
    if how == "kill":
        await bot.kill()
    else:
        assert await bot.stop() == 0


async def waits(url: str, count: int) -> None:
    """Wait until everything that was asked is answered, and so many answers are to be sent."""
    store = await Store.open(url)
    try:
        async with asyncio.timeout(20):
            while True:
                async with store.read() as work:
                    asked, left = await work.inbox.length(), await work.outbox.length()
                if asked == 0 and left == count:
                    return
                await asyncio.sleep(0.1)
    finally:
        await store.close()


async def calm(players: list[Player]) -> None:
    """Wait until nothing new was said for a second."""
    before: list[list[str]] = []
    async with asyncio.timeout(20):
        while (now := [player.texts() for player in players]) != before:
            before = now
            await asyncio.sleep(1.0)


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_four_people_each_wait_for_an_answer(tmp_path: Path, how: str) -> None:
    async with LocalServer(retry_scale=0.05) as server:
        bot = BotProcess(server, tmp_path)
        await bot.start()
        players = [newcomer(server, f"P{number}") for number in range(4)]
        for player in players:
            player.say("/text on")
            player.say("/new 2")
        for player in players:
            await player.sees("New game, deal 2")
        await calm(players)
        before = [len(player.texts()) for player in players]
        limit(server)
        for player in players:
            player.say("/draw")
        await waits(bot.environment()["PYRAMIDE_DATABASE_URL"], 4)
        await ended(bot, how)
        assert [len(player.texts()) for player in players] == before, "nothing came yet"
        server.desk.faults.clear()
        await bot.start()
        for player in players:
            await player.sees("10 of hearts")
        await calm(players)
        for player, count in zip(players, before, strict=True):
            assert len(player.texts()) == count + 1
            assert sum("10 of hearts" in text for text in player.texts()[count:]) == 1
        assert await bot.stop() == 0


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_four_answers_wait_in_one_chat(tmp_path: Path, how: str) -> None:
    async with LocalServer(retry_scale=0.05) as server:
        bot = BotProcess(server, tmp_path)
        await bot.start()
        dora = newcomer(server)
        dora.say("/text on")
        dora.say("/new 2")
        await dora.sees("New game, deal 2")
        await calm([dora])
        before = len(dora.texts())
        limit(server)
        for words in ASKED:
            dora.say(words)
        await waits(bot.environment()["PYRAMIDE_DATABASE_URL"], 4)
        await ended(bot, how)
        assert len(dora.texts()) == before
        server.desk.faults.clear()
        await bot.start()
        for part in ASKED.values():
            await dora.sees(part)
        await calm([dora])
        said = "\n".join(dora.texts()[before:])
        for part in ASKED.values():
            assert said.count(part) == 1, part
        assert "may have missed" not in said
        assert await bot.stop() == 0


def limit(server: LocalServer) -> None:
    """From now on Telegram says to come back in a minute."""
    server.desk.faults.arm(
        Fault(
            "*",
            FaultKind.ERROR,
            times=9999,
            code=429,
            description="Too Many Requests: retry after 60",
            parameters={"retry_after": 60},
        )
    )
