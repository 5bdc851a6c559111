"""The local chat: round trips a second (tap, answer, edited photo), and what they cost.

The bot is a process of its own; the server runs here, with the hands that tap. Every round trip
draws a card, so each is a picture that was never drawn before.
"""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from bot.local.server import LocalServer
from tests.e2e.rig import BotProcess, Player, newcomer

DRAWS = 23
GAMES = 3


def run() -> None:
    asyncio.run(_bench())


async def _bench() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalServer() as server:
            bot = BotProcess(server, Path(folder))
            await bot.start()
            await _game(newcomer(server), 1)  # warm: imports, themes
            for people in (1, 8):
                await _measure(server, bot, people)
            await bot.stop()


async def _measure(server: LocalServer, bot: BotProcess, people: int) -> None:
    bot_before, own_before, start = cpu(bot.pid), time.process_time(), time.perf_counter()
    first = 100 * people
    games = (_games(server, first + 10 * number) for number in range(people))
    times = sorted(seconds for game in await asyncio.gather(*games) for seconds in game)
    wall = time.perf_counter() - start
    bot_each = (cpu(bot.pid) - bot_before) / len(times) * 1000
    own_each = (time.process_time() - own_before) / len(times) * 1000
    print(
        f"  {people} playing: {len(times) / wall:.0f} round trips a second, "
        f"p50 {statistics.median(times) * 1000:.0f} ms, "
        f"p99 {times[int(len(times) * 0.99)] * 1000:.0f} ms; "
        f"CPU a round trip: bot {bot_each:.1f} ms, server and hands {own_each:.1f} ms"
    )


async def _games(server: LocalServer, first: int) -> list[float]:
    """Some games one after the other, each by somebody new."""
    times: list[float] = []
    for number in range(first, first + GAMES):
        times += await _game(newcomer(server), number)
    return times


async def _game(player: Player, number: int) -> list[float]:
    """Draw the whole stock of one deal; seconds from each tap to its answer and board."""
    player.say(f"/new {number}")
    await player.shows("Draw 23")
    times = []
    for left in range(DRAWS - 1, -1, -1):
        start = time.perf_counter()
        await player.answer(player.tap("Draw"))
        await player.shows(f"Draw {left}")
        times.append(time.perf_counter() - start)
    return times


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
