"""What an earlier process, or a replica that is no more, left in the outbox is sent after all."""

import asyncio
from dataclasses import dataclass

from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.sender import Sender

LOOK_EVERY = 2.0
"""Seconds between two looks for what a replica left; alone there is nothing after the start."""

KEEP_EVERY = 15.0
"""Seconds between two notes that the chats to which something is being sent stay ours."""


@dataclass(slots=True, kw_only=True)
class Recovery:
    """Takes over what is left: at the start, and where the bot is shared again and again."""

    store: Store
    outbox: Outbox
    sender: Sender
    _task: asyncio.Task[None] | None = None
    _kept_at: float = float("-inf")

    async def start(self) -> None:
        """Take over what is there, before anything new comes in."""
        whole = await self._look()
        if self.outbox.shared or not whole:
            self._task = asyncio.create_task(self._run())

    async def close(self, patience: float) -> None:
        """Take nothing over any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=patience)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            whole = await self._look()
            if not self.outbox.shared:
                if whole:
                    return
                continue
            await self._keep()

    async def _look(self) -> bool:
        """Take over all that there is; False if it cannot be read now."""
        try:
            while jobs := await self.outbox.take():
                log.info("left by another process", items=len(jobs))
                for job in jobs:
                    self.sender.put(job)
        except StorageError as error:
            log.warning("outbox not read", error=error)
            return False
        except Exception as error:  # noqa: BLE001  the next look must come
            log.failure("outbox not read", error)
            return False
        return True

    async def _keep(self) -> None:
        """A chat that still waits for something must not become another replica's."""
        now, chats = asyncio.get_running_loop().time(), self.sender.chats
        if not chats or now < self._kept_at + KEEP_EVERY:
            return
        self._kept_at = now
        try:
            async with self.store.work() as work:
                await work.inbox.keep(chats, self.outbox.me, await work.now())
        except StorageError as error:
            log.warning("chats not kept", error=error)
