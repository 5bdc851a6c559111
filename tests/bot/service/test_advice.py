"""Hints, verdicts, par, solution, analysis, coach: what the exact solver says (C36, R13, R20)."""

import asyncio

import pytest

from bot.replies import Kind
from bot.service import service as service_module
from bot.service.context import Features
from bot.service.service import Service
from bot.thinking import GivenUp, Thinker, Whose
from engine.deal import deal_of
from engine.game import new_game
from engine.position import Outcome
from engine.rules import VARIANTS
from engine.solver import Kind as Known


@pytest.fixture(scope="module")
def thinker_of_module():
    thinker = Thinker(workers=1)
    yield thinker
    asyncio.run(thinker.close())


@pytest.fixture
async def service(store, catalog, thinker_of_module):
    features = Features(languages=catalog.languages(), thinker=thinker_of_module)
    return Service(store, features)


async def answer(chat, line: str) -> str:
    """The whole answer, waiting for what comes later."""
    told = await chat.say(line)
    if chat.last.later is not None:
        more = await chat.last.later
        if more is not None:
            chat.replies.append(more)
            told = chat.catalog.tell(more)
    return told


async def test_following_hints_wins_and_never_draws_for_ever(chat):
    """C36: every hint is legal, keeps the win, and the way comes to an end."""
    await chat.say("new 2")
    for _ in range(120):
        await answer(chat, "hint")
        if chat.view.game.outcome is not Outcome.PLAYING:
            break
        reply = chat.last
        assert reply.says[-1].key == "hint-known-win"
        if reply.view.hinted:
            await chat.say("+".join(map(str, reply.view.hinted)))
        else:
            await chat.say("draw")
        assert chat.last.kind is Kind.DONE
    assert chat.view.game.outcome is Outcome.WON


async def test_hints_and_verdicts_are_counted_with_the_game(chat, store):
    await chat.say("new 2")
    await answer(chat, "hint")
    await answer(chat, "can I still win")
    async with store.read() as work:
        stored = await work.games.get(chat.view.game_id)
    assert (stored.hints, stored.verdicts) == (1, 1)


async def test_deal_1_cannot_be_won_and_is_told_only_when_asked(chat):
    """R13, R20."""
    told = await chat.say("new 1")
    assert "won" not in told
    assert await answer(chat, "verdict") == (
        "No: this deal could never be won. At most 14 more cards can be removed."
    )
    assert chat.view.game.outcome is Outcome.PLAYING
    assert (await answer(chat, "hint")).endswith("No win is left; this goes toward the most cards.")
    assert await answer(chat, "par") == "This deal cannot be won."


async def test_a_hint_is_fair_and_says_how_often_it_wins(chat, store):
    await chat.say("new R 5")
    told = await answer(chat, "hint")
    share = chat.last.says[-1]
    assert share.key == "hint-share"
    assert share.args["samples"] == 100
    assert "possible orders of the hidden cards" in told
    assert chat.last.view.hint is not None


async def test_an_exact_hint_says_that_it_knows_and_counts_as_a_verdict_too(chat, store):
    await chat.say("new R 5")
    told = await answer(chat, "exact hint")
    assert told.endswith("This hint knows the hidden cards.")
    async with store.read() as work:
        stored = await work.games.get(chat.view.game_id)
    assert (stored.hints, stored.verdicts) == (1, 1)


async def test_a_hint_does_not_tell_where_a_hidden_card_lies(chat):
    await chat.say("new 1")
    for _ in range(12):
        told = await answer(chat, "hint")
        hint = chat.last.view.hint
        if hint is None or str(hint) == "d":
            break
        await chat.say(str(hint))
    assert told.startswith("Draw. ")


async def test_a_hint_marks_its_cards_for_the_picture(chat):
    await chat.say("new 2")
    assert await answer(chat, "hint") == "Remove king of diamonds. This keeps a win."
    assert [str(place) for place in chat.last.view.hinted] == ["g6"]


@pytest.mark.slow
async def test_with_several_wastes_a_draw_names_its_pile(chat):
    await chat.say("new apophis 3")
    told = await answer(chat, "hint")
    while chat.last.says[0].key != "hint-draw-to-pile":
        await chat.say("+".join(map(str, chat.view.hinted)))
        told = await answer(chat, "hint")
    pile = chat.view.hint.pile + 1
    assert told.startswith(f"Draw to waste {pile}.")
    await chat.say(f"draw {pile}")
    assert chat.last.kind is Kind.DONE


