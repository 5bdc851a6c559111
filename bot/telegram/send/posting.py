"""What the bot says unasked: drained from the store, within the same limits as all else.

Each post is taken, sent and reported. What may have arrived is not sent twice (C16); what
certainly did not is tried again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    Message,
)
from telegram.error import ChatMigrated, TelegramError

from bot.language.catalog import Catalog
from bot.replies import Figures, Sentence, Settings, View
from bot.requests import Where
from bot.service.game import boards
from bot.service.together import posts
from bot.service.together.posts import Post
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from bot.telegram.look.captions import LONGEST_CAPTION, pieces
from bot.telegram.look.figures import draw_figures
from bot.telegram.look.pictures import Pictures
from bot.telegram.send.faults import Fault, fault_of, seconds_to_wait
from bot.telegram.send.limits import Limits
from bot.telegram.send.sender import Sender

TICK = 0.5
"""Seconds between two looks for something to say."""

MOST_TRIES = 8
_FIRST_PAUSE, _LONGEST_PAUSE = 2.0, 600.0
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class Posting:
    """Sends posts until it is closed. `now` is the wall clock, `clock` that of the limits."""

    def __init__(  # noqa: PLR0913  the wiring of one room
        self,
        *,
        bot: Bot,
        catalog: Catalog,
        pictures: Pictures,
        store: Store,
        sender: Sender,
        limits: Limits,
        username: str,
        clock: Callable[[], float] | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._bot = bot
        self._catalog = catalog
        self._pictures = pictures
        self._store = store
        self._sender = sender
        self._limits = limits
        self._username = username
        self._clock = clock or asyncio.get_running_loop().time
        self._now = now
        self._poked = asyncio.Event()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="figures")

    def start(self) -> None:
        """Begin to look for posts."""
        self._keep(self._run())

    def poke(self) -> None:
        """Something is to be said at once."""
        self._poked.set()

    @property
    def busy(self) -> bool:
        """True while something that is due now is on its way."""
        return self._poked.is_set() or self._turn.locked()

    async def close(self) -> None:
        """Stop; what was not sent stays in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def figures(self, where: Where, settings: Settings, figures: Figures) -> None:
        """Send figures as a picture, when the chat may get something."""
        self._keep(self._figures(where, settings, figures))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- the rounds -----------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(TICK):
                    await self._poked.wait()
            except TimeoutError:
                pass
            await self.round()

    async def round(self) -> None:
        """Send what is due now."""
        async with self._turn:
            self._poked.clear()
            try:
                while found := await posts.due(self._store, self._now()):
                    for post in found:
                        await self._one(post)
            except StorageError as error:
                log.warning("posts not read", error=error)
            except Exception as error:  # noqa: BLE001  the next round must come
                log.failure("not posted", error)

    async def _one(self, post: Post) -> None:
        chat, now = post.where.chat, self._now()
        wait = max(
            self._limits.chat_wait(chat, self._clock()), self._limits.total_wait(self._clock())
        )
        if wait > 0:
            await posts.later(self._store, post, now + wait, counts=False)
            return
        self._limits.take(chat, self._clock())
        try:
            message = await self._deliver(post)
        except TelegramError as error:
            await self._failed(post, error)
            return
        except Exception as error:  # noqa: BLE001  a fault of ours must not stop the others
            log.failure("not posted", error, chat=chat)
            await self._again(post)
            return
        await posts.sent(self._store, post, message, now)
        log.info("posted", chat=chat, kind=post.row.kind.value, message=message)

    # --- one post -------------------------------------------------------------------------

    async def _deliver(self, post: Post) -> int | None:
        """Send or edit; gives the message's id."""
        try:
            return await self._send(post, topic=post.where.topic, photo=post.game is not None)
        except TelegramError as error:
            match fault_of(error):
                case Fault.DONE if post.edit is not None:
                    return post.edit
                case Fault.NO_PHOTOS | Fault.STALE_FILE:
                    return await self._send(post, topic=post.where.topic, photo=False)
                case Fault.NO_TOPIC:
                    return await self._send(post, topic=None, photo=post.game is not None)
                case Fault.NO_MESSAGE if post.edit is not None:
                    return await self._send_text(post, post.where.topic)
            raise

    async def _send(self, post: Post, *, topic: int | None, photo: bool) -> int | None:
        text = self.text(post)
        if post.edit is not None:
            await self._bot.edit_message_text(
                chat_id=post.where.chat,
                message_id=post.edit,
                text=pieces(text)[0],
                reply_markup=self._keyboard(post),
                link_preview_options=_NO_PREVIEW,
            )
            return post.edit
        if not photo or post.game is None or len(text) > LONGEST_CAPTION:
            return await self._send_text(post, topic)
        view = View(game_id=0, game=post.game)
        picture = self._pictures.of(view, post.settings.language, post.settings.theme)
        sent = await self._bot.send_photo(
            chat_id=post.where.chat,
            message_thread_id=topic,
            photo=await self._pictures.photo(picture),
            caption=text,
            reply_markup=self._keyboard(post),
        )
        if sent.photo:
            await self._pictures.sent(picture, sent.photo[-1].file_id)
        self._sender.screen.message_seen(post.where)
        return sent.message_id

    async def _send_text(self, post: Post, topic: int | None) -> int:
        """A text in as many messages as it needs; the button under the last."""
        parts = pieces(self.text(post))
        sent: Message | None = None
        for number, part in enumerate(parts, start=1):
            sent = await self._bot.send_message(
                chat_id=post.where.chat,
                message_thread_id=topic,
                text=part,
                reply_markup=self._keyboard(post) if number == len(parts) else None,
                link_preview_options=_NO_PREVIEW,
            )
        self._sender.screen.message_seen(post.where)
        return sent.message_id if sent is not None else 0

    def text(self, post: Post) -> str:
        """A post in words: a sentence a line, and the link in full, so that it stands alone."""
        says = [*post.lines]
        if post.payload:
            says.append(Sentence("post-play", {"link": self._link(post)}))
        return "\n".join(self._catalog.text(say, post.settings.language) for say in says)

    def _link(self, post: Post) -> str:
        return f"https://t.me/{self._username}?start={post.payload}"

    def _keyboard(self, post: Post) -> InlineKeyboardMarkup | None:
        if not post.payload or post.settings.text_only:
            return None
        label = self._catalog.word("button-play", post.settings.language)
        return InlineKeyboardMarkup([[InlineKeyboardButton(label, url=self._link(post))]])

    # --- when it fails --------------------------------------------------------------------

    async def _failed(self, post: Post, error: TelegramError) -> None:
        chat, fault, now = post.where.chat, fault_of(error), self._now()
        log.info("not posted", chat=chat, fault=fault.value, tries=post.row.tries, error=error)
        match fault:
            case Fault.WAIT:
                wait = seconds_to_wait(error)
                self._limits.hold(chat, wait, self._clock())
                await posts.later(self._store, post, now + wait, counts=False)
            case Fault.MIGRATED if isinstance(error, ChatMigrated):
                # The posts move with the group, and are free to be taken again.
                await self._sender.migrate(chat, error.new_chat_id)
                self.poke()
            case Fault.SHUT_OUT:
                await boards.set_active(self._store, chat, active=False)
                await posts.never(self._store, post)
            case Fault.UNCERTAIN if post.edit is None:
                log.warning("delivery unknown", chat=chat)
                await posts.sent(self._store, post, None, now)
            case Fault.UNCERTAIN | Fault.NOT_DONE:
                await self._again(post)
            case _:
                log.failure("post refused", error, chat=chat)
                await posts.never(self._store, post)

    async def _again(self, post: Post) -> None:
        """Try again, later each time; not for ever."""
        if post.row.tries >= MOST_TRIES:
            log.warning("post given up", chat=post.where.chat, kind=post.row.kind.value)
            await posts.never(self._store, post)
            return
        pause = min(_FIRST_PAUSE * 2**post.row.tries, _LONGEST_PAUSE)
        await posts.later(self._store, post, self._now() + pause)

    # --- figures --------------------------------------------------------------------------

    async def _figures(self, where: Where, settings: Settings, figures: Figures) -> None:
        while True:
            wait = self._limits.chat_wait(where.chat, self._clock())
            if wait <= 0:
                break
            await asyncio.sleep(wait)
        self._limits.take(where.chat, self._clock())
        loop = asyncio.get_running_loop()
        photo = await loop.run_in_executor(
            self._threads, draw_figures, figures, self._catalog, settings
        )
        title = self._catalog.text(figures.title, settings.language)
        try:
            await self._bot.send_photo(
                chat_id=where.chat, message_thread_id=where.topic, photo=photo, caption=title
            )
        except TelegramError as error:
            # The sentences were sent before: the picture only repeats them.
            log.info("figures not sent", chat=where.chat, error=error)
