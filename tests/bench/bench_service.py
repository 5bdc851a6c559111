"""Typed commands: time from a line to its text, with SQLite on disk; start time; memory."""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.console.play import Terminal
from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store

ROUNDS = 40
LINES = (
    "new 2", "king", "ten of clubs and three of spades", "queen of clubs", "7C 7S", "draw",
    "draw", "free", "board", "moves", "where is the ace of diamonds", "status", "undo", "undo",
    "row 6", "partners 9", "help", "tree of hearts and ten of spades",
)  # fmt: skip


def run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(_replies(f"sqlite+aiosqlite:///{folder}/bench.sqlite"))
        times.sort()
        print(
            f"  {len(times)} typed commands, SQLite on disk: "
            f"p50 {statistics.median(times):.1f} ms, "
            f"p99 {times[int(len(times) * 0.99)]:.1f} ms, max {times[-1]:.1f} ms"
        )
    _starting()


async def _replies(url: str) -> list[float]:
    store, catalog = await Store.open(url), Catalog()
    terminal = Terminal(Service(store, Features(languages=catalog.languages())), catalog, "en")
    times = []
    for _ in range(ROUNDS):
        for line in (*LINES, "new", "yes"):
            start = time.perf_counter()
            catalog.tell(await terminal.say(line))
            times.append((time.perf_counter() - start) * 1000)
    await store.close()
    return times


def _starting() -> None:
    program = Path(sys.executable).parent / "pyramide"
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run([program, "play"], input=b"new 2\n", check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    print(f"  start to first answer in the terminal: {statistics.median(times):.2f} s")
