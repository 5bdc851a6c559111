"""Thinking off the loop: answers, memory, cancelling, workers that die, closing."""

import asyncio
import os
import signal

import pytest

from bot import thinking
from bot.service.game.winnable import first_winnable
from bot.thinking import GivenUp, Thinker, Whose, Why
from engine.deal import deal_of, parse_code
from engine.game import Game, new_game
from engine.moves import Remove, parse_move
from engine.position import Outcome
from engine.rules import VARIANTS, parse_rules
from engine.solver import Kind

HARD = "F"
"""Rules under which a deal keeps a worker busy for as long as it may."""


@pytest.fixture(scope="module")
def thinker():
    thinker = Thinker(workers=1)
    yield thinker
    asyncio.run(thinker.close())


@pytest.fixture
async def fresh():
    thinker = Thinker(workers=1, budget=10**9)
    yield thinker
    await asyncio.wait_for(thinker.close(), 5)


def game_of(token: str, number: int, moves: str = "") -> Game:
    game = new_game(deal_of(number, parse_rules(token)))
    return game.play(*map(parse_move, moves.split()))


def workers_of(thinker: Thinker) -> list[int]:
    return list(thinker._pool._processes) if thinker._pool else []


async def busy(
    thinker: Thinker, number: int = 1, owner: int = 7, asker: int | None = None
) -> asyncio.Task:
    """A question that will not be answered by itself, once a worker thinks about it."""
    task = asyncio.create_task(thinker.verdict(game_of(HARD, number), Whose(asker, owner)))
    await asyncio.sleep(0.05)
    assert workers_of(thinker)
    return task


async def test_workers_start_with_the_first_question():
    thinker = Thinker(workers=1)
    assert workers_of(thinker) == []
    assert (await thinker.verdict(game_of("N", 1))).kind is Kind.LOSS
    assert len(workers_of(thinker)) == 1
    await thinker.close()


async def test_verdict_hint_par_and_analysis_of_a_game(thinker):
    game = new_game(parse_code("PY1-R2-AAAAAAS"))
    verdict = await thinker.verdict(game)
    assert verdict.kind is Kind.WIN
    assert (await thinker.hint(game)).move == verdict.line[0]
    found = await thinker.shortest(game)
    assert found.proved
    assert len(found.line) <= len(verdict.line)
    analysis = await thinker.analysis(game)
    assert (analysis.kind, analysis.winnable, analysis.lost_at) == (Kind.WIN, True, None)


async def test_analysis_names_the_move_after_which_the_win_was_gone(thinker):
    number = (await thinker.run(first_winnable, VARIANTS["R"], range(100, 140))).deal.number
    game = new_game(deal_of(number, parse_rules("R")))
    played = game.play(*[parse_move("d")] * game.position.stock_count)
    assert (await thinker.verdict(played)).kind is Kind.LOSS
    analysis = await thinker.analysis(played)
    assert analysis.winnable
    at = analysis.lost_at
    assert (await thinker.verdict(game.play(*played.line[: at - 1]))).kind is Kind.WIN
    assert (await thinker.verdict(game.play(*played.line[:at]))).kind is Kind.LOSS


async def test_a_deal_that_was_never_won_was_not_lost_by_a_move(thinker):
    analysis = await thinker.analysis(game_of("N", 1, "d d"))
    assert (analysis.kind, analysis.winnable, analysis.lost_at) == (Kind.LOSS, False, None)


async def test_only_proved_deals_are_winnable(thinker):
    number = (await thinker.run(first_winnable, VARIANTS["R"], range(100, 140))).deal.number
    assert (await thinker.verdict(game_of("R", number))).kind is Kind.WIN
    assert (await thinker.run(first_winnable, VARIANTS["N"], [1])).line == ""


async def test_hints_lead_to_the_end_though_nothing_is_remembered(thinker):
    """C36: with three cards drawn and no end of passes a way must be kept."""
    game, moves = game_of("T", 2), 0
    while game.outcome is Outcome.PLAYING:
        thinker._known.clear()
        hint = await thinker.hint(game)
        assert hint.kind is Kind.WIN
        game = game.play(hint.move)
        moves += 1
        assert moves < 400
    assert game.outcome is Outcome.WON


