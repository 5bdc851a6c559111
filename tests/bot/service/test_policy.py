"""Who is spoken to: small talk in a group gets nothing at all (C38, C45)."""

import pytest

from bot.replies import Kind
from bot.requests import Words
from tests.bot.language.dictation import silences
from tests.bot.service.conftest import Chat

TALK = [
    "next",
    "flip",
    "back",
    "new",
    "again",
    "king",
    "10",
    "queen",
    "code",
    "draw",
    "thanks",
    "ok",
]
PAIR = "Ten of clubs and three of spades"


@pytest.fixture(autouse=True)
async def _deal(group: Chat) -> None:
    await group.say("/new 2")


@pytest.mark.parametrize("word", TALK)
async def test_talk_in_a_group_gets_nothing(group: Chat, word: str) -> None:
    line = group.line
    assert await group.ask(Words(word, addressed=False), user=7) is None
    assert await group.ask(Words("/moves")) is not None
    assert group.line == line


async def test_a_whole_evening_of_talk_gets_nothing(group: Chat) -> None:
    for text in silences("en"):
        assert await group.ask(Words(text, addressed=False), user=7) is None, text
    assert group.line == ""


@pytest.mark.parametrize("text", [PAIR, "10c 3s", "3♠ 10♣", "king of diamonds"])
async def test_a_whole_pair_or_king_that_is_legal_now_is_played(group: Chat, text: str) -> None:
    reply = await group.ask(Words(text, addressed=False), user=7)
    assert reply is not None
    assert reply.kind is Kind.DONE


@pytest.mark.parametrize(
    "text", ["seven of clubs and seven of spades", "ten and three", "queen of clubs", "g2+g5"]
)
async def test_no_other_cards_are(group: Chat, text: str) -> None:
    assert await group.ask(Words(text, addressed=False), user=7) is None


async def test_another_bots_command_is_silence_in_groups_and_a_sentence_in_private(
    group: Chat, chat: Chat
) -> None:
    assert await group.ask(Words("/weather")) is None
    assert (await chat.say("/weather")).startswith("I have no such command.")


async def test_thanks_and_goodbye_are_answered_in_private_alone(group: Chat, chat: Chat) -> None:
    assert await group.ask(Words("thank you")) is None
    assert await chat.say("thank you") == "You are welcome."
    assert (await chat.say("good night")).startswith("Goodbye.")


async def test_a_line_that_is_said_to_the_bot_is_heard_in_a_group(group: Chat) -> None:
    assert (await group.say("king")).startswith("Removed king of diamonds.")
    assert await group.say("what a lovely day for it") != ""
