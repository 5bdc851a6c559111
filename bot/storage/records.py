"""What leaves this room: frozen records, no rows of the database."""

from dataclasses import dataclass, field

from bot.replies import Settings
from bot.requests import Where

PLAYING, WON, LOST, LEFT = "playing", "won", "lost", "left"
STATES = (PLAYING, WON, LOST, LEFT)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredChat:
    """A chat or a topic of one.

    game_id     the game on its table; the game may have been removed since
    pending     the open question, as JSON; "" if there is none
    selected    the place of the card tapped first, "" if there is none
    last_reply  what was answered last, as JSON; "" if nothing
    active      False once the bot was blocked or removed (C8)
    """

    where: Where
    settings: Settings = field(default_factory=Settings)
    game_id: int | None = None
    pending: str = ""
    selected: str = ""
    last_reply: str = ""
    active: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A game and what was counted beside its line.

    owner          the person whose own game it is; None for a chat's shared game
    line           the game as `engine.game.format_game` writes it
    version        grows with every save; a save from an older version is refused
    started_at, touched_at  Unix seconds
    seconds        playing time
    state          "playing", "won", "lost" or "left"
    board_message  the message that shows the board, None in text mode
    hints, verdicts, solutions  how often each was asked for
    """

    id: int
    where: Where
    owner: int | None
    line: str
    version: int
    started_at: float
    touched_at: float
    seconds: float = 0.0
    state: str = PLAYING
    board_message: int | None = None
    hints: int = 0
    verdicts: int = 0
    solutions: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPlayer:
    """A person who wrote to the bot; first_at and seen_at in Unix seconds."""

    user: int
    name: str
    language: str
    first_at: float
    seen_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a game ended; it stays when the game itself is removed.

    rules    the token of the rules, as in the code
    removed  cards of the pyramid that were removed
    moves, undos, score  R14, R15, R16
    """

    game_id: int
    chat: int
    topic: int
    owner: int | None
    code: str
    rules: str
    state: str
    removed: int
    moves: int
    undos: int
    score: int
    seconds: float
    hints: int
    verdicts: int
    solutions: int
    started_at: float
    finished_at: float
