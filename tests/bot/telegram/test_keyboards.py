"""The buttons under a board, for every variant."""

import random

import pytest
from telegram import InlineKeyboardMarkup

from bot.language.catalog import Catalog
from bot.replies import Kind, Reply, Settings, View
from bot.requests import Command, Pending, Press, Question
from bot.telegram.look.buttons import parse_data
from bot.telegram.look.keyboards import (
    WIDEST_ROW,
    Labels,
    answer_keyboard,
    board_keyboard,
    playable,
)
from engine.deal import deal_of, parse_deal
from engine.game import Game, new_game, parse_game
from engine.moves import Draw, Recycle, Remove, parse_move, parse_place
from engine.position import Outcome
from engine.rules import VARIANTS, parse_rules

CATALOG = Catalog()
EN = Labels(CATALOG, "en")


def view_of(game: Game, **more: object) -> View:
    return View(game_id=95, game=game, **more)


def keys(view: View, labels: Labels = EN) -> InlineKeyboardMarkup:
    return board_keyboard(view, labels)


def texts(markup: InlineKeyboardMarkup) -> list[list[str]]:
    return [[button.text for button in row] for row in markup.inline_keyboard]


def presses(markup: InlineKeyboardMarkup) -> list[Press]:
    found = []
    for row in markup.inline_keyboard:
        for button in row:
            if button.callback_data is not None:
                press = parse_data(str(button.callback_data))
                assert press is not None
                found.append(press)
    return found


def test_the_first_board_of_deal_2():
    assert texts(keys(view_of(parse_game("PY1-N-AAAAAAS")))) == [
        ["7♣", "10♣", "3♥", "4♥", "3♠", "K♦", "7♠"],
        ["Draw 23", "Waste 7♦"],
        ["Undo", "Hint", "More"],
    ]


def test_the_same_in_italian():
    shown = texts(keys(view_of(parse_game("PY1-N-AAAAAAS")), Labels(CATALOG, "it")))
    assert shown[0] == ["7♣", "10♣", "3♥", "4♥", "3♠", "R♦", "7♠"]
    assert shown[1] == ["Pesca 23", "Scarti 7♦"]


def test_a_selected_card_and_its_partners_are_marked_where_they_stand():
    """C40: marks change, places do not."""
    view = view_of(parse_game("PY1-N-AAAAAAS"), selected=parse_place("g2"))
    markup = keys(view)
    assert texts(markup)[0] == ["7♣", "✔10♣", "•3♥", "4♥", "•3♠", "K♦", "7♠"]
    assert presses(markup) == presses(keys(view_of(parse_game("PY1-N-AAAAAAS"))))
    styles = [button.style for button in markup.inline_keyboard[0]]
    assert styles == [None, "primary", "success", None, "success", None, None]


def test_a_card_that_a_hint_points_to_is_marked_with_a_sign():
    view = view_of(parse_game("PY1-N-AAAAAAS"), hint=parse_move("g6"))
    assert "★K♦" in texts(keys(view))[0]


def test_a_draw_that_is_suggested_is_marked_with_a_sign():
    view = view_of(parse_game("PY1-N-AAAAAAS"), hint=Draw())
    assert texts(keys(view))[1] == ["★Draw 23", "Waste 7♦"]


def test_a_selection_that_no_longer_lies_there_is_forgotten():
    view = view_of(parse_game("PY1-N-AAAAAAS g6"), selected=parse_place("g6"))
    assert not any("✔" in label for row in texts(keys(view)) for label in row)


def test_three_wastes_have_a_draw_each_and_a_top_each():
    game = new_game(deal_of(2, VARIANTS["A"])).play(Draw(0), Draw(1), Draw(2))
    shown = texts(keys(view_of(game)))
    assert shown[1] == ["1: 7♦", "2: 10♥", "3: Q♥"]
    assert shown[2] == ["Draw 1", "Draw 2", "Draw 3"]


def test_ten_free_cards_stand_in_two_even_rows():
    shown = texts(keys(view_of(new_game(deal_of(2, VARIANTS["F"])))))
    assert [len(row) for row in shown[:2]] == [5, 5]


