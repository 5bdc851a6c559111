"""The most cards that can still go in a position, and moves toward them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from engine.moves import Move
from engine.position import Position
from engine.shape import bits
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.max_cards import Best, MostCards, Reach
from engine.solver.piles import PilesSearch, PilesState
from engine.solver.replay import Track, events_line, open_line, piles_line, search_line
from engine.solver.search import Search, State, View
from engine.solver.strategy import (
    fits_summaries,
    is_open,
    is_paired,
    one_pile_search,
    stock_counts,
    stock_left,
)
from engine.solver.summaries import Summaries
from engine.solver.tables import Tables


@dataclass(frozen=True, slots=True)
class Tally:
    """What can still be removed; a maximum is None when it was not proved."""

    line: tuple[Move, ...]
    max_removed: int | None
    max_pyramid: int | None
    nodes: int


def most_cards(position: Position, budget: int, cancelled: Cancelled) -> Tally:
    """The most cards, counted from this position; `line` leads to the most in all."""
    tables = Tables(position.deal)
    reach = Reach(tables, paired=is_paired(position), limit=budget)
    if is_open(position):
        return _open_tally(position, reach)
    counting = _count_piles if position.rules.wastes > 1 else _count_one_pile
    if fits_summaries(position):
        counting = _count_last_pass
    in_all = counting(position, reach, budget, cancelled, in_all=True)
    of_pyramid = counting(position, reach, budget - in_all.nodes, cancelled, in_all=False)
    nodes = in_all.nodes + of_pyramid.nodes + reach.nodes
    return Tally(in_all.line, in_all.most, of_pyramid.most, nodes)


def _open_tally(position: Position, reach: Reach) -> Tally:
    counts = stock_counts(position, reach.tables)
    try:
        of_pyramid, in_all = reach.most(position.pyramid, counts)
    except BudgetSpent:
        return Tally((), None, None, reach.nodes)
    in_all += _alone(position)
    return Tally(open_line(position, reach, counts, in_all), in_all, of_pyramid, reach.nodes)


def _alone(position: Position) -> int:
    """How many cards of stock and waste go alone."""
    order, cards = position.deal.stock_order(position.redeals), position.deal.cards
    target = position.rules.target
    return sum(cards[order[bit]].rank == target for bit in bits(stock_left(position)))


class _Count(NamedTuple):
    """What one search found: the proved maximum, moves to the best found, its states."""

    most: int | None
    line: tuple[Move, ...]
    nodes: int


def _count_one_pile(
    position: Position, reach: Reach, budget: int, cancelled: Cancelled, *, in_all: bool
) -> _Count:
    search = one_pile_search(position, reach.tables, strict=False, told=in_all)
    best = Best(reach, position.pyramid, all_cards=in_all)
    single = position.rules.draw == 1

    def judge(state: State) -> View:
        pyramid, stock, passed, turn, counts = state
        alone = stock & search.order(turn).alone
        sure = alone
        if turn == position.rules.redeals:
            sure = alone >> passed << passed | _on_top(stock & ((1 << passed) - 1), alone)
        return best.view(pyramid, counts, sure.bit_count() if single else 0, alone.bit_count())

    complete = _run(search, judge, budget, cancelled)
    track = search_line(position, reach.tables, search.way, settling=single)
    line = _to_the_best(track, reach, best.most)
    return _Count(best.most if complete else None, line if in_all else (), search.nodes)


def _count_last_pass(
    position: Position, reach: Reach, budget: int, cancelled: Cancelled, *, in_all: bool
) -> _Count:
    search = Summaries(position, reach.tables, strict=False, budget=budget, cancelled=cancelled)
    best = MostCards(reach, position.pyramid, all_cards=in_all)
    try:
        search.run(best)
        complete = True
    except BudgetSpent:
        complete = False
    line: tuple[Move, ...] = ()
    if in_all:
        track = events_line(position, reach.tables, search.events(best.node))
        line = _to_the_best(track, reach, best.most)
    return _Count(best.most if complete else None, line, search.nodes)


def _on_top(waste: int, alone: int) -> int:
    """The cards that go alone and lie above all others."""
    others = waste & ~alone
    return waste >> others.bit_length() << others.bit_length()


def _count_piles(
    position: Position, reach: Reach, budget: int, cancelled: Cancelled, *, in_all: bool
) -> _Count:
    search = PilesSearch(position, reach.tables, strict=False, told=in_all)
    best = Best(reach, position.pyramid, all_cards=in_all)

    def judge(state: PilesState) -> View:
        pyramid, piles, stock, turn, counts = state
        everywhere = stock
        for pile in piles:
            everywhere |= pile >> 1
        mask = search.order(turn).alone
        alone = everywhere & mask
        sure = alone if turn != position.rules.redeals else stock & mask
        return best.view(pyramid, counts, sure.bit_count(), alone.bit_count())

    complete = _run(search, judge, budget, cancelled)
    line = _to_the_best(piles_line(position, reach.tables, search.way), reach, best.most)
    return _Count(best.most if complete else None, line if in_all else (), search.nodes)


def _run(
    search: Search | PilesSearch, judge: Callable[..., View], budget: int, cancelled: Cancelled
) -> bool:
    try:
        return search.run(judge, budget, cancelled)
    except BudgetSpent:
        return False


def _to_the_best(track: Track, reach: Reach, goal: int) -> tuple[Move, ...]:
    """The moves to where `goal` cards are gone, from where only sure cards are missing."""
    try:
        track.take([step for step, _ in reach.line(track.position.pyramid, 0)])
    except BudgetSpent:
        return tuple(track.moves)
    while track.removed < goal and not track.over:
        track.go_on()
        track.settle()
    return tuple(track.moves)
