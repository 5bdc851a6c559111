"""The live board: an answer to a tap with 200 connected pages, memory a page, the first board.

The server is `pyramide web`, held to one core where the system can do that; the pages are on
another. Each has a game of its own, its line of news open, and taps every two seconds.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

from tests.bench.bench_memory import children, resident_mb
from tests.bench.bench_telegram import cpu_seconds
from tests.local.browser import chromium

PAGES = 200
EVERY = 2.0
"""Seconds between two taps of a page."""

LASTING = 30.0


async def _start(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    environment = {
        **os.environ,
        "PYRAMIDE_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.sqlite'}",
        "PYRAMIDE_LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "web", "--listen", "127.0.0.1:0",
        env=environment, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, line.split()[4]


class _Page:
    """A guest's page."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.headers = {"Origin": url}
        self.game: dict[str, Any] = {}
        self.news = 0

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with self.http.post(self.url + path, json=body, headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())

    async def begin(self) -> None:
        await self.post("/api/session", {})
        record = await self.post(
            "/api/act",
            {"id": f"begin-{self.number:04}", "do": "new", "text": "PY1-N-AAAAAAS"},
        )
        self.game = record["state"]["game"]

    async def follow(self) -> None:
        async with self.http.get(f"{self.url}/api/events?mark=", timeout=None) as answer:
            async for line in answer.content:
                self.news += line.startswith(b"data: ")

    async def tap(self, count: int) -> float:
        what = {"move": "d"} if count % 2 == 0 else {"do": "undo"}
        body = {
            "id": f"tap-{self.number:04}-{count:04}",
            "game": self.game["id"],
            "turn": self.game["turn"],
            **what,
        }
        started = time.perf_counter()
        record = await self.post("/api/act", body)
        took = time.perf_counter() - started
        assert record["told"]["kind"] == "done", record["told"]
        self.game = record["state"]["game"]
        return took * 1000


async def _play(page: _Page, until: float, took: list[float]) -> None:
    await asyncio.sleep(random.random() * EVERY)
    count = 0
    while time.perf_counter() < until:
        took.append(await page.tap(count))
        count += 1
        await asyncio.sleep(EVERY * (0.5 + random.random()))


async def _first_board(url: str) -> tuple[list[float], int]:
    """Milliseconds until the first board is there, cold, and the bytes without fonts."""
    times, weight = [], 0
    async with chromium() as browser:
        for number in range(6):
            context = await browser.new_context()
            page = await context.new_page()
            session = await context.new_cdp_session(page)
            await session.send("Network.enable")
            kinds: dict[str, str] = {}
            sizes: dict[str, int] = {}
            session.on(
                "Network.responseReceived",
                lambda e, kinds=kinds: kinds.update({e["requestId"]: e["type"]}),
            )
            session.on(
                "Network.loadingFinished",
                lambda e, sizes=sizes: sizes.update({e["requestId"]: int(e["encodedDataLength"])}),
            )
            await page.goto(f"{url}/d/PY1-N-AAAAAAS")
            await page.wait_for_selector("body[data-ready]")
            if number:  # the browser's own start is not the page's
                times.append(float(await page.evaluate("performance.now()")))
            weight = sum(size for name, size in sizes.items() if kinds.get(name) != "Font")
            await context.close()
    return times, weight


async def _bench() -> None:
    with tempfile.TemporaryDirectory(prefix="pyramide-") as folder:
        process, url = await _start(Path(folder))
        try:
            times, weight = await _first_board(url)
            print(
                f"first board: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms;"
                f" {weight / 1000:.1f} KB without fonts"
            )
            cores = os.cpu_count() or 1
            if cores > 1 and hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(process.pid, {0})
                os.sched_setaffinity(0, set(range(1, cores)))
            pages = [_Page(url, number) for number in range(PAGES)]
            for page in pages:
                await page.begin()
            await asyncio.sleep(2.0)
            before = resident_mb(process.pid)
            lines = [asyncio.create_task(page.follow()) for page in pages]
            await asyncio.sleep(3.0)
            connected = resident_mb(process.pid)
            took: list[float] = []
            spent = cpu_seconds(process.pid)
            until = time.perf_counter() + LASTING
            await asyncio.gather(*(_play(page, until, took) for page in pages))
            cuts = statistics.quantiles(took, n=100)
            print(
                f"{PAGES} pages, {len(took) / LASTING:.0f} taps a second: p50 {cuts[49]:.1f} ms, "
                f"p99 {cuts[98]:.1f} ms, worst {max(took):.1f} ms; "
                f"{(cpu_seconds(process.pid) - spent) * 1000 / len(took):.1f} ms of a core a tap"
            )
            after = resident_mb(process.pid)
            print(
                f"memory: {before:.0f} MB before, {connected:.0f} MB with {PAGES} lines "
                f"({(connected - before) * 1000 / PAGES:.0f} KB a page), {after:.0f} MB after the "
                f"taps; {len(children(process.pid))} other processes"
            )
            print(f"news: {sum(page.news for page in pages)} of {len(took)} taps")
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
            for page in pages:
                await page.http.close()
        finally:
            process.terminate()
            await process.wait()


def run() -> None:
    asyncio.run(_bench())
