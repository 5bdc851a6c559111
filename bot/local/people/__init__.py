"""The people's side: what a person can do, by name.

The chat page and the tests use it over HTTP (`bot.local.watch`), the tests also in process.
Each function takes the desk, the person's id and the chat's id, and raises `PeopleError`.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.local.people import links, places, talk
from bot.local.people.errors import PeopleError

ACTIONS: Final[dict[str, Callable[..., Any]]] = {
    "send": talk.send,
    "edit": talk.edit,
    "delete": talk.delete,
    "forward": talk.forward,
    "tap": talk.tap,
    "open": links.open_link,
    "ask": links.ask,
    "choose": links.choose,
    "block": places.block,
    "unblock": places.unblock,
    "join": places.join,
    "leave": places.leave,
    "add_bot": places.add_bot,
    "remove_bot": places.remove_bot,
    "migrate": places.migrate,
    "new_topic": places.new_topic,
}

__all__ = ["ACTIONS", "PeopleError"]
