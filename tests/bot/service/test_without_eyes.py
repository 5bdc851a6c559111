"""The pyramid without eyes: a reading place, what frees what, and many actions at one word."""

import pytest

from bot.language.lexicon import languages
from bot.requests import Where
from tests.bot.service.conftest import Chat

DEAL = "new PY1-N-AAAAAAS"


@pytest.fixture
async def table(chat: Chat) -> Chat:
    await chat.say(DEAL)
    return chat


async def test_the_reading_place_moves_through_the_pyramid(table: Chat) -> None:
    assert (await table.say("bottom of the pyramid")).startswith(
        "7 of clubs, row 7, place 1. Free."
    )
    assert (await table.say("right")).startswith("10 of clubs, row 7, place 2. Free.")
    told = await table.say("up left")
    assert told == (
        "Queen of clubs, row 6, place 1. Covered by 7 of clubs and 10 of clubs."
        " Covers king of hearts."
    )
    assert await table.say("left") == "The pyramid ends here."
    assert (await table.say("end of row")).startswith("Jack of spades, row 6, place 6.")
    assert (await table.say("go to the ace of diamonds")).startswith("Ace of diamonds, row 5")
    assert "Jack of diamonds, row 1" in await table.say("top of the pyramid")


async def test_what_would_be_free_and_what_a_card_needs(table: Chat) -> None:
    assert await table.say("what would ten of clubs and three of hearts free") == (
        "Removing 10 of clubs and 3 of hearts frees 2 of clubs."
    )
    assert (
        await table.say("what would the seven of clubs free")
        == "Removing 7 of clubs frees nothing."
    )
    assert await table.say("what do I need for the queen of clubs") == (
        "For queen of clubs 2 cards must go: 7 of clubs and 10 of clubs."
    )
    assert (await table.say("where are the threes")).startswith("Cards of rank 3: 3 of hearts")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("is the king free", "Yes: king of diamonds is free."),
        (
            "is the queen of clubs free",
            "No. Queen of clubs is covered by 7 of clubs and 10 of clubs.",
        ),
        ("can I draw", "Yes, the stock has 23 cards."),
        ("can I take ten of clubs and three of spades", "Yes."),
        ("can I undo", "No, nothing can be taken back."),
        ("does seven of clubs match seven of spades", "No. 7 and 7 make 14; a pair must make 13."),
    ],
)
async def test_yes_no_questions_are_answered_and_change_nothing(table, question, answer) -> None:
    assert (await table.say(question)).startswith(answer)
    assert table.line == ""
    assert table.view.selected is None


async def test_draws_by_number_are_one_answer_and_each_its_own_undo(table: Chat) -> None:
    told = await table.say("draw five times")
    assert told.startswith("Passed: ")
    assert "Now " in told
    assert table.line == "d d d d d"
    await table.say("undo")
    assert table.line == "d d d d d u"


async def test_draws_until_something_fits(table: Chat) -> None:
    await table.say("draw until something fits")
    assert set(table.line.split()) == {"d"}
    assert "matches" in table.catalog.tell(table.last) or "alone" in table.catalog.tell(table.last)


async def test_a_rank_that_never_comes_draws_nothing(chat: Chat) -> None:
    await chat.say(DEAL)
    told = await chat.say("draw until the jack of diamonds")
    assert told.endswith("nothing was drawn.")
    assert chat.line == ""


async def test_what_was_taken_back_can_be_played_again(table: Chat) -> None:
    await table.say("king")
    await table.say("ten of clubs and three of spades")
    await table.say("undo everything")
    assert table.view.game.position.pyramid_count == 28
    assert (await table.say("redo")).startswith("Played again. Removed king of diamonds.")
    await table.say("redo all")
    assert table.view.game.position.pyramid_count == 25
    assert await table.say("redo") == "There is nothing to play again."


async def test_steps_are_played_in_order_with_one_answer(table: Chat) -> None:
    told = await table.say("king, then ten of clubs and three of spades")
    assert told.startswith("Removed king of diamonds.")
    assert "Removed 10 of clubs and 3 of spades." in told
    assert table.line == "g6 g2+g5"


async def test_steps_stop_at_the_first_that_is_not_possible(table: Chat) -> None:
    told = await table.say("king, then queen of clubs and ace of spades, then draw")
    assert "I stopped there." in told
    assert table.line == "g6"


async def test_a_corrected_line_is_read_back(table: Chat) -> None:
    told = await table.say("ten of clubs and three of hearts, no, three of spades")
    assert "remove 10 of clubs and 3 of spades" in told
    assert table.line == ""
    await table.say("yes")
    assert table.line == "g2+g5"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("undo 0", "Zero is too few"),
        ("undo -1", "A number has no sign here"),
        ("new -5", "A number has no sign here"),
        ("new 1.5", "Only whole numbers count here"),
        ("row -1", "A number has no sign here"),
    ],
)
async def test_numbers_that_are_none_of_ours_are_refused_with_a_reason(table, text, answer) -> None:
    """C43."""
    assert (await table.say(text)).startswith(answer)
    assert table.view.game.deal.number == 2


async def test_the_waste_and_the_stock_that_were_seen(table: Chat) -> None:
    await table.say("draw three times")
    told = await table.say("what have I seen")
    assert told.startswith("Waste from the top, 4 cards: ")
    deep = table.view.game.position.waste_cards(0)[0]
    assert "3 cards down" in await table.say(f"where is {deep}")


async def test_an_unknown_line_is_answered_by_what_was_understood(table: Chat) -> None:
    assert "queen of clubs" in (await table.say("my aunt likes the queen of clubs so much")).lower()
    assert await table.say("blue skies over the sea") != ""


@pytest.mark.parametrize("language", languages())
async def test_every_new_answer_is_told_in_every_language(service, catalog, language) -> None:
    chat = Chat(service, catalog, language=language, where=Where(20))
    await chat.say("/new 2")
    for command in ("/go", "/frees", "/needs", "/seen", "/continue", "/redo", "/rest"):
        assert await chat.say(command)
