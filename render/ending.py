"""How a game ends on the board: sunrise over the golden pyramid, or night."""

from render.art import (
    Site,
    paint_golden_pyramid,
    paint_moon,
    paint_progress,
    paint_sparks,
    paint_sunrise,
)
from render.canvas import Canvas
from render.layout import WIDTH
from render.paper import wrapped
from render.text import HEAVY

_SUN = 330
_BASE = 1060
_PLAQUE = 960
_SPARKS = ((290, 60, 34), (395, 250, 22), (232, 330, 26), (905, 290, 30), (1050, 400, 24))
_STARS = ((410, 160, 20), (250, 260, 16), (760, 30, 18), (840, 100, 14), (800, 190, 22))
"""Places in the sky: x, y below the pyramid's top, and size."""


def paint_won(canvas: Canvas) -> None:
    """A golden pyramid before the rising sun, with the title on a plaque."""
    layout, middle = canvas.layout, WIDTH // 2
    top = layout.top + 170
    sky = (0, layout.prints.header, WIDTH, layout.band)
    paint_sunrise(canvas.picture, sky, (middle, top), _SUN)
    paint_sparks(canvas.picture, [(x, layout.top + y, side) for x, y, side in _SPARKS])
    site = Site(middle, top - 20, layout.band, _BASE)
    paint_golden_pyramid(canvas.picture, site, layout.rows)
    _paint_plaque(canvas)


def _paint_plaque(canvas: Canvas) -> None:
    layout = canvas.layout
    bottom, height = layout.band - 70, 200
    left, right, top = (WIDTH - _PLAQUE) // 2, (WIDTH + _PLAQUE) // 2, bottom - height
    for inset, colour in ((0, "gold_ink"), (5, "gold"), (15, "band")):
        box = (left + inset, top + inset, right - inset, bottom - inset)
        canvas.round_box(box, 32 - inset, colour)
    line = canvas.line(canvas.scene.title, 128, _PLAQUE - 80, HEAVY)
    baseline = top + height // 2 + round(line.mask.height * 0.256)
    canvas.write(line, ((WIDTH - line.width) // 2, baseline - line.baseline), "band", "gold")


def paint_lost(canvas: Canvas) -> None:
    """Moon and stars over a lost game."""
    top = canvas.layout.top
    paint_moon(canvas.picture, (300, top + 16), 120)
    paint_sparks(canvas.picture, [(x, top + y, side) for x, y, side in _STARS])


def paint_verdict(canvas: Canvas) -> None:
    """The footer of a lost game: how much of the pyramid was cleared, title and message."""
    layout, scene = canvas.layout, canvas.scene
    base = round(layout.footer * 1.1)
    site = Site(
        layout.margin + 10 + base // 2, layout.band + 18, layout.band + layout.footer - 12, base
    )
    paint_progress(canvas.picture, site, [[cell is None for cell in row] for row in scene.rows])
    left = layout.margin + 10 + base + 36
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
