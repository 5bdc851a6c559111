"""Cards, drawn once for a size, a deck and a language's ranks; pixels are palette indices.

All themes share the sprites, since they differ in palettes alone. Covered, selected and
hinted cards are free cards with their indices moved.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.cards import Card, Suit
from render.layout import Metrics
from render.masks import box_mask, shape_mask, stencil
from render.palette import FACE, LINE, State, index_of, ink, part, ramp, restate
from render.scene import Deck
from render.shapes import (
    DISC,
    FIGURES_FRENCH,
    FIGURES_SPANISH,
    FRENCH_SUITS,
    ORO,
    SHIELD,
    SPANISH_SUITS,
    Shape,
)
from render.text import CAPITAL, HEAVY, Line, line_of

OUTLINE = 2
_TOUCHED = [255 * (level > 0) for level in range(256)]
_HALF = [255 * (level >= 128) for level in range(256)]


def suits_of(deck: Deck) -> tuple[Shape, ...]:
    """The four suit shapes, in the order of `Suit`."""
    return FRENCH_SUITS if deck is Deck.FRENCH else SPANISH_SUITS


@dataclass(frozen=True, slots=True)
class Sprites:
    """The cards of one size, deck and language.

    stencil is the mask that rounds a card's corners.
    """

    metrics: Metrics
    deck: Deck
    ranks: tuple[str, ...]
    stencil: Image.Image

    def card(self, card: Card, state: State, *, bare: bool = False) -> Image.Image:
        """A card's picture; paste it through `stencil`. Covered cards are always bare."""
        rank = self.ranks[card.rank - 1]
        if state in {State.SELECT, State.HINT}:
            draw = _draw if bare else kept_card
            return draw(self.metrics, self.deck, rank, card, bare).point(restate(state))
        return kept_card(self.metrics, self.deck, rank, card, state is State.COVERED)


@lru_cache(maxsize=256)
def kept_card(
    metrics: Metrics,
    deck: Deck,
    rank: str,
    card: Card,
    covered: bool,  # noqa: FBT001  the cache takes positions faster
) -> Image.Image:
    """A free or a covered card, made when first asked for; about 40 KB each.

    Languages share the cards whose ranks they write alike.
    """
    drawn = _draw(metrics, deck, rank, card, covered)
    return drawn.point(restate(State.COVERED)) if covered else drawn


def _draw(metrics: Metrics, deck: Deck, rank: str, card: Card, bare: bool) -> Image.Image:  # noqa: FBT001
    picture = _face(metrics).copy()
    _put_index(picture, metrics, deck, rank, card.suit)
    if not bare:
        _put_body(picture, metrics, deck, card)
    return picture


