"""Held-out lines: written by somebody who has not read the lexicons, measured, never tuned on.

`python -m tests.bot.language.heldout [folder] [--wrong]` prints the figures of every language
and, with `--wrong`, each line that is not right. A file `<language>.tsv` has tab-separated
columns; lines that begin with # are headers:

id      any name
place   private, reply, mention, slash: said to the bot; group: overheard among people
state   none (no game), a game's line, or the name of a table of `dictation/positions.tsv`;
        " ? " and a place notation after it: an open yes/no question about that move, and
        " | " between several: a question which
line    what was said
expect  what is meant: "silence", "ask", or the command in the notation of `normal`; several
        right answers are parted by " / "
note    anything

A meaning is a command's name and what it is about: "draw", "draw 9", "draw until 9",
"draw until fits", "undo 3", "undo all", "remove 10C 3S", "remove KD", "select 7C",
"where QC", "new 482913", "new S 7", "steps ...". Cards are written as in a deal's code or
with 10 for T; the order of two cards does not matter.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.commands import COMMANDS
from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command, Pending
from engine.errors import PyramidError
from engine.game import parse_game
from engine.moves import Draw, Recycle, Remove, parse_move
from engine.position import Position
from tests.bot.language.dictation import tables

DATA = Path(__file__).parents[2] / "data" / "heldout"
COLUMNS = ("id", "place", "state", "line", "expect", "note")
ADDRESSED = frozenset({"private", "reply", "mention", "slash"})
SAME = {"pair": "remove", "king": "remove", "play": "remove", "card": "where", "draws": "draw"}
SILENCE, ASK = "silence", "ask"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a set."""

    id: str
    place: str
    state: str
    line: str
    expect: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a line: right, asked, wrong (a board would change), or missed."""

    line: Line
    said: str
    outcome: str


def lines(path: Path) -> Iterator[Line]:
    for row in path.read_text(encoding="utf-8").splitlines():
        if row.strip() and not row.startswith("#"):
            cells = [cell.strip() for cell in row.split("\t")][: len(COLUMNS)]
            if cells[: len(COLUMNS) - 1] != list(COLUMNS[:-1]):
                yield Line(*cells)


def judge(line: Line, language: str) -> Verdict:
    position, pending = _table(line.state)
    heard = listen(line.line, language=language, position=position, pending=pending)
    said = told(heard, position, line.place)
    wanted = {_canonical(each) for each in line.expect.split(" / ")}
    if said in wanted:
        return Verdict(line, said, "right")
    if said.startswith(ASK):
        return Verdict(line, said, "right" if ASK in wanted else "asked")
    return Verdict(line, said, "wrong" if changes(heard, said) else "missed")


def _table(state: str) -> tuple[Position | None, Pending | None]:
    table, _, asked = state.partition(" ? ")
    if table in {"", "none", "-"}:
        return None, None
    position = tables().get(table) or parse_game(table).position
    if not asked:
        return position, None
    commands = tuple(Command("play", move=parse_move(move)) for move in asked.split(" | "))
    return position, Pending(commands, confirm=len(commands) == 1)


def told(heard: Heard, position: Position | None, place: str) -> str:
    """What the bot would make of a line that was said there (see `bot.service.policy`)."""
    if place not in ADDRESSED and not _overheard(heard, position):
        return SILENCE
    if not heard.commands:
        return SILENCE
    if len(heard.commands) > 1:
        return ASK
    command = heard.commands[0]
    if heard.sure is Sureness.FUZZY and _can_change(command):
        return f"{ASK} {normal(command, position)}"
    return normal(command, position)


def _overheard(heard: Heard, position: Position | None) -> bool:
    names = {command.name for command in heard.commands}
    if names and names <= {"yes", "no", "choose"}:
        return True
    move = heard.commands[0].move if len(heard.commands) == 1 else None
    legal = position is not None and isinstance(move, Remove) and position.why_not(move) is None
    return heard.in_full and heard.sure is Sureness.EXACT and names == {"play"} and legal


def changes(heard: Heard, said: str) -> bool:
    """True if a board would change without a question."""
    return (
        not said.startswith((ASK, SILENCE))
        and len(heard.commands) == 1
        and heard.commands[0].name != "select"
        and _can_change(heard.commands[0])
    )


def _can_change(command: Command) -> bool:
    shape = COMMANDS.get(command.name)
    others = {"play", "select", "draws", "until", "sequence"}
    return command.name in others or (shape is not None and shape.changes)


def normal(command: Command, position: Position | None) -> str:
    """A command in the notation of the sets."""
    match command.move:
        case Draw(pile) if command.name == "play":
            return f"draw {pile + 1}" if pile else "draw"
        case Recycle():
            return "draw"
        case _:
            pass
    name = SAME.get(command.name, command.name)
    places = command.move.places if isinstance(command.move, Remove) else command.places
    named = [position.card_at(place) if position else None for place in places]
    cards = sorted(str(card) for card in (*named, *command.cards) if card is not None)
    if command.name == "until":
        return f"draw until {command.number or 'fits'}"
    if command.name == "sequence":
        return "steps " + " // ".join(command.text.split("\n"))
    if command.name in {"yes", "no"}:
        return command.name
    number = [str(command.number)] if command.number is not None else []
    return _canonical(" ".join([name, *cards, *filter(None, [command.text]), *number]))


def _canonical(text: str) -> str:
    """One way to write a meaning: names alike, cards sorted, 10 as T."""
    name, *rest = text.strip().split()
    name = SAME.get(name.lower(), name.lower())
    words = [word.upper().replace("10", "T") if _is_card(word) else word for word in rest]
    cards = sorted(word for word in words if _is_card(word))
    return " ".join([name, *cards, *(word for word in words if not _is_card(word))])


def _is_card(word: str) -> bool:
    return len(word) in {2, 3} and word[-1].upper() in "CDHS" and word[:-1].upper() in _RANKS


_RANKS = {*"A23456789TJQK", "10"}


def figures(folder: Path) -> Iterator[tuple[str, Counter[str], list[Verdict]]]:
    """Of each language: how many lines of each outcome, positive and negative, and which."""
    for path in sorted(folder.glob("??.tsv")):
        counts: Counter[str] = Counter()
        verdicts = []
        for line in lines(path):
            try:
                verdict = judge(line, path.stem)
            except PyramidError as error:
                verdict = Verdict(line, f"this line cannot be judged: {error}", "unreadable")
            kind = "negative" if line.expect == SILENCE else "positive"
            counts[f"{kind} {verdict.outcome}"] += 1
            counts[kind] += 1
            verdicts.append(verdict)
        yield path.stem, counts, verdicts


def run(folder: Path, *, wrong: bool) -> None:
    for language, counts, verdicts in figures(folder):
        print(language, dict(sorted(counts.items())))
        for verdict in verdicts:
            if wrong and verdict.outcome != "right":
                line = verdict.line
                print(f"  {line.id} {verdict.outcome}: {line.line!r} is {line.expect!r},", end=" ")
                print(f"heard {verdict.said!r}")


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if not word.startswith("--")]
    run(Path(given[0]) if given else DATA, wrong="--wrong" in sys.argv)
