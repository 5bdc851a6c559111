"""The table in words: C23–C27, and no glyphs anywhere."""

import re

import pytest

from bot.replies import Level


@pytest.fixture
async def deal_2(chat):
    await chat.say("new 2")
    return chat


async def test_where_a_card_is(deal_2):
    assert await deal_2.say("where is the ace of diamonds") == (
        "Ace of diamonds, row 5, place 3. Covered by 8 of diamonds and 10 of diamonds."
    )
    await deal_2.say("detailed")
    assert (await deal_2.say("where is the ace of diamonds")).endswith(
        "8 of diamonds is covered by 3 of hearts and 4 of hearts. "
        "10 of diamonds is covered by 4 of hearts and 3 of spades."
    )
    assert (await deal_2.say("card ten of clubs")).startswith(
        "10 of clubs, row 7, place 2. It matches 3 of hearts and 3 of spades."
    )


async def test_a_row_left_to_right(deal_2):
    await deal_2.say("king")
    assert await deal_2.say("row 7") == (
        "Row 7, left to right: 7 of clubs, free; 10 of clubs, free; 3 of hearts, free; "
        "4 of hearts, free; 3 of spades, free; empty; 7 of spades, free."
    )
    assert await deal_2.say("row 8") == "The pyramid has rows 1 to 7."


async def test_the_board_comes_top_first(deal_2):
    told = await deal_2.say("board")
    assert re.findall(r"Row (\d)", told) == ["1", "2", "3", "4", "5", "6", "7"]
    assert told.endswith("Waste: 7 of diamonds. Stock: 23 cards.")


async def test_moves_partners_stock_and_waste(deal_2):
    assert (await deal_2.say("moves")).startswith(
        "3 removals: 10 of clubs with 3 of hearts, 10 of clubs with 3 of spades "
        "and king of diamonds alone."
    )
    assert "jack of diamonds, row 1, covered" in await deal_2.say("partners 2")
    assert await deal_2.say("stock") == "Stock: 23 cards."
    assert await deal_2.say("waste") == "Waste: 7 of diamonds."


async def test_passes_left_are_told_where_the_stock_is(chat):
    await chat.say("new P1 2")
    assert await chat.say("stock") == "Stock: 24 cards. One more pass is left."


async def test_a_repeated_answer_differs(deal_2):
    """C25, C50: each differs from the one before it; what is repeated is the answer alone."""
    first = await deal_2.say("free")
    assert await deal_2.say("free") == f"The same as before. {first}"
    assert await deal_2.say("free") == f"Once more the same. {first}"
    assert await deal_2.say("free") == f"The same as before. {first}"
    assert await deal_2.say("repeat") == first


async def test_repeat_says_the_last_answer_word_for_word(deal_2):
    first = await deal_2.say("row 6")
    assert await deal_2.say("repeat") == first


async def test_changes_since_one_last_spoke(group):
    await group.say("/new 2", user=1)
    await group.say("/free", user=2)
    await group.say("/king", user=1)
    await group.say("/draw", user=1)
    told = await group.say("/changes", user=2)
    assert told.startswith("Since you last spoke: 2 changes. Removed king of diamonds. Drew ")
    assert await group.say("/changes", user=2) == "Nothing has changed since you last spoke."


async def test_history_is_told_oldest_first(deal_2):
    assert await deal_2.say("history") == "No move has been made yet."
    await deal_2.say("king")
    await deal_2.say("10C 3S")
    assert await deal_2.say("history") == (
        "The last 2 moves, oldest first: Removed king of diamonds. "
        "Removed 10 of clubs and 3 of spades."
    )


async def test_levels_tell_more_or_less(deal_2):
    await deal_2.say("brief")
    assert await deal_2.say("king") == "Removed king of diamonds. Nothing new is free."
    assert deal_2.last.settings.level is Level.BRIEF
    await deal_2.say("normal")
    assert "30 points." in await deal_2.say("10C 3S")


LINES = [
    "new 2", "king", "draw", "10C 3S", "7C 7S", "QC", "board", "free", "row 3", "card AD",
    "waste", "stock", "moves", "partners 9", "status", "score", "code", "changes", "history",
    "repeat", "help", "help moves", "help table", "help games", "help variants",
    "help settings", "help groups", "help speech", "rules", "rules S", "rules A", "rules T",
    "rules F", "rules E", "rules P2", "variants", "tips", "glossary", "lang", "text on", "brief",
    "detailed", "normal", "errors off", "coach on", "theme", "settings", "privacy", "undo",
    "new", "no", "new E", "yes", "moves", "help pair", "nonsense words",
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "it"])
async def test_no_text_has_glyphs_or_decoration(chat, catalog, language):
    """C23, C24: words alone carry every fact."""
    chat.language = language
    for line in LINES:
        told = await chat.say(line)
        assert told
        assert not re.search(r"[♠♥♦♣♤♡♢♧─│█☐✓→]|[\U0001F300-\U0001FAFF]", told), told
        assert "{" not in told
        assert told[0].isupper() or not told[0].isalpha()


async def test_words_in_a_group_that_are_not_for_the_bot_are_not_answered(group):
    """C13."""
    from bot.requests import Words

    await group.say("/new 2")
    assert await group.ask(Words("the king of Spain is dead", addressed=False)) is None
    assert group.line == ""
