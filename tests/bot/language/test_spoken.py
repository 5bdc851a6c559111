"""Spoken answers have a form of their own: bottom row first, in parts, codes spelled (C74)."""

from dataclasses import replace

import pytest

from bot.language.catalog import Catalog
from bot.language.lexicon import languages
from bot.language.listen import listen
from bot.language.spoken import SECONDS, as_spoken, seconds_of, spell_codes, spoken_part
from bot.replies import Kind, Reply, Sentence, Settings
from bot.service.words.sentences import stock_line, waste_line
from bot.service.words.table_words import row_line
from engine.game import parse_game

CATALOG = Catalog()
POSITION = parse_game("PY1-N-AAAAAAS d d d").position


def board(language):
    rows = tuple(row_line(POSITION, row, "board-row", "cell-plain") for row in range(7))
    says = (*rows, *waste_line(POSITION), *stock_line(POSITION))
    settings = replace(Settings(), language=language, voice=True)
    return Reply(kind=Kind.INFO, says=says, settings=settings)


def test_a_board_begins_with_the_bottom_row_and_goes_up():
    told = as_spoken(board("en"))
    rows = [say.args["row"] for say in told if say.key == "board-row"]
    assert rows == [7, 6, 5, 4, 3, 2, 1]
    assert [say.key for say in told[:3]] == ["board-row", "waste-top", "stock-count"]


@pytest.mark.parametrize("language", languages())
def test_a_board_is_spoken_in_parts_that_more_goes_on_with(language):
    reply = board(language)
    told = as_spoken(reply)
    parts = 0
    while told:
        part = spoken_part(told)
        assert len(part) == 1 or sum(map(seconds_of, part)) <= SECONDS
        told, parts = told[len(part) :], parts + 1
    assert parts == 3
    more = CATALOG.text(Sentence("more-to-come"), language)
    assert CATALOG.speak(reply).endswith(more)
    word = {"en": "more", "it": "altro", "fr": "la suite", "es": "más", "de": "mehr"}[language]
    assert word in more
    assert listen(word, language=language).commands[0].name == "rest"


def test_a_code_is_spelled_in_groups():
    assert spell_codes("Code PY1-N-AAAAAAS.") == "Code P Y 1, N, A A A, A A, A S."
