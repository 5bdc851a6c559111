"""Fair hints: from what the player can know and nothing else."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import HealthCheck, assume, given, settings

from engine.deal import Deal, deal_of
from engine.game import new_game
from engine.moves import Draw, parse_move
from engine.position import Outcome, start_position
from engine.rules import parse_rules
from engine.shape import bits
from engine.solver import Kind, decide
from engine.solver.fair import fair_hint, is_exact, seen_in
from tests.engine.tiny import positions

TRUE_SHARE = 40
"""Orders of a tiny stock that are all gone through, at most."""


def relaid(position, cards):
    """The position with other cards in the stock that is left."""
    deal, laid = position.deal, list(position.deal.cards)
    order = deal.stock_order(position.redeals)
    for bit, card in zip(bits(position.stock), cards, strict=True):
        laid[order[bit]] = card
    return replace(position, deal=Deal(deal.rules, tuple(laid), deal.number))


def hidden(position):
    order = position.deal.stock_order(position.redeals)
    return [position.deal.cards[order[bit]] for bit in bits(position.stock)]


@given(positions())
@settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_the_hint_does_not_depend_on_the_order_that_nobody_has_told(position):
    assume(position.outcome is Outcome.PLAYING and position.redeals == 0)
    assume(position.stock.bit_count() > 1)
    other = relaid(position, hidden(position)[::-1])
    found, again = fair_hint(position, samples=8), fair_hint(other, samples=8)
    if not found.exact:
        assert (found.wins, found.samples) == (again.wins, again.samples)
        assert found.move == again.move
    assert found.move in position.legal_moves()


@given(positions())
@settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_the_share_is_near_that_of_all_orders(position):
    assume(position.outcome is Outcome.PLAYING and not is_exact(position))
    assume(position.rules.redeals == 0 and 2 <= position.stock.bit_count() <= 4)
    found = fair_hint(position, samples=300)
    orders = [relaid(position, cards) for cards in permutations(hidden(position))]
    wins = Counter(
        decide(order.apply(move)).kind is Kind.WIN and move
        for order in orders
        for move in position.legal_moves()
    )
    share = found.wins / found.samples
    assert share == pytest.approx(wins[found.move] / len(orders), abs=0.12)


@pytest.mark.parametrize(("token", "moves"), [("N", ""), ("T", "d " * 8 + "r")])
def test_where_all_that_matters_is_known_the_hint_is_exact(token, moves):
    game = new_game(deal_of(2, parse_rules(token))).play(*map(parse_move, moves.split()))
    found = fair_hint(game.position)
    assert (found.exact, found.samples) == (True, 1)
    won = decide(game.position).kind is Kind.WIN
    assert found.wins == int(won)
    if won:
        assert decide(game.position.apply(found.move)).kind is Kind.WIN


def test_a_card_drawn_and_taken_back_was_seen():
    game = new_game(deal_of(2, parse_rules("R"))).play(Draw(), Draw(), Draw())
    game = game.undo(2)
    assert seen_in(game).bit_count() == 2
    assert seen_in(game) == game.position.stock & 0b111
    assert seen_in(new_game(game.deal)) == 0


def test_a_spent_budget_gives_fewer_orders_and_says_so():
    position = start_position(deal_of(3, parse_rules("R")))
    found = fair_hint(position, budget=20_000)
    assert 0 < found.samples < 100
    assert found.move is not None
    assert fair_hint(position, cancelled=lambda: True).samples == 0


def test_after_the_end_there_is_nothing_to_suggest():
    position = start_position(deal_of(2, parse_rules("R")))
    while position.outcome is Outcome.PLAYING:
        position = position.apply(position.legal_moves()[-1])
    assert fair_hint(position).move is None
