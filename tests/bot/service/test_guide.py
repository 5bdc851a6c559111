"""A first game is guided by one sentence a turn, once, and only where it is wanted."""

import pytest

from bot.service.context import Features
from bot.service.service import Service
from bot.service.words.guide import SENTENCES


@pytest.fixture
async def service(store, catalog):
    return Service(store, Features(languages=catalog.languages(), guides=True))


async def test_each_sentence_is_told_once(chat, catalog):
    lines = ["new 2", "king", *["7 of clubs 7 of spades", "draw"] * SENTENCES]
    told = [said for line in lines if "make 14" not in (said := await chat.say(line))]
    guide = [catalog.word(f"guide-{number}", "en") for number in range(1, SENTENCES + 1)]
    for sentence, text in zip(guide, told, strict=False):
        assert text.endswith(sentence)
    assert not any(sentence in text for text in told[SENTENCES:] for sentence in guide)


async def test_what_was_used_already_is_not_explained(chat, catalog):
    await chat.say("new 2")
    said = [await chat.say(line) for line in ("draw", "undo", "draw")]
    told = " ".join(said)
    assert catalog.word("guide-2", "en") not in told
    assert [catalog.word(f"guide-{number}", "en") in told for number in (3, 4, 5)] == [True] * 3


async def test_it_can_be_turned_off_and_on(chat, catalog):
    await chat.say("guide off")
    assert catalog.word("guide-1", "en") not in await chat.say("new 2")
    await chat.say("guide on")
    assert catalog.word("guide-1", "en") in await chat.say("draw")


async def test_answers_without_a_move_are_not_guided(chat, catalog):
    await chat.say("new 2")
    assert catalog.word("guide-2", "en") not in await chat.say("free")
    assert catalog.word("guide-2", "en") in await chat.say("king")
