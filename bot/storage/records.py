"""What leaves this room: frozen records, no rows of the database."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.replies import Settings
from bot.requests import Where


class GameState(StrEnum):
    """How a game stands; LEFT for one that made room for another."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"
    LEFT = "left"

    @property
    def over(self) -> bool:
        """True once it was played to an end."""
        return self in {GameState.WON, GameState.LOST}


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredChat:
    """A chat or a topic of one.

    game_id     the game on its table; the game may have been removed since
    last_reply  what was answered last, as JSON; "" if nothing
    active      False once the bot was blocked or removed (C8)
    """

    where: Where
    settings: Settings = field(default_factory=Settings)
    game_id: int | None = None
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
    board_message  the message that shows the board, None in text mode
    selected       the place of the card tapped first, "" if there is none
    selected_turn  the turn in which it was tapped: in any other nothing is selected
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
    state: GameState = GameState.PLAYING
    board_message: int | None = None
    selected: str = ""
    selected_turn: int = 0
    hints: int = 0
    verdicts: int = 0
    solutions: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What counts of a game, by the rules, which storage does not know.

    code, rules     the deal's code and the token of its rules
    removed, cards  cards removed from the pyramid, and in all (R14)
    moves, undos    how many there were (R15, R16)
    score           points (R14)
    """

    code: str
    rules: str
    removed: int
    cards: int
    moves: int
    undos: int
    score: int


Tallied: TypeAlias = Callable[[str], Tally | None]
"""Tells what counts of a game by its line; None for a line that cannot be replayed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredQuestion:
    """A question that waits for its answer.

    asker    the person who must answer; None for those who have no id of their own
    game     the game that it is about; None if it is about none
    turn     that game's turn; in any other the question is over
    ends_at  Unix seconds
    commands what each answer would do, as JSON
    message  the message that has its buttons, None if there is none
    """

    id: int = 0
    asker: int | None
    game: int | None
    turn: int | None
    ends_at: float
    commands: str
    message: int | None = None


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
    state: GameState
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