async def test_along_a_way_nothing_is_asked_again(thinker, monkeypatch):
    game = game_of("R2", 2)
    await thinker.hint(game)

    def asked(*_arguments):
        raise AssertionError

    monkeypatch.setattr(thinker, "_begin", asked)
    while game.outcome is Outcome.PLAYING:
        hint = await thinker.hint(game)
        game = game.play(hint.move)
    assert game.outcome is Outcome.WON


async def test_a_lost_game_is_followed_to_the_most_cards(thinker):
    game = game_of("N", 1)
    most = (await thinker.verdict(game)).max_removed
    while (hint := await thinker.hint(game)).move is not None:
        assert hint.kind is Kind.LOSS
        game = game.play(hint.move)
    assert game.position.removed_count == most == 14


async def test_two_who_ask_the_same_share_one_answer(thinker):
    game = game_of("S", 77)
    first, second = await asyncio.gather(thinker.verdict(game), thinker.verdict(game))
    assert first is second
    assert (await thinker.verdict(game)) is first


async def test_memory_is_bounded(thinker, monkeypatch):
    monkeypatch.setattr(thinking, "REMEMBERED", 5)
    thinker._known.clear()
    for number in range(8):
        await thinker.verdict(game_of("NW", number))
    assert len(thinker._known) == 5


async def test_when_the_game_moves_on_its_question_is_given_up(fresh):
    task = await busy(fresh)
    fresh.moved_on(7)
    with pytest.raises(GivenUp):
        await asyncio.wait_for(task, 5)
    # The worker lets go of it and is free for the next question.
    verdict = await asyncio.wait_for(fresh.verdict(game_of("N", 1)), 30)
    assert verdict.kind is Kind.LOSS


async def test_questions_about_other_games_and_the_kept_one_stay(fresh):
    task = await busy(fresh)
    fresh.moved_on(8)
    fresh.moved_on(7, keep=game_of(HARD, 1))
    await asyncio.sleep(0.05)
    assert not task.done()
    fresh.moved_on(7)
    with pytest.raises(GivenUp):
        await asyncio.wait_for(task, 5)


async def test_who_stops_waiting_does_not_stop_the_question(thinker):
    game = game_of("S", 78)
    waiting = asyncio.create_task(thinker.verdict(game))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (await thinker.verdict(game)).kind in {Kind.WIN, Kind.LOSS}


async def test_a_worker_that_is_killed_is_replaced(thinker):
    await thinker.verdict(game_of("N", 5))
    (killed,) = workers_of(thinker)
    os.kill(killed, signal.SIGKILL)
    assert (await thinker.verdict(game_of("N", 6))).kind in {Kind.WIN, Kind.LOSS}
    assert workers_of(thinker) != [killed]


async def test_a_worker_killed_at_work_does_its_question_again(fresh):
    fresh.budget = 60_000
    task = await busy(fresh)
    (killed,) = workers_of(fresh)
    os.kill(killed, signal.SIGKILL)
    verdict = await asyncio.wait_for(task, 60)
    assert verdict.kind in {Kind.UNKNOWN, Kind.LOSS}


async def test_a_question_that_kills_every_worker_is_given_up(fresh):
    task = await busy(fresh)
    killed: set[int] = set()
    while not task.done():
        for worker in set(workers_of(fresh)) - killed:
            os.kill(worker, signal.SIGKILL)
            killed.add(worker)
        await asyncio.sleep(0.01)
    with pytest.raises(GivenUp):
        await task
    assert len(killed) == thinking.TRIES


async def test_too_long_a_thought_is_given_up(fresh, monkeypatch):
    monkeypatch.setattr(thinking, "DEADLINE", 0.2)
    with pytest.raises(GivenUp):
        await asyncio.wait_for(fresh.verdict(game_of(HARD, 1)), 5)


