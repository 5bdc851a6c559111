"""The card of a finished game, made to be forwarded."""

from dataclasses import dataclass

from render.art import (
    Site,
    paint_golden_pyramid,
    paint_moon,
    paint_progress,
    paint_sparks,
    paint_stars,
    paint_sunrise,
)
from render.encode import png_of
from render.layout import WIDTH
from render.palette import Mood, palette_of
from render.paper import Paper, paper, wrapped
from render.shapes import FRENCH_SUITS
from render.text import HEAVY
from render.themes import Theme

HEIGHT = 720
_MIDDLE = 330
_TEXT = 640
_ROOM = WIDTH - _TEXT - 40
_LABELS = (40, 36, 32, 28)
"""Heights of a label: the largest that leaves room for its value."""

_SKY = ((70, 90, 34), (150, 250, 20), (560, 70, 24), (520, 330, 30), (90, 420, 22))


@dataclass(frozen=True, slots=True)
class Fact:
    """A word and its value: "Score", "280"."""

    label: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultScene:
    """A finished game in words and figures, already translated.

    gone   row by row, whether a pyramid card was removed
    stars  0 to 3 against par, None when par is not known
    note   a line below the facts, such as the par
    """

    title: str
    deal: Fact
    facts: tuple[Fact, ...]
    won: bool
    gone: tuple[tuple[bool, ...], ...]
    stars: int | None = None
    note: str = ""


def draw_result(scene: ResultScene, theme: Theme) -> bytes:
    """The result card as PNG bytes, 1280 by 720."""
    sheet = paper((WIDTH, HEIGHT), FRENCH_SUITS)
    if scene.won:
        _paint_won(sheet, scene)
    else:
        _paint_lost(sheet, scene)
    sheet.fill((_TEXT - 40, 0, WIDTH, HEIGHT), "band")
    sheet.fill((_TEXT - 44, 0, _TEXT - 40, HEIGHT), "rule")
    _paint_words(sheet, scene)
    return png_of(sheet.picture, palette_of(theme, Mood.DAWN if scene.won else Mood.NIGHT))


def _paint_won(sheet: Paper, scene: ResultScene) -> None:
    paint_sunrise(sheet.picture, (0, 0, _TEXT, HEIGHT), (_MIDDLE - 30, 200), 260)
    paint_sparks(sheet.picture, _SKY)
    site = Site(_MIDDLE - 30, 190, HEIGHT, 520)
    paint_golden_pyramid(sheet.picture, site, len(scene.gone))


def _paint_lost(sheet: Paper, scene: ResultScene) -> None:
    paint_moon(sheet.picture, (90, 70), 120)
    paint_sparks(sheet.picture, _SKY[1:])
    paint_progress(sheet.picture, Site(_MIDDLE - 30, 190, HEIGHT - 40, 520), scene.gone)


def _paint_words(sheet: Paper, scene: ResultScene) -> None:
    title = sheet.line(scene.title, 92, _ROOM, HEAVY)
    sheet.write(title, (_TEXT, 36), "band", "gold")
    top = 178
    if scene.stars is not None:
        paint_stars(sheet.picture, (_TEXT, top), 92, scene.stars)
        top += 124
    for fact in scene.facts:
        _paint_fact(sheet, fact, top)
        top += 72
    if scene.note:
        for line in wrapped(scene.note, 38, _ROOM, FRENCH_SUITS):
            sheet.write(line, (_TEXT, top), "band", "muted")
            top += line.mask.height
    sheet.fill((_TEXT, HEIGHT - 104, WIDTH - 40, HEIGHT - 101), "rule")
    _paint_fact(sheet, scene.deal, HEIGHT - 84)


def _paint_fact(sheet: Paper, fact: Fact, top: int) -> None:
    """A label at the left and its value at the right edge, on one baseline."""
    value = sheet.line(fact.value, 54, _ROOM * 3 // 4)
    room = _ROOM - value.width - 20
    size = next((s for s in _LABELS if sheet.line(fact.label, s, WIDTH).width <= room), _LABELS[-1])
    label = sheet.line(fact.label, size, room)
    baseline = top + 52
    sheet.write(label, (_TEXT, baseline - label.baseline), "band", "muted")
    left = WIDTH - 40 - value.width
    sheet.write(value, (left, baseline - value.baseline), "band", "text")
