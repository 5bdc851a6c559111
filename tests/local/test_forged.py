"""Absurd requests to the local server are refused: never a 500, and the page works afterwards."""

import asyncio
import contextlib
import json
import urllib.parse
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.hosting import listening
from bot.local.faults import FaultKind
from bot.local.people import ACTIONS
from bot.local.server import LocalServer
from tests.local.conftest import ANNA, GROUP

ANY_TEXT = st.text(st.integers(0, 0x10FFFF).map(chr), max_size=30)
ANY_INT = st.integers(-(2**70), 2**70)
ANY_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), ANY_INT, st.floats(), ANY_TEXT),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(ANY_TEXT, inner, max_size=3)
    ),
    max_leaves=4,
)
ARGUMENTS = (
    "text",
    "reply_to",
    "topic",
    "speaker",
    "message_id",
    "data",
    "url",
    "query",
    "query_id",
    "result_id",
    "name",
    "to",
)
PLACES = st.one_of(st.sampled_from([ANNA, GROUP]), ANY_INT, ANY_TEXT)
FAULT = st.fixed_dictionaries(
    {"method": st.one_of(st.just("getMe"), ANY_JSON)},
    optional={
        "kind": st.one_of(st.sampled_from([kind.value for kind in FaultKind]), ANY_JSON),
        "nth": ANY_JSON,
        "times": ANY_JSON,
        "code": ANY_JSON,
        "seconds": ANY_JSON,
        "description": ANY_JSON,
        "parameters": ANY_JSON,
    },
)


class Knocker:
    """A server and a client of it, outside any test's loop."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.server: LocalServer = self._runner.run(self._opened())

    async def _opened(self) -> LocalServer:
        self.http = await self._stack.enter_async_context(
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10))
        )
        return await self._stack.enter_async_context(LocalServer(retry_scale=0.01))

    def ask(self, method: str, path: str, body: Any = None, **how: Any) -> int:
        """The status; a refusal of the people's side is JSON with one sentence."""
        return self._runner.run(self._asked(method, path, body, **how))

    async def _asked(self, method: str, path: str, body: Any, **how: Any) -> int:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        quoted = urllib.parse.quote(path.encode("utf-8", "replace"), safe="/?&=%")
        async with self.http.request(
            method, f"{self.server.url}{quoted}", data=data, **how
        ) as answer:
            if answer.status == 400:
                told = await answer.json()
                assert told.get("error") or told.get("description")
            elif answer.content_type != "text/event-stream":
                await answer.read()
            return answer.status

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()


@pytest.fixture(scope="module")
def knocker() -> Iterator[Knocker]:
    knocker = Knocker()
    yield knocker
    knocker.close()


def works(knocker: Knocker) -> bool:
    """The page's state is told, and a message gets through."""
    said = f"/local/people/{ANNA}/{ANNA}/send"
    return knocker.ask("GET", f"/local/state?user={ANNA}") == 200 and (
        knocker.ask("POST", said, {"text": "hello"}) == 200
    )


@settings(max_examples=60)
@given(st.one_of(ANY_TEXT, ANY_INT.map(str)))
@example("abc")
@example("")
@example("9" * 5000)
@example("١")
def test_a_state_or_events_for_nobody_are_refused(knocker: Knocker, user: str) -> None:
    assert knocker.ask("GET", f"/local/state?user={user}") in {200, 400, 404}
    assert knocker.ask("GET", f"/local/events?after={user}") in {200, 400}


