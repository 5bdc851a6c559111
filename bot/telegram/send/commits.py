"""Small writes of many chats, as few transactions as they need.

While one transaction is being committed the next writes gather; they are then done together.
Nothing waits for a time: when there is little to do, each write is a transaction of its own.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.storage.repository import StorageError, Store, Work
from bot.telegram.logs import log

T = TypeVar("T")
Write = Callable[[Work], Awaitable[T]]

MOST_AT_ONCE = 64
MOST_KEPT = 10_000
"""Writes that wait for a database that is down; when there are more, the oldest go."""

AGAIN_AFTER = 1.0


@dataclass(slots=True, eq=False)
class _Waiting:
    """A write, and who waits for it; without anybody it is tried again until it is done."""

    write: Write[Any]
    done: asyncio.Future[Any] | None


class Commits:
    """Does writes in their order."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """True while something is not written."""
        return self._task is not None and not self._task.done()

    async def run(self, write: Write[T]) -> T:
        """Do a write and give what it gave.

        Raises:
            StorageError: it was not done.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._add(_Waiting(write, done))
        return await done

    def post(self, write: Write[Any]) -> None:
        """Do a write in its turn; one that fails is tried again."""
        self._add(_Waiting(write, None))

    async def close(self, patience: float) -> None:
        """Do what waits, for `patience` seconds at most."""
        self._closed = True
        if self._task is None or self._task.done():
            return
        await asyncio.wait({self._task}, timeout=patience)
        self._task.cancel()
        await asyncio.wait({self._task}, timeout=patience)

    def _add(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._together(batch)
        finally:
            for waiting in self._waiting:
                if waiting.done is not None:
                    waiting.done.cancel()

    async def _together(self, batch: list[_Waiting]) -> None:
        """One transaction for all; if that cannot be, one for each."""
        try:
            async with self._store.work() as work:
                results = [await waiting.write(work) for waiting in batch]
        except Exception as error:  # noqa: BLE001  whose fault it is shows one by one
            if len(batch) == 1:
                await self._failed(batch[0], error)
                return
            for waiting in batch:
                await self._together([waiting])
            return
        for waiting, result in zip(batch, results, strict=True):
            if waiting.done is not None and not waiting.done.done():
                waiting.done.set_result(result)

    async def _failed(self, waiting: _Waiting, error: Exception) -> None:
        if waiting.done is not None:
            if not waiting.done.done():
                waiting.done.set_exception(error)
            return
        if not isinstance(error, StorageError):
            log.failure("not written", error)
            return
        log.warning("not written yet", error=error)
        if self._closed or len(self._waiting) >= MOST_KEPT:
            return
        self._waiting.insert(0, waiting)
        await asyncio.sleep(AGAIN_AFTER)
