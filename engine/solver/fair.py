"""Honest hints: from what a player can know, over many orders that the stock may have.

A player has seen the pyramid, the waste, and every card that was drawn. What is left must be in
the stock, in an order nobody has told. A fair hint deals such orders at random, solves each, and
suggests the move that wins in most of them. It is a guess about the future of an average: with
each order the rest is then played as if known, so its share is an upper bound of what a player
can reach, and a good one for choosing between moves.

Where the order does not matter, or was seen in an earlier pass, the hint is exact.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.deal import Deal
from engine.game import Game
from engine.generator import below, stream
from engine.moves import PYRAMID, Draw, Move, Remove
from engine.position import Outcome, Position, start_position
from engine.rules import Redeal
from engine.shape import bits
from engine.solver import native
from engine.solver.budget import Cancelled
from engine.solver.decide import decide
from engine.solver.strategy import is_open
from engine.solver.verdict import Kind

SAMPLES = 100
NATIVE_BUDGET = 4_000_000
PYTHON_BUDGET = 400_000
"""States, over all orders: one to three seconds."""

LANE = 104
"""The lane of the stream that the orders come from, seeded by what the player sees."""


@dataclass(frozen=True, slots=True)
class FairHint:
    """What to do without knowing the stock.

    move     the move that wins in most orders; None when nothing can be done
    wins     in how many of the orders a win is in reach after it
    samples  orders that were solved; 1 where all are alike
    exact    whether the answer holds for the real order, too
    """

    move: Move | None
    wins: int
    samples: int
    exact: bool


def seen_in(game: Game) -> int:
    """The cards of the present stock that the player has seen, in draws since taken back.

    A mask over the order of the pass, like `Position.stock`.
    """
    reached = [start_position(game.deal)]
    keep = game.deal.rules.redeal is Redeal.KEEP
    seen, now = 0, game.position
    for action in game.log:
        if action is None:
            reached.pop()
            continue
        after = reached[-1].apply(action)
        reached.append(after)
        if keep or after.redeals == now.redeals:
            seen |= reached[-2].stock & ~after.stock
    return seen & now.stock


def fair_hint(
    position: Position,
    seen: int = 0,
    samples: int = SAMPLES,
    budget: int | None = None,
    cancelled: Cancelled = None,
) -> FairHint:
    """The move that wins in most orders of the unseen cards.

    `seen` is a mask of stock cards that were seen all the same. The budget is in states, over
    all orders; when it is spent the answer is from fewer orders, and says so.
    """
    if position.outcome is not Outcome.PLAYING:
        return FairHint(None, 0, 0, exact=True)
    if budget is None:
        budget = NATIVE_BUDGET if native.answers(position) else PYTHON_BUDGET
    exact = is_exact(position, seen)
    count: Counter[Move] = Counter()
    solved = spent = wins = 0
    moves = _worth_asking(position)
    for order in _orders(position, seen):
        if spent >= budget or solved == (1 if exact else samples):
            break
        if cancelled is not None and cancelled():
            break
        verdict = decide(order, budget - spent, cancelled, line=False)
        spent += verdict.nodes
        solved += 1
        if verdict.kind is not Kind.WIN:
            continue
        wins += 1
        for move in moves if len(moves) > 1 else ():
            after = decide(order.apply(move), max(1, budget - spent), cancelled, line=False)
            spent += after.nodes
            count[move] += after.kind is Kind.WIN
    if len(moves) == 1:
        count[moves[0]] = wins
    best = max(moves, key=lambda move: (count[move], _promise(position, move)), default=None)
    return FairHint(best, count[best] if best else 0, solved, exact)


def is_exact(position: Position, seen: int = 0) -> bool:
    """Whether the player knows all that matters."""
    if is_open(position):
        # Every stock card can be reached at any time: it is enough that it is there.
        return True
    reshuffles = position.rules.redeal is Redeal.RESHUFFLE and position.redeals_left != 0
    return not reshuffles and _unseen(position, seen).bit_count() < 2


def _unseen(position: Position, seen: int) -> int:
    """The stock cards whose order is not known: those of a pass that is the first of its order."""
    if position.redeals and position.rules.redeal is Redeal.KEEP:
        return 0
    return position.stock & ~seen


def _orders(position: Position, seen: int) -> Iterator[Position]:
    """The position with its unseen cards in one order after another, without end.

    What is hidden is sorted first, so that the orders do not depend on the real one.
    """
    deal, hidden = position.deal, bits(_unseen(position, seen))
    present = deal.stock_order(position.redeals)
    places = [present[bit] for bit in hidden]
    cards = sorted(deal.cards[place] for place in places)
    values = stream(_seed(position, seen), LANE)
    if is_open(position):
        yield position
    while True:
        _shuffle(cards, values)
        laid = list(deal.cards)
        for place, card in zip(places, cards, strict=True):
            laid[place] = card
        orders = {position.redeals: present}
        if position.rules.redeal is Redeal.RESHUFFLE:
            last = position.rules.redeals or position.redeals + 1
            for turn in range(position.redeals + 1, last + 1):
                order = sorted(present)
                _shuffle(order, values)
                orders[turn] = tuple(order)
        yield replace(position, deal=Deal.imagined(deal.rules, tuple(laid), orders))


def _shuffle(items: list, values: Iterator[int]) -> None:  # type: ignore[type-arg]
    for last in range(len(items) - 1, 0, -1):
        other = below(values, last + 1)
        items[last], items[other] = items[other], items[last]


def _seed(position: Position, seen: int) -> int:
    """A number that stands for what the player sees."""
    number = position.pyramid
    for mask in (position.stock, *position.wastes, seen):
        number = (number * 0x9E3779B97F4A7C15 + mask) & ((1 << 64) - 1)
    return number


def _worth_asking(position: Position) -> tuple[Move, ...]:
    """The moves to choose from; a card of the pyramid that goes alone is always taken."""
    moves = position.legal_moves()
    for move in moves:
        if isinstance(move, Remove) and len(move.places) == 1 and move.places[0].kind == PYRAMID:
            return (move,)
    return moves


def _promise(position: Position, move: Move) -> tuple[int, int]:
    """Which of two moves that win equally often looks better: it frees more, then draws least."""
    if not isinstance(move, Remove):
        return (0, int(isinstance(move, Draw)))
    before = set(position.free_places())
    freed = sum(place not in before for place in position.apply(move).free_places())
    of_pyramid = sum(place.kind == PYRAMID for place in move.places)
    return (1 + freed, of_pyramid)
