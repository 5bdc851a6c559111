"""Rings and badges: selected is a solid ring with a tick, a hint a dashed one with an arrow."""

from functools import cache

from PIL import Image, ImageDraw

from render.layout import Metrics
from render.masks import shape_mask, stencil
from render.palette import index_of, ramp
from render.scene import Mark
from render.shapes import ARROW, TICK

REACH = 9
"""How far a ring goes beyond its card."""

BADGE = 58
_DASH = 24


@cache
def ring(metrics: Metrics, mark: Mark) -> Image.Image:
    """The filled box of a ring; the card is painted into it afterwards."""
    width, height = metrics.width + 2 * REACH, metrics.height + 2 * REACH
    colour = index_of("select" if mark is Mark.SELECTED else "hint")
    dark = index_of("mark_ink")
    picture = Image.new("L", (width, height), colour)
    pen = ImageDraw.Draw(picture)
    if mark is Mark.HINT:
        for x in range(_DASH, width - _DASH // 2, 2 * _DASH):
            pen.rectangle((x, 0, x + _DASH // 2, height), fill=dark)
        for y in range(_DASH, height - _DASH // 2, 2 * _DASH):
            pen.rectangle((0, y, width, y + _DASH // 2), fill=dark)
    box = (0, 0, width - 1, height - 1)
    pen.rounded_rectangle(box, metrics.radius + REACH, outline=dark, width=2)
    return picture


@cache
def ring_stencil(metrics: Metrics) -> Image.Image:
    """The mask that rounds a ring's corners."""
    width, height = metrics.width + 2 * REACH, metrics.height + 2 * REACH
    return stencil(width, height, metrics.radius + REACH)


@cache
def badge(mark: Mark) -> tuple[Image.Image, Image.Image]:
    """A round badge and its mask."""
    colour, shape = ("select", TICK) if mark is Mark.SELECTED else ("hint", ARROW)
    disc = shape_mask_disc(BADGE - 8)
    picture = Image.new("L", (BADGE, BADGE), index_of("mark_ink"))
    table = ramp(colour, "mark_ink")
    picture.paste(disc.point([table[255 - level] for level in range(256)]), (4, 4))
    sign = shape_mask(shape, BADGE * 56 // 100, BADGE * 56 // 100)
    corner = (BADGE - sign.width) // 2, (BADGE - sign.height) // 2
    picture.paste(sign.point(table), corner)
    return picture, stencil(BADGE, BADGE, BADGE // 2)


def shape_mask_disc(side: int) -> Image.Image:
    """A smooth disc."""
    from render.shapes import DISC

    return shape_mask(DISC, side, side)
