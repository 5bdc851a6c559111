"""A small picture that shows what a theme looks like: the top of a real board."""

from engine.cards import Card, Suit
from engine.position import Outcome
from render.board import board_layout, paint_board
from render.encode import png_of
from render.palette import Mood, palette_of
from render.scene import Cell, Deck, Labels, Mark, Scene, Stock
from render.themes import Theme

_WIDTH = 640
_SCENE = Scene(
    rows=(
        (Cell(Card(4, Suit.SPADES), free=False),),
        (
            Cell(Card(13, Suit.CLUBS), free=False),
            Cell(Card(5, Suit.DIAMONDS), free=False),
        ),
        (
            Cell(Card(3, Suit.HEARTS), free=True, mark=Mark.SELECTED),
            Cell(Card(12, Suit.SPADES), free=True),
            Cell(Card(10, Suit.DIAMONDS), free=True, mark=Mark.HINT),
        ),
    ),
    wastes=(),
    stock=Stock(0, refills=True),
    deck=Deck.FRENCH,
    score=0,
    moves=0,
    clock="",
    code="",
    labels=Labels(stock=""),
    footer="",
    outcome=Outcome.PLAYING,
    title="",
)


def draw_preview(theme: Theme) -> bytes:
    """A theme's preview as PNG bytes, 640 pixels wide: covered, free, selected, hinted."""
    board = paint_board(_SCENE, theme)
    layout = board_layout(_SCENE, theme)
    left = (board.width - _WIDTH) // 2
    box = (left, layout.prints.header, left + _WIDTH, layout.pyramid_bottom + 30)
    return png_of(board.crop(box), palette_of(theme, Mood.DAY))