async def test_par_and_the_solution(chat):
    await chat.say("new 2")
    assert "The solution is for after the end." in await chat.say("solution")
    par = await answer(chat, "par")
    assert par.startswith("Par for this deal is ")


async def test_analysis_names_the_move_that_lost(chat, thinker_of_module):
    """The win is there before the move that is named, and gone after it."""
    await chat.say("new S 367607")
    while chat.view.game.outcome is Outcome.PLAYING and len(chat.view.game.line) < 12:
        await chat.say("draw")
    told = await answer(chat, "analysis")
    assert told.startswith("The win slipped away with move ")
    number = int(told.split("move ")[1].split(":")[0])
    game = chat.view.game
    before = game.undo(len(game.line) - number + 1)
    after = before.play(game.line[number - 1])
    assert (await thinker_of_module.verdict(before)).kind is Known.WIN
    assert (await thinker_of_module.verdict(after)).kind is Known.LOSS


async def test_a_verdict_tells_a_lost_win_from_one_that_never_was(chat):
    """C69: before and after the first move alike."""
    await chat.say("new S 367607")
    while not (await answer(chat, "verdict")).startswith("No"):
        await chat.say("draw")
    assert chat.catalog.tell(chat.last).startswith(
        "No: the deal could be won, but a move gave the win away. At most "
    )
    await chat.say("new 1")
    await chat.say("draw")
    assert (await answer(chat, "verdict")).startswith("No: this deal could never be won.")


async def test_the_coach_speaks_when_a_move_loses_the_win(chat):
    await chat.say("new S 367607")
    await chat.say("coach on")
    said = []
    for _ in range(12):
        await chat.say("draw")
        more = await chat.last.later if chat.last.later is not None else None
        said.append(chat.catalog.tell(more) if more else "")
    assert said.count('With that move the win is out of reach. Say "undo" to take it back.') == 1


async def test_a_winnable_deal_is_proved(chat, thinker_of_module):
    told = await answer(chat, "new winnable strict")
    assert told.startswith(f"New game, deal {chat.view.game.deal.number}; it can be won.")
    assert chat.view.game.code.startswith("PY1-S-")
    assert (await thinker_of_module.verdict(chat.view.game)).kind is Known.WIN


async def test_a_long_search_says_so_and_answers_later(chat, monkeypatch, thinker_of_module):
    monkeypatch.setattr(service_module, "PATIENCE", 0.0)
    await chat.say("new 3")
    told = await chat.say("verdict")
    assert told == "I am still thinking; the answer comes as soon as I have it."
    more = await chat.last.later
    assert more.says[0].key.startswith("verdict-")


async def test_an_answer_about_a_table_that_changed_is_not_given(chat, monkeypatch):
    monkeypatch.setattr(service_module, "PATIENCE", 0.0)
    await chat.say("new 4")
    await chat.say("verdict")
    later = chat.last.later
    await chat.say("draw")
    more = await later
    assert more.says[0].key in {"thinking-outdated", "thinking-given-up"}


async def test_without_a_solver_the_answer_is_a_sentence(store, catalog, chat):
    chat.service = Service(store, Features(languages=catalog.languages()))
    await chat.say("new 2")
    assert await chat.say("hint") == "The solver is not running here."


async def test_a_question_whose_game_moved_on_is_given_up(thinker_of_module, service):
    game = new_game(deal_of(11, VARIANTS["F"]))
    asked = asyncio.create_task(thinker_of_module.verdict(game, Whose(game=7)))
    await asyncio.sleep(0.05)
    thinker_of_module.moved_on(7)
    with pytest.raises(GivenUp):
        await asked


async def test_a_worker_that_dies_is_replaced(thinker_of_module, service):
    await thinker_of_module.verdict(new_game(deal_of(6, VARIANTS["N"])))
    for process in list(thinker_of_module._pool._processes.values()):
        process.kill()
    verdict = await thinker_of_module.verdict(new_game(deal_of(7, VARIANTS["N"])))
    assert verdict.kind in {Known.WIN, Known.LOSS}
