"""Boards of several variants side by side, each under its name."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.board import board_layout, paint_board
from render.layout import WIDTH
from render.palette import Mood, flat_colours, palette_of
from render.scene import Scene
from render.shapes import FRENCH_SUITS
from render.text import line_of
from render.themes import Theme

COLUMNS = 3
_GAP = 20
_TITLE = 66
_SIZE = 48
_COLOURS = 96


def draw_gallery(boards: Sequence[tuple[str, Scene]], theme: Theme) -> bytes:
    """Named boards as PNG bytes, three in a row, 1280 pixels wide."""
    wide = (WIDTH - (COLUMNS + 1) * _GAP) // COLUMNS
    colours = flat_colours(theme, Mood.DAY)
    small = [(name, _smaller(scene, theme, wide)) for name, scene in boards]
    lines = [small[start : start + COLUMNS] for start in range(0, len(small), COLUMNS)]
    heights = [_TITLE + max(board.height for _, board in line) + _GAP for line in lines]
    sheet = Image.new("RGB", (WIDTH, sum(heights) + _GAP), colours["band"])
    top = 0
    for line, height in zip(lines, heights, strict=True):
        for column, (name, board) in enumerate(line):
            left = _GAP + column * (wide + _GAP)
            title = line_of(name, _SIZE, FRENCH_SUITS).mask
            title.thumbnail((wide, _TITLE))
            sheet.paste(colours["text"], (left + (wide - title.width) // 2, top + 4), title)
            sheet.paste(board, (left, top + _TITLE))
        top += height
    return _packed(sheet)


def _smaller(scene: Scene, theme: Theme, wide: int) -> Image.Image:
    """A board between its two bands."""
    board, layout = paint_board(scene, theme), board_layout(scene, theme)
    board.putpalette(palette_of(theme, Mood.DAY, scene.deck))
    cut = board.crop((0, layout.prints.header, WIDTH, layout.band)).convert("RGB")
    return cut.resize((wide, cut.height * wide // WIDTH), Image.Resampling.LANCZOS)


def _packed(sheet: Image.Image) -> bytes:
    stream = BytesIO()
    few = sheet.quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(stream, "PNG", compress_level=6)
    return stream.getvalue()
