"""A guard against floods from one person: more than a hand can tap or type is not answered."""

from collections import OrderedDict
from dataclasses import dataclass, field
from enum import Enum

from bot.telegram.send.limits import Bucket

MOST_PEOPLE = 20_000


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
