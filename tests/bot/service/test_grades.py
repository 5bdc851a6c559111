"""Deals by how hard they are: asked for in words of five languages, told with the deal."""

import pytest

from bot.service.game.winnable import graded_number, known_grade, known_numbers
from engine.deal import deal_of
from engine.rules import VARIANTS, parse_rules
from engine.solver import Kind, grade

ASKED = {
    "en": ("new easy", "new grade 4"),
    "it": ("nuova facile", "nuova grado 4"),
    "fr": ("nouvelle facile", "nouvelle niveau 4"),
    "es": ("nueva fácil", "nueva grado 4"),
    "de": ("neu leicht", "neu grad 4"),
}


@pytest.mark.parametrize("language", ASKED)
async def test_a_grade_can_be_asked_for_in_five_languages(chat, language):
    await chat.say("language " + language)
    for line, wanted in zip(ASKED[language], (1, 4), strict=True):
        told = await chat.say(line)
        deal = chat.view.game.deal
        assert grade(deal).grade == wanted
        assert f" {wanted} " in told


async def test_a_grade_goes_with_a_variant(chat):
    await chat.say("new hard strict")
    deal = chat.view.game.deal
    assert (deal.code[:6], grade(deal).grade) == ("PY1-S-", 4)


async def test_where_no_deal_of_a_grade_is_known_it_is_said(chat):
    assert "no deal of grade 4" in await chat.say("new hard NW")


@pytest.mark.parametrize("token", VARIANTS)
def test_the_lists_tell_the_grades_that_the_engine_finds(token):
    rules = parse_rules(token)
    for number in known_numbers(token)[:6]:
        found = grade(deal_of(number, rules))
        if found.kind is not Kind.UNKNOWN:  # without the native core some are not decided
            assert known_grade(deal_of(number, rules)) == found.grade
    for wanted in range(1, 6):
        found = graded_number(4, rules, wanted)
        assert found is None or known_grade(deal_of(found, rules)) == wanted


def test_a_deal_that_nobody_proved_has_no_known_grade():
    assert known_grade(deal_of(1, parse_rules("N"))) is None
