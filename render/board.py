"""A scene and a theme become a picture."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.position import Outcome
from render.encode import png_of
from render.layout import WIDTH, Layout, layout_of
from render.marks import BADGE, REACH, badge, ring, ring_stencil
from render.masks import shape_mask
from render.palette import BLOCKS, Mood, State, index_of, palette_of, ramp
from render.scene import Cell, Mark, Scene, Waste
from render.shapes import NO_REFILL, REFILL, Shape
from render.sprites import Sprites, back, sprites_of, suits_of
from render.text import HEAVY, MAIN, Line, line_of
from render.themes import Theme

_STATES = {Mark.SELECTED: State.SELECT, Mark.HINT: State.HINT}
_MOODS = {Outcome.PLAYING: Mood.DAY, Outcome.WON: Mood.DAWN, Outcome.LOST: Mood.NIGHT}


@dataclass(frozen=True, slots=True)
class Canvas:
    """The picture in the making. `badges` waits until everything else is painted."""

    picture: Image.Image
    pen: ImageDraw.ImageDraw
    layout: Layout
    sprites: Sprites
    badges: list[tuple[Mark, int, int]]

    @property
    def suits(self) -> tuple[Shape, ...]:
        return suits_of(self.sprites.deck)


def draw_board(scene: Scene, theme: Theme) -> bytes:
    """The board as PNG bytes; the same scene and theme give the same bytes.

    Safe to call from several threads at once.
    """
    picture = paint_board(scene, theme)
    return png_of(picture, palette_of(theme, _MOODS[scene.outcome]))


def paint_board(scene: Scene, theme: Theme) -> Image.Image:
    """The board's pixels as palette indices."""
    ended = scene.outcome is not Outcome.PLAYING
    layout = layout_of(len(scene.rows), len(scene.wastes), large=theme.large, ended=ended)
    picture = Image.new("L", (WIDTH, layout.height), index_of("table"))
    sprites = sprites_of(layout.metrics, scene.deck, scene.labels.ranks)
    canvas = Canvas(picture, ImageDraw.Draw(picture), layout, sprites, [])
    _paint_blocks(canvas)
    _paint_header(canvas, scene)
    _paint_stock(canvas, scene)
    for pile in range(len(scene.wastes)):
        _paint_waste(canvas, scene, pile)
    for row, cells in enumerate(scene.rows):
        for column, cell in enumerate(cells):
            if cell is not None:
                _paint_cell(canvas, cell, row, column)
    _paint_footer(canvas, scene)
    for mark, x, y in canvas.badges:
        image, mask = badge(mark)
        picture.paste(image, (x, y), mask)
    return picture


def _paint_blocks(canvas: Canvas) -> None:
    """The stone pyramid that shows where cards are gone."""
    layout, pen = canvas.layout, canvas.pen
    metrics = layout.metrics
    half = metrics.gap // 2
    joint = index_of("joint")
    for row in range(layout.rows):
        last = row == layout.rows - 1
        left, top = layout.place(row, 0)
        right = layout.place(row, row)[0] + metrics.width + half
        bottom = top + (metrics.height if last else metrics.step)
        pen.rectangle((left - half, top, right - 1, bottom - 1), fill=index_of(BLOCKS[row]))
        for column in range(row + 1):
            x = layout.place(row, column)[0] - half
            pen.line((x, top, x, bottom - 1), fill=joint, width=2)
        pen.line((left - half, top, right - 1, top), fill=joint, width=2)


def put_text(
    canvas: Canvas, line: Line, corner: tuple[int, int], ground: str, figure: str
) -> None:
    """Paint a line of text on a flat ground."""
    canvas.picture.paste(line.mask.point(ramp(ground, figure)), corner)


def _paint_header(canvas: Canvas, scene: Scene) -> None:
    layout, labels = canvas.layout, scene.labels
    prints = layout.prints
    canvas.pen.rectangle((0, 0, WIDTH, prints.header - 1), fill=index_of("band"))
    rule = prints.header - 4
    canvas.pen.rectangle((0, rule, WIDTH, prints.header - 1), fill=index_of("rule"))
    baseline = prints.header // 2 + prints.value // 3 - 2
    x = layout.margin
    for label, value in ((labels.score, scene.score), (labels.moves, scene.moves)):
        x = _paint_pair(canvas, label, str(value), x, baseline) + prints.label
    code = line_of(scene.code, prints.value, canvas.suits)
    label = line_of(labels.deal, prints.label, canvas.suits)
    left = WIDTH - layout.margin - code.width - 14 - label.width
    _paint_pair(canvas, labels.deal, scene.code, left, baseline)


def _paint_pair(canvas: Canvas, label: str, value: str, x: int, baseline: int) -> int:
    """A quiet label and its value on the band; gives where the next may start."""
    prints = canvas.layout.prints
    quiet = line_of(label, prints.label, canvas.suits)
    loud = line_of(value, prints.value, canvas.suits)
    put_text(canvas, quiet, (x, baseline - quiet.baseline), "band", "muted")
    x += quiet.width + 14
    put_text(canvas, loud, (x, baseline - loud.baseline), "band", "text")
    return x + loud.width


