"""Stock and waste."""

from render.canvas import Canvas
from render.layout import WIDTH, Metrics
from render.masks import shape_mask
from render.palette import State
from render.scene import Mark, Waste
from render.shapes import NO_REFILL, REFILL
from render.sprites import back
from render.text import HEAVY, Line

_BELOW = 12
"""From a pile to its label."""

_THICKNESS = 6


def paint_stock(canvas: Canvas) -> None:
    """The stock with its count, or the sign whether it can be filled again."""
    layout, stock = canvas.layout, canvas.scene.stock
    metrics = layout.metrics
    x, y = layout.stock
    if stock.mark is not Mark.NONE:
        canvas.ring(stock.mark, metrics, (x, y))
    stencil = canvas.cards.stencil
    if stock.count:
        if stock.count > 1 and stock.mark is Mark.NONE:
            _paint_edge(canvas, metrics, (x, y))
        canvas.picture.paste(back(metrics), (x, y), stencil)
        _paint_count(canvas, str(stock.count))
    else:
        _paint_slot(canvas, metrics, (x, y), marked=stock.mark is not Mark.NONE)
        side = metrics.pip * 8 // 10
        sign = shape_mask(REFILL if stock.refills else NO_REFILL, side, side)
        corner = x + (metrics.width - side) // 2, y + (metrics.height - side) // 2
        canvas.write_on_table(Line(sign, 0), corner, "muted")
    _paint_labels(canvas, canvas.scene.labels.stock, canvas.scene.labels.passes, left=True)


def paint_wastes(canvas: Canvas) -> None:
    """The waste: one pile with the card beneath at its side, or several side by side."""
    wastes = canvas.scene.wastes
    if len(wastes) == 1:
        _paint_single(canvas, wastes[0])
        count = str(wastes[0].count) if wastes[0].count else ""
        fan = canvas.layout.strip * len(wastes[0].beneath) if len(wastes[0].beneath) > 1 else 0
        _paint_labels(canvas, canvas.scene.labels.waste, count, left=False, fan=fan)
        return
    for number, waste in enumerate(wastes):
        _paint_one_of_several(canvas, waste, number)


def _paint_single(canvas: Canvas, waste: Waste) -> None:
    """The top with the card beneath at its left; several drawn together hang down in a fan."""
    metrics = canvas.layout.pile
    x, y = canvas.layout.wastes[0]
    if len(waste.beneath) > 1:
        _paint_fan(canvas, waste, (x, y))
        return
    if waste.beneath:
        left = x - metrics.pad - metrics.rank_width - 8
        look = State.COVERED if waste.beneath_mark is Mark.NONE else waste.beneath_mark
        spot = (x - left) // 2 - 6, metrics.height - 6
        canvas.card(waste.beneath[0], canvas.pile_cards, (left, y), look, spot)
    _paint_top(canvas, waste, (x, y))


def _paint_fan(canvas: Canvas, waste: Waste, corner: tuple[int, int]) -> int:
    """The cards beneath, each with its rank and suit in sight, and the top over them.

    Gives the lower edge of the whole.
    """
    metrics, strip = canvas.layout.pile, canvas.layout.strip
    x, y = corner
    for number, card in enumerate(reversed(waste.beneath), start=1):
        nearest = number == len(waste.beneath)
        marked = nearest and waste.beneath_mark is not Mark.NONE
        look = waste.beneath_mark if marked else State.COVERED
        canvas.card(card, canvas.pile_cards, (x, y), look, (metrics.width // 2, 0))
        y += strip
    _paint_top(canvas, waste, (x, y))
    return y + metrics.height


def _paint_top(canvas: Canvas, waste: Waste, corner: tuple[int, int]) -> None:
    if waste.top is None:
        marked = waste.mark is not Mark.NONE
        if marked:
            canvas.ring(waste.mark, canvas.layout.pile, corner)
        _paint_slot(canvas, canvas.layout.pile, corner, marked=marked)
    else:
        look = State.FREE if waste.mark is Mark.NONE else waste.mark
        canvas.card(waste.top, canvas.pile_cards, corner, look)


def _paint_one_of_several(canvas: Canvas, waste: Waste, number: int) -> None:
    """A pile with the card beneath showing above its top, and the pile's number."""
    metrics = canvas.layout.pile
    x, y = canvas.layout.wastes[number]
    bottom = _paint_fan(canvas, waste, (x, y))
    line = canvas.line(str(number + 1), canvas.layout.prints.label)
    corner = x + (metrics.width - line.width) // 2, bottom + 4
    canvas.write_on_table(line, corner, "muted")


def _paint_edge(canvas: Canvas, metrics: Metrics, corner: tuple[int, int]) -> None:
    """The cards below the uppermost back, seen at the pile's right and lower edges."""
    x, y = corner
    box = (
        x + _THICKNESS,
        y + _THICKNESS,
        x + metrics.width + _THICKNESS,
        y + metrics.height + _THICKNESS,
    )
    canvas.round_box(box, metrics.radius, "back_frame", "shadow")


def _paint_count(canvas: Canvas, count: str) -> None:
    metrics = canvas.layout.metrics
    x, y = canvas.layout.stock
    width, height = metrics.width * 72 // 100, metrics.height * 42 // 100
    left, top = x + (metrics.width - width) // 2, y + (metrics.height - height) // 2
    canvas.round_box((left, top, left + width, top + height), metrics.radius, "plate", "back_frame")
    line = canvas.line(count, (width - 14) * 3 // 4, width - 8, HEAVY)
    digits = line.mask.crop(line.mask.getbbox())
    corner = x + (metrics.width - digits.width) // 2, y + (metrics.height - digits.height) // 2
    canvas.write(Line(digits, 0), corner, "plate", "plate_ink")


def _paint_slot(canvas: Canvas, metrics: Metrics, corner: tuple[int, int], *, marked: bool) -> None:
    """The outline of an empty pile; inside a ring it needs a ground of its own."""
    x, y = corner
    box = (x, y, x + metrics.width, y + metrics.height)
    canvas.round_box(box, metrics.radius, "table" if marked else None, "muted")


def _paint_labels(canvas: Canvas, name: str, note: str, *, left: bool, fan: int = 0) -> None:
    """A pile's name and a note below it, centred where they are short enough.

    `fan` is how much higher than one card the pile is; beside it the pyramid is wide.
    """
    layout = canvas.layout
    metrics = layout.metrics
    corner = layout.stock if left else layout.wastes[0]
    middle = corner[0] + metrics.width // 2
    top = corner[1] + metrics.height + _BELOW + fan
    room = metrics.width if fan else layout.place(2, 0)[0] - 2 * layout.margin
    for text, figure in ((name, "muted"), (note, "text")):
        if text:
            line = canvas.label(text, layout.prints.label, room)
            x = middle - line.width // 2
            highest = WIDTH - layout.margin - line.width
            canvas.write_on_table(line, (min(max(x, layout.margin), highest), top), figure)
            top += round(layout.prints.label * 1.2)
