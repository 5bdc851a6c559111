"""The picture in the making, and the few ways to put something on it."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.cards import Card
from engine.position import Outcome
from render.layout import Layout, Metrics
from render.marks import BADGE, REACH, badge, ring, ring_stencil
from render.palette import State, index_of, ramp
from render.scene import Deck, Mark, Scene
from render.shapes import Shape
from render.sprites import Sprites, sprites_of, suits_of
from render.text import MAIN, Line, line_of

_STATES = {Mark.SELECTED: State.SELECT, Mark.HINT: State.HINT}
_SHOWN = [255 * (level > 24) for level in range(256)]
_LEAST = 0.66
"""A text that is too wide may shrink this far before it is cut."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """A board being painted. `badges` wait until everything else is there."""

    picture: Image.Image
    pen: ImageDraw.ImageDraw
    layout: Layout
    scene: Scene
    badges: list[tuple[Mark, int, int]]

    @property
    def deck(self) -> Deck:
        return self.scene.deck

    @property
    def suits(self) -> tuple[Shape, ...]:
        return suits_of(self.scene.deck)

    def sprites(self, metrics: Metrics) -> Sprites:
        """The cards of this game in a size."""
        return sprites_of(metrics, self.scene.deck, self.scene.labels.ranks)

    def fill(self, box: tuple[int, int, int, int], colour: str) -> None:
        """Fill a box; its right and lower edges are outside."""
        self.picture.paste(index_of(colour), box)

    def line(self, text: str, size: int, width: int = 0, name: str = MAIN) -> Line:
        """A line of text, made smaller or cut to fit a width (0 for any)."""
        return fitted(text, size, width, self.suits, name)

    def write(self, line: Line, corner: tuple[int, int], ground: str, figure: str) -> None:
        """Paint a line of text on a flat ground."""
        self.picture.paste(line.mask.point(ramp(ground, figure)), corner)

    def write_on_table(self, line: Line, corner: tuple[int, int], figure: str) -> None:
        """Paint a line of text on the table, also where the sun's rays cross it."""
        if self.scene.outcome is not Outcome.WON:
            self.write(line, corner, "table", figure)
            return
        shown = line.mask.point(_SHOWN, "1")
        self.picture.paste(line.mask.point(ramp("table", figure)), corner, shown)

    def card(
        self, card: Card, metrics: Metrics, corner: tuple[int, int], look: State | Mark
    ) -> None:
        """Paint a card, with its ring when it is marked."""
        if isinstance(look, Mark):
            self.ring(look, metrics, corner)
            look = _STATES[look]
        sprites = self.sprites(metrics)
        self.picture.paste(sprites.card(card, look), corner, sprites.stencil)

    def ring(self, mark: Mark, metrics: Metrics, corner: tuple[int, int]) -> None:
        """Paint the ring of a marked card and ask for its badge."""
        x, y = corner
        place = x - REACH, y - REACH
        self.picture.paste(ring(metrics, mark), place, ring_stencil(metrics))
        right, bottom = x + metrics.width, y + metrics.height
        self.badges.append((mark, right - BADGE * 6 // 10, bottom - BADGE * 6 // 10))

    def paint_badges(self) -> None:
        """Paint the badges that rings asked for."""
        for mark, x, y in self.badges:
            image, mask = badge(mark)
            self.picture.paste(image, (x, y), mask)


def fitted(text: str, size: int, width: int, suits: tuple[Shape, ...], name: str = MAIN) -> Line:
    """A line no wider than `width` (0 for any): smaller first, then cut with "…"."""
    line = line_of(text, size, suits, name)
    if not width or line.width <= width:
        return line
    smaller = max(round(size * _LEAST), size * width // line.width)
    line = line_of(text, smaller, suits, name)
    while line.width > width and len(text) > 1:
        text = text[:-1]
        line = line_of(text.rstrip() + "…", smaller, suits, name)
    return line


def wrapped(text: str, size: int, width: int, suits: tuple[Shape, ...]) -> list[Line]:
    """A message as one line, or as two of about the same width where one is too small."""
    if line_of(text, size, suits).width * _LEAST <= width or " " not in text:
        return [fitted(text, size, width, suits)]
    spaces = [at for at, letter in enumerate(text) if letter == " "]
    cut = min(spaces, key=lambda at: abs(at - len(text) / 2))
    smaller = round(size * _LEAST)
    return [fitted(part, smaller, width, suits) for part in (text[:cut], text[cut + 1 :])]
