"""Methods that change or remove a message."""

from bot.local.access import known, writable
from bot.local.content import MEDIA, PARTS, caption_content, photo_content, text_content
from bot.local.content import document_content as document
from bot.local.keyboards import check_inline
from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json
from bot.local.world import Message


def edit_message_text(desk: Desk, request: Request) -> Json | bool:
    message = target(desk, request.params)
    if "text" not in message.body:
        refuse("no_text")
    return change(desk, message, text_content(request.params), request.params)


def edit_message_caption(desk: Desk, request: Request) -> Json | bool:
    message = target(desk, request.params)
    if not MEDIA & message.body.keys():
        refuse("no_caption")
    media: Json = {name: message.body[name] for name in MEDIA if name in message.body}
    return change(desk, message, media | caption_content(request.params), request.params)


def edit_message_media(desk: Desk, request: Request) -> Json | bool:
    message = target(desk, request.params)
    media = request.params["media"]
    match media["type"]:
        case "photo":
            content = photo_content(desk, request, media["media"], media)
        case "document":
            content = document(desk, request, media["media"], media)
        case other:
            refuse("wrong_parameter", name="media", why=f"{other} is not carried here")
    return change(desk, message, content, request.params)


def edit_message_reply_markup(desk: Desk, request: Request) -> Json | bool:
    message = target(desk, request.params)
    content: Json = {name: message.body[name] for name in PARTS if name in message.body}
    return change(desk, message, content, request.params)


def target(desk: Desk, params: Json) -> Message:
    """The bot's message that is edited."""
    if (inline_id := params.get("inline_message_id")) is not None:
        place = desk.world.inline_messages.get(inline_id)
        if place is None or (found := desk.world.find(*place)) is None:
            refuse("edit_not_found")
        return found
    if "chat_id" not in params:
        refuse("chat_empty")
    chat = writable(desk, params["chat_id"])
    message = desk.world.find(chat.id, params.get("message_id", 0))
    if message is None:
        refuse("edit_not_found")
    sender = message.body.get("from", {}).get("id", desk.world.bot_id)
    if sender != desk.world.bot_id or "forward_origin" in message.body:
        refuse("edit_forbidden")
    return message


def change(desk: Desk, message: Message, content: Json, params: Json) -> Json | bool:
    """Give a message new content and buttons; without new buttons the old ones go."""
    chat = desk.world.chats[message.chat_id]
    markup = check_inline(params.get("reply_markup"), chat.type)
    new = content if markup is None else {**content, "reply_markup": markup}
    old = {name: message.body[name] for name in (*PARTS, "reply_markup") if name in message.body}
    if new == old:
        refuse("not_modified")
    desk.flood.count(chat.id, desk.clock())
    rest = {name: part for name, part in message.body.items() if name not in old}
    if content != {name: part for name, part in old.items() if name != "reply_markup"}:
        rest["edit_date"] = desk.now()
    message.body = rest | new
    wire = desk.show("edited", message)
    return True if "inline_message_id" in params else wire


def delete_message(desk: Desk, request: Request) -> bool:
    _delete(desk, request.params["chat_id"], request.params["message_id"])
    return True


def delete_messages(desk: Desk, request: Request) -> bool:
    """Messages that are gone already are passed over."""
    chat = known(desk, request.params["chat_id"])
    for message_id in request.params["message_ids"]:
        if desk.world.find(chat.id, message_id) is not None:
            _delete(desk, chat.id, message_id)
    return True


def _delete(desk: Desk, chat_id: int | str, message_id: int) -> None:
    chat = known(desk, chat_id)
    message = desk.world.find(chat.id, message_id)
    if message is None:
        refuse("delete_not_found")
    own = message.body.get("from", {}).get("id", desk.world.bot_id) == desk.world.bot_id
    if not own and chat.type != "private" and not chat.is_admin(desk.world.bot_id):
        refuse("delete_forbidden")
    if desk.now() - message.body["date"] > limit("delete_late"):
        refuse("delete_late")
    message.deleted = True
    desk.feed.add("deleted", chat_id=chat.id, message_id=message.id)
