"""One attacker at each entrance in turn, and how long everybody else waits for a board (C52, C53).

The real bot with Telegram's limits and its own guard on, SQLite on disk, 60 people who tap "Draw"
8 times a second together. `PYRAMIDE_BENCH_SECONDS` (20) is how long each attack lasts.

`python -m tests.bench attacks`
"""

import asyncio
import itertools
import os
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.local.people import links, talk
from bot.local.server import LocalServer
from bot.local.starter import empty_desk
from tests.bench.bench_telegram import Load, cpu_seconds, shown
from tests.e2e.rig import BotProcess, Player, newcomer

PEOPLE = 60
RATE = 8.0
SECONDS = float(os.environ.get("PYRAMIDE_BENCH_SECONDS", "20"))
SOUND = b"OggS" + bytes(20_000)

Attack = Callable[[Player], Awaitable[None]]


async def nothing(_: Player) -> None:
    """For comparison."""


async def pharaohs(player: Player) -> None:
    """25 games of Pharaoh, each to be thought about for as long as it takes."""
    for number in range(25):
        for words in (f"/new F {number + 1}", "yes", "/par"):
            player.say(words)
        await asyncio.sleep(SECONDS / 50)


async def queries(player: Player) -> None:
    """200 inline queries a second."""
    for number in itertools.count():
        for _ in range(4):
            links.ask(player.server.desk, player.id, player.chat, query=f"F {number}")
        await asyncio.sleep(0.02)


async def words(player: Player) -> None:
    """1,000 words at once, and again when they may be through."""
    while True:
        for number in range(1000):
            player.say(("/free", "/draw", "/undo", "/rules", "10c 3s")[number % 5])
            if number % 10 == 0:  # the server must not be what the others wait for
                await asyncio.sleep(0)
        await asyncio.sleep(SECONDS / 2)


async def voices(player: Player) -> None:
    """100 voice messages at once, and again."""
    while True:
        for _ in range(100):
            talk.voice(player.server.desk, player.id, player.chat, data=SOUND, duration=5)
            await asyncio.sleep(0)
        await asyncio.sleep(SECONDS / 4)


ATTACKS: dict[str, Attack] = {
    "nobody": nothing,
    "25 x Pharaoh /par": pharaohs,
    "200 inline queries/s": queries,
    "1,000 words at once": words,
    "100 voice messages at once": voices,
}


async def _taps(load: Load) -> None:
    """The others' taps, each in another chat; whoever still waits for a board waits."""
    loop, each = asyncio.get_running_loop(), itertools.cycle(load.players)
    began = loop.time()
    for number in range(int(RATE * SECONDS)):
        await asyncio.sleep(max(0.0, began + number / RATE - loop.time()))
        player = next(each)
        if not load.waits_for(player):
            load.draw(player)
    await load.settle(60)


async def _one(folder: Path, name: str, attack: Attack) -> None:
    async with LocalServer(empty_desk()) as server:
        server.desk.flood.on = True
        bot = BotProcess(server, folder, {"PYRAMIDE_PACE": "on", "PYRAMIDE_LOG_LEVEL": "ERROR"})
        await bot.start()
        try:
            load = Load(server, bot)
            watching = asyncio.create_task(load.follow())
            await load.begin(PEOPLE)
            await asyncio.sleep(5)
            without = [player for player in load.players if not player.boards()]
            load.players = [player for player in load.players if player.boards()]
            attacker = newcomer(server, "Mallory")
            attacker.say("/start")
            await attacker.shows("luck")
            before = cpu_seconds(bot.pid)
            attacking = asyncio.create_task(attack(attacker))
            await _taps(load)
            attacking.cancel()
            used = cpu_seconds(bot.pid) - before
            print(
                f"  {name:27} {shown(load.waits)}; {used / SECONDS:.0%} of a core,"
                f" {server.desk.flood.refused} refused by the limits,"
                f" {len(without)} began without a board",
                flush=True,
            )
            watching.cancel()
        finally:
            await bot.kill()


def run() -> None:
    """Print how long the others waited under each attack."""
    for name, attack in ATTACKS.items():
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_one(Path(folder), name, attack))


if __name__ == "__main__":
    run()
