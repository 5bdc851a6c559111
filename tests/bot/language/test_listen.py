"""Typed words become commands, resolved on the table (C10, C28, C30, C35)."""

import pytest

from bot.commands import COMMANDS
from bot.language.lexicon import languages
from bot.language.listen import Sureness, listen
from bot.requests import Command, Pending
from engine.game import parse_game
from engine.moves import parse_move
from tests.bot.language.dictation import tables, written

START = parse_game("PY1-N-AAAAAAS").position


def said(text, language="en", position=START, **more):
    return [
        written(command)
        for command in listen(text, language=language, position=position, **more).commands
    ]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("new PY1-N-AAAAAAS", "new PY1-N-AAAAAAS"),
        ("king KD", "play g6"),
        ("10♣ 3♠", "play g2+g5"),
        ("QC", "select f1"),
        ("7C 7S", "play g1+g7"),
        ("free", "free"),
        ("status", "status"),
    ],
)
def test_the_documented_script_is_understood_in_any_language(language, text, meaning):
    assert said(text, language) == [meaning]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_understood_as_a_slash_command(language, name):
    assert said(f"/{name}", language, None) == [name]
    assert said(f"  /{name.upper()}@PyramideBot\n", language, None) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "10♣ 3♠",
        "10C 3S",
        "TC+3S",
        "tc3s",
        "Ten of clubs and three of spades.",
        "g2+g5",
        "G2 g5",
        "/pair 10♣️ 3♠️",
        "/PAIR\n10c 3s",
        "dieci di fiori tre di picche",
    ],
)
def test_a_pair_can_be_written_in_many_ways(text):
    assert said(text) == ["play g2+g5"]


def test_letters_are_read_in_the_players_language_first():
    # C28: F is fante in Italian, Q is quadri; KD is no Italian card, so English decides.
    assert said("10F 3P", "it") == ["play g2+g5"]
    assert said("RQ", "it") == ["play g6"]
    assert said("RQ", "en") == ["play g6"]
    assert said("KD", "it") == ["play g6"]


def test_another_languages_reading_counts_only_if_it_alone_is_legal():
    # 10C is the ten of hearts in Italian, which is not in sight; the ten of clubs is.
    assert said("10C 3S", "it") == ["play g2+g5"]
    # 4C is quattro di cuori, free: the Italian reading stands.
    assert said("4C", "it") == ["select g4"]


def test_a_king_alone_goes_and_several_are_asked_about():
    assert said("king") == ["play g6"]
    two = parse_game("PY1-F-AAAAAAS").position
    assert said("king", position=two) == ["king"]
    assert said("king of clubs", position=two) == ["select g6"]


def test_what_cannot_be_played_becomes_its_nearest_reading():
    assert said("seven of clubs and seven of spades") == ["play g1+g7"]
    assert said("ace of diamonds and queen of clubs") == ["play e3+f1"]
    assert said("seven of clubs seven of clubs") == ["play g1+g1"]
    assert said("king seven of clubs") == ["play g1"]
    assert said("nine of hearts") == ["select !9H"]
    assert said("six of clubs and nine of hearts") == ["pair !9H"]


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("new", "new"),
        ("new 2", "new 2"),
        ("new deal 482913", "new 482913"),
        ("new deal four eight two nine one three", "new 482913"),
        ("new deal two thousand and twenty one", "new 2021"),
        ("new S", "new S"),
        ("new a", "new A"),
        ("new nw1d", "new NW1D"),
        ("new strict", "new S"),
        ("new king tut 7", "new T 7"),
        ("new deal 7 strict", "new S 7"),
        ("new winnable", "new winnable"),
        ("new winnable strict", "new winnable S"),
        ("new easy", "new grade-1"),
        ("/new grade 4", "new grade-4"),
        ("new fiendish strict", "new grade-5 S"),
        ("PY1-N-AAAAAAS", "new PY1-N-AAAAAAS"),
        ("py1 n aaaaaas", "new PY1-N-AAAAAAS"),
        ("new aaaaaas", "new PY1-N-AAAAAAS"),
        ("new PYI-N-AAAAAAS", "new PY1-N-AAAAAAS"),
        ("new PY1-N-AAAAAAT", "new PY1-N-AAAAAAT"),
        ("/new banana", "new banana"),
        ("rules S", "rules S"),
        ("rules of apophis", "rules A"),
    ],
)
def test_a_deal_is_wished_for_by_number_code_or_variant(text, meaning):
    assert said(text) == [meaning]


def test_only_a_spelled_code_is_in_doubt():
    code = "new PY1-N-AAAAAAS"
    assert listen(code, language="en").sure is Sureness.EXACT
    spelled = listen("new p y one n a a a a a a s", language="en")
    assert written(spelled.commands[0]) == code
    assert spelled.sure is Sureness.FUZZY


