"""Replicas: boards a second and their times with 1, 2 and 4 processes on one PostgreSQL.

Every round trip is a tap on "Draw", its answer and the edited picture. Server, hands, proxy,
database and replicas share this machine, so what each part costs is told as CPU time, too.

`python -m tests.bench.bench_replicas`
"""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

import psutil

from bot.local.server import LocalServer
from tests.bench.bench_storage import postgresql
from tests.e2e.proxy import Proxy
from tests.e2e.rig import Player, newcomer
from tests.e2e.test_replicas import Fleet

PLAYERS = 8
DRAWS = 23
WARM = 2
"""Games of each replica that are played first, so that it has its themes and connections."""


def run() -> None:
    print(
        "replicas  boards/s  p50 ms  p99 ms  CPU ms a board: bots  database  server, hands, proxy"
    )
    for replicas in (1, 2, 4):
        asyncio.run(_bench(replicas))
    print(f"({os.cpu_count()} cores, {PLAYERS} playing, limits off)")


async def _bench(replicas: int) -> None:
    with tempfile.TemporaryDirectory() as folder, postgresql() as url:
        async with LocalServer() as server, Proxy() as proxy:
            fleet = Fleet(server, proxy, url, Path(folder), {})
            for _ in range(replicas):
                await fleet.add()
            await asyncio.gather(*(_game(newcomer(server), n) for n in range(WARM * replicas)))
            await _measure(fleet)
            for address in list(fleet.running):
                await fleet.stop(address)


async def _measure(fleet: Fleet) -> None:
    before, began = _cpu(fleet), time.perf_counter()
    games = (_game(newcomer(fleet.server), 1000 + number) for number in range(PLAYERS))
    times = sorted(seconds for game in await asyncio.gather(*games) for seconds in game)
    wall, after = time.perf_counter() - began, _cpu(fleet)
    bots, database, own = ((b - a) / len(times) * 1000 for a, b in zip(before, after, strict=True))
    print(
        f"{len(fleet.running):8}  {len(times) / wall:8.1f}"
        f"  {statistics.median(times) * 1000:6.0f}  {times[len(times) * 99 // 100] * 1000:6.0f}"
        f"  {bots:21.1f}  {database:8.1f}  {own:20.1f}",
        flush=True,
    )


def _cpu(fleet: Fleet) -> tuple[float, float, float]:
    """Seconds of CPU that the replicas, the database and this process have used."""
    bots = sum(_used(psutil.Process(process.pid)) for process in fleet.running.values())
    servers = (p for p in psutil.process_iter(["name"]) if p.info["name"] == "postgres")
    return bots, sum(map(_used, servers)), time.process_time()


def _used(process: psutil.Process) -> float:
    """A process's own CPU time, and that of its children that have ended."""
    try:
        times = process.cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


async def _game(player: Player, number: int) -> list[float]:
    """Draw the whole stock of one deal; seconds from each tap to its answer and board."""
    player.say(f"/new {number}")
    await player.shows(f"Draw {DRAWS}")
    times = []
    for left in range(DRAWS - 1, -1, -1):
        start = time.perf_counter()
        await player.answer(player.tap("Draw"))
        await player.shows(f"Draw {left}")
        times.append(time.perf_counter() - start)
    return times


if __name__ == "__main__":
    run()
