"""A scene and a theme become a picture."""

from PIL import Image, ImageDraw

from engine.position import Outcome
from render.canvas import Canvas
from render.encode import png_of
from render.ending import paint_lost, paint_verdict, paint_won
from render.layout import WIDTH, Layout, layout_of
from render.palette import BLOCKS, Mood, State, index_of, palette_of
from render.paper import wrapped
from render.piles import paint_stock, paint_wastes
from render.scene import Cell, Mark, Scene
from render.sprites import sprites_of, suits_of
from render.themes import Theme

_MOODS = {Outcome.PLAYING: Mood.DAY, Outcome.WON: Mood.DAWN, Outcome.LOST: Mood.NIGHT}
_OVERHANG = 14
"""How far the stone pyramid shows around the cards."""

_JOINT = 3


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
    layout, scene = canvas.layout, canvas.scene
    prints, labels = layout.prints, scene.labels
    code = canvas.line(scene.code, prints.value)
    word = canvas.line(labels.deal, prints.label, WIDTH // 2 - code.width)
    left = WIDTH - layout.margin - code.width - word.width - 14
    _paint_pair(canvas, labels.deal, scene.code, left, WIDTH - layout.margin)
    end = left - prints.label
    middle = (layout.margin + end) // 2
    x = _paint_pair(canvas, labels.score, str(scene.score), layout.margin, middle)
    _paint_pair(canvas, labels.moves, str(scene.moves), x + prints.label, end)


def _paint_pair(canvas: Canvas, label: str, value: str, left: int, right: int) -> int:
    """A quiet label and its value on the band; gives the right edge that they reach."""
    prints = canvas.layout.prints
    baseline = prints.header // 2 + prints.value // 3 - 2
    loud = canvas.line(value, prints.value)
    quiet = canvas.line(label, prints.label, right - left - loud.width - 14)
    canvas.write(quiet, (left, baseline - quiet.baseline), "band", "muted")
    left += quiet.width + 14
    canvas.write(loud, (left, baseline - loud.baseline), "band", "text")
    return left + loud.width


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
