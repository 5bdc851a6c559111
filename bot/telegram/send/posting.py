"""What the bot says unasked: when its time has come it goes into the outbox like all else."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.language.catalog import Catalog
from bot.replies import Sentence
from bot.service.together import posts
from bot.service.together.posts import Post
from bot.storage.repository import StorageError, Store, Work
from bot.telegram.logs import log
from bot.telegram.look.captions import pieces
from bot.telegram.send import items
from bot.telegram.send.items import Job, Text
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.sender import Sender

TICK = 0.5
"""Seconds between two looks for something to say."""


@dataclass(slots=True, kw_only=True)
class Posting:
    """Looks for posts until it is closed. `now` is the wall clock.

    `mini_app` is True if links may lead to the live board, which groups open by a link alone.
    """

    catalog: Catalog
    store: Store
    sender: Sender
    outbox: Outbox
    username: str
    mini_app: bool = False
    now: Callable[[], float] = time.time
    _poked: asyncio.Event = field(default_factory=asyncio.Event)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for posts."""
        self._task = asyncio.create_task(self._run())

    def poke(self) -> None:
        """Something is to be said at once."""
        self._poked.set()

    @property
    def busy(self) -> bool:
        """True while something that is due now is being looked for."""
        return self._poked.is_set() or self._turn.locked()

    async def close(self, patience: float) -> None:
        """Stop; what was not handed over stays in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=patience)

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(TICK):
                    await self._poked.wait()
            except TimeoutError:
                pass
            await self.round()

    async def round(self) -> None:
        """Hand over what is due now."""
        async with self._turn:
            self._poked.clear()
            try:
                if await posts.any_due(self.store, self.now()):
                    while await self._one():
                        pass
            except StorageError as error:
                log.warning("posts not read", error=error)
            except Exception as error:  # noqa: BLE001  the next round must come
                log.failure("not posted", error)

    async def _one(self) -> bool:
        """One post; False if there is none."""
        handed: list[Job] = []

        async def put(work: Work, post: Post) -> None:
            handed[:] = await self.outbox.write_or_leave(work, post.where.chat, self.jobs(post))

        try:
            found = await posts.release(self.store, self.now(), put)
        except posts.NotComposed as error:
            log.failure("not posted", error)
            await posts.postpone(self.store, error.row, self.now())
            return True
        for job in handed:
            self.sender.put(job)
            log.info("posting", chat=job.where.chat)
        return found

    # --- one post -------------------------------------------------------------------------

    def jobs(self, post: Post) -> list[Job]:
        """A post in as many messages as it needs; the button under the last."""
        *first, last = pieces(self.text(post))
        if post.edit is not None and first:
            first, last = [], first[0]
        jobs: list[Job] = [Text(where=post.where, text=part) for part in first]
        jobs.append(
            items.Post(
                where=post.where,
                text=last,
                settings=post.settings,
                keyboard=self._keyboard(post),
                game=post.game if not first else None,
                edit=post.edit,
                token=post.row.token if post.is_standings else "",
            )
        )
        return jobs

    def text(self, post: Post) -> str:
        """A post in words: a sentence a line, and the link in full, so that it stands alone."""
        says = [*post.lines]
        if post.payload:
            says.append(Sentence("post-play", {"link": self._link(post)}))
        return "\n".join(self.catalog.text(say, post.settings.language) for say in says)

    def _link(self, post: Post) -> str:
        return f"https://t.me/{self.username}?start={post.payload}"

    def _keyboard(self, post: Post) -> InlineKeyboardMarkup | None:
        if not post.payload or post.settings.text_only:
            return None
        word, language = self.catalog.word, post.settings.language
        buttons = [InlineKeyboardButton(word("button-play", language), url=self._link(post))]
        if self.mini_app:
            app = f"https://t.me/{self.username}?startapp={post.payload}"
            buttons.append(InlineKeyboardButton(word("web-open-board", language), url=app))
        return InlineKeyboardMarkup([buttons])
