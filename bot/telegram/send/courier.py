"""How each kind of item is sent: what is composed for it, and which calls of the gate it takes.

Nothing here waits for a limit or tries again: that is the gate's and the sender's.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from telegram import Message
from telegram.constants import ParseMode

from bot.language.catalog import Catalog
from bot.replies import View
from bot.telegram.look.captions import LONGEST_CAPTION
from bot.telegram.look.extras import Prints
from bot.telegram.look.figures import draw_figures
from bot.telegram.look.pictures import Drawing, Picture, Pictures
from bot.telegram.look.sheets import Composer, Sheet
from bot.telegram.send.faults import Fault
from bot.telegram.send.gate import Gate, Undelivered
from bot.telegram.send.items import Board, Chart, Job, Photo, Post, Strip, Text, Voice
from bot.telegram.send.screen import Screen

MOST_REFUSED = 1000
"""Pictures that are known to be refused."""


@contextlib.contextmanager
def _done_already() -> Iterator[None]:
    """An edit that changes nothing has arrived."""
    try:
        yield
    except Undelivered as failed:
        if failed.fault is not Fault.DONE:
            raise


class Courier:
    """Sends items; knows which chats take no photos and which pictures are refused."""

    def __init__(
        self,
        gate: Gate,
        catalog: Catalog,
        pictures: Pictures,
        screen: Screen,
        username: str,
        page: str = "",
    ) -> None:
        self._gate = gate
        self._catalog = catalog
        self._pictures = pictures
        self.screen = screen
        self._composer = Composer(catalog, pictures, screen, username, page)
        self._prints = Prints(catalog, pictures, username)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="figures")
        self._refused: OrderedDict[str, None] = OrderedDict()
        self.no_photos: set[int] = set()

    def close(self) -> None:
        """Let the drawing threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._pictures.close()

    # --- boards ---------------------------------------------------------------------------

    def compose(self, board: Board) -> Sheet:
        """What a board should look like, given what is shown."""
        photos = board.where.chat not in self.no_photos and not board.plain
        sheet = self._composer.compose(board, photos=photos)
        if sheet.picture is not None and sheet.picture.key in self._refused:
            return self._composer.compose(board, photos=False)
        return sheet

    def is_new(self, board: Board) -> bool:
        """True if a board is to be a new message."""
        return self._composer.is_new(board)

    async def board(self, sheet: Sheet) -> int:
        """Send a board or bring it up to date; gives the id of its message."""
        if sheet.message is None or sheet.new:
            sent = await self._new_board(sheet)
            self.screen.at_the_end(sheet.board.where)
            return sent.message_id
        with _done_already():
            await self._edit_board(sheet, sheet.message)
        return sheet.message

    async def _new_board(self, sheet: Sheet) -> Message:
        where, caption = sheet.board.where, sheet.shows.caption
        if sheet.picture is None:
            return await self._gate.text(where, caption, sheet.keyboard, parse_mode=ParseMode.HTML)
        photo = await self._pictures.photo(sheet.picture)
        sent = await self._gate.photo(where, photo, caption, sheet.keyboard)
        self._keep_name(sheet.picture, sent)
        return sent

    async def _edit_board(self, sheet: Sheet, message: int) -> None:
        """Change as little as makes the message right."""
        shown, shows, where = sheet.shown, sheet.shows, sheet.board.where
        if sheet.picture is None:
            await self._gate.edit_text(
                where, message, shows.caption, sheet.keyboard, parse_mode=ParseMode.HTML
            )
        elif shown is None or shown.picture != shows.picture:
            photo = await self._pictures.photo(sheet.picture)
            sent = await self._gate.edit_photo(where, message, photo, shows.caption, sheet.keyboard)
            self._keep_name(sheet.picture, sent)
        elif shown.caption != shows.caption:
            await self._gate.edit_caption(where, message, shows.caption, sheet.keyboard)
        else:
            await self._gate.edit_buttons(where, message, sheet.keyboard)

    async def delete(self, strip: Strip) -> None:
        """Remove a board that was sent anew below."""
        await self._gate.delete(strip.where, strip.message)

    # --- everything else ------------------------------------------------------------------

    async def send(self, job: Job) -> int | None:
        """Send or change anything but a board; gives the id of a post's or a text's message.

        Raises:
            Undelivered: it did not arrive, or nobody knows.
        """
        match job:
            case Text():
                return await self._text(job)
            case Strip():
                await self._gate.edit_buttons(job.where, job.message, None)
            case Photo():
                await self._photo(job)
            case Chart():
                await self._chart(job)
            case Voice():
                await self._gate.voice(job.where, job.sound)
                self.screen.message_seen(job.where)
            case Post():
                return await self._post(job)
            case Board():
                raise TypeError("A board is composed first.")
        return None

    async def _text(self, text: Text) -> int:
        keyboard = None if text.plain else text.keyboard
        if text.message is not None:
            with _done_already():
                await self._gate.edit_text(text.where, text.message, text.text, keyboard)
            return text.message
        sent = await self._gate.text(text.where, text.text, keyboard)
        self.screen.message_seen(text.where)
        return sent.message_id

    async def _photo(self, photo: Photo) -> None:
        """A picture beside the boards; where pictures are not taken, its words."""
        where, made = photo.where, self._prints.compose(photo)
        if photo.plain or where.chat in self.no_photos:
            await self._gate.text(where, made.text)
            self.screen.message_seen(where)
            return
        picture = await self._pictures.photo(made.drawing)
        if photo.message is None:
            sent: Message | None = await self._gate.photo(
                where, picture, made.caption, made.keyboard
            )
            self.screen.message_seen(where)
        else:
            sent = await self._gate.edit_photo(
                where, photo.message, picture, made.caption, made.keyboard
            )
        self._keep_name(made.drawing, sent)

    async def _chart(self, chart: Chart) -> None:
        """Figures; where pictures are not taken there is nothing to add to their sentences."""
        if chart.plain or chart.where.chat in self.no_photos:
            return
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(
            self._threads, draw_figures, chart.figures, self._catalog, chart.settings
        )
        title = self._catalog.text(chart.figures.title, chart.settings.language)
        await self._gate.photo(chart.where, picture, title, parse_mode=None)
        self.screen.message_seen(chart.where)

    async def _post(self, post: Post) -> int:
        where, keyboard = post.where, None if post.plain else post.keyboard
        if post.edit is not None:
            with _done_already():
                await self._gate.edit_text(where, post.edit, post.text, keyboard)
            return post.edit
        picture = self._picture_of(post)
        if picture is None:
            sent = await self._gate.text(where, post.text, keyboard)
        else:
            photo = await self._pictures.photo(picture)
            sent = await self._gate.photo(where, photo, post.text, keyboard, parse_mode=None)
            self._keep_name(picture, sent)
        self.screen.message_seen(where)
        return sent.message_id

    def _picture_of(self, post: Post) -> Picture | None:
        fits = len(post.text) <= LONGEST_CAPTION
        if post.game is None or post.plain or not fits or post.where.chat in self.no_photos:
            return None
        view = View(game_id=0, game=post.game)
        picture = self._pictures.of(view, post.settings.language, post.settings.theme)
        return None if picture.key in self._refused else picture

    # --- pictures -------------------------------------------------------------------------

    def refuse_picture(self, job: Job) -> bool:
        """Telegram does not take this board's picture; True if that is news."""
        if not isinstance(job, Board):
            return False
        picture = self.compose(job).picture
        if picture is None:
            return False
        self._refused[picture.key] = None
        if len(self._refused) > MOST_REFUSED:
            self._refused.popitem(last=False)
        return True

    def forget_picture(self, job: Job) -> None:
        """Telegram does not know the file id of an item's picture any more."""
        drawing: Drawing | None = None
        match job:
            case Board():
                drawing = self.compose(job).picture
            case Photo():
                drawing = self._prints.compose(job).drawing
            case Post():
                drawing = self._picture_of(job)
        if drawing is not None:
            self._pictures.forget(drawing)

    def _keep_name(self, picture: Drawing, sent: Message | None) -> None:
        if sent is not None and sent.photo:
            self._pictures.sent(picture, sent.photo[-1].file_id)
