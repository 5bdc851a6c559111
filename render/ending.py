"""How a game ends on the board: sunrise over the golden pyramid, or night."""

from math import cos, sin, tau

from render.canvas import Canvas, wrapped
from render.layout import WIDTH
from render.masks import shape_mask
from render.palette import BLOCKS, index_of, ramp
from render.shapes import DISC, MOON, SPARK
from render.text import HEAVY

_RAYS = 14
_SUN = 300
_SKY = ((300, 40), (395, 150), (250, 260), (880, 30), (975, 175), (840, 120), (1050, 290))
"""Where sparks stand in the sky: x, and y below the header; pairs without reflection."""


def paint_sunrise(canvas: Canvas) -> None:
    """Sun and rays behind the pyramid; paint it before the pyramid."""
    layout = canvas.layout
    x, y = WIDTH // 2, layout.top + 60
    for ray in range(_RAYS):
        start, end = tau * (ray + 0.25) / _RAYS, tau * (ray + 0.75) / _RAYS
        far = [(x + 1500 * cos(angle), y + 1500 * sin(angle)) for angle in (start, end)]
        canvas.pen.polygon([(x, y), *far], fill=index_of("ray"))
    disc = shape_mask(DISC, _SUN, _SUN)
    canvas.picture.paste(
        index_of("light"), (x - _SUN // 2, y - _SUN // 2), disc.point(_half, "1")
    )


_half = [255 * (level >= 128) for level in range(256)]


def paint_plaque(canvas: Canvas) -> None:
    """The title on a golden plaque in the pyramid's lower rows."""
    layout = canvas.layout
    metrics = layout.metrics
    bottom = layout.pyramid_bottom - metrics.height // 5
    height = metrics.height * 9 // 10
    box = (150, bottom - height, WIDTH - 150, bottom)
    radius = metrics.radius * 2
    canvas.pen.rounded_rectangle(box, radius, fill=index_of("gold_ink"))
    inner = (box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5)
    canvas.pen.rounded_rectangle(inner, radius - 5, fill=index_of("gold"))
    line = canvas.line(canvas.scene.title, height * 6 // 10, WIDTH - 380, HEAVY)
    top = box[1] + height // 2 - line.baseline * 64 // 100
    canvas.write(line, ((WIDTH - line.width) // 2, top), "gold", "gold_ink")


def paint_night(canvas: Canvas) -> None:
    """Moon and stars over a lost game."""
    layout = canvas.layout
    moon = shape_mask(MOON, 120, 120).transpose(0)
    canvas.picture.paste(moon.point(ramp("table", "light")), (330, layout.top + 20))
    for number, (x, y) in enumerate(_SKY[1:]):
        side = (22, 14, 18)[number % 3]
        spark = shape_mask(SPARK, side, side)
        canvas.picture.paste(spark.point(ramp("table", "light")), (x, layout.top + y))


def paint_verdict(canvas: Canvas) -> None:
    """The footer of a lost game: how much of the pyramid was cleared, title and message."""
    layout, scene = canvas.layout, canvas.scene
    block, step = layout.footer * 14 // 100, layout.footer * 11 // 100
    rows = layout.rows
    left, top = layout.margin + 10, layout.band + (layout.footer - rows * step) // 2
    step = min(step, (layout.footer - 30) // rows)
    top = layout.band + (layout.footer - rows * step) // 2 + 2
    for row, cells in enumerate(scene.rows):
        x = left + (rows - 1 - row) * block // 2
        for cell in cells:
            colour = "gold" if cell is None else "block0"
            canvas.fill((x, top + row * step, x + block - 3, top + (row + 1) * step - 3), colour)
            x += block
    edge = left + rows * block + 40
    room = WIDTH - layout.margin - edge
    title = canvas.line(scene.title, layout.prints.title, room, HEAVY)
    lines = wrapped(scene.footer, layout.prints.message, room, canvas.suits) if scene.footer else []
    heights = [title.mask.height, *(line.mask.height for line in lines)]
    y = layout.band + (layout.footer - sum(heights)) // 2
    for line, figure in ((title, "gold"), *((line, "text") for line in lines)):
        canvas.write(line, (edge, y), "band", figure)
        y += line.mask.height
