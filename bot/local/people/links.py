"""Links and inline queries: ways to the bot from outside its chat."""

import re
from typing import Final

from bot.local.content import caption_content, text_content
from bot.local.people.errors import PeopleError
from bot.local.people.places import add_bot
from bot.local.people.talk import place, send
from bot.local.server_state import Desk, InlineQuery
from bot.local.text import Json
from bot.local.world import PRESENT, Message

LINK: Final = re.compile(
    r"(?:(?:https?://)?t\.me/(?P<name>\w+)/?|tg://resolve\?domain=(?P<domain>\w+)&?)"
    r"(?:\?)?(?:(?P<kind>start|startgroup)=(?P<payload>[\w-]{0,64}))?"
)


def open_link(desk: Desk, user_id: int, chat_id: int, *, url: str) -> int:
    """Follow a link to the bot: the id of the chat that opens; a payload is sent as /start.

    A `startgroup` link brings the bot into the chat in which the link is opened.
    """
    match = LINK.fullmatch(url)
    name = match and (match["name"] or match["domain"])
    if match is None or str(name).lower() != desk.world.bot["username"].lower():
        raise PeopleError("This link does not lead to the bot.")
    payload = match["payload"] or ""
    if match["kind"] == "startgroup":
        bot = desk.world.bot["username"]
        if desk.world.chats[chat_id].members.get(desk.world.bot_id) not in PRESENT:
            add_bot(desk, user_id, chat_id)
        send(desk, user_id, chat_id, text=f"/start@{bot} {payload}")
        return chat_id
    if match["kind"] == "start":
        send(desk, user_id, user_id, text=f"/start {payload}")
    return user_id


def ask(desk: Desk, user_id: int, chat_id: int, *, query: str) -> str:
    """Type a query after the bot's name in any chat; the query's id, under which results come."""
    place(desk, user_id, chat_id)
    asked = InlineQuery(desk.new_id(), user_id, chat_id, query[:256], desk.clock())
    desk.inline[asked.id] = asked
    kind = desk.world.chats[chat_id].type
    update: Json = {
        "id": asked.id,
        "from": desk.world.people[user_id].wire(),
        "query": asked.query,
        "offset": "",
        "chat_type": "sender" if kind == "private" else kind,
    }
    desk.deliver("inline_query", update)
    return asked.id


def choose(desk: Desk, user_id: int, chat_id: int, *, query_id: str, result_id: str) -> Message:
    """Send one of the results of an inline query into the chat."""
    chat = place(desk, user_id, chat_id)
    asked = desk.inline.get(query_id)
    results = (asked.answer or {}).get("results", []) if asked else []
    result = next((row for row in results if row["id"] == result_id), None)
    if asked is None or result is None:
        raise PeopleError("There is no such result.")
    sender = desk.world.people[user_id].wire()
    body: Json = {"from": sender, "via_bot": desk.world.bot_user(), **_content(desk, result)}
    if "reply_markup" in result:
        body["reply_markup"] = result["reply_markup"]
    message = desk.post(chat, body)
    chosen: Json = {"result_id": result_id, "from": sender, "query": asked.query}
    if "reply_markup" in result:
        inline_id = f"IM{desk.new_id()}"
        desk.world.inline_messages[inline_id] = (chat_id, message.id)
        chosen["inline_message_id"] = inline_id
    desk.deliver("chosen_inline_result", chosen)
    return message


def _content(desk: Desk, result: Json) -> Json:
    if "input_message_content" in result:
        return text_content(result["input_message_content"], "message_text")
    file = desk.world.files.by_id.get(result["photo_file_id"])
    if file is None or file.kind != "Photo":
        raise PeopleError("The result's photo is unknown.")
    return {"photo": desk.world.files.sizes(file), **caption_content(result)}
