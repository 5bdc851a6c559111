"""Every rule of the table is kept: one case each, with the code and the answer of the table."""

import re
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from bot.local.people import links, places, talk
from bot.local.rules import RULES, Source
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, BRUNO, FORUM, GROUP, Call, keyboard
from tests.local.pictures import png, png_header

Case = tuple[str, dict[str, Any], dict[str, bytes] | None]
BIG = 10_800_000


def buttons(**button: Any) -> dict[str, Any]:
    return {"reply_markup": {"inline_keyboard": [[{"text": "a", **button}]]}}


def message(text: str = "x", **params: Any) -> Case:
    return "sendMessage", {"chat_id": ANNA, "text": text, **params}, None


def html(text: str) -> Case:
    return message(text, parse_mode="HTML")


def photo(data: bytes, **params: Any) -> Case:
    return "sendPhoto", {"chat_id": ANNA, **params}, {"photo": data}


def commands(command: str = "a", description: str = "b", count: int = 1, **params: Any) -> Case:
    one = {"command": command, "description": description}
    return "setMyCommands", {"commands": [one] * count, **params}, None


def results(*ids: str, **result: Any) -> Callable[[Desk], Case]:
    def case(desk: Desk) -> Case:
        content = {"message_text": "x"}
        base = {"type": "article", "title": "t", "input_message_content": content}
        rows = [{**base, **result, "id": number} for number in ids]
        asked = links.ask(desk, ANNA, ANNA, query="q")
        return "answerInlineQuery", {"inline_query_id": asked, "results": rows}, None

    return case


def start_button(desk: Desk) -> Case:
    method, params, _ = results("a")(desk)
    return method, {**params, "button": {"text": "t", "start_parameter": "no spaces"}}, None


def answer(**params: Any) -> Callable[[Desk], Case]:
    def case(desk: Desk) -> Case:
        sent = talk.send(desk, ANNA, ANNA, text="x")
        press = talk.tap(desk, ANNA, ANNA, message_id=sent.id, data="d")
        return "answerCallbackQuery", {"callback_query_id": press, **params}, None

    return case


def old_press(desk: Desk) -> Case:
    case = answer()(desk)
    desk.clock = lambda: time.time() + 61
    return case


def old_message(desk: Desk) -> Case:
    sent = talk.send(desk, ANNA, ANNA, text="x")
    desk.clock = lambda: time.time() + 48 * 3600 + 10
    return "deleteMessage", {"chat_id": ANNA, "message_id": sent.id}, None


def of_person(method: str, chat: int = ANNA, **params: Any) -> Callable[[Desk], Case]:
    """A call about a message that a person wrote."""

    def case(desk: Desk) -> Case:
        sent = talk.send(desk, ANNA, chat, text="x")
        return method, {"chat_id": chat, "message_id": sent.id, **params}, None

    return case


def of_bot(method: str, body: dict[str, Any], **params: Any) -> Callable[[Desk], Case]:
    """A call about a message of the bot's with this content."""

    def case(desk: Desk) -> Case:
        content = {"date": desk.now(), "from": desk.world.bot_user(), **body}
        sent = desk.world.add_message(desk.world.chats[ANNA], content)
        return method, {"chat_id": ANNA, "message_id": sent.id, **params}, None

    return case


def no_such(method: str, **params: Any) -> Case:
    return method, {"chat_id": ANNA, "message_id": 9999, **params}, None


def after(change: Callable[[Desk], Any], chat: int = ANNA, **params: Any) -> Callable[[Desk], Case]:
    """A message to a chat after something happened there."""

    def case(desk: Desk) -> Case:
        change(desk)
        return "sendMessage", {"chat_id": chat, "text": "x", **params}, None

    return case


def closed_topic(desk: Desk) -> Case:
    topic = next(iter(desk.world.chats[FORUM].topics.values()))
    topic.closed = True
    return message(chat_id=FORUM, message_thread_id=topic.id)


def wrong_kind(desk: Desk) -> Case:
    file = desk.world.files.store(b"OggS", "Voice", "audio/ogg", "v")
    return "sendPhoto", {"chat_id": ANNA, "photo": file.id}, None


def large_file(desk: Desk) -> Case:
    file = desk.world.files.store(bytes(20 * 1024 * 1024 + 1), "Document", "x/y", "v")
    return "getFile", {"file_id": file.id}, None


def flooded(desk: Desk) -> Case:
    desk.flood.on = True
    for _ in range(5):
        desk.flood.count(ANNA, desk.clock())
    return message()


def webhook(url: str = "https://127.0.0.1:1/", **params: Any) -> Case:
    return "setWebhook", {"url": url, **params}, None


def while_webhook(desk: Desk) -> Case:
    desk.webhook.url = "https://127.0.0.1:1/"
    return "getUpdates", {}, None


