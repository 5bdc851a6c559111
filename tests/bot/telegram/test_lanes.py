"""Order within a chat, chats side by side, and a guard against floods."""

import asyncio
from typing import Any

from bot.guard import Guard, Pass
from bot.telegram.receive.lanes import Lanes


class Desk:
    """Handles items when it is told to, and writes down the order."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.done: list[Any] = []
        self.gates: dict[Any, asyncio.Event] = {}

    async def handle(self, item: Any) -> None:
        self.begun.append(item)
        gate = self.gates.get(item)
        if gate is not None:
            await gate.wait()
        self.done.append(item)

    def hold(self, item: Any) -> asyncio.Event:
        self.gates[item] = asyncio.Event()
        return self.gates[item]


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def test_a_chat_is_handled_in_order():
    desk = Desk()
    lanes = Lanes(desk.handle)
    for number in range(50):
        lanes.put("a", number)
    await settle()
    assert desk.done == list(range(50))
    assert not lanes.busy


async def test_a_slow_chat_keeps_no_other_waiting():
    desk = Desk()
    lanes = Lanes(desk.handle)
    gate = desk.hold(("a", 1))
    for number in (1, 2):
        lanes.put("a", ("a", number))
        lanes.put("b", ("b", number))
    await settle()
    assert desk.done == [("b", 1), ("b", 2)]
    gate.set()
    await settle()
    assert desk.done[2:] == [("a", 1), ("a", 2)]


async def test_a_flooding_chat_gets_one_slot_and_then_queues_again():
    desk = Desk()
    lanes = Lanes(desk.handle, slots=1)
    gate = desk.hold(("a", 0))
    for number in range(100):
        lanes.put("a", ("a", number))
    lanes.put("b", ("b", 0))
    await settle()
    gate.set()
    await settle()
    assert desk.done.index(("b", 0)) <= 2
    assert len(desk.done) == 101


async def test_at_the_end_what_is_in_hand_is_finished_and_the_rest_is_left():
    desk = Desk()
    lanes = Lanes(desk.handle)
    gate = desk.hold(1)
    for number in (1, 2, 3):
        lanes.put("a", number)
    await settle()
    closing = asyncio.create_task(lanes.close(patience=5.0))
    await settle()
    gate.set()
    await closing
    assert desk.done == [1]


async def test_what_takes_too_long_at_the_end_is_cut_off():
    desk = Desk()
    lanes = Lanes(desk.handle)
    desk.hold(1)
    lanes.put("a", 1)
    await settle()
    await lanes.close(patience=0.01)
    assert desk.begun == [1]
    assert desk.done == []


def test_a_person_may_be_quick_but_not_flood():
    guard = Guard(rate=2.0, burst=5.0, say_every=30.0)
    asked = [guard.asks(7, 100.0) for _ in range(8)]
    assert asked == [Pass.YES] * 5 + [Pass.TOLD, Pass.SILENT, Pass.SILENT]
    assert guard.asks(8, 100.0) is Pass.YES
    assert guard.asks(7, 100.6) is Pass.YES
    assert guard.asks(7, 100.7) is Pass.SILENT
    assert [guard.asks(7, 131.0) for _ in range(6)] == [Pass.YES] * 5 + [Pass.TOLD]
