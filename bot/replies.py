"""What goes out: sentences by key and a view of the board, in no language yet."""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import TypeAlias

from bot.requests import Question
from engine.cards import Card
from engine.game import Game
from engine.moves import Move, Place, Remove


class Kind(Enum):
    """What became of a request."""

    DONE = "done"
    INFO = "info"
    ASK = "ask"
    REFUSED = "refused"


class Level(IntEnum):
    """How much is told; a sentence of a level is told at that level and above."""

    BRIEF = 0
    NORMAL = 1
    DETAILED = 2


@dataclass(frozen=True, slots=True)
class Cards:
    """A list of cards as an argument: told with commas and one "and" if `closed`."""

    cards: tuple[Card, ...]
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the language files as an argument: the text with this key."""

    key: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: a key of the texts, its arguments, and the level it belongs to.

    Arguments: numbers, plain text (a name, a code), a `Card`, `Cards`, a `Term`, another
    `Sentence`, or a tuple of them (told as a list). The catalogue gives each card in every
    form that the language needs.
    """

    key: str
    args: Mapping[str, "Value"] = field(default_factory=dict)
    level: Level = Level.BRIEF

    def __post_init__(self) -> None:
        object.__setattr__(self, "args", MappingProxyType(dict(self.args)))


Value: TypeAlias = int | str | Card | Cards | Term | Sentence | tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """How a chat is answered.

    zone   its time zone, as "Europe/Rome"; "" while nobody has named one: UTC
    guide  how many guiding sentences a first game has told
    speed  words a minute of what is said aloud
    deals  which deals a new game takes: "won" for those that can be won, "any"
    """

    language: str = "en"
    text_only: bool = False
    level: Level = Level.NORMAL
    error_help: bool = True
    coach: bool = False
    voice: bool = False
    theme: str = "classic"
    zone: str = ""
    guide: int = 0
    speed: int = 175
    deals: str = "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The board to show.

    game_id   the stored game's id, for its buttons
    game      the game as it stands
    selected  the card tapped first, if any
    hint      the move that is suggested, for the picture and the buttons
    owner     the person whose own game it is; None for a group's shared game
    seconds   playing time
    message   the chat message that shows this game's board, if one was sent
    more      True to show, in place of the cards' buttons, what is not needed for a move
    """

    game_id: int
    game: Game
    selected: Place | None = None
    hint: Move | None = None
    owner: int | None = None
    seconds: float = 0.0
    message: int | None = None
    more: bool = False

    @property
    def hinted(self) -> tuple[Place, ...]:
        """The places of the cards that the hint would remove."""
        return self.hint.places if isinstance(self.hint, Remove) else ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure and what it is."""

    label: Sentence
    value: Sentence


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a chart: what it is, how long, and its length in words."""

    label: Sentence
    amount: int
    text: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Figures to show as a picture beside the sentences that tell them."""

    title: Sentence
    tiles: tuple[Tile, ...]
    chart: Sentence
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The card of a game that was won. `says` tells it in words.

    seconds  playing time
    par      the deal's par (R15), None when it is not known
    best     moves of the shortest win that is known, None when none is
    stars    1 to 3 against par, None when par is not known
    rows     buttons under it: what one may do after a win
    """

    says: tuple[Sentence, ...]
    game: Game
    seconds: float
    par: int | None = None
    best: int | None = None
    stars: int | None = None
    rows: "tuple[tuple[Key, ...], ...]" = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A way to win at one of its steps. `says` tells the step in words.

    game_id  the stored game whose deal it is
    game     the board after this step
    step     0 for the deal as it was laid out, up to `steps`
    """

    says: tuple[Sentence, ...]
    game_id: int
    game: Game
    step: int
    steps: int


@dataclass(frozen=True, slots=True)
class Key:
    """A button of a menu: its label, and what it does: a command with its text, or a link.

    on  True or False for one of several choices, which may be the one that is set
    """

    label: Sentence | Term
    command: str = ""
    text: str = ""
    url: str = ""
    on: bool | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A message of its own with buttons, for eyes. For ears the reply's sentences say it all."""

    says: tuple[Sentence, ...]
    rows: tuple[tuple[Key, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swatch:
    """What a theme looks like, and the themes to choose from. `says` tells it in words."""

    says: tuple[Sentence, ...]
    theme: str
    themes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Gallery:
    """A small board of each variant, and buttons to choose one. `says` is for eyes."""

    says: tuple[Sentence, ...]
    rows: tuple[tuple[Key, ...], ...]
    tokens: tuple[str, ...]


Extra: TypeAlias = Result | Replay | Swatch | Gallery
"""A picture that is no board; its words are its caption."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question: what it is called; its number is its place in the list."""

    say: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """The answer to a request.

    kind      what became of it
    says      the sentences, result first
    settings  of the chat that is answered
    view      the board as it stands now; None when there is no game to show
    changed   True if the table changed: a picture is due
    question  the question that is asked now; its buttons carry its id
    ended     messages whose questions are over: their buttons are taken away
    choices   answers to the question, in order; none for yes and no
    move      the move that was played, in place notation
    alert     a button's answer that must be read: shown as an alert, not as a toast
    figures   what the sentences tell, as a picture where there are pictures
    extra     a picture beside the board, where there are pictures; its words are told as its
              caption, and not again if they are the reply's own
    menu      for eyes: a message with buttons, in place of the sentences if no board is due,
              else before the board
    later     more to say once it is known (the solver still thinks); None if that is nothing
    bridge    True if this only bridges the time until then, and may be left out if it is short
    """

    kind: Kind
    says: tuple[Sentence, ...]
    settings: Settings
    view: View | None = None
    changed: bool = False
    question: Question | None = None
    ended: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()
    move: str | None = None
    alert: bool = False
    figures: Figures | None = None
    extra: Extra | None = None
    menu: Menu | None = None
    later: "Awaitable[Reply | None] | None" = field(default=None, compare=False)
    bridge: bool = field(default=False, compare=False)

    @property
    def spanish(self) -> bool:
        """True if the cards are of the Spanish deck (sota, caballo, rey)."""
        return self.view is not None and self.view.game.deal.rules.spanish
