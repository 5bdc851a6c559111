"""Places as they are written, "g6", "G3+G5", "g3 w": the same in every language."""

import re

from engine.errors import BadMove
from engine.moves import Place, parse_place

_PLACES = re.compile(
    r"\s*([a-j](?:10|[1-9])|[wu][1-9]?)(?:\s*[+,\-]\s*|\s+)?([a-j](?:10|[1-9])|[wu][1-9]?)?\s*[.!]?\s*",
    re.IGNORECASE,
)


def places_in(text: str) -> tuple[Place, ...]:
    """The one or two places that a text consists of; none if it is anything else."""
    found = _PLACES.fullmatch(text)
    if found is None:
        return ()
    try:
        return tuple(parse_place(part) for part in found.groups() if part)
    except BadMove:
        return ()
