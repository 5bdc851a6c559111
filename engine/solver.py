"""The exact solver: can a position still be won, and how.

`solve` answers WIN with a line of moves, LOSS with the most cards that can still be
removed, or UNKNOWN when its budget runs out: never a guess. It works for every `Rules`,
from the deal or in mid-game, whatever way the cards were laid out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from engine.moves import Move
from engine.position import Outcome, Position
from engine.rules import Goal
from engine.shape import bits
from engine.solving.freely import Freely
from engine.solving.lines import finish, free_line, piles_line, search_line
from engine.solving.piles import PilesSearch
from engine.solving.search import Search, State, View
from engine.solving.several import SeveralDraws
from engine.solving.single import SingleDraws
from engine.solving.tables import WIDTH, Tables

BUDGET = 1_000_000
"""States that `solve` may look at unless told otherwise: some seconds, under 300 MB."""

Cancelled = Callable[[], bool] | None


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


def decide(position: Position, budget: int = BUDGET, cancelled: Cancelled = None) -> Verdict:
    """Whether a position can be won; for a LOSS without the most cards."""
    outcome = position.outcome
    if outcome is not Outcome.PLAYING:
        return Verdict(Kind.WIN if outcome is Outcome.WON else Kind.LOSS)
    tables = Tables(position.deal)
    freely = Freely(tables, lonely=is_lonely(position))
    counts = stock_counts(position, tables)
    if not freely.winnable(tables.settled(position.pyramid), counts):
        return Verdict(Kind.LOSS, nodes=freely.nodes)
    if is_open(position):
        return Verdict(Kind.WIN, free_line(position, freely, counts), nodes=freely.nodes)
    if position.rules.wastes > 1:
        return _decide_piles(position, freely, budget, cancelled)
    return _decide_one_pile(position, freely, budget, cancelled)


def _decide_one_pile(
    position: Position, freely: Freely, budget: int, cancelled: Cancelled
) -> Verdict:
    searches = SingleDraws if position.rules.draw == 1 else SeveralDraws
    search: Search = searches(position, freely.tables)
    look = _winning(freely, strict=position.rules.goal is Goal.STRICT)

    def judge(state: State) -> View:
        return look(state[0], state[4])

    complete = search.run(judge, budget, cancelled)
    nodes = search.nodes + freely.nodes
    if not search.way:
        return Verdict(Kind.LOSS if complete else Kind.UNKNOWN, nodes=nodes)
    track = search_line(position, freely.tables, search.way)
    return Verdict(Kind.WIN, finish(track, freely), nodes=nodes)


def _decide_piles(
    position: Position, freely: Freely, budget: int, cancelled: Cancelled
) -> Verdict:
    search = PilesSearch(position, freely.tables)
    judge = _winning(freely, strict=position.rules.goal is Goal.STRICT)
    complete = search.run(judge, budget, cancelled)
    nodes = search.nodes + freely.nodes
    if not search.way:
        return Verdict(Kind.LOSS if complete else Kind.UNKNOWN, nodes=nodes)
    track = piles_line(position, freely.tables, search.way)
    return Verdict(Kind.WIN, finish(track, freely), nodes=nodes)


def _winning(freely: Freely, *, strict: bool) -> Callable[[int, int], View]:
    """Looks for a win, from the settled pyramid and the counts of a state."""
    winnable = freely.winnable

    def relaxed_view(pyramid: int, counts: int) -> View:
        if not pyramid or winnable(pyramid, 0):
            return View.END
        return View.KEEP if winnable(pyramid, counts) else View.DROP

    def strict_view(pyramid: int, counts: int) -> View:
        if not counts and winnable(pyramid, 0):
            return View.END
        return View.KEEP if winnable(pyramid, counts) else View.DROP

    return strict_view if strict else relaxed_view


def is_lonely(position: Position) -> bool:
    """Whether stock cards never go with one another though all must go."""
    rules = position.rules
    return rules.goal is Goal.STRICT and rules.wastes == 1 and not rules.fresh_pair


def is_open(position: Position) -> bool:
    """Whether every stock card can be reached at any time, as often as wanted."""
    rules = position.rules
    if rules.redeals is not None or rules.draw > 1:
        return False
    return rules.wastes > 1 or not rules.fresh_pair


def stock_counts(position: Position, tables: Tables) -> int:
    """Ranks of the stock and the waste, packed, without those that go alone."""
    order, cards = position.deal.stock_order(position.redeals), position.deal.cards
    left = position.stock
    for pile in position.wastes:
        left |= pile
    ranks = (cards[order[bit]].rank for bit in bits(left))
    return sum(1 << WIDTH * rank for rank in ranks if tables.partner[rank])