def test_italian_wishes():
    assert said("nuova partita due", "it") == ["new 2"]
    assert said("nuova rigida", "it") == ["new S"]
    assert said("regole del faraone", "it") == ["rules F"]


QUESTION = Pending(
    (Command("play", move=parse_move("g1+w")), Command("play", move=parse_move("g7+w")))
)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "1", "choose 1"),
        ("en", "one", "choose 1"),
        ("en", "The second one.", "choose 2"),
        ("en", "number two", "choose 2"),
        ("en", "last", "choose 2"),
        ("en", "seven of spades", "choose 2"),
        ("en", "clubs", "choose 1"),
        ("en", "g7", "choose 2"),
        ("en", "neither", "no"),
        ("en", "free", "free"),
        ("it", "il primo", "choose 1"),
        ("it", "la seconda", "choose 2"),
        ("it", "fiori", "choose 1"),
        ("it", "quello di picche", "choose 2"),
        ("it", "nessuno", "no"),
    ],
)
def test_an_open_question_is_answered_by_number_or_name(language, text, meaning):
    table = tables()["sixes"]
    assert said(text, language, table, pending=QUESTION) == [meaning]


def test_yes_and_no_count_only_where_something_was_asked():
    confirm = Pending((Command("undo"),), confirm=True)
    assert said("yes", pending=confirm) == ["yes"]
    assert said("No, thanks", pending=confirm) == ["no"]
    assert said("sì", "it", pending=confirm) == ["yes"]
    assert said("yes") == []


def test_copies_of_a_card_are_asked_about():
    # C30: two decks, two kings of clubs in sight.
    decks = tables()["decks"]
    assert said("where is the king of clubs", position=decks) == ["card g6", "card g7"]


def test_several_wastes_are_named_by_number():
    three = tables()["three"]
    assert said("draw 2", position=three) == ["draw 2"]
    assert said("dw2", position=three) == ["play dw2"]
    assert said("waste 2", position=three) == ["select w2"]
    assert said("scarti 3", "it", three) == ["select w3"]


def test_the_spanish_deck_is_named_in_every_language():
    spanish = tables()["spanish"]
    for language in languages():
        assert said("7 copas 5 oros", language, spanish) == ["play g1+g2"]
        assert said("sota bastos", language, spanish) == ["select g7"]
        assert said("caballo oros", language, spanish) == ["select g4"]


def test_a_rank_is_named_by_its_sign_or_its_word():
    for text in ("partners q", "partners queen", "partners of the queen", "partners 12"):
        assert said(text) == ["partners 12"]
    assert said("compagne D", "it") == ["partners 12"]


def test_a_lone_word_that_only_resembles_a_command_is_none():
    assert said("banana", "es") == []
    assert said("yes", "es") == []
    assert said("tree") == []


def test_settings_take_the_words_of_a_language():
    assert said("text on") == ["text on"]
    assert said("testo attivo", "it") == ["text on"]
    assert said("lingua inglese", "it") == ["lang en"]
    assert said("theme dark four colours large print") == ["theme dark-four-large"]
    assert said("help moves") == ["help moves"]
    assert said("help with undo") == ["help undo"]


def test_without_a_game_cards_are_kept_as_named():
    assert said("10♣ 3♠", position=None) == ["pair !TC !3S"]
    assert said("king", position=None) == ["king"]


def test_arguments_that_do_not_fit_never_change_a_board():
    assert said("/undo banana") == []
    assert said("/king banana") == []
    assert said("/row banana") == ["row"]
    assert said("undo the dishes") == []


@pytest.mark.parametrize(
    ("text", "name"), [("undo, undo", "sequence"), ("I didn't mean that, undo it", "undo")]
)
def test_two_undos_are_no_redo(text, name):
    game = parse_game("PY1-N-AAAAAAS g6 g2+g5")
    heard = listen(text, language="en", position=game.position)
    assert [command.name for command in heard.commands] == [name]


@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("en", "please", []), ("en", "no, please", ["no"]), ("en", "yes please", ["yes"]),
        ("en", "yeah, go for it", ["yes"]), ("de", "bitte", []), ("de", "nein, bitte", ["no"]),
        ("it", "per favore", []), ("it", "sì dai", ["yes"]), ("es", "no, por favor", ["no"]),
        ("fr", "s'il te plaît", []),
    ],
)  # fmt: skip
def test_a_polite_word_alone_agrees_to_nothing(language, text, names):
    """C39: what is asked may be whether to forget a person."""
    asked = Pending((Command("forget"),), confirm=True)
    heard = listen(text, language=language, pending=asked)
    assert [command.name for command in heard.commands] == names


def test_ending_the_game_takes_no_advice():
    game = parse_game("PY1-N-AAAAAAS")
    advised = Pending((Command("play", move=parse_move("g6")),), confirm=True)
    heard = listen("mach Schluss", language="de", position=game.position, pending=advised)
    assert [command.name for command in heard.commands] != ["yes"]
