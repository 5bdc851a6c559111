"""The bot as a process of its own against the local server: load, limits, memory, start.

`PYRAMIDE_BENCH_CHATS` and `PYRAMIDE_BENCH_SECONDS` make it smaller; figures in
docs/reliability.md are from the usual 1,000 chats and 60 seconds.
"""

import asyncio
import os
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bot.local.server import LocalServer
from bot.local.starter import empty_desk
from bot.local.text import Json
from bot.requests import Where
from bot.storage.repository import Store
from bot.telegram.look.buttons import parse_data
from engine.game import parse_game
from tests.e2e.rig import BotProcess, Player, buttons, newcomer

CHATS = int(os.environ.get("PYRAMIDE_BENCH_CHATS", "1000"))
SECONDS = int(os.environ.get("PYRAMIDE_BENCH_SECONDS", "60"))
RATE = 30.0
AT_ONCE = 24
"""Chats that wait for their board at the same time with the limits off."""


@dataclass(slots=True)
class Load:
    """The people, what they asked for, and when they saw it."""

    server: LocalServer
    bot: BotProcess
    players: list[Player] = field(default_factory=list)
    asked: dict[int, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    _since: dict[int, float] = field(default_factory=dict)

    def watch(self, event: Json) -> None:
        """A message was sent or edited: the bot's answer is there."""
        chat = int(event.get("chat_id", 0))
        if event["kind"] in {"edited", "message"} and chat in self._since:
            sender = event["message"].get("from", {})
            if sender.get("id") == self.server.desk.world.bot_id:
                self.waits.append(time.perf_counter() - self._since.pop(chat))

    async def follow(self) -> None:
        async for event in self.server.desk.feed.follow(self.server.desk.feed.last):
            self.watch(event)

    def draw(self, player: Player) -> None:
        """Press what draws or turns the waste over."""
        board = player.boards()[-1]
        data = next(b["callback_data"] for b in buttons(board) if ".m" in b["callback_data"])
        self._since[player.chat] = time.perf_counter()
        self.asked[player.chat] = self.asked.get(player.chat, 0) + 1
        player.press(board["message_id"], data)

    @property
    def waiting(self) -> int:
        return len(self._since)

    def waits_for(self, player: Player) -> bool:
        """True while a person has not seen the board that a tap of theirs asked for."""
        return player.chat in self._since

    async def begin(self, chats: int = CHATS) -> float:
        """Everybody starts a game; how many a second began."""
        began = time.perf_counter()
        self.players = [newcomer(self.server, f"P{number}") for number in range(chats)]
        for player in self.players:
            self._since[player.chat] = time.perf_counter()
            player.say("/start")
        await self.settle(chats / RATE + 300)
        # The first words may come before the board.
        for player in self.players:
            await player.until(lambda player=player: bool(player.boards()), "a board")
        spent = time.perf_counter() - began
        self.waits.clear()
        return chats / spent

    async def settle(self, patience: float) -> None:
        async with asyncio.timeout(patience):
            while self._since:  # noqa: ASYNC110  many events, one by one
                await asyncio.sleep(0.02)

    async def steady(self) -> None:
        """Taps at Telegram's own limit, each in another chat."""
        began = time.perf_counter()
        for number in range(int(RATE * SECONDS)):
            await asyncio.sleep(max(0.0, began + number / RATE - time.perf_counter()))
            # Who still waits for a board would press a button of an old one.
            player = self.players[number % len(self.players)]
            if player.chat not in self._since:
                self.draw(player)
        await self.settle(120)

    async def all_out(self) -> float:
        """As fast as it goes with the limits off; board updates a second."""
        began, done = time.perf_counter(), 0
        end = began + SECONDS / 3
        while time.perf_counter() < end:
            while self.waiting < AT_ONCE:
                player = self.players[done % len(self.players)]
                done += 1
                if player.chat not in self._since:
                    self.draw(player)
            await asyncio.sleep(0.001)
        await self.settle(120)
        return done / (time.perf_counter() - began)

    async def check(self, url: str) -> tuple[int, int, int]:
        """Moves lost, moves done twice, boards that show another turn than is stored."""
        lost = twice = wrong = 0
        store = await Store.open(url)
        for player in self.players:
            async with store.read() as work:
                (game,) = await work.games.in_chat(Where(player.chat))
            turn, asked = parse_game(game.line).turn, self.asked.get(player.chat, 0)
            lost += max(0, asked - turn)
            twice += max(0, turn - asked)
            press = parse_data(buttons(player.boards()[-1])[0]["callback_data"])
            wrong += press is None or press.turn != turn
        await store.close()
        return lost, twice, wrong


def cpu_seconds(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mib(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def shown(waits: list[float]) -> str:
    """Middle, high and highest of waits, in milliseconds."""
    marks = statistics.quantiles(waits, n=100)
    middle, high, highest = marks[49] * 1000, marks[98] * 1000, max(waits) * 1000
    return f"p50 {middle:.1f} ms, p99 {high:.1f} ms, max {highest:.0f} ms"


async def _start(folder: Path) -> None:
    async with LocalServer() as server:
        bot = BotProcess(server, folder)
        await bot.start()  # the tables are made: every later start finds them
        await bot.stop()
        began = time.perf_counter()
        player = newcomer(server)
        player.say("/start")
        await bot.start()
        await player.shows("Draw 23")
        print(f"start to the first board: {time.perf_counter() - began:.2f} s")
        print(f"memory after the first board: {memory_mib(bot.pid):.0f} MiB")
        await bot.stop()


async def _load(folder: Path, *, limits: bool) -> None:
    async with LocalServer(empty_desk()) as server:
        server.desk.flood.on = limits
        bot = BotProcess(server, folder, {"PYRAMIDE_PACE": "on" if limits else "off"})
        await bot.start()  # the tables are made: every later start finds them
        await bot.stop()
        await bot.start()
        os.sched_setaffinity(bot.pid, {0})
        try:
            await _measured(server, bot, folder, limits=limits)
        finally:
            await bot.kill()


async def _measured(server: LocalServer, bot: BotProcess, folder: Path, *, limits: bool) -> None:
    load = Load(server, bot)
    watching = asyncio.create_task(load.follow())
    begun = await load.begin()
    print(f"limits {'on' if limits else 'off'}: {CHATS} games begun, {begun:.1f} a second")
    before, began = cpu_seconds(bot.pid), time.perf_counter()
    if limits:
        await load.steady()
        print(f"  {RATE:.0f} board updates a second for {SECONDS} s: {shown(load.waits)}")
    else:
        print(f"  {await load.all_out():.0f} board updates a second: {shown(load.waits)}")
    used, spent = cpu_seconds(bot.pid) - before, time.perf_counter() - began
    lost, twice, wrong = await load.check(f"sqlite+aiosqlite:///{folder / 'e2e.sqlite'}")
    each = used / len(load.waits) * 1000
    print(f"  one core {used / spent:.0%} used, {each:.1f} ms of it for an update")
    print(f"  memory {memory_mib(bot.pid):.0f} MiB")
    refused = server.desk.flood.refused
    print(f"  lost {lost}, twice {twice}, wrong boards {wrong}, refused by limits {refused}")
    watching.cancel()


def run() -> None:
    """Print all figures."""
    for work in (
        _start,
        lambda folder: _load(folder, limits=True),
        lambda folder: _load(folder, limits=False),
    ):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(work(Path(folder)))


if __name__ == "__main__":
    run()