@settings(max_examples=150)
@given(
    action=st.one_of(st.sampled_from([*ACTIONS, "voice", "photo"]), ANY_TEXT),
    user=PLACES,
    chat=PLACES,
    body=st.one_of(
        st.dictionaries(st.sampled_from(ARGUMENTS), ANY_JSON, max_size=4), ANY_JSON, st.binary()
    ),
)
@example(action="send", user=ANNA, chat=ANNA, body={"text": "\ud800"})
@example(action="send", user=ANNA, chat=ANNA, body={"text": "x", "reply_to": []})
@example(action="send", user=ANNA, chat=ANNA, body=[])
@example(action="voice", user=ANNA, chat=ANNA, body=b"x")
@example(action="new_topic", user=ANNA, chat=GROUP, body={"name": 5})
@example(action="leave", user=ANNA, chat=GROUP, body={})
def test_whatever_a_person_does_is_done_or_refused(
    knocker: Knocker, action: str, user: Any, chat: Any, body: Any
) -> None:
    if action in {"block", "leave", "remove_bot", "migrate"}:
        user = ANNA + 4  # somebody else may well do that
    path = f"/local/people/{user}/{chat}/{action}".replace("?", "").replace("#", "")
    assert knocker.ask("POST", path, body) in {200, 400, 404, 405}
    assert works(knocker)


@settings(max_examples=60)
@given(st.one_of(FAULT, ANY_JSON))
@example({"method": "getMe", "nth": "x"})
@example({"method": "getMe", "code": 99999})
@example({"method": 5})
def test_a_fault_is_armed_or_refused(knocker: Knocker, body: Any) -> None:
    if isinstance(body, dict) and isinstance(body.get("seconds"), int | float):
        body["seconds"] = 0.0  # it may well be long
    assert knocker.ask("POST", "/local/faults", body) in {200, 400}
    with contextlib.suppress(aiohttp.ClientError):  # a line that is cut is a fault, too
        knocker.ask("POST", f"/bot{knocker.server.desk.token}/getMe", {})
    assert knocker.ask("DELETE", "/local/faults") == 200
    assert knocker.ask("POST", f"/bot{knocker.server.desk.token}/getMe", {}) == 200


@settings(max_examples=60)
@given(ANY_JSON)
def test_flood_and_repeat_are_done_or_refused(knocker: Knocker, body: Any) -> None:
    assert knocker.ask("POST", "/local/repeat", body) in {200, 400}
    assert knocker.ask("POST", "/local/repeat", {"update_id": body}) in {200, 400}
    assert knocker.ask("POST", "/local/flood", {"on": body}) == 200
    assert knocker.ask("POST", "/local/flood", {"on": False}) == 200


@settings(max_examples=100)
@given(
    method=st.sampled_from(["sendMessage", "editMessageText", "getUpdates", "setWebhook", "x"]),
    params=st.one_of(
        st.dictionaries(
            st.sampled_from(
                [
                    "chat_id",
                    "text",
                    "message_id",
                    "offset",
                    "limit",
                    "timeout",
                    "url",
                    "reply_markup",
                ]
            ),
            ANY_JSON,
            max_size=4,
        ),
        ANY_JSON,
        st.binary(),
    ),
)
@example(method="sendMessage", params={"chat_id": ANNA, "text": "\ud800"})
@example(method="sendMessage", params={"chat_id": 2**70, "text": "x"})
@example(method="sendMessage", params=b'{"chat_id":1001,"text":' + b"[" * 100_000)
def test_whatever_the_bot_calls_is_done_or_refused(
    knocker: Knocker, method: str, params: Any
) -> None:
    if isinstance(params, dict) and "timeout" in params:
        params["timeout"] = 0
    path = f"/bot{knocker.server.desk.token}/{method}"
    status = knocker.ask("POST", path, params, headers={"Content-Type": "application/json"})
    assert 200 <= status < 500
    assert works(knocker)


async def test_connections_that_are_left_open_are_closed_and_nobody_waits(
    server: LocalServer, http: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half-open connections, more than there is room for: the oldest go, the page comes."""
    monkeypatch.setattr(listening, "MOST_CONNECTIONS", 50)
    host, port = server.url.removeprefix("http://").split(":")
    half = [await asyncio.open_connection(host, int(port)) for _ in range(200)]
    for _, writer in half[::2]:
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    async with http.get(f"{server.url}/local/state") as answer:
        assert answer.status == 200
    ends = [asyncio.create_task(reader.read()) for reader, _ in half]
    await asyncio.sleep(0.2)
    assert sum(end.done() for end in ends) >= 150
    for end in ends:
        end.cancel()
    for _, writer in half:
        writer.close()
    await asyncio.gather(*ends, return_exceptions=True)
