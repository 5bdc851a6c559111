"""The ways to decide a position: each finds a win or its absence, and tells the moves later.

A method is tried in the native core first (`native`), which looks at the same states in the
same order, and else in Python.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.moves import Move
from engine.position import Position
from engine.rules import Goal, Redeal
from engine.solver import native
from engine.solver.beam import Beam, PilesState
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.open_stock import OpenStock
from engine.solver.replay import Track, beam_line, events_line, finish, free_line, search_line
from engine.solver.search import State, View
from engine.solver.strategy import (
    Method,
    has_unpaired_stock,
    method_for,
    one_pile_search,
    stock_counts,
)
from engine.solver.summaries import DRAWN_BITS, Node, Summaries
from engine.solver.tables import Tables
from engine.solver.verdict import BUDGET, Kind

ENDLESS_BUDGET = 20_000
"""States that may be looked at where the waste is reshuffled without end: no token names such
rules, no two passes are alike, and the order of each must be remembered."""


KINDS = {1: Kind.WIN, 0: Kind.LOSS, -1: Kind.UNKNOWN}
"""Verdicts as the native core tells them."""


NATIVE_BUDGETS = {Method.LAST_PASS: 12_000_000, Method.PILES: 6_000_000}
"""Where no budget is named, the native core may look at more: its states take little memory."""


class Found(NamedTuple):
    """What a method found; `way` tells a win in the method's own terms."""

    kind: Kind
    nodes: int
    way: Any = ()


def find(position: Position, budget: int | None, cancelled: Cancelled) -> Found:
    """Whether a position can be won; the game is not over.

    A budget that is named means the same with both cores.
    """
    method = method_for(position)
    if budget is None:
        budget = NATIVE_BUDGETS.get(method, BUDGET) if native.answers(position) else BUDGET
    if position.rules.redeals is None and position.rules.redeal is Redeal.RESHUFFLE:
        budget = min(budget, ENDLESS_BUDGET)
    answer = native.ask(method, position, budget, cancelled)
    if answer is None:
        return find_in_python(method, position, budget, cancelled)
    found, nodes, way = answer
    return Found(KINDS[found], nodes, way)


def line(position: Position, found: Found, limit: int) -> tuple[Move, ...]:
    """The moves of a win that was found; `limit` bounds what is looked at to end it."""
    open_stock = opened(position, limit)
    method = method_for(position)
    if method is Method.OPEN:
        return free_line(position, open_stock, stock_counts(position, open_stock.tables))
    track: Track = _TRACKS[method](position, open_stock, found.way)
    return finish(track, open_stock)


def opened(position: Position, limit: int) -> OpenStock:
    """A position with its stock laid open; `limit` bounds the states that are looked at."""
    tables = Tables(position.deal)
    return OpenStock(tables, unpaired_stock=has_unpaired_stock(position), limit=limit)


def find_in_python(method: Method, position: Position, budget: int, cancelled: Cancelled) -> Found:
    open_stock = opened(position, budget)
    tables, search = open_stock.tables, None
    kind, way = Kind.UNKNOWN, None
    try:
        counts = stock_counts(position, tables)
        if not open_stock.winnable(tables.settled(position.pyramid), counts):
            kind = Kind.LOSS
        elif method is Method.OPEN:
            kind = Kind.WIN
        else:
            search = _SEARCHES[method](position, open_stock, budget, cancelled)
            way = search.find()
            kind = Kind.LOSS if way is None else Kind.WIN
    except BudgetSpent:
        pass
    return Found(kind, open_stock.nodes + (search.nodes if search else 0), way or ())


class _LastPass(Summaries):
    """Summaries that look for a win."""

    def __init__(
        self, position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
    ) -> None:
        strict = position.rules.goal is Goal.STRICT
        super().__init__(
            position, open_stock.tables, strict=strict, budget=budget, cancelled=cancelled
        )
        self.open_stock = open_stock

    def find(self) -> list[tuple[int, ...]] | None:
        node = self.run(_Winning(self.open_stock, strict=self.strict))
        return None if node is None else [tuple(event) for event in self.events(node)]


class _Winning:
    """Looks for a win in the last pass, as `summaries` asks."""

    def __init__(self, open_stock: OpenStock, *, strict: bool) -> None:
        self.exact = open_stock
        self.bound = open_stock
        if open_stock.unpaired_stock:
            # Within a call more cards are counted than there are: exact pairs say nothing.
            tables, limit = open_stock.tables, open_stock.limit
            self.bound = OpenStock(tables, unpaired_stock=False, limit=limit)
        self.strict = strict

    def inside(self, pyramid: int, counts: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether the pyramid can be cleared with these stock cards."""
        return self.bound.winnable(pyramid, counts)

    def on_top(self, pyramid: int, counts: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether the pyramid can be cleared with these stock cards and no others."""
        return self.exact.winnable(pyramid, counts)

    def ends(self, node: Node, left: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether pairs of the pyramid alone win."""
        return not (self.strict and left) and self.exact.winnable(node >> DRAWN_BITS, 0)


class _OnePile:
    """The depth-first search, looking for a win."""

    def __init__(
        self, position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
    ) -> None:
        self.strict = position.rules.goal is Goal.STRICT
        self.search = one_pile_search(position, open_stock.tables, strict=self.strict)
        self.winnable = open_stock.winnable
        self.budget = budget
        self.cancelled = cancelled

    @property
    def nodes(self) -> int:
        return self.search.nodes

    def find(self) -> list[State] | None:
        judge = self._strict if self.strict else self._relaxed
        complete = self.search.run(judge, self.budget, self.cancelled)
        if not complete and not self.search.way:
            raise BudgetSpent
        return self.search.way or None

    def _relaxed(self, state: State) -> View:
        pyramid, counts = state[0], state[4]
        if not pyramid or self.winnable(pyramid, 0):
            return View.END
        return View.KEEP if self.winnable(pyramid, counts) else View.DROP

    def _strict(self, state: State) -> View:
        pyramid, counts = state[0], state[4]
        if not counts and self.winnable(pyramid, 0):
            return View.END
        return View.KEEP if self.winnable(pyramid, counts) else View.DROP


class _Piles(Beam):
    """The beam, told as the native core tells it: pyramid, stock, turn, piles."""

    def find(self) -> list[tuple[int, ...]] | None:
        states = self.run()
        if states is None:
            return None
        return [(state.pyramid, state.stock, state.turn, *state.piles) for state in states]


_SEARCHES: dict[Method, Callable[..., Any]] = {
    Method.LAST_PASS: _LastPass,
    Method.ONE_PILE: _OnePile,
    Method.PILES: _Piles,
}


def _last_pass_track(
    position: Position, open_stock: OpenStock, way: list[tuple[int, ...]]
) -> Track:
    return events_line(position, open_stock.tables, way)


def _one_pile_track(position: Position, open_stock: OpenStock, way: list[tuple[int, ...]]) -> Track:
    settling = position.rules.draw == 1
    return search_line(position, open_stock.tables, way, settling=settling)


def _piles_track(position: Position, open_stock: OpenStock, way: list[tuple[int, ...]]) -> Track:
    beam = Beam(position, open_stock, 0, None)
    states = [
        PilesState(pyramid, piles, stock, turn, beam.counts_of(piles, stock, turn))
        for pyramid, stock, turn, *rest in way
        for piles in [tuple(rest)]
    ]
    return beam_line(position, open_stock.tables, beam.events(states))


_TRACKS: dict[Method, Callable[..., Track]] = {
    Method.LAST_PASS: _last_pass_track,
    Method.ONE_PILE: _one_pile_track,
    Method.PILES: _piles_track,
}
