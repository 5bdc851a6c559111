"""New games, questions and their answers: C14, C17, C35, R18."""

import pytest

from engine.game import format_game


async def test_a_new_game_has_a_number_that_can_be_said(chat):
    """R18: below 1,000,000."""
    await chat.say("new")
    assert chat.view.game.deal.number < 1_000_000


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("new PY1-N-AAAAAAS", "PY1-N-AAAAAAS"),
        ("/new py1nw1daaaaaas", "PY1-NW1D-AAAAAAS"),
        ("new 2", "PY1-N-AAAAAAS"),
        ("new deal 482913", "PY1-N-AAADV3G"),
    ],
)
async def test_a_game_by_code_or_number(chat, line, code):
    await chat.say(line)
    if "482913" in line:
        assert chat.view.game.deal.number == 482913
    else:
        assert chat.view.game.code == code


@pytest.mark.parametrize("line", ["new S", "new strict", "/new s"])
async def test_a_game_of_a_variant(chat, line):
    await chat.say(line)
    assert chat.view.game.code.startswith("PY1-S-")


async def test_the_variant_stays_for_the_next_game(chat):
    await chat.say("new strict")
    await chat.say("new")
    assert chat.view.game.code.startswith("PY1-S-")


async def test_the_italian_name_of_a_variant(italian):
    await italian.say("nuova rigida")
    assert italian.view.game.code.startswith("PY1-S-")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("new PY1-N-AAAAAAT", "This code has a slip in it:"),
        ("new PY1-N-AAAAAA9", "This code has a slip in it:"),
        ("new PY1-X-AAAAAAS", "This code names rules that I do not know"),
        ("new 99999999999", "Deals have numbers from 0 to 4294967295."),
    ],
)
async def test_a_bad_code_is_explained_and_nothing_is_lost(chat, line, told):
    """C35."""
    await chat.say("new 2")
    await chat.say("king")
    assert told in await chat.say(line)
    assert format_game(chat.view.game) == "PY1-N-AAAAAAS g6"


async def test_a_game_that_is_left_waits_to_be_taken_up_again(chat):
    """C14: a new game never asks and never loses the other one."""
    await chat.say("new 2")
    await chat.say("king")
    left = chat.view.game_id
    assert (await chat.say("new 1")).startswith("New game, deal 1.")
    await chat.say("draw")
    assert "1: Pyramide, deal 1, 28 cards left. 2: Pyramide, deal 2, 27" in await chat.press(
        game=0, turn=0, command="menu", text="games"
    )
    keys = [key for row in chat.last.menu.rows for key in row]
    assert [key.text for key in keys if key.command == "go"][1] == f"resume-{left}"
    told = await chat.press(game=0, turn=0, command="go", text=f"resume-{left}")
    assert told.startswith("Your game goes on.")
    assert format_game(chat.view.game) == "PY1-N-AAAAAAS g6"
    await chat.say("my games")
    assert (await chat.say("2")).startswith("Your game goes on.")
    assert chat.view.game.deal.number == 1


async def test_a_group_is_asked_before_its_game_is_left(group):
    """C14: others may be playing it."""
    await group.say("/new 2")
    await group.say("/king")
    assert await group.say("/new 1") == (
        "A game is running: 10 points, 1 move. Say yes to leave it for a new one, no to go on."
    )
    assert await group.say("/cancel") == "All right, nothing changes."
    assert format_game(group.view.game) == "PY1-N-AAAAAAS g6"


async def test_a_game_without_a_move_is_replaced_without_asking(chat):
    await chat.say("new 2")
    assert (await chat.say("new 1")).startswith("New game, deal 1.")


async def test_an_open_question_does_not_block_the_game(group):
    """C14: an abandoned question is forgotten by the next command."""
    await group.say("/new 2")
    await group.say("/king")
    await group.say("/new 1")
    await group.say("/draw")
    await group.say("yes")
    assert group.view.game.deal.number == 2


async def test_again_deals_the_same_cards(chat):
    await chat.say("new 2")
    await chat.say("king")
    told = await chat.say("again")
    assert told.startswith("New game, deal 2.")
    assert chat.line == ""


async def test_start_greets_and_deals(chat):
    told = await chat.say("/start")
    assert told.startswith("Welcome to Pyramide")
    assert "text on" in told
    assert chat.view.game.moves == 0
    assert chat.last.changed


async def test_start_goes_on_with_a_running_game(chat):
    await chat.say("new 2")
    await chat.say("king")
    assert "Your game goes on." in await chat.say("/start")
    assert chat.line == "g6"


async def test_a_deep_link_is_always_honoured(chat):
    """C17: also for a first-time user."""
    await chat.say("/start PY1-S-AAAAAAS")
    assert chat.view.game.code == "PY1-S-AAAAAAS"


async def test_a_bad_deep_link_is_explained(chat):
    """C17."""
    told = await chat.say("/start PY1-N-AAAAAAT")
    assert told.startswith("That link does not lead to a deal. This code has a slip in it")


async def test_several_cards_fit_and_a_number_or_a_name_answers(chat):
    await chat.say("new 2")
    told = await chat.say("ten and three")
    assert told == (
        "Which 3 do you mean with 10 of clubs? 1: 3 of hearts, row 7, place 3. "
        "2: 3 of spades, row 7, place 5."
    )
    await chat.say("two")
    assert chat.line == "g2+g5"


async def test_a_choice_is_answered_by_name(chat):
    await chat.say("new 2")
    await chat.say("ten and three")
    await chat.say("three of hearts")
    assert chat.line == "g2+g3"


async def test_an_update_counts_once(chat):
    """C18: seen twice, done once; a lower id than the last is new."""
    from bot.requests import Words

    await chat.say("new 2")
    assert await chat.ask(Words("king"), update=500) is not None
    assert await chat.ask(Words("draw"), update=500) is None
    assert await chat.ask(Words("draw"), update=499) is not None
    assert chat.line == "g6 d"


async def test_the_language_of_the_client_is_picked(italian):
    assert "Nuova partita" in await italian.say("/start")
