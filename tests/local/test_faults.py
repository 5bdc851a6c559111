"""Faults on purpose, and the limits on speed."""

import asyncio

import aiohttp
import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.flood import Flood
from bot.local.rules import ApiError
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, GROUP, Call


def texts(desk: Desk) -> list[str]:
    return [message.body["text"] for message in desk.world.messages[ANNA].values()]


async def test_the_nth_call_fails(started: Desk, raw: Call) -> None:
    started.faults.arm(Fault("sendMessage", FaultKind.ERROR, nth=2, times=2))
    codes = []
    for number in range(4):
        answer = await raw("sendMessage", chat_id=ANNA, text=str(number))
        codes.append(answer.get("error_code"))
        await raw("getMe")
    assert codes == [None, 500, 500, None]
    assert texts(started) == ["0", "3"]


async def test_any_method_but_polling_can_be_hit(started: Desk, raw: Call) -> None:
    too_many = {"retry_after": 7}
    started.faults.arm(Fault("*", FaultKind.ERROR, code=429, description="Too Many Requests",
                             parameters=too_many))  # fmt: skip
    assert (await raw("getUpdates"))["ok"]
    assert (await raw("getMe"))["parameters"] == too_many
    assert (await raw("getMe"))["ok"]


async def test_a_lost_answer_was_delivered(started: Desk, raw: Call) -> None:
    """C16."""
    started.faults.arm(Fault("sendMessage", FaultKind.LOST_ANSWER))
    with pytest.raises(aiohttp.ClientError):
        await raw("sendMessage", chat_id=ANNA, text="x")
    assert texts(started) == ["x"]


async def test_a_lost_call_was_not(started: Desk, raw: Call) -> None:
    started.faults.arm(Fault("sendMessage", FaultKind.LOST_CALL))
    with pytest.raises(aiohttp.ClientError):
        await raw("sendMessage", chat_id=ANNA, text="x")
    assert texts(started) == []


async def test_a_slow_answer_comes_and_hinders_nobody(started: Desk, ok: Call) -> None:
    started.faults.arm(Fault("sendMessage", FaultKind.SLOW, seconds=1))
    came = []

    async def send(text: str) -> None:
        came.append((await ok("sendMessage", chat_id=ANNA, text=text))["text"])

    slow = asyncio.create_task(send("slow"))
    await started.feed.first(lambda event: "slow" in str(event))
    await send("fast")
    await slow
    assert came == ["fast", "slow"]


async def test_garbage_is_no_json(
    started: Desk, server: LocalServer, http: aiohttp.ClientSession
) -> None:
    started.faults.arm(Fault("getMe", FaultKind.GARBAGE))
    async with http.get(f"{server.url}/bot{server.desk.token}/getMe") as answer:
        assert (answer.status, answer.content_type) == (502, "text/plain")


async def test_faults_are_armed_and_cleared_over_http(
    started: Desk, server: LocalServer, http: aiohttp.ClientSession, raw: Call
) -> None:
    url = f"{server.url}/local/faults"
    body = {"method": "getMe", "kind": "error", "times": 9}
    async with http.post(url, json=body) as answer:
        assert answer.status == 200
    assert not (await raw("getMe"))["ok"]
    async with http.delete(url) as answer:
        assert answer.status == 200
    assert (await raw("getMe"))["ok"]
    async with http.post(url, json={"method": "getMe", "kind": "comet"}) as answer:
        assert "comet" in (await answer.json())["error"]


def wait_after(flood: Flood, chat: int, now: float) -> int | None:
    try:
        flood.count(chat, now)
    except ApiError as error:
        assert error.parameters is not None
        return int(error.parameters["retry_after"])
    return None


def test_a_chat_takes_a_burst_and_then_one_a_second() -> None:
    flood = Flood(on=True)
    assert [wait_after(flood, 5, 100) for _ in range(6)] == [None] * 5 + [1]
    assert wait_after(flood, 6, 100) is None
    assert [wait_after(flood, 5, 101.5), wait_after(flood, 5, 101.5)] == [None, 1]
    assert flood.refused == 2


def test_all_chats_together_take_30_a_second() -> None:
    flood = Flood(on=True)
    waits = [wait_after(flood, chat, 100) for chat in range(1, 32)]
    assert waits == [None] * 30 + [1]


def test_a_group_takes_20_a_minute() -> None:
    flood = Flood(on=True)
    waits = [wait_after(flood, -7, 100 + 2 * number) for number in range(21)]
    assert waits == [None] * 20 + [20]
    assert wait_after(flood, -7, 160.5) is None


def test_nothing_is_counted_while_limits_are_off() -> None:
    flood = Flood()
    assert [wait_after(flood, 5, 100) for _ in range(100)] == [None] * 100


async def test_edits_count(started: Desk, ok: Call, raw: Call) -> None:
    started.flood.on = True
    sent = await ok("sendMessage", chat_id=GROUP, text="0")
    answers = [
        await raw("editMessageText", chat_id=GROUP, message_id=sent["message_id"], text=str(n))
        for n in range(1, 7)
    ]
    refused = [answer for answer in answers if not answer["ok"]]
    assert refused
    assert refused[0]["error_code"] == 429
    assert refused[0]["parameters"]["retry_after"] >= 1
