"""The pyramid's geometry: which card covers which, as bit masks (R2, R3).

Card c of row r (from 0) is bit r(r+1)/2 + c. Seven rows have exactly 1430 shapes that
play can reach, so what depends on the shape alone is computed once and remembered.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.moves import Place, pyramid_place


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """Tables for a pyramid of some rows; index = bit.

    places  the place of each card
    covers  mask of the two cards that cover it, 0 in the bottom row
    full    mask of all cards
    """

    places: tuple[Place, ...]
    covers: tuple[int, ...]
    full: int


@cache
def shape_of(rows: int) -> Shape:
    """The tables for a pyramid of `rows` rows."""
    places = tuple(pyramid_place(row, column) for row in range(rows) for column in range(row + 1))
    covers = tuple(
        0b11 << index_of(place.row + 1, place.column) if place.row + 1 < rows else 0
        for place in places
    )
    return Shape(places, covers, (1 << len(places)) - 1)


def index_of(row: int, column: int) -> int:
    """The bit of a pyramid place, row and column from 0."""
    return row * (row + 1) // 2 + column


@lru_cache(maxsize=1 << 16)
def free_cards(rows: int, pyramid: int) -> tuple[int, ...]:
    """Indices of the free cards of a pyramid mask (R3), in reading order."""
    covers = shape_of(rows).covers
    return tuple(index for index in bits(pyramid) if not covers[index] & pyramid)


@lru_cache(maxsize=1 << 16)
def half_covered_cards(rows: int, pyramid: int) -> tuple[tuple[int, int], ...]:
    """Pairs (card, its only cover) where the cover is free: what R9 speaks of."""
    covers = shape_of(rows).covers
    free = set(free_cards(rows, pyramid))
    return tuple(
        (index, cover)
        for index in bits(pyramid)
        if (left := covers[index] & pyramid) and not left & (left - 1)
        if (cover := left.bit_length() - 1) in free
    )


def bits(mask: int) -> tuple[int, ...]:
    """The indices of the set bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