def test_a_fresh_top_plays_with_the_card_beneath():
    """R10."""
    game = new_game(deal_of(2, VARIANTS["R"])).play(Draw(), Draw())
    shown = texts(keys(view_of(game)))
    assert [label.split()[0] for label in shown[1]] == ["Draw", "Waste", "Beneath"]


def test_the_stock_says_what_it_can_do():
    game = new_game(deal_of(2, VARIANTS["N"]))
    empty = game.play(*[Draw()] * 23)
    assert "Turn over 24" in [label for row in texts(keys(view_of(empty))) for label in row]
    limited = new_game(parse_deal("2", parse_rules("N0"))).play(*[Draw()] * 23)
    if limited.outcome is Outcome.PLAYING:
        markup = keys(view_of(limited))
        assert "Stock empty" in texts(markup)[1]
        assert Recycle() in [press.move for press in presses(markup)]


def test_a_lost_game_can_be_taken_back_and_a_won_one_cannot():
    """C33."""
    lost = _until(lambda game: game.outcome is Outcome.LOST)
    assert texts(keys(view_of(lost)))[:2] == [["Undo", "Same deal"], ["New deal", "Analysis"]]


def _until(wanted) -> Game:
    for number in range(200):
        game = new_game(deal_of(number, VARIANTS["R"]))
        chance = random.Random(number)
        while game.outcome is Outcome.PLAYING:
            game = game.play(chance.choice(game.position.legal_moves()))
        if wanted(game):
            return game
    raise AssertionError


@pytest.mark.parametrize("token", [*VARIANTS, "NC", "RC", "AC"])
def test_every_legal_move_can_be_made_with_buttons_all_through_a_game(token):
    """Rows of 1 to 8 buttons, data within 64 bytes, and no button that cannot be read back."""
    rules = parse_rules(token)
    labels = Labels(CATALOG, "it", spanish=rules.ranks == 12)
    chance = random.Random(token)
    game = new_game(deal_of(5, rules))
    for _ in range(60):
        view = view_of(game)
        markup = keys(view, labels)
        assert all(1 <= len(row) <= WIDEST_ROW for row in markup.inline_keyboard)
        asked = presses(markup)
        assert all((press.game, press.turn) == (95, game.turn) for press in asked)
        legal = game.position.legal_moves()
        if not legal:
            break
        taps = {press.place for press in asked if press.place}
        moves = {press.move for press in asked if press.move}
        for move in legal:
            if isinstance(move, Remove):
                assert taps.issuperset(move.places)
            else:
                assert move in moves
        move = chance.choice(legal)
        if isinstance(move, Remove) and len(move.places) == 2:
            assert move.places[1] in game.position.partners(move.places[0])
        game = game.play(move)


def test_the_cards_on_the_buttons_are_those_that_may_be_played():
    game = parse_game("PY1-N-AAAAAAS g6 g2+g5")
    assert set(playable(game.position)) == set(game.position.open_places())


def test_questions_have_buttons_for_their_answers():
    """They carry the question's id (C37)."""

    def asking(commands: int, *, confirm: bool) -> Reply:
        pending = Pending((Command("draw"),) * commands, confirm=confirm)
        question = Question(id=95, asker=1, game=1, turn=1, ends_at=9.0, pending=pending)
        return Reply(kind=Kind.ASK, says=(), settings=Settings(), question=question)

    markup = answer_keyboard(asking(1, confirm=True), EN)
    assert markup is not None
    assert texts(markup) == [["Yes", "No"]]
    assert presses(markup) == [
        Press(0, 0, question=95, answer=1),
        Press(0, 0, question=95, answer=0),
    ]
    numbered = answer_keyboard(asking(3, confirm=False), EN)
    assert numbered is not None
    assert texts(numbered) == [["1", "2", "3"]]
    assert presses(numbered)[2] == Press(0, 0, question=95, answer=3)
    assert answer_keyboard(Reply(kind=Kind.INFO, says=(), settings=Settings()), EN) is None
