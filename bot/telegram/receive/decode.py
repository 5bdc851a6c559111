"""From an update to a request: pure, and the only reader of updates.

What is no request (edits, stickers, joins of others) becomes None and is never answered.
"""

import re
from dataclasses import dataclass
from typing import TypeAlias

from telegram import (
    CallbackQuery,
    Chat,
    ChatMember,
    MaybeInaccessibleMessage,
    Message,
    Update,
    User,
)

from bot.requests import Press, Request, Speech, Where, Who, Words
from bot.telegram.look.buttons import parse_data

GENERAL_TOPIC = 1
"""The id of a forum's general topic; it is addressed by leaving the topic out (C9)."""

LONGEST_TEXT = 4096
"""Characters of a message that are read: as many as Telegram lets a message have."""

LONGEST_NAME = 64
_COMMAND = re.compile(r"/(\w+)(?:@(\w+))?", re.ASCII)
_HERE = frozenset({ChatMember.OWNER, ChatMember.ADMINISTRATOR, ChatMember.MEMBER})


@dataclass(frozen=True, slots=True)
class Me:
    """The bot itself: its user id and its name without the @."""

    id: int
    username: str


@dataclass(frozen=True, slots=True)
class Migrated:
    """A group became a supergroup: its games move to the new id (C7)."""

    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The bot was let in or shut out of a chat (C8)."""

    chat: int
    active: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A voice message that is meant for the bot: what it says must be found out first.

    request  what it asks, with words that are not known yet
    file     its name on Telegram
    seconds  how long it is
    """

    request: Request
    file: str
    seconds: int


Decoded: TypeAlias = Request | Note | Migrated | Standing | None


def decode(update: Update, me: Me, at: float) -> Decoded:
    """What an update asks; None where silence is right.

    Edited messages are silent (C11): what they said was answered when it was new.
    """
    if update.callback_query is not None:
        return _press(update, update.callback_query, at)
    message = update.message or update.channel_post
    if message is not None:
        return (
            _migration(message) or _note(update, message, me, at) or _words(update, message, me, at)
        )
    if update.my_chat_member is not None:
        member = update.my_chat_member.new_chat_member
        joined = member.status in _HERE or getattr(member, "is_member", False)
        return Standing(update.my_chat_member.chat.id, active=bool(joined))
    return None


def _migration(message: Message) -> Migrated | None:
    """Both service messages of a migration say the same."""
    if message.migrate_to_chat_id is not None:
        return Migrated(message.chat.id, message.migrate_to_chat_id)
    if message.migrate_from_chat_id is not None:
        return Migrated(message.migrate_from_chat_id, message.chat.id)
    return None


def _words(update: Update, message: Message, me: Me, at: float) -> Request | None:
    if message.text is None or (message.from_user is not None and message.from_user.id == me.id):
        return None
    where = where_of(message.chat, message)
    words = _addressed(message, message.text[:LONGEST_TEXT], where, me)
    if words is None:
        return None
    sender = None if message.sender_chat is not None else message.from_user
    return Request(
        where=where, who=_who(sender), asks=words, at=at, update=update.update_id, message=None
    )


def _note(update: Update, message: Message, me: Me, at: float) -> Note | None:
    """A voice message in a private chat, or one that replies to the bot."""
    voice = message.voice
    if voice is None or (message.from_user is not None and message.from_user.id == me.id):
        return None
    where = where_of(message.chat, message)
    if not where.private and not _answers(message, me):
        return None
    sender = None if message.sender_chat is not None else message.from_user
    request = Request(
        where=where, who=_who(sender), asks=Speech(()), at=at, update=update.update_id
    )
    duration = voice.duration
    seconds = duration if isinstance(duration, int) else round(duration.total_seconds())
    return Note(request, voice.file_id, seconds)


def _answers(message: Message, me: Me) -> bool:
    """True for a reply to a message of the bot."""
    replied = message.reply_to_message
    return bool(replied and replied.from_user and replied.from_user.id == me.id)


def _addressed(message: Message, text: str, where: Where, me: Me) -> Words | None:
    """The words without the bot's name; None if they are meant for another bot (C10)."""
    text = text.strip()
    command = _COMMAND.match(text)
    if command is not None:
        name = command[2]
        if name is not None and name.lower() != me.username.lower():
            return None
        return Words(f"/{command[1]}{text[command.end() :]}")
    if where.private:
        return Words(text)
    mention = re.compile(rf"(?<!\w)@{re.escape(me.username)}(?!\w)[ ,:]*", re.IGNORECASE)
    if mention.search(text):
        return Words(mention.sub("", text).strip())
    return Words(text, addressed=_answers(message, me))


def _press(update: Update, query: CallbackQuery, at: float) -> Request | None:
    """A button; data that no board of ours carries is refused as stale (C3)."""
    if query.message is None or query.data is None:
        return None
    message = query.message
    accessible = message if is_accessible(message) and isinstance(message, Message) else None
    return Request(
        where=where_of(message.chat, accessible),
        who=_who(query.from_user),
        asks=parse_data(query.data) or Press(game=0, turn=-1),
        at=at,
        update=update.update_id,
        message=message.message_id,
    )


def is_accessible(message: MaybeInaccessibleMessage) -> bool:
    """False for a message of which only the chat and the id are told (C22).

    The library gives it as a whole message, dated to the beginning of 1970.
    """
    return message.date.timestamp() > 0


def where_of(chat: Chat, message: Message | None) -> Where:
    """The chat and topic; an inaccessible message (C22) tells no topic."""
    topic = message.message_thread_id if message is not None and message.is_topic_message else None
    direct = message.direct_messages_topic if message is not None else None
    return Where(
        chat=chat.id,
        topic=None if topic == GENERAL_TOPIC else topic,
        private=chat.type == Chat.PRIVATE,
        direct_topic=direct.topic_id if direct is not None else None,
    )


def _who(user: User | None) -> Who:
    """The person; nobody stands behind a group's or a channel's own voice (C12)."""
    if user is None:
        return Who(None)
    # A deleted account has no name, and the library then gives None.
    name = (user.full_name or "")[:LONGEST_NAME]
    return Who(user.id, name, user.language_code, user.username or "")
