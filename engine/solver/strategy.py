"""What a position says about the way it is best solved."""

from enum import Enum

from engine.position import Position
from engine.rules import Goal
from engine.shape import bits
from engine.solver.draw_many import SeveralDraws
from engine.solver.draw_one import SingleDraws
from engine.solver.search import Search
from engine.solver.tables import WIDTH, Tables


class Method(Enum):
    """The searches, by their names in the native core."""

    OPEN = "open_stock"
    LAST_PASS = "last_pass"  # noqa: S105 -- a pass of play
    ONE_PILE = "one_pile"
    PILES = "piles"


def method_for(position: Position) -> Method:
    """The search that decides a position best."""
    if is_open(position):
        return Method.OPEN
    if position.rules.wastes > 1:
        return Method.PILES
    return Method.LAST_PASS if fits_summaries(position) else Method.ONE_PILE


def is_open(position: Position) -> bool:
    """Whether every stock card can be reached at any time, as often as wanted."""
    rules = position.rules
    if rules.redeals is not None or rules.draw > 1:
        return False
    return rules.wastes > 1 or not rules.fresh_pair


def fits_summaries(position: Position) -> bool:
    """Whether the waste is one stack that will never be turned over again."""
    rules = position.rules
    return rules.wastes == 1 and rules.draw == 1 and position.redeals_left == 0


def is_paired(position: Position) -> bool:
    """Whether cards of the stock may ever go with one another."""
    return position.rules.wastes > 1 or position.rules.fresh_pair


def has_unpaired_stock(position: Position) -> bool:
    """Whether stock cards never go with one another though all must go."""
    return position.rules.goal is Goal.STRICT and not is_paired(position)


def stock_left(position: Position) -> int:
    """Stock and waste as one mask in the order of the pass."""
    left = position.stock
    for pile in position.wastes:
        left |= pile
    return left


def stock_counts(position: Position, tables: Tables) -> int:
    """Ranks of the stock and the waste, packed, without those that go alone."""
    order, cards = position.deal.stock_order(position.redeals), position.deal.cards
    ranks = (cards[order[bit]].rank for bit in bits(stock_left(position)))
    return sum(1 << WIDTH * rank for rank in ranks if tables.partner[rank])


def one_pile_search(
    position: Position, tables: Tables, *, strict: bool, told: bool = False
) -> Search:
    """The search for games with one waste pile."""
    searches = SingleDraws if position.rules.draw == 1 else SeveralDraws
    return searches(position, tables, strict=strict, told=told)
