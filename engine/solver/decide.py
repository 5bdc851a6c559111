"""The questions, each sent to the search that answers it: verdict, most cards, fewest moves."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from engine.moves import Move
from engine.position import Outcome, Position
from engine.rules import Goal, Redeal
from engine.solver.beam import Beam
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.losses import Tally, most_cards
from engine.solver.open_stock import OpenStock
from engine.solver.par import OnePile, Piles
from engine.solver.replay import beam_line, events_line, finish, free_line, search_line
from engine.solver.search import State, View
from engine.solver.strategy import (
    fits_summaries,
    has_unpaired_stock,
    is_open,
    one_pile_search,
    stock_counts,
)
from engine.solver.summaries import DRAWN_BITS, Node, Summaries
from engine.solver.tables import Tables

BUDGET = 1_000_000
"""States that may be looked at unless told otherwise: some seconds, under 300 MB."""

ENDLESS_BUDGET = 20_000
"""The same where the waste is reshuffled without end (no token names such rules)."""

HASTES = (2, 1)
"""`shortest` first looks for a short win in haste: it bounds the search for the shortest."""


class Kind(Enum):
    """What is known of a position."""

    WIN = "win"
    LOSS = "loss"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `solve` found.

    line         WIN: moves that win. LOSS: moves toward the most cards, if looked for
    max_removed  LOSS: the most cards that can still be removed; None when not proved
    max_pyramid  LOSS: the most pyramid cards that can still be removed; None when not proved
    nodes        states looked at, the measure of the budget
    """

    kind: Kind
    line: tuple[Move, ...] = ()
    max_removed: int | None = None
    max_pyramid: int | None = None
    nodes: int = 0


def solve(position: Position, budget: int = BUDGET, cancelled: Cancelled = None) -> Verdict:
    """Whether a position can be won, and how; if not, the most cards that can still go."""
    verdict = decide(position, budget, cancelled)
    if verdict.kind is not Kind.LOSS or position.outcome is not Outcome.PLAYING:
        return verdict
    tally: Tally = most_cards(position, max(0, budget - verdict.nodes), cancelled)
    return replace(
        verdict,
        line=tally.line,
        max_removed=tally.max_removed,
        max_pyramid=tally.max_pyramid,
        nodes=verdict.nodes + tally.nodes,
    )


def decide(position: Position, budget: int = BUDGET, cancelled: Cancelled = None) -> Verdict:
    """The verdict alone: a LOSS does not look for the most cards."""
    outcome = position.outcome
    if outcome is Outcome.WON:
        return Verdict(Kind.WIN)
    if outcome is Outcome.LOST:
        return Verdict(Kind.LOSS, max_removed=0, max_pyramid=0)
    tables = Tables(position.deal)
    open_stock = OpenStock(tables, unpaired_stock=has_unpaired_stock(position), limit=budget)
    try:
        return _decide(position, open_stock, budget, cancelled)
    except BudgetSpent:
        return Verdict(Kind.UNKNOWN, nodes=open_stock.nodes)


def _decide(
    position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
) -> Verdict:
    tables = open_stock.tables
    if position.rules.redeals is None and position.rules.redeal is Redeal.RESHUFFLE:
        # No two passes are alike, and the order of each must be remembered.
        budget = min(budget, ENDLESS_BUDGET)
    counts = stock_counts(position, tables)
    if not open_stock.winnable(tables.settled(position.pyramid), counts):
        return Verdict(Kind.LOSS, nodes=open_stock.nodes)
    if is_open(position):
        return Verdict(Kind.WIN, free_line(position, open_stock, counts), nodes=open_stock.nodes)
    if position.rules.wastes > 1:
        return _decide_piles(position, open_stock, budget, cancelled)
    if fits_summaries(position):
        return _decide_last_pass(position, open_stock, budget, cancelled)
    return _decide_one_pile(position, open_stock, budget, cancelled)


def _decide_one_pile(
    position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
) -> Verdict:
    strict = position.rules.goal is Goal.STRICT
    search = one_pile_search(position, open_stock.tables, strict=strict)
    look = _winning(open_stock, strict=strict)

    def judge(state: State) -> View:
        return look(state[0], state[4])

    complete = search.run(judge, budget, cancelled)
    nodes = search.nodes + open_stock.nodes
    if not search.way:
        return Verdict(Kind.LOSS if complete else Kind.UNKNOWN, nodes=nodes)
    settling = position.rules.draw == 1
    track = search_line(position, open_stock.tables, search.way, settling=settling)
    return Verdict(Kind.WIN, finish(track, open_stock), nodes=nodes)


