"""The people and chats that the local chat begins with."""

import secrets
from typing import Final

from bot.local.methods.chats import open_topic
from bot.local.people.places import new_group
from bot.local.server_state import Desk
from bot.local.world import Person, World

BOT_ID: Final = 7_000_000_001
USERNAME: Final = "pyramide_local_bot"
PEOPLE: Final = (
    Person(1001, "Anna", "en", "anna"),
    Person(1002, "Bruno", "it", "bruno"),
    Person(1003, "Chloé", "fr"),
    Person(1004, "Diego", "es", "diego"),
    Person(1005, "Emma", "de", "emma"),
)


def new_token() -> str:
    """A token for the bot that nobody else can know: it is another one at each start (C65)."""
    return f"{BOT_ID}:LOCAL-{secrets.token_urlsafe(24)}"


def empty_desk(username: str = USERNAME, token: str | None = None) -> Desk:
    """A desk with a bot and nobody else; the bot's id is the token's number."""
    token = token or new_token()
    bot = {
        "id": int(token.partition(":")[0]),
        "is_bot": True,
        "first_name": "Pyramide",
        "username": username,
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": True,
    }
    return Desk(token, World(bot))


def starter_desk(username: str = USERNAME, token: str | None = None) -> Desk:
    """Five people with five languages, a group of two of them, and a forum with topics."""
    desk = empty_desk(username, token)
    for person in PEOPLE:
        desk.world.add_person(
            Person(person.id, person.first_name, person.language_code, person.username)
        )
    new_group(desk, "Card table", people=(1001, 1002))
    forum = new_group(
        desk, "Pyramid club", kind="supergroup", forum=True, people=(1001, 1002, 1003), bot=""
    )
    for name in ("Games", "Chatter"):
        open_topic(desk, forum, name, desk.world.people[1001].wire())
    # The bot comes last: of what was there before it is told nothing.
    forum.members[desk.world.bot_id] = "member"
    return desk
