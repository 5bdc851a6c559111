"""Duels between two, series of several deals, and who did what in a shared game."""

from engine.deal import parse_code
from engine.game import new_game
from engine.moves import format_move
from engine.solver import decide
from tests.bot.together.conftest import ANNA, BRUNO, CHIARA, Party

HOUR = 3600.0


async def test_a_duel_ends_when_both_have_finished(party: Party) -> None:
    card = await party.group("/duel @Bruno_B 2 3h")
    assert card.startswith("A duel: Anna against @Bruno_B, the same deal for both.\nDeal 2,")
    link = party.link
    await party.join(ANNA, link)
    await party.win(ANNA)
    assert "This duel is between two others." in await party.join(CHIARA, link)
    told = await party.say(f"/start {link}", BRUNO, username="bruno_b")
    assert told.startswith("This is your attempt")
    await party.play(BRUNO, "draw", "undo")
    await party.win(BRUNO)
    assert await party.post() == [
        (
            "The duel is over, code PY1-N-AAAAAAS.\n"
            "First: Anna, won in 71 moves, 1 minute 11 seconds.\n"
            "Second: Bruno, won in 72 moves, 1 minute 13 seconds; with 1 undo.\n"
            'Say "/challenge" for another one.'
        )
    ]
    assert await party.post(5 * HOUR) == []


async def test_a_duel_without_a_name_is_for_whoever_comes_first(party: Party) -> None:
    card = await party.group("/duel")
    assert card.startswith("A duel: Anna against whoever comes first")
    link = party.link
    assert (await party.join(BRUNO, link)).startswith("This is your attempt")
    assert "This duel is between two others." in await party.join(CHIARA, link)
    assert (await party.join(ANNA, link)).startswith("This is your attempt")
    final = (await party.post(25 * HOUR))[-1]
    assert final.count("not finished, 0 cards") == 2


async def test_a_series_sums_the_cards_of_its_hands(party: Party) -> None:
    card = await party.group("/series 2 3h")
    assert card.startswith(
        "Anna calls a series of 2 deals: the cards removed in all of them count."
    )
    link = party.link
    assert (await party.join(ANNA, link)).startswith("Hand 1 of 2; the first attempt counts.")
    first = (await party.game(ANNA)).code
    told = await party.win(ANNA)
    assert 'Say "next hand" to go on.' in told
    assert (await party.say("next hand")).startswith("Hand 2 of 2")
    assert (await party.game(ANNA)).code != first
    await party.play(ANNA, "draw")
    await party.join(BRUNO, link)
    await party.play(BRUNO, "king")
    told = await party.say("next hand", BRUNO)
    assert told.startswith("Hand 1 is not finished. Say yes to leave it as it stands")
    assert (await party.say("yes", BRUNO)).startswith("Hand 2 of 2")
    assert "Still playing: Anna and Bruno." in await party.say("/standings", BRUNO)
    final = (await party.post(4 * HOUR))[-1].splitlines()
    assert final[0] == "The series of 2 deals is over."
    cards = (await party.store_cards(ANNA), await party.store_cards(BRUNO))
    assert final[1].startswith(f"First: Anna, {cards[0]} cards in 2 hands")
    assert final[2].startswith(f"Second: Bruno, {cards[1]} card in 2 hands")
    assert cards[0] > 28
    assert cards[1] == 1


async def test_a_series_that_is_done_is_played_on_for_practice(party: Party) -> None:
    await party.group("/series 2 relaxed")
    link = party.link
    await party.join(ANNA, link)
    assert "Hand 1 of 2 counts: " in await party.play_out(ANNA)
    await party.join(ANNA, link)
    await party.play(ANNA, "draw")
    assert "Your attempt goes on." in await party.join(ANNA, link)
    assert "The last hand counts: " in await party.play_out(ANNA)
    told = await party.join(ANNA, link)
    assert told.startswith("You have played every hand of the series; this one is for practice.")
    assert "There is no next hand" not in await party.say("next hand")


async def test_series_have_limits(party: Party) -> None:
    for text in ("1", "11"):
        assert "A series has from 2 to 10 deals" in await party.group(f"/series {text}")
    assert "a series of 3 deals" in await party.group("/series")
    assert "a series of 4 deals" in await party.group("/series 4 strict 2h")
    assert "Strict rules" in party.posted[-1][1]
    assert "There is no next hand" in await party.group("/hand")


async def test_the_groups_game_says_who_did_what(party: Party) -> None:
    await party.group("/new 2")
    assert await party.group("/team") == "Nobody has moved in this game yet."
    await party.group("/king", ANNA)
    await party.group("/draw", BRUNO)
    await party.group("/undo", BRUNO)
    assert await party.group("/team") == (
        "Together: Anna with 1 card in 1 move and Bruno with 0 cards in 1 move and 1 undo."
    )
    await party.say("new 2", CHIARA)
    assert "This game is yours alone" in await party.say("/team", CHIARA)


async def test_the_end_of_a_shared_game_names_its_team(party: Party) -> None:
    await party.group("/new 2")
    line = decide(new_game(parse_code("PY1-N-AAAAAAS")).position).line
    told = ""
    for number, move in enumerate(line):
        told = await party.group(format_move(move), (ANNA, BRUNO)[number % 2])
    assert "You won!" in told
    assert "Together: " in told
    assert "Anna with" in told
    assert "Bruno with" in told
