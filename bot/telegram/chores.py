"""What can be looked at ahead of time: the days' deals, and whether played deals can be won.

A process of its own does it, one deal at a time and with low priority; it ends when there
is nothing left to look at.
"""

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from bot.background import end_with_parent
from bot.service.together import daily, statistics
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log

FIRST, BETWEEN, IDLE = 20.0, 2.0, 300.0
"""Seconds until the first look, between two, and when there was nothing to look at."""

CLAIM = 2 * IDLE
"""Seconds that looking at deals belongs to one process after its last look."""

LEAST_PRIORITY = 10

P = ParamSpec("P")
R = TypeVar("R")


def _begin_worker() -> None:
    end_with_parent()
    os.nice(LEAST_PRIORITY)


class Chores:
    """Looks at deals until it is closed."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._name = f"chores-{secrets.token_hex(8)}"
        self._now = now
        self._task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begin, after a while."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop at once; what was found is in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._let_go()

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            found = await self._look()
            await asyncio.sleep(BETWEEN if found else IDLE)

    async def _look(self) -> bool:
        """Look at something; False if there was nothing, or it went wrong."""
        try:
            async with self._store.work() as work:
                # One replica looks at deals; another takes over when it is gone.
                if not await work.claims.take("deals", self._name, await work.now(), CLAIM):
                    return False
            if await daily.prepare(self._store, self._now(), self._work):
                return True
            if await statistics.judge_some(self._store, self._work):
                return True
        except StorageError as error:
            log.warning("deals not looked at", error=error)
        except BrokenExecutor as error:
            log.warning("deals not looked at", error=error)
        except Exception as error:  # noqa: BLE001  the next look must come
            log.failure("deals not looked at", error)
        self._let_go()
        return False

    async def _work(self, run: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        """Run something in the process; it starts when it is needed."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin_worker)
        return await asyncio.get_running_loop().run_in_executor(self._pool, run, *args)

    def _let_go(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # noqa: SLF001  to end them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
