"""Every variant by words: dealt, explained, played to its end; a tenth is one record."""

from pathlib import Path
from types import MappingProxyType

import pytest

from bot.service.words import explaining
from engine import rules as rules_module
from engine.position import Outcome
from engine.rules import VARIANTS, Rules, format_rules, parse_rules

FOLDER = Path(__file__).parents[2] / "data" / "golden"
SPOKEN = {"u": "undo", "r": "draw", "d": "draw 1", "dw2": "draw 2", "dw3": "draw 3"}
ENDINGS = {"won": "You won!", "lost": "No more moves are possible."}


def golden(token: str, outcome: str) -> list[str]:
    """A recorded game with this outcome: its code, then its actions."""
    for line in (FOLDER / f"{token}.txt").read_text().splitlines():
        if line.startswith(outcome):
            return line.split()[4:]
    raise LookupError(f"No {outcome} game of {token} is recorded.")


@pytest.mark.parametrize("outcome", ["won", "lost"])
@pytest.mark.parametrize("token", VARIANTS)
async def test_a_whole_game_by_words_in_each_variant(chat, token, outcome):
    """R12, R13, C31, C32: the end comes in the same breath as the last move, never before."""
    if outcome == "lost" and VARIANTS[token].redeals is None:
        outcome = "playing"
    code, *actions = golden(token, outcome)
    await chat.say(f"new {code}")
    told = ""
    for number, action in enumerate(actions):
        told = await chat.say(SPOKEN.get(action, action))
        last = number == len(actions) - 1
        for name, text in ENDINGS.items():
            assert (text in told) == (last and name == outcome), told
    assert chat.line == " ".join(actions)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("token", [*VARIANTS, "NW1D", "SC", "P2W", "A2C"])
async def test_the_rules_are_explained_from_the_record(chat, token, language):
    chat.language = language
    told = await chat.say(f"/rules {token}")
    rules = parse_rules(token)
    assert str(rules.target) in told
    assert str(rules.pyramid_size) in told
    assert str(10 * rules.pyramid_size) in told


async def test_strict_and_relaxed_are_told_apart(chat):
    strict, relaxed = await chat.say("rules S"), await chat.say("rules R")
    assert "You win when every card is gone" in strict
    assert "You win when the pyramid is gone" in relaxed
    assert "every card must go" in strict
    assert "every card must go" not in relaxed


async def test_variants_are_listed_each_with_a_line(chat):
    told = await chat.say("variants")
    for token in VARIANTS:
        assert f" {token}, " in told


async def test_a_drawn_card_needs_a_pile_where_there_are_three(chat):
    await chat.say("new apophis 5")
    assert await chat.say("draw") == 'On which waste, 1 to 3? Say "draw" and its number.'
    told = await chat.say("draw 2")
    assert "on waste 2" in told
    assert chat.line == "dw2"
    assert "Waste 1: empty." in await chat.say("waste")


async def test_a_recycle_that_is_not_allowed_says_so(chat):
    """R8, R13."""
    code, *actions = golden("R", "lost")
    await chat.say(f"new {code}")
    for action in actions:
        await chat.say(SPOKEN.get(action, action))
    assert chat.view.game.outcome is Outcome.LOST
    assert "No more moves are possible." in await chat.say("draw")


async def test_equal_cards_of_two_decks_are_asked_about(chat):
    """C30: by row and place."""
    from collections import Counter

    from engine.deal import deal_of
    from engine.position import start_position

    number, doubled = next(
        (number, card)
        for number in range(200)
        for position in [start_position(deal_of(number, VARIANTS["F"]))]
        for bottom in [[position.card_at(place) for place in position.free_places()]]
        for card, count in Counter(bottom).items()
        if count == 2 and card.rank == 13
    )
    await chat.say(f"new F {number}")
    told = await chat.say(f"king of {doubled.suit.name.lower()}")
    assert told.startswith("Which king do you mean? 1: ")
    assert told.count("row 10, place") == 2
    await chat.say("second")
    assert len(chat.view.game.line) == 1


async def test_a_tenth_variant_is_one_record(chat, monkeypatch):
    """No other change: it has a token, is dealt, listed, explained and played."""
    tenth = Rules(rows=5, opening=0, redeals=3, fresh_pair=True, cover_pair=True)
    table = MappingProxyType({**VARIANTS, "X": tenth})
    for module in (rules_module, explaining):
        monkeypatch.setattr(module, "VARIANTS", table)
    format_rules.cache_clear()
    assert format_rules(tenth) == "X"
    await chat.say("new X")
    game = chat.view.game
    assert game.code.startswith("PY1-X-")
    assert len(game.position.rows()) == 5
    assert "15 cards lie face up in a pyramid of 5 rows" in await chat.say("rules X")
    assert " X, X: a pyramid of 5 rows" in await chat.say("variants")
    assert (await chat.say("draw")).count(".") >= 1
    assert chat.last.move == "d"
    format_rules.cache_clear()
