"""A wrong pair keeps its second card, however it was named, until a partner comes (R11, C34).

The card that stays is not only said: it is there for the next line, for the next tap, for
another process. Which one it is follows from the order in which the player named the cards.
"""

from itertools import product

import pytest

from bot.replies import Kind
from bot.service.service import Service
from engine.moves import parse_place
from tests.bot.service.conftest import Chat

TEN, THREE, SEVEN, OTHER_SEVEN = "g2", "g5", "g1", "g7"
SAID = {TEN: "10 of clubs", THREE: "3 of spades", SEVEN: "7 of clubs", OTHER_SEVEN: "7 of spades"}
"""Free cards of deal 2 by their places."""


async def by_words(chat: Chat, first: str, second: str) -> None:
    await chat.say(f"{SAID[first]} and {SAID[second]}")


async def by_places(chat: Chat, first: str, second: str) -> None:
    await chat.say(f"{first}+{second}")


async def by_slash(chat: Chat, first: str, second: str) -> None:
    await chat.say(f"/pair {SAID[first]} {SAID[second]}")


async def one_by_one(chat: Chat, first: str, second: str) -> None:
    await chat.say(SAID[first])
    await chat.say(SAID[second])


async def by_taps(chat: Chat, first: str, second: str) -> None:
    await chat.press(place=parse_place(first))
    await chat.press(place=parse_place(second))


async def by_word_and_tap(chat: Chat, first: str, second: str) -> None:
    await chat.say(SAID[first])
    await chat.press(place=parse_place(second))


async def say_it(chat: Chat, place: str) -> None:
    await chat.say(SAID[place])


async def tap_it(chat: Chat, place: str) -> None:
    await chat.press(place=parse_place(place))


PAIRS = (by_words, by_places, by_slash, one_by_one, by_taps, by_word_and_tap)


@pytest.mark.parametrize(("pair", "alone"), list(product(PAIRS, (say_it, tap_it))))
@pytest.mark.parametrize(("wrong", "kept"), [(SEVEN, TEN), (OTHER_SEVEN, TEN), (SEVEN, THREE)])
async def test_the_kept_card_waits_for_its_partner(
    pair, alone, wrong: str, kept: str, chat: Chat
) -> None:
    """R11: the second card of a wrong pair makes the next pair with one more name or tap."""
    await chat.say("new 2")
    await pair(chat, wrong, kept)
    assert chat.last.kind is Kind.REFUSED
    assert chat.view.selected == parse_place(kept)
    assert chat.line == "", "nothing moved (C34)"
    await chat.say("free")
    assert chat.view.selected == parse_place(kept), "asking is no other intent"
    await alone(chat, THREE if kept == TEN else TEN)
    assert chat.line == "g2+g5"
    assert chat.view.selected is None


@pytest.mark.parametrize("pair", PAIRS)
async def test_the_kept_card_outlives_the_process(pair, chat: Chat, service: Service) -> None:
    """R11, C1: nothing of it is kept in memory alone."""
    await chat.say("new 2")
    await pair(chat, SEVEN, TEN)
    chat.service = Service(service.store, service.features)
    await chat.say(SAID[THREE])
    assert chat.line == "g2+g5"


@pytest.mark.parametrize("pair", PAIRS)
async def test_a_second_wrong_pair_keeps_its_own_card(pair, chat: Chat) -> None:
    """R11: what stays is the card named last; what stayed before is let go."""
    await chat.say("new 2")
    await by_words(chat, OTHER_SEVEN, THREE)
    await chat.say("status")
    await chat.press(place=parse_place(THREE))  # let go
    await pair(chat, SEVEN, TEN)
    assert chat.view.selected == parse_place(TEN)
    await chat.say(SAID[THREE])
    assert chat.line == "g2+g5"


@pytest.mark.parametrize("change", ["draw", "king", "undo"])
async def test_no_kept_card_is_left_after_a_change(change: str, chat: Chat) -> None:
    """C41: the selection belongs to the turn."""
    await chat.say("new 2")
    await chat.say("draw")
    await by_words(chat, SEVEN, TEN)
    await chat.say(change)
    before = chat.line
    assert chat.view.selected is None
    await chat.say(SAID[THREE])
    assert chat.line == before
    assert chat.view.selected == parse_place(THREE)
