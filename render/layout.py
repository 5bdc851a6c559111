"""Where everything lies on the board, in pixels. No drawing here."""

from dataclasses import dataclass
from functools import cache

WIDTH = 1280
MAX_HEIGHT = 1280


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes of one card and its print.

    step   height of the strip that a covering card leaves visible; a card is higher than
           two steps, so that no edge shows through the gaps two rows below
    cap    height of the rank's capitals and digits
    suit   width and height of the suit beside the rank
    pad    from the card's edge to the rank and to the suit
    pip    size of the large suit on a free card
    """

    width: int
    height: int
    gap: int
    step: int
    radius: int
    cap: int
    suit: int
    pad: int
    pip: int

    @property
    def rank_width(self) -> int:
        """The widest that a rank may be so that it keeps clear of the suit."""
        return self.width - 2 * self.pad - self.suit - 8


@dataclass(frozen=True, slots=True)
class Prints:
    """Text sizes in pixels and heights of the header and footer bands."""

    header: int
    footer: int
    ending: int
    label: int
    value: int
    message: int
    title: int


NORMAL = Metrics(
    width=168, height=236, gap=10, step=112, radius=15, cap=74, suit=54, pad=10, pip=104
)
LARGE = Metrics(width=172, height=252, gap=8, step=124, radius=15, cap=90, suit=54, pad=7, pip=108)
SMALL = Metrics(width=118, height=178, gap=8, step=88, radius=11, cap=58, suit=36, pad=6, pip=72)
SMALL_LARGE = Metrics(
    width=118, height=194, gap=8, step=96, radius=11, cap=66, suit=32, pad=5, pip=74
)
TRIPLE = Metrics(width=112, height=178, gap=8, step=88, radius=11, cap=56, suit=34, pad=6, pip=68)
TRIPLE_LARGE = Metrics(
    width=112, height=194, gap=8, step=96, radius=11, cap=62, suit=32, pad=5, pip=70
)
"""Cards of piles that stand side by side."""

NORMAL_PRINT = Prints(header=88, footer=76, ending=172, label=42, value=52, message=44, title=72)
LARGE_PRINT = Prints(header=100, footer=90, ending=140, label=46, value=58, message=48, title=54)
TOP_SPACE = 20


@dataclass(frozen=True, slots=True)
class Layout:
    """A board's places. Points are top left corners."""

    metrics: Metrics
    prints: Prints
    rows: int
    height: int
    footer: int
    stock: tuple[int, int]
    wastes: tuple[tuple[int, int], ...]
    pile: Metrics

    @property
    def strip(self) -> int:
        """How much of a waste card shows above the card that lies over it."""
        return (self.pile.step + self.pile.cap) // 2 + 10

    @property
    def top(self) -> int:
        """The upper edge of the pyramid."""
        return self.prints.header + TOP_SPACE

    @property
    def margin(self) -> int:
        """From the picture's edge to the piles."""
        return self.stock[0]

    @property
    def pyramid_bottom(self) -> int:
        """The lower edge of the last row."""
        return self.top + (self.rows - 1) * self.metrics.step + self.metrics.height

    @property
    def band(self) -> int:
        """The upper edge of the footer's band."""
        return self.height - self.footer

    def place(self, row: int, column: int) -> tuple[int, int]:
        """The corner of a pyramid card; row and column count from 0."""
        pitch = self.metrics.width + self.metrics.gap
        left = (WIDTH - (row + 1) * pitch + self.metrics.gap) // 2
        return left + column * pitch, self.top + row * self.metrics.step


def metrics_for(rows: int, *, large: bool) -> Metrics:
    """The largest cards with which this many rows fit the picture."""
    if rows <= 7:
        return LARGE if large else NORMAL
    return SMALL_LARGE if large else SMALL


def pile_metrics_for(rows: int, wastes: int, *, large: bool) -> Metrics:
    """The cards of the waste piles: smaller where three piles stand side by side."""
    if wastes == 1:
        return metrics_for(rows, large=large)
    return TRIPLE_LARGE if large else TRIPLE


@cache
def layout_of(rows: int, wastes: int, *, large: bool, verdict: bool) -> Layout:
    """The board for a pyramid of `rows` rows and `wastes` waste piles.

    With a verdict the footer is higher: the title of a lost game stands in it.

    Raises:
        ValueError: there is no room for so many rows or piles.
    """
    if rows > 10 or wastes > 3:
        raise ValueError("A board has room for ten rows and three waste piles.")
    metrics = metrics_for(rows, large=large)
    prints = LARGE_PRINT if large else NORMAL_PRINT
    margin = 14 if large else 22
    top = prints.header + TOP_SPACE
    space = top + (24 if large else 28)
    body = space + _height(rows, metrics)
    if verdict and body + prints.ending > MAX_HEIGHT:
        metrics = metrics_for(rows, large=False)
        body = space + _height(rows, metrics)
    footer = min(prints.ending if verdict else prints.footer, MAX_HEIGHT - body)
    pile = pile_metrics_for(rows, wastes, large=large)
    right = WIDTH - margin - pile.width
    pitch = pile.width + pile.gap
    return Layout(
        metrics=metrics,
        prints=prints,
        rows=rows,
        height=body + footer,
        footer=footer,
        stock=(margin, top),
        wastes=tuple((right - (wastes - 1 - number) * pitch, top) for number in range(wastes)),
        pile=pile,
    )


def _height(rows: int, metrics: Metrics) -> int:
    """The pyramid's height; a lower one leaves the picture as high as usual."""
    return (max(rows, 7) - 1) * metrics.step + metrics.height
