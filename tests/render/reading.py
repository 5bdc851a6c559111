"""Reading a board back from a small, worn picture, by comparing with every card in turn."""

from io import BytesIO
from itertools import product

from PIL import Image, ImageChops

from engine.cards import Card, Suit
from render.board import board_layout
from render.layout import Metrics
from render.palette import Mood, State, palette_of
from render.scene import Mark, Scene
from render.sprites import sprites_of
from render.themes import Theme

SCALE = 4
"""A board of 1280 pixels is read at 320."""

QUALITY = 80
Box = tuple[int, int, int, int]
STATES = {Mark.SELECTED: State.SELECT, Mark.HINT: State.HINT}


def worn(picture: Image.Image) -> Image.Image:
    """A picture at 320 pixels wide after JPEG, in grey: shapes alone must do."""
    small = picture.resize((320, round(picture.height * 320 / picture.width)), Image.Resampling.BOX)
    stream = BytesIO()
    small.save(stream, "JPEG", quality=QUALITY)
    return Image.open(stream).convert("L")


class Reader:
    """Knows how each card of a scene's deck looks in a theme."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self.scene = scene
        self.ranks = scene.labels.ranks
        self.palette = palette_of(theme, Mood.DAY, scene.deck)
        self.layout = board_layout(scene, theme)
        self.kept: dict[tuple, dict[Card, Image.Image]] = {}

    def strips(self, metrics: Metrics, state: State, phase: tuple[int, int], size: tuple[int, int]):
        """The index strip of all cards, as the small picture would show it, without edges."""
        key = metrics, state, phase, size
        if key not in self.kept:
            self.kept[key] = {
                Card(rank, suit): self._strip(Card(rank, suit), *key)
                for rank, suit in product(range(1, len(self.ranks) + 1), Suit)
            }
        return self.kept[key]

    def _strip(self, card: Card, metrics, state, phase, size) -> Image.Image:
        width, height = size
        sprite = sprites_of(metrics, self.scene.deck, self.ranks).card(card, state)
        place = Image.new("L", (width + SCALE, height + SCALE))
        place.paste(sprite.crop((0, 0, width, height)), phase)
        place.putpalette(self.palette)
        small = place.convert("RGB").reduce(SCALE).convert("L")
        return small.crop((1, 1, width // SCALE - 1, height // SCALE - 1))

    def read(self, picture: Image.Image, box: Box, metrics: Metrics, state: State) -> list[Card]:
        """All cards by how well they fit a box (x, y, width, height), the best first."""
        x, y, width, height = box
        phase = x % SCALE, y % SCALE
        left, top = x // SCALE + 1, y // SCALE + 1
        across, down = width // SCALE - 2, height // SCALE - 2
        crops = [
            picture.crop((left + shift, top, left + shift + across, top + down))
            for shift in (-1, 0, 1)
        ]
        scores = {
            card: min(_difference(crop, strip) for crop in crops)
            for card, strip in self.strips(metrics, state, phase, (width, height)).items()
        }
        return sorted(scores, key=scores.__getitem__)


def _difference(first: Image.Image, second: Image.Image) -> int:
    return sum(ImageChops.difference(first, second).tobytes())


def visible_cards(scene: Scene, reader: Reader):
    """Each card whose index shows: the card, its box, its size and its state."""
    layout = reader.layout
    for row, cells in enumerate(scene.rows):
        for column, cell in enumerate(cells):
            if cell is not None:
                plain = State.FREE if cell.free else State.COVERED
                box = (*layout.place(row, column), layout.metrics.width, layout.metrics.step)
                yield cell.card, box, layout.metrics, STATES.get(cell.mark, plain)
    for (x, y), waste in zip(layout.wastes, scene.wastes, strict=True):
        if waste.top is not None:
            fan = len(waste.beneath) if len(scene.wastes) > 1 or len(waste.beneath) > 1 else 0
            box = (x, y + fan * layout.strip, layout.pile.width, layout.pile.step)
            yield waste.top, box, layout.pile, STATES.get(waste.mark, State.FREE)
