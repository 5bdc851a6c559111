"""When our own side fails: the database, a fault in the program, a flood (C21)."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.guard import Guard
from bot.requests import Request, Where
from bot.service.outlet import Outlet
from bot.storage.errors import StorageUnavailable, Trouble
from tests.bot.telegram.rig import ANNA, BRUNO, CATALOG, Rig, rig_at


async def stored(rig: Rig, chat: int = ANNA) -> list[str]:
    async with rig.kept.read() as work:
        return [game.line for game in await work.games.in_chat(Where(chat))]


def fail_once(rig: Rig, error: Callable[[], Exception], times: int = 1) -> None:
    """The service fails at the next requests."""
    service = rig.running._service
    answer = service.answer
    left = [times]

    async def failing(request: Request, outlet: Outlet) -> Any:
        if left[0]:
            left[0] -= 1
            raise error()
        return await answer(request, outlet)

    service.answer = failing


@pytest.mark.parametrize("trouble", [Trouble.FULL, Trouble.READ_ONLY, Trouble.UNREACHABLE])
async def test_a_database_that_cannot_keep_the_move_is_said_in_one_sentence(
    rig: Rig, trouble: Trouble, caplog
):
    await rig.ask("/start")
    fail_once(rig, lambda: StorageUnavailable(trouble))
    answer = await rig.press("Draw")
    assert answer is not None
    said = rig.words(rig.from_bot(ANNA)[-1])
    assert "nothing was changed" in said
    number = said.split("number ")[1].split(".")[0]
    assert f"number={number}" in caplog.text
    assert await stored(rig) == ["PY1-N-AAAAAAS"]
    await rig.press("Draw", message=rig.board().id)
    assert await stored(rig) == ["PY1-N-AAAAAAS d"]


async def test_a_busy_database_is_tried_again(rig: Rig):
    await rig.ask("/start")
    fail_once(rig, lambda: StorageUnavailable(Trouble.BUSY), times=2)
    await rig.press("Draw")
    assert await stored(rig) == ["PY1-N-AAAAAAS d"]


async def test_another_program_that_writes_is_waited_for(rig: Rig):
    """C21: "database is locked" is nobody's answer."""
    await rig.ask("/start")
    file = rig.database.removeprefix("sqlite+aiosqlite:///")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    press = asyncio.create_task(rig.press("Draw"))
    await asyncio.sleep(0.3)
    assert not press.done()
    other.execute("COMMIT")
    other.close()
    await press
    assert await stored(rig) == ["PY1-N-AAAAAAS d"]


async def test_many_people_tap_at_once_and_no_move_is_lost(rig: Rig):
    """C21: the same board pressed by two people at once gives one move, not two, not none."""
    group = next(chat.id for chat in rig.desk.world.chats.values() if chat.type == "group")
    await rig.ask("/new 2", chat=group)
    for turn in range(1, 6):
        board = rig.board(group)
        data = rig.button(board, "Draw")["callback_data"]
        for person in (ANNA, BRUNO):
            rig.tap(data, board.id, by=person, chat=group)
        await rig.quiet()
        assert await stored(rig, group) == ["PY1-N-AAAAAAS" + " d" * turn]


async def test_a_fault_in_the_program_reaches_nobody_as_a_traceback(rig: Rig, caplog):
    await rig.ask("/start")
    fail_once(rig, lambda: RuntimeError(f"broken at {rig.desk.token}"))
    said = await rig.ask("/draw")
    assert said.startswith("Something went wrong here; your game is safe. Error number ")
    assert "broken" not in said
    number = said.split("number ")[1].split(".")[0]
    assert f"number={number}" in caplog.text
    assert "RuntimeError" in caplog.text
    assert "10♥ goes with" in await rig.ask("/draw")


async def test_one_who_floods_is_told_once_and_others_are_served(tmp_path: Path):
    async with rig_at(tmp_path, guard=lambda: Guard(rate=0.001, burst=5)) as rig:
        await listening(rig)
        await rig.ask("/start")
        await rig.ask("/text on")
        for _ in range(30):
            rig.say("/draw")
        await rig.quiet()
        assert await stored(rig) == ["PY1-N-AAAAAAS d d d"]
        told = [m for m in rig.from_bot(ANNA) if "Too many messages at once" in rig.words(m)]
        assert len(told) == 1
        assert await rig.ask("/start", by=BRUNO)


