"""Solutions by steps, results against par, themes by name (C1, C2, R15)."""

import asyncio
from dataclasses import replace
from functools import cache

import pytest

from bot.replies import Kind, Replay, Result, Swatch
from bot.requests import Press, Where
from bot.service.advice.replay import is_over, steps_of
from bot.service.advice.result_card import stars_for
from bot.service.context import Features
from bot.service.game.keeping import save_game
from bot.service.service import Service
from bot.thinking import Thinker
from engine.deal import deal_of, parse_code
from engine.game import Game, format_game, new_game, parse_game
from engine.moves import Move, Remove, format_move
from engine.position import Outcome, start_position
from engine.rules import VARIANTS, parse_rules
from engine.solver import Shortest, shortest
from tests.bot.service.conftest import ANNA, BRUNO, Chat


@cache
def fewest(code: str) -> Shortest:
    return shortest(start_position(parse_code(code)))


class Here(Thinker):
    """The solver without workers."""

    async def shortest(self, game: Game, owner: int | None = None) -> Shortest:
        return fewest(game.code)

    async def par(self, game: Game) -> Shortest:
        return fewest(game.code)


@pytest.fixture
async def service(store, catalog):
    themes = ("classic", "classic-large", "dark", "dark-large")
    features = Features(languages=catalog.languages(), themes=themes, thinker=Here(), results=True)
    return Service(store, replace(features, username="pyramide_bot"))


def deal_two():
    return deal_of(2, VARIANTS["N"])


WAY = fewest(deal_two().code).line


async def lay(chat: Chat, store, moves, user: int = ANNA) -> None:
    """Put the chat's game behind these moves, and look at it."""
    async with store.work() as work:
        (stored, *_) = await work.games.in_chat(chat.where)
        game = new_game(deal_two()).play(*moves)
        await save_game(work, replace(stored, line=format_game(game)))
    await chat.say("/status", user)


async def won(chat: Chat, store, user: int = ANNA) -> str:
    """Win deal 2 by its shortest way; what is said of the last move."""
    await chat.say("/new 2", user)
    await lay(chat, store, WAY[:-1], user)
    return await chat.say(f"/pair {format_move(WAY[-1])}", user)


@pytest.mark.parametrize("token", sorted(VARIANTS))
def test_steps_play_the_whole_line(token: str):
    """Every move is in one step, in order; a step is a removal or draws, never both."""
    deal = deal_of(2, parse_rules(token))
    position, line = start_position(deal), list[Move]()
    while position.legal_moves() and len(line) < 90:
        line.append(position.legal_moves()[0])
        position = position.apply(line[-1])
    steps = steps_of(deal, tuple(line))
    assert [move for step in steps for move in step.moves] == line
    for step in steps:
        removals = [isinstance(move, Remove) for move in step.moves]
        assert removals in ([True], [False] * len(removals))


def test_three_stars_near_par_two_up_to_a_quarter_above_else_one():
    assert [stars_for(moves, 60) for moves in (58, 60, 63, 64, 75, 76, 200)] == [
        3, 3, 3, 2, 2, 1, 1,
    ]  # fmt: skip


async def test_a_win_is_announced_at_once_and_its_result_follows(chat, store):
    told = await won(chat, store)
    assert "You won!" in told
    assert chat.last.extra is None
    later = await chat.last.later
    assert isinstance(later.extra, Result)
    assert later.says == ()
    assert (later.extra.par, later.extra.stars) == (35, 3)
    (sentence, par, stars) = (chat.catalog.text(say, "en") for say in later.extra.says)
    assert "I won Pyramide deal 2 in 35 moves" in sentence
    assert sentence.endswith("https://t.me/pyramide_bot?start=PY1-N-AAAAAAS")
    assert par == "Par for this deal is 35 moves."
    assert stars == "Three stars of three."


async def test_par_is_kept_for_the_statistics(chat, store):
    await won(chat, store)
    await chat.last.later
    assert "Against par" in await chat.say("/stats")


async def test_moves_taken_back_cost_stars(chat, store):
    """R15: the counter only grows."""
    await chat.say("/new 2")
    await lay(chat, store, WAY[:-1])
    for _ in range(2):
        await chat.say("/undo")
        await chat.say(f"/pair {format_move(WAY[-2])}")
    await chat.say(f"/pair {format_move(WAY[-1])}")
    result = (await chat.last.later).extra
    assert result.game.moves == 37
    assert result.stars == 3
    assert stars_for(39, 35) == 2


async def test_without_par_there_are_no_stars(chat, store):
    class Slow(Here):
        async def par(self, game: Game) -> Shortest:
            return Shortest(WAY, proved=False, nodes=9)

    chat.service.features = replace(chat.service.features, thinker=Slow())
    await won(chat, store)
    result = (await chat.last.later).extra
    assert (result.par, result.stars, result.best) == (None, None, 35)
    assert [say.key for say in result.says] == ["share-won", "par-best"]


async def test_words_alone_tell_par_where_there_are_no_pictures(chat, store):
    """C24."""
    await chat.say("/text on")
    await won(chat, store)
    later = await chat.last.later
    assert later.extra is None
    assert chat.catalog.tell(later) == "Par for this deal is 35 moves. Three stars of three."


