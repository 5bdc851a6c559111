"""A first game is guided by one sentence a turn, once, and only where it is wanted."""

import pytest

from bot.replies import Sentence
from bot.service.context import Features
from bot.service.service import Service
from bot.service.words.guide import SENTENCES


def guide(catalog, key):
    """A guiding sentence, as it is told in English in a game of thirteens."""
    return catalog.text(Sentence(key, {"target": 13}), "en")


@pytest.fixture
async def service(store, catalog):
    return Service(store, Features(languages=catalog.languages(), guides=True))


async def test_each_sentence_is_told_once(chat, catalog):
    lines = ["new 2", "king", *["7 of clubs 7 of spades", "draw"] * SENTENCES]
    told = [said for line in lines if "make 14" not in (said := await chat.say(line))]
    sentences = [guide(catalog, f"guide-{number}") for number in range(1, SENTENCES + 1)]
    for sentence, text in zip(sentences, told, strict=False):
        assert text.endswith(sentence)
    assert not any(sentence in text for text in told[SENTENCES:] for sentence in sentences)


async def test_what_was_used_already_is_not_explained(chat, catalog):
    await chat.say("new 2")
    said = [await chat.say(line) for line in ("draw", "undo", "draw")]
    told = " ".join(said)
    assert guide(catalog, "guide-2") not in told
    assert [guide(catalog, f"guide-{number}") in told for number in (3, 4, 5)] == [True] * 3


async def test_it_can_be_turned_off_and_on(chat, catalog):
    await chat.say("guide off")
    assert guide(catalog, "guide-1") not in await chat.say("new 2")
    await chat.say("guide on")
    assert guide(catalog, "guide-1") in await chat.say("draw")


async def test_answers_without_a_move_are_not_guided(chat, catalog):
    await chat.say("new 2")
    assert guide(catalog, "guide-2") not in await chat.say("free")
    assert guide(catalog, "guide-2") in await chat.say("king")
