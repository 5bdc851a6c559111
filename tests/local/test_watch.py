"""The people's side over HTTP, and the server's memory."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.api import perform
from bot.local.decode import Call as Received
from bot.local.decode import Upload
from bot.local.people import talk
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from bot.local.starter import starter_desk
from bot.local.store import FILE
from tests.local.conftest import ANNA, FORUM, GROUP, Call
from tests.local.pictures import png


async def post(http: aiohttp.ClientSession, url: str, **arguments: Any) -> tuple[int, Any]:
    async with http.post(url, json=arguments) as answer:
        return answer.status, await answer.json()


async def test_a_person_writes_and_sees_it(
    server: LocalServer, http: aiohttp.ClientSession, ok: Call
) -> None:
    url = f"{server.url}/local/people/{ANNA}/{ANNA}/send"
    status, body = await post(http, url, text="/new")
    assert (status, body["result"]["text"]) == (200, "/new")
    assert (await ok("getUpdates"))[0]["message"] == body["result"]
    async with http.get(f"{server.url}/local/state", params={"user": ANNA}) as answer:
        seen = await answer.json()
    assert [chat["id"] for chat in seen["chats"]] == [ANNA, GROUP, FORUM]
    assert seen["chats"][0]["messages"] == [body["result"]]
    assert [topic["name"] for topic in seen["chats"][2]["topics"]] == ["Games", "Chatter"]


async def test_problems_are_sentences(server: LocalServer, http: aiohttp.ClientSession) -> None:
    people = f"{server.url}/local/people"
    assert await post(http, f"{people}/{ANNA}/{ANNA}/send", text="") == (
        400, {"error": "The message is empty."}
    )  # fmt: skip
    status, body = await post(http, f"{people}/{ANNA}/{ANNA}/send", words="")
    assert status == 400
    assert "words" in body["error"]
    for wrong in (f"{ANNA}/{ANNA}/fly", "1/1/send", "anna/1/send"):
        async with http.post(f"{people}/{wrong}", json={}) as answer:
            assert answer.status == 404


async def test_events_follow_from_any_number(
    server: LocalServer, http: aiohttp.ClientSession, started: Desk
) -> None:
    talk.send(started, ANNA, ANNA, text="a")
    talk.send(started, ANNA, ANNA, text="b")
    after = started.feed.last - 1
    async with http.get(f"{server.url}/local/events", params={"after": after}) as answer:
        lines = answer.content
        assert await lines.readline() == f"id: {after + 1}\n".encode()
        event = json.loads((await lines.readline()).removeprefix(b"data: "))
        assert (event["kind"], event["message"]["text"]) == ("message", "b")
        await lines.readline()
        talk.send(started, ANNA, ANNA, text="c")
        assert await lines.readline() == f"id: {after + 2}\n".encode()


async def test_voice_and_photo_are_sent_as_bodies(
    server: LocalServer, http: aiohttp.ClientSession, ok: Call
) -> None:
    place = f"{server.url}/local/people/{ANNA}/{ANNA}"
    async with http.post(f"{place}/voice?duration=2.4", data=b"OggS\0rest") as answer:
        voice = (await answer.json())["result"]["voice"]
    assert (voice["duration"], voice["mime_type"]) == (2, "audio/ogg")
    async with http.post(f"{place}/photo?caption=hi", data=png(9, 9)) as answer:
        photo = (await answer.json())["result"]
    assert photo["caption"] == "hi"
    async with http.post(f"{place}/photo", data=b"GIF") as answer:
        assert answer.status == 400
    kinds = [update["message"].keys() for update in await ok("getUpdates")]
    assert "voice" in kinds[0]
    assert "photo" in kinds[1]
    async with http.get(f"{server.url}/local/files/{photo['photo'][-1]['file_id']}") as answer:
        assert await answer.read() == png(9, 9)


FOREIGN = (
    {"Host": "evil.example"},
    {"Host": "[evil"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"},
    {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"},
)
BY_LINK = {
    "Sec-Fetch-Site": "cross-site",
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Dest": "document",
}


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_only_this_machine_and_this_page_are_let_in(
    headers: dict[str, str], server: LocalServer, http: aiohttp.ClientSession
) -> None:
    """C65: by GET as by POST, whether or not the token is known."""
    for method, path in (
        ("GET", "/local/state"),
        ("GET", "/"),
        ("POST", f"/local/people/{ANNA}/{ANNA}/send"),
        ("GET", f"/bot{server.desk.token}/logOut"),
        ("GET", f"/bot{server.desk.token}/getUpdates?offset=99"),
        ("POST", f"/bot{server.desk.token}/setWebhook?url=http://127.0.0.1:9/"),
    ):
        async with http.request(method, server.url + path, headers=headers) as answer:
            assert answer.status in {400, 403}, (method, path)
    assert server.desk.webhook.url == ""
    assert not server.desk.queue.pending


async def test_a_link_elsewhere_opens_the_page_and_does_nothing_else(
    server: LocalServer, http: aiohttp.ClientSession
) -> None:
    async with http.get(f"{server.url}/", headers=BY_LINK) as answer:
        assert answer.status == 200
    for path in ("/?start=deal-2", "/local/state", f"/bot{server.desk.token}/getMe"):
        async with http.get(server.url + path, headers=BY_LINK) as answer:
            assert answer.status == 403
    own = {"Sec-Fetch-Site": "same-origin", "Origin": server.url}
    async with http.get(f"{server.url}/local/state", headers=own) as answer:
        assert answer.status == 200


async def test_the_token_is_another_one_at_each_start(tmp_path: Path) -> None:
    """C65; what was played stays."""
    tokens = set()
    for _ in range(3):
        async with LocalServer(folder=tmp_path) as server:
            tokens.add(server.desk.token)
            talk.send(server.desk, ANNA, ANNA, text="/new")
    assert len(tokens) == 3
    assert len(server.desk.world.messages[ANNA]) == 3
    assert len({token.partition(":")[0] for token in tokens}) == 1, "the same bot"


@pytest.mark.parametrize("name", ["", "app.js", "style.css", "icon.svg"])
async def test_the_page_is_served(
    name: str, server: LocalServer, http: aiohttp.ClientSession
) -> None:
    async with http.get(f"{server.url}/{name}") as answer:
        assert answer.status == 200
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    async with http.get(f"{server.url}/nothing.js") as answer:
        assert answer.status == 404


async def test_waiting_for_an_event_ends(started: Desk) -> None:
    waiting = asyncio.create_task(
        started.feed.first(lambda event: "text" in event.get("message", {}))
    )
    await asyncio.sleep(0)
    talk.send(started, ANNA, ANNA, text="x")
    assert (await waiting)["message"]["text"] == "x"
    with pytest.raises(TimeoutError):
        await started.feed.first(lambda _: False, patience=0.01)


async def test_the_history_is_there_after_a_restart(tmp_path: Path) -> None:
    async with LocalServer(folder=tmp_path) as server:
        desk = server.desk
        talk.send(desk, ANNA, ANNA, text="/new")
        files = {"photo": Upload("a", "image/png", png(9, 9))}
        sent = await perform(desk, "sendPhoto", Received({"chat_id": ANNA}, files))
        commands = [{"command": "new", "description": "x"}]
        await perform(desk, "setMyCommands", Received({"commands": commands}))
        before, pending, next_id = desk.world.snapshot(), desk.queue.pending, desk.queue.next_id
    async with LocalServer(folder=tmp_path) as server:
        desk = server.desk
        assert json.dumps(desk.world.snapshot()) == json.dumps(before)
        assert (desk.queue.pending, desk.queue.next_id) == (pending, next_id)
        file = desk.world.files.by_id[sent["photo"][-1]["file_id"]]
        assert desk.world.files.blobs.get(file.digest) == png(9, 9)
        again = await perform(desk, "sendPhoto", Received({"chat_id": ANNA, "photo": file.id}))
        assert again["message_id"] == sent["message_id"] + 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 1, "bot": 5}', '{"version": 9}'])
async def test_a_spoilt_memory_is_a_new_start(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text)
    async with LocalServer(folder=tmp_path) as server:
        assert server.desk.world.people.keys() == starter_desk().world.people.keys()
