"""Playing time (R17): every pause counts as itself, a long one as five minutes, none as less.

A model adds up what the clock says; the sum is looked for wherever a time is kept or told.
"""

from dataclasses import replace
from random import Random

import pytest

from bot.service.game.keeping import tally_of
from bot.storage.repository import Store
from engine.game import format_game
from engine.moves import format_move
from engine.solver import decide
from tests.bot.service.conftest import ANNA, Chat

CAP = 300.0
PAUSES = (0.0, 1.0, 59.0, 299.0, 300.0, 301.0, 3_600.0, 86_400.0, -50.0, -100_000.0)


async def stored_seconds(store: Store, chat: Chat) -> float:
    async with store.read() as work:
        stored = await work.games.get(chat.view.game_id)
    assert stored is not None
    return stored.seconds


async def act(chat: Chat, line: str, pause: float) -> None:
    """Say a line so long after the one before; `ask` lets a second pass itself."""
    chat.now += pause - 1
    await chat.say(line)


@pytest.mark.parametrize("pause", PAUSES)
async def test_one_pause(pause: float, chat: Chat, store: Store) -> None:
    await chat.say("new 2")
    await act(chat, "draw", pause)
    counted = min(max(pause, 0.0), CAP)
    assert chat.view.seconds == counted
    assert await stored_seconds(store, chat) == counted


@pytest.mark.parametrize("seed", range(5))
async def test_many_pauses(seed: int, chat: Chat, store: Store) -> None:
    """What is only asked takes part of a pause and is no action; undo is one."""
    random = Random(seed)
    await chat.say("new 2")
    clock = touched = 0.0
    counted = 0.0
    for number in range(20):
        line = random.choice(["draw", "draw", "undo", "status", "free"]) if number else "draw"
        pause = random.choice(PAUSES)
        before = chat.view.game.turn
        await act(chat, line, pause)
        clock += pause
        if chat.view.game.turn != before:
            counted += min(max(clock - touched, 0.0), CAP)
            touched = clock
        assert chat.view.seconds == pytest.approx(counted)
    assert await stored_seconds(store, chat) == pytest.approx(counted)


async def test_a_night_before_the_last_move_is_five_minutes_of_play(
    chat: Chat, store: Store
) -> None:
    """The time that is told with the win has the cap in it, and so has the result."""
    await chat.say("new 2")
    *moves, last = decide(chat.view.game.position).line
    async with store.work() as work:
        stored = await work.games.get(chat.view.game_id)
        assert stored is not None
        line = format_game(chat.view.game.play(*moves))
        stored = replace(stored, line=line, seconds=30.0, touched_at=chat.now)
        await work.games.save(stored, tally_of)
    chat.now += 9 * 3_600
    told = await chat.say(format_move(last))
    assert "5 minutes 30 seconds" in told
    assert "hour" not in told
    async with store.read() as work:
        (result,) = await work.games.results_of(ANNA)
    assert result.seconds == 330.0
