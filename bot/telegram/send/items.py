"""The kinds of things that are sent to a chat."""

from dataclasses import dataclass
from typing import TypeAlias

from telegram import InlineKeyboardMarkup

from bot.replies import Extra, Figures, Settings, View
from bot.requests import Where
from engine.game import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """What all kinds have.

    rows   the ids in the outbox that are done with once this is sent; none for what is kept
           in memory alone
    tries  how often it failed
    plain  True once Telegram refused it: the same facts as bare text
    """

    where: Where
    rows: tuple[int, ...] = ()
    tries: int = 0
    plain: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Item):
    """A message of plain text.

    question  the one whose buttons it carries
    message   the message whose place it takes; None for a new one
    """

    text: str
    keyboard: InlineKeyboardMarkup | None = None
    question: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Item):
    """A board to be brought up to date.

    line     what is said above the status; "" leaves what was said at this turn
    pressed  the message whose button was pressed, if it showed this board
    below    True to send it anew below everything, because it has scrolled away
    """

    view: View
    settings: Settings
    line: str = ""
    pressed: int | None = None
    below: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip(Item):
    """Buttons to be taken off a message that is no board any more."""

    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Photo(Item):
    """A picture beside the boards: to be sent, or to take the place of the one in `message`.

    words  what nothing else tells, "" where the reply's text was sent as well
    """

    settings: Settings
    extra: Extra
    message: int | None = None
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart(Item):
    """Figures as a picture; their sentences were sent before."""

    settings: Settings
    figures: Figures


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice(Item):
    """An answer as a voice message; its text was sent before. `sound` is b"" until it is made."""

    text: str
    language: str
    speed: int
    sound: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post(Item):
    """Something said unasked.

    game   the board to show as a picture; None for text alone
    edit   the message to change; None to send a new one
    token  the contest whose standings these are, "" for anything else
    """

    text: str
    settings: Settings
    keyboard: InlineKeyboardMarkup | None = None
    game: Game | None = None
    edit: int | None = None
    token: str = ""


Job: TypeAlias = Text | Board | Strip | Photo | Chart | Voice | Post


def words_of(job: Job) -> str:
    """What a person would miss if this did not arrive; "" if it can be seen or heard elsewhere."""
    match job:
        case Text(text=text) | Post(text=text) | Board(line=text) | Photo(words=text):
            return text
        case _:
            return ""
