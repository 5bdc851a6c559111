"""Whether and where the bot may write: chats, topics and replies."""

from dataclasses import dataclass

from bot.local.rules import refuse
from bot.local.server_state import Desk
from bot.local.text import Json
from bot.local.world import PRESENT, Chat


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message goes: chat, topic, and the message it replies to."""

    chat: Chat
    topic: int | None = None
    reply_to: int | None = None


def known(desk: Desk, chat_id: int | str) -> Chat:
    """The chat of an id or @name; refused if there is none or it has moved."""
    if isinstance(chat_id, str):
        named = (chat for chat in desk.world.chats.values() if chat.username)
        found = next((chat for chat in named if f"@{chat.username}" == chat_id), None)
    else:
        found = desk.world.chats.get(chat_id)
    if found is None:
        refuse("chat_not_found")
    if found.migrated_to is not None:
        refuse("migrated", {"migrate_to_chat_id": found.migrated_to})
    return found


def writable(desk: Desk, chat_id: int | str) -> Chat:
    """The chat, if the bot may write there."""
    chat = known(desk, chat_id)
    if chat.type == "private":
        _check_person(desk, chat)
        return chat
    status = chat.members.get(desk.world.bot_id)
    if status == "kicked":
        refuse("kicked", kind=chat.type)
    if status not in PRESENT:
        refuse("not_member", kind=chat.type)
    if status == "member" and (chat.type == "channel" or not chat.may_write):
        refuse("no_rights")
    return chat


def _check_person(desk: Desk, chat: Chat) -> None:
    person = desk.world.people[chat.id]
    if not person.alive:
        refuse("deactivated")
    if person.blocked:
        refuse("blocked")
    if not person.started:
        refuse("not_started")


def topic_of(chat: Chat, thread_id: int | None) -> int | None:
    """The open topic of this id; None is the general topic or a chat without topics."""
    if thread_id is None:
        return None
    topic = chat.topics.get(thread_id)
    if topic is None or topic.deleted:
        refuse("thread_not_found")
    if topic.closed:
        refuse("topic_closed")
    return thread_id


def destination(desk: Desk, params: Json) -> Place:
    """Where a message with these parameters goes; refused if it cannot."""
    chat = writable(desk, params["chat_id"])
    topic = topic_of(chat, params.get("message_thread_id"))
    reply = params.get("reply_parameters") or {}
    target = reply.get("message_id", params.get("reply_to_message_id"))
    if target is None:
        return Place(chat, topic)
    if desk.world.find(chat.id, target) is None:
        if not (
            reply.get("allow_sending_without_reply") or params.get("allow_sending_without_reply")
        ):
            refuse("reply_not_found")
        return Place(chat, topic)
    return Place(chat, topic, target)