def _paint_stock(canvas: Canvas, scene: Scene) -> None:
    layout, stock = canvas.layout, scene.stock
    metrics = layout.metrics
    x, y = layout.stock
    if stock.mark is Mark.HINT:
        _paint_ring(canvas, Mark.HINT, x, y)
    if stock.count:
        canvas.picture.paste(back(metrics), (x, y), canvas.sprites.stencil)
        _paint_plate(canvas, str(stock.count))
    else:
        _paint_slot(canvas, x, y)
        shape = REFILL if stock.refills else NO_REFILL
        side = metrics.pip * 8 // 10
        sign = shape_mask(shape, side, side)
        corner = x + (metrics.width - side) // 2, y + (metrics.height - side) // 2
        canvas.picture.paste(sign.point(ramp("table", "muted")), corner)
    middle = x + metrics.width // 2
    top = y + metrics.height + 14
    size = layout.prints.label
    for text, figure in ((scene.labels.stock, "muted"), (scene.labels.passes, "text")):
        if text:
            line = line_of(text, size, canvas.suits)
            left = max(layout.margin, middle - line.width // 2)
            put_text(canvas, line, (left, top), "table", figure)
            top += line.mask.height


def _paint_plate(canvas: Canvas, count: str) -> None:
    metrics = canvas.layout.metrics
    x, y = canvas.layout.stock
    width, height = metrics.width * 72 // 100, metrics.height * 42 // 100
    left, top = x + (metrics.width - width) // 2, y + (metrics.height - height) // 2
    canvas.pen.rounded_rectangle(
        (left, top, left + width - 1, top + height - 1),
        metrics.radius,
        fill=index_of("plate"),
        outline=index_of("back_frame"),
        width=3,
    )
    line = line_of(count, metrics.cap, canvas.suits, HEAVY)
    corner = x + (metrics.width - line.width) // 2, y + metrics.height // 2 - line.baseline * 2 // 3
    put_text(canvas, line, corner, "plate", "plate_ink")


def _paint_slot(canvas: Canvas, x: int, y: int) -> None:
    metrics = canvas.layout.metrics
    canvas.pen.rounded_rectangle(
        (x, y, x + metrics.width - 1, y + metrics.height - 1),
        metrics.radius,
        outline=index_of("muted"),
        width=3,
    )


def _paint_waste(canvas: Canvas, scene: Scene, pile: int) -> None:
    layout, waste = canvas.layout, scene.wastes[pile]
    metrics = layout.metrics
    x, y = layout.wastes[pile]
    if waste.top is None:
        _paint_slot(canvas, x, y)
    else:
        _paint_waste_cards(canvas, waste, x, y, alone=len(scene.wastes) == 1)
    label = scene.labels.waste if len(scene.wastes) == 1 else f"{scene.labels.waste} {pile + 1}"
    line = line_of(label, layout.prints.label, canvas.suits)
    left = x + (metrics.width - line.width) // 2
    put_text(canvas, line, (left, y + metrics.height + 14), "table", "muted")


def _paint_waste_cards(canvas: Canvas, waste: Waste, x: int, y: int, *, alone: bool) -> None:
    metrics = canvas.layout.metrics
    if waste.beneath is not None and alone:
        offset = metrics.pad + metrics.rank_width + 4
        state = _STATES.get(waste.beneath_mark, State.COVERED)
        _paint_card(canvas, Cell(waste.beneath, free=False, mark=waste.beneath_mark), x - offset, y, state)
    if waste.top is not None:
        state = _STATES.get(waste.mark, State.FREE)
        _paint_card(canvas, Cell(waste.top, free=True, mark=waste.mark), x, y, state)


def _paint_cell(canvas: Canvas, cell: Cell, row: int, column: int) -> None:
    plain = State.FREE if cell.free else State.COVERED
    x, y = canvas.layout.place(row, column)
    _paint_card(canvas, cell, x, y, _STATES.get(cell.mark, plain))


def _paint_card(canvas: Canvas, cell: Cell, x: int, y: int, state: State) -> None:
    if cell.mark is not Mark.NONE:
        _paint_ring(canvas, cell.mark, x, y)
    canvas.picture.paste(canvas.sprites.card(cell.card, state), (x, y), canvas.sprites.stencil)


def _paint_ring(canvas: Canvas, mark: Mark, x: int, y: int) -> None:
    metrics = canvas.layout.metrics
    corner = x - REACH, y - REACH
    canvas.picture.paste(ring(metrics, mark), corner, ring_stencil(metrics))
    right, bottom = x + metrics.width, y + metrics.height
    canvas.badges.append((mark, right - BADGE * 6 // 10, bottom - BADGE * 6 // 10))


def _paint_footer(canvas: Canvas, scene: Scene) -> None:
    layout = canvas.layout
    band = layout.band
    canvas.pen.rectangle((0, band, WIDTH, layout.height), fill=index_of("band"))
    canvas.pen.rectangle((0, band, WIDTH, band + 3), fill=index_of("rule"))
    if scene.footer:
        line = line_of(scene.footer, layout.prints.message, canvas.suits, MAIN)
        top = band + (layout.footer - line.mask.height) // 2
        put_text(canvas, line, ((WIDTH - line.width) // 2, top), "band", "text")
