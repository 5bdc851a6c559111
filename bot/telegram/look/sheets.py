"""A board composed for sending: its picture, words and buttons, beside what is shown now."""

from dataclasses import dataclass, replace

from telegram import InlineKeyboardMarkup

from bot.language.catalog import Catalog
from bot.telegram.look.captions import caption, status_line, text_board
from bot.telegram.look.keyboards import Labels, board_keyboard
from bot.telegram.look.pictures import Picture, Pictures
from bot.telegram.send.items import Board
from bot.telegram.send.screen import Screen, Shown


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board composed for sending, and what is shown of it now.

    message  the message to change, None to send a new one
    picture  None where the chat takes no photos
    shows    what will be shown once it is sent; its message id is not known before
    """

    board: Board
    message: int | None
    shown: Shown | None
    picture: Picture | None
    shows: Shown
    keyboard: InlineKeyboardMarkup

    @property
    def new(self) -> bool:
        """True if a new message is due."""
        return self.message is None or self.board.below

    @property
    def due(self) -> bool:
        """True if there is anything to send."""
        return self.new or self.shown != self.shows


class Composer:
    """Composes boards; sends nothing."""

    def __init__(
        self, catalog: Catalog, pictures: Pictures, screen: Screen, username: str, page: str = ""
    ) -> None:
        self._catalog = catalog
        self._pictures = pictures
        self._screen = screen
        self._username = username
        self._page = page

    def compose(self, board: Board, *, photos: bool) -> Sheet:
        """What a board should look like; a text where `photos` are not allowed."""
        view, language = board.view, board.settings.language
        message, shown = self._hanging(board)
        labels = Labels(self._catalog, language, spanish=view.game.deal.rules.spanish)
        # Private chats have ids above zero, all others below.
        page = self._page if board.where.chat > 0 else ""
        keyboard = board_keyboard(view, labels, page)
        picture = None
        if photos:
            picture = self._pictures.of(view, language, board.settings.theme)
        shows = self._shows(board, shown, picture, labels, message or 0)
        shows = replace(shows, buttons=keyboard.to_json())
        if picture is None and shown is not None and shown.picture is not None:
            message = None  # a picture cannot become a text: a new message is due
        return Sheet(board, message, shown, picture, shows, keyboard)

    def is_new(self, board: Board) -> bool:
        """True if a board will be a new message, whatever it shows."""
        return board.below or self._hanging(board)[0] is None

    def _hanging(self, board: Board) -> tuple[int | None, Shown | None]:
        """The message to change, None for a new one; and what is known to be shown there."""
        shown = self._screen.of(board.view.game_id)
        if shown is not None and shown.where != board.where:
            shown = None
        message = shown.message if shown else board.view.message
        if board.pressed is not None and board.pressed > (message or 0):
            # A board that we do not know was sent: its delivery was not confirmed (C16).
            return board.pressed, None
        return message, shown

    def _shows(
        self,
        board: Board,
        shown: Shown | None,
        picture: Picture | None,
        labels: Labels,
        message: int,
    ) -> Shown:
        view, settings = board.view, board.settings
        look = (settings.language, settings.theme)
        turn = view.game.turn
        key = picture.key if picture else None
        line = board.line
        if shown is not None and shown.turn == turn and shown.look == look:
            line = line or shown.line
            if key is not None and shown.picture is not None and view.hint is None:
                # The cards lie as they are shown: a first tap changes the buttons alone.
                key = shown.picture
        text = caption(line, view, settings.language, self._catalog, self._username)
        if picture is None:
            status = status_line(view, settings.language, self._catalog)
            text = f"{text_board(view.game.position, labels)}\n{status}\n{text}"
        return Shown(board.where, message, turn, key, look, line, text, "")
