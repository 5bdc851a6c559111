"""The one way in: updates are stored in the inbox, acknowledged, and handed out from there.

Polling and the webhook both give their updates here; what has been stored is worked off, after
a kill as well. A chat's updates are handed out in the order of their ids, and only so many of
one chat are in hand at a time: what a chat has too much stays on disk and is in nobody's way.

Several processes (replicas) may serve a bot by one database. Whichever replica Telegram calls
stores the update; the replica that the chat belongs to handles it. See `bot.storage.inbox`.
"""

import asyncio
import contextlib
import json
import os
import secrets
import socket
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.background import Background
from bot.storage.repository import StorageError, Store, StoredUpdate, Work
from bot.telegram.logs import log

Json = dict[str, Any]
Handle = Callable[[Json], asyncio.Future[None]]

ROOM = 32
"""Updates of one chat that are in hand at a time."""

CHATS = 100
"""Chats whose updates are fetched in one transaction."""

FINISH_AFTER = 0.5
"""Seconds that updates which changed nothing may stay in the inbox when they are done."""

RETRY_AFTER = 0.5
"""Seconds until a database that failed is asked again."""

LOOK_EVERY = 0.05
"""Seconds between looks for updates that other replicas stored for us."""

LOOK_RARELY = 0.25
"""The same when nothing came for a while."""

LULL = 10.0

BEAT_EVERY = 1.5
"""Seconds between signs of life."""

KEEP_EVERY = 15.0
TIDY_EVERY = 60.0
SKEW = 5.0
"""Seconds that our clock may differ from the database's before a word is said of it."""

ORPHANS = 200
"""Chats of dead replicas that are taken over at a time."""


class NotTaken(Exception):
    """Updates could not be stored: they have to come again.

    trouble  what is wrong with the database; None if the bot is stopping
    """

    def __init__(self, reason: str, trouble: StorageError | None = None) -> None:
        super().__init__(reason)
        self.trouble = trouble


def new_name() -> str:
    """A name that no other process has, nor this one after a restart."""
    return f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(4)}"


@dataclass(slots=True)
class _Batch:
    """Updates that arrived together, and whoever waits for them to be on disk."""

    items: list[StoredUpdate]
    stored: asyncio.Future[None]

    def end(self, error: Exception | None = None) -> None:
        """They are on disk, or are not."""
        if self.stored.done():
            return
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


