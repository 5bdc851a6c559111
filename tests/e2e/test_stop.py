"""SIGTERM ends the real bot within 5 seconds, whatever hangs (C54)."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Protocol

import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.server import LocalServer
from tests.e2e.rig import BotProcess, Player, newcomer
from tests.e2e.test_webhook import free_port

STOPS_WITHIN = 5.0
HARD = "PY1-F-AAAAAAS"
"""A deal of Pharaoh: its par takes the solver longer than any test."""


class Start(Protocol):
    """Makes a bot; it is started by who needs it."""

    def __call__(
        self, server: LocalServer, settings: dict[str, str] | None = None
    ) -> BotProcess: ...


@pytest.fixture
async def bots(tmp_path: Path) -> AsyncIterator[Start]:
    """Bots that are gone after the test, however it ends."""
    made: list[BotProcess] = []

    def make(server: LocalServer, settings: dict[str, str] | None = None) -> BotProcess:
        made.append(BotProcess(server, tmp_path, settings or {}))
        return made[-1]

    yield make
    for bot in made:
        with contextlib.suppress(ProcessLookupError):
            await bot.kill()


async def stops_in_time(bot: BotProcess) -> None:
    begun = time.monotonic()
    assert await bot.stop() == 0
    assert time.monotonic() - begun < STOPS_WITHIN


def children(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def runs(pid: int) -> bool:
    """Whether a process is there and does something; one that nobody waited for does not count."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  other processes have no event for us
            await asyncio.sleep(0.05)


async def _played(server: LocalServer, bot: BotProcess) -> Player:
    await bot.start()
    dora = newcomer(server)
    dora.say("/new 2")
    await dora.shows("luck")
    return dora


async def test_a_call_to_telegram_hangs(bots: Start) -> None:
    async with LocalServer() as server:
        bot = bots(server)
        dora = await _played(server, bot)
        server.desk.faults.arm(Fault("*", FaultKind.SLOW, seconds=3600.0, times=99))
        calls = server.desk.faults.calls.total()
        dora.say("/draw")
        dora.say("/free")
        await until(lambda: server.desk.faults.calls.total() > calls)
        await stops_in_time(bot)
        server.desk.faults.clear()


async def test_another_program_has_the_database_locked(bots: Start, tmp_path: Path) -> None:
    async with LocalServer() as server:
        bot = bots(server)
        dora = await _played(server, bot)
        with sqlite3.connect(tmp_path / "e2e.sqlite", isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            dora.say("/draw")
            await asyncio.sleep(0.5)
            await stops_in_time(bot)
            other.execute("ROLLBACK")
        await bot.start()
        await dora.shows("Draw 22")
        await stops_in_time(bot)


async def test_the_database_server_answers_nothing_more(bots: Start, postgresql_url: str) -> None:
    """Its processes are stopped, as a machine is that hangs."""
    async with LocalServer() as server:
        bot = bots(server, {"PYRAMIDE_DATABASE_URL": postgresql_url})
        dora = await _played(server, bot)
        backends = await _backends(postgresql_url)
        for pid in backends:
            os.kill(pid, signal.SIGSTOP)
        try:
            dora.say("/draw")
            await asyncio.sleep(0.5)
            await stops_in_time(bot)
        finally:
            for pid in backends:
                os.kill(pid, signal.SIGCONT)


async def _backends(url: str) -> list[int]:
    import asyncpg

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    rows = await connection.fetch(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'pyramide'"
    )
    await connection.close()
    assert rows
    return [row["pid"] for row in rows]


async def _thinking(server: LocalServer, bots: Start) -> tuple[BotProcess, list[int]]:
    """A bot whose solver is at work, and the processes that are its workers."""
    bot = bots(server)
    await bot.start()
    dora = newcomer(server)
    dora.say(f"/new {HARD}")
    await dora.shows("luck")
    dora.say("/par")
    await until(lambda: len(children(bot.pid)) > 1)
    return bot, children(bot.pid)


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_worker_of_the_solver_thinks_on_and_ends_with_the_bot(
    bots: Start, how: str
) -> None:
    async with LocalServer() as server:
        bot, workers = await _thinking(server, bots)
        if how == "stop":
            await stops_in_time(bot)
        else:
            await bot.kill()
        await until(lambda: not any(runs(pid) for pid in workers))


async def test_a_worker_of_the_solver_that_is_frozen(bots: Start) -> None:
    async with LocalServer() as server:
        bot, workers = await _thinking(server, bots)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        try:
            await stops_in_time(bot)
        finally:
            for pid in workers:
                if runs(pid):
                    os.kill(pid, signal.SIGCONT)


async def test_a_client_of_the_webhook_never_ends_its_call(bots: Start) -> None:
    port = free_port()
    settings = {
        "PYRAMIDE_WEBHOOK_URL": f"http://127.0.0.1:{port}",
        "PYRAMIDE_LISTEN": f"127.0.0.1:{port}",
    }
    async with LocalServer(retry_scale=0.05) as server:
        bot = bots(server, settings)
        await _played(server, bot)
        path = server.desk.webhook.url.rpartition("/")[2]
        head = (
            f"POST /{path} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n"
            f"X-Telegram-Bot-Api-Secret-Token: {server.desk.webhook.secret}\r\n\r\n{{"
        )
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        for number, (_, writer) in enumerate(lines):
            writer.write(head[: len(head) - 40 * (number % 3)].encode())
        await asyncio.sleep(0.3)
        await stops_in_time(bot)
        for _, writer in lines:
            writer.close()


@pytest.mark.parametrize("hangs", ["a thread", "a task", "both"])
def test_a_process_ends_by_the_time_that_it_was_given(hangs: str) -> None:
    """What nobody can cancel: a look-up of a name, a copy of a large file."""
    script = f"""
import asyncio, time
from bot.background import end_process_within
async def stubborn():
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            pass
async def main():
    tasks = []
    if {hangs != "a task"}:
        tasks.append(asyncio.create_task(asyncio.to_thread(time.sleep, 3600)))
    if {hangs != "a thread"}:
        tasks.append(asyncio.create_task(stubborn()))
    await asyncio.sleep(0.1)
    end_process_within(0.5)
asyncio.run(main())
"""
    begun = time.monotonic()
    done = subprocess.run([sys.executable, "-c", script], timeout=20, check=False)
    assert done.returncode == 0
    assert time.monotonic() - begun < 5
