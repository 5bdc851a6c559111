"""Lines of text as masks: shipped fonts, the suits as our own shapes, a zero without slash.

The main font slashes its zero and has no suits, so these are drawn from curves. A text with
a letter that it lacks (Greek, Cyrillic, Arabic) is set wholly in the fallback font.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFont

from render.masks import shape_mask
from render.shapes import ZERO, ZERO_HEAVY, Shape

MAIN = "AtkinsonHyperlegibleNext-Bold.ttf"
HEAVY = "AtkinsonHyperlegibleNext-ExtraBold.ttf"
FALLBACK = "DejaVuSans-Bold.ttf"
CAPITAL = 0.668
"""Height of the main font's capitals for a size of 1."""

_FALLBACK_SIZE = 0.916
_SUITS = "♣♦♥♠"
_DRAWN = _SUITS + "0"
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
class _Sign:
    """A drawn sign: box and pen movement in pixels; `drop` below the baseline."""

    shape: Shape
    width: int
    height: int
    side: int
    drop: int


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Our own letters are set simply; scripts that join letters need the other engine.
    engine = ImageFont.Layout.RAQM if name == FALLBACK else ImageFont.Layout.BASIC
    stream = BytesIO(files("render").joinpath("fonts", name).read_bytes())
    return ImageFont.truetype(stream, size, layout_engine=engine)


@lru_cache(maxsize=4096)
def _has(letter: str) -> bool:
    font = _font(MAIN, 20)
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(_ABSENT))


@lru_cache(maxsize=160)
def line_of(text: str, size: int, suits: tuple[Shape, ...], name: str = MAIN) -> Line:
    """A text as one line, `size` in pixels as fonts count it; ♣♦♥♠ become `suits`."""
    text = "".join(letter for letter in text if letter not in _SELECTORS)
    if not all(letter in _SUITS or _has(letter) for letter in text):
        return _line([text], _font(FALLBACK, round(size * _FALLBACK_SIZE)), size, {})
    signs = {suit: _suit(shape, size) for suit, shape in zip(_SUITS, suits, strict=True)}
    signs["0"] = _zero(size, name)
    return _line(_runs(text), _font(name, size), size, signs)


def _runs(text: str) -> list[str]:
    """The text cut into runs of letters and single drawn signs; a kerned pair is cut too."""
    runs: list[str] = []
    for letter in text:
        joins = runs and letter not in _DRAWN and runs[-1] not in _DRAWN
        if joins and runs[-1][-1] + letter not in _KERNS:
            runs[-1] += letter
        else:
            runs.append(letter)
    return runs


def _line(
    runs: list[str], font: ImageFont.FreeTypeFont, size: int, signs: dict[str, _Sign]
) -> Line:
    widths = [
        signs[run].width + 2 * signs[run].side if run in signs else font.getlength(run)
        for run in runs
    ]
    for at, (run, following) in enumerate(pairwise(runs)):
        widths[at] += size * _KERNS.get(run[-1] + following[0], 0)
    height, baseline = round(size * 1.3), round(size * 0.98)
    mask = Image.new("L", (max(1, round(sum(widths))), height))
    pen = ImageDraw.Draw(mask)
    left = 0.0
    for run, width in zip(runs, widths, strict=True):
        sign = signs.get(run)
        if sign is None:
            pen.text((round(left), baseline), run, fill=255, font=font, anchor="ls")
        else:
            corner = round(left) + sign.side, baseline + sign.drop - sign.height
            mask.paste(shape_mask(sign.shape, sign.width, sign.height), corner)
        left += width
    return Line(mask, baseline)


def _suit(shape: Shape, size: int) -> _Sign:
    side = round(size * 0.72)
    return _Sign(shape, side, side, round(size * 0.04), round(size * 0.02))


def _zero(size: int, name: str) -> _Sign:
    shape = ZERO_HEAVY if name == HEAVY else ZERO
    return _Sign(
        shape, round(size * 0.54), round(size * 0.692), round(size * 0.045), round(size * 0.012)
    )
