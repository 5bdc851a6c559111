"""The palette, made by hand: flat colours first, then the ramps that smooth their edges.

Every theme has the same indices and gives them its own colours. So one set of drawn
sprites serves all themes, and a mood (sunrise, night) is a change of palette alone.
"""

from collections.abc import Iterator
from enum import Enum
from functools import cache

from engine.cards import Suit
from render.colour import Rgb, mix, readable
from render.scene import Deck
from render.themes import Inks, Sky, Theme

STEPS = 6
"""Colours between the two ends of a ramp."""

MAX_ROWS = 10
INK_RATIO = 7.0
"""Contrast that marked cards keep, as free cards have it."""


class State(Enum):
    """How a card's face is coloured."""

    FREE = "free"
    COVERED = "covered"
    SELECT = "select"
    HINT = "hint"


class Mood(Enum):
    """The light over the table: in play, won, lost."""

    DAY = "day"
    DAWN = "dawn"
    NIGHT = "night"


FACE, LINE = "face", "line"
BLOCKS = tuple(f"block{row}" for row in range(MAX_ROWS))
_STATE_PARTS = (FACE, LINE, *(f"ink{suit.value}" for suit in Suit))
_SURROUNDINGS = ("table", "band", "rule", "text", "muted", *BLOCKS, "joint", "light", "ray")
_THINGS = (
    "shadow",
    "select",
    "hint",
    "mark_ink",
    "back",
    "back_line",
    "back_frame",
    "plate",
    "plate_ink",
    "gold",
    "gold_ink",
)
_STATE_RAMPS = ((FACE, LINE), *((FACE, f"ink{suit.value}") for suit in Suit))
_RAMPS = (
    ("band", "text"),
    ("band", "muted"),
    ("table", "text"),
    ("table", "muted"),
    ("band", "gold"),
    ("table", "light"),
    ("plate", "plate_ink"),
    ("select", "mark_ink"),
    ("hint", "mark_ink"),
)


def part(state: State, name: str) -> str:
    """The name of a card's colour in a state: "free.face", "covered.ink2"."""
    return f"{state.value}.{name}"


def ink(state: State, suit: Suit) -> str:
    """The name of a suit's ink in a state."""
    return part(state, f"ink{suit.value}")


def _slots() -> Iterator[tuple[str, str, int] | str]:
    """Every palette entry in order: a flat colour's name, or a step of a ramp.

    Ramps for words have their ends too (steps 0 and `STEPS` + 1), see `ends_of`.
    """
    for state in State:
        yield from (part(state, name) for name in _STATE_PARTS)
        for ground, figure in _STATE_RAMPS:
            for step in range(1, STEPS + 1):
                yield part(state, ground), part(state, figure), step
    yield from _SURROUNDINGS
    yield from _THINGS
    for ground, figure in _RAMPS:
        yield from ((ground, figure, step) for step in range(STEPS + 2))


_ORDER = tuple(_slots())
_INDEX = {slot: index for index, slot in enumerate(_ORDER)}
STATE_SIZE = len(_STATE_PARTS) + len(_STATE_RAMPS) * STEPS


def index_of(name: str) -> int:
    """The palette index of a flat colour."""
    return _INDEX[name]


@cache
def ramp(ground: str, figure: str) -> tuple[int, ...]:
    """A table from coverage (0 to 255) to the palette index between two flat colours."""
    steps = [_INDEX[ground]]
    steps += [_INDEX[ground, figure, step] for step in range(1, STEPS + 1)]
    steps.append(_INDEX[figure])
    last = len(steps) - 1
    return tuple(steps[round(level * last / 255)] for level in range(256))


def ends_of(ground: str, figure: str) -> tuple[int, int]:
    """The first and last index of a ramp for words; those between mix the colours evenly.

    So an index blended into the other by a mask is a colour blended into the other.
    """
    return _INDEX[ground, figure, 0], _INDEX[ground, figure, STEPS + 1]


@cache
def restate(state: State) -> tuple[int, ...]:
    """A table that turns the pixels of a free card into those of another state."""
    shift = list(State).index(state) * STATE_SIZE
    return tuple(i + shift if i < STATE_SIZE else i for i in range(256))


@cache
def palette_of(theme: Theme, mood: Mood, deck: Deck = Deck.FRENCH) -> bytes:
    """The colours of a theme in a mood, three bytes each."""
    flats = flat_colours(theme, mood, deck)
    colours: list[Rgb] = []
    for slot in _ORDER:
        if isinstance(slot, str):
            colours.append(flats[slot])
        else:
            ground, figure, step = slot
            colours.append(mix(flats[ground], flats[figure], step / (STEPS + 1)))
    return b"".join(map(bytes, colours))


@cache
def flat_colours(theme: Theme, mood: Mood, deck: Deck = Deck.FRENCH) -> dict[str, Rgb]:
    """Every flat colour of a theme in a mood, by name."""
    scheme = theme.scheme
    flats = {name: getattr(scheme, name) for name in ("text", *_THINGS)}
    flats |= _sky_colours({Mood.DAY: scheme.day, Mood.DAWN: scheme.dawn}.get(mood, scheme.night))
    free = theme.free_inks
    for state, face, line, inks in (
        (State.FREE, scheme.free, scheme.free_line, free),
        (State.COVERED, scheme.covered, scheme.covered_line, theme.covered_inks),
        (State.SELECT, scheme.select_face, scheme.mark_ink, _on(scheme.select_face, free)),
        (State.HINT, scheme.hint_face, scheme.mark_ink, _on(scheme.hint_face, free)),
    ):
        flats[part(state, FACE)] = face
        flats[part(state, LINE)] = line
        shown = _spanish(inks) if theme.four and deck is Deck.SPANISH else inks
        flats |= {ink(state, suit): shown[suit] for suit in Suit}
    return flats


def _sky_colours(sky: Sky) -> dict[str, Rgb]:
    names = ("table", "band", "rule", "muted", "joint", "light", "ray")
    colours: dict[str, Rgb] = {name: getattr(sky, name) for name in names}
    for row, name in enumerate(BLOCKS):
        colours[name] = mix(sky.block_top, sky.block_foot, row / (MAX_ROWS - 1))
    return colours


def _spanish(inks: Inks) -> Inks:
    """Four colours as that deck knows them: blue swords, and coins dark around their gold."""
    clubs, diamonds, hearts, spades = inks
    return clubs, spades, hearts, diamonds


def _on(face: Rgb, inks: Inks) -> Inks:
    clubs, diamonds, hearts, spades = (readable(each, face, INK_RATIO) for each in inks)
    return clubs, diamonds, hearts, spades
