"""One of several processes that share a bot by one database.

Whichever replica Telegram calls stores the update and says so; the replica that the chat belongs
to handles it. See `bot.storage.inbox` for who that is.
"""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.storage.repository import StorageError, Store, StoredUpdate, Work

Json = dict[str, Any]
Feed = Callable[[Json], asyncio.Future[None]]

LOOK_EVERY = 0.05
"""Seconds between looks for updates that other replicas stored for us."""

LOOK_RARELY = 0.25
"""The same when nothing came for a while."""

LULL = 10.0

BEAT_EVERY = 1.5
"""Seconds between signs of life."""

KEEP_EVERY = 15.0
TIDY_EVERY = 60.0
MOST = 200
"""Updates taken at a time."""

_log = logging.getLogger("pyramide.hosting")


def new_name() -> str:
    """A name that no other replica has, nor this one after a restart."""
    return f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(4)}"


@dataclass(slots=True)
class _Open:
    """An update in hand."""

    chat: int
    done: asyncio.Future[None]


@dataclass(slots=True)
class Replica:
    """Stores what comes in, and hands out what is ours.

    handle   takes an update; its future is done once it need not come again, and cancelled
             if it must
    counted  is told the number of living replicas whenever it changes
    """

    store: Store
    handle: Feed
    counted: Callable[[int], None] = lambda _: None
    clock: Callable[[], float] = time.time
    name: str = field(default_factory=new_name)
    living: int = 0
    _busy_until: float = 0.0
    _open: dict[int, _Open] = field(default_factory=dict)
    _finished: list[int] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _due: dict[str, float] = field(default_factory=dict)

    def feed(self, raw: Json) -> asyncio.Future[None]:
        """Store an update; the future is done once it is on disk.

        It is cancelled when it cannot be stored: then the update has to come again.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.ensure_future(self._receive(raw))
        task.add_done_callback(lambda ended: _pass_on(ended, done))
        return done

    async def run(self) -> None:
        """Hand out updates until cancelled; then what is left is for the others."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._pause()):
                        await self._news.wait()
                self._news.clear()
                await self._round()
        finally:
            self._open.clear()

    async def leave(self) -> None:
        """Nothing is ours any more; call it when all that was in hand has ended."""
        try:
            async with self.store.work() as work:
                await work.inbox.finish(self._finished)
                await work.inbox.leave(self.name)
        except StorageError as error:
            # The others notice by themselves in a few seconds.
            _log.warning("replica cannot say goodbye: %s", error)

    def _pause(self) -> float:
        """Seconds until the next look; alone, there is nothing but what we stored ourselves."""
        if self.living == 1:
            return BEAT_EVERY
        return LOOK_RARELY if self.clock() > self._busy_until else LOOK_EVERY

    async def _receive(self, raw: Json) -> None:
        item = StoredUpdate(raw["update_id"], chat_of(raw), json.dumps(raw))
        async with self.store.work() as work:
            mine = await work.inbox.receive(item, self.name, self.clock())
        if mine:
            self._news.set()

    async def _round(self) -> None:
        finished = self._finished.copy()
        try:
            async with self.store.work() as work:
                if finished:
                    await work.inbox.finish(finished)
                living = await self._upkeep(work)
                taken = await work.inbox.drain(self.name, MOST)
        except StorageError as error:
            _log.warning("inbox not read: %s", error)
            self._due.clear()
            await asyncio.sleep(BEAT_EVERY / 3)
            return
        del self._finished[: len(finished)]
        if living is not None and living != self.living:
            self.living = living
            self.counted(living)
        if taken:
            self._busy_until = self.clock() + LULL
        for item in taken:
            self._hand_out(item)
        if len(taken) == MOST:
            self._news.set()

    async def _upkeep(self, work: Work) -> int | None:
        """Signs of life and the like, as they are due; the number of living replicas."""
        now = self.clock()
        living = None
        if self._is_due("beat", BEAT_EVERY, now):
            living = await work.inbox.beat(self.name, now)
            await work.inbox.claim_orphans(self.name, now, MOST)
        if self._open and self._is_due("keep", KEEP_EVERY, now):
            chats = sorted({item.chat for item in self._open.values()})
            await work.inbox.keep(chats, self.name, now)
        if self._is_due("tidy", TIDY_EVERY, now):
            await work.inbox.forget_quiet(now)
        return living

    def _is_due(self, what: str, every: float, now: float) -> bool:
        if now < self._due.get(what, 0.0):
            return False
        self._due[what] = now + every
        return True

    def _hand_out(self, item: StoredUpdate) -> None:
        if item.id in self._open:
            return
        done = self.handle(json.loads(item.body))
        self._open[item.id] = _Open(item.chat, done)
        done.add_done_callback(lambda ended: self._ended(item.id, ended))

    def _ended(self, number: int, done: asyncio.Future[None]) -> None:
        self._open.pop(number, None)
        if not done.cancelled():
            self._finished.append(number)
            self._news.set()


def _pass_on(task: asyncio.Future[None], done: asyncio.Future[None]) -> None:
    """The end of storing an update is the end of `done`."""
    if done.done():
        return
    if task.cancelled():
        done.cancel()
        return
    error = task.exception()
    if error is None:
        done.set_result(None)
        return
    _log.warning("update not stored: %s", error)
    done.cancel()


def chat_of(raw: Json) -> int:
    """The chat that an update belongs to, or the person if there is no chat; 0 if neither."""
    for part in raw.values():
        if isinstance(part, dict):
            message = part.get("message")
            inner = message if isinstance(message, dict) else part
            place = inner.get("chat") or part.get("from") or part.get("user")
            if isinstance(place, dict) and isinstance(place.get("id"), int):
                return int(place["id"])
    return 0
