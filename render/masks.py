"""Shapes and rounded boxes as coverage masks: 0 outside, 255 inside, edges in between."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.shapes import Shape, outlines

FINE = 4
"""Shapes are drawn this many times larger and reduced, which smooths their edges."""


@lru_cache(maxsize=256)
def shape_mask(shape: Shape, width: int, height: int) -> Image.Image:
    """A shape stretched to a box."""
    mask = Image.new("L", (width * FINE, height * FINE))
    pen = ImageDraw.Draw(mask)
    across, down = width * FINE / 100, height * FINE / 100
    for layer in shape:
        for outline in outlines(layer.path):
            points = [(x * across, y * down) for x, y in outline]
            pen.polygon(points, fill=255 if layer.adds else 0)
    return mask.reduce(FINE)


@lru_cache(maxsize=64)
def box_mask(width: int, height: int, radius: int, inset: int = 0) -> Image.Image:
    """A rounded box, smooth, `inset` pixels smaller on every side."""
    mask = Image.new("L", (width * FINE, height * FINE))
    corner = (width - inset) * FINE - 1, (height - inset) * FINE - 1
    box = (inset * FINE, inset * FINE, *corner)
    ImageDraw.Draw(mask).rounded_rectangle(box, (radius - inset) * FINE, fill=255)
    return mask.reduce(FINE)


@lru_cache(maxsize=64)
def stencil(width: int, height: int, radius: int) -> Image.Image:
    """A rounded box of whole pixels, for pasting."""
    return box_mask(width, height, radius).point(lambda level: 255 * (level >= 128), "1")
