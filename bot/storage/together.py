"""What leaves this room of contests: frozen records, no rows of the database."""

from dataclasses import dataclass
from enum import StrEnum

from bot.requests import Where
from bot.storage.records import GameState


class ContestKind(StrEnum):
    """What people play together."""

    CHALLENGE = "challenge"
    DUEL = "duel"
    SERIES = "series"
    DAILY = "daily"


class PostKind(StrEnum):
    """What is said unasked."""

    CARD = "card"
    STANDINGS = "standings"
    FINAL = "final"
    MORNING = "morning"
    NEWS = "news"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """One contest.

    token      its name in links, at most 24 letters, digits and underscores
    where      the group that plays it; None for the deal of the day
    host       who called it
    invited    the username of the other one in a duel, "" for anybody
    codes      the codes of its deals, one for each hand
    solution   for the deal of the day, a game line that wins it; "" if none is known
    started_at, ends_at, told_at  Unix seconds; told_at: when the standings were last sent
    closed     True once its final standings were asked for
    board_message  the message with the standings, None before the first
    """

    token: str
    kind: ContestKind
    where: Where | None
    host: int | None
    codes: tuple[str, ...]
    started_at: float
    ends_at: float
    invited: str = ""
    solution: str = ""
    closed: bool = False
    board_message: int | None = None
    told_at: float = 0.0

    def over(self, at: float) -> bool:
        """True when nothing counts any more."""
        return self.closed or at > self.ends_at


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One hand of one player in a contest, as far as it counts.

    seen     True if the player knew the deal from elsewhere
    removed  cards of the pyramid removed
    cards    cards removed in all (R14)
    name     the player's name
    """

    token: str
    user: int
    hand: int
    code: str
    game_id: int
    started_at: float
    closes_at: float
    seen: bool = False
    state: GameState = GameState.PLAYING
    removed: int = 0
    cards: int = 0
    moves: int = 0
    undos: int = 0
    seconds: float = 0.0
    hints: int = 0
    verdicts: int = 0
    solutions: int = 0
    finished_at: float = 0.0
    name: str = ""

    @property
    def done(self) -> bool:
        """True when the hand was won or lost."""
        return GameState(self.state).over


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPost:
    """Something to be said.

    slot      one post of a slot waits at a time
    token     the contest that it tells of, "" for none
    due_at    Unix seconds
    minute    for a morning post, the minute of the day in the chat's time zone
    """

    slot: str
    kind: PostKind
    where: Where
    due_at: float
    token: str = ""
    minute: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What one person did in a shared game: cards removed, moves made, actions taken back."""

    user: int
    name: str
    cards: int
    moves: int
    undos: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leader:
    """One player's sum in a leaderboard; `seconds` and `moves` are those of won games."""

    user: int
    name: str
    played: int
    won: int
    cards: int
    moves: int
    seconds: float
