"""Cards, drawn once for a size, a deck and a language's ranks; pixels are palette indices.

All themes share the sprites, since they differ in palettes alone. Covered, selected and
hinted cards are free cards with their indices moved.
"""

from dataclasses import dataclass, field
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.cards import Card, Suit
from render.layout import Metrics
from render.masks import box_mask, shape_mask, stencil
from render.palette import FACE, LINE, State, index_of, ink, part, ramp, restate
from render.scene import Deck
from render.shapes import (
    FIGURES_FRENCH,
    FIGURES_SPANISH,
    FRENCH_SUITS,
    SHIELD,
    SPANISH_SUITS,
    Shape,
)
from render.text import CAPITAL, HEAVY, line_of

OUTLINE = 2
SHADOW = 3
"""How far a card's shadow shows below it."""


def suits_of(deck: Deck) -> tuple[Shape, ...]:
    """The four suit shapes, in the order of `Suit`."""
    return FRENCH_SUITS if deck is Deck.FRENCH else SPANISH_SUITS


@dataclass(frozen=True)
class Sprites:
    """The cards of one size. Pictures are made when first asked for and kept."""

    metrics: Metrics
    deck: Deck
    ranks: tuple[str, ...]
    _kept: dict[tuple[Card, bool], Image.Image] = field(default_factory=dict)

    def card(self, card: Card, state: State) -> Image.Image:
        """A card's picture; paste it through `stencil`."""
        key = card, state is State.COVERED
        found = self._kept.get(key)
        if found is None:
            free = self._draw(card, covered=key[1])
            found = free.point(restate(State.COVERED)) if key[1] else free
            self._kept[key] = found
        return found.point(restate(state)) if state in {State.SELECT, State.HINT} else found

    @property
    def stencil(self) -> Image.Image:
        """The mask that rounds a card's corners."""
        return stencil(self.metrics.width, self.metrics.height, self.metrics.radius)

    def _draw(self, card: Card, *, covered: bool) -> Image.Image:
        picture = _face(self.metrics).copy()
        self._put_index(picture, card)
        if not covered:
            self._put_body(picture, card)
        return picture

    def _put_index(self, picture: Image.Image, card: Card) -> None:
        metrics = self.metrics
        rank = rank_mask(self.ranks[card.rank - 1], metrics.cap, metrics.rank_width)
        top = (metrics.step - metrics.cap) // 2 + 2
        _put(picture, rank, (metrics.pad, top + (metrics.cap - rank.height) // 2), card.suit)
        suit = shape_mask(suits_of(self.deck)[card.suit], metrics.suit, metrics.suit)
        left = metrics.width - metrics.pad - metrics.suit
        _put(picture, suit, (left, top + (metrics.cap - metrics.suit) // 2), card.suit)

    def _put_body(self, picture: Image.Image, card: Card) -> None:
        metrics, shape = self.metrics, suits_of(self.deck)[card.suit]
        space = metrics.height - metrics.step
        middle = metrics.step + space // 2 - 4
        figure = _figure(card.rank, self.deck)
        if figure is None:
            _put_middle(picture, shape_mask(shape, metrics.pip, metrics.pip), middle, card.suit)
        elif figure is SHIELD:
            side = metrics.pip + 4
            _put_middle(picture, shape_mask(SHIELD, side, side), middle, card.suit)
            small = shape_mask(shape, side * 46 // 100, side * 46 // 100)
            _put_middle(picture, small, middle - side // 20, card.suit, on_ink=True)
        else:
            above = _figure_mask(figure, metrics.pip, metrics.pip * 64 // 100)
            side = metrics.pip * 46 // 100
            top = middle - (above.height + side + 6) // 2
            _put_middle(picture, above, top + above.height // 2, card.suit)
            below = top + above.height + 6 + side // 2
            _put_middle(picture, shape_mask(shape, side, side), below, card.suit)


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


@lru_cache(maxsize=6)
def sprites_of(metrics: Metrics, deck: Deck, ranks: tuple[str, ...]) -> Sprites:
    """The cards of a size, a deck and a language; about 4 MB when all were drawn."""
    return Sprites(metrics, deck, ranks)


@lru_cache(maxsize=128)
def rank_mask(text: str, cap: int, widest: int) -> Image.Image:
    """A rank with capitals `cap` high, pressed together where it would be too wide."""
    mask = line_of(text, round(cap / CAPITAL), FRENCH_SUITS, HEAVY).mask
    mask = mask.crop(mask.getbbox())
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    return mask


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
    on_ink: bool = False,
) -> None:
    """Paint a mask in a suit's ink on the face; on ink, in the face's colour."""
    table = ramp(part(State.FREE, FACE), ink(State.FREE, suit))
    if on_ink:
        table = table[::-1]
    painted = mask.point(table)
    picture.paste(painted, corner, mask.point(lambda level: 255 * (level >= 1), "1"))


def _put_middle(
    picture: Image.Image, mask: Image.Image, middle: int, suit: Suit, *, on_ink: bool = False
) -> None:
    corner = (picture.width - mask.width) // 2, middle - mask.height // 2
    _put(picture, mask, corner, suit, on_ink=on_ink)


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
    picture.paste(
        inner,
        (0, 0),
        box_mask(width, height, metrics.radius, 7).point(lambda level: 255 * (level >= 128), "1"),
    )
    ImageDraw.Draw(picture).rounded_rectangle(
        (0, 0, width - 1, height - 1), metrics.radius, outline=index_of("shadow"), width=1
    )
    return picture


@lru_cache(maxsize=128)
def chip(metrics: Metrics, card: Card, deck: Deck, ranks: tuple[str, ...]) -> Image.Image:
    """A small covered tab that names a card: rank and suit."""
    width, height, cap = metrics.width * 86 // 100, metrics.cap * 9 // 10, metrics.cap * 55 // 100
    tab = box_mask(width, height, metrics.radius, OUTLINE).point(_face_table())
    rank = rank_mask(ranks[card.rank - 1], cap, cap * 3 // 2)
    suit = shape_mask(suits_of(deck)[card.suit], cap, cap)
    left = (width - rank.width - cap - 8) // 2
    top = (height - cap) // 2 + 3
    _put(tab, rank, (left, top + (cap - rank.height) // 2), card.suit)
    _put(tab, suit, (left + rank.width + 8, top), card.suit)
    return tab.point(restate(State.COVERED))
