"""Faults on purpose: what the network and Telegram do to a bot on a bad day."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.local.text import Json


class FaultKind(StrEnum):
    """What goes wrong with a call."""

    ERROR = "error"  # refused with `code`, `description`, `parameters`; nothing is done
    LOST_ANSWER = "lost_answer"  # done, but no answer comes: hangs `seconds`, then the line drops
    LOST_CALL = "lost_call"  # the line drops and nothing is done
    SLOW = "slow"  # done, the answer comes after `seconds`
    GARBAGE = "garbage"  # a gateway's 502 page instead of JSON; nothing is done


@dataclass(frozen=True, slots=True)
class Fault:
    """The `nth` call of `method` from now on fails, and `times - 1` after it."""

    method: str
    kind: FaultKind
    nth: int = 1
    times: int = 1
    code: int = 500
    description: str = "Internal Server Error"
    parameters: Json | None = None
    seconds: float = 0.0


ANY: Final = "*"


@dataclass(slots=True)
class Faults:
    """The faults that wait for their call. A method `*` stands for all but getUpdates."""

    armed: list[Fault] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)
    _start: dict[int, int] = field(default_factory=dict)

    def arm(self, fault: Fault) -> None:
        self.armed.append(fault)
        self._start[id(fault)] = self._count(fault.method)

    def clear(self) -> None:
        self.armed.clear()
        self._start.clear()

    def _count(self, method: str) -> int:
        if method == ANY:
            return self.calls.total() - self.calls["getupdates"]
        return self.calls[method.lower()]

    def take(self, method: str) -> Fault | None:
        """Count a call and return the fault that hits it, if any."""
        name = method.lower()
        self.calls[name] += 1
        for fault in self.armed:
            if fault.method.lower() != name and (fault.method != ANY or name == "getupdates"):
                continue
            number = self._count(fault.method) - self._start[id(fault)]
            if fault.nth <= number < fault.nth + fault.times:
                return fault
        return None
