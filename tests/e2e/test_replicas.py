"""Several bots behind one address on one PostgreSQL: nothing lost, nothing twice, in order."""

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.local.server import LocalServer
from bot.requests import Where
from bot.storage.repository import Store
from engine.game import parse_game
from tests.e2e.proxy import Proxy
from tests.e2e.rig import BotProcess, Player, newcomer

PLAYERS = 5
REPLICAS = 2
STEPS = 25
PAUSE = 0.1

Disturb = Callable[[], Awaitable[None]]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Fleet:
    """The replicas, the address in front of them, and the database behind them."""

    server: LocalServer
    proxy: Proxy
    url: str
    folder: Path
    running: dict[str, BotProcess]

    async def add(self) -> str:
        """Start one more; gives its address."""
        listen = f"127.0.0.1:{_free_port()}"
        settings = {
            "PYRAMIDE_DATABASE_URL": self.url,
            "PYRAMIDE_WEBHOOK_URL": f"{self.proxy.url}/telegram",
            "PYRAMIDE_LISTEN": listen,
        }
        process = BotProcess(self.server, self.folder, settings)
        await process.start()
        self.running[f"http://{listen}"] = process
        self.proxy.targets.append(f"http://{listen}")
        return f"http://{listen}"

    async def kill(self, address: str) -> None:
        await self.running.pop(address).kill()
        self.proxy.targets.remove(address)

    async def stop(self, address: str) -> int:
        """An orderly end; the proxy learns of it by itself."""
        code = await self.running.pop(address).stop()
        self.proxy.targets.remove(address)
        return code


@pytest.fixture
async def fleet(postgresql_url: str, tmp_path: Path) -> AsyncIterator[Fleet]:
    async with LocalServer(retry_scale=0.05) as server, Proxy() as proxy:
        fleet = Fleet(server, proxy, postgresql_url, tmp_path, {})
        for _ in range(REPLICAS):
            await fleet.add()
        yield fleet
        for address in list(fleet.running):
            assert await fleet.stop(address) == 0


async def _plays(player: Player, steps: int, seed: int, pause: float) -> list[str]:
    """Draw and undo at random without waiting for answers; gives what the game's line must be."""
    chance = random.Random(seed)
    line: list[str] = []
    depth = 0
    for _ in range(steps):
        undo = depth > 0 and chance.random() < 0.4
        player.say("/undo" if undo else "/draw")
        depth += -1 if undo else 1
        line.append("u" if undo else "d")
        await asyncio.sleep(pause)
    return line


async def _lines(url: str, players: list[Player]) -> list[list[str]]:
    """The actions of each player's game as the database has them."""
    store = await Store.open(url)
    lines = []
    async with store.read() as work:
        for player in players:
            chat = await work.chats.get(Where(player.chat), "en")
            game = None if chat.game_id is None else await work.games.get(chat.game_id)
            lines.append([] if game is None else game.line.split()[1:])
    await store.close()
    return lines


async def _settled(url: str, players: list[Player], expected: list[list[str]]) -> None:
    """Wait until the database has all of it; what it has then must be exactly that."""
    async with asyncio.timeout(40):
        while True:
            lines = await _lines(url, players)
            if sum(map(len, lines)) >= sum(map(len, expected)):
                break
            await asyncio.sleep(0.1)
    assert lines == expected


async def _started(fleet: Fleet) -> list[Player]:
    players = [newcomer(fleet.server, f"P{number}") for number in range(PLAYERS)]
    for player in players:
        player.say("/new 2")
    for player in players:
        await player.sees("A new deal")
    return players


async def _come_out_right(fleet: Fleet, players: list[Player], disturb: Disturb) -> None:
    """Play while something happens to the fleet; then all is as it was played."""
    playing = [
        asyncio.create_task(_plays(player, STEPS, seed, PAUSE))
        for seed, player in enumerate(players)
    ]
    await disturb()
    expected = [await played for played in playing]
    await _settled(fleet.url, players, expected)
    for player, line in zip(players, expected, strict=True):
        stock = parse_game(" ".join(("PY1-N-AAAAAAS", *line))).position.stock_count
        await player.shows(f"Draw {stock}")


async def test_killed_and_restarted_under_load_nothing_is_lost_or_twice(fleet: Fleet) -> None:
    async def kill() -> None:
        await asyncio.sleep(PAUSE * STEPS / 4)
        await fleet.kill(next(iter(fleet.running)))
        await fleet.add()

    async def roll() -> None:
        for address in list(fleet.running):
            assert await fleet.stop(address) == 0
            await fleet.add()

    for disturb in (kill, roll):
        await _come_out_right(fleet, await _started(fleet), disturb)
