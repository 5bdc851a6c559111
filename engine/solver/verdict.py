"""What is known of a position, and how much may be looked at to find out."""

from dataclasses import dataclass
from enum import Enum

from engine.moves import Move

BUDGET = 1_000_000
"""States that may be looked at in Python unless told otherwise: some seconds, under 300 MB."""


class Kind(Enum):
    """What is known of a position."""

    WIN = "win"
    LOSS = "loss"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `solve` found.

    line         WIN: moves that win. LOSS: moves toward the most cards, if looked for
    max_removed  LOSS: the most cards that can still be removed; None when not proved
    max_pyramid  LOSS: the most pyramid cards that can still be removed; None when not proved
    nodes        states looked at, the measure of the budget
    """

    kind: Kind
    line: tuple[Move, ...] = ()
    max_removed: int | None = None
    max_pyramid: int | None = None
    nodes: int = 0
