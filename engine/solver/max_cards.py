"""The most cards of a position that cannot be won, and the way to them.

The pyramid cards and all cards are two questions: more cards in all may cost a card of the
pyramid. `Reach` answers both with the stock laid open; for other games it is the bound of
a search that keeps the best it has found.
"""

from engine.solver.budget import BudgetSpent
from engine.solver.search import View
from engine.solver.summaries import DRAWN_BITS, Node
from engine.solver.tables import SLOT, WIDTH, Step, Tables


class Reach:
    """The most cards that can go with the stock laid open: (of the pyramid, in all).

    `paired` says that stock cards may go with one another. Cards of the stock that go
    alone are not counted.

    Raises:
        BudgetSpent: from any method, when more than `limit` states had to be looked at.
    """

    def __init__(self, tables: Tables, *, paired: bool, limit: int) -> None:
        self.tables = tables
        self.paired = paired
        self.limit = limit
        self.of_rank = {rank: kind for kind in tables.kinds for rank in kind}
        self._known: dict[int, tuple[int, int]] = {}

    @property
    def nodes(self) -> int:
        """States looked at."""
        return len(self._known)

    def most(self, mask: int, counts: int) -> tuple[int, int]:
        """The two maxima, from a pyramid and counts of stock ranks (packed)."""
        key = counts << self.tables.size | mask
        found = self._known.get(key)
        if found is None:
            if len(self._known) > self.limit:
                raise BudgetSpent
            found = self._known[key] = self._most(mask, counts)
        return found

    def _most(self, mask: int, counts: int) -> tuple[int, int]:
        best_of_pyramid, best_in_all = 0, self.stock_pairs(counts)
        for after, left, step in self.steps(mask, counts):
            of_pyramid, in_all = self.most(after, left)
            best_of_pyramid = max(best_of_pyramid, of_pyramid + len(step))
            with_stock = len(step) == 1 and left != counts
            best_in_all = max(best_in_all, in_all + len(step) + with_stock)
        return best_of_pyramid, best_in_all

    def steps(self, mask: int, counts: int) -> list[tuple[int, int, Step]]:
        """What is worth doing: (pyramid after, counts after, the pyramid cards that go).

        A single card goes with a stock card if the counts change, else alone.
        """
        tables = self.tables
        left = tables.counts(mask)
        found: list[tuple[int, int, Step]] = []
        for bit in tables.free(mask):
            other = tables.partner[tables.ranks[bit]]
            unit = 1 << WIDTH * other
            if not other:
                return [(mask ^ 1 << bit, counts, (bit,))]
            low, high = self.of_rank[other]
            lows, highs = counts >> WIDTH * low & SLOT, counts >> WIDTH * high & SLOT
            if left >> WIDTH * low & SLOT <= highs and left >> WIDTH * high & SLOT <= lows:
                # The stock has partners for all of this kind: taking one costs nothing.
                return [(mask ^ 1 << bit, counts - unit, (bit,))]
            if counts >> WIDTH * other & SLOT:
                found.append((mask ^ 1 << bit, counts - unit, (bit,)))
        for _, (bit, other) in tables.pairs(mask):
            found.append((mask ^ 1 << bit ^ 1 << other, counts, (bit, other)))
        return found

    def line(self, mask: int, counts: int) -> list[tuple[Step, int]]:
        """The steps to the most cards in all, each with the rank of its stock card or 0."""
        line: list[tuple[Step, int]] = []
        while True:
            _, goal = self.most(mask, counts)
            for after, left, step in self.steps(mask, counts):
                with_stock = len(step) == 1 and left != counts
                if self.most(after, left)[1] + len(step) + with_stock == goal:
                    other = self.tables.partner[self.tables.ranks[step[0]]]
                    line.append((step, other if with_stock else 0))
                    mask, counts = after, left
                    break
            else:
                return line

    def stock_pairs(self, counts: int) -> int:
        """Stock cards that may go with one another."""
        if not self.paired:
            return 0
        cards = 0
        for low, high in self.tables.kinds:
            lows, highs = counts >> WIDTH * low & SLOT, counts >> WIDTH * high & SLOT
            cards += lows & ~1 if low == high else 2 * min(lows, highs)
        return cards


class Best:
    """A judge that keeps the most cards found and drops what cannot give more.

    all_cards  whether cards of the stock part are counted too (the search must tell them)
    most       the best so far
    """

    def __init__(self, reach: Reach, pyramid: int, *, all_cards: bool) -> None:
        self.reach = reach
        self.all_cards = all_cards
        self.most = 0
        self._start = pyramid.bit_count()
        self._mask = (1 << reach.tables.gone_shift) - 1

    def view(self, pyramid: int, counts: int, sure: int, alone: int) -> View:
        """What a state is worth.

        `sure` is the number of stock cards that go alone and are bound to show, `alone` of
        all that may.
        """
        gone, index = self._start - pyramid.bit_count(), 0
        if self.all_cards:
            gone, index = gone + (counts >> self.reach.tables.gone_shift), 1
        else:
            sure = alone = 0
        here = gone + sure + self.reach.most(pyramid, 0)[index]
        better = here > self.most
        self.most = max(self.most, here)
        if gone + alone + self.reach.most(pyramid, counts & self._mask)[index] > self.most:
            return View.NOTE if better else View.KEEP
        return View.LAST if better else View.DROP


class MostCards:
    """Looks for the most cards in the last pass, as `summaries` asks.

    all_cards  whether cards of the stock are counted too
    most       the best so far
    node       where it is found
    """

    def __init__(self, reach: Reach, pyramid: int, *, all_cards: bool) -> None:
        self.reach = reach
        self.all_cards = all_cards
        self.most = -1
        self.node = 0
        self._start = pyramid.bit_count()

    def _count(self, pyramid: int, counts: int, gone: int) -> int:
        of_pyramid, in_all = self.reach.most(pyramid, counts)
        more = gone + in_all if self.all_cards else of_pyramid
        return self._start - pyramid.bit_count() + more

    def inside(self, pyramid: int, counts: int, gone: int) -> bool:
        """Whether more cards than the best so far can go, at most."""
        return self._count(pyramid, counts, gone) > self.most

    on_top = inside

    def ends(self, node: Node, left: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Never, but the best is kept."""
        here = self._count(node >> DRAWN_BITS, 0, gone)
        if here > self.most:
            self.most, self.node = here, node
        return False
