"""What an update must look like to be let in: forged and absurd ones are refused at the door.

Telegram's own have these types always. Only what is read further on is looked at; the rest may
be anything that JSON can say, within bounds.
"""

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

DEEPEST: Final = 40
"""Levels of an update; Telegram's own have about ten."""

HIGHEST: Final = 2**63 - 1
"""The largest number that a database keeps; Telegram's own are below 2^52."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An object: the kind of each part, and which parts must be there."""

    parts: "dict[str, Kind]"
    needed: frozenset[str] = field(default_factory=frozenset)


Kind: TypeAlias = type[int] | type[str] | type[bool] | Shape


def _shape(*needed: str, **parts: Kind) -> Shape:
    """Parts by their names; a trailing underscore is not part of a name."""
    return Shape({name.rstrip("_"): kind for name, kind in parts.items()}, frozenset(needed))


_USER = _shape(
    "id",
    id=int,
    is_bot=bool,
    first_name=str,
    last_name=str,
    username=str,
    language_code=str,
)
_CHAT = _shape("id", "type", id=int, type=str, title=str, username=str, first_name=str)
_VOICE = _shape("file_id", "duration", file_id=str, duration=int)
_TOPIC = _shape("topic_id", topic_id=int)
_INNER = dict[str, Kind](
    message_id=int,
    date=int,
    chat=_CHAT,
    from_=_USER,
    sender_chat=_CHAT,
    text=str,
    voice=_VOICE,
    message_thread_id=int,
    is_topic_message=bool,
    direct_messages_topic=_TOPIC,
    migrate_to_chat_id=int,
    migrate_from_chat_id=int,
)
_REPLIED = _shape("message_id", "chat", **_INNER)
_MESSAGE = _shape("message_id", "date", "chat", **_INNER, reply_to_message=_REPLIED)
_PRESSED = _shape("message_id", "chat", **_INNER)
_PRESS = _shape("id", "from", id=str, from_=_USER, message=_PRESSED, data=str)
_QUERY = _shape("id", "from", "query", id=str, from_=_USER, query=str, offset=str)
_MEMBER = _shape("status", status=str, is_member=bool, user=_USER)
_STANDING = _shape("chat", "new_chat_member", chat=_CHAT, from_=_USER, new_chat_member=_MEMBER)
_UPDATE = _shape(
    "update_id",
    update_id=int,
    message=_MESSAGE,
    edited_message=_MESSAGE,
    channel_post=_MESSAGE,
    edited_channel_post=_MESSAGE,
    callback_query=_PRESS,
    inline_query=_QUERY,
    my_chat_member=_STANDING,
)


def is_update(raw: Any) -> bool:
    """True for what may be an update of Telegram's."""
    return (
        _bounded(raw, DEEPEST)
        and _fits(raw, _UPDATE)
        and raw["update_id"] > 0  # the ids "start from a certain positive number"
    )


def _bounded(value: Any, depth: int) -> bool:
    """No deeper than allowed, and no number that nothing can keep."""
    if isinstance(value, int):
        return -HIGHEST <= value <= HIGHEST
    if isinstance(value, dict):
        return depth > 0 and all(_bounded(part, depth - 1) for part in value.values())
    if isinstance(value, list):
        return depth > 0 and all(_bounded(part, depth - 1) for part in value)
    return True


def _fits(value: Any, kind: Kind) -> bool:
    if isinstance(kind, Shape):
        return (
            isinstance(value, dict)
            and value.keys() >= kind.needed
            and all(
                _fits(part, kind.parts[name]) for name, part in value.items() if name in kind.parts
            )
        )
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)
