"""Slips of the finger: unknown words replaced by the nearest known ones, word by word."""

from collections.abc import Iterator
from itertools import islice, product

from rapidfuzz import fuzz, process

from bot.language.vocabulary import Phrase, Vocabulary

NEAR = 74.0
GAP = 5.0
SHORTEST = 3
MOST_MENDED = 2
MOST_LINES = 8


def mended(words: Phrase, known: Vocabulary) -> Iterator[Phrase]:
    """Ways to write the line with known words alone, the nearest first; none if hopeless."""
    unknown = [word for word in dict.fromkeys(words) if not _is_known(word, known)]
    if not 1 <= len(unknown) <= MOST_MENDED or len(unknown) == len(words) > 1:
        return
    nearest = [_nearest(word, known) for word in unknown]
    if not all(nearest):
        return
    for chosen in islice(product(*nearest), MOST_LINES):
        meant = dict(zip(unknown, chosen, strict=True))
        yield tuple(meant.get(word, word) for word in words)


def _is_known(word: str, known: Vocabulary) -> bool:
    return len(word) == 1 or not word.isalpha() or word in known.every_word


def _nearest(word: str, known: Vocabulary) -> list[str]:
    """The known words that a slip may have turned into this one."""
    if len(word) < SHORTEST:
        return []
    found = process.extract(
        word, known.mendable, scorer=fuzz.ratio, score_cutoff=NEAR, limit=MOST_LINES
    )
    return [candidate for candidate, near, _ in found if near > found[0][1] - GAP]
