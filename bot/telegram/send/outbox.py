"""The one queue out, on disk: what is to be sent stays there until Telegram has it (C47).

An item is written in the transaction that causes it. Before a new message leaves, its rows are
marked: a row that is found marked later may have been sent, so it is not sent again (C16); what
it said is told with the chat's next answer. Edits need no mark: doing them twice changes nothing.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.service.game import boards
from bot.storage.repository import StorageError, Store, StoredItem, Work
from bot.telegram.logs import log
from bot.telegram.send import codec
from bot.telegram.send.commits import Commits, Write
from bot.telegram.send.items import Item, Job, words_of

T = TypeVar("T", bound=Item)

MOST_TAKEN = 500
"""Rows taken over in one transaction."""


class Outbox:
    """The rows of this process. `me` is its name among the replicas; `shared` if there are some."""

    def __init__(
        self,
        store: Store,
        commits: Commits,
        *,
        me: str,
        shared: bool = False,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._commits = commits
        self.me = me
        self.shared = shared
        self._now = now

    # --- in the transaction of what causes it ---------------------------------------------

    async def write(self, work: Work, jobs: Sequence[Job]) -> list[Job]:
        """Store items that we send once the transaction is done; they come back with their rows."""
        ids = await work.outbox.put([codec.written(job) for job in jobs], self.me, self._now())
        return [replace(job, rows=(row,)) for job, row in zip(jobs, ids, strict=True)]

    async def write_or_leave(self, work: Work, chat: int, jobs: Sequence[Job]) -> list[Job]:
        """The same for what nobody asked for: to a chat of another replica that one sends it."""
        if not self.shared or await work.inbox.claim(chat, self.me, await work.now()):
            return await self.write(work, jobs)
        await work.outbox.put([codec.written(job) for job in jobs], None, self._now())
        return []

    # --- on the way -----------------------------------------------------------------------

    async def attempt(self, rows: tuple[int, ...]) -> bool:
        """Mark rows before they are sent; False if another replica has them by now.

        Raises:
            StorageError: they are not marked, and must not be sent yet.
        """
        if not rows:
            return True
        return await self._commits.run(lambda work: work.outbox.attempt(list(rows), self.me))

    def unsent(self, rows: tuple[int, ...]) -> None:
        """Nothing came of it: they are still to be sent."""
        if rows:
            self._commits.post(lambda work: work.outbox.unsent(list(rows)))

    def done(self, rows: tuple[int, ...]) -> None:
        """Telegram has them."""
        if rows:
            self._commits.post(lambda work: work.outbox.done(list(rows)))

    def missed(self, job: Job) -> None:
        """It may not have arrived, and is not sent again: the chat's next answer says so."""
        self._commits.post(lambda work: _missed(work, job))

    def post(self, write: Write[None]) -> None:
        """Something else that is to be kept of what was sent."""
        self._commits.post(write)

    @property
    def busy(self) -> bool:
        """True while something is not written."""
        return self._commits.busy

    # --- at the start and at the end ------------------------------------------------------

    async def take(self) -> list[Job]:
        """What nobody living has in hand: all that an earlier process left behind.

        Raises:
            StorageError: it cannot be read now.
        """
        async with self._store.read() as work:
            if not await work.outbox.any_left(self.me, await work.now()):
                return []
        async with self._store.work() as work:
            found = await work.outbox.take(
                self.me, await work.now(), shared=self.shared, most=MOST_TAKEN
            )
            jobs = [await self._taken(work, item) for item in found]
        return [job for job in jobs if job is not None]

    async def close(self, patience: float) -> None:
        """Write what is done, and leave the rest to whoever comes next."""
        await self._commits.close(patience)
        try:
            async with asyncio.timeout(patience), self._store.work() as work:
                left = await work.outbox.release(self.me)
        except (StorageError, TimeoutError) as error:
            log.warning("outbox not released", error=error)
            return
        if left:
            log.info("left in the outbox", items=left)

    async def _taken(self, work: Work, item: StoredItem) -> Job | None:
        try:
            game = codec.game_in(item)
            board = await boards.board_of(work, game) if game is not None else None
            job = codec.read(item, board)
        except Exception as error:  # noqa: BLE001  one odd row must not hide the others
            log.failure("not to be read", error, chat=item.where.chat, kind=item.kind)
            job = None
        if job is None:
            await work.outbox.done([item.id])
            return None
        if item.attempted:
            log.warning("delivery unknown", chat=item.where.chat, kind=item.kind)
            await _missed(work, job)
            return None
        return job


async def _missed(work: Work, job: Job) -> None:
    await work.outbox.done(list(job.rows))
    await work.chats.add_missed(job.where, words_of(job))
