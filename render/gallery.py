"""Boards of several variants side by side, each under its name and what it is in a few words."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.board import board_layout, paint_board
from render.layout import WIDTH
from render.palette import Mood, flat_colours, palette_of
from render.paper import fitted
from render.scene import Scene
from render.shapes import FRENCH_SUITS
from render.themes import Theme

COLUMNS = 3
_GAP = 20
_TITLE = 62
_SIZE = 48
_ABOUT = 92
_ABOUT_SIZE = 36
_ABOUT_PITCH = 40
_COLOURS = 96


def draw_gallery(boards: Sequence[tuple[str, str, Scene]], theme: Theme) -> bytes:
    """Boards with their names and what they are as PNG bytes, three in a row, 1280 pixels wide."""
    wide = (WIDTH - (COLUMNS + 1) * _GAP) // COLUMNS
    colours = flat_colours(theme, Mood.DAY)
    small = [(name, about, _smaller(scene, theme, wide)) for name, about, scene in boards]
    lines = [small[start : start + COLUMNS] for start in range(0, len(small), COLUMNS)]
    heads = _TITLE + _ABOUT
    heights = [heads + max(board.height for *_, board in line) + _GAP for line in lines]
    sheet = Image.new("RGB", (WIDTH, sum(heights) + _GAP), colours["band"])
    top = 0
    for line, height in zip(lines, heights, strict=True):
        for column, (name, about, board) in enumerate(line):
            left = _GAP + column * (wide + _GAP)
            title = fitted(name, _SIZE, wide, FRENCH_SUITS).mask
            sheet.paste(colours["text"], (left + (wide - title.width) // 2, top + 4), title)
            for number, part in enumerate(_halves(about)):
                words = fitted(part, _ABOUT_SIZE, wide, FRENCH_SUITS).mask
                corner = left + (wide - words.width) // 2, top + _TITLE + number * _ABOUT_PITCH
                sheet.paste(colours["text"], corner, words)
            sheet.paste(board, (left, top + heads))
        top += height
    return _packed(sheet)


def _halves(text: str) -> list[str]:
    """A few words in two lines of about the same length."""
    spaces = [at for at, letter in enumerate(text) if letter == " "]
    if not spaces:
        return [text]
    cut = min(spaces, key=lambda at: abs(at - len(text) / 2))
    return [text[:cut], text[cut + 1 :]]


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
