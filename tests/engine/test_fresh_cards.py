"""Which drawn cards are fresh, on any number of piles: R10 against a model made of lists.

A card that was drawn is fresh until it is removed or covered by another draw. What happens on
one pile is nothing to the others: a draw onto it, a removal from it.
"""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import ordered_deck
from engine.deal import Deal, deal_of
from engine.moves import PYRAMID, Draw, Move, Recycle, Remove, parse_move, under_place, waste_place
from engine.position import Position, start_position
from engine.rules import Rules, parse_rules

FREELY_ON_THREE = parse_rules("AD")
SMALL = Rules(rows=2, ranks=3, target=4, opening=0, redeals=1, wastes=3, fresh_pair=True)
"""Nine cards of the stock, and every second pair of neighbours makes the target."""


@dataclass
class Piles:
    """The ranks on each pile, the top last, and whether the top is fresh."""

    rules: Rules
    cards: list[list[int]]
    fresh: list[bool]

    def follow(self, move: Move, before: Position) -> None:
        match move:
            case Draw(pile):
                drawn = before.stock_cards()[: self.rules.draw]
                self.cards[pile].extend(card.rank for card in drawn)
                self.fresh[pile] = self.rules.fresh_pair
            case Recycle():
                self.cards = [[] for _ in self.cards]
                self.fresh = [False for _ in self.fresh]
            case Remove(places):
                for place in places:
                    if place.kind != PYRAMID:
                        self.cards[place.column].pop()
                        self.fresh[place.column] = False

    def pairs(self) -> set[int]:
        """The piles whose top goes with the card beneath it."""
        return {
            number
            for number, (cards, fresh) in enumerate(zip(self.cards, self.fresh, strict=True))
            if fresh and len(cards) > 1 and cards[-1] + cards[-2] == self.rules.target
        }


def fresh_move(pile: int) -> Remove:
    return Remove((waste_place(pile), under_place(pile)))


def followed(position: Position, random: Random, longest: int) -> int:
    """Play at random beside the model; how often a pair was fresh on one of two piles."""
    rules = position.rules
    opened = [card.rank for card in position.waste_cards(0)]
    piles = Piles(rules, [opened, *([] for _ in position.wastes[1:])], [False] * rules.wastes)
    met = 0
    for _ in range(longest):
        moves = position.legal_moves()
        if not moves:
            break
        pairs = piles.pairs()
        numbers = range(rules.wastes)
        assert {number for number in numbers if fresh_move(number) in moves} == pairs
        assert {n for n in numbers if position.why_not(fresh_move(n)) is None} == pairs
        met += bool(pairs)
        move = random.choice(moves)
        piles.follow(move, position)
        position = position.apply(move)
        shown = [[card.rank for card in position.waste_cards(n)] for n in numbers]
        assert shown == piles.cards
    return met


@pytest.mark.parametrize("token", ["AD", "A3D", "AW2DC", "RD", "TD", "P2", "F", "N"])
def test_fresh_cards_follow_the_model_in_every_variant(token: str) -> None:
    """R10: with one pile, with three, drawn by three, across redeals."""
    met = sum(
        followed(start_position(deal_of(number, parse_rules(token))), Random(number), 90)
        for number in range(40)
    )
    assert met or token == "N"


@given(st.permutations(ordered_deck(3, 1)), st.integers(0, 2**32))
@settings(max_examples=150, derandomize=True, deadline=None)
def test_fresh_cards_follow_the_model_in_a_small_world(cards: list, seed: int) -> None:
    """R10: few ranks, so that a fresh pair lies on one pile while another is played."""
    followed(start_position(Deal(SMALL, tuple(cards), seed % 100)), Random(seed), 40)


def laid(*drawn: str) -> Position:
    """A game with three piles and option D in which these cards are drawn first."""
    deck = ordered_deck()
    first = [next(c for c in deck if str(c) == name) for name in drawn]
    rest = [card for card in deck if card not in first]
    return start_position(Deal(FREELY_ON_THREE, (*rest[:28], *first, *rest[28:])))


def after(position: Position, moves: str) -> Position:
    for text in moves.split():
        position = position.apply(parse_move(text))
    return position


def test_a_draw_onto_another_pile_covers_nothing() -> None:
    """R10, three piles and option D: 6 and 7 stay a pair while other piles are drawn onto."""
    position = laid("6S", "7S", "2H", "3H")
    for moves in ("d d", "d d dw2", "d d dw2 dw3"):
        assert after(position, moves).why_not(parse_move("w+u")) is None
    assert after(position, "d d dw2 d").why_not(parse_move("w+u")) is not None, "covered"


def test_a_removal_from_another_pile_keeps_the_mark_here() -> None:
    """R10: the King of the second pile goes, the first pile's pair stays."""
    position = after(laid("6S", "7S", "KS"), "d d dw2 w2")
    assert position.why_not(parse_move("w+u")) is None


def test_a_redeal_leaves_no_mark() -> None:
    """R10: what lies in the stock again is not drawn any more."""
    position = start_position(deal_of(1, parse_rules("A1D")))
    while position.stock:
        position = position.apply(Draw(position.stock_count % 3))
    assert position.fresh == 0b111
    assert after(position, "r").fresh == 0
    assert after(position, "r dw2").fresh == 0b010
