"""A player's statistics as a picture: figures in tiles, and a chart of bars."""

from dataclasses import dataclass

from render.encode import png_of
from render.layout import WIDTH
from render.palette import Mood, palette_of
from render.paper import Paper, paper
from render.result import Fact
from render.shapes import FRENCH_SUITS
from render.text import HEAVY
from render.themes import Theme

_MARGIN = 40
_GAP = 20
_ACROSS = 3
_TILE = (WIDTH - 2 * _MARGIN - (_ACROSS - 1) * _GAP) // _ACROSS, 164
_HEADER = 120
_BAR = 60


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of the chart: its label, its length as a number, and that number in words."""

    label: str
    amount: float
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsScene:
    """Statistics in words and figures, already translated; up to nine tiles, eight bars."""

    title: str
    tiles: tuple[Fact, ...]
    chart: str = ""
    bars: tuple[Bar, ...] = ()


def draw_stats(scene: StatsScene, theme: Theme) -> bytes:
    """The statistics as PNG bytes, 1280 wide and as high as they need."""
    tiles, bars = scene.tiles[:9], scene.bars[:8]
    rows = -(-len(tiles) // _ACROSS)
    chart = _HEADER + 24 + rows * (_TILE[1] + _GAP)
    height = chart + (84 + _BAR * len(bars) if bars else 4) + 16
    sheet = paper((WIDTH, height), FRENCH_SUITS)
    sheet.fill((0, 0, WIDTH, _HEADER), "band")
    sheet.fill((0, _HEADER - 4, WIDTH, _HEADER), "rule")
    title = sheet.line(scene.title, 66, WIDTH - 2 * _MARGIN, HEAVY)
    sheet.write(title, (_MARGIN, 14), "band", "text")
    for number, tile in enumerate(tiles):
        row, column = divmod(number, _ACROSS)
        left = _MARGIN + column * (_TILE[0] + _GAP)
        _paint_tile(sheet, tile, (left, _HEADER + 24 + row * (_TILE[1] + _GAP)))
    if bars:
        heading = sheet.line(scene.chart, 42, WIDTH - 2 * _MARGIN)
        sheet.write(heading, (_MARGIN, chart + 4), "table", "text")
        _paint_bars(sheet, bars, chart + 76)
    return png_of(sheet.picture, palette_of(theme, Mood.DAY))


def _paint_tile(sheet: Paper, tile: Fact, corner: tuple[int, int]) -> None:
    x, y = corner
    width, height = _TILE
    sheet.round_box((x, y, x + width, y + height), 18, "band", "rule")
    label = sheet.line(tile.label, 34, width - 48)
    sheet.write(label, (x + 24, y + 16), "band", "muted")
    value = sheet.line(tile.value, 68, width - 48, HEAVY)
    sheet.write(value, (x + 24, y + 64), "band", "gold")


def _paint_bars(sheet: Paper, bars: tuple[Bar, ...], top: int) -> None:
    most = max((bar.amount for bar in bars), default=0) or 1
    labels = [sheet.line(bar.label, 34, 330) for bar in bars]
    values = [sheet.line(bar.text, 34, 200) for bar in bars]
    left = _MARGIN + max(label.width for label in labels) + 20
    room = WIDTH - _MARGIN - left - max(value.width for value in values) - 20
    for bar, label, value in zip(bars, labels, values, strict=True):
        sheet.write(label, (left - 20 - label.width, top), "table", "muted")
        length = max(6, round(room * bar.amount / most))
        sheet.round_box((left, top + 4, left + length, top + _BAR - 16), 8, "gold")
        sheet.write(value, (left + length + 16, top), "table", "text")
        top += _BAR