def setting(person: str, value: object) -> Callable[[Desk], None]:
    return lambda desk: setattr(desk.world.people[ANNA], person, value)


CASES: dict[str, Case | Callable[[Desk], Case]] = {
    "not_found": ("sendNothing", {}, None),
    "not_carried": ("sendDice", {"chat_id": ANNA}, None),
    "unknown_parameter": message(bogus=1),
    "wrong_parameter": message(disable_notification=[1]),
    "bad_json": ("sendMessage", {"chat_id": "1001", "text": "x", "reply_markup": "{"}, {}),
    "flood": flooded,
    "chat_empty": ("sendMessage", {"text": "x"}, None),
    "chat_not_found": message(chat_id=77),
    "blocked": after(setting("blocked", True)),
    "not_started": after(setting("started", False)),
    "deactivated": after(setting("alive", False)),
    "kicked": after(lambda desk: places.remove_bot(desk, ANNA, GROUP), GROUP),
    "not_member": after(lambda desk: desk.world.chats[GROUP].members.pop(desk.world.bot_id), GROUP),
    "migrated": after(lambda desk: places.migrate(desk, ANNA, GROUP), GROUP),
    "no_rights": after(lambda desk: setattr(desk.world.chats[GROUP], "may_write", False), GROUP),
    "need_admin": of_person("pinChatMessage", GROUP),
    "thread_not_found": message(chat_id=FORUM, message_thread_id=1),
    "topic_closed": closed_topic,
    "reply_not_found": message(reply_parameters={"message_id": 9999}),
    "user_not_found": ("getChatMember", {"chat_id": GROUP, "user_id": 5}, None),
    "no_admins": ("getChatAdministrators", {"chat_id": ANNA}, None),
    "bad_action": ("sendChatAction", {"chat_id": ANNA, "action": "sleep"}, None),
    "text_empty": message(" \n "),
    "text_too_long": message("é" * 4097),
    "caption_too_long": photo(png(9, 9), caption="é" * 1025),
    "parse_mode": message(parse_mode="TeX"),
    "markdown": message(parse_mode="MarkdownV2"),
    "entity_range": message(entities=[{"type": "bold", "offset": 0, "length": 2}]),
    "html_unsupported": html("è<p>"),
    "html_unclosed": html("<b"),
    "html_unclosed_tag": html("<a href="),
    "html_empty_attribute": html("<a =x>"),
    "html_equal_sign": html("<a href>"),
    "html_token": html('<a href=x">y</a>'),
    "html_span": html("<span>x</span>"),
    "html_unexpected_end": html("x</b>"),
    "html_unclosed_end": html("<b>x</b"),
    "html_unmatched": html("<b>x</i>"),
    "html_no_end": html("<b>x"),
    "html_emoji": html("<tg-emoji emoji-id='x'>y</tg-emoji>"),
    "button_text": message(**buttons()),
    "button_name": message(**buttons(text=" ", callback_data="d")),
    "button_kinds": message(**buttons(callback_data="d", url="https://t.me/x")),
    "button_data": message(**buttons(callback_data="é" * 33)),
    "button_url": message(**buttons(url="javascript:x")),
    "button_copy": message(**buttons(copy_text={"text": "x" * 257})),
    "button_style": message(**buttons(callback_data="d", style="pink")),
    "button_place": message(chat_id=GROUP, **buttons(web_app={"url": "https://t.me"})),
    "row_too_long": message(reply_markup=keyboard(list("abcdefghi"))),
    "too_many_buttons": message(reply_markup=keyboard(*[list("abcdefgh")] * 12, list("abcde"))),
    "query_too_old": old_press,
    "answer_too_long": answer(text="é" * 201),
    "answer_url": answer(url="https://t.me/otherbot?start=x"),
    "not_modified": of_bot("editMessageText", {"text": "a"}, text=" a "),
    "edit_not_found": no_such("editMessageText", text="x"),
    "edit_forbidden": of_person("editMessageText", text="y"),
    "no_text": of_bot("editMessageText", {"photo": []}, text="x"),
    "no_caption": of_bot("editMessageCaption", {"text": "a"}, caption="x"),
    "delete_not_found": no_such("deleteMessage"),
    "delete_forbidden": of_person("deleteMessage", GROUP),
    "delete_late": old_message,
    "message_not_found": no_such("forwardMessage", from_chat_id=ANNA),
    "wrong_file": ("sendPhoto", {"chat_id": ANNA, "photo": "AgAC"}, None),
    "wrong_file_kind": wrong_kind,
    "no_file": ("sendPhoto", {"chat_id": ANNA, "photo": "attach://board"}, None),
    "no_url": ("sendPhoto", {"chat_id": ANNA, "photo": "https://example.org/a.png"}, None),
    "empty_file": photo(b""),
    "photo_too_big": photo(bytes(BIG)),
    "photo_sides": photo(png_header(6000, 4001)),
    "photo_ratio": photo(png_header(2100, 100)),
    "not_a_photo": photo(b"GIF89a......"),
    "download_too_big": large_file,
    "command_name": commands("New"),
    "command_description": commands(description="x" * 257),
    "command_count": commands(count=101),
    "language_code": commands(language_code="english"),
    "name_too_long": ("setMyName", {"name": "x" * 65}, None),
    "description_too_long": ("setMyDescription", {"description": "x" * 513}, None),
    "short_too_long": ("setMyShortDescription", {"short_description": "x" * 121}, None),
    "webhook_set": while_webhook,
    "webhook_https": webhook("http://example.org/hook"),
    "webhook_secret": webhook(secret_token="a secret"),
    "webhook_connections": webhook(max_connections=101),
    "results_too_many": results(*map(str, range(51))),
    "result_id": results("é" * 33),
    "result_twice": results("a", "a"),
    "result_kind": results("a", type="photo", photo_url="https://x", thumbnail_url="https://y"),
    "start_parameter": start_button,
}
ELSEWHERE = {"unauthorized", "too_large", "other_poll"}  # below, and in test_updates.py


