"""A scene and a theme become a picture."""

from PIL import Image, ImageDraw

from engine.position import Outcome
from render.canvas import Canvas
from render.encode import png_of
from render.ending import paint_lost, paint_verdict, paint_won
from render.layout import WIDTH, Layout, layout_of
from render.masks import shape_mask
from render.palette import BLOCKS, Mood, State, index_of, palette_of
from render.paper import LEAST_LABEL, wrapped
from render.piles import paint_stock, paint_wastes
from render.scene import Cell, Mark, Scene
from render.shapes import CLOCK
from render.sprites import sprites_of, suits_of
from render.text import Line
from render.themes import Theme

_MOODS = {Outcome.PLAYING: Mood.DAY, Outcome.WON: Mood.DAWN, Outcome.LOST: Mood.NIGHT}
_OVERHANG = 14
"""How far the stone pyramid shows around the cards."""

_JOINT = 3
_NEAR, _APART = 12, 28
"""From a label to its value, and from a value to the next label at least."""


def draw_board(scene: Scene, theme: Theme) -> bytes:
    """The board as PNG bytes; the same scene and theme give the same bytes.

    Safe to call from several threads at once.
    """
    return png_of(paint_board(scene, theme), palette_of(theme, _MOODS[scene.outcome], scene.deck))


def paint_board(scene: Scene, theme: Theme) -> Image.Image:
    """The board's pixels as palette indices."""
    layout = board_layout(scene, theme)
    won = scene.outcome is Outcome.WON
    picture = _empty(layout) if won else _stones(layout)
    canvas = Canvas(
        picture=picture,
        pen=ImageDraw.Draw(picture),
        suits=suits_of(scene.deck),
        layout=layout,
        scene=scene,
        cards=sprites_of(layout.metrics, scene.deck, scene.labels.ranks),
        pile_cards=sprites_of(layout.pile, scene.deck, scene.labels.ranks),
        badges=[],
    )
    if won:
        paint_won(canvas)
    elif scene.outcome is Outcome.LOST:
        paint_lost(canvas)
    _paint_header(canvas)
    paint_stock(canvas)
    paint_wastes(canvas)
    _paint_cards(canvas)
    _paint_footer(canvas)
    canvas.paint_badges()
    return picture


def board_layout(scene: Scene, theme: Theme) -> Layout:
    """Where everything of a scene lies in a theme's print."""
    lost = scene.outcome is Outcome.LOST
    return layout_of(len(scene.rows), len(scene.wastes), large=theme.large, verdict=lost)


def _empty(layout: Layout) -> Image.Image:
    """The table between the two bands."""
    picture = Image.new("L", (WIDTH, layout.height), index_of("table"))
    header, band = layout.prints.header, layout.band
    for box, colour in (
        ((0, 0, WIDTH, header), "band"),
        ((0, header - 4, WIDTH, header), "rule"),
        ((0, band, WIDTH, layout.height), "band"),
        ((0, band, WIDTH, band + 4), "rule"),
    ):
        picture.paste(index_of(colour), box)
    return picture


def _stones(layout: Layout) -> Image.Image:
    """The table with the stone pyramid that comes to light where cards are gone."""
    picture = _empty(layout)
    metrics = layout.metrics
    joint = index_of("joint")
    for row in range(layout.rows):
        left, top = layout.place(row, 0)
        left, top = left - _OVERHANG, top - 6
        right = layout.place(row, row)[0] + metrics.width + _OVERHANG
        bottom = layout.pyramid_bottom + 6 if row == layout.rows - 1 else top + metrics.step
        picture.paste(index_of(BLOCKS[row]), (left, top, right, bottom))
        picture.paste(joint, (left, top, right, top + _JOINT))
        for column in range(1, row + 1):
            x = layout.place(row, column)[0] - metrics.gap // 2 - 1
            picture.paste(joint, (x, top, x + _JOINT, bottom))
    return picture


