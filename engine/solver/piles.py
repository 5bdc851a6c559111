"""Depth-first search for games with several waste piles and limited passes.

Each drawn card goes to a pile of the player's choice, and any two tops may go together, so
a state also tells the piles; which of them is which does not matter. What `search` says of
the waste top holds for the top of each pile.
"""

from collections.abc import Callable

from engine.position import Position
from engine.shape import bits
from engine.solver.budget import Cancelled
from engine.solver.search import Orders, View
from engine.solver.tables import Tables

PilesState = tuple[int, tuple[int, ...], int, int, int]
"""A node: pyramid, piles, stock, turn, counts.

A pile is twice the mask of its cards in the order of the pass, plus 1 when its top is
fresh; the piles are in ascending order. `stock` is what can still be drawn.
"""

PilesJudge = Callable[[PilesState], View]


class PilesSearch:
    """A search from one position; `way` and `nodes` as in `Search`."""

    def __init__(
        self, position: Position, tables: Tables, *, strict: bool, told: bool = False
    ) -> None:
        rules = position.rules
        self.position = position
        self.tables = tables
        self.strict = strict
        self.told = told
        self.fresh = int(rules.fresh_pair)
        self.limit = rules.redeals
        self.way: list[PilesState] = []
        self.order = Orders(position, tables, told=told)
        self._seen: set[tuple[int, tuple[int, ...], int, int, int]] = set()

    @property
    def nodes(self) -> int:
        """States made."""
        return len(self._seen)

    def start(self) -> PilesState:
        """The position as a state."""
        position = self.position
        left = position.stock
        for pile in position.wastes:
            left |= pile
        plain = self.order(position.redeals).plain
        counts = sum(plain[bit] for bit in bits(left))
        piles = tuple(
            sorted(
                pile << 1 | (position.fresh >> number & 1 if pile else 0)
                for number, pile in enumerate(position.wastes)
            )
        )
        pyramid = self.tables.settled(position.pyramid)
        return pyramid, piles, position.stock, position.redeals, counts

    def run(self, judge: PilesJudge, budget: int, cancelled: Cancelled = None) -> bool:
        """Search; False when more than `budget` states would be needed, or when cancelled."""
        start = self.start()
        view, drop, keep, last, end = judge(start), View.DROP, View.KEEP, View.LAST, View.END
        self.way = [start] if view not in {drop, keep} else []
        stack = [(0, start)] if view in {keep, View.NOTE} else []
        way: list[PilesState] = []
        while stack:
            depth, state = stack.pop()
            del way[depth:]
            way.append(state)
            for child in reversed(self.expand(state)):
                gone = child[4] >> self.tables.gone_shift if self.told else 0
                key = (*child[:4], gone)
                if key in self._seen:
                    continue
                self._seen.add(key)
                view = judge(child)
                if view is drop:
                    continue
                if view is not keep:
                    self.way = [*way, child]
                    if view is end:
                        return True
                if view is not last:
                    stack.append((depth + 1, child))
            if len(self._seen) > budget or (cancelled is not None and cancelled()):
                return False
        return True

    def expand(self, state: PilesState, *, hasty: bool = True) -> list[PilesState]:
        """The states one step later: every removal and draw.

        When `hasty` a top that goes alone is taken before all else.
        """
        _, piles, stock, turn, _ = state
        order, partner = self.order(turn), self.tables.partner
        tops = [(pile >> 1).bit_length() - 1 for pile in piles]
        wanted = [partner[order.ranks[top]] if top >= 0 else -1 for top in tops]
        found = [
            self._without(state, {number: piles[number] >> 1 ^ 1 << tops[number]})
            for number, other in enumerate(wanted)
            if not other
        ]
        if found and hasty:
            return found[:1]
        found.extend(self._removals(state, tops, wanted))
        if stock:
            found.extend(self._draws(state, tops, wanted))
        elif any(piles) and turn != self.limit:
            found.append(self._turned(state))
        return found

    def _removals(self, state: PilesState, tops: list[int], wanted: list[int]) -> list[PilesState]:
        """With cards of the pyramid, with one another, and fresh tops with what they cover."""
        pyramid, piles, _, turn, _ = state
        ranks = self.order(turn).ranks
        plays = self.tables.plays(pyramid)
        found: list[PilesState] = []
        for number, top in enumerate(tops):
            if top < 0 or piles[number] in piles[:number]:
                continue
            below = piles[number] >> 1 ^ 1 << top
            if plays[wanted[number]]:
                left = self._without(state, {number: below})
                found.extend((after, *left[1:]) for after in plays[wanted[number]])
            for other in range(number + 1, len(tops)):
                if tops[other] >= 0 and ranks[tops[other]] == wanted[number]:
                    rest = piles[other] >> 1 ^ 1 << tops[other]
                    found.append(self._without(state, {number: below, other: rest}))
            under = below.bit_length() - 1
            if piles[number] & 1 and below and ranks[under] == wanted[number]:
                found.append(self._without(state, {number: below ^ 1 << under}))
        return found

    def _draws(self, state: PilesState, tops: list[int], wanted: list[int]) -> list[PilesState]:
        """The next card onto each pile; in the last pass a top without partners is buried."""
        pyramid, piles, stock, turn, counts = state
        order = self.order(turn)
        bit = stock & -stock
        drawn = order.ranks[bit.bit_length() - 1]
        after = stock ^ bit
        later = after
        for pile, top in zip(piles, tops, strict=True):
            later |= pile >> 1 ^ (1 << top if top >= 0 else 0)
        found: list[PilesState] = []
        for number, other in enumerate(wanted):
            mask = piles[number] >> 1
            if piles[number] in piles[:number]:
                continue
            left = counts
            if (
                mask
                and turn == self.limit
                and not (
                    self.tables.hidden(pyramid) >> other & 1
                    or (later & ~mask) & order.masks[other]
                    or (self.fresh and drawn == other)
                )
            ):
                if self.strict:
                    continue
                left -= sum(order.plain[card] for card in bits(mask))
                mask = 0
            new = _changed(piles, {number: (mask | bit) << 1 | self.fresh})
            found.append((pyramid, new, after, turn, left))
        return found

    def _turned(self, state: PilesState) -> PilesState:
        """The next pass."""
        pyramid, piles, _, turn, counts = state
        stock = 0
        for pile in piles:
            stock |= pile >> 1
        stock = self.position.deal.next_pass(stock, turn)
        return pyramid, (0,) * len(piles), stock, turn + 1, counts

    def _without(self, state: PilesState, masks: dict[int, int]) -> PilesState:
        """The state when these piles have only these cards left, their tops not fresh."""
        pyramid, piles, stock, turn, counts = state
        units = self.order(turn).units
        for number, mask in masks.items():
            counts -= sum(units[bit] for bit in bits(piles[number] >> 1 ^ mask))
        new = _changed(piles, {number: mask << 1 for number, mask in masks.items()})
        return pyramid, new, stock, turn, counts


def _changed(piles: tuple[int, ...], new: dict[int, int]) -> tuple[int, ...]:
    return tuple(sorted(new.get(number, pile) for number, pile in enumerate(piles)))
