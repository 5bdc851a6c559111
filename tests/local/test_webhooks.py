"""A webhook: secret, redelivery with growing waits, order in a chat, a call in the answer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import web

from bot.local.people import talk
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, BRUNO, Call


@dataclass(slots=True)
class Hook:
    """A bot's web server. `refuse`: how many deliveries of whose updates it answers with 500."""

    url: str = ""
    refuse: dict[int, int] = field(default_factory=dict)
    got: list[tuple[int, str]] = field(default_factory=list)
    secrets: set[str | None] = field(default_factory=set)
    reply: dict[str, Any] = field(default_factory=dict)

    async def receive(self, request: web.Request) -> web.Response:
        self.secrets.add(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        message = (await request.json())["message"]
        sender = message["from"]["id"]
        self.got.append((sender, message["text"]))
        if self.refuse.get(sender, 0) > 0:
            self.refuse[sender] -= 1
            return web.Response(status=500)
        return web.json_response(self.reply)

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not done():  # noqa: ASYNC110  # any state of the server may be waited for
                await asyncio.sleep(0.005)


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    made = Hook()
    app = web.Application()
    app.router.add_post("/hook", made.receive)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield made
    await runner.cleanup()


def say(desk: Desk, text: str, person: int = ANNA) -> None:
    talk.send(desk, person, person, text=text)


async def test_updates_come_with_the_secret(desk: Desk, ok: Call, hook: Hook) -> None:
    await ok("setWebhook", url=hook.url, secret_token="Abc_1-2")
    say(desk, "a")
    await hook.until(lambda: not desk.queue.pending)
    assert hook.got == [(ANNA, "a")]
    assert hook.secrets == {"Abc_1-2"}


async def test_what_waited_is_delivered(desk: Desk, ok: Call, hook: Hook) -> None:
    say(desk, "before")
    await ok("setWebhook", url=hook.url)
    await hook.until(lambda: not desk.queue.pending)
    assert hook.got == [(ANNA, "before")]
    assert hook.secrets == {None}


async def test_a_refused_update_comes_again_and_others_do_not_wait(
    desk: Desk, ok: Call, hook: Hook
) -> None:
    hook.refuse = {ANNA: 3}
    await ok("setWebhook", url=hook.url)
    for text in "ab":
        say(desk, text, ANNA)
        say(desk, text, BRUNO)
    await hook.until(lambda: not desk.queue.pending)
    assert [text for sender, text in hook.got if sender == ANNA] == ["a", "a", "a", "a", "b"]
    assert [text for sender, text in hook.got if sender == BRUNO] == ["a", "b"]
    info = await ok("getWebhookInfo")
    assert info["last_error_message"].startswith("Wrong response from the webhook: 500")
    assert info["pending_update_count"] == 0


async def test_nobody_there_is_told_in_the_info(desk: Desk, ok: Call, hook: Hook) -> None:
    await ok("setWebhook", url="http://127.0.0.1:1/hook", max_connections=1)
    say(desk, "a")
    await hook.until(lambda: desk.webhook.error_message is not None)
    info = await ok("getWebhookInfo")
    assert info["last_error_message"].startswith("Connection failed")
    assert (info["pending_update_count"], info["max_connections"]) == (1, 1)
    await ok("setWebhook", url=hook.url)
    await hook.until(lambda: not desk.queue.pending)


async def test_the_answer_may_call_a_method(desk: Desk, ok: Call, hook: Hook) -> None:
    hook.reply = {"method": "sendMessage", "chat_id": ANNA, "text": "from the answer"}
    await ok("setWebhook", url=hook.url)
    say(desk, "a")
    await hook.until(lambda: not desk.queue.pending)
    assert list(desk.world.messages[ANNA].values())[-1].body["text"] == "from the answer"


async def test_polling_is_back_after_deletion(desk: Desk, ok: Call, hook: Hook) -> None:
    await ok("setWebhook", url=hook.url)
    say(desk, "a")
    await hook.until(lambda: not desk.queue.pending)
    await ok("deleteWebhook")
    say(desk, "b")
    assert [update["message"]["text"] for update in await ok("getUpdates")] == ["b"]
    await ok("deleteWebhook", drop_pending_updates=True)
    assert await ok("getUpdates") == []