async def listening(rig: Rig) -> None:
    """What comes from now on has not piled up while the bot was away."""
    async with asyncio.timeout(15):
        while not rig.running.receiving:  # noqa: ASYNC110  the poller tells nobody
            await asyncio.sleep(0.01)


async def test_what_piled_up_while_the_bot_was_away_is_no_flood(tmp_path: Path):
    async with rig_at(tmp_path, guard=lambda: Guard(rate=0.001, burst=5)) as rig:
        await rig.ask("/start")
        await rig.shut_down()
        for _ in range(20):
            rig.say("/draw")
        await rig.boot()
        await rig.quiet()
        assert await stored(rig) == ["PY1-N-AAAAAAS" + " d" * 20]


async def test_a_message_from_the_future_stops_nobodys_clock(tmp_path: Path):
    """C55: the guard counts by our own time, not by what a message says of itself."""
    async with rig_at(tmp_path, guard=lambda: Guard(rate=20, burst=3)) as rig:
        await listening(rig)
        await rig.ask("/start")
        usual = rig.desk.clock
        rig.desk.clock = lambda: usual() + 3600
        await rig.ask("/draw")
        rig.desk.clock = usual
        for turn in range(2, 8):
            await asyncio.sleep(0.2)
            await rig.ask("/draw")
            assert await stored(rig) == ["PY1-N-AAAAAAS" + " d" * turn]


async def test_talk_in_a_group_is_told_nothing_of_floods(tmp_path: Path):
    """Nobody is answered who did not speak to the bot."""
    async with rig_at(tmp_path, guard=lambda: Guard(rate=0.001, burst=3)) as rig:
        await listening(rig)
        group = next(chat.id for chat in rig.desk.world.chats.values() if chat.type == "group")
        rig.desk.privacy = False
        for number in range(10):
            rig.say(f"so what, number {number}", chat=group)
        await rig.quiet()
        assert rig.from_bot(group) == []


async def test_updates_that_come_twice_are_answered_once(rig: Rig):
    """C18: also after a restart, and when the ids have begun anew at a lower number."""
    await rig.ask("/start")
    await rig.ask("/draw")
    before = len(rig.from_bot(ANNA))
    for update in list(rig.desk.queue.confirmed):
        assert rig.desk.queue.repeat(update["update_id"])
    await rig.quiet()
    assert await stored(rig) == ["PY1-N-AAAAAAS d"]
    assert len(rig.from_bot(ANNA)) == before
    await rig.shut_down()
    for update in list(rig.desk.queue.confirmed):
        rig.desk.queue.repeat(update["update_id"])
    await rig.boot()
    await rig.quiet()
    assert await stored(rig) == ["PY1-N-AAAAAAS d"]
    await asyncio.sleep(1.5)  # a question that brings nothing: all is acknowledged
    rig.desk.queue.restart_ids(17)
    rig.say("/draw")
    await rig.quiet()
    assert await stored(rig) == ["PY1-N-AAAAAAS d d"]


async def profile_set(rig: Rig) -> None:
    assert rig.running._profile is not None
    async with asyncio.timeout(15):
        await rig.running._profile


async def test_menus_and_descriptions_are_set_for_each_language_and_then_left_alone(rig: Rig):
    await profile_set(rig)
    texts, commands = rig.desk.world.texts, rig.desk.world.commands
    assert "Piramide" in texts["description:it"]
    assert "Pyramid" in texts["description:"]
    assert "short_description:it" in texts
    menus = [{row["command"] for row in rows} for rows in commands.values()]
    assert len(menus) == len(CATALOG.languages()) + 1
    assert all(len(menu) > 10 for menu in menus)
    before = rig.desk.faults.calls.copy()
    await rig.shut_down()
    await rig.boot()
    await profile_set(rig)
    again = rig.desk.faults.calls - before
    assert again["getmycommands"] == len(menus)
    assert again["setmycommands"] == again["setmydescription"] == 0
