"""The webhook and the health probes."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.hosting import listening
from bot.telegram.receive import web as web_module
from bot.telegram.receive.intake import NotTaken
from bot.telegram.receive.polling import Json
from bot.telegram.receive.web import LARGEST_BODY, SECRET_HEADER, Web, secret_of

PATH, SECRET = "path-secret", "header-secret"


class Bot:
    """Counts what it is fed."""

    def __init__(self) -> None:
        self.fed: list[Json] = []
        self.missing = ""
        self.hold: asyncio.Future[None] | None = None

    async def feed(self, updates: list[Json], *, piled: bool = False) -> None:
        assert not piled
        self.fed += updates
        if self.hold is not None:
            await self.hold

    async def probe(self) -> str:
        return self.missing


@pytest.fixture
def bot() -> Bot:
    return Bot()


@pytest.fixture
async def call(bot: Bot) -> AsyncIterator[Any]:
    """Calls the webhook: the status."""
    web = Web(probe=bot.probe, feed=bot.feed, path=PATH, secret=SECRET)
    port = await web.open("127.0.0.1", 0)
    async with ClientSession(f"http://127.0.0.1:{port}") as session:

        async def post(body: Any, path: str = f"/hook/{PATH}", secret: str | None = SECRET) -> int:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            headers = {} if secret is None else {SECRET_HEADER: secret}
            async with session.post(path, data=data, headers=headers) as answer:
                return answer.status

        post.session, post.port = session, port
        yield post
    await web.close()


async def test_an_update_is_taken(bot: Bot, call):
    assert await call({"update_id": 5}) == 200
    assert bot.fed == [{"update_id": 5}]


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET + "x", SECRET.upper(), "ключ"])
async def test_a_wrong_secret_is_refused_and_nothing_is_done(bot: Bot, call, secret):
    assert await call({"update_id": 5}, secret=secret) == 401
    assert bot.fed == []


@pytest.mark.parametrize("path", ["/", "/hook", "/hook/wrong", f"/{PATH}/more", "/healthz"])
async def test_another_path_is_not_found(bot: Bot, call, path):
    assert await call({"update_id": 5}, path=path) in {404, 405}
    assert bot.fed == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"message": {}}',
        b'{"update_id": "5"}',
        b'{"update_id": -5}',
        b'{"update_id": 1180591620717411303424}',
        b'{"update_id": 5, "message": {"message_id": 1, "date": 1, "chat": {"id": "x"}}}',
        b'{"update_id": 5, "x": ' + b"9" * 5000 + b"}",
        b'{"update_id": 5, "x": ' + b"[" * 50 + b"]" * 50 + b"}",
        b"[" * 100_000,
        b"\xff",
    ],
)
async def test_what_is_no_update_is_refused(bot: Bot, call, body):
    assert await call(body) == 400
    assert bot.fed == []


async def test_a_large_body_is_refused(bot: Bot, call):
    assert await call(b"x" * (LARGEST_BODY + 1)) == 413
    assert bot.fed == []


async def test_the_answer_comes_when_the_update_is_done_and_not_before(bot: Bot, call):
    bot.hold = asyncio.get_running_loop().create_future()
    calling = asyncio.create_task(call({"update_id": 5}))
    await asyncio.sleep(0.1)
    assert bot.fed
    assert not calling.done()
    bot.hold.set_result(None)
    assert await calling == 200


async def test_an_update_that_was_left_has_to_come_again(bot: Bot, call):
    bot.hold = asyncio.get_running_loop().create_future()
    bot.hold.set_exception(NotTaken("The disk is full."))
    assert await call({"update_id": 5}) == 503


async def test_health_tells_the_process_and_readiness_what_is_missing(bot: Bot, call):
    """C19: alive is not receiving."""
    bot.missing = "no updates from Telegram"
    async with call.session.get("/healthz") as answer:
        assert answer.status == 200
    async with call.session.get("/readyz") as answer:
        assert answer.status == 503
        assert await answer.json() == {"ready": False, "missing": "no updates from Telegram"}
    bot.missing = ""
    async with call.session.get("/readyz") as answer:
        assert answer.status == 200


def test_secrets_do_not_give_the_token_away():
    one, two = secret_of("123:abc", "path"), secret_of("123:abc", "header")
    assert one != two
    assert one.isalnum()
    assert 32 <= len(one) <= 256
    assert "abc" not in one


HEAD = f"POST /hook/{PATH} HTTP/1.1\r\nHost: x\r\n{SECRET_HEADER}: {SECRET}\r\n".encode()
UNDONE = {
    "nothing at all": b"",
    "half a head": b"POST / HTTP/1.1\r\nHost: x\r\n",
    "a blank line to come": HEAD + b"Content-Length: 5\r\n\r",
    "no body": HEAD + b"Content-Length: 5000\r\n\r\n",
    "half a body": HEAD + b"Content-Length: 5000\r\n\r\n{",
    "a chunk to come": HEAD + b"Transfer-Encoding: chunked\r\n\r\n",
}


@pytest.mark.parametrize("start", UNDONE.values(), ids=UNDONE)
async def test_a_call_that_is_never_told_in_full_is_given_up(
    bot: Bot, call, start: bytes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(listening, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(web_module, "BODY_SECONDS", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", call.port)
    writer.write(start)
    async with asyncio.timeout(5):
        told = await reader.readline()
    assert told == b"" or b"408" in told
    assert bot.fed == []
    writer.close()


async def test_half_open_connections_keep_no_call_out(bot: Bot, call):
    """1,500 of them: they make room for whoever speaks, and a limit of open files is not met."""
    half = []
    for number in range(1500):
        half.append(await asyncio.open_connection("127.0.0.1", call.port))
        half[-1][1].write(b"POST /hook/x HTTP/1.1\r\n" if number % 2 else b"")
        if number % 250 == 0:
            assert await call({"update_id": number + 1}) == 200
        if len(half) > listening.MOST_CONNECTIONS + 50:
            reader, writer = half.pop(0)
            async with asyncio.timeout(5):
                assert await reader.read() == b"", "the oldest was let go"
            writer.close()
    async with call.session.get("/readyz") as answer:
        assert answer.status == 200
    assert len(bot.fed) == 6
    for _, writer in half:
        writer.close()
