"""Memory of the running bot and how fast it starts, as a process against the local server.

The solver's worker is a process of its own and is counted apart; Telegram's limits are off,
so that many boards are drawn in a short time.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from bot.local.schema import models
from bot.local.server import LocalServer
from bot.local.starter import PEOPLE
from engine.deal import format_code
from engine.rules import VARIANTS
from render.themes import THEMES
from tests.bench.bench_telegram import cpu_seconds
from tests.e2e.rig import BotProcess, Player

HINTED = frozenset({"N", "S", "R", "A", "E"})
"""Variants whose hints take no minute."""

REST = 3.0
"""Seconds after which a bot has ended what it does beside answering."""


def resident_mb(pid: int, what: str = "VmRSS") -> float:
    """Resident memory of a process in MB; `what` may be "VmHWM", the most it ever had."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{what}:"):
            return int(line.split()[1]) * 1024 / 1e6
    return 0.0


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found.extend(map(int, (task / "children").read_text().split()))
    return found


def kind(pid: int) -> str:
    """What a child of the bot is for."""
    command = Path(f"/proc/{pid}/cmdline").read_text()
    return "resource tracker" if "resource_tracker" in command else "solver's worker"


async def ask(player: Player, text: str) -> None:
    """Write, and wait until the bot has answered in any way."""
    desk = player.server.desk
    seen = desk.feed.last
    player.say(text)
    await desk.feed.first(
        lambda event: (
            event["kind"] in {"edited", "message"}
            and event.get("chat_id") == player.chat
            and event["message"].get("from", {}).get("id") == desk.world.bot_id
        ),
        after=seen,
        patience=60,
    )


async def play(player: Player, offset: int) -> int:
    """Every theme, each with another variant; how many games were begun."""
    tokens = list(VARIANTS)
    for number, theme in enumerate(THEMES):
        token = tokens[(number + offset) % len(tokens)]
        await ask(player, f"/theme {theme}")
        await ask(player, f"/new {format_code(number, VARIANTS[token])}")
        for _ in range(2):
            await ask(player, "/draw")
        if token in HINTED:
            await ask(player, "/hint")
    return len(THEMES)


async def start(server: LocalServer, folder: Path, name: str) -> BotProcess:
    """Start the bot, a command waiting for it; prints how long the answer takes."""
    player = Player(server, PEOPLE[0].id, PEOPLE[0].id)
    bot = BotProcess(server, folder)
    began = time.perf_counter()
    answer = asyncio.create_task(ask(player, "/start"))
    await bot.start()
    await answer
    wall, cpu = time.perf_counter() - began, cpu_seconds(bot.pid)
    print(f"{name} to the first answer: {wall:.2f} s ({cpu:.2f} s of them computing)")
    return bot


async def measure(folder: Path) -> None:
    """Print all figures."""
    models()  # the server's own time to start is not the bot's
    async with LocalServer() as server:
        await (await start(server, folder, "first start, tables made,")).stop()
        bot = await start(server, folder, "start")
        await asyncio.sleep(REST)
        print(f"bot, idle: {resident_mb(bot.pid):.0f} MB")
        people = [Player(server, person.id, person.id) for person in PEOPLE]
        games = await asyncio.gather(*map(play, people, range(len(people))))
        await asyncio.sleep(REST)
        print(
            f"bot, after {sum(games)} games in {len(people)} languages, {len(THEMES)} themes and "
            f"{len(VARIANTS)} variants: {resident_mb(bot.pid):.0f} MB, "
            f"at most {resident_mb(bot.pid, 'VmHWM'):.0f} MB"
        )
        for child in children(bot.pid):
            print(f"{kind(child)}: {resident_mb(child):.0f} MB")
        await bot.stop()


def run() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    run()