def _decide_last_pass(
    position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
) -> Verdict:
    strict = position.rules.goal is Goal.STRICT
    search = Summaries(
        position, open_stock.tables, strict=strict, budget=budget, cancelled=cancelled
    )
    try:
        found = search.run(Winning(position, open_stock))
    except BudgetSpent:
        return Verdict(Kind.UNKNOWN, nodes=search.nodes + open_stock.nodes)
    nodes = search.nodes + open_stock.nodes
    if found is None:
        return Verdict(Kind.LOSS, nodes=nodes)
    track = events_line(position, open_stock.tables, search.events(found))
    return Verdict(Kind.WIN, finish(track, open_stock), nodes=nodes)


def _decide_piles(
    position: Position, open_stock: OpenStock, budget: int, cancelled: Cancelled
) -> Verdict:
    strict = position.rules.goal is Goal.STRICT
    beam = Beam(position, open_stock, strict=strict, budget=budget, cancelled=cancelled)
    try:
        events = beam.run()
    except BudgetSpent:
        return Verdict(Kind.UNKNOWN, nodes=beam.nodes + open_stock.nodes)
    nodes = beam.nodes + open_stock.nodes
    if events is None:
        return Verdict(Kind.LOSS, nodes=nodes)
    track = beam_line(position, open_stock.tables, events)
    return Verdict(Kind.WIN, finish(track, open_stock), nodes=nodes)


@dataclass(frozen=True, slots=True)
class Shortest:
    """What `shortest` found.

    line    a win; empty when none is known
    proved  whether no win is shorter; without a line, whether there is none
    nodes   states looked at
    """

    line: tuple[Move, ...]
    proved: bool
    nodes: int = 0


def shortest(position: Position, budget: int = BUDGET, cancelled: Cancelled = None) -> Shortest:
    """A win in the fewest moves (R15), or the best that the budget allows."""
    verdict = decide(position, budget, cancelled)
    if verdict.kind is not Kind.WIN or position.outcome is Outcome.WON:
        return Shortest((), verdict.kind is not Kind.UNKNOWN, verdict.nodes)
    open_stock = OpenStock(
        Tables(position.deal), unpaired_stock=has_unpaired_stock(position), limit=budget
    )
    par = (Piles if position.rules.wastes > 1 else OnePile)(position, open_stock)
    line, nodes = verdict.line, verdict.nodes
    for haste in HASTES:
        try:
            share = (budget - nodes) // haste
            found = par.shorter(len(line), share, cancelled, haste=haste)
        except BudgetSpent:
            break
        line, nodes = found.line or line, nodes + found.nodes
        if found.complete:
            return Shortest(line, proved=True, nodes=nodes)
    return Shortest(line, proved=False, nodes=nodes)


def _winning(open_stock: OpenStock, *, strict: bool) -> Callable[[int, int], View]:
    """Looks for a win, from the settled pyramid and the counts of a state."""
    winnable = open_stock.winnable

    def relaxed_view(pyramid: int, counts: int) -> View:
        if not pyramid or winnable(pyramid, 0):
            return View.END
        return View.KEEP if winnable(pyramid, counts) else View.DROP

    def strict_view(pyramid: int, counts: int) -> View:
        if not counts and winnable(pyramid, 0):
            return View.END
        return View.KEEP if winnable(pyramid, counts) else View.DROP

    return strict_view if strict else relaxed_view


class Winning:
    """Looks for a win in the last pass, as `summaries` asks."""

    def __init__(self, position: Position, open_stock: OpenStock) -> None:
        self.exact = open_stock
        self.bound = open_stock
        if open_stock.unpaired_stock:
            # Within a call more cards are counted than there are: exact pairs say nothing.
            limit = open_stock.limit
            self.bound = OpenStock(open_stock.tables, unpaired_stock=False, limit=limit)
        self.strict = position.rules.goal is Goal.STRICT

    def inside(self, pyramid: int, counts: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether the pyramid can be cleared with these stock cards."""
        return self.bound.winnable(pyramid, counts)

    def on_top(self, pyramid: int, counts: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether the pyramid can be cleared with these stock cards and no others."""
        return self.exact.winnable(pyramid, counts)

    def ends(self, node: Node, left: int, gone: int) -> bool:  # noqa: ARG002 -- a judge
        """Whether pairs of the pyramid alone win."""
        return not (self.strict and left) and self.exact.winnable(node >> DRAWN_BITS, 0)
