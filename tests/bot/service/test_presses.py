"""Buttons: C2–C4, R5, R6, R11; a stale one plays nothing."""

import pytest

from bot.replies import Kind
from bot.requests import Press
from engine.deal import format_code
from engine.game import parse_game
from engine.moves import Recycle, parse_move, parse_place
from engine.rules import VARIANTS

RULES = VARIANTS["R"]


def place(text):
    return parse_place(text)


@pytest.fixture
async def deal_2(chat):
    await chat.say("new 2")
    return chat


async def test_two_taps_remove_a_pair(deal_2):
    """R5."""
    assert (await deal_2.press(place=place("g2"))).startswith("10 of clubs is selected.")
    assert deal_2.last.view.selected == place("g2")
    assert not deal_2.last.changed
    await deal_2.press(place=place("g5"))
    assert (deal_2.line, deal_2.last.changed, deal_2.last.move) == ("g2+g5", True, "g2+g5")


async def test_one_tap_removes_a_king(deal_2):
    """R6."""
    await deal_2.press(place=place("g6"))
    assert deal_2.line == "g6"


async def test_a_bad_pair_keeps_the_second_card(deal_2):
    """R11, C34."""
    await deal_2.press(place=place("g1"))
    told = await deal_2.press(place=place("g7"))
    assert "7 and 7 make 14" in told
    assert deal_2.last.view.selected == place("g7")
    assert deal_2.line == ""


async def test_the_selected_card_is_let_go_by_a_second_tap(deal_2):
    await deal_2.press(place=place("g2"))
    assert deal_2.last.view.selected == place("g2")
    await deal_2.press(place=place("g2"))
    assert deal_2.last.view.selected is None


async def test_stock_undo_and_new_buttons(deal_2):
    await deal_2.press(move=parse_move("d"))
    await deal_2.press(command="undo")
    assert deal_2.line == "d u"
    assert "New game" in await deal_2.press(command="new")
    assert deal_2.line == ""


async def test_a_stock_button_that_is_not_allowed_says_why(deal_2):
    assert "The stock still has cards" in await deal_2.press(move=Recycle())


async def test_a_late_or_doubled_tap_plays_nothing(deal_2):
    """C3, C4."""
    board = deal_2.view
    await deal_2.press(place=place("g6"))
    reply = await deal_2.ask(Press(board.game_id, board.game.turn, place=place("g6")))
    assert (reply.kind, reply.alert, reply.changed) == (Kind.REFUSED, True, True)
    assert deal_2.line == "g6"


async def test_a_tap_on_the_board_of_an_older_game(deal_2):
    """C3."""
    board = deal_2.view
    await deal_2.say("new 1")
    reply = await deal_2.ask(Press(board.game_id, board.game.turn, move=parse_move("d")))
    assert reply.kind is Kind.REFUSED
    assert reply.view.game.deal.number == 1
    assert deal_2.line == ""


async def test_a_forged_button_is_refused(deal_2):
    for press in (
        Press(0, -1),
        Press(0, 0, command="undo"),
        Press(987654, 0, move=parse_move("d")),
        Press(deal_2.view.game_id, 0, command="no such thing"),
        Press(deal_2.view.game_id, 0, place=place("a1")),
        Press(deal_2.view.game_id, 0, place=place("w3")),
    ):
        reply = await deal_2.ask(press)
        assert reply.kind is Kind.REFUSED
    assert deal_2.line == ""


async def test_someone_else_presses_the_buttons_of_my_game(deal_2):
    """C2: checked against the stored owner; alert, no board, no move."""
    board = deal_2.view
    reply = await deal_2.ask(Press(board.game_id, 0, place=place("g6")), user=2)
    assert (reply.kind, reply.alert, reply.view) == (Kind.REFUSED, True, None)
    assert deal_2.line == ""


async def test_a_groups_shared_game_is_everybodys(group):
    """C2, C12: also for those who have no personal id."""
    await group.say("/new 2", user=1)
    await group.press(user=2, place=place("g6"))
    await group.press(user=None, move=parse_move("d"))
    assert group.line == "g6 d"


async def test_the_choices_of_a_question_are_buttons(deal_2):
    await deal_2.say("ten and three")
    await deal_2.answer(2)
    assert deal_2.line == "g2+g5"


async def test_without_a_game_new_and_answers_work(chat):
    reply = await chat.ask(Press(0, 0, command="new"))
    assert reply.kind is Kind.DONE
    assert reply.view is not None


async def test_a_fresh_pair_by_buttons(chat):
    """R10: the card beneath a fresh waste top is a button of its own."""
    number = next(
        number
        for number in range(200)
        if parse_move("w+u")
        in parse_game(f"{format_code(number, RULES)} d d").position.legal_moves()
    )
    await chat.say(f"new R {number}")
    await chat.press(move=parse_move("d"))
    await chat.press(move=parse_move("d"))
    await chat.press(place=place("w"))
    await chat.press(place=place("u"))
    assert chat.last.move == "w+u"


def _after_two_draws(number):
    return parse_game(f"{format_code(number, RULES)} d d").position
