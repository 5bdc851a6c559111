"""Sun, rays, moon and pyramid, for ends of games and result cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin, tau

from PIL import Image, ImageDraw

from render.masks import shape_mask
from render.palette import BLOCKS, index_of, ramp
from render.shapes import DISC, MOON, SPARK, STAR, Shape

Box = tuple[int, int, int, int]
_RAYS = 16
_HALF = [255 * (level >= 128) for level in range(256)]


@dataclass(frozen=True, slots=True)
class Site:
    """Where a pyramid stands: its middle, its apex and foot, and the width of its base."""

    middle: int
    top: int
    bottom: int
    base: int


def paint_sunrise(picture: Image.Image, box: Box, center: tuple[int, int], side: int) -> None:
    """Rays over a box and the sun, `side` pixels across, in their centre."""
    left, top, right, bottom = box
    x, y = center
    sky = Image.new("1", (right - left, bottom - top))
    pen = ImageDraw.Draw(sky)
    for ray in range(_RAYS):
        turns = tau * (ray + 0.25) / _RAYS, tau * (ray + 0.75) / _RAYS
        far = [(x - left + 1600 * cos(turn), y - top + 1600 * sin(turn)) for turn in turns]
        pen.polygon([(x - left, y - top), *far], fill=1)
    picture.paste(index_of("ray"), (left, top), sky)
    paint_shape(picture, DISC, (x - side // 2, y - side // 2), side, "light")


def paint_moon(picture: Image.Image, corner: tuple[int, int], side: int) -> None:
    """A crescent on the table's colour."""
    picture.paste(shape_mask(MOON, side, side).point(ramp("table", "light")), corner)


def paint_sparks(picture: Image.Image, places: Sequence[tuple[int, int, int]]) -> None:
    """Small stars: x, y and size of each."""
    for x, y, side in places:
        paint_shape(picture, SPARK, (x, y), side, "light")


def paint_stars(picture: Image.Image, corner: tuple[int, int], side: int, earned: int) -> None:
    """Three stars, the earned ones golden."""
    x, y = corner
    for number in range(3):
        colour = "gold" if number < earned else "rule"
        paint_shape(picture, STAR, (x + number * side * 5 // 4, y), side, colour)


def paint_shape(
    picture: Image.Image, shape: Shape, corner: tuple[int, int], side: int, colour: str
) -> None:
    """A shape in one colour on any ground, with hard edges."""
    mask = shape_mask(shape, side, side).point(_HALF, "1")
    picture.paste(index_of(colour), corner, mask)


def paint_golden_pyramid(picture: Image.Image, site: Site, rows: int) -> None:
    """A pyramid of blocks, lit from the left; its topmost block is a point."""
    width = site.base // rows
    edges = [site.top + (site.bottom - site.top) * row // rows for row in range(rows + 1)]
    for row in range(1, rows):
        for column in range(row + 1):
            x = site.middle - width * (row + 1) // 2 + width * column
            lit = column <= row // 2
            colour = BLOCKS[row if lit else min(row + 3, len(BLOCKS) - 1)]
            box = (x, edges[row], x + width, edges[row + 1])
            _paint_block(picture, box, colour, "light" if lit else BLOCKS[0])
    _paint_point(picture, site, width, edges[1])


def _paint_block(picture: Image.Image, box: Box, colour: str, edge: str) -> None:
    left, top, right, bottom = box
    picture.paste(index_of("joint"), box)
    picture.paste(index_of(colour), (left + 2, top + 2, right - 1, bottom - 1))
    picture.paste(index_of(edge), (left + 2, top + 2, right - 1, top + 7))


def _paint_point(picture: Image.Image, site: Site, width: int, foot: int) -> None:
    pen = ImageDraw.Draw(picture)
    middle, top = site.middle, site.top - 12
    left, right = middle - width // 2, middle + width // 2
    pen.polygon([(middle, top), (left, foot), (right, foot)], fill=index_of("joint"))
    shapes = ((left + 6, "block0"), (right - 6, "block4"))
    for corner, colour in shapes:
        points = [(middle, top + 6), (corner, foot), (middle, foot)]
        pen.polygon(points, fill=index_of(colour))


def paint_progress(picture: Image.Image, site: Site, gone: Sequence[Sequence[bool]]) -> None:
    """A pyramid of bricks, golden where cards are gone."""
    rows = len(gone)
    width, height = site.base // rows, (site.bottom - site.top) // rows
    space = max(2, width // 12)
    for row, bricks in enumerate(gone):
        x, y = site.middle - (row + 1) * width // 2, site.top + row * height
        for brick in bricks:
            box = (x, y, x + width - space, y + height - space)
            picture.paste(index_of("gold" if brick else "block0"), box)
            x += width
