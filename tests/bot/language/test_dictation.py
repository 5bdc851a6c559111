"""Dictated lines are read rightly, and talk near the bot changes nothing (C29)."""

import pytest

from bot.language.listen import listen
from tests.bot.language.dictation import (
    DATA,
    dictated,
    hear,
    moves_at_once,
    silences,
    tables,
)

SPOKEN = sorted(file.stem for file in DATA.glob("??.tsv"))


@pytest.mark.parametrize("language", SPOKEN)
def test_at_least_97_of_100_held_out_lines_are_right(language):
    verdicts = [hear(language, line) for line in dictated(language) if line.held_out]
    wrong = [verdict.line.text for verdict in verdicts if not verdict.right]
    assert len(wrong) <= 0.03 * len(verdicts), wrong


@pytest.mark.parametrize("language", SPOKEN)
def test_every_tuned_line_is_right(language):
    verdicts = [hear(language, line) for line in dictated(language) if not line.held_out]
    assert [verdict.line.text for verdict in verdicts if not verdict.right] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_line_plays_a_wrong_move(language):
    verdicts = [hear(language, line) for line in dictated(language)]
    assert [verdict.line.text for verdict in verdicts if verdict.wrong_move] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_small_talk_changes_no_board(language):
    changing = [
        text
        for text in silences(language)
        for position in tables().values()
        if moves_at_once(listen(text, language=language, position=position))
    ]
    assert changing == []


def test_there_are_enough_lines():
    for language in SPOKEN:
        assert len(dictated(language)) >= (100 if language in {"en", "it"} else 40)
        assert len(silences(language)) >= (60 if language in {"en", "it"} else 40)
