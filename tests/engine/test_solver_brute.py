"""The solver against brute force, on tiny worlds with every option of the rules."""

import pytest
from hypothesis import HealthCheck, assume, given, settings

from engine.position import Outcome, Position
from engine.solver import Kind, decide, shortest, solve
from tests.engine.tiny import fewest_moves, positions

thoroughly = settings(
    max_examples=250,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)


def _played(position: Position, line) -> Position:
    for move in line:
        position = position.apply(move)
    return position


@pytest.mark.slow
@given(positions())
@thoroughly
def test_verdicts_and_most_cards_are_those_of_brute_force(position):
    truth = fewest_moves(position)
    assume(truth is not None)
    moves, removed, of_pyramid = truth
    verdict = solve(position)
    end = _played(position, verdict.line)
    if moves is None:
        assert verdict.kind is Kind.LOSS
        assert (verdict.max_removed, verdict.max_pyramid) == (removed, of_pyramid)
        assert end.removed_count - position.removed_count == removed
    else:
        assert verdict.kind is Kind.WIN
        assert end.outcome is Outcome.WON


@pytest.mark.slow
@given(positions())
@thoroughly
def test_the_shortest_win_is_that_of_brute_force(position):
    truth = fewest_moves(position)
    assume(truth is not None)
    found = shortest(position)
    assert found.proved
    if truth[0] is None:
        assert not found.line
        assert decide(position).kind is Kind.LOSS
    else:
        assert len(found.line) == truth[0]
        assert _played(position, found.line).outcome is Outcome.WON
