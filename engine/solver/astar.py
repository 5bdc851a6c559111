"""A win in the fewest counted moves (R15), by A*.

The bound of a state is the removals that its cards need at least with the stock laid open,
and the draws that it takes at least to reach the stock cards that it cannot do without.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

from engine.solver.budget import Cancelled
from engine.solver.open_stock import OpenStock

S = TypeVar("S")

WEIGHT = 3
"""A state takes about so many times the memory that it takes in a plain search."""


class Steps(NamedTuple, Generic[S]):
    """A game as A* sees it.

    follow  the states after one, each with its moves
    bound   moves that a state needs at least
    last    moves that end the game from a state by pairs of the pyramid alone, if any do
    """

    follow: Callable[[S], list[tuple[S, int]]]
    bound: Callable[[S], int]
    last: Callable[[S], int | None]


class Found(NamedTuple, Generic[S]):
    """A way and its moves, whether no shorter one is left to find, and the states made.

    bound  moves that every way needs, as far as was proved
    """

    way: list[S]
    moves: int
    complete: bool
    nodes: int
    bound: int


def fewest(
    start: S,
    steps: Steps[S],
    below: int,
    budget: int,
    cancelled: Cancelled = None,
    *,
    haste: int = 1,
) -> Found[S]:
    """The way with the fewest moves, if there is one with fewer than `below`.

    With `haste` above 1 any shorter way will do: the bound counts as often.
    """
    costs: dict[S, int] = {start: 0}
    origin: dict[S, S] = {}
    heap: list[tuple[int, int, int, S | None]] = []
    by_number: list[S] = [start]
    heappush(heap, (0, 0, 0, start))
    while heap:
        _, minus_cost, number, state = heappop(heap)
        cost = -minus_cost
        if state is None:
            end = by_number[number]
            return Found(_way(origin, end), cost, haste == 1, WEIGHT * len(costs), bound=cost)
        if cost != costs[state]:
            continue
        rest = steps.last(state)
        if rest is not None and cost + rest < below:
            by_number.append(state)
            heappush(heap, (cost + rest, -cost - rest, len(by_number) - 1, None))
        for after, moves in steps.follow(state):
            total = cost + moves
            if total < costs.get(after, below):
                bound = steps.bound(after)
                if total + bound < below:
                    costs[after] = total
                    origin[after] = state
                    heappush(heap, (total + haste * bound, -total, 0, after))
        if WEIGHT * len(costs) > budget or (cancelled is not None and cancelled()):
            least = heap[0][0] if heap and haste == 1 else 0
            return Found([], below, complete=False, nodes=WEIGHT * len(costs), bound=least)
    return Found([], below, complete=True, nodes=WEIGHT * len(costs), bound=below)


def _way(origin: dict[S, S], state: S) -> list[S]:
    way = [state]
    while state in origin:
        state = origin[state]
        way.append(state)
    return way[::-1]


class Removals:
    """The fewest removals that clear a pyramid with the stock laid open."""

    NONE = 1 << 20

    def __init__(self, open_stock: OpenStock) -> None:
        self.open_stock = open_stock
        self._by_stock: dict[int, int] = {}
        self._by_forced: dict[int, int] = {}

    def fewest(self, mask: int, counts: int) -> int:
        """At least so many removals; `NONE` when the pyramid cannot be cleared."""
        key = counts << self.open_stock.tables.size | mask
        found = self._by_stock.get(key)
        if found is None:
            found = self.NONE
            if self.open_stock.winnable(mask, counts):
                found = self._clear(mask, self.open_stock.forced(mask, counts) or 0)
            self._by_stock[key] = found
        return found

    def _clear(self, mask: int, forced: int) -> int:
        if not mask:
            return 0
        key = forced << self.open_stock.tables.size | mask
        found = self._by_forced.get(key)
        if found is None:
            found = self.NONE
            for after, left, step in self.open_stock.steps(mask, forced):
                removals = (mask ^ after).bit_count() - len(step) + 1
                found = min(found, removals + self._clear(after, left))
            self._by_forced[key] = found
        return found
