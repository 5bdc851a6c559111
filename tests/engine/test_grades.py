"""Grades: stable, the same from both cores, five of a size."""

from collections import Counter

import pytest

from engine.deal import deal_of, parse_layout
from engine.position import start_position
from engine.rules import VARIANTS, parse_rules
from engine.solver import Kind, decide, native
from engine.solver.grades import BOUNDS, careless, grade
from tests.engine.cores import needs_native

FAST = ["N", "S", "R", "P1", "P2", "T", "E"]


@needs_native
@pytest.mark.parametrize("token", [*VARIANTS, "SC", "NW1D", "A2", "P1W", "TC", "R2"])
def test_both_cores_play_the_same_careless_games(token, monkeypatch):
    deals = [deal_of(number, parse_rules(token)) for number in range(3)]
    found = [careless(deal, 25) for deal in deals]
    monkeypatch.setattr(native, "_module", None)
    assert [careless(deal, 25) for deal in deals] == found
    assert all(0 < tally.ease(deals[0].rules.pyramid_size) <= 1 for tally in found)


def test_every_variant_has_bounds_that_fall():
    assert set(VARIANTS) <= set(BOUNDS)
    for bounds in BOUNDS.values():
        assert list(bounds) == sorted(set(bounds), reverse=True)


@pytest.mark.parametrize("token", FAST)
def test_grades_are_there_for_winnable_deals_only(token):
    seen = Counter()
    for number in range(60):
        deal = deal_of(number, parse_rules(token))
        found = grade(deal)
        assert found.kind is decide(start_position(deal), line=False).kind
        assert (found.grade is None) == (found.kind is not Kind.WIN)
        seen[found.grade] += 1
    assert len(set(seen) - {None}) > (token != "E")


def test_all_five_grades_occur_under_the_apps_rules():
    seen = Counter(grade(deal_of(number, parse_rules("N"))).grade for number in range(100))
    assert set(seen) == {None, 1, 2, 3, 4, 5}


def test_a_grade_stands_for_the_cards_and_not_for_the_number():
    deal = deal_of(2, parse_rules("N"))
    laid = parse_layout(" ".join(map(str, deal.cards)), deal.rules)
    assert grade(laid) == grade(deal) == grade(deal)
