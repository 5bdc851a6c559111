"""Corrections within a line: "ten of clubs and three of hearts, no, three of spades" (C75).

What comes after "no", "wait", "I mean" replaces the like part before it: the part with the
same kinds of words, and among cards the one that shares its rank or suit. The result is
read back before anything is done.
"""

from collections.abc import Iterator

from bot.language.arguments import Hearing
from bot.language.patterns import Phrase
from bot.language.reading import read_line
from bot.language.resolve import Reading, Standing, best
from bot.language.words import Spoken, spoken


def corrected_line(line: Spoken, hearing: Hearing) -> Reading | None:
    """What a line means that takes back a part of itself; None if it takes back nothing."""
    parts = _parts(line.words, hearing)
    if len(parts) < 2:
        return None
    said = parts[0]
    for put_right in parts[1:]:
        said = _merged(said, put_right, hearing)
    return read_line(spoken(" ".join(said)), hearing)


def _parts(words: Phrase, hearing: Hearing) -> list[Phrase]:
    """The line without its words of correction, parted at them."""
    parts: list[Phrase] = []
    current: Phrase = ()
    start = 0
    while start < len(words):
        length = next((n for n, _ in hearing.known.corrections.prefixes(words[start:])), 0)
        if length:
            if current:
                parts.append(current)
            current, start = (), start + length
        else:
            current, start = (*current, words[start]), start + 1
    return [*parts, current] if current else []


def _merged(said: Phrase, put_right: Phrase, hearing: Hearing) -> Phrase:
    """The words with their like part replaced, or the new ones where nothing is like them."""
    ways = {
        way: read_line(spoken(" ".join(way)), hearing) for way in _ways(said, put_right, hearing)
    }
    readings = {way: reading for way, reading in ways.items() if reading is not None}
    chosen = best(readings.values())
    legal = chosen is not None and chosen.standing is Standing.LEGAL
    for way, reading in readings.items():
        if not legal or reading.standing is Standing.LEGAL:
            return way
    return put_right


def _ways(said: Phrase, put_right: Phrase, hearing: Hearing) -> Iterator[Phrase]:
    """The words with each part replaced that has the same kinds, the last one first."""
    kinds = _kinds(put_right, hearing)
    if not kinds:
        return
    shared = set(_plain(put_right, hearing))
    found = []
    for first in range(len(said)):
        for last in range(len(said), first, -1):
            part = said[first:last]
            if _kinds(part, hearing) == kinds and _bounded(part, hearing):
                alike = len(shared & set(_plain(part, hearing)))
                found.append((-alike, -first, said[:first] + put_right + said[last:]))
    for _, _, way in sorted(found):
        yield way


def _bounded(part: Phrase, hearing: Hearing) -> bool:
    """True for a part that begins and ends with words that say something."""
    return all(_kinds((word,), hearing) for word in (part[0], part[-1]))


def _plain(words: Phrase, hearing: Hearing) -> Phrase:
    return tuple(word for word in words if _kinds((word,), hearing))


def _kinds(words: Phrase, hearing: Hearing) -> tuple[str, ...]:
    """What the words are: ranks or numbers, suits, other words; fillers are nothing."""
    known, deck = hearing.known, hearing.cards.deck
    kinds = []
    for word in words:
        if word in deck.suits:
            kinds.append("suit")
        elif word in deck.ranks or word.isdigit() or known.counting.is_part(word):
            kinds.append("rank")
        elif hearing.cards.glued(word):
            kinds.append("card")
        elif word not in known.fillers and (word,) not in known.links:
            kinds.append("word")
    return tuple(kinds)
