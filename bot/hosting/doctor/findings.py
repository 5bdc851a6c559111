"""What a check found: how bad it is, which part it is about, and what to do."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum

from bot.settings import Settings


class Level(Enum):
    """How bad it is."""

    OK = "ok"
    NOTE = "note"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found. A note is something that the bot can do without."""

    level: Level
    part: str
    says: str

    def __str__(self) -> str:
        return f"{self.level.value:5} {self.part}: {self.says}"


Check = Callable[[Settings], Awaitable[Finding]]


def ok(part: str, says: str) -> Finding:
    """Nothing to do."""
    return Finding(Level.OK, part, says)


def note(part: str, says: str) -> Finding:
    """Worth knowing; the bot does without."""
    return Finding(Level.NOTE, part, says)


def fault(part: str, says: str) -> Finding:
    """It keeps the bot, or a part that was asked for, from working."""
    return Finding(Level.FAULT, part, says)
