"""Places and moves as they are written, "g6", "G3 w", "dw2": the same in every language."""

import re

from engine.errors import BadMove
from engine.moves import PYRAMID, Draw, Place, Recycle, parse_move, parse_place

_PLACES = re.compile(
    r"\s*([a-j](?:10|[1-9])|[wu][1-9]?)(?:\s*[+,\-]\s*|\s+)?([a-j](?:10|[1-9])|[wu][1-9]?)?\s*[.!]?\s*",
    re.IGNORECASE,
)


def draw_in(text: str) -> Draw | Recycle | None:
    """A draw or redeal written as "d", "dw2" or "r"; None for anything else.

    Capitals are letters of cards: D for a queen, R for a king.
    """
    if text != text.lower():
        return None
    try:
        move = parse_move(text)
    except BadMove:
        return None
    return move if isinstance(move, Draw | Recycle) else None


def places_in(text: str) -> tuple[Place, ...]:
    """The one or two places that a text consists of; none if it is anything else."""
    found = _PLACES.fullmatch(text)
    if found is None:
        return ()
    try:
        places = tuple(parse_place(part) for part in found.groups() if part)
    except BadMove:
        return ()
    # "c10" is no place: the third row has three. It may be a card.
    return (
        places
        if all(place.column <= place.row for place in places if place.kind == PYRAMID)
        else ()
    )
