"""How a game ends on the board: sunrise over the golden pyramid, or night."""

from math import cos, sin, tau

from PIL import Image, ImageDraw

from render.canvas import Canvas, wrapped
from render.layout import WIDTH
from render.masks import shape_mask
from render.palette import BLOCKS, index_of, ramp
from render.shapes import DISC, MOON, SPARK
from render.text import HEAVY

_RAYS = 16
_SUN = 330
_BASE = 1060
_PLAQUE = 960
_SPARKS = ((290, 60, 34), (395, 250, 22), (232, 330, 26), (905, 290, 30), (1050, 400, 24))
_STARS = ((410, 160, 20), (250, 260, 16), (760, 30, 18), (840, 100, 14), (800, 190, 22))
"""Places in the sky: x, y below the pyramid's top, and size."""


def paint_sunrise(canvas: Canvas) -> None:
    """A golden pyramid before the rising sun, with the title on a plaque."""
    middle, top = WIDTH // 2, canvas.layout.top + 170
    sky = Image.new("1", (WIDTH, canvas.layout.band - canvas.layout.prints.header))
    pen = ImageDraw.Draw(sky)
    center = top - canvas.layout.prints.header
    for ray in range(_RAYS):
        start, end = tau * (ray + 0.25) / _RAYS, tau * (ray + 0.75) / _RAYS
        far = [(middle + 1500 * cos(angle), center + 1500 * sin(angle)) for angle in (start, end)]
        pen.polygon([(middle, center), *far], fill=1)
    canvas.picture.paste(index_of("ray"), (0, canvas.layout.prints.header), sky)
    disc = shape_mask(DISC, _SUN, _SUN).point(_half, "1")
    canvas.picture.paste(index_of("light"), (middle - _SUN // 2, top - _SUN // 2), disc)
    _paint_sky(canvas, _SPARKS)
    _paint_gold(canvas, top - 20)
    _paint_plaque(canvas)


_half = [255 * (level >= 128) for level in range(256)]


def _paint_gold(canvas: Canvas, top: int) -> None:
    """The pyramid of golden blocks, lit from the left; its topmost block is a point."""
    layout = canvas.layout
    rows = layout.rows
    width, middle = _BASE // rows, WIDTH // 2
    edges = [top + (layout.band - top) * row // rows for row in range(rows + 1)]
    for row in range(1, rows):
        left, upper, lower = middle - width * (row + 1) // 2, edges[row], edges[row + 1]
        for column in range(row + 1):
            x = left + width * column
            lit = column <= row // 2
            colour = BLOCKS[row if lit else min(row + 3, len(BLOCKS) - 1)]
            canvas.fill((x, upper, x + width, lower), "joint")
            canvas.fill((x + 2, upper + 2, x + width - 1, lower - 1), colour)
            canvas.fill((x + 2, upper + 2, x + width - 1, upper + 7), "light" if lit else BLOCKS[0])
    apex, foot = (middle, edges[0] - 12), edges[1]
    left, right = middle - width // 2, middle + width // 2
    canvas.pen.polygon([apex, (left, foot), (right, foot)], fill=index_of("joint"))
    canvas.pen.polygon(
        [(middle, apex[1] + 6), (left + 6, foot), (middle, foot)], fill=index_of("block0")
    )
    canvas.pen.polygon(
        [(middle, apex[1] + 6), (middle, foot), (right - 6, foot)], fill=index_of("block4")
    )


def _paint_plaque(canvas: Canvas) -> None:
    layout = canvas.layout
    bottom, height = layout.band - 70, 200
    left, right, top = (WIDTH - _PLAQUE) // 2, (WIDTH + _PLAQUE) // 2, bottom - height
    for inset, colour in ((0, "gold_ink"), (5, "gold"), (15, "band")):
        box = (left + inset, top + inset, right - inset, bottom - inset)
        canvas.pen.rounded_rectangle(box, 32 - inset, fill=index_of(colour))
    line = canvas.line(canvas.scene.title, 128, _PLAQUE - 80, HEAVY)
    middle = top + height // 2 + round(line.mask.height * 0.256)
    canvas.write(line, ((WIDTH - line.width) // 2, middle - line.baseline), "band", "gold")


def paint_night(canvas: Canvas) -> None:
    """Moon and stars over a lost game."""
    moon = shape_mask(MOON, 120, 120)
    canvas.picture.paste(moon.point(ramp("table", "light")), (300, canvas.layout.top + 16))
    _paint_sky(canvas, _STARS)


def _paint_sky(canvas: Canvas, places: tuple[tuple[int, int, int], ...]) -> None:
    for x, y, side in places:
        spark = shape_mask(SPARK, side, side)
        ground = spark.point(_half, "1")
        canvas.picture.paste(index_of("light"), (x, canvas.layout.top + y), ground)


def paint_verdict(canvas: Canvas) -> None:
    """The footer of a lost game: how much of the pyramid was cleared, title and message."""
    layout, scene = canvas.layout, canvas.scene
    left = _paint_progress(canvas) + 36
    room = WIDTH - layout.margin - left
    title = canvas.line(scene.title, layout.prints.title, room, HEAVY)
    lines = wrapped(scene.footer, layout.prints.message, room, canvas.suits) if scene.footer else []
    pitches = [round(line.mask.height * 0.9) for line in (title, *lines)]
    top = layout.band + (layout.footer - sum(pitches)) // 2 - 2
    for line, pitch, figure in zip(
        (title, *lines), pitches, ("gold", "text", "text"), strict=False
    ):
        canvas.write(line, (left, top), "band", figure)
        top += pitch


def _paint_progress(canvas: Canvas) -> int:
    """A small pyramid, golden where cards were removed; gives its right edge."""
    layout, rows = canvas.layout, canvas.layout.rows
    height = (layout.footer - 30) // rows
    width = min(24, height * 14 // 10)
    left, top = layout.margin + 10, layout.band + (layout.footer - rows * height) // 2 + 3
    for row, cells in enumerate(canvas.scene.rows):
        x, y = left + (rows - 1 - row) * width // 2, top + row * height
        for cell in cells:
            colour = "gold" if cell is None else "block0"
            canvas.fill((x, y, x + width - 2, y + height - 2), colour)
            x += width
    return left + rows * width
