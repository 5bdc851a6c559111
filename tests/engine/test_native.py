"""The native core and the Python searches: the same states, verdicts and ways (they are twins)."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.deal import deal_of
from engine.position import Outcome, start_position
from engine.rules import VARIANTS, parse_rules
from engine.solver import methods, native
from engine.solver.strategy import method_for
from tests.engine.cores import needs_native
from tests.engine.strategies import OPTIONS
from tests.engine.tiny import positions

pytestmark = needs_native

TOKENS = [name + option for name in VARIANTS for option in OPTIONS]
STATES = 3_000


def both(position, budget=1_000_000):
    """What each core finds."""
    method = method_for(position)
    found = native.ask(method, position, budget, None)
    python = methods.find_in_python(method, position, budget, None)
    return found, python


def same(position, budget=1_000_000):
    found, python = both(position, budget)
    kind, nodes, way = found
    assert methods.KINDS[kind] is python.kind
    assert nodes == python.nodes
    told = [tuple(step)[: len(other)] for step, other in zip(python.way, way, strict=True)]
    assert told == way
    return python.kind


@given(positions())
@settings(max_examples=400, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_tiny_worlds_are_searched_alike(position):
    assume(position.outcome is Outcome.PLAYING and native.fits(position))
    same(position)


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_searched_alike(token):
    for number in range(4):
        position = start_position(deal_of(number, parse_rules(token)))
        if native.fits(position):
            same(position, STATES)


@given(st.integers(0, 999), st.sampled_from(TOKENS), st.lists(st.integers(0, 99), max_size=30))
@settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_games_under_way_are_searched_alike(number, token, choices):
    position = start_position(deal_of(number, parse_rules(token)))
    for choice in choices:
        moves = position.legal_moves()
        if not moves:
            break
        position = position.apply(moves[choice % len(moves)])
    assume(position.outcome is Outcome.PLAYING and native.fits(position))
    same(position, STATES)


def test_a_question_that_nobody_asks_any_more_is_given_up():
    position = start_position(deal_of(2, parse_rules("F")))
    kind, nodes, way = native.ask(method_for(position), position, 1 << 40, lambda: True)
    assert (methods.KINDS[kind].value, way) == ("unknown", [])
    assert nodes < 100_000


def test_an_error_of_the_asker_comes_out():
    position = start_position(deal_of(2, parse_rules("F")))
    with pytest.raises(ZeroDivisionError):
        native.ask(method_for(position), position, 1 << 40, lambda: 1 // 0)
