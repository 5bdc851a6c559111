"""A guard against floods from one person: more than a hand can tap or type is not let in.

It stands at the door, before anything is stored, and each entrance has its own: words and
buttons, voice messages, inline queries. Time is that of a clock that only goes forward, never
what a message says of itself (C55).
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.telegram.send.limits import Bucket

MOST_PEOPLE = 20_000


class Pass(Enum):
    """What the guard says: let in, refused with a word, refused silently."""

    YES = "yes"
    TOLD = "told"
    SILENT = "silent"


class Entrance(Enum):
    """The ways in of one person."""

    WORDS = "words"
    VOICE = "voice"
    INLINE = "inline"


@dataclass(slots=True)
class _Person:
    bucket: Bucket
    told_at: float = float("-inf")


@dataclass(slots=True)
class Guard:
    """Lets `burst` requests through at once and `rate` a second in the long run.

    The one sentence about it is said every `say_every` seconds at most.
    """

    rate: float = 8.0
    burst: float = 60.0
    say_every: float = 30.0
    _people: OrderedDict[int, _Person] = field(default_factory=OrderedDict)

    def asks(self, person: int, now: float) -> Pass:
        """Count a request of a person (a user's id, or a chat's for those without one)."""
        known = self._people.get(person)
        if known is None:
            known = _Person(Bucket(self.rate, self.burst, self.burst, now))
            self._people[person] = known
            if len(self._people) > MOST_PEOPLE:
                self._people.popitem(last=False)
        self._people.move_to_end(person)
        if known.bucket.wait(now) == 0:
            known.bucket.take()
            return Pass.YES
        if now - known.told_at >= self.say_every:
            known.told_at = now
            return Pass.TOLD
        return Pass.SILENT


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
