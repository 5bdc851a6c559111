"""A whole line in one language, word for word: a command, or cards to play."""

from collections.abc import Iterable

from bot.language.arguments import Hearing
from bot.language.resolve import Reading
from bot.language.vocabulary import Phrase, PhraseBook
from bot.language.words import Spoken
from bot.requests import Command


def read_line(line: Spoken, hearing: Hearing) -> Reading | None:
    """The whole line as a command or as cards in one language."""
    for part in _trimmed(line, hearing):
        reading = _command(part, hearing) or hearing.bare_cards(part)
        if reading is not None:
            return reading
    return None


def _command(line: Spoken, hearing: Hearing) -> Reading | None:
    known = hearing.known
    for length, name in known.commands.prefixes(line.words):
        reading = hearing.command(name, line.part(length, len(line.words)))
        if reading is not None:
            return reading
    ordinal = known.ordinals.get(line.words[0]) if len(line.words) == 2 else None
    if ordinal is not None and known.commands.whole(line.words[1:]) == "row":
        return Reading((Command("row", number=ordinal),))
    return None


def _trimmed(line: Spoken, hearing: Hearing) -> Iterable[Spoken]:
    """The line, then without what polite people and phones put around it."""
    yield line
    around = hearing.known.around
    first, last = 0, len(line.words)
    while length := next((size for size, _ in around.prefixes(line.words[first:last])), 0):
        first += length
    while length := _polite_end(line.words[first:last], around):
        last -= length
    if first < last and (first, last) != (0, len(line.words)):
        yield line.part(first, last)


def _polite_end(words: Phrase, around: PhraseBook) -> int:
    """How many words at the end say nothing; 0 for none."""
    longest = min(4, len(words))
    return next((size for size in range(longest, 0, -1) if around.whole(words[-size:])), 0)
