"""Slips of the finger: unknown words replaced by the nearest known ones, word by word."""

from collections.abc import Iterator
from itertools import islice, product

from rapidfuzz import fuzz, process

from bot.language.patterns import Phrase
from bot.language.vocabulary import Vocabulary

NEAR = 74.0
NEAR_ALONE = 82.0
GAP = 5.0
SHORTEST = 3
MOST_MENDED = 2
MOST_LINES = 8


def mended(words: Phrase, known: Vocabulary) -> Iterator[Phrase]:
    """Ways to write the line with known words alone, the nearest first; none if hopeless."""
    unknown = [word for word in dict.fromkeys(words) if not _is_known(word, known)]
    if not 1 <= len(unknown) <= MOST_MENDED or len(unknown) == len(words) > 1:
        return
    lone = len(words) == 1
    nearest = [_nearest(word, known, lone=lone) for word in unknown]
    if not all(nearest):
        return
    for chosen in islice(product(*nearest), MOST_LINES):
        meant = dict(zip(unknown, chosen, strict=True))
        yield tuple(meant.get(word, word) for word in words)


def _is_known(word: str, known: Vocabulary) -> bool:
    return len(word) == 1 or not word.isalpha() or word in known.every_word


def _nearest(word: str, known: Vocabulary, *, lone: bool) -> list[str]:
    """The known words that a slip may have turned into this one.

    A lone word is easily something else: it must be nearer, and begin as the known one.
    """
    if len(word) < SHORTEST:
        return []
    floor = NEAR_ALONE if lone else NEAR
    found = process.extract(
        word, known.mendable, scorer=fuzz.ratio, score_cutoff=floor, limit=MOST_LINES
    )
    return [
        candidate
        for candidate, near, _ in found
        if near > found[0][1] - GAP and not (lone and candidate[0] != word[0])
    ]
