"""One job, one delivery: the calls of the Bot API and what each kind of error means for it.

Only errors that change what is to be sent are dealt with here; waiting, trying again and
giving up are the sender's.
"""

from collections.abc import Awaitable
from typing import TypeVar

from telegram import (
    Bot,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
)
from telegram.constants import ParseMode
from telegram.error import TelegramError

from bot.language.catalog import Catalog
from bot.requests import Where
from bot.telegram.look.extras import Prints
from bot.telegram.look.pictures import Drawing, Picture, Pictures
from bot.telegram.look.sheets import Composer, Sheet
from bot.telegram.send.faults import Fault, fault_of
from bot.telegram.send.outbox import Board, Photo, Strip, Text
from bot.telegram.send.screen import Screen

T = TypeVar("T")
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class Undelivered(Exception):
    """A call failed. `repeatable` if a second delivery would change nothing (C16)."""

    def __init__(self, fault: Fault, error: TelegramError, *, repeatable: bool) -> None:
        super().__init__(str(error))
        self.fault = fault
        self.error = error
        self.repeatable = repeatable


class Courier:
    """Makes the calls; knows which chats take no photos and which topics are gone."""

    def __init__(
        self, bot: Bot, catalog: Catalog, pictures: Pictures, screen: Screen, username: str
    ) -> None:
        self._bot = bot
        self._pictures = pictures
        self.screen = screen
        self._composer = Composer(catalog, pictures, screen, username)
        self._prints = Prints(catalog, pictures, username)
        self.no_photos: set[int] = set()
        self.no_topics: set[tuple[int, int]] = set()

    def compose(self, board: Board) -> Sheet:
        """What a board should look like, given what is shown."""
        return self._composer.compose(board, photos=board.where.chat not in self.no_photos)

    async def text(self, text: Text) -> None:
        """Send a message of plain text, or put it in the place of another."""
        if text.message is not None:
            edit = self._bot.edit_message_text(
                chat_id=text.where.chat,
                message_id=text.message,
                text=text.text,
                reply_markup=text.keyboard,
                link_preview_options=_NO_PREVIEW,
            )
            await self._call(edit, repeatable=True)
            return
        await self._call(
            self._bot.send_message(
                chat_id=text.where.chat,
                message_thread_id=self._topic(text.where),
                text=text.text,
                reply_markup=text.keyboard,
                link_preview_options=_NO_PREVIEW,
            ),
            repeatable=False,
        )
        self.screen.message_seen(text.where)

    async def strip(self, strip: Strip) -> None:
        """Take the buttons off a message."""
        await self._call(
            self._bot.edit_message_reply_markup(
                chat_id=strip.where.chat, message_id=strip.message, reply_markup=None
            ),
            repeatable=True,
        )

    async def photo(self, photo: Photo) -> None:
        """Send a picture beside the boards, or put it in the place of another.

        Where photos are not allowed its words are sent.
        """
        where, made = photo.where, self._prints.compose(photo)
        if photo.message is None and where.chat in self.no_photos:
            await self.text(Text(where=where, text=made.text))
            return
        picture = await self._pictures.photo(made.drawing)
        call = made.deliver(self._bot, picture, photo, self._topic(where))
        sent = await self._call(call, repeatable=photo.message is not None)
        if photo.message is None:
            self.screen.message_seen(where)
        if isinstance(sent, Message):
            await self._keep_name(made.drawing, sent)

    async def forget_photo(self, photo: Photo) -> None:
        """Telegram does not know the picture's file id any more."""
        await self._pictures.forget(self._prints.compose(photo).drawing)

    async def delete(self, where: Where, message: int) -> None:
        """Remove a board that was sent anew below."""
        await self._call(
            self._bot.delete_message(chat_id=where.chat, message_id=message), repeatable=True
        )

    async def board(self, sheet: Sheet) -> int:
        """Send a board or bring it up to date; gives the id of its message."""
        if sheet.new:
            sent = await self._send(sheet)
            self.screen.at_the_end(sheet.board.where)
            return sent.message_id
        await self._edit(sheet)
        return sheet.message or 0

    async def _send(self, sheet: Sheet) -> Message:
        where = sheet.board.where
        topic = self._topic(where)
        if sheet.picture is None:
            return await self._call(
                self._bot.send_message(
                    chat_id=where.chat,
                    message_thread_id=topic,
                    text=sheet.shows.caption,
                    parse_mode=ParseMode.HTML,
                    reply_markup=sheet.keyboard,
                    link_preview_options=_NO_PREVIEW,
                ),
                repeatable=False,
            )
        photo = await self._pictures.photo(sheet.picture)
        sent = await self._call(
            self._bot.send_photo(
                chat_id=where.chat,
                message_thread_id=topic,
                photo=photo,
                caption=sheet.shows.caption,
                parse_mode=ParseMode.HTML,
                reply_markup=sheet.keyboard,
            ),
            repeatable=False,
        )
        await self._keep_name(sheet.picture, sent)
        return sent

    async def _edit(self, sheet: Sheet) -> None:
        """Change as little as makes the message right."""
        shown, shows = sheet.shown, sheet.shows
        try:
            if sheet.picture is None:
                await self._edit_text(sheet)
            elif shown is None or shown.picture != shows.picture:
                await self._edit_picture(sheet, sheet.picture)
            elif shown.caption != shows.caption:
                await self._edit_caption(sheet)
            else:
                await self._edit_buttons(sheet)
        except Undelivered as error:
            if error.fault is not Fault.DONE:
                raise

    async def _edit_caption(self, sheet: Sheet) -> None:
        await self._call(
            self._bot.edit_message_caption(
                chat_id=sheet.board.where.chat,
                message_id=sheet.message,
                caption=sheet.shows.caption,
                parse_mode=ParseMode.HTML,
                reply_markup=sheet.keyboard,
            ),
            repeatable=True,
        )

    async def _edit_buttons(self, sheet: Sheet) -> None:
        await self._call(
            self._bot.edit_message_reply_markup(
                chat_id=sheet.board.where.chat,
                message_id=sheet.message,
                reply_markup=sheet.keyboard,
            ),
            repeatable=True,
        )

    async def _edit_text(self, sheet: Sheet) -> None:
        await self._call(
            self._bot.edit_message_text(
                chat_id=sheet.board.where.chat,
                message_id=sheet.message,
                text=sheet.shows.caption,
                parse_mode=ParseMode.HTML,
                reply_markup=sheet.keyboard,
                link_preview_options=_NO_PREVIEW,
            ),
            repeatable=True,
        )

    async def _edit_picture(self, sheet: Sheet, picture: Picture) -> None:
        photo = await self._pictures.photo(picture)
        sent = await self._call(
            self._bot.edit_message_media(
                chat_id=sheet.board.where.chat,
                message_id=sheet.message,
                media=InputMediaPhoto(photo, sheet.shows.caption, ParseMode.HTML),
                reply_markup=sheet.keyboard,
            ),
            repeatable=True,
        )
        if isinstance(sent, Message):
            await self._keep_name(picture, sent)

    async def forget_file(self, sheet: Sheet) -> None:
        """Telegram does not know the picture's file id any more."""
        if sheet.picture is not None:
            await self._pictures.forget(sheet.picture)

    async def _keep_name(self, picture: Drawing, sent: Message) -> None:
        if sent.photo:
            await self._pictures.sent(picture, sent.photo[-1].file_id)

    def _topic(self, where: Where) -> int | None:
        """The topic to send to; None once it is known to be gone (C9)."""
        if where.topic is None or (where.chat, where.topic) in self.no_topics:
            return None
        return where.topic

    async def _call(self, call: Awaitable[T], *, repeatable: bool) -> T:
        try:
            return await call
        except TelegramError as error:
            raise Undelivered(fault_of(error), error, repeatable=repeatable) from error
