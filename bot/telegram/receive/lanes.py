"""Updates are handled in order within a chat, and side by side between chats.

A chat holds one of the slots for one update at a time and then queues again, so that one
that floods cannot keep the others waiting.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.background import end

T = TypeVar("T")
SLOTS = 32


class Lanes(Generic[T]):
    """Runs `handle` on what is put in, one after the other for each key."""

    def __init__(self, handle: Callable[[T], Awaitable[None]], slots: int = SLOTS) -> None:
        self._handle = handle
        self._slots = asyncio.Semaphore(slots)
        self._queues: dict[Hashable, deque[T]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, key: Hashable, item: T) -> None:
        """Add an item to the lane of `key`; returns at once."""
        queue = self._queues.get(key)
        if queue is not None:
            queue.append(item)
            return
        self._queues[key] = deque([item])
        task = asyncio.create_task(self._run(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def waiting(self, key: Hashable) -> int:
        """Items of a lane that are not done."""
        return len(self._queues.get(key, ()))

    @property
    def busy(self) -> bool:
        """True while anything is not done."""
        return bool(self._queues)

    async def close(self, patience: float) -> None:
        """Let what is in hand be finished for `patience` seconds; the rest is dropped.

        Nothing is lost by that: what was not committed was not acknowledged.
        """
        for queue in self._queues.values():
            while len(queue) > 1:
                queue.pop()
        await end(self._tasks, patience, grace=0.3)

    async def _run(self, key: Hashable) -> None:
        queue = self._queues[key]
        try:
            while queue:
                async with self._slots:
                    # It stays in the queue until it is done: others see the lane as busy.
                    await self._handle(queue[0])
                queue.popleft()
        finally:
            del self._queues[key]
