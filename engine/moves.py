"""Moves as places, with a text form that needs no position.

Places: pyramid "a1" (the top) to "g7" (row, then place from the left; up to "j10"), the
tops of the waste piles "w", "w2", "w3", and the card right beneath such a top "u", "u2",
"u3" (it plays only together with a fresh top, R10). Moves: "g6" (a card alone), "g3+g5",
"g3+w", "w+u", "d" or "dw2" (draw, onto a pile), "r" (redeal).
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.errors import BadMove

PYRAMID, WASTE, UNDER = "p", "w", "u"
_KIND_ORDER = {PYRAMID: 0, WASTE: 1, UNDER: 2}
_PLACE = re.compile(r"([a-j])(10|[1-9])|([wu])([1-9]?)")
_DRAW = re.compile(r"d(?:w([1-9]?))?")  # "d2" is a place


class Place(NamedTuple):
    """Where a card lies. `kind` is PYRAMID, WASTE or UNDER.

    For the pyramid `row` and `column` count from 0; for waste piles `row` is 0 and
    `column` is the pile, from 0.
    """

    kind: str
    row: int
    column: int

    @property
    def order(self) -> tuple[int, int, int]:
        """Reading order: the pyramid from the top, left to right, then the piles."""
        return (_KIND_ORDER[self.kind], self.row, self.column)

    def __str__(self) -> str:
        return format_place(self)


@dataclass(frozen=True, slots=True)
class Remove:
    """Take away one card (R6) or a pair (R5); places in reading order."""

    places: tuple[Place, ...]

    def __str__(self) -> str:
        return format_move(self)


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn cards from the stock onto a waste pile (R7); piles count from 0."""

    pile: int = 0

    def __str__(self) -> str:
        return format_move(self)


@dataclass(frozen=True, slots=True)
class Recycle:
    """Turn the waste over into a new stock (R8)."""

    def __str__(self) -> str:
        return format_move(self)


Move = Remove | Draw | Recycle


@cache
def pyramid_place(row: int, column: int) -> Place:
    """The pyramid place in `row` and `column`, both from 0."""
    return Place(PYRAMID, row, column)


def waste_place(pile: int = 0) -> Place:
    """The top of a waste pile; piles count from 0."""
    return Place(WASTE, 0, pile)


def under_place(pile: int = 0) -> Place:
    """The card right beneath the top of a waste pile; piles count from 0."""
    return Place(UNDER, 0, pile)


def remove(*places: Place) -> Remove:
    """A removal with its places brought into reading order."""
    return Remove(tuple(sorted(places, key=lambda place: place.order)))


def parse_place(text: str) -> Place:
    """Read a place such as "g3", "w" or "w2".

    Raises:
        BadMove: the text names no place.
    """
    found = _PLACE.fullmatch(text.strip().lower())
    if found is None:
        raise BadMove(f"“{text.strip()}” names no place.")
    letter, number, kind, pile = found.groups()
    if letter is None:
        return Place(kind, 0, int(pile or 1) - 1)
    row, column = ord(letter) - ord("a"), int(number) - 1
    if column > row:
        raise BadMove(f"Row {row + 1} of the pyramid has no place {number}.")
    return pyramid_place(row, column)


def format_place(place: Place) -> str:
    """The text of a place; the first pile has no number."""
    if place.kind == PYRAMID:
        return f"{chr(ord('a') + place.row)}{place.column + 1}"
    return place.kind + (str(place.column + 1) if place.column else "")


def parse_move(text: str) -> Move:
    """Read a move such as "g3+g5", "g6", "g3+w", "d", "dw2" or "r".

    Raises:
        BadMove: the text is no move.
    """
    plain = text.strip().lower()
    if plain == "r":
        return Recycle()
    draw = _DRAW.fullmatch(plain)
    if draw is not None:
        return Draw(int(draw[1] or 1) - 1)
    parts = plain.split("+")
    if len(parts) > 2:
        raise BadMove(f"“{text.strip()}” names more than two places.")
    return remove(*(parse_place(part) for part in parts))


@cache
def format_move(move: Move) -> str:
    """The text of a move; `parse_move` reads it back."""
    match move:
        case Recycle():
            return "r"
        case Draw(pile):
            return f"dw{pile + 1}" if pile else "d"
        case Remove(places):
            return "+".join(format_place(place) for place in places)
