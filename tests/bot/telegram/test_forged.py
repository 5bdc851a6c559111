"""Forged and absurd input is refused or passed over: never a fault, never "went wrong" (C22, C38).

What Telegram would never send may still come: from one who guessed the webhook's secrets, from
a client that makes up button data, from a test of ours that became a habit.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.requests import Press
from bot.telegram.logs import log
from bot.telegram.look.buttons import LONGEST_DATA, format_data, parse_data
from bot.telegram.receive.shape import HIGHEST, is_update
from tests.bot.telegram.rig import ANNA, Rig, rig_at

Json = dict[str, Any]

ANY_TEXT = st.text(st.integers(0, 0x10FFFF).map(chr), max_size=80)
"""Halves of characters, NUL and marks of direction included."""

BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz"
NUMBER = st.text(BASE36, min_size=1, max_size=14)
ACTION = st.one_of(
    st.sampled_from(["md", "mr", "pg1", "pw", "mg6", "cundo", "cnew", "cforget", "ctheme+dark"]),
    st.text(BASE36 + "+-.", max_size=34),
)
DATA = st.one_of(
    ANY_TEXT,
    st.builds("{}.{}.{}".format, NUMBER, NUMBER, ACTION),
    st.builds("q{}.{}".format, NUMBER, st.text("0123456789", max_size=4)),
)
IDS = st.one_of(
    st.integers(-(2**70), 2**70),
    st.sampled_from([0, -1, 2**31, 2**52, 2**63 - 1, -(2**63), 2**63, 1 << 70]),
)


@given(DATA)
@example("zzzzzzzzzzzzz.0.md")
@example("1.zzzzzz.md")
@example("qzzzzzzzzzzzzz.1")
def test_button_data_is_read_whole_or_not_at_all(data: str) -> None:
    press = parse_data(data)
    if press is None:
        return
    assert 0 <= press.game <= HIGHEST
    assert press.turn <= 2**31 - 1
    assert (press.question or 0) <= HIGHEST
    again = format_data(press)
    assert parse_data(again) == press
    assert len(again) <= LONGEST_DATA


@given(st.integers(0, HIGHEST), st.integers(0, 2**31 - 1), st.integers(0, 99))
def test_what_our_buttons_carry_is_read_back(number: int, turn: int, answer: int) -> None:
    for press in (Press(number, turn, command="undo"), Press(0, 0, question=number, answer=answer)):
        assert parse_data(format_data(press)) == press


def person(number: int, name: str) -> Json:
    return {"id": number, "is_bot": False, "first_name": name, "language_code": "en"}


def message(update: int, chat: int, user: int, text: str) -> Json:
    kind = "private" if chat > 0 else "group"
    return {
        "update_id": update,
        "message": {
            "message_id": abs(user) % 1000 + 1,
            "date": 1,
            "chat": {"id": chat, "type": kind, "first_name": text, "title": text},
            "from": person(user, text),
            "text": text,
        },
    }


def press(update: int, chat: int, user: int, data: str) -> Json:
    body = message(update, chat, user, "x")["message"]
    pressed = {"message_id": body["message_id"], "date": 1, "chat": body["chat"]}
    return {
        "update_id": update,
        "callback_query": {
            "id": str(update),
            "from": body["from"],
            "message": pressed,
            "chat_instance": "1",
            "data": data,
        },
    }


def query(update: int, user: int, text: str) -> Json:
    asked = {"id": str(update), "from": person(user, text), "query": text, "offset": text}
    return {"update_id": update, "inline_query": asked}


LIKELY_CHAT = st.one_of(st.just(ANNA), IDS)
UPDATES = st.one_of(
    st.builds(message, IDS, LIKELY_CHAT, LIKELY_CHAT, st.one_of(ANY_TEXT, DATA)),
    st.builds(press, IDS, LIKELY_CHAT, LIKELY_CHAT, DATA),
    st.builds(query, IDS, LIKELY_CHAT, ANY_TEXT),
)


class Forger:
    """A running bot whose door is knocked at as Telegram does."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.rig: Rig = self._runner.run(self._stack.enter_async_context(rig_at(folder)))
        self.faults: list[str] = []

    def send(self, *raws: Json) -> None:
        """Give the bot what gets through the door, and wait until it is done."""
        self._runner.run(self._sent([raw for raw in raws if is_update(raw)]))

    async def _sent(self, raws: list[Json]) -> None:
        await self.rig.running.receive(raws)
        await self.rig.quiet()

    def ask(self, text: str) -> str:
        return self._runner.run(self.rig.ask(text))

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()


@pytest.fixture(scope="module")
def forger() -> Iterator[Forger]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        forger = Forger(Path(folder))
        patch.setattr(
            type(log),
            "failure",
            lambda _, text, error, **__: forger.faults.append(f"{text} {error!r}"),
        )
        forger.ask("/start")
        yield forger
        forger.close()


@settings(max_examples=60)
@given(updates=st.lists(UPDATES, min_size=1, max_size=4))
@example(updates=[press(2**40, ANNA, ANNA, "zzzzzzzzzzzzz.0.md")])
@example(updates=[message(2**70, ANNA, ANNA, "/new")])
@example(updates=[message(2**63 - 1, ANNA, ANNA, "\ud800 /new \udfff")])
@example(updates=[message(7, -(2**63) + 1, 2**63 - 1, "/new"), query(8, 2**63 - 1, "\ud800")])
def test_whatever_comes_the_bot_has_no_fault_and_plays_on(
    forger: Forger, updates: list[Json]
) -> None:
    forger.faults.clear()
    before = forger.rig.last(ANNA)
    forger.send(*updates)
    assert forger.faults == []
    said = [forger.rig.words(m) for m in forger.rig.from_bot(ANNA) if m.id > before]
    assert not [text for text in said if "went wrong" in text.casefold()]


def test_and_afterwards_everybody_plays(forger: Forger) -> None:
    assert "A new deal" in forger.ask("/new 2")
