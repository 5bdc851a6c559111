"""C6: what waits for a chat; the newest board only, every text."""

from dataclasses import replace

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.replies import Settings, View
from bot.requests import Where
from bot.telegram.send.items import Board, Strip, Text
from bot.telegram.send.queue import MOST_TEXTS, ChatQueue
from engine.deal import deal_of
from engine.game import new_game
from engine.moves import Draw
from engine.rules import VARIANTS

HERE = Where(5)
GAME = new_game(deal_of(2, VARIANTS["N"]))
BUTTONS = InlineKeyboardMarkup([[InlineKeyboardButton("1", callback_data="1")]])


def board(game: int = 1, draws: int = 0, **more: object) -> Board:
    view = View(game_id=game, game=GAME.play(*[Draw()] * draws))
    return replace(Board(where=HERE, view=view, settings=Settings()), **more)


def test_the_newest_board_of_a_game_takes_the_place_of_the_others():
    box = ChatQueue()
    for draws in range(5):
        box.put(board(draws=draws))
    newest = box.board()
    assert newest is not None
    assert newest.view.game.turn == 4
    assert box.board() is None


def test_boards_of_other_games_wait_beside_it():
    box = ChatQueue()
    box.put(board(1))
    box.put(board(2))
    assert [box.board(), box.board()] == [board(1), board(2)]


def test_what_an_overtaken_board_still_had_to_say_is_kept():
    box = ChatQueue()
    box.put(board(line="6 of spades.", pressed=7))
    box.put(board(below=True))
    box.put(board())
    kept = box.board()
    assert kept is not None
    assert (kept.line, kept.pressed, kept.below) == ("6 of spades.", 7, True)


def test_the_words_of_an_earlier_turn_are_not_kept():
    box = ChatQueue()
    box.put(board(line="6 of spades."))
    box.put(board(draws=1))
    kept = box.board()
    assert kept is not None
    assert kept.line == ""


def test_a_board_that_failed_does_not_overtake_a_newer_one():
    box = ChatQueue()
    box.put(board(draws=2))
    box.put_back(board(draws=1, line="old"))
    kept = box.board()
    assert kept is not None
    assert kept.view.game.turn == 2


def test_texts_that_wait_are_sent_as_one_message():
    box = ChatQueue()
    for word in ("one", "two", "three"):
        box.put(Text(where=HERE, text=word))
    assert box.text() == Text(where=HERE, text="one\n\ntwo\n\nthree")
    assert not box


def test_texts_are_not_joined_across_topics_buttons_or_lengths():
    box = ChatQueue()
    box.put(Text(where=HERE, text="one", keyboard=BUTTONS))
    box.put(Text(where=HERE, text="two"))
    box.put(Text(where=Where(5, 9), text="three"))
    box.put(Text(where=Where(5, 9), text="4" * 4090))
    found = [box.text() for _ in range(4)]
    assert [text.text[:5] for text in found if text] == ["one", "two", "three", "44444"]


def test_a_text_that_failed_comes_first_again():
    box = ChatQueue()
    box.put(Text(where=HERE, text="two"))
    box.put_back(Text(where=HERE, text="one"))
    assert box.text() == Text(where=HERE, text="one\n\ntwo")


def test_a_flood_of_texts_is_bounded():
    box = ChatQueue()
    for number in range(1000):
        box.put(Text(where=HERE, text=str(number)))
    assert len(box.texts) == MOST_TEXTS
    assert box.texts[-1].text == "999"


def test_a_message_is_stripped_of_its_buttons_once():
    box = ChatQueue()
    box.put(Strip(where=HERE, message=3))
    box.put(Strip(where=HERE, message=3))
    box.put_back(Strip(where=HERE, message=3))
    assert box.other() == Strip(where=HERE, message=3)
    assert not box
