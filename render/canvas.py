"""The picture in the making, and the few ways to put something on it."""

from dataclasses import dataclass

from engine.cards import Card
from engine.position import Outcome
from render.layout import Layout, Metrics
from render.marks import BADGE, REACH, badge, ring, ring_stencil
from render.palette import State, index_of, ramp
from render.paper import Paper
from render.scene import Deck, Mark, Scene
from render.sprites import Sprites
from render.text import Line

_STATES = {Mark.SELECTED: State.SELECT, Mark.HINT: State.HINT}
_LIFT = 5
_SHOWN = [255 * (level > 24) for level in range(256)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Canvas(Paper):
    """A board being painted. `badges` wait until everything else is there."""

    layout: Layout
    scene: Scene
    cards: Sprites
    pile_cards: Sprites
    badges: list[tuple[Mark, int, int]]

    @property
    def deck(self) -> Deck:
        return self.scene.deck

    def write_on_table(self, line: Line, corner: tuple[int, int], figure: str) -> None:
        """Paint a line of text on the table, also where the sun's rays cross it."""
        if self.scene.outcome is not Outcome.WON:
            self.write(line, corner, "table", figure)
            return
        shown = line.mask.point(_SHOWN, "1")
        self.picture.paste(line.mask.point(ramp("table", figure)), corner, shown)

    def card(
        self,
        card: Card,
        sprites: Sprites,
        corner: tuple[int, int],
        look: State | Mark,
        badge_spot: tuple[int, int] | None = None,
    ) -> None:
        """Paint a card, with its ring when it is marked (see `ring` for the spot).

        A card with a spot of its own is covered, and so its body stays empty.
        """
        if isinstance(look, Mark):
            self.ring(look, sprites.metrics, corner, badge_spot)
            look = _STATES[look]
        x, y = corner
        if look is State.FREE:
            self._shade(sprites, x, y + _LIFT)
        self.picture.paste(
            sprites.card(card, look, bare=badge_spot is not None), corner, sprites.stencil
        )

    def _shade(self, sprites: Sprites, x: int, y: int) -> None:
        """The shadow on which a free card seems to float."""
        box = x, y, x + sprites.metrics.width, y + sprites.metrics.height
        self.picture.paste(index_of("shadow"), box, sprites.stencil)

    def ring(
        self,
        mark: Mark,
        metrics: Metrics,
        corner: tuple[int, int],
        badge_spot: tuple[int, int] | None = None,
    ) -> None:
        """Paint the ring of a marked card and ask for its badge.

        The badge's middle lies at `badge_spot` from the card's corner, else at its lower
        right end.
        """
        x, y = corner
        self.picture.paste(ring(metrics, mark), (x - REACH, y - REACH), ring_stencil(metrics))
        right, down = badge_spot or (metrics.width - 6, metrics.height - 6)
        self.badges.append((mark, x + right - BADGE // 2, y + down - BADGE // 2))

    def paint_badges(self) -> None:
        """Paint the badges that rings asked for."""
        for mark, x, y in self.badges:
            image, mask = badge(mark)
            self.picture.paste(image, (x, y), mask)
