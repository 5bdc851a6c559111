"""Who is let in to the bot on Telegram: each entrance has a guard of its own.

They stand at the door, before anything is stored: words and buttons, voice messages, inline
queries (C55).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.guard import Guard, Pass


class Entrance(Enum):
    """The ways in of one person."""

    WORDS = "words"
    VOICE = "voice"
    INLINE = "inline"


@dataclass(frozen=True, slots=True)
class Guards:
    """One at each entrance. A voice message costs a third of a second of a core."""

    words: Guard = field(default_factory=Guard)
    voice: Guard = field(default_factory=lambda: Guard(rate=0.5, burst=10.0))
    inline: Guard = field(default_factory=lambda: Guard(rate=8.0, burst=40.0))

    def asks(self, raw: Mapping[str, Any], now: float) -> Pass:
        """Count an update, a well-formed one; what comes from no person is let in."""
        entrance, person = entrance_of(raw)
        if entrance is None:
            return Pass.YES
        guard: Guard = getattr(self, entrance.value)
        return guard.asks(person, now)


def open_guards() -> Guards:
    """Guards that let in whatever comes: for measurements."""
    return Guards(*(Guard(rate=1e9, burst=1e9) for _ in range(3)))


def entrance_of(raw: Mapping[str, Any]) -> tuple[Entrance | None, int]:
    """By which entrance an update comes, and whose it is; None if it is nobody's request."""
    query = raw.get("inline_query")
    if query is not None:
        return Entrance.INLINE, int(query["from"]["id"])
    press = raw.get("callback_query")
    if press is not None:
        return Entrance.WORDS, int(press["from"]["id"])
    message = raw.get("message") or raw.get("channel_post")
    if message is None or "migrate_to_chat_id" in message or "migrate_from_chat_id" in message:
        return None, 0
    # Nobody stands behind a group's or a channel's own voice (C12): the chat itself is counted.
    nobody = "sender_chat" in message or "from" not in message
    person = message["chat"] if nobody else message["from"]
    return Entrance.VOICE if "voice" in message else Entrance.WORDS, int(person["id"])
