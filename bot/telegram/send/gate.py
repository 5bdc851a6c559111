"""The one way to the Bot API: every call that the bot makes to a chat passes here.

Here Telegram's limits are kept, a chat that was told to wait waits, a topic that is gone is left
out of the address, and an error becomes a fault. What becomes of something that failed is up to
those who asked for it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from telegram import (
    Bot,
    BotCommand,
    InlineKeyboardMarkup,
    InlineQueryResult,
    InputMediaPhoto,
    LinkPreviewOptions,
    MenuButton,
    Message,
)
from telegram.constants import ChatAction, ParseMode
from telegram.error import TelegramError

from bot.requests import Where
from bot.telegram.send.faults import Fault, fault_of, seconds_to_wait
from bot.telegram.send.limits import Limits

T = TypeVar("T")
Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]
Told = Callable[[Fault], None]

CLOSED_FOR = 600.0
"""Seconds until a topic that was closed is tried again."""

BESIDE_PATIENCE = 20.0
"""Seconds that a call which is no message waits when Telegram asks it to."""

_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class Undelivered(Exception):
    """A call failed."""

    def __init__(self, fault: Fault, error: TelegramError) -> None:
        super().__init__(str(error))
        self.fault = fault
        self.error = error


class Gate:
    """Makes the calls; nothing else in this package has the library's bot to send with."""

    def __init__(
        self,
        bot: Bot,
        limits: Limits,
        *,
        clock: Clock | None = None,
        sleep: Sleep = asyncio.sleep,
        told: Told = lambda _: None,
    ) -> None:
        self._bot = bot
        self._limits = limits
        self._clock = clock or asyncio.get_running_loop().time
        self._sleep = sleep
        self._turn = asyncio.Lock()
        self._granted: dict[int, int] = {}
        self._topics: dict[tuple[int, int], float] = {}
        self.told = told
        """Told of every fault, for the figures."""

    # --- limits ---------------------------------------------------------------------------

    async def turn(self, chat: int) -> None:
        """Wait until this chat may get something, and for its turn among all chats.

        The next message to the chat then leaves at once: what it is can be chosen after the wait.
        """
        if self._granted.get(chat):
            return
        while (wait := self._limits.chat_wait(chat, self._clock())) > 0:
            await self._sleep(wait)
        async with self._turn:
            while (wait := self._limits.total_wait(self._clock())) > 0:
                await self._sleep(wait)
            self._limits.take(chat, self._clock())
        self._granted[chat] = 1

    def hold(self, chat: int, seconds: float) -> None:
        """This chat alone waits: Telegram asked for it, or the network is down (C6)."""
        self._limits.hold(chat, seconds, self._clock())

    def held(self, chat: int) -> bool:
        """True if something for this chat would have to wait."""
        return self._limits.chat_wait(chat, self._clock()) > 0

    # --- messages -------------------------------------------------------------------------

    async def text(
        self,
        where: Where,
        text: str,
        keyboard: InlineKeyboardMarkup | None = None,
        *,
        parse_mode: str | None = None,
    ) -> Message:
        """Send a text.

        Raises:
            Undelivered: it did not arrive, or nobody knows.
        """
        return await self._to(
            where,
            lambda address: self._bot.send_message(
                **address,
                text=text,
                parse_mode=parse_mode,
                reply_markup=keyboard,
                link_preview_options=_NO_PREVIEW,
            ),
        )

    async def photo(
        self,
        where: Where,
        photo: str | bytes,
        caption: str,
        keyboard: InlineKeyboardMarkup | None = None,
        *,
        parse_mode: str | None = ParseMode.HTML,
    ) -> Message:
        """Send a picture; raises as `text` does."""
        return await self._to(
            where,
            lambda address: self._bot.send_photo(
                **address,
                photo=photo,
                caption=caption,
                parse_mode=parse_mode,
                reply_markup=keyboard,
            ),
        )

    async def voice(self, where: Where, sound: bytes) -> Message:
        """Send a voice message; raises as `text` does."""
        return await self._to(where, lambda address: self._bot.send_voice(**address, voice=sound))

    async def edit_text(
        self,
        where: Where,
        message: int,
        text: str,
        keyboard: InlineKeyboardMarkup | None,
        *,
        parse_mode: str | None = None,
    ) -> None:
        """Change a text; raises as `text` does."""
        await self._on(
            where,
            lambda: self._bot.edit_message_text(
                chat_id=where.chat,
                message_id=message,
                text=text,
                parse_mode=parse_mode,
                reply_markup=keyboard,
                link_preview_options=_NO_PREVIEW,
            ),
        )

    async def edit_caption(
        self, where: Where, message: int, caption: str, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """Change a picture's words; raises as `text` does."""
        await self._on(
            where,
            lambda: self._bot.edit_message_caption(
                chat_id=where.chat,
                message_id=message,
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard,
            ),
        )

    async def edit_photo(
        self,
        where: Where,
        message: int,
        photo: str | bytes,
        caption: str,
        keyboard: InlineKeyboardMarkup | None,
    ) -> Message | None:
        """Put another picture in a message; raises as `text` does."""
        media = InputMediaPhoto(photo, caption, ParseMode.HTML)
        sent = await self._on(
            where,
            lambda: self._bot.edit_message_media(
                chat_id=where.chat, message_id=message, media=media, reply_markup=keyboard
            ),
        )
        return sent if isinstance(sent, Message) else None

    async def edit_buttons(
        self, where: Where, message: int, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """Change a message's buttons, or take them off; raises as `text` does."""
        await self._on(
            where,
            lambda: self._bot.edit_message_reply_markup(
                chat_id=where.chat, message_id=message, reply_markup=keyboard
            ),
        )

    async def delete(self, where: Where, message: int) -> None:
        """Remove a message; raises as `text` does. Counts as no message."""
        await self._called(
            where.chat,
            lambda: self._bot.delete_message(chat_id=where.chat, message_id=message),
        )

    # --- beside messages ------------------------------------------------------------------

    async def toast(self, query: str, text: str | None, *, alert: bool) -> None:
        """Answer a button; raises as `text` does."""
        await self._beside(
            lambda: self._bot.answer_callback_query(query, text, show_alert=alert and bool(text))
        )

    async def typing(self, where: Where) -> None:
        """Show that an answer is on its way, unless the chat has to wait; never raises."""
        if self.held(where.chat):
            return
        try:
            await self._called(
                where.chat,
                lambda: self._bot.send_chat_action(
                    where.chat, ChatAction.TYPING, message_thread_id=self._topic(where)
                ),
            )
        except Undelivered:
            return

    async def offers(
        self, query: str, results: Sequence[InlineQueryResult], *, cache_time: int
    ) -> None:
        """Answer an inline query; raises as `text` does."""
        await self._beside(
            lambda: self._bot.answer_inline_query(
                query, results, cache_time=cache_time, is_personal=True
            )
        )

    async def file(self, name: str) -> bytes:
        """What a person sent, by its name on Telegram; raises as `text` does."""

        async def fetched() -> bytes:
            described = await self._bot.get_file(name)
            return bytes(await described.download_as_bytearray())

        return await self._beside(fetched)

    # --- the bot's own page ---------------------------------------------------------------

    async def menu(self, language: str | None) -> tuple[BotCommand, ...]:
        """The commands that are shown; raises as `text` does."""
        return await self._beside(lambda: self._bot.get_my_commands(language_code=language))

    async def set_menu(self, commands: Sequence[BotCommand], language: str | None) -> None:
        """Show these commands; raises as `text` does."""
        await self._beside(lambda: self._bot.set_my_commands(commands, language_code=language))

    async def descriptions(self, language: str | None) -> tuple[str, str]:
        """The long and the short description; raises as `text` does."""
        long = await self._beside(lambda: self._bot.get_my_description(language_code=language))
        short = await self._beside(
            lambda: self._bot.get_my_short_description(language_code=language)
        )
        return long.description, short.short_description

    async def set_description(self, text: str, language: str | None) -> None:
        """Show this in an empty chat; raises as `text` does."""
        await self._beside(lambda: self._bot.set_my_description(text, language_code=language))

    async def set_short_description(self, text: str, language: str | None) -> None:
        """Show this on the bot's page; raises as `text` does."""
        await self._beside(lambda: self._bot.set_my_short_description(text, language_code=language))

    async def menu_button(self) -> MenuButton:
        """The button beside the message field; raises as `text` does."""
        return await self._beside(self._bot.get_chat_menu_button)

    async def set_menu_button(self, button: MenuButton) -> None:
        """Show this button beside the message field; raises as `text` does."""
        await self._beside(lambda: self._bot.set_chat_menu_button(menu_button=button))

    # --- the calls ------------------------------------------------------------------------

    async def _to(self, where: Where, send: Callable[[dict[str, Any]], Awaitable[T]]) -> T:
        """Send something new; without the topic, if that is gone or closed (C9, C48)."""
        topic = self._topic(where)
        try:
            return await self._on(where, lambda: send(self._address(where, topic)))
        except Undelivered as failed:
            if failed.fault is not Fault.NO_TOPIC or topic is None:
                raise
            closed = "closed" in str(failed.error).casefold()
            until = self._clock() + CLOSED_FOR if closed else float("inf")
            self._topics[where.chat, topic] = until
        return await self._on(where, lambda: send(self._address(where, None)))

    async def _on(self, where: Where, call: Callable[[], Awaitable[T]]) -> T:
        """A call that counts as a message."""
        await self.turn(where.chat)
        self._granted.pop(where.chat, None)
        return await self._called(where.chat, call)

    async def _called(self, chat: int | None, call: Callable[[], Awaitable[T]]) -> T:
        try:
            return await call()
        except TelegramError as error:
            fault = fault_of(error)
            self.told(fault)
            if fault is Fault.WAIT and chat is not None:
                self.hold(chat, seconds_to_wait(error))
            raise Undelivered(fault, error) from error

    async def _beside(self, call: Callable[[], Awaitable[T]]) -> T:
        """A call that is no message: what may be repeated is, a few times and for a while."""
        end = self._clock() + BESIDE_PATIENCE
        pause = 0.5
        while True:
            try:
                return await self._called(None, call)
            except Undelivered as failed:
                match failed.fault:
                    case Fault.WAIT:
                        wait = seconds_to_wait(failed.error)
                    case Fault.UNREACHED | Fault.NOT_DONE | Fault.UNCERTAIN:
                        wait, pause = pause, pause * 2
                    case _:
                        raise
                if self._clock() + wait > end:
                    raise
                await self._sleep(wait)

    def _address(self, where: Where, topic: int | None) -> dict[str, Any]:
        return {
            "chat_id": where.chat,
            "message_thread_id": topic,
            "direct_messages_topic_id": where.direct_topic,
        }

    def _topic(self, where: Where) -> int | None:
        """The topic to send to; None while it is known to be gone or closed."""
        if where.topic is None:
            return None
        until = self._topics.get((where.chat, where.topic), 0.0)
        return None if self._clock() < until else where.topic