def _paint_header(canvas: Canvas) -> None:
    """Score, moves and clock from the left with even gaps, the deal's code at the right."""
    layout, scene = canvas.layout, canvas.scene
    prints, margin = layout.prints, layout.margin
    code = canvas.line(scene.code, prints.value, WIDTH * 2 // 5)
    score, moves = str(scene.score), str(scene.moves)
    loud = sum(canvas.line(text, prints.value).width for text in (score, moves, scene.clock))
    side = prints.label
    free = WIDTH - 2 * margin - code.width - loud - side - 3 * _NEAR
    quiet = _header_labels(canvas, (scene.labels.score, scene.labels.moves), free - 3 * _APART)
    gap = (free - sum(line.width for line in quiet)) // 3
    left = margin
    for line, value in zip(quiet, (score, moves), strict=True):
        _write_on_band(canvas, line, left, "muted")
        left += line.width + _NEAR
        left += _write_on_band(canvas, canvas.line(value, prints.value), left, "text") + gap
    sign = shape_mask(CLOCK, side, side)
    corner = left, prints.header // 2 - side // 2 - 2
    canvas.write(Line(sign, 0), corner, "band", "muted")
    _write_on_band(canvas, canvas.line(scene.clock, prints.value), left + side + _NEAR, "text")
    _write_on_band(canvas, code, WIDTH - margin - code.width, "text")


def _header_labels(canvas: Canvas, texts: tuple[str, str], room: int) -> tuple[Line, Line]:
    """Two labels of one size that fit a room together."""
    size = canvas.layout.prints.label
    wide = sum(canvas.line(text, size).width for text in texts)
    size = min(size, max(LEAST_LABEL, size * room // wide))
    second = canvas.line(texts[1], size).width
    first = canvas.label(texts[0], size, max(room // 2, room - second))
    return first, canvas.label(texts[1], size, room - first.width)


def _write_on_band(canvas: Canvas, line: Line, left: int, figure: str) -> int:
    """Write on the header's baseline; gives the width written."""
    prints = canvas.layout.prints
    baseline = prints.header // 2 + prints.value // 3 - 2
    canvas.write(line, (left, baseline - line.baseline), "band", figure)
    return line.width


def _paint_cards(canvas: Canvas) -> None:
    """The pyramid from the top; marked free cards last, so that their rings are whole."""
    last: list[tuple[Cell, tuple[int, int]]] = []
    for row, cells in enumerate(canvas.scene.rows):
        for column, cell in enumerate(cells):
            if cell is None:
                continue
            corner = canvas.layout.place(row, column)
            if cell.free and cell.mark is not Mark.NONE:
                last.append((cell, corner))
            else:
                _paint_cell(canvas, cell, corner)
    for cell, corner in last:
        _paint_cell(canvas, cell, corner)


def _paint_cell(canvas: Canvas, cell: Cell, corner: tuple[int, int]) -> None:
    metrics = canvas.layout.metrics
    # The lower corners of a covered card are out of sight.
    spot = None if cell.free else (metrics.width // 2, 0)
    canvas.card(cell.card, canvas.cards, corner, _look(cell), spot)


def _look(cell: Cell) -> State | Mark:
    if cell.mark is not Mark.NONE:
        return cell.mark
    return State.FREE if cell.free else State.COVERED


def _paint_footer(canvas: Canvas) -> None:
    layout, scene = canvas.layout, canvas.scene
    if scene.outcome is Outcome.LOST:
        paint_verdict(canvas)
        return
    if not scene.footer:
        return
    room = WIDTH - 2 * layout.margin
    lines = wrapped(scene.footer, layout.prints.message, room, canvas.suits)
    pitch = round(lines[0].mask.height * 0.88)
    top = layout.band + 2 + (layout.footer - pitch * len(lines)) // 2 - 3
    for line in lines:
        canvas.write(line, ((WIDTH - line.width) // 2, top), "band", "text")
        top += pitch