def test_every_rule_has_a_case() -> None:
    assert CASES.keys() | ELSEWHERE == RULES.keys()


def test_every_rule_names_its_source_and_says_something() -> None:
    for rule in RULES.values():
        assert rule.source in Source
        assert rule.says[0].islower() or rule.says[0].isdigit()


@pytest.mark.parametrize("key", CASES)
async def test_refuses(key: str, started: Desk, raw: Call) -> None:
    case = CASES[key]
    method, params, files = case(started) if callable(case) else case
    answer = await raw(method, files, **params)
    rule = RULES[key]
    assert not answer["ok"], answer
    assert answer["error_code"] == rule.code
    fixed = [part for part in _fixed_parts(rule.answer) if part]
    assert all(part in answer["description"] for part in fixed), answer


def _fixed_parts(answer: str) -> list[str]:
    """An answer's text around its gaps."""
    return re.split(r"\{\w+\}", answer)


async def test_migrated_group_names_its_new_id(started: Desk, raw: Call) -> None:
    new = places.migrate(started, ANNA, GROUP)
    answer = await raw("sendMessage", chat_id=GROUP, text="x")
    assert answer["parameters"] == {"migrate_to_chat_id": new.id}


async def test_wrong_tokens_are_refused(server: LocalServer, http: aiohttp.ClientSession) -> None:
    unknown = "123:" + "x" * 35
    async with http.get(f"{server.url}/bot{unknown}/getMe") as answer:
        assert (answer.status, (await answer.json())["description"]) == (401, "Unauthorized")
    async with http.get(f"{server.url}/botnonsense/getMe") as answer:
        assert (answer.status, (await answer.json())["description"]) == (404, "Not Found")


async def test_uploads_over_50_mb_are_refused(
    server: LocalServer, http: aiohttp.ClientSession
) -> None:
    url = f"{server.url}/bot{server.desk.token}/sendDocument"
    headers = {"Content-Length": str(51 << 20), "Content-Type": "multipart/form-data; boundary=b"}
    async with http.post(url, headers=headers, data=_nothing()) as answer:
        assert (await answer.json())["description"] == "Request Entity Too Large"


async def _nothing() -> Any:
    yield b"--b"


@pytest.mark.parametrize(
    ("text", "length"),
    [("é" * 4096, 4096), ("😀" * 4096, 4096), ("<b>" + "x" * 4096 + "</b>", 4096)],
)
async def test_texts_may_have_4096_code_points_after_parsing(
    text: str, length: int, started: Desk, ok: Call
) -> None:
    sent = await ok("sendMessage", chat_id=ANNA, text=text, parse_mode="HTML")
    assert len(sent["text"]) == length


async def test_limits_are_reached_exactly(started: Desk, ok: Call) -> None:
    full = keyboard(*[list("abcdefgh")] * 12, list("abcd"))
    full["inline_keyboard"][0][0]["callback_data"] = "é" * 32
    full["inline_keyboard"][0][1] = {"text": "c", "copy_text": {"text": "x" * 256}}
    sent = await ok("sendMessage", chat_id=ANNA, text="x", reply_markup=full)
    assert sent["reply_markup"] == full
    await ok("sendPhoto", {"photo": png_header(6000, 4000)}, chat_id=ANNA, caption="é" * 1024)
    press = talk.tap(started, BRUNO, BRUNO, message_id=_any(started), data="d")
    await ok("answerCallbackQuery", callback_query_id=press, text="é" * 200)


def _any(desk: Desk) -> int:
    return talk.send(desk, BRUNO, BRUNO, text="x").id