async def test_a_group_wins_together(group, store):
    await won(group, store)
    result = (await group.last.later).extra
    assert group.catalog.text(result.says[0], "en").startswith("We won")


async def test_a_lost_or_running_game_has_no_result(chat):
    await chat.say("/new 2")
    await chat.say("/king")
    assert chat.last.later is None


async def test_the_solution_is_told_and_shown_from_the_deal_on(chat, store):
    await won(chat, store)
    told = await chat.say("/solution")
    replay = chat.last.extra
    assert isinstance(replay, Replay)
    assert (replay.step, replay.game.turn) == (0, 0)
    assert f"It has {replay.steps} steps" in told


async def test_a_number_tells_the_solution_from_there_on(chat, store):
    await won(chat, store)
    whole = await chat.say("/solution")
    told = await chat.say("solution 20")
    assert told.startswith(f"Step 20 of {chat.last.extra.steps}.")
    assert whole.endswith(told.partition(". ")[2])
    assert chat.last.extra.step == 20
    assert await chat.say("solution 99") == "The solution has steps 1 to 25."
    assert chat.last.kind is Kind.REFUSED


async def test_each_step_shows_the_board_after_it(chat, store):
    await won(chat, store)
    await chat.say("/solution")
    game_id, steps = chat.last.extra.game_id, chat.last.extra.steps
    turns = []
    for step in range(steps + 1):
        told = await chat.ask(Press(game_id, 0, command="solution", text=str(step)))
        assert told.says == told.extra.says
        turns.append(told.extra.game.turn)
    assert turns == sorted(set(turns))
    assert told.extra.game.line == WAY
    assert told.extra.game.outcome is Outcome.WON


async def test_steps_turn_while_another_game_is_on_the_table(chat, store):
    """C1: the button knows its game."""
    await won(chat, store)
    await chat.say("/solution")
    game_id = chat.last.extra.game_id
    await chat.say("/new 3")
    await chat.say("/draw")
    reply = await chat.ask(Press(game_id, 0, command="solution", text="3"))
    assert reply.extra.game.deal == deal_two()
    assert reply.view is None


async def refused(chat: Chat, press: Press, user: int = ANNA) -> str:
    reply = await chat.ask(press, user)
    assert reply.kind is Kind.REFUSED
    assert reply.alert
    assert reply.extra is None
    return reply.says[0].key


async def test_stale_and_forged_steps_are_refused(chat, catalog, store):
    """C2, C3: politely, and nothing is shown."""
    await won(chat, store)
    game_id = chat.view.game_id
    step = Press(game_id, 0, command="solution", text="1")
    assert await refused(chat, step, BRUNO) == "not-your-game"
    for text in ("99", "999"):
        assert await refused(chat, replace(step, text=text)) == "no-such-step"
    for text in ("x", "-1", "99999", "1+1"):
        assert await refused(chat, replace(step, text=text)) == "button-unknown"
    assert await refused(chat, replace(step, game=999)) == "button-unknown"
    assert await refused(chat, replace(step, command="forget")) == "button-unknown"
    elsewhere = Chat(chat.service, catalog, where=Where(12))
    assert await refused(elsewhere, step) == "button-unknown"


async def test_a_game_that_goes_on_keeps_its_solution(chat):
    await chat.say("/new 2")
    step = Press(chat.view.game_id, 0, command="solution", text="1")
    assert await refused(chat, step) == "solution-later"
    assert not is_over(parse_game("PY1-N-AAAAAAS g6"))


async def test_a_solver_that_gives_up_says_so(chat, store):
    class Never(Here):
        async def shortest(self, game: Game, owner: int | None = None) -> Shortest:
            return Shortest((), proved=False, nodes=9)

    await won(chat, store)
    chat.service.features = replace(chat.service.features, thinker=Never())
    step = Press(chat.view.game_id, 0, command="solution", text="1")
    assert await refused(chat, step) == "thinking-given-up"
    chat.service.features = replace(chat.service.features, thinker=None)
    assert await refused(chat, step) == "no-thinker"


async def test_themes_are_told_by_scheme_and_shown(chat):
    told = await chat.say("/theme")
    assert told.startswith("Themes: classic and dark. Now: classic.")
    assert "large print" in told
    assert chat.last.extra == Swatch(
        says=chat.last.says, theme="classic", themes=chat.service.features.themes
    )
    assert await chat.say("theme dark large print") == (
        "The board is drawn in dark, large print now."
    )
    assert chat.last.extra.theme == "dark-large"


async def test_a_theme_button_sets_the_theme_of_the_chat(chat):
    await chat.ask(Press(0, 0, command="theme", text="dark"))
    assert chat.last.settings.theme == "dark"
    assert await refused(chat, Press(0, 0, command="theme", text="pink")) == "button-unknown"
    assert (await chat.ask(Press(0, 0, command="theme", text="classic"))).extra.theme == "classic"


async def test_the_workers_find_par_and_remember_it():
    thinker = Thinker(workers=1)
    try:
        found = await thinker.par(new_game(deal_two()))
        assert (len(found.line), found.proved) == (35, True)
        async with asyncio.timeout(1):
            assert await thinker.shortest(new_game(deal_two())) is found
    finally:
        await thinker.close()
