"""The dictated lines of `tests/data/dictation`, and how a hearing compares with what is meant.

Every third line is held out: the lexicons were tuned on the others alone.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.commands import COMMANDS
from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command
from engine.game import parse_game
from engine.moves import format_move
from engine.position import Position

DATA = Path(__file__).parents[2] / "data" / "dictation"
READ_BACK = "~"


@dataclass(frozen=True, slots=True)
class Dictated:
    """One line: the table, what was heard, the meanings, and whether to read it back."""

    table: str
    text: str
    meanings: tuple[str, ...]
    read_back: bool
    held_out: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a line."""

    line: Dictated
    heard: Heard
    said: tuple[str, ...]

    @property
    def read_back(self) -> bool:
        return self.heard.sure is Sureness.FUZZY

    @property
    def right(self) -> bool:
        """The meaning was found, and read back if it must be."""
        return self.said == self.line.meanings and (self.read_back or not self.line.read_back)

    @property
    def wrong_move(self) -> bool:
        """The board would change in a way that was not meant, without a question."""
        return self.said != self.line.meanings and moves_at_once(self.heard)


def moves_at_once(heard: Heard) -> bool:
    """True if a board would change without a question."""
    if len(heard.commands) != 1 or heard.sure is Sureness.FUZZY:
        return False
    command = heard.commands[0]
    return command.name == "play" or (command.name in COMMANDS and COMMANDS[command.name].changes)


@cache
def tables() -> dict[str, Position]:
    rows = (line.split("\t") for line in _lines("positions"))
    return {name: parse_game(line).position for name, line in rows}


def dictated(language: str) -> tuple[Dictated, ...]:
    found = []
    for number, row in enumerate(_lines(language)):
        table, text, meant = row.split("\t")
        meanings = tuple(meant.removeprefix(READ_BACK).split(" | "))
        found.append(Dictated(table, text, meanings, meant.startswith(READ_BACK), number % 3 == 2))
    return tuple(found)


def silences(language: str) -> tuple[str, ...]:
    return tuple(_lines(f"silence_{language}"))


def hear(language: str, line: Dictated) -> Verdict:
    heard = listen(line.text, language=language, position=tables()[line.table])
    return Verdict(line, heard, tuple(map(written, heard.commands)))


def written(command: Command) -> str:
    """A command in the notation of the data: "play g2+g5", "select !5S", "new S 7"."""
    parts = [command.name]
    if command.move is not None:
        parts.append(format_move(command.move))
    parts.extend(str(place) for place in command.places)
    parts.extend(f"!{card}" for card in command.cards)
    parts.extend(part for part in [command.text] if part)
    parts.extend(str(part) for part in [command.number] if part is not None)
    return " ".join(parts)


def _lines(name: str) -> list[str]:
    text = (DATA / f"{name}.tsv").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