def _put_index(picture: Image.Image, metrics: Metrics, deck: Deck, rank: str, suit: Suit) -> None:
    line = rank_mask(rank, metrics.cap, metrics.rank_width)
    top = (metrics.step - metrics.cap) // 2 + 2
    _put(picture, line.mask, (metrics.pad, top + metrics.cap - line.baseline), suit)
    left = metrics.width - metrics.pad - metrics.suit
    _put_suit(picture, deck, suit, metrics.suit, (left, top + (metrics.cap - metrics.suit) // 2))


def _put_body(picture: Image.Image, metrics: Metrics, deck: Deck, card: Card) -> None:
    """One large suit, or a figure with a small one."""
    middle = metrics.step + (metrics.height - metrics.step) // 2 - 4
    figure = _figure(card.rank, deck)
    if figure is None:
        corner = (metrics.width - metrics.pip) // 2, middle - metrics.pip // 2
        _put_suit(picture, deck, card.suit, metrics.pip, corner)
    elif figure is SHIELD:
        _put_shield(picture, deck, card.suit, metrics.pip + 4, middle)
    else:
        _put_figure(picture, deck, card.suit, figure, middle)


def _put_shield(picture: Image.Image, deck: Deck, suit: Suit, side: int, middle: int) -> None:
    """A shield that bears the suit."""
    left, small = (picture.width - side) // 2, side * 46 // 100
    _put(picture, shape_mask(SHIELD, side, side), (left, middle - side // 2), suit)
    mask = shape_mask(suits_of(deck)[suit], small, small)
    corner = (picture.width - small) // 2, middle - side // 20 - small // 2
    _put(picture, mask, corner, suit, bearing=True)


def _put_figure(picture: Image.Image, deck: Deck, suit: Suit, figure: Shape, middle: int) -> None:
    """A figure above its suit."""
    width = picture.width * 62 // 100
    mask, side = _figure_mask(figure, width, width * 64 // 100), width * 46 // 100
    top = middle - (mask.height + side + 6) // 2
    _put(picture, mask, ((picture.width - mask.width) // 2, top), suit)
    corner = (picture.width - side) // 2, top + mask.height + 6
    _put_suit(picture, deck, suit, side, corner)


def _put_suit(
    picture: Image.Image, deck: Deck, suit: Suit, side: int, corner: tuple[int, int]
) -> None:
    """A suit's shape; the coin of the Spanish deck has gold in it."""
    shape = suits_of(deck)[suit]
    if shape is ORO:
        gold = shape_mask(DISC, side - 2, side - 2).point(_HALF, "1")
        picture.paste(index_of("gold"), (corner[0] + 1, corner[1] + 1), gold)
    _put(picture, shape_mask(shape, side, side), corner, suit)


def _figure(rank: int, deck: Deck) -> Shape | None:
    """What stands for a court card."""
    figures = FIGURES_FRENCH if deck is Deck.FRENCH else FIGURES_SPANISH
    return figures.get(rank)


def _figure_mask(figure: Shape, width: int, height: int) -> Image.Image:
    """A figure as large as the box allows, without the empty parts of its own."""
    mask = shape_mask(figure, width, width)
    left, top, right, bottom = mask.getbbox() or (0, 0, width, width)
    tall = bottom - top
    if tall > height:
        side = width * height // tall
        mask = shape_mask(figure, side, side)
        left, top, right, bottom = mask.getbbox() or (0, 0, side, side)
    return mask.crop((left, top, right, bottom))


def sprites_of(metrics: Metrics, deck: Deck, ranks: tuple[str, ...]) -> Sprites:
    """The cards of a size, a deck and a language."""
    rounded = stencil(metrics.width, metrics.height, metrics.radius)
    return Sprites(metrics, deck, ranks, rounded)


@lru_cache(maxsize=128)
def rank_mask(text: str, cap: int, widest: int) -> Line:
    """A rank with capitals `cap` high, pressed together where it would be too wide."""
    line = line_of(text, round(cap / CAPITAL), FRENCH_SUITS, HEAVY)
    left, top, right, bottom = line.mask.getbbox() or (0, 0, 1, 1)
    mask = line.mask.crop((left, top, right, bottom))
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    return Line(mask, line.baseline - top)


@cache
def _face(metrics: Metrics) -> Image.Image:
    """An empty free card with its outline."""
    return box_mask(metrics.width, metrics.height, metrics.radius, OUTLINE).point(_face_table())


def _face_table() -> tuple[int, ...]:
    return ramp(part(State.FREE, FACE), part(State.FREE, LINE))[::-1]


def _put(
    picture: Image.Image,
    mask: Image.Image,
    corner: tuple[int, int],
    suit: Suit,
    *,
    bearing: bool = False,
) -> None:
    """Paint a mask in a suit's ink on the face, or bearing: in the face's colour on ink."""
    table = ramp(part(State.FREE, FACE), ink(State.FREE, suit))
    painted = mask.point(table[::-1] if bearing else table)
    picture.paste(painted, corner, mask.point(_TOUCHED, "1"))


@cache
def back(metrics: Metrics) -> Image.Image:
    """The back of a card: a frame around courses of small pyramids."""
    width, height = metrics.width, metrics.height
    picture = Image.new("L", (width, height), index_of("back_frame"))
    inner = Image.new("L", (width, height), index_of("back"))
    pen = ImageDraw.Draw(inner)
    side = width // 7
    for row, y in enumerate(range(0, height + side, side)):
        for x in range(-side, width + side, side):
            left = x + (row % 2) * side // 2
            pen.polygon(
                [(left, y + side - 3), (left + side // 2, y + 3), (left + side - 3, y + side - 3)],
                fill=index_of("back_line"),
            )
    picture.paste(inner, (0, 0), box_mask(width, height, metrics.radius, 7).point(_HALF, "1"))
    ImageDraw.Draw(picture).rounded_rectangle(
        (0, 0, width - 1, height - 1), metrics.radius, outline=index_of("shadow"), width=1
    )
    return picture
