"""Lines of text as masks: shipped fonts, the suits as our own shapes, a zero without slash.

The main font slashes its zero and has no suits, so these are drawn from curves. A text with
a letter that it lacks (Greek, Cyrillic, Arabic) is set wholly in the fallback font.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.masks import shape_mask
from render.shapes import ZERO, ZERO_HEAVY, Shape

FONTS = Path(__file__).parent / "fonts"
MAIN = "AtkinsonHyperlegibleNext-Bold.ttf"
HEAVY = "AtkinsonHyperlegibleNext-ExtraBold.ttf"
FALLBACK = "DejaVuSans-Bold.ttf"
CAPITAL = 0.668
"""Height of the main font's capitals for a size of 1."""

_FALLBACK_SIZE = 0.916
_SUITS = "♣♦♥♠"
_SELECTORS = "\ufe0e\ufe0f"
_KERNS = {
    first + second: closer
    for firsts, seconds, closer in (
        ("TY", "acdegoqsàáâèéêòóôöü", -0.072),
        ("VW", "acdegoqsàáâèéêòóôöü", -0.042),
        ("AL", "TVWY’", -0.062),
        ("FPTVWY", "A.,", -0.056),
        ("K", "OCQceo", -0.048),
        ("rvwy", ".,", -0.058),
    )
    for first in firsts
    for second in seconds
}
"""Pairs of letters that move together, in parts of the size: simple setting ignores the
font's own kerning, the other engine is not there on every machine."""

_ABSENT = "\U0010ffff"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text: its mask, and where the baseline runs, from the top."""

    mask: Image.Image
    baseline: int

    @property
    def width(self) -> int:
        return self.mask.width


@dataclass(frozen=True, slots=True)
class _Glyph:
    """A letter's mask, where it lies seen from the pen on the baseline, and its advance."""

    mask: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Our own letters are set simply; scripts that join letters need the other engine.
    engine = ImageFont.Layout.RAQM if name == FALLBACK else ImageFont.Layout.BASIC
    return ImageFont.truetype(FONTS / name, size, layout_engine=engine)


@lru_cache(maxsize=4096)
def _has(letter: str) -> bool:
    font = _font(MAIN, 20)
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(_ABSENT))


@lru_cache(maxsize=64)
def line_of(text: str, size: int, suits: tuple[Shape, ...], name: str = MAIN) -> Line:
    """A text as one line, `size` in pixels as fonts count it; ♣♦♥♠ become `suits`."""
    text = "".join(letter for letter in text if letter not in _SELECTORS)
    if not all(letter in _SUITS or _has(letter) for letter in text):
        return _fallback_line(text, size)
    glyphs = [
        _suit(suits[_SUITS.index(letter)], size) if letter in _SUITS else _glyph(letter, size, name)
        for letter in text
    ]
    pens = [0.0]
    for glyph, pair in zip(glyphs, [*map("".join, pairwise(text)), ""], strict=False):
        pens.append(pens[-1] + glyph.advance + size * _KERNS.get(pair, 0))
    height, baseline = _box(size)
    mask = Image.new("L", (max(1, round(pens[-1])), height))
    for glyph, pen in zip(glyphs, pens, strict=False):
        # Through itself, since letters may reach into each other's boxes.
        mask.paste(255, (round(pen) + glyph.left, baseline + glyph.top), glyph.mask)
    return Line(mask, baseline)


def _box(size: int) -> tuple[int, int]:
    """A line's height, and its baseline from the top."""
    return round(size * 1.3), round(size * 0.98)


def _fallback_line(text: str, size: int) -> Line:
    font = _font(FALLBACK, round(size * _FALLBACK_SIZE))
    height, baseline = _box(size)
    mask = Image.new("L", (max(1, round(font.getlength(text))), height))
    ImageDraw.Draw(mask).text((0, baseline), text, fill=255, font=font, anchor="ls")
    return Line(mask, baseline)


@lru_cache(maxsize=1024)
def _glyph(letter: str, size: int, name: str) -> _Glyph:
    """A letter of our own fonts, the zero drawn without its slash."""
    if letter == "0":
        shape = ZERO_HEAVY if name == HEAVY else ZERO
        width, height, side = round(size * 0.54), round(size * 0.692), round(size * 0.045)
        mask = shape_mask(shape, width, height)
        return _Glyph(mask, side, round(size * 0.012) - height, width + 2 * side)
    font = _font(name, size)
    left, top, right, bottom = map(round, font.getbbox(letter, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), letter, fill=255, font=font, anchor="ls")
    return _Glyph(mask, left, top, font.getlength(letter))


@lru_cache(maxsize=64)
def _suit(shape: Shape, size: int) -> _Glyph:
    side, gap = round(size * 0.72), round(size * 0.04)
    return _Glyph(shape_mask(shape, side, side), gap, round(size * 0.02) - side, side + 2 * gap)
