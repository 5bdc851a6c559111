"""The small Telegram that the server plays: people, chats, topics, messages and files.

State only: no HTTP, no rules about requests. Messages are kept in the shape in which the Bot API
shows them, less their chat and what they reply to, which `World.wire` adds.
"""

from collections import defaultdict
from dataclasses import asdict, dataclass, field
from typing import Final

from bot.local.files import Files, StoredFile
from bot.local.text import Json

GROUPS: Final = frozenset({"group", "supergroup"})
PRESENT: Final = frozenset({"creator", "administrator", "member"})
ANONYMOUS: Final[Json] = {
    "id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"
}  # fmt: skip
KEPT: Final = 300  # messages of a chat that outlive the program
CHANNEL_SENDER: Final[Json] = {
    "id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"
}  # fmt: skip


@dataclass(slots=True)
class Person:
    """A user; `started`: the bot may write to them; `alive`: the account exists."""

    id: int
    first_name: str
    language_code: str = "en"
    username: str | None = None
    started: bool = False
    blocked: bool = False
    alive: bool = True

    def wire(self) -> Json:
        shown: Json = {"id": self.id, "is_bot": False, "first_name": self.first_name}
        if self.username:
            shown["username"] = self.username
        return {**shown, "language_code": self.language_code}


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its id is that of the message that opened it."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False


@dataclass(slots=True)
class Chat:
    """A chat; `members` maps ids of people and of the bot to a status of the Bot API."""

    id: int
    type: str
    title: str | None = None
    username: str | None = None
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    migrated_to: int | None = None
    may_write: bool = True
    last_message: int = 0
    pinned: int | None = None
    keyboard: Json | None = None

    def is_admin(self, user_id: int) -> bool:
        return self.members.get(user_id) in {"creator", "administrator"}


@dataclass(slots=True)
class Message:
    """A message; `body` is its Bot API form less chat and the message replied to."""

    chat_id: int
    id: int
    body: Json
    reply_to: int | None = None
    deleted: bool = False


@dataclass(slots=True)
class World:
    """Everything that exists, and the counters that number it."""

    bot: Json
    people: dict[int, Person] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=lambda: defaultdict(dict))
    files: Files = field(default_factory=Files)
    commands: dict[str, list[Json]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    inline_messages: dict[str, tuple[int, int]] = field(default_factory=dict)
    last_message: int = 0

    @property
    def bot_id(self) -> int:
        return int(self.bot["id"])

    def add_person(self, person: Person) -> Person:
        """Add a person and their private chat with the bot."""
        self.people[person.id] = person
        chat = Chat(person.id, "private", members={person.id: "member"})
        self.chats[person.id] = chat
        return person

    def chat_wire(self, chat_id: int) -> Json:
        chat = self.chats[chat_id]
        shown: Json = {"id": chat.id, "type": chat.type}
        if chat.type == "private":
            person = self.people[chat.id]
            shown["first_name"] = person.first_name
            if person.username:
                shown["username"] = person.username
            return shown
        shown["title"] = chat.title
        if chat.username:
            shown["username"] = chat.username
        if chat.forum:
            shown["is_forum"] = True
        return shown

    def next_message_id(self, chat: Chat) -> int:
        """Private chats and groups share a counter; supergroups and channels have their own."""
        if chat.type in {"private", "group"}:
            self.last_message += 1
            chat.last_message = self.last_message
        else:
            chat.last_message += 1
        return chat.last_message

    def add_message(self, chat: Chat, body: Json, reply_to: int | None = None) -> Message:
        number = self.next_message_id(chat)
        message = Message(chat.id, number, {"message_id": number, **body}, reply_to)
        self.messages[chat.id][number] = message
        return message

    def find(self, chat_id: int, message_id: int) -> Message | None:
        """A message that exists and was not deleted."""
        message = self.messages[chat_id].get(message_id)
        return None if message is None or message.deleted else message

    def wire(self, message: Message, *, with_reply: bool = True) -> Json:
        """A message as the Bot API shows it; the one replied to is shown one level deep."""
        shown = {**message.body, "chat": self.chat_wire(message.chat_id)}
        if with_reply and message.reply_to is not None:
            replied = self.find(message.chat_id, message.reply_to)
            if replied is not None:
                shown["reply_to_message"] = self.wire(replied, with_reply=False)
        return shown

    def member_wire(self, chat: Chat, user_id: int) -> Json:
        """A ChatMember of the Bot API."""
        user = self.bot_user() if user_id == self.bot_id else self.people[user_id].wire()
        status = chat.members.get(user_id, "left")
        shown: Json = {"status": status, "user": user}
        if status == "creator":
            shown["is_anonymous"] = False
        if status == "administrator":
            shown |= dict.fromkeys(ADMIN_RIGHTS, True)
            shown |= {"is_anonymous": False, "can_be_edited": False}
        if status == "kicked":
            shown["until_date"] = 0
        return shown

    def bot_user(self) -> Json:
        """The bot as a sender: without the flags that only getMe shows."""
        kept = ("id", "is_bot", "first_name", "username")
        return {name: self.bot[name] for name in kept}

    def snapshot(self) -> Json:
        """Everything but the bytes of files, as JSON; the latest messages of each chat.

        What is in it is still the world's own: it is to be written at once.
        """
        return {
            "people": [asdict(person) for person in self.people.values()],
            "chats": [asdict(chat) for chat in self.chats.values()],
            "messages": [
                {name: getattr(message, name) for name in Message.__slots__}
                for chat in self.messages.values()
                for message in list(chat.values())[-KEPT:]
            ],
            "files": [asdict(file) for file in self.files.by_id.values()],
            "uploads": self.files.uploads,
            "commands": self.commands,
            "texts": self.texts,
            "inline_messages": self.inline_messages,
            "last_message": self.last_message,
        }


ADMIN_RIGHTS: Final = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
    "can_edit_stories", "can_delete_stories", "can_pin_messages", "can_manage_topics",
    "can_send_welcome_messages",
)  # fmt: skip


def restore(world: World, saved: Json) -> None:
    """Fill a new world with a snapshot."""
    world.people = {row["id"]: Person(**row) for row in saved["people"]}
    for row in saved["chats"]:
        row["members"] = {int(key): value for key, value in row["members"].items()}
        row["topics"] = {int(key): Topic(**value) for key, value in row["topics"].items()}
        world.chats[row["id"]] = Chat(**row)
    for row in saved["messages"]:
        message = Message(**row)
        world.messages[message.chat_id][message.id] = message
    for row in saved["files"]:
        world.files.add(StoredFile(**row))
    world.files.uploads = saved["uploads"]
    world.commands = saved["commands"]
    world.texts = saved["texts"]
    world.inline_messages = {key: tuple(row) for key, row in saved["inline_messages"].items()}
    world.last_message = saved["last_message"]