async def test_closing_gives_up_all_questions_and_ends_the_workers():
    thinker = Thinker(workers=1, budget=10**9)
    tasks = [await busy(thinker, number) for number in (1, 2)]
    processes = list(thinker._pool._processes.values())
    await asyncio.wait_for(thinker.close(), 5)
    for task in tasks:
        with pytest.raises(GivenUp):
            await task
    async with asyncio.timeout(10):
        for process in processes:
            # Its executor's thread may have fetched its end first: ask the system, not it.
            while is_running(process.pid):
                await asyncio.to_thread(process.join, 0.1)
    with pytest.raises(GivenUp):
        await thinker.verdict(game_of("N", 9))


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_thinker_that_was_never_asked_closes():
    await asyncio.wait_for(Thinker().close(), 5)


async def test_hints_never_turn_the_waste_over_in_vain(thinker):
    game = game_of("N", 1)
    for move in (await thinker.verdict(game)).line:
        game = game.play(move)
    assert (await thinker.hint(game)).move is None
    assert game.outcome is Outcome.PLAYING
    assert not any(isinstance(move, Remove) for move in game.position.legal_moves())


async def test_a_newer_question_of_the_same_person_replaces_the_older(fresh):
    """C52: 25 questions of one person are one search."""
    tasks = [await busy(fresh, number, owner=number, asker=1) for number in range(1, 26)]
    for task in tasks[:-1]:
        with pytest.raises(GivenUp) as given_up:
            await asyncio.wait_for(task, 5)
        assert given_up.value.why is Why.REPLACED
    assert fresh.waiting == 1
    assert not tasks[-1].done()


async def test_nobody_waits_for_more_than_one_question_of_each_other_person(fresh):
    """C52: in the order in which they came, one for each."""
    greedy = await busy(fresh, 1, owner=1, asker=1)
    waiting = asyncio.create_task(fresh.verdict(game_of("N", 1), Whose(2, 2)))
    await asyncio.sleep(0)
    more = [await busy(fresh, number, owner=1, asker=1) for number in range(2, 6)]
    verdict = await asyncio.wait_for(waiting, 30)
    assert verdict.kind is Kind.LOSS
    assert greedy.done()
    assert not more[-1].done()


async def test_a_question_that_two_asked_goes_on_for_the_other(fresh):
    first = await busy(fresh, 1, owner=1, asker=1)
    second = await busy(fresh, 1, owner=2, asker=2)
    other = await busy(fresh, 2, owner=1, asker=1)
    await asyncio.sleep(0.05)
    assert not second.done()
    fresh.moved_on(2)
    fresh.moved_on(1)
    for task in (first, second, other):
        with pytest.raises(GivenUp):
            await asyncio.wait_for(task, 5)


async def test_the_deadline_counts_from_the_start_of_the_work(fresh, monkeypatch):
    """C52: the time in the queue is not the question's."""
    monkeypatch.setattr(thinking, "DEADLINE", 0.5)
    first = await busy(fresh, 1, asker=1)
    second = await busy(fresh, 2, asker=2)
    with pytest.raises(GivenUp) as given_up:
        await asyncio.wait_for(first, 10)
    assert given_up.value.why is Why.TIME
    assert not second.done()
    with pytest.raises(GivenUp):
        await asyncio.wait_for(second, 10)


async def test_a_search_for_a_deal_is_cancelled_with_its_game(fresh):
    """C39: also what runs for a new deal is given up, and its worker is free again."""
    task = asyncio.create_task(
        fresh.run(first_winnable, parse_rules("S"), list(range(200)), whose=Whose(1, 5))
    )
    await asyncio.sleep(0.05)
    fresh.moved_on(5)
    with pytest.raises(GivenUp) as given_up:
        await asyncio.wait_for(task, 5)
    assert given_up.value.why is Why.MOVED_ON
    verdict = await asyncio.wait_for(fresh.verdict(game_of("N", 1)), 30)
    assert verdict.kind is Kind.LOSS
