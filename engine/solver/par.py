"""The moves of real games as `fewest` sees them: with one waste pile, and with several.

A card of the stock that goes alone is a choice here, for taking it costs a move.
"""

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple

from engine.moves import Move
from engine.position import Position
from engine.rules import Goal
from engine.shape import bits
from engine.solver.astar import Removals, S, Steps, fewest
from engine.solver.budget import Cancelled
from engine.solver.draw_many import SeveralDraws
from engine.solver.open_stock import OpenStock
from engine.solver.piles import PilesSearch, PilesState
from engine.solver.replay import Track, finish, piles_line, search_line
from engine.solver.search import Order, State
from engine.solver.tables import SLOT, WIDTH


class Shorter(NamedTuple):
    """A line shorter than the one known, empty if none was found.

    complete  whether no line is shorter still
    bound     moves that every line needs, as far as was proved
    """

    line: tuple[Move, ...]
    complete: bool
    nodes: int
    bound: int


class _Par(ABC, Generic[S]):
    """What both kinds of games share; a state is told by its search."""

    start: S

    def __init__(self, position: Position, open_stock: OpenStock) -> None:
        self.position = position
        self.open_stock = open_stock
        self.tables = open_stock.tables
        self.removals = Removals(open_stock)
        self.strict = position.rules.goal is Goal.STRICT
        self.limit = position.rules.redeals
        settled = self.tables.settled(position.pyramid)
        self.before = (position.pyramid ^ settled).bit_count()
        self._needs: dict[int, list[tuple[int, int]]] = {}

    @abstractmethod
    def follow(self, state: S) -> list[tuple[S, int]]:
        """The states that may come next, and the moves to each."""

    @abstractmethod
    def bound(self, state: S) -> int:
        """Moves at least."""

    @abstractmethod
    def last(self, state: S) -> int | None:
        """Moves that end the game by pairs of the pyramid alone."""

    @abstractmethod
    def track(self, way: list[S]) -> Track:
        """The moves of a way that was found."""

    def shorter(self, below: int, budget: int, cancelled: Cancelled, *, haste: int) -> Shorter:
        """A line with fewer moves than `below`; the shortest when `haste` is 1."""
        steps = Steps(self.follow, self.bound, self.last)
        found = fewest(self.start, steps, below - self.before, budget, cancelled, haste=haste)
        line = finish(self.track(found.way), self.open_stock) if found.way else ()
        return Shorter(line, found.complete, found.nodes, found.bound + self.before)

    def moves_to(self, before: int, after: int) -> int:
        """Moves of a removal with the waste that led from one pyramid to another."""
        if before == after:
            return 1
        taken = self.tables.counts(before ^ after)
        alone = sum(
            taken >> WIDTH * rank & SLOT
            for rank, other in enumerate(self.tables.partner)
            if rank and not other
        )
        return alone + ((before ^ after).bit_count() - alone + 1) // 2

    def ending(self, pyramid: int, stock: int) -> int | None:
        """Moves that end the game by pairs of the pyramid alone."""
        if (stock and self.strict) or not self.open_stock.winnable(pyramid, 0):
            return None
        return self.removals.fewest(pyramid, 0)

    def least_removals(self, pyramid: int, counts: int, cards: int) -> int:
        """Removals at least; `cards` are all in the stock part."""
        removals = self.removals.fewest(pyramid, counts)
        if not self.strict:
            return removals
        paired = sum(counts >> WIDTH * rank & SLOT for rank in range(len(self.tables.partner)))
        in_pyramid = self.tables.counts(pyramid)
        for rank, other in enumerate(self.tables.partner):
            in_rank = in_pyramid >> WIDTH * rank & SLOT
            paired += in_rank if other else 0
        alone = cards + pyramid.bit_count() - paired
        return max(removals, alone + paired // 2)

    def least_draws(self, pyramid: int, stock: int, waste: int, order: Order) -> int:
        """Draws at least, until the stock cards without which it cannot be done are out."""
        if self.strict:
            return self._draws_for(stock)
        least = 0
        for rank, needed in self._needed(pyramid):
            lacking = needed - (waste & order.masks[rank]).bit_count()
            if lacking > 0:
                lying = bits(stock & order.masks[rank])
                if lacking > len(lying):
                    return self._draws_for(stock) + 2
                upto = (2 << lying[lacking - 1]) - 1
                least = max(least, self._draws_for(stock & upto))
        return least

    def _draws_for(self, cards: int) -> int:
        return -(-cards.bit_count() // self.position.rules.draw)

    def _needed(self, pyramid: int) -> list[tuple[int, int]]:
        """Stock cards that a pyramid cannot do without: (rank, how many)."""
        found = self._needs.get(pyramid)
        if found is None:
            found, counts = [], self.tables.counts(pyramid)
            for low, high in self.tables.kinds:
                lows, highs = counts >> WIDTH * low & SLOT, counts >> WIDTH * high & SLOT
                if low == high:
                    found.append((low, lows & 1))
                else:
                    found += [(low, highs - lows), (high, lows - highs)]
            found = self._needs[pyramid] = [need for need in found if need[1] > 0]
        return found


class OnePile(_Par[State]):
    """Games with one waste pile, whatever is drawn at a time."""

    def __init__(self, position: Position, open_stock: OpenStock) -> None:
        super().__init__(position, open_stock)
        self.search = SeveralDraws(position, open_stock.tables, strict=self.strict)
        self.start = self.search.start()
        self._fresh_start = self.start if position.fresh else None

    def follow(self, state: State) -> list[tuple[State, int]]:
        """The states after the next removal with the waste, and their moves."""
        search = self.search
        pyramid, stock, passed, turn, counts = state
        found: list[tuple[State, int]] = []
        fresh, moves, turned = state == self._fresh_start, 0, 0
        while True:
            waste = stock & ((1 << passed) - 1)
            state = pyramid, stock, passed, turn, counts
            if waste:
                removals: list[State] = []
                search.removals(state, waste, removals, fresh=fresh)
                found.extend(
                    (after, moves + self.moves_to(pyramid, after[0])) for after in removals
                )
            fresh = search.fresh
            if not stock >> passed:
                if not waste or turn == self.limit or (turned and not search.counted):
                    return found
                stock, turn = search.turned(stock, turn)
                passed, moves, turned = 0, moves + 1, 1
            elif waste and turn == self.limit and search.is_buried(state, waste):
                if self.strict:
                    return found
                plain = search.order(turn).plain
                counts -= sum(plain[bit] for bit in bits(waste))
                stock ^= waste
                if not self.open_stock.winnable(pyramid, counts):
                    return found
            passed, moves = search.drawn(stock, passed), moves + 1

    def track(self, way: list[State]) -> Track:
        """The moves of a way that was found."""
        return search_line(self.position, self.tables, way, settling=False)

    def bound(self, state: State) -> int:
        """Moves at least."""
        pyramid, stock, passed, turn, counts = state
        removals = self.least_removals(pyramid, counts, stock.bit_count())
        rest = stock >> passed << passed
        return removals + self.least_draws(pyramid, rest, stock ^ rest, self.search.order(turn))

    def last(self, state: State) -> int | None:
        """Moves that end the game by pairs of the pyramid alone."""
        return self.ending(state[0], state[1])


class Piles(_Par[PilesState]):
    """Games with several waste piles."""

    def __init__(self, position: Position, open_stock: OpenStock) -> None:
        super().__init__(position, open_stock)
        self.search = PilesSearch(position, open_stock.tables, strict=self.strict)
        self.start = self.search.start()

    def follow(self, state: PilesState) -> list[tuple[PilesState, int]]:
        """The states one step later, and their moves."""
        return [
            (after, self.moves_to(state[0], after[0]))
            for after in self.search.expand(state, hasty=False)
        ]

    def track(self, way: list[PilesState]) -> Track:
        """The moves of a way that was found."""
        return piles_line(self.position, self.tables, way)

    def bound(self, state: PilesState) -> int:
        """Moves at least."""
        pyramid, piles, stock, turn, counts = state
        waste = 0
        for pile in piles:
            waste |= pile >> 1
        cards = stock.bit_count() + waste.bit_count()
        removals = self.least_removals(pyramid, counts, cards)
        return removals + self.least_draws(pyramid, stock, waste, self.search.order(turn))

    def last(self, state: PilesState) -> int | None:
        """Moves that end the game by pairs of the pyramid alone."""
        return self.ending(state[0], state[2] or int(any(state[1])))
