"""Rules of play as one flat record, the table of named variants, and their tokens.

A variant is a record in `VARIANTS`; nothing else in the project tests a variant's name.
A token is a variant's name and the options that change it: `W` win strictly, a digit for
the number of redeals, `D` a drawn card pairs with the waste top, `C` a card may pair with
the only card that still covers it. Tokens are canonical: one game, one token.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from types import MappingProxyType

from engine.errors import BadRules, RulesFault

SUITS = 4


class Goal(Enum):
    """When a game is won (R12)."""

    RELAXED = "relaxed"
    STRICT = "strict"


class Redeal(Enum):
    """What becomes of the waste when it is turned over (R8; variants P1, P2)."""

    KEEP = "keep"
    RESHUFFLE = "reshuffle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One way to play, complete; validated when made.

    rows        rows of the pyramid, 1 to 10 (R2)
    decks       decks shuffled together, 1 or 2
    ranks       cards of a suit, the highest being `ranks`
    target      what a pair must make; a card of this value goes alone (R5, R6)
    opening     cards turned to the waste at the start, 0 or 1 (R4)
    draw        cards drawn at a time (R7)
    wastes      waste piles; with several the player names the pile of each draw
    redeals     how often the waste may become the stock again, None for no limit (R8)
    redeal      whether it keeps its order or is reshuffled by the deal's code
    goal        when the game is won (R12)
    fresh_pair  a drawn card pairs with the waste card that it covers (R10)
    cover_pair  a card pairs with the only card that still covers it (R9)

    Raises:
        BadRules: the record cannot be dealt, or cannot be won by construction.
    """

    rows: int = 7
    decks: int = 1
    ranks: int = 13
    target: int = 13
    opening: int = 1
    draw: int = 1
    wastes: int = 1
    redeals: int | None = None
    redeal: Redeal = Redeal.KEEP
    goal: Goal = Goal.RELAXED
    fresh_pair: bool = False
    cover_pair: bool = False

    def __post_init__(self) -> None:
        _check_ranges(self)
        if self.pyramid_size + self.opening > self.deck_size:
            raise BadRules(
                f"{self.deck_size} cards are too few for {self.rows} rows.",
                RulesFault.TOO_FEW_CARDS,
            )
        for rank in range(1, self.ranks + 1):
            if rank != self.target and not 1 <= self.target - rank <= self.ranks:
                raise BadRules(
                    f"A card of value {rank} has no partner that makes {self.target}.",
                    RulesFault.NO_PARTNER,
                )
        if self.wastes > 1 and self.draw > 1:
            raise BadRules(
                "With several waste piles cards are drawn one at a time.", RulesFault.PILES
            )
        if self.redeals == 0 and self.redeal is not Redeal.KEEP:
            # Nothing is ever redealt: keep one record for one game.
            object.__setattr__(self, "redeal", Redeal.KEEP)

    @property
    def pyramid_size(self) -> int:
        """Cards in the pyramid: 28 for 7 rows."""
        return self.rows * (self.rows + 1) // 2

    @property
    def deck_size(self) -> int:
        """Cards in all."""
        return self.decks * SUITS * self.ranks

    @property
    def spanish(self) -> bool:
        """True for the Spanish deck, whose highest cards are sota, caballo and rey."""
        return self.ranks == 12


def _check_ranges(rules: Rules) -> None:
    allowed = {
        "rows": range(1, 11),
        "decks": range(1, 3),
        "ranks": range(1, 14),
        "target": range(1, 27),
        "opening": range(2),
        "draw": range(1, 10),
        "wastes": range(1, 10),
    }
    for name, values in allowed.items():
        if getattr(rules, name) not in values:
            raise BadRules(
                f"The rules need {name} from {values[0]} to {values[-1]}.", RulesFault.RANGE
            )
    if rules.redeals is not None and rules.redeals not in range(10):
        raise BadRules("The rules need redeals from 0 to 9, or no limit.", RulesFault.RANGE)


_RELAXED = Rules(opening=0, redeals=0, fresh_pair=True)

# The order is that of lists shown to players, and decides between equally short tokens.
VARIANTS: MappingProxyType[str, Rules] = MappingProxyType(
    {
        "N": Rules(),
        "S": replace(_RELAXED, goal=Goal.STRICT),
        "R": _RELAXED,
        "P1": replace(_RELAXED, redeals=1, redeal=Redeal.RESHUFFLE),
        "P2": replace(_RELAXED, redeals=2, redeal=Redeal.RESHUFFLE),
        "A": Rules(opening=0, redeals=0, wastes=3),
        "T": Rules(opening=0, draw=3),
        "F": replace(_RELAXED, rows=10, decks=2),
        "E": replace(_RELAXED, ranks=12, target=12),
    }
)
APP_TOKEN = "N"


def parse_rules(token: str) -> Rules:
    """The record that a token names: "N", "S", "NW1D"; any case, options in any order.

    Raises:
        BadRules: no variant has this name, or an option is unknown or given twice.
    """
    text = token.strip().upper()
    names = [name for name in VARIANTS if text.startswith(name)]
    if not names:
        known = ", ".join(VARIANTS)
        raise BadRules(f"“{token.strip()}” names no rules; known are {known}.", RulesFault.TOKEN)
    name = max(names, key=len)
    rules = VARIANTS[name]
    seen: set[str] = set()
    for option in text[len(name) :]:
        kind = "digit" if option in "0123456789" else option
        if kind in seen or (kind != "digit" and option not in "WDC"):
            raise BadRules(
                f"“{token.strip()}” has an option that does not fit; "
                "options are W, one digit, D and C.",
                RulesFault.TOKEN,
            )
        seen.add(kind)
        rules = _with_option(rules, option)
    return rules


def _with_option(rules: Rules, option: str) -> Rules:
    if option == "W":
        return replace(rules, goal=Goal.STRICT)
    if option == "D":
        return replace(rules, fresh_pair=True)
    if option == "C":
        return replace(rules, cover_pair=True)
    return replace(rules, redeals=int(option))


@cache
def format_rules(rules: Rules) -> str:
    """The canonical token of a record: the shortest that names it, by the table's order.

    Raises:
        BadRules: no variant and options make this record (it can be played, not shared).
    """
    spellings = [
        (len(options), name + options)
        for name, base in VARIANTS.items()
        if (options := _options_between(base, rules)) is not None
    ]
    if not spellings:
        raise BadRules("These rules have no token.", RulesFault.TOKEN)
    return min(spellings, key=lambda spelling: spelling[0])[1]


def base_name(token: str) -> str:
    """The variant's name that a token starts with: "P1" for "P1W"."""
    return max((name for name in VARIANTS if token.startswith(name)), key=len)


def _options_between(base: Rules, rules: Rules) -> str | None:
    """The options that turn `base` into `rules`, in their written order, if any do."""
    options = ""
    if rules.goal is not base.goal:
        options += "W"
    if rules.redeals is not None and rules.redeals != base.redeals:
        options += str(rules.redeals)
    if rules.fresh_pair and not base.fresh_pair:
        options += "D"
    if rules.cover_pair and not base.cover_pair:
        options += "C"
    made = base
    for option in options:
        made = _with_option(made, option)
    return options if made == rules else None
