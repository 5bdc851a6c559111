"""When nothing can ever be removed again, though cards can still be drawn (C68).

R13 stays: such a game is not over, one may go on drawing. It is only said.
"""

from engine.cards import Card
from engine.moves import PYRAMID, Draw, Recycle, Remove
from engine.position import Outcome, Position
from engine.rules import Redeal

MOST_STEPS = 240
"""Draws and redeals looked at: more than two passes through the largest stock."""


def stuck(position: Position) -> bool:
    """True if a game goes on in which no card of the pyramid or waste fits any more.

    What can come up in this pass and later ones is looked at, as it comes without any
    removal between; a waste that will be shuffled may bring its cards in any order.
    """
    if position.outcome is not Outcome.PLAYING or _removes(position):
        return False
    if len(position.wastes) > 1:
        return not _fits_somewhere(position)
    seen: set[tuple[int, int]] = set()
    for _ in range(MOST_STEPS):
        position = _onward(position)
        state = (position.stock_count, position.redeals if position.redeals_left else 0)
        if state in seen or position.outcome is not Outcome.PLAYING:
            return True
        seen.add(state)
        if _removes(position):
            return False
        if not position.stock and position.redeals_left and _shuffles(position):
            return not _fits_somewhere(position)
        if not position.stock and position.redeals_left == 0:
            return True
    return True


def _onward(position: Position) -> Position:
    return position.apply(Draw() if position.stock else Recycle())


def _removes(position: Position) -> bool:
    return any(isinstance(move, Remove) for move in position.legal_moves())


def _shuffles(position: Position) -> bool:
    return position.rules.redeal is Redeal.RESHUFFLE


def _fits_somewhere(position: Position) -> bool:
    """True if cards make a pair or go alone, whatever order the stock comes in."""
    target = position.rules.target
    open_cards = [
        card
        for place in position.open_places()
        if place.kind == PYRAMID and (card := position.card_at(place)) is not None
    ]
    coming: list[Card] = list(position.stock_cards())
    for pile in range(len(position.wastes)):
        cards = position.waste_cards(pile)
        coming += cards if _again(position) else cards[-1:]
    ranks = {card.rank for card in coming}
    if target in ranks or any(target - card.rank in ranks for card in open_cards):
        return True
    pairing = len(position.wastes) > 1 or position.rules.fresh_pair
    return pairing and any(
        target - card.rank in ranks and (target != 2 * card.rank or _twice(coming, card))
        for card in coming
    )


def _again(position: Position) -> bool:
    """True if the cards of the waste come up once more."""
    return position.redeals_left is None or position.redeals_left > 0


def _twice(cards: list[Card], card: Card) -> bool:
    return sum(other.rank == card.rank for other in cards) > 1
