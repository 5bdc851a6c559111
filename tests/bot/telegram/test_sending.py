"""Each method failing in each way while a game is played (C4 to C9, C16)."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.faults import Fault, FaultKind
from bot.requests import Where
from bot.telegram.send.limits import Allowance
from engine.moves import Remove, parse_move
from tests.bot.telegram.rig import ANNA, BRUNO, Rig, rig_at

MOVES = ("g6", "g2+g5", "f5+g3")


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot whose waiting goes fifty times as fast."""
    async with rig_at(tmp_path, hurry=50.0) as rig:
        yield rig


def error(code: int, text: str, **parameters: Any) -> dict[str, Any]:
    return {
        "kind": FaultKind.ERROR,
        "code": code,
        "description": text,
        "parameters": parameters or None,
    }


HOW = {
    "not found": error(400, "Bad Request: message to edit not found"),
    "not editable": error(400, "Bad Request: message can't be edited"),
    "bad file": error(400, "Bad Request: wrong file identifier/HTTP URL specified"),
    "odd refusal": error(400, "Bad Request: SOMETHING_NEW_INVALID"),
    "too fast": error(429, "Too Many Requests: retry after 3", retry_after=3),
    "server error": error(500, "Internal Server Error"),
    "gateway": {"kind": FaultKind.GARBAGE},
    "time-out after delivery": {"kind": FaultKind.LOST_ANSWER, "seconds": 0.02},
    "reset before delivery": {"kind": FaultKind.LOST_CALL},
}
METHODS = (
    "sendPhoto",
    "sendMessage",
    "editMessageMedia",
    "editMessageCaption",
    "editMessageReplyMarkup",
    "answerCallbackQuery",
    "deleteMessage",
)


async def press_or_ask(rig: Rig, place: str) -> None:
    """What a person does: press the card that is shown, or ask for the board."""
    for _ in range(3):
        boards = rig.boards()
        if boards:
            data = rig.data_of(boards[-1], place)
            if data is not None:
                await rig.press_data(data, boards[-1].id)
                return
        await rig.ask("/board")
    raise AssertionError(place)


async def stored(rig: Rig) -> list[str]:
    async with rig.kept.read() as work:
        return [game.line for game in await work.games.in_chat(Where(ANNA))]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("how", HOW)
async def test_a_failing_call_costs_no_move_and_no_second_board(hasty: Rig, method, how):
    rig = hasty
    rig.desk.faults.arm(Fault(method, **HOW[how]))
    await rig.ask("/start")
    for text in MOVES:
        move = parse_move(text)
        assert isinstance(move, Remove)
        for place in move.places:
            await press_or_ask(rig, str(place))
    await press_or_ask(rig, "g1")
    await press_or_ask(rig, "g7")
    for _ in range(3):
        await rig.ask("/status")
    rig.desk.faults.clear()
    await rig.press("Draw")
    assert await stored(rig) == ["PY1-N-AAAAAAS g6 g2+g5 f5+g3 d"]
    assert "Score 50 · moves 4" in rig.caption()
    assert len(rig.boards()) == 1


@pytest.mark.parametrize("method", ["sendPhoto", "editMessageMedia"])
async def test_a_server_that_is_down_for_a_while(hasty: Rig, method):
    rig = hasty
    rig.desk.faults.arm(Fault(method, FaultKind.ERROR, times=5, code=502))
    await rig.ask("/start")
    await rig.press("Draw")
    assert "moves 1" in rig.caption()
    assert len(rig.boards()) == 1


async def test_a_board_that_was_delivered_without_our_knowing_is_taken_up(hasty: Rig):
    """C16: the next press tells which message it was; there is no second board."""
    rig = hasty
    rig.desk.faults.arm(Fault("sendPhoto", FaultKind.LOST_ANSWER, seconds=0.02))
    await rig.ask("/start")
    assert len(rig.boards()) == 1
    await rig.press("Draw")
    await rig.ask("/draw")
    assert len(rig.boards()) == 1
    assert rig.desk.faults.calls["sendphoto"] == 1
    assert "moves 2" in rig.caption()
    await rig.shut_down()
    await rig.boot()
    await rig.press("Draw")
    assert rig.desk.faults.calls["sendphoto"] == 1


