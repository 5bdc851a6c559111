"""Rings and badges: selected is a solid ring with a tick, a hint a dashed one with an arrow."""

from functools import cache

from PIL import Image, ImageDraw

from render.layout import Metrics
from render.masks import shape_mask, stencil
from render.palette import index_of, ramp
from render.scene import Mark
from render.shapes import ARROW, DISC, TICK

REACH = 12
"""How far a ring goes beyond its card."""

BADGE = 58
_DASHES = 13
"""Gaps along the longer side of a dashed ring."""


@cache
def ring(metrics: Metrics, mark: Mark) -> Image.Image:
    """The filled box of a ring; the card is painted into it afterwards."""
    width, height = metrics.width + 2 * REACH, metrics.height + 2 * REACH
    colour = index_of("select" if mark is Mark.SELECTED else "hint")
    dark = index_of("mark_ink")
    picture = Image.new("L", (width, height), colour)
    pen = ImageDraw.Draw(picture)
    if mark is Mark.HINT:
        _cut_dashes(pen, width, height, dark)
    box = (0, 0, width - 1, height - 1)
    pen.rounded_rectangle(box, metrics.radius + REACH, outline=dark, width=2)
    return picture


def _cut_dashes(pen: ImageDraw.ImageDraw, width: int, height: int, dark: int) -> None:
    """Dark gaps across all four sides; the round corners stay whole."""
    pitch = height / _DASHES
    for number in range(1, _DASHES, 2):
        top = round(number * pitch)
        pen.rectangle((0, top, width, top + round(pitch) - 1), fill=dark)
    across = round(width / pitch) // 2 * 2 - 1
    pitch = width / across
    for number in range(1, across, 2):
        left = round(number * pitch)
        pen.rectangle((left, 0, left + round(pitch) - 1, 2 * REACH), fill=dark)
        pen.rectangle((left, height - 2 * REACH, left + round(pitch) - 1, height), fill=dark)


@cache
def ring_stencil(metrics: Metrics) -> Image.Image:
    """The mask that rounds a ring's corners."""
    width, height = metrics.width + 2 * REACH, metrics.height + 2 * REACH
    return stencil(width, height, metrics.radius + REACH)


@cache
def badge(mark: Mark) -> tuple[Image.Image, Image.Image]:
    """A round badge and its mask."""
    colour, shape = ("select", TICK) if mark is Mark.SELECTED else ("hint", ARROW)
    disc = shape_mask(DISC, BADGE - 8, BADGE - 8)
    picture = Image.new("L", (BADGE, BADGE), index_of("mark_ink"))
    table = ramp(colour, "mark_ink")
    picture.paste(disc.point([table[255 - level] for level in range(256)]), (4, 4))
    sign = shape_mask(shape, BADGE * 56 // 100, BADGE * 56 // 100)
    corner = (BADGE - sign.width) // 2, (BADGE - sign.height) // 2
    picture.paste(sign.point(table), corner)
    return picture, stencil(BADGE, BADGE, BADGE // 2)
