from functools import partial

import pytest

from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command
from bot.voice.recogniser import Hypotheses, Hypothesis
from bot.voice.understand import (
    MAX_GAP,
    MAX_NO_SPEECH,
    MIN_SCORE,
    SURE_GAP,
    SURE_SCORE,
    Understood,
    understand,
)
from engine.moves import parse_move
from tests.voice.corpus import table

TABLE = table()
hear = partial(listen, language="en", position=TABLE)


def heard(*readings: tuple[str, float], no_speech: float = 0.0) -> Understood | None:
    found = Hypotheses(tuple(Hypothesis(*each) for each in readings), no_speech)
    return understand(found, hear, TABLE)


def test_the_likeliest_command_is_taken():
    found = heard(("Ten of clubs and three of spades.", -0.1), ("Draw.", -0.4))
    assert found == Understood(
        "Ten of clubs and three of spades.",
        Heard((Command("play", move=parse_move("g2+g5")),), Sureness.EXACT),
    )


def test_a_reading_that_is_no_command_gives_way_to_the_next():
    found = heard(("The wall.", -0.1), ("Draw!", -0.3))
    assert found is not None
    assert (found.text, found.heard.commands[0].name) == ("Draw!", "draw")
    assert found.heard.sure is Sureness.EXACT


def test_a_likelier_reading_that_the_rules_refuse_is_not_bent_into_a_legal_one():
    found = heard(
        ("Seven of clubs, seven of spades.", -0.1), ("Ten of clubs, three of spades.", -0.4)
    )
    assert found is not None
    assert found.text == "Seven of clubs, seven of spades."
    assert found.heard == hear(found.text)


def test_two_commands_that_sound_alike_are_read_back():
    found = heard(
        ("Ten of clubs and three of hearts.", -0.30), ("Ten of clubs and three of spades.", -0.35)
    )
    assert found is not None
    assert found.text == "Ten of clubs and three of hearts."
    assert found.heard.sure is Sureness.FUZZY


def test_of_two_that_sound_alike_the_legal_one_is_proposed_but_not_played():
    found = heard(
        ("Seven of clubs, seven of spades.", -0.30), ("Ten of clubs, three of spades.", -0.35)
    )
    assert found is not None
    assert found.text == "Ten of clubs, three of spades."
    assert found.heard.sure is Sureness.FUZZY


def test_a_card_that_is_not_there_gives_way_to_one_that_is_and_that_is_read_back():
    found = heard(("Ten of clubs, three of clubs.", -0.2), ("Ten of clubs, three of spades.", -0.5))
    assert found is not None
    assert found.text == "Ten of clubs, three of spades."
    assert found.heard.sure is Sureness.FUZZY


def test_a_card_that_is_not_there_is_said_where_nothing_else_was_heard():
    found = heard(("Ten of clubs, three of clubs.", -0.2), ("The wall.", -0.5))
    assert found is not None
    assert found.text == "Ten of clubs, three of clubs."
    assert found.heard == hear(found.text)


def test_a_verb_alone_gives_way_to_a_whole_command():
    found = heard(("Remove.", -0.4), ("Remove the king.", -0.5))
    assert found is not None
    assert found.text == "Remove the king."


def test_two_ways_to_say_the_same_are_no_rivals():
    found = heard(("Ten of clubs and three of spades.", -0.30), ("10 of clubs, 3 of spades", -0.31))
    assert found is not None
    assert found.heard.sure is Sureness.EXACT


def test_several_cards_that_fit_are_asked_about():
    found = heard(("ten and three", -0.2))
    assert found is not None
    assert len(found.heard.commands) == 2


def test_a_fuzzy_reading_counts_only_where_no_exact_one_exists_and_stays_fuzzy():
    answers = {
        "blurred": Heard((Command("draw"),), Sureness.FUZZY),
        "clear": Heard((Command("hint"),), Sureness.CONFUSION),
    }
    readings = (Hypothesis("blurred", -0.1), Hypothesis("clear", -0.3))
    both = understand(Hypotheses(readings, 0.0), answers.__getitem__, TABLE)
    assert both == Understood("clear", answers["clear"])
    alone = understand(Hypotheses(readings[:1], 0.0), answers.__getitem__, TABLE)
    assert alone == Understood("blurred", answers["blurred"])


def test_nothing_is_understood_where_nobody_spoke():
    assert heard(("Draw.", -0.1), no_speech=MAX_NO_SPEECH + 0.01) is None
    assert heard(("Draw.", -0.1), no_speech=MAX_NO_SPEECH) is not None
    assert heard() is None


def test_a_reading_behind_the_best_one_is_read_back_and_one_far_behind_is_not_tried():
    near = heard(("The wall.", -0.1), ("Draw!", -0.1 - SURE_GAP + 0.01))
    behind = heard(("The wall.", -0.1), ("Draw!", -0.1 - SURE_GAP - 0.01))
    far = heard(("The wall.", -0.1), ("Draw!", -0.1 - MAX_GAP - 0.01))
    assert near == Understood("Draw!", Heard((Command("draw"),), Sureness.EXACT))
    assert behind == Understood("Draw!", Heard((Command("draw"),), Sureness.FUZZY))
    assert far is None


def test_a_likeness_counts_only_near_the_best_reading():
    like = hear("ten of clubbs and three of spades")
    assert like.sure is Sureness.FUZZY
    assert like.commands
    near = heard(("The wall.", -0.1), ("Ten of clubbs and three of spades.", -0.3))
    assert near is not None
    assert near.heard == like
    assert heard(("The wall.", -0.1), ("Ten of clubbs and three of spades.", -0.4)) is None


def test_what_was_heard_badly_is_read_back_and_a_mere_guess_is_not_understood():
    sure, doubtful = heard(("Draw.", SURE_SCORE)), heard(("Draw.", SURE_SCORE - 0.01))
    assert sure is not None
    assert doubtful is not None
    assert sure.heard.sure is Sureness.EXACT
    assert doubtful.heard.sure is Sureness.FUZZY
    assert heard(("Draw.", MIN_SCORE)) is not None
    assert heard(("Draw.", MIN_SCORE - 0.01)) is None


@pytest.mark.parametrize("text", ["The king of Spain is dead.", "What is for dinner?", "..."])
def test_talk_is_no_command(text):
    assert heard((text, -0.05)) is None


def test_without_a_game_commands_are_understood_and_moves_are_explained():
    readings = Hypotheses((Hypothesis("New game.", -0.1),), 0.0)
    found = understand(readings, partial(listen, language="en", position=None), None)
    assert found is not None
    assert found.heard.commands[0].name == "new"