async def test_a_text_is_never_sent_twice(hasty: Rig):
    """C16: a text whose delivery is not known is not repeated; "repeat" says it again."""
    rig = hasty
    await rig.ask("/text on")
    await rig.ask("new 2")
    rig.desk.faults.arm(Fault("sendMessage", FaultKind.LOST_ANSWER, seconds=0.02))
    said = await rig.ask("free")
    assert said.count("Free:") + said.count("7 of clubs") <= 2
    assert rig.words(rig.from_bot(ANNA)[-1]) in await rig.ask("repeat")


async def test_a_message_that_is_right_already_is_a_success(hasty: Rig):
    """C4: after a restart nobody knows what is shown; "not modified" is good news."""
    rig = hasty
    await rig.ask("/start")
    await rig.press("Draw")
    await rig.ask("/status")
    board = rig.board()
    caption = rig.caption()
    await rig.shut_down()
    await rig.boot()
    rig.desk.faults.arm(
        Fault("editMessageMedia", **error(400, "Bad Request: MESSAGE is not MODIFIED: same"))
    )
    await rig.ask("/status")
    assert rig.boards() == [board]
    assert rig.caption() == caption
    assert rig.desk.faults.calls["editmessagemedia"] >= 1


async def test_after_a_burst_only_the_last_board_is_sent(tmp_path: Path):
    """C6: what twenty commands had to say is one text, and the board shows the last."""
    async with rig_at(tmp_path) as rig:
        await rig.ask("/start")
        rig.say("/status")
        await rig.quiet()
        wait = error(429, "Too Many Requests: retry after 60", retry_after=60)
        rig.desk.faults.arm(Fault("sendMessage", **wait))
        before = rig.desk.faults.calls.copy()
        for _ in range(20):
            rig.say("/draw")
        await rig.handled()
        assert "moves 0" in rig.caption()
        rig.leap += 61
        await rig.quiet()
        assert await stored(rig) == ["PY1-N-AAAAAAS" + " d" * 20]
        sent = rig.desk.faults.calls - before
        assert (sent["sendmessage"], sent["sendphoto"] + sent["editmessagemedia"]) == (2, 1)
        assert "moves 20" in rig.caption()
        texts = "\n".join(rig.words(message) for message in rig.from_bot(ANNA))
        assert texts.count("10♥ goes with") == 1


async def test_one_chat_that_must_wait_does_not_delay_another(tmp_path: Path):
    """C6: RetryAfter holds its own chat alone."""
    async with rig_at(tmp_path) as rig:
        await rig.ask("/start")
        await rig.ask("/start", by=BRUNO)
        wait = error(429, "Too Many Requests: retry after 60", retry_after=60)
        rig.desk.faults.arm(Fault("editMessageMedia", **wait))
        press = rig.tap(rig.button(rig.board(), "Draw")["callback_data"], rig.board().id)
        await rig.handled()
        seen = rig.desk.feed.last
        theirs = rig.board(BRUNO)
        rig.tap(rig.button(theirs, "Pesca")["callback_data"], theirs.id, by=BRUNO)
        await rig.desk.feed.first(
            lambda event: event["kind"] == "edited" and event["chat_id"] == BRUNO, after=seen
        )
        assert rig.desk.presses[press].answers
        assert "moves 0" in rig.caption(ANNA)
        rig.leap += 61
        await rig.quiet()
        assert "moves 1" in rig.caption(ANNA)


async def test_the_limits_of_telegram_are_never_run_into(tmp_path: Path):
    """C6: with the server's own limits on, nothing is refused, in a chat and in a group."""
    async with rig_at(tmp_path, allowance=Allowance(), hurry=10.0) as rig:
        rig.desk.flood.on = True
        start = rig.desk.clock()
        rig.desk.clock = lambda: start + (time.monotonic() - begun) * 10.0
        begun = time.monotonic()
        group = next(c.id for c in rig.desk.world.chats.values() if c.type == "group")
        rig.say("/start")
        rig.say("/new 2", chat=group)
        for _ in range(12):
            rig.say("/draw")
            rig.say("/draw", chat=group, by=BRUNO)
            await rig.breathe()
        await rig.quiet()
        assert rig.desk.flood.refused == 0
        assert "moves 12" in rig.caption()
        assert "moves 12" in rig.caption(group)
