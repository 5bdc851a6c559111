"""Several things said in one line: "king, then ten of clubs and three of spades".

A line is parted at the words for "then" and at commas. Every part must be understood for
itself, and all but the last must do something to the board; else the line is no sequence.
The parts are kept as they were said: what each does is known only when it is its turn.
"""

from bot.language.arguments import Hearing
from bot.language.patterns import Phrase
from bot.language.reading import read_line
from bot.language.resolve import Reading, Standing
from bot.language.words import Spoken, spoken
from bot.requests import Command

MOST_STEPS = 12
STEPS = frozenset({"play", "king", "draw", "draws", "until", "undo", "redo"})
"""What a step may be: something that is done to the board and needs no answer."""

_MARKS = ",;.\n"


def sequence(line: Spoken, hearing: Hearing) -> Reading | None:
    """The line as steps to be taken in order; None if it is no sequence."""
    for parts in _partings(line, hearing):
        read = [(part, read_line(part, hearing)) for part in parts]
        said = [(part, reading) for part, reading in read if not _is_talk(reading)]
        if len(said) == 1 < len(parts):
            return said[0][1]  # "king of spades, thank you"
        steps = _steps([reading for _, reading in said])
        if steps is None:
            continue
        words = [part.words for part, _ in said]
        if set(steps) == {_UNDO} and len(set(words)) == len(words):
            return Reading((_UNDO,))  # one regret in two ways: "I didn't mean that, undo it"
        text = "\n".join(part.tail() for part, _ in said)
        return Reading((Command("sequence", text=text),))
    return None


_UNDO = Command("undo")


def _is_talk(reading: Reading | None) -> bool:
    """True for a greeting or thanks, which is no step."""
    return reading is not None and reading.commands[0].name == "talk"


def _steps(readings: list[Reading | None]) -> list[Command] | None:
    """What each part says; None if they are no steps to be taken in order."""
    if not 2 <= len(readings) <= MOST_STEPS:
        return None
    steps = []
    for index, reading in enumerate(readings):
        if reading is None or len(reading.commands) != 1:
            return None
        name = reading.commands[0].name
        legal = reading.standing is Standing.LEGAL
        if index == 0 and not (name in STEPS and legal):
            return None
        comes_later = index > 0 and not legal and name in {"pair", "select"}
        last = index == len(readings) - 1 and name not in {"select", "new", "again"}
        if name not in STEPS and not comes_later and not last:
            return None
        steps.append(reading.commands[0])
    return steps


def _partings(line: Spoken, hearing: Hearing) -> list[list[Spoken]]:
    """Ways to part the line: at "then" alone, at marks too, at "and" before a command."""
    then, marks, joints = set(), set(), set()
    for index in range(1, len(line.words)):
        between = line.text[line.spans[index - 1][1] : line.spans[index][0]]
        if any(mark in between for mark in _MARKS):
            marks.add(index)
        if any(True for _ in hearing.known.then.prefixes(line.words[index:])):
            then.add(index)
        joint = line.words[index - 1] in hearing.known.counting.joints
        if joint and any(True for _ in hearing.known.commands.prefixes(line.words[index:])):
            joints.add(index)
    ways = dict.fromkeys(
        tuple(sorted(cuts)) for cuts in (then, marks, then | marks, then | marks | joints) if cuts
    )
    return [_cut(line, cuts, hearing) for cuts in ways]


def _cut(line: Spoken, cuts: tuple[int, ...], hearing: Hearing) -> list[Spoken]:
    parts = []
    for first, last in zip((0, *cuts), (*cuts, len(line.words)), strict=True):
        begin, end = _without_then(line.words, first, last, hearing)
        if begin < end:
            span = line.spans[begin][0], line.spans[end - 1][1]
            parts.append(spoken(line.text[span[0] : span[1]]))
    return parts


def _without_then(words: Phrase, first: int, last: int, hearing: Hearing) -> tuple[int, int]:
    """A part without "then" before it and "and" at either end."""
    joints = hearing.known.counting.joints
    while first < last:
        length = next((n for n, _ in hearing.known.then.prefixes(words[first:last])), 0)
        if not length and words[first] in joints:
            length = 1
        if not length:
            break
        first += length
    while first < last and words[last - 1] in joints:
        last -= 1
    return first, last
