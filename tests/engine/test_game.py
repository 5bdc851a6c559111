"""R14–R16: score, moves counter, undo; a game is a line that replays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deal import deal_of, parse_code
from engine.errors import BadGame, IllegalMove, NothingToUndo
from engine.game import REACH, format_game, new_game, parse_game
from engine.moves import Draw, parse_move
from engine.position import Outcome
from engine.rules import VARIANTS
from tests.engine.strategies import games


def test_score_and_moves_of_the_documented_opening():
    """R14, R15, R19."""
    game = parse_game("PY1-N-AAAAAAS g6 g2+g5 d")
    assert (game.score, game.moves, game.undos, game.turn) == (30, 3, 0, 3)
    assert game.outcome is Outcome.PLAYING


@given(games())
def test_a_game_is_a_line(game):
    line = format_game(game)
    assert parse_game(line) == game
    assert format_game(parse_game(line)) == line


@given(games(), st.data())
def test_undo_after_a_move_is_identity(game, data):
    """R16: the table is as before, the counter is not."""
    moves = game.position.legal_moves()
    if moves:
        after = game.play(data.draw(st.sampled_from(moves)))
        back = after.undo()
        assert back.position == game.position
        assert back.line == game.line
        assert back.score == game.score
        assert back.moves == game.moves + 1


@given(games())
def test_the_counter_counts_every_action_once(game):
    """R15, R16, C33."""
    assert game.moves == sum(action is not None for action in game.log)
    assert len(game.line) == game.moves - game.undos


def test_undo_takes_back_pairs_kings_draws_and_recycles():
    """R16, C33: across a King and a recycle."""
    game = parse_game("PY1-N-AAAAAAS " + "d " * 23 + "r d g6")
    back = game.undo(3)
    assert back.position.stock_count == 0
    assert back.moves == 26
    assert back.undo(23).position == new_game(game.deal).position


def test_undo_of_a_draw_hides_the_stock_card_again():
    game = new_game(parse_code("PY1-N-AAAAAAS")).play(Draw())
    assert game.undo().position.stock_count == 23


def test_undo_across_a_reshuffle_gives_the_first_order_back():
    start = new_game(deal_of(7, VARIANTS["P1"]))
    drawn = start.play(*[Draw()] * 24)
    reshuffled = drawn.play(parse_move("r"))
    assert reshuffled.position.stock_cards() != start.position.stock_cards()
    assert reshuffled.undo(25).position == start.position
    again = reshuffled.undo().play(parse_move("r"))
    assert again.position == reshuffled.position


def test_undo_at_the_start_says_so():
    """C33."""
    with pytest.raises(NothingToUndo):
        new_game(parse_code("PY1-N-AAAAAAS")).undo()


def test_undo_after_a_loss_works():
    """C33."""
    game = new_game(parse_code("PY1-R-AAAAAAS"))
    while game.position.legal_moves():
        game = game.play(game.position.legal_moves()[0])
    assert game.outcome is Outcome.LOST
    assert game.undo().outcome is Outcome.PLAYING


def test_the_last_hundred_actions_and_no_more():
    """R16: what has dropped out of the hundred does not come back within reach."""
    game = new_game(parse_code("PY1-N-AAAAAAS"))
    for _ in range(REACH + 20):
        game = game.play(game.position.legal_moves()[-1])
    assert len(game.before) == REACH
    back = game.undo(REACH)
    assert len(back.line) == 20
    with pytest.raises(NothingToUndo):
        back.undo()
    again = back.play(back.position.legal_moves()[-1])
    assert again.undo().position == back.position
    with pytest.raises(NothingToUndo):
        again.undo(2)
    assert parse_game(format_game(again)) == again


def test_an_illegal_move_changes_nothing():
    """R11, C34."""
    game = parse_game("PY1-N-AAAAAAS g6")
    with pytest.raises(IllegalMove):
        game.play(parse_move("d"), parse_move("g1+g7"))
    assert format_game(game) == "PY1-N-AAAAAAS g6"


@pytest.mark.parametrize(
    "line",
    ["", "PY1-N-AAAAAAT", "PY1-N-AAAAAAS x", "PY1-N-AAAAAAS g1", "PY1-N-AAAAAAS u", "g6"],
)
def test_what_is_no_game_is_refused(line):
    with pytest.raises(BadGame, match="line"):
        parse_game(line)
