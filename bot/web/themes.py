"""The themes of the pictures as style sheets: the same colours under the same names."""

from collections.abc import Iterator
from functools import cache

from render.colour import Rgb
from render.themes import THEMES, Inks, Sky, Theme

_THINGS = (
    "text", "shadow", "free", "free_line", "covered", "covered_line", "select", "select_face",
    "hint", "hint_face", "mark_ink", "back", "back_line", "back_frame", "plate", "plate_ink",
    "gold", "gold_ink",
)  # fmt: skip
_SURROUNDINGS = ("table", "band", "rule", "block_top", "light", "muted")
_SUITS = "cdhs"


@cache
def style_sheet() -> str:
    """A rule for each theme, and one each for its evening: a game that is won or lost."""
    rules = []
    for key, theme in THEMES.items():
        if theme.large:
            continue
        name = f':root[data-theme="{key}"]'
        rules.append(_rule(name, [*_scheme(theme), *_sky(theme.scheme.day)]))
        rules.append(_rule(f'{name}[data-outcome="won"]', _sky(theme.scheme.dawn)))
        rules.append(_rule(f'{name}[data-outcome="lost"]', _sky(theme.scheme.night)))
    return "\n".join(rules) + "\n"


def _rule(name: str, lines: list[str] | Iterator[str]) -> str:
    return f"{name}{{{';'.join(lines)}}}"


def _scheme(theme: Theme) -> Iterator[str]:
    for thing in _THINGS:
        yield _line(thing, getattr(theme.scheme, thing))
    yield from _inks("ink", theme.free_inks)
    yield from _inks("dim", theme.covered_inks)


def _sky(sky: Sky) -> Iterator[str]:
    for thing in _SURROUNDINGS:
        yield _line(thing, getattr(sky, thing))


def _inks(name: str, inks: Inks) -> Iterator[str]:
    for suit, ink in zip(_SUITS, inks, strict=True):
        yield _line(f"{name}-{suit}", ink)


def _line(name: str, colour: Rgb) -> str:
    return f"--{name.replace('_', '-')}:#{bytes(colour).hex()}"
