"""Several waste piles: level by level, one for each draw, with the best states of each.

First few states of a level are kept, then more, then all of them: a win found in haste is as
good as any, and a level that was never cut short proves a loss. What keeps levels small:

* What is lost with the stock laid open (`OpenStock`) is lost.
* Pairs within the pyramid wait until a card under them is needed (`Tables.partners`).
* Two cards that can go together go at once or never. So after a draw only removals with a card
  that was out of reach before the draw are tried.
* In the last pass a covered card without a partner that can still come is dead, and all beneath
  it; a pile of dead cards is an empty pile.
* Which pile is which does not matter.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from engine.position import Position
from engine.rules import Goal
from engine.shape import bits
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.open_stock import OpenStock
from engine.solver.search import Orders
from engine.solver.tables import SLOT, WIDTH

WIDTHS = (100, 1_000, 10_000, 100_000, None)
"""States of a level that are kept, from one try to the next."""


class PilesState(NamedTuple):
    """Between two draws.

    piles   masks of the live cards of each pile in the order of the pass, ascending
    stock   what can still be drawn
    turn    the pass, from 0
    counts  ranks of the cards that can still be played, packed, without those that go alone
    """

    pyramid: int
    piles: tuple[int, ...]
    stock: int
    turn: int
    counts: int


class Drawn(NamedTuple):
    """A draw onto a pile, told by its live cards; and all piles before."""

    pile: int
    piles: tuple[int, ...]


class Taken(NamedTuple):
    """A removal: one top with a card of the pyramid, or two cards of the waste."""

    tops: tuple[int, ...]
    before: int
    after: int


class Turned(NamedTuple):
    """A redeal."""


Event = Drawn | Taken | Turned


class Reach(NamedTuple):
    """What could be taken before a draw: the tops of the waste, the free pyramid cards."""

    tops: int
    free: int


class Beam:
    """A search from one position.

    nodes  states made
    """

    def __init__(
        self,
        position: Position,
        open_stock: OpenStock,
        budget: int,
        cancelled: Cancelled = None,
    ) -> None:
        rules = position.rules
        self.position = position
        self.open_stock = open_stock
        self.tables = open_stock.tables
        self.strict = rules.goal is Goal.STRICT
        self.budget = budget
        self.cancelled = cancelled
        self.nodes = 0
        self.fresh = rules.fresh_pair
        self.limit = rules.redeals
        self.order = Orders(position, self.tables)
        self._lacks: dict[int, int] = {}

    # --- levels ----------------------------------------------------------------------------

    def run(self) -> list[PilesState] | None:
        """A state of each level, up to one from where pairs of the pyramid win; None for a loss.

        Raises:
            BudgetSpent: more than `budget` states would be needed, or the question was given up.
        """
        for width in WIDTHS:
            levels: list[dict[PilesState, PilesState | None]] = [{}]
            found, whole = self._first_level(levels[0]), True
            while found is None and levels[-1]:
                found = self._next_level(levels)
                if found is None and width is not None and len(levels[-1]) > width:
                    levels[-1] = self._best(levels[-1], width)
                    whole = False
            if found is not None:
                return _way(found, levels)
            if whole:
                return None
        raise AssertionError

    def _first_level(self, level: dict[PilesState, PilesState | None]) -> PilesState | None:
        for state in self._closure(*self._start()):
            if self._worth(state, level):
                level[state] = None
                if self._wins(state):
                    return state
        return None

    def _next_level(self, levels: list[dict[PilesState, PilesState | None]]) -> PilesState | None:
        level: dict[PilesState, PilesState | None] = {}
        before = levels[-1]
        levels.append(level)
        for parent in before:
            for state in self._children(parent):
                if self._worth(state, level):
                    level[state] = parent
                    if self._wins(state):
                        return state
            if self.cancelled is not None and self.cancelled():
                raise BudgetSpent
        return None

    def _worth(self, state: PilesState, level: dict[PilesState, PilesState | None]) -> bool:
        """Whether a state is new and can still be won as far as one sees."""
        if state in level:
            return False
        self.nodes += 1
        if self.nodes > self.budget:
            raise BudgetSpent
        return self.open_stock.winnable(state.pyramid, state.counts)

    def _wins(self, state: PilesState) -> bool:
        """Whether pairs of the pyramid alone win."""
        if self.strict and (state.stock or any(state.piles)):
            return False
        return self.open_stock.winnable(state.pyramid, 0)

    def _best(
        self, level: dict[PilesState, PilesState | None], width: int
    ) -> dict[PilesState, PilesState | None]:
        best = sorted(level, key=self._score)[:width]
        return {state: level[state] for state in best}

    def _score(self, state: PilesState) -> int:
        """How far a state seems to be from a win, in quarters of a card."""
        found = 4 * state.pyramid.bit_count() + 2 * self._lack(state.pyramid, state.counts)
        # An empty pile is worth more than a shallow one.
        return found + sum(pile.bit_count() + 1 for pile in state.piles if pile)

    def _lack(self, pyramid: int, counts: int) -> int:
        """Cards of the pyramid for which the stock has too few partners."""
        key = counts << self.tables.size | pyramid
        found = self._lacks.get(key)
        if found is None:
            lying, found = self.tables.counts(pyramid), 0
            for rank, other in enumerate(self.tables.partner):
                if other:
                    lack = (lying >> WIDTH * rank & SLOT) - (counts >> WIDTH * other & SLOT)
                    found += max(0, lack)
            self._lacks[key] = found
        return found

    # --- steps -----------------------------------------------------------------------------

    def counts_of(self, piles: tuple[int, ...], stock: int, turn: int) -> int:
        """The counts of a state."""
        plain = self.order(turn).plain
        return sum(plain[bit] for cards in (*piles, stock) for bit in bits(cards))

    def _start(self) -> tuple[PilesState, Reach, tuple[int, ...]]:
        """The position, that nothing was in reach before, and the piles with a fresh top."""
        position = self.position
        counts = self.counts_of(position.wastes, position.stock, position.redeals)
        pyramid = self.tables.settled(position.pyramid)
        fresh = tuple(position.wastes[number] for number in bits(position.fresh))
        turn = position.redeals
        piles = tuple(sorted(self._without_lone_tops(pile, turn) for pile in position.wastes))
        return PilesState(pyramid, piles, position.stock, turn, counts), NOTHING, fresh

    def _without_lone_tops(self, pile: int, turn: int) -> int:
        """A pile when cards that go alone have left its top."""
        alone = self.order(turn).alone
        while pile and alone >> pile.bit_length() - 1 & 1:
            pile ^= 1 << pile.bit_length() - 1
        return pile

    def _children(self, state: PilesState) -> Iterator[PilesState]:
        """The states before the next draw, or after a redeal."""
        for after, before, fresh, _ in self._draws(state):
            for one in self._closure(after, before, fresh):
                live = self._live(one)
                if live is not None:
                    yield live

    def _live(self, state: PilesState) -> PilesState | None:
        """The state without cards that are buried for good; None if that loses the game.

        In the last pass a covered card whose partners are all gone, or lie in its own pile,
        stays, and all that lies beneath it.
        """
        if state.turn != self.limit:
            return state
        order, lying = self.order(state.turn), self.tables.counts(state.pyramid)
        everywhere = state.stock
        for pile in state.piles:
            everywhere |= pile
        piles, dead = list(state.piles), 0
        for number, pile in enumerate(piles):
            for card in reversed(bits(pile)[:-1]):
                other = self.tables.partner[order.ranks[card]]
                if other and not (
                    lying >> WIDTH * other & SLOT or (everywhere ^ pile) & order.masks[other]
                ):
                    gone = pile & ((2 << card) - 1)
                    piles[number], dead = pile ^ gone, dead | gone
                    break
        if not dead:
            return state
        counts = state.counts - sum(order.plain[card] for card in bits(dead))
        return None if self.strict else state._replace(piles=tuple(sorted(piles)), counts=counts)

    def _draws(
        self, state: PilesState
    ) -> Iterator[tuple[PilesState, Reach, tuple[int, ...], Event]]:
        """Each way to draw: the state, what was in reach before, and the pile with a fresh top."""
        if not state.stock:
            if any(state.piles) and state.turn != self.limit:
                yield self._turned(state), NOTHING, (), Turned()
            return
        order, bit = self.order(state.turn), state.stock & -state.stock
        stock, place = state.stock ^ bit, bit.bit_length() - 1
        tops = sum(1 << pile.bit_length() - 1 for pile in state.piles if pile)
        before = Reach(tops, sum(1 << card for card in self.tables.free(state.pyramid)))
        if order.alone & bit:
            event = Drawn(state.piles[0], state.piles)
            yield state._replace(stock=stock), before, (), event
            return
        for number, pile in enumerate(state.piles):
            if number and pile == state.piles[number - 1]:
                continue
            live, counts = pile, state.counts
            if pile and state.turn == self.limit and self._is_buried(state, number, place):
                if self.strict:
                    continue
                live = 0
                counts -= sum(order.plain[card] for card in bits(pile))
            piles = _with(state.piles, number, live | bit)
            after = PilesState(state.pyramid, piles, stock, state.turn, counts)
            yield after, before, (live | bit,) if self.fresh else (), Drawn(pile, state.piles)

    def _is_buried(self, state: PilesState, number: int, drawn: int) -> bool:
        """Whether the top of a pile, covered by a card, can never be played again.

        A partner in reach now does not count: they would go at once or never.
        """
        order, pile = self.order(state.turn), state.piles[number]
        other = self.tables.partner[order.ranks[pile.bit_length() - 1]]
        if self.tables.hidden(state.pyramid) >> other & 1:
            return False
        if self.fresh and order.ranks[drawn] == other:
            return False
        later = state.stock & ~(1 << drawn)
        for place, cards in enumerate(state.piles):
            if place != number and cards:
                later |= cards ^ 1 << cards.bit_length() - 1
        return not later & order.masks[other]

    def _turned(self, state: PilesState) -> PilesState:
        """The next pass."""
        stock = 0
        for pile in state.piles:
            stock |= pile
        stock = self.position.deal.next_pass(stock, state.turn)
        empty = (0,) * len(state.piles)
        return PilesState(state.pyramid, empty, stock, state.turn + 1, state.counts)

    def _closure(
        self, start: PilesState, before: Reach, fresh: tuple[int, ...]
    ) -> list[PilesState]:
        """A state, and all that follow by removals with a card that was out of reach before."""
        found, number = {start: None}, 0
        states = [start]
        while number < len(states):
            for state, _ in self._removals(states[number], before, fresh):
                if state not in found:
                    found[state] = None
                    states.append(state)
            number += 1
        return states

    def _removals(
        self, state: PilesState, before: Reach, fresh: tuple[int, ...]
    ) -> list[tuple[PilesState, Taken]]:
        ranks, partner = self.order(state.turn).ranks, self.tables.partner
        pyramid, piles = state.pyramid, state.piles
        found: list[tuple[PilesState, Taken]] = []
        for number, pile in enumerate(piles):
            if not pile or (number and pile == piles[number - 1]):
                continue
            top = pile.bit_length() - 1
            other, old = partner[ranks[top]], before.tops >> top & 1
            for after, card in self.tables.partners(pyramid)[other]:
                if not (old and before.free >> card & 1):
                    left = self._without(state, (number,), (top,))
                    found.append((left._replace(pyramid=after), Taken((top,), pyramid, after)))
            for second in range(number + 1, len(piles)):
                under = piles[second].bit_length() - 1
                if ranks[under] == other and not (old and before.tops >> under & 1):
                    left = self._without(state, (number, second), (top, under))
                    found.append((left, Taken((top, under), pyramid, pyramid)))
            if pile in fresh and (below := pile ^ 1 << top):
                under = below.bit_length() - 1
                if ranks[under] == other:
                    left = self._without(state, (number, number), (top, under))
                    found.append((left, Taken((top, under), pyramid, pyramid)))
        return found

    def _without(
        self, state: PilesState, numbers: tuple[int, ...], tops: tuple[int, ...]
    ) -> PilesState:
        """The state when these tops have gone from these piles."""
        plain, piles, counts = self.order(state.turn).plain, list(state.piles), state.counts
        for number, top in zip(numbers, tops, strict=True):
            piles[number] = self._without_lone_tops(piles[number] ^ 1 << top, state.turn)
            counts -= plain[top]
        return state._replace(piles=tuple(sorted(piles)), counts=counts)

    # --- the way ---------------------------------------------------------------------------

    def events(self, states: list[PilesState]) -> list[Event]:
        """The removals, draws and redeals by which one state of `run` follows another."""
        found = self._events_within(*self._start(), states[0])
        for parent, state in pairwise(states):
            found += self._events_between(parent, state)
        return found

    def _events_between(self, parent: PilesState, state: PilesState) -> list[Event]:
        for after, before, fresh, event in self._draws(parent):
            for one in self._closure(after, before, fresh):
                if self._live(one) == state:
                    return [event, *self._events_within(after, before, fresh, one)]
        raise AssertionError((parent, state))

    def _events_within(
        self, start: PilesState, before: Reach, fresh: tuple[int, ...], goal: PilesState
    ) -> list[Event]:
        """The removals of a closure that lead to a state."""
        ways: dict[PilesState, list[Event]] = {start: []}
        todo = [start]
        for state in todo:
            if state == goal:
                break
            for after, taken in self._removals(state, before, fresh):
                if after not in ways:
                    ways[after] = [*ways[state], taken]
                    todo.append(after)
        return ways[goal]


NOTHING = Reach(0, 0)


def _way(state: PilesState, levels: list[dict[PilesState, PilesState | None]]) -> list[PilesState]:
    """The states that lead to one, from level to level."""
    way = [state]
    for level in reversed(levels):
        parent = level[way[-1]]
        if parent is not None:
            way.append(parent)
    return way[::-1]


def _with(piles: tuple[int, ...], number: int, mask: int) -> tuple[int, ...]:
    return tuple(sorted((*piles[:number], mask, *piles[number + 1 :])))
