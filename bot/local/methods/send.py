"""Methods that put a message into a chat."""

from bot.local.access import Place, destination, known, topic_of, writable
from bot.local.content import (
    PARTS,
    caption_content,
    document_content,
    photo_content,
    text_content,
    voice_content,
)
from bot.local.keyboards import split_markup
from bot.local.rules import refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json
from bot.local.world import Message


def send_message(desk: Desk, request: Request) -> Json:
    place = destination(desk, request.params)
    return put(desk, place, text_content(request.params), request.params)


def send_photo(desk: Desk, request: Request) -> Json:
    params = request.params
    place = destination(desk, params)
    return put(desk, place, photo_content(desk, request, params.get("photo"), params), params)


def send_voice(desk: Desk, request: Request) -> Json:
    place = destination(desk, request.params)
    return put(desk, place, voice_content(desk, request, request.params), request.params)


def send_document(desk: Desk, request: Request) -> Json:
    params = request.params
    place = destination(desk, params)
    content = document_content(desk, request, params.get("document"), params)
    return put(desk, place, content, params)


def forward_message(desk: Desk, request: Request) -> Json:
    place = destination(desk, request.params)
    source = original(desk, request.params, "forward")
    return put(desk, place, forwarded(source), {})


def copy_message(desk: Desk, request: Request) -> Json:
    params = request.params
    place = destination(desk, params)
    content = kept(original(desk, params, "copy"))
    if "caption" in params and "text" not in content:
        content = {name: part for name, part in content.items() if "caption" not in name}
        content |= caption_content(params)
    sent = put(desk, place, content, params)
    return {"message_id": sent["message_id"]}


def kept(message: Message) -> Json:
    """A message's content without its buttons."""
    return {name: message.body[name] for name in PARTS if name in message.body}


def forwarded(message: Message) -> Json:
    """What a forward of a message shows: content and origin, no buttons."""
    origin: Json = message.body.get("forward_origin") or {"date": message.body["date"]}
    if "type" not in origin:
        if "sender_chat" in message.body:
            origin |= {"type": "chat", "sender_chat": message.body["sender_chat"]}
        else:
            origin |= {"type": "user", "sender_user": message.body["from"]}
    return {**kept(message), "forward_origin": origin}


def original(desk: Desk, params: Json, act: str) -> Message:
    """The message that is forwarded or copied."""
    source = known(desk, params["from_chat_id"])
    message = desk.world.find(source.id, params["message_id"])
    if message is None:
        refuse("message_not_found", act=act)
    return message


def put(desk: Desk, place: Place, content: Json, params: Json) -> Json:
    """Write the bot's message into its place; refused for bad buttons or in a flood."""
    chat = place.chat
    inline, keyboard = split_markup(params.get("reply_markup"), chat.type)
    desk.flood.count(chat.id, desk.clock())
    body: Json = {"date": desk.now()}
    if chat.type == "channel":
        body["sender_chat"] = desk.world.chat_wire(chat.id)
    else:
        body["from"] = desk.world.bot_user()
    if place.topic is not None:
        body |= {"message_thread_id": place.topic, "is_topic_message": True}
    body |= content
    if params.get("protect_content"):
        body["has_protected_content"] = True
    if inline is not None:
        body["reply_markup"] = inline
    message = desk.world.add_message(chat, body, place.reply_to)
    if keyboard is not None:
        chat.keyboard = keyboard or None
        desk.feed.add("keyboard", chat_id=chat.id, keyboard=chat.keyboard)
    return desk.show("message", message)


def send_chat_action(desk: Desk, request: Request) -> bool:
    actions = {
        "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice",
        "upload_document", "choose_sticker", "find_location", "record_video_note",
        "upload_video_note",
    }  # fmt: skip
    chat = writable(desk, request.params["chat_id"])
    topic_of(chat, request.params.get("message_thread_id"))
    if request.params["action"] not in actions:
        refuse("bad_action")
    desk.feed.add("action", chat_id=chat.id, action=request.params["action"])
    return True