@dataclass(slots=True)
class Intake:
    """Stores what comes in, and hands out what is ours.

    handle   takes an update; its future is done once it need not come again, and cancelled
             if it must
    name     of this process among those that share the bot; None if it serves it alone
    counted  is told the number of living replicas whenever it changes
    """

    store: Store
    handle: Handle
    name: str | None = None
    counted: Callable[[int], None] = lambda _: None
    clock: Callable[[], float] = time.time
    living: int = 0
    _skewed: bool = False
    _busy_until: float = 0.0
    _arrived: list[_Batch] = field(default_factory=list)
    _in_hand: dict[int, set[int]] = field(default_factory=dict)
    _behind: dict[int, None] = field(default_factory=dict)
    _finished: list[int] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _due: dict[str, float] = field(default_factory=dict)
    _background: Background = field(default_factory=Background)
    _begun: bool = False
    _closed: bool = False

    def start(self) -> None:
        """Begin to store and to hand out; what was left behind comes first."""
        self._background.keep(self.run, "intake")

    @property
    def busy(self) -> bool:
        """True while something that came in is not handled."""
        return not self._begun or bool(self._arrived or self._in_hand or self._behind)

    async def receive(self, updates: Iterable[Json]) -> None:
        """Store updates; they are on disk when this returns.

        Raises:
            NotTaken: they are not, and have to come again.
        """
        items = [StoredUpdate(raw["update_id"], chat_of(raw), written(raw)) for raw in updates]
        if self._closed:
            raise NotTaken("The bot is stopping.")
        if not items:
            return
        batch = _Batch(items, asyncio.get_running_loop().create_future())
        self._arrived.append(batch)
        self._news.set()
        await batch.stored

    async def close(self, grace: float = 1.0) -> None:
        """Take nothing more, and hand nothing out any more."""
        self._closed = True
        await self._background.close(grace=grace)
        for batch in self._arrived:
            batch.end(NotTaken("The bot is stopping."))
        self._arrived.clear()

    async def leave(self) -> None:
        """Nothing is ours any more; call it when all that was in hand has ended."""
        if not self._finished and self.name is None:
            return
        try:
            async with self.store.work() as work:
                await work.inbox.finish(self._finished)
                if self.name is not None:
                    await work.inbox.leave(self.name)
        except StorageError as error:
            # Others notice by themselves in a few seconds; what is done is known as done.
            log.warning("inbox not left", error=error)

    # --- the rounds -----------------------------------------------------------------------

    async def run(self) -> None:
        """Store and hand out until cancelled; then what is left is for whoever comes next."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._news.wait()
            self._news.clear()
            if not await self._round():
                await asyncio.sleep(RETRY_AFTER)
                self._news.set()

    def _pause(self) -> float | None:
        """Seconds until the next look; None to wait for news."""
        if not self._begun:
            return 0.0
        if self.name is None:
            return None
        if self.living == 1:
            return BEAT_EVERY
        return LOOK_RARELY if _steady() > self._busy_until else LOOK_EVERY

    async def _round(self) -> bool:
        """One transaction for all that is to be noted; False if there was none."""
        arrived, self._arrived = self._arrived, []
        finished = self._finished.copy()
        items = [item for batch in arrived for item in batch.items]
        try:
            async with self.store.work() as work:
                if finished:
                    await work.inbox.finish(finished)
                await work.inbox.receive(items, self.clock())
                living: int | None = None
                direct: list[StoredUpdate] = []
                if self.name is None:
                    direct = await self._all_ours(work, items)
                else:
                    living = await self._shared(work, self.name, items)
                fetched = await self._fetched(work)
        except BaseException as error:
            trouble = error if isinstance(error, StorageError) else None
            for batch in arrived:
                batch.end(NotTaken(str(error) or type(error).__name__, trouble))
            if trouble is None:
                raise
            log.warning("inbox not used", error=trouble)
            self._due.clear()
            return False
        del self._finished[: len(finished)]
        self._begun = True
        for batch in arrived:
            batch.end()
        if living is not None and living != self.living:
            self.living = living
            self.counted(living)
        if items:
            self._busy_until = _steady() + LULL
        for item in (*direct, *fetched):
            self._hand_out(item)
        return True

    async def _all_ours(self, work: Work, items: Sequence[StoredUpdate]) -> list[StoredUpdate]:
        """One process: what arrives is handed out at once, unless its chat is behind."""
        if not self._begun:
            await self._give_up(work, None)
            self._behind |= dict.fromkeys(await work.inbox.chats(None))
        chats: dict[int, list[StoredUpdate]] = {}
        for item in items:
            chats.setdefault(item.chat, []).append(item)
        direct: list[StoredUpdate] = []
        for chat, news in chats.items():
            if chat in self._behind or len(self._in_hand.get(chat, ())) + len(news) > ROOM:
                self._behind[chat] = None
            else:
                direct += sorted(news, key=lambda item: item.id)
        return direct

    async def _shared(self, work: Work, me: str, items: Sequence[StoredUpdate]) -> int | None:
        """Several processes: find which chats are ours; the number of living ones if looked at."""
        now, living = await work.now(), None
        # In one order for all replicas: two of them never wait for each other.
        for chat in sorted({item.chat for item in items}):
            await work.inbox.claim(chat, me, now)
        if self._is_due("beat", BEAT_EVERY):
            self._compare(now)
            living = await work.inbox.beat(me, now)
            orphans = await work.inbox.claim_orphans(me, now, ORPHANS)
            if orphans:
                await self._give_up(work, orphans)
        if self._in_hand and self._is_due("keep", KEEP_EVERY):
            await work.inbox.keep(sorted(self._in_hand), me, now)
        if self._is_due("tidy", TIDY_EVERY):
            await work.inbox.forget_quiet(now)
        waiting = await work.inbox.chats(me)
        self._behind = {
            chat: None
            for chat, count in waiting.items()
            if count > len(self._in_hand.get(chat, ()))
        }
        return living

    async def _fetched(self, work: Work) -> list[StoredUpdate]:
        """Updates of chats that are behind and have room, as many chats as may be."""
        found: list[StoredUpdate] = []
        served = 0
        for chat in list(self._behind):
            in_hand = self._in_hand.get(chat, set())
            if len(in_hand) > ROOM // 2:
                continue
            if served == CHATS:
                self._news.set()
                break
            served += 1
            most = ROOM - len(in_hand)
            news = await work.inbox.of_chat(chat, {*in_hand, *self._finished}, most)
            found += news
            # To the end of the row, or out of it.
            del self._behind[chat]
            if len(news) == most:
                self._behind[chat] = None
        return found

    async def _give_up(self, work: Work, chats: list[int] | None) -> None:
        for number in await work.inbox.survived(chats):
            log.warning("given up: the bot died with it too often", update=number)

    def _compare(self, now: float) -> None:
        """Say once that our clock is wrong: times told to players are then, too (C59)."""
        ahead = self.clock() - now
        if abs(ahead) > SKEW and not self._skewed:
            which = "ahead of" if ahead > 0 else "behind"
            log.warning(f"this clock is {which} the database's", seconds=round(abs(ahead)))
        self._skewed = abs(ahead) > SKEW

    def _is_due(self, what: str, every: float) -> bool:
        """Whether its time has come, by a clock that never jumps."""
        now = _steady()
        if now < self._due.get(what, 0.0):
            return False
        self._due[what] = now + every
        return True

    def _hand_out(self, item: StoredUpdate) -> None:
        chat = self._in_hand.setdefault(item.chat, set())
        if item.id in chat:
            return
        chat.add(item.id)
        done = self.handle(json.loads(item.body))
        done.add_done_callback(lambda ended: self._ended(item, ended))

    def _ended(self, item: StoredUpdate, done: asyncio.Future[None]) -> None:
        chat = self._in_hand[item.chat]
        chat.discard(item.id)
        if not chat:
            del self._in_hand[item.chat]
        if done.cancelled():
            return
        # The transaction of what it did has removed it; what did nothing is still there.
        self._finished.append(item.id)
        if item.chat in self._behind and len(chat) <= ROOM // 2:
            self._news.set()
        elif len(self._finished) == 1:
            asyncio.get_running_loop().call_later(FINISH_AFTER, self._news.set)


def _steady() -> float:
    return asyncio.get_running_loop().time()


def written(raw: Json) -> str:
    """An update as it is stored; halves of characters, which no database keeps, are replaced."""
    return json.dumps(raw, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


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
