"""A picture in the making: boxes and lines of text on flat colours."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.palette import ends_of, index_of
from render.shapes import Shape
from render.text import MAIN, Line, line_of

_LEAST = 0.6
"""A text that is too wide may shrink this far before it is cut."""

LEAST_LABEL = 35
"""Labels stay as large as this, 9 pixels of a page where a phone shows the picture."""

_BREAK = 0.68
"""A message that would shrink further than this is broken into two lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """What is drawn on, and the shapes that stand for ♣♦♥♠ in texts."""

    picture: Image.Image
    pen: ImageDraw.ImageDraw
    suits: tuple[Shape, ...]

    def fill(self, box: tuple[int, int, int, int], colour: str) -> None:
        """Fill a box; its right and lower edges are outside."""
        self.picture.paste(index_of(colour), box)

    def round_box(
        self, box: tuple[int, int, int, int], radius: int, fill: str | None, edge: str | None = None
    ) -> None:
        """A rounded box, filled or with a thin edge or both."""
        left, top, right, bottom = box
        self.pen.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius,
            fill=None if fill is None else index_of(fill),
            outline=None if edge is None else index_of(edge),
            width=0 if edge is None else 3,
        )

    def line(self, text: str, size: int, width: int = 0, name: str = MAIN) -> Line:
        """A line of text, made smaller or cut to fit a width (0 for any)."""
        return fitted(text, size, width, self.suits, name)

    def label(self, text: str, size: int, width: int) -> Line:
        """A label no wider than `width`: it is cut before it could not be read."""
        return fitted(text, size, width, self.suits, least=LEAST_LABEL)

    def write(self, line: Line, corner: tuple[int, int], ground: str, figure: str) -> None:
        """Paint a line of text and the flat ground in its box."""
        start, end = ends_of(ground, figure)
        x, y = corner
        box = x, y, x + line.mask.width, y + line.mask.height
        self.picture.paste(start, box)
        self.picture.paste(end, box, line.mask)


def paper(size: tuple[int, int], suits: tuple[Shape, ...]) -> Paper:
    """An empty paper in the table's colour."""
    picture = Image.new("L", size, index_of("table"))
    return Paper(picture=picture, pen=ImageDraw.Draw(picture), suits=suits)


def fitted(
    text: str,
    size: int,
    width: int,
    suits: tuple[Shape, ...],
    name: str = MAIN,
    least: int = 0,
) -> Line:
    """A line no wider than `width` (0 for any): smaller first, then cut with "…"."""
    line = line_of(text, size, suits, name)
    if not width or line.width <= width:
        return line
    smaller = max(least or round(size * _LEAST), size * width // line.width)
    line = line_of(text, smaller, suits, name)
    while line.width > width and len(text) > 1:
        text = text[:-1]
        line = line_of(text.rstrip() + "…", smaller, suits, name)
    return line


def wrapped(text: str, size: int, width: int, suits: tuple[Shape, ...]) -> list[Line]:
    """A message as one line, or as two of about the same width where one is too small."""
    if line_of(text, size, suits).width * _BREAK <= width or " " not in text:
        return [fitted(text, size, width, suits)]
    spaces = [at for at, letter in enumerate(text) if letter == " "]
    cut = min(spaces, key=lambda at: abs(at - len(text) / 2))
    smaller = round(size * _BREAK)
    return [fitted(part, smaller, width, suits) for part in (text[:cut], text[cut + 1 :])]
