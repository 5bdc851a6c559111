"""What a person does in a chat: write, speak, press a button, edit, delete, forward."""

from bot.local.content import keep_photo
from bot.local.html import formatted
from bot.local.methods.send import forwarded
from bot.local.people.errors import PeopleError
from bot.local.rules import limit
from bot.local.server_state import Desk, Press
from bot.local.text import Json
from bot.local.world import ANONYMOUS, CHANNEL_SENDER, PRESENT, Chat, Message


def place(desk: Desk, user_id: int, chat_id: int) -> Chat:
    """The chat, if this person may write there."""
    person, chat = desk.world.people.get(user_id), desk.world.chats.get(chat_id)
    if person is None or chat is None or chat.members.get(user_id) not in PRESENT:
        raise PeopleError("This person is not in that chat.")
    if chat.migrated_to is not None:
        raise PeopleError("This group has become a supergroup; write there.")
    if chat.type == "private":
        if person.blocked:
            raise PeopleError("The bot is blocked; unblock it first.")
        person.started = True
    return chat


def _sender(desk: Desk, user_id: int, chat: Chat, speaker: str) -> Json:
    """Who a message is from: the person, an anonymous administrator, or a channel's id."""
    if chat.type == "channel":
        return {"sender_chat": desk.world.chat_wire(chat.id)}
    if speaker == "self":
        return {"from": desk.world.people[user_id].wire()}
    if speaker == "anonymous":
        return {"from": ANONYMOUS, "sender_chat": desk.world.chat_wire(chat.id)}
    return {"from": CHANNEL_SENDER, "sender_chat": desk.world.chat_wire(int(speaker))}


def _thread(chat: Chat, topic: int | None) -> Json:
    if topic is None:
        return {}
    if topic not in chat.topics or chat.topics[topic].deleted:
        raise PeopleError("There is no such topic.")
    return {"message_thread_id": topic, "is_topic_message": True}


def send(
    desk: Desk,
    user_id: int,
    chat_id: int,
    *,
    text: str,
    reply_to: int | None = None,
    topic: int | None = None,
    speaker: str = "self",
) -> Message:
    """Write a text message."""
    chat = place(desk, user_id, chat_id)
    shown = formatted(text, None, None)
    if not shown.text:
        raise PeopleError("The message is empty.")
    if len(shown.text) > limit("text_too_long"):
        raise PeopleError("The message is longer than 4096 characters.")
    body = _sender(desk, user_id, chat, speaker) | _thread(chat, topic) | {"text": shown.text}
    if shown.entities:
        body["entities"] = shown.entities
    return desk.post(chat, body, reply_to)


def voice(
    desk: Desk,
    user_id: int,
    chat_id: int,
    *,
    data: bytes,
    duration: int,
    topic: int | None = None,
    mime_type: str = "audio/ogg",
) -> Message:
    """Send a voice message; the bytes are handed on as they are."""
    chat = place(desk, user_id, chat_id)
    if not data:
        raise PeopleError("The recording is empty.")
    file = desk.world.files.store(data, "Voice", mime_type, "voice")
    note = {**file.wire(), "duration": duration, "mime_type": mime_type}
    sender = _sender(desk, user_id, chat, "self")
    return desk.post(chat, sender | _thread(chat, topic) | {"voice": note})


def photo(desk: Desk, user_id: int, chat_id: int, *, data: bytes, caption: str = "") -> Message:
    """Send a photo, with a caption if there is one."""
    chat = place(desk, user_id, chat_id)
    sizes = desk.world.files.sizes(keep_photo(desk, data))
    body = _sender(desk, user_id, chat, "self") | {"photo": sizes}
    return desk.post(chat, body | ({"caption": caption} if caption else {}))


def _own(desk: Desk, user_id: int, chat_id: int, message_id: int) -> Message:
    message = desk.world.find(chat_id, message_id)
    if message is None or message.body.get("from", {}).get("id") != user_id:
        raise PeopleError("This is not a message of yours.")
    return message


def edit(desk: Desk, user_id: int, chat_id: int, *, message_id: int, text: str) -> Message:
    """Change one's own text message; the bot is told of the edit."""
    chat = place(desk, user_id, chat_id)
    message = _own(desk, user_id, chat_id, message_id)
    shown = formatted(text, None, None)
    if not shown.text or "text" not in message.body:
        raise PeopleError("Only a text can be edited, and not to nothing.")
    message.body |= {"text": shown.text, "entities": shown.entities, "edit_date": desk.now()}
    if not shown.entities:
        del message.body["entities"]
    wire = desk.show("edited", message)
    if desk.bot_sees(chat, wire):
        desk.deliver("edited_channel_post" if chat.type == "channel" else "edited_message", wire)
    return message


def delete(desk: Desk, user_id: int, chat_id: int, *, message_id: int) -> None:
    """Delete a message for everyone; bots are not told. In private any message may go."""
    chat = place(desk, user_id, chat_id)
    found = desk.world.find(chat_id, message_id)
    if chat.type != "private" or found is None:
        found = _own(desk, user_id, chat_id, message_id)
    found.deleted = True
    desk.feed.add("deleted", chat_id=chat_id, message_id=message_id)


def forward(
    desk: Desk, user_id: int, chat_id: int, *, message_id: int, from_chat_id: int
) -> Message:
    """Forward a message from another chat into this one; its buttons stay behind."""
    chat = place(desk, user_id, chat_id)
    message = desk.world.find(from_chat_id, message_id)
    if message is None:
        raise PeopleError("There is no such message.")
    return desk.post(chat, _sender(desk, user_id, chat, "self") | forwarded(message))


def tap(
    desk: Desk,
    user_id: int,
    chat_id: int,
    *,
    message_id: int,
    data: str,
) -> str:
    """Press a button with this data; the id of the press, under which answers come.

    The button need not be there any more: an old screen may still show it, even on a message
    that is gone, which then reaches the bot as an inaccessible one.
    """
    place(desk, user_id, chat_id)
    message = desk.world.messages[chat_id].get(message_id)
    if message is None:
        raise PeopleError("There is no such message.")
    press = Press(desk.new_id(), user_id, chat_id, message_id, desk.clock())
    desk.presses[press.id] = press
    query: Json = {
        "id": press.id,
        "from": desk.world.people[user_id].wire(),
        "chat_instance": str(abs(chat_id) * 7919),
        "data": data,
    }
    if "via_bot" in message.body:
        pairs = desk.world.inline_messages.items()
        query["inline_message_id"] = next(
            key for key, value in pairs if value == (chat_id, message_id)
        )
    elif message.deleted:
        chat = desk.world.chat_wire(chat_id)
        query["message"] = {"chat": chat, "message_id": message_id, "date": 0}
    else:
        query["message"] = desk.world.wire(message)
    desk.deliver("callback_query", query)
    return press.id
