"""Playing by words: R5–R16, C27, C31–C34, and the documented opening (R19)."""

import pytest

from engine.moves import parse_place
from engine.position import Outcome

WINNING_LINE = (
    "g6 g2+g3 d g5+w d d f2+w d d g1+w d d g4+w d f3+w e2 d d d d d f1+w e1 d d d d "
    "d f4+w d d d e3+w d2+f5 e4 d3+g7 d d r d d d d1+w c1+w d d d d f6+w d c2+w d "
    "e5+w d d4+w d d d d d d c3+w b2+w r d b1+w d d d d a1+w"
)
"""Moves that win deal 2 under the app's rules."""


@pytest.fixture
async def deal_2(chat):
    await chat.say("new 2")
    return chat


async def test_the_documented_opening_in_english(chat):
    assert await chat.say("new game two") == (
        "New game, deal 2. Code PY1-N-AAAAAAS. Pyramide rules: win by clearing the pyramid, "
        "as many passes as you like. Free: 7 of clubs, 10 of clubs, 3 of hearts, 4 of hearts, "
        "3 of spades, king of diamonds, 7 of spades. Waste: 7 of diamonds. Stock: 23 cards."
    )
    assert await chat.say("king") == "Removed king of diamonds. 10 points. Nothing new is free."
    assert await chat.say("Ten of clubs and three of spades.") == (
        "Removed 10 of clubs and 3 of spades. Now free: 10 of spades, row 6. 30 points."
    )
    assert await chat.say("ten of spades three of hearts") == (
        "Removed 10 of spades and 3 of hearts. Now free: 2 of clubs, row 6. 50 points."
    )
    assert chat.line == "g6 g2+g5 f5+g3"


async def test_the_documented_opening_in_italian(italian):
    await italian.say("new PY1-N-AAAAAAS")
    assert await italian.say("king KD") == (
        "Tolto il re di quadri. 10 punti. Nessuna nuova carta libera."
    )
    assert await italian.say("10♣ 3♠") == (
        "Tolti 10 di fiori e 3 di picche. Ora è libero il 10 di picche, fila 6. 30 punti."
    )
    assert "Questa carta è bloccata da un'altra" in await italian.say("QC")
    assert "La somma deve essere uguale a 13" in await italian.say("7C 7S")
    assert "7 di fiori" in await italian.say("free")
    status = await italian.say("status")
    assert "30 punti, 2 mosse" in status


async def test_a_covered_card_names_what_covers_it(deal_2):
    """R11, C27."""
    assert await deal_2.say("queen of clubs") == (
        "Queen of clubs is covered by 7 of clubs and 10 of clubs."
    )
    assert deal_2.line == ""


async def test_a_wrong_sum_keeps_the_second_card_selected(deal_2):
    """R11, C34: the selection is not lost, nothing else changes."""
    await deal_2.say("draw")
    told = await deal_2.say("seven of clubs seven of spades")
    assert told == "7 and 7 make 14; a pair must make 13. 7 of spades stays selected."
    assert deal_2.last.view.selected == parse_place("g7")
    told = await deal_2.say("seven of spades seven of clubs")
    assert told.endswith("7 of clubs stays selected.")
    assert deal_2.line == "d"


async def test_a_selected_card_meets_its_partner_when_it_is_named(deal_2):
    told = await deal_2.say("ten of clubs")
    assert told == "10 of clubs is selected. It matches 3 of hearts and 3 of spades."
    await deal_2.say("three of spades")
    assert deal_2.line == "g2+g5"


async def test_naming_the_selected_card_again_lets_it_go(deal_2):
    await deal_2.say("ten of clubs")
    assert await deal_2.say("ten of clubs") == "10 of clubs is no longer selected."
    assert deal_2.last.view.selected is None


async def test_a_card_that_is_not_in_sight(deal_2):
    await deal_2.say("king")
    assert await deal_2.say("king of diamonds") == "King of diamonds is not in sight."


async def test_draw_says_the_card_and_what_it_matches(deal_2):
    """R7, C27."""
    card = str(deal_2.view.game.position.stock_cards()[0])
    told = await deal_2.say("draw")
    assert deal_2.last.move == "d"
    assert told.count(".") >= 2
    assert str(deal_2.view.game.position.card_at(parse_place("w"))) == card


async def test_draw_recycles_when_the_stock_is_empty(deal_2):
    """R8."""
    for _ in range(23):
        told = await deal_2.say("draw")
    assert "The stock is empty now." in told
    assert await deal_2.say("draw") == "The waste is turned over: 24 cards in the stock. Pass 2."


async def test_undo_says_what_came_back_and_keeps_the_counter(deal_2):
    """R16, C33."""
    await deal_2.say("king")
    await deal_2.say("ten of clubs and three of spades")
    assert await deal_2.say("undo") == (
        "Taken back: 10 of clubs and 3 of spades return. 10 points, 2 moves."
    )
    assert await deal_2.say("undo") == "Taken back: king of diamonds returns. 0 points, 2 moves."
    assert await deal_2.say("undo") == "There is nothing left to take back."


async def test_undo_several(deal_2):
    for _ in range(3):
        await deal_2.say("draw")
    assert await deal_2.say("undo 3") == "Taken back: the last 3 actions. 0 points, 3 moves."
    await deal_2.say("draw")
    assert await deal_2.say("undo 5") == "Only one action can be taken back."


async def test_undo_of_a_recycle(deal_2):
    for _ in range(24):
        await deal_2.say("draw")
    assert (await deal_2.say("undo")).startswith(
        "Taken back: the waste lies as before it was turned over."
    )


async def test_a_win_is_said_with_the_move_and_ends_the_game(chat):
    """C31: announced at once, and no move is taken after it."""
    await chat.say("new 2")
    line = WINNING_LINE.split()
    for move in line:
        told = await chat.say({"d": "draw", "r": "draw"}.get(move, move))
    assert "You won!" in told
    assert f"280 points, {len(line)} moves" in told
    assert chat.view.game.outcome is Outcome.WON
    assert (await chat.say("draw")).startswith("This game is won.")
    assert "This game is won." in await chat.say("undo")


async def test_no_more_moves_is_said_with_the_last_draw_of_limited_passes(chat):
    """R13, C32; undo after a loss works (C33)."""
    await chat.say("new S 1")
    told = ""
    while chat.view.game.outcome is Outcome.PLAYING:
        told = await chat.say("draw")
        assert ("No more moves are possible." in told) == (chat.view.game.outcome is Outcome.LOST)
        if chat.last.move is None:
            await chat.say(str(chat.view.game.position.legal_moves()[0]))
    assert (await chat.say("draw")).startswith("No more moves are possible.")
    assert (await chat.say("undo")).startswith("Taken back:")


async def test_without_a_game_every_move_says_how_to_start(chat):
    for line in ("draw", "undo", "free", "board", "10♣ 3♠", "king", "history"):
        assert (await chat.say(line)) in {
            'No game is running. Say "new" to start one.',
            'The same as before. No game is running. Say "new" to start one.',
            'Once more the same. No game is running. Say "new" to start one.',
        }
