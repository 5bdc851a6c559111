"""A whole line in one language, word for word: a command, a question, or cards to play.

A line is read as it stands, then without what polite people put around it, then without
words that say nothing.
"""

from collections.abc import Callable, Iterator

from bot.language.arguments import Hearing
from bot.language.patterns import Phrase
from bot.language.resolve import Reading, Standing, best
from bot.language.vocabulary import PhraseBook
from bot.language.words import Spoken
from bot.requests import Command

NOTHING = Spoken("", (), ())
MOST_TRIMS = 3
"""Phrases taken away at either end: "okay, could you please"."""


def read_line(line: Spoken, hearing: Hearing) -> Reading | None:
    """The whole line as a command or as cards in one language."""
    found: list[Reading] = []
    for part in _trimmed(line, hearing):
        for read in (_read, _read_thin):
            reading = read(part, hearing)
            if reading is not None:
                if reading.standing is Standing.LEGAL:
                    return reading
                found.append(reading)
    return best(found)


def _thin(line: Spoken, hearing: Hearing) -> Spoken:
    """The line without the words that say nothing."""
    kept = [index for index, word in enumerate(line.words) if word not in hearing.known.thin]
    return Spoken(
        line.text,
        tuple(line.words[index] for index in kept),
        tuple(line.spans[index] for index in kept),
    )


def _read(line: Spoken, hearing: Hearing) -> Reading | None:
    return (
        _whole(line.words, hearing)
        or _command(line, hearing, hearing.known.commands)
        or hearing.bare_cards(line)
    )


def _read_thin(line: Spoken, hearing: Hearing) -> Reading | None:
    """The line without the words that say nothing, against phrases without them."""
    known = hearing.known
    thin = _thin(line, hearing)
    if not thin.words:
        return None
    fixed = known.thin_fixed.whole(thin.words)
    if fixed is not None:
        return _fixed(fixed)
    talk = known.talk.whole(thin.words)
    if talk is not None:
        return Reading((Command("talk", text=talk),))
    name = known.thin_commands.whole(thin.words)
    whole = hearing.command(name, NOTHING) if name is not None else None
    return whole or _whether(thin.words, hearing) or _command(thin, hearing, known.thin_commands)


def _whole(words: Phrase, hearing: Hearing) -> Reading | None:
    """Phrases that are a command with its argument: "up left", "the third row"."""
    known = hearing.known
    fixed = known.fixed.whole(words)
    if fixed is not None:
        return _fixed(fixed)
    ordinal = known.ordinals.get(words[-2]) if len(words) in {2, 3} else None
    said = len(words) == 2 or words[0] in known.fillers | known.thin
    if ordinal is not None and said and known.commands.whole(words[-1:]) == "row":
        return Reading((Command("row", number=ordinal),))
    return None


def _fixed(meaning: str) -> Reading:
    name, _, text = meaning.partition(" ")
    return Reading((Command(name, text=text),))


def _command(line: Spoken, hearing: Hearing, commands: PhraseBook) -> Reading | None:
    for length, name in commands.prefixes(line.words):
        reading = hearing.command(name, line.part(length, len(line.words)))
        if reading is not None:
            return reading
    for first, last, name in commands.around(line.words):
        reading = hearing.command(name, line.part(first, last))
        if reading is not None:
            return reading
    return None


def _whether(words: Phrase, hearing: Hearing) -> Reading | None:
    """Yes/no questions: "is the king free", "can I draw"."""
    whether = hearing.known.whether
    for first, last, what in whether.around(words):
        reading = hearing.whether(what, words[first:last])
        if reading is not None:
            return reading
    for length, what in whether.prefixes(words):
        rest = words[length:]
        reading = hearing.whether(what, rest) if rest or what in _ALONE else None
        if reading is not None:
            return reading
    return None


_ALONE = frozenset({"draw", "undo", "redo"})
"""Yes/no questions that are about no card."""


def _trimmed(line: Spoken, hearing: Hearing) -> Iterator[Spoken]:
    """The line, then with more and more taken away of what only surrounds it."""
    around, words = hearing.known.around, line.words
    firsts = _trims(words, lambda rest: next((n for n, _ in around.prefixes(rest)), 0))
    lasts = _trims(words, lambda rest: _polite_end(rest, around), from_end=True)
    cuts = [(first, len(words) - last) for first in firsts for last in lasts]
    for first, last in sorted(cuts, key=lambda cut: cut[0] - cut[1]):
        if first < last:
            yield line.part(first, last)


def _trims(words: Phrase, length: Callable[[Phrase], int], *, from_end: bool = False) -> list[int]:
    """How many words may be taken away at one end."""
    cuts = [0]
    while len(cuts) <= MOST_TRIMS:
        rest = words[: len(words) - cuts[-1]] if from_end else words[cuts[-1] :]
        more = length(rest) if rest else 0
        if not more:
            break
        cuts.append(cuts[-1] + more)
    return cuts


def _polite_end(words: Phrase, around: PhraseBook) -> int:
    """How many words at the end say nothing; 0 for none."""
    longest = min(5, len(words))
    return next((size for size in range(longest, 0, -1) if around.whole(words[-size:])), 0)
