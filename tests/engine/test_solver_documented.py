"""What the sources say of deals: deal 1 (R20) and deal 2 (R19)."""

import pytest

from engine.cards import ordered_deck
from engine.deal import Deal, parse_code
from engine.generator import CONSTANT, shuffled
from engine.moves import parse_move
from engine.position import Outcome, start_position
from engine.rules import parse_rules
from engine.solver import Kind, shortest, solve


def test_no_more_than_14_cards_of_deal_1_can_be_removed_r20():
    verdict = solve(start_position(parse_code("PY1-N-AAAAAAJ")))
    assert (verdict.kind, verdict.max_removed) == (Kind.LOSS, 14)


def test_the_line_of_deal_1_removes_the_14_cards_r20():
    position = start_position(parse_code("PY1-N-AAAAAAJ"))
    for move in solve(position).line:
        position = position.apply(move)
    assert position.removed_count == 14


def test_no_smaller_constant_gives_a_deal_1_with_14_cards_r20():
    rules, deck = parse_rules("N"), ordered_deck()
    for constant in range(CONSTANT):
        position = start_position(Deal(rules, shuffled(deck, 1, constant), 1))
        assert solve(position).max_removed != 14


def test_deal_2_can_be_won_after_its_documented_moves_r19():
    position = start_position(parse_code("PY1-N-AAAAAAS"))
    for text in ("g6", "g2+g5"):
        position = position.apply(parse_move(text))
    verdict = solve(position)
    assert verdict.kind is Kind.WIN
    for move in verdict.line:
        position = position.apply(move)
    assert position.outcome is Outcome.WON


@pytest.mark.parametrize("text", ["", "d " * 24 + "r"])
def test_the_shortest_win_is_never_longer_than_the_line(text):
    position = start_position(parse_code("PY1-R2-AAAAAAS"))
    for word in text.split():
        position = position.apply(parse_move(word))
    verdict, found = solve(position), shortest(position, budget=100_000)
    assert verdict.kind is Kind.WIN
    assert 0 < len(found.line) <= len(verdict.line)
