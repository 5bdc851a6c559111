"""Hints: legal, never losing a won game, never the same draw for ever (C36)."""

import pytest
from hypothesis import HealthCheck, given, settings

from engine.cards import format_card
from engine.deal import deal_of, parse_code
from engine.game import new_game
from engine.hints import Hint, at_last_removal, hint_from, positions_of
from engine.moves import Draw, Remove, format_move, parse_move
from engine.position import Outcome, start_position
from engine.rules import parse_rules
from engine.solver import Kind, Verdict, decide, solve
from tests.engine.tiny import positions


@given(positions())
@settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_a_hint_is_legal_and_keeps_what_can_be_reached(position):
    before = solve(position)
    hint = hint_from(position, before)
    assert hint.kind is before.kind
    if hint.move is None:
        assert position.outcome is not Outcome.PLAYING or before.max_removed == 0
        return
    after = position.apply(hint.move)
    later = solve(after)
    if Kind.UNKNOWN in (before.kind, later.kind):
        return  # what is not decided within the budget promises nothing
    if before.kind is Kind.WIN:
        assert after.outcome is Outcome.WON or later.kind is Kind.WIN
    else:
        gone = after.removed_count - position.removed_count
        assert (later.max_removed or 0) + gone == before.max_removed


@pytest.mark.parametrize("token", ["N", "NC", "ND", "NW1D", "R2", "A2", "P1"])
def test_asking_anew_after_each_move_comes_to_an_end(token):
    position = start_position(deal_of(2, parse_rules(token)))
    moves = 0
    while position.outcome is Outcome.PLAYING:
        hint = hint_from(position, solve(position, budget=200_000))
        if hint.move is None:
            break
        position = position.apply(hint.move)
        moves += 1
        assert moves < 400
    assert position.outcome is not Outcome.PLAYING or hint.kind is not Kind.WIN


def test_a_hint_tells_the_draws_before_its_goal_and_what_that_opens():
    position = start_position(parse_code("PY1-N-AAAAAAS"))
    line = tuple(map(parse_move, ("d", "d", "g6")))
    hint = hint_from(position, Verdict(Kind.WIN, line))
    assert (hint.move, hint.draws, hint.goal) == (Draw(), 2, parse_move("g6"))
    assert hint.opens == ()
    assert [format_card(card) for card in hint.cards] == ["KD"]
    position = position.apply(parse_move("g6"))
    hint = hint_from(position, Verdict(Kind.LOSS, (parse_move("g2+g5"),)))
    assert [str(place) for place in hint.opens] == ["f5"]


def test_where_nothing_can_ever_be_removed_no_draw_is_suggested():
    position = start_position(parse_code("PY1-N-AAAAAAJ"))
    for move in solve(position).line:
        position = position.apply(move)
    assert position.outcome is Outcome.PLAYING
    assert hint_from(position, solve(position)) == Hint(Kind.LOSS, None)
    assert hint_from(position, Verdict(Kind.UNKNOWN)) == Hint(Kind.UNKNOWN, None)


def test_without_a_proof_the_removal_that_frees_most_comes_first():
    position = start_position(parse_code("PY1-N-AAAAAAS")).apply(parse_move("g6"))
    hint = hint_from(position, Verdict(Kind.UNKNOWN))
    assert isinstance(hint.move, Remove)
    assert (hint.kind, hint.draws, hint.goal) == (Kind.UNKNOWN, 0, hint.move)
    frees = len(hint.opens)
    for move in position.legal_moves():
        if isinstance(move, Remove):
            freed = set(position.apply(move).free_places()) - set(position.free_places())
            assert len(freed) <= frees


def test_without_a_proof_draws_lead_to_the_next_removal():
    position = start_position(parse_code("PY1-N-AAAAAAJ")).apply(parse_move("g7"))
    hint = hint_from(position, Verdict(Kind.UNKNOWN))
    assert hint.move == Draw()
    for _ in range(hint.draws):
        assert not any(isinstance(move, Remove) for move in position.legal_moves())
        position = position.apply(Draw())
    assert hint.goal in position.legal_moves()


def test_what_was_drawn_since_the_last_removal_can_be_left_out():
    game = new_game(parse_code("PY1-T-AAAAAAS")).play(*map(parse_move, ("d", "g6", "d", "d")))
    rested = at_last_removal(game)
    assert [format_move(move) for move in rested.line] == ["d", "g6"]
    assert at_last_removal(rested) is rested


def test_the_positions_of_a_game_are_all_its_tables():
    game = new_game(parse_code("PY1-N-AAAAAAS")).play(*map(parse_move, ("g6", "g2+g5", "d")))
    found = positions_of(game.undo())
    assert [position.removed_count for position in found] == [0, 1, 3]
    assert found[-1] == game.before[-1]


def test_a_line_of_hints_is_a_line_of_the_verdict():
    position = start_position(deal_of(3, parse_rules("S2")))
    verdict = decide(position)
    assert verdict.kind is Kind.WIN
    for number, move in enumerate(verdict.line):
        hint = hint_from(position, Verdict(Kind.WIN, verdict.line[number:]))
        assert format_move(hint.move) == format_move(move)
        position = position.apply(move)
    assert position.outcome is Outcome.WON
