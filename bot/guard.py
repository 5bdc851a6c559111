"""A guard against floods from one person: more than a hand can tap or type is not let in.

Time is that of a clock that only goes forward, never what a message says of itself (C55).
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from enum import Enum

MOST_PEOPLE = 20_000

_ROUNDING = 1e-6


@dataclass(slots=True)
class Bucket:
    """Tokens that come back at `rate` a second up to `size`."""

    rate: float
    size: float
    tokens: float
    at: float

    def wait(self, now: float) -> float:
        """Seconds until a token is there, 0 if one is."""
        self.tokens = min(self.size, self.tokens + max(0.0, now - self.at) * self.rate)
        self.at = max(self.at, now)
        return 0.0 if self.tokens > 1 - _ROUNDING else (1 - self.tokens) / self.rate

    def take(self) -> None:
        """Use one token."""
        self.tokens -= 1


class Pass(Enum):
    """What the guard says: let in, refused with a word, refused silently."""

    YES = "yes"
    TOLD = "told"
    SILENT = "silent"


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
