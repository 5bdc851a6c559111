"""What playing together costs: a typed move that counts, standings of 500, a post's round.

Run `python tests/bench/bench_together.py`; the database is a file in a temporary folder.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.language.catalog import Catalog
from bot.requests import Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.service.together import posts
from bot.service.together.standings import lines
from bot.storage.repository import Store
from bot.storage.together import Attempt
from tests.bot.together.handed import handed

GROUP = Where(-100, private=False)
PLAYERS = 500
MOVES = 400


def told(name: str, seconds: list[float]) -> None:
    ranks = sorted(value * 1000 for value in seconds)
    p99 = ranks[int(len(ranks) * 0.99) - 1]
    print(f"{name}: p50 {statistics.median(ranks):.1f} ms, p99 {p99:.1f} ms, n = {len(ranks)}")


class Bench:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.catalog = Catalog()
        self.service = Service(store, Features(languages=self.catalog.languages()))
        self.now = 1_796_000_000.0

    async def say(self, text: str, where: Where, user: int = 1) -> None:
        self.now += 1
        who = Who(user, f"Player {user}", "en")
        reply = await self.service.answer(
            Request(where=where, who=who, asks=Words(text), at=self.now, update=int(self.now))
        )
        assert reply is not None
        self.catalog.tell(reply)

    async def moves(self, where: Where, user: int) -> list[float]:
        taken = []
        for number in range(MOVES):
            started = time.perf_counter()
            await self.say("undo" if number % 2 else "draw", where, user)
            taken.append(time.perf_counter() - started)
        return taken

    async def token(self) -> str:
        async with self.store.read() as work:
            return (await work.contests.in_chat(GROUP))[0].token


async def run(bench: Bench) -> None:
    await bench.say("new 2", Where(1), 1)
    told("typed move, alone", await bench.moves(Where(1), 1))
    await bench.say("/challenge 2", GROUP)
    token = await bench.token()
    await bench.say(f"/start c_{token}", Where(2), 2)
    told("typed move that counts in a challenge", await bench.moves(Where(2), 2))
    await bench.say("/new 2", GROUP)
    told("typed move in a group's shared game", await bench.moves(GROUP, 1))
    await fill(bench, token)
    taken, composed = [], []
    for _ in range(50):
        started = time.perf_counter()
        await bench.say("/standings", GROUP)
        taken.append(time.perf_counter() - started)
        started = time.perf_counter()
        async with bench.store.read() as work:
            contest = await work.contests.get(token)
            assert contest is not None
            lines(await work.contests.attempts(token), contest, final=True)
        composed.append(time.perf_counter() - started)
    told(f"/standings of {PLAYERS} players", taken)
    told(f"composing final standings of {PLAYERS} players", composed)
    idle = []
    await handed(bench.store, bench.now)
    for _ in range(500):
        started = time.perf_counter()
        await posts.any_due(bench.store, bench.now)
        idle.append(time.perf_counter() - started)
    told("a look for posts with none due", idle)


async def fill(bench: Bench, token: str) -> None:
    async with bench.store.work() as work:
        for user in range(10, 10 + PLAYERS):
            await work.contests.enter(token, user, f"Player {user}", 1.0)
            attempt = Attempt(
                token=token,
                user=user,
                hand=1,
                code="PY1-N-AAAAAAS",
                game_id=10_000 + user,
                started_at=1.0,
                closes_at=2e9,
                state="won",
                removed=28,
                cards=50,
                moves=60 + user,
                seconds=100.0,
            )
            await work.contests.add_attempt(attempt)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}")
        await run(Bench(store))
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
