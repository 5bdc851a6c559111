"""Chats and who is in them: making, joining, leaving, blocking, migrating."""

from bot.local.methods.chats import open_topic
from bot.local.people.errors import PeopleError
from bot.local.server_state import Desk
from bot.local.text import Json
from bot.local.world import PRESENT, Chat, Person, Topic

FIRST_SUPERGROUP = -1_001_000_000_000


def new_person(
    desk: Desk, first_name: str, language_code: str = "en", username: str | None = None
) -> Person:
    """Add a person who has never met the bot."""
    number = max((*desk.world.people, 1000)) + 1
    desk.feed.add("chats")
    return desk.world.add_person(Person(number, first_name, language_code, username))


def new_group(
    desk: Desk,
    title: str,
    *,
    kind: str = "group",
    forum: bool = False,
    people: tuple[int, ...] = (),
    bot: str = "member",
) -> Chat:
    """Add a chat; the first of `people` owns it, `bot` is the bot's status in it."""
    number = min((*desk.world.chats, -1000)) - 1 if kind == "group" else _next_supergroup(desk)
    members = dict.fromkeys(people, "member")
    if people:
        members[people[0]] = "creator"
    if bot:
        members[desk.world.bot_id] = bot
    chat = Chat(number, kind, title, forum=forum, members=members)
    chat.last_message = 1  # the message that made a supergroup; also the general topic's number
    desk.world.chats[number] = chat
    desk.feed.add("chats")
    return chat


def _next_supergroup(desk: Desk) -> int:
    taken = [chat.id for chat in desk.world.chats.values() if chat.id <= FIRST_SUPERGROUP]
    return min((*taken, FIRST_SUPERGROUP)) - 1


def new_topic(desk: Desk, user_id: int, chat_id: int, *, name: str) -> Topic:
    """Open a topic in a forum."""
    chat = desk.world.chats[chat_id]
    if not chat.forum:
        raise PeopleError("This group has no topics.")
    return open_topic(desk, chat, name, desk.world.people[user_id].wire())


def _status(desk: Desk, chat: Chat, by: int, subject: int, status: str) -> None:
    """Change a status and tell the bot, as `my_chat_member` if it is the bot's own."""
    old = desk.world.member_wire(chat, subject)
    chat.members[subject] = status
    _tell(desk, chat, by, old, desk.world.member_wire(chat, subject))


def _tell(desk: Desk, chat: Chat, by: int, old: Json, new: Json) -> None:
    own = new["user"]["id"] == desk.world.bot_id
    change: Json = {
        "chat": desk.world.chat_wire(chat.id),
        "from": desk.world.people[by].wire(),
        "date": desk.now(),
        "old_chat_member": old,
        "new_chat_member": new,
    }
    desk.deliver("my_chat_member" if own else "chat_member", change)
    desk.feed.add("chats")


def block(desk: Desk, user_id: int, chat_id: int) -> None:
    """Block the bot in one's private chat."""
    _set_blocked(desk, user_id, chat_id, blocked=True)


def unblock(desk: Desk, user_id: int, chat_id: int) -> None:
    _set_blocked(desk, user_id, chat_id, blocked=False)


def _set_blocked(desk: Desk, user_id: int, chat_id: int, *, blocked: bool) -> None:
    chat = desk.world.chats[chat_id]
    if chat.type != "private" or chat_id != user_id:
        raise PeopleError("The bot is blocked in one's own private chat.")
    desk.world.people[user_id].blocked = blocked
    bot = desk.world.bot_user()
    member: Json = {"status": "member", "user": bot}
    kicked: Json = {"status": "kicked", "user": bot, "until_date": 0}
    old, new = (member, kicked) if blocked else (kicked, member)
    _tell(desk, chat, user_id, old, new)


def add_bot(desk: Desk, user_id: int, chat_id: int, *, status: str = "member") -> None:
    """Bring the bot into a group, or change what it may do there."""
    chat = desk.world.chats[chat_id]
    present = chat.members.get(desk.world.bot_id) in PRESENT
    _status(desk, chat, user_id, desk.world.bot_id, status)
    if not present and chat.type != "channel":
        sender = desk.world.people[user_id].wire()
        desk.post(chat, {"from": sender, "new_chat_members": [desk.world.bot_user()]})


def remove_bot(desk: Desk, user_id: int, chat_id: int) -> None:
    _status(desk, desk.world.chats[chat_id], user_id, desk.world.bot_id, "kicked")


def join(desk: Desk, user_id: int, chat_id: int) -> None:
    """Enter a group."""
    chat, person = desk.world.chats[chat_id], desk.world.people[user_id].wire()
    if chat.type == "private":
        raise PeopleError("A private chat has two sides only.")
    _status(desk, chat, user_id, user_id, "member")
    desk.post(chat, {"from": person, "new_chat_members": [person]})


def leave(desk: Desk, user_id: int, chat_id: int) -> None:
    chat, person = desk.world.chats[chat_id], desk.world.people[user_id].wire()
    _status(desk, chat, user_id, user_id, "left")
    desk.post(chat, {"from": person, "left_chat_member": person})


def migrate(desk: Desk, user_id: int, chat_id: int) -> Chat:
    """Turn a group into a supergroup: a new id, and a service message on each side."""
    old = desk.world.chats[chat_id]
    if old.type != "group":
        raise PeopleError("Only a basic group can become a supergroup.")
    new = new_group(desk, old.title or "", kind="supergroup", bot="")
    new.members = dict(old.members)
    sender = {"from": desk.world.people[user_id].wire()}
    desk.post(old, {**sender, "migrate_to_chat_id": new.id})
    desk.post(new, {**sender, "migrate_from_chat_id": old.id})
    old.migrated_to = new.id
    desk.feed.add("chats")
    return new
