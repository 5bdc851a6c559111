"""Methods about chats, members, topics and files."""

from bot.local.access import known, writable
from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json
from bot.local.world import PRESENT, Chat, Topic

GIFTS = (
    "unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription",
    "gifts_from_channels",
)  # fmt: skip
TOPIC_COLOUR = 0x6FB9F0


def get_chat(desk: Desk, request: Request) -> Json:
    chat = known(desk, request.params["chat_id"])
    shown: Json = {
        **desk.world.chat_wire(chat.id),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(GIFTS, False),
    }
    if chat.pinned is not None and (message := desk.world.find(chat.id, chat.pinned)):
        shown["pinned_message"] = desk.world.wire(message, with_reply=False)
    return shown


def _present(desk: Desk, request: Request) -> Chat:
    """A chat that the bot is in."""
    chat = known(desk, request.params["chat_id"])
    if chat.type != "private" and chat.members.get(desk.world.bot_id) not in PRESENT:
        refuse("not_member", kind=chat.type)
    return chat


def get_chat_member(desk: Desk, request: Request) -> Json:
    chat = _present(desk, request)
    user_id = request.params["user_id"]
    if user_id != desk.world.bot_id and user_id not in desk.world.people:
        refuse("user_not_found")
    return desk.world.member_wire(chat, user_id)


def get_chat_administrators(desk: Desk, request: Request) -> list[Json]:
    chat = _present(desk, request)
    if chat.type == "private":
        refuse("no_admins")
    return [desk.world.member_wire(chat, user) for user in chat.members if chat.is_admin(user)]


def get_chat_member_count(desk: Desk, request: Request) -> int:
    chat = _present(desk, request)
    if chat.type == "private":
        return 2
    return sum(status in PRESENT for status in chat.members.values())


def leave_chat(desk: Desk, request: Request) -> bool:
    chat = _present(desk, request)
    chat.members[desk.world.bot_id] = "left"
    desk.feed.add("chats")
    return True


def _as_admin(desk: Desk, request: Request, act: str) -> Chat:
    """A chat in which the bot may do what only administrators may."""
    chat = writable(desk, request.params["chat_id"])
    if chat.type != "private" and not chat.is_admin(desk.world.bot_id):
        refuse("need_admin", act=act)
    return chat


def pin_chat_message(desk: Desk, request: Request) -> bool:
    chat = _as_admin(desk, request, "manage pinned messages in the chat")
    if desk.world.find(chat.id, request.params["message_id"]) is None:
        refuse("message_not_found", act="pin")
    chat.pinned = request.params["message_id"]
    desk.feed.add("chats")
    return True


def unpin_chat_message(desk: Desk, request: Request) -> bool:
    _as_admin(desk, request, "manage pinned messages in the chat").pinned = None
    desk.feed.add("chats")
    return True


def create_forum_topic(desk: Desk, request: Request) -> Json:
    chat = _as_admin(desk, request, "create a topic")
    name = request.params["name"]
    topic = open_topic(desk, chat, name, desk.world.bot_user())
    return {"message_thread_id": topic.id, "name": name, "icon_color": TOPIC_COLOUR}


def open_topic(desk: Desk, chat: Chat, name: str, opener: Json) -> Topic:
    """Open a topic: its id is that of the service message that says so."""
    number = chat.last_message + 1
    chat.topics[number] = Topic(number, name)
    body = {
        "from": opener,
        "message_thread_id": number,
        "is_topic_message": True,
        "forum_topic_created": {"name": name, "icon_color": TOPIC_COLOUR},
    }
    desk.post(chat, body)
    desk.feed.add("chats")
    return chat.topics[number]


def _topic(desk: Desk, request: Request) -> Topic:
    chat = _as_admin(desk, request, "manage topics")
    topic = chat.topics.get(request.params["message_thread_id"])
    if topic is None or topic.deleted:
        refuse("thread_not_found")
    return topic


def close_forum_topic(desk: Desk, request: Request) -> bool:
    _topic(desk, request).closed = True
    desk.feed.add("chats")
    return True


def reopen_forum_topic(desk: Desk, request: Request) -> bool:
    _topic(desk, request).closed = False
    desk.feed.add("chats")
    return True


def delete_forum_topic(desk: Desk, request: Request) -> bool:
    _topic(desk, request).deleted = True
    desk.feed.add("chats")
    return True


def get_file(desk: Desk, request: Request) -> Json:
    file = desk.world.files.by_id.get(request.params["file_id"])
    if file is None:
        refuse("wrong_file")
    if file.size > limit("download_too_big"):
        refuse("download_too_big")
    return {**file.wire(), "file_path": file.path}
