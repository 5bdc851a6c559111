"""What was misheard: known confusions, put right where the whole line then makes sense.

A confusion is data: words heard, and the words that may have been meant. It counts only
inside a complete command, so "tree" alone stays a tree. Fewer corrections come first. A
word with two meanings («fuori» for fiori or cuori) is never decided silently.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from bot.language.patterns import Phrase
from bot.language.vocabulary import Vocabulary

MOST_CORRECTIONS = 4
MOST_WORDS = 14
MOST_LINES = 96
MOST_TRIED = 24


@dataclass(frozen=True, slots=True)
class Corrected:
    """A line put right: its words, how often, how many words stood, and whether in doubt."""

    words: Phrase
    corrections: int
    untouched: int
    doubtful: bool


def corrected(words: Phrase, known: Vocabulary) -> tuple[Corrected, ...]:
    """Ways to put a line right, those with the fewest corrections first.

    There are none where a word is left that no command and no card has.
    """
    if len(words) > MOST_WORDS or not _hopeful(words, known):
        return ()
    lines = islice(_lines(words, 0, known), MOST_LINES)
    found = sorted((line for line in lines if line.corrections), key=lambda line: line.corrections)
    return tuple(found[:MOST_TRIED])


def _hopeful(words: Phrase, known: Vocabulary) -> bool:
    """False if a word is left that nobody knows and no confusion explains."""
    explained = {
        index
        for start in range(len(words))
        for length, _ in _confused(words, start, known)
        for index in range(start, start + length)
    }
    return bool(explained) and all(
        index in explained or _can_stand(word, known) for index, word in enumerate(words)
    )


def _can_stand(word: str, known: Vocabulary) -> bool:
    return len(word) == 1 or not word.isalpha() or word in known.every_word


def _lines(words: Phrase, start: int, known: Vocabulary) -> Iterator[Corrected]:
    if start == len(words):
        yield Corrected((), 0, 0, doubtful=False)
        return
    for length, meanings in _confused(words, start, known):
        doubtful = len(meanings) > 1
        for rest in _lines(words, start + length, known):
            if rest.corrections < MOST_CORRECTIONS:
                for meant in meanings:
                    yield Corrected(
                        meant + rest.words,
                        rest.corrections + 1,
                        rest.untouched,
                        doubtful=doubtful or rest.doubtful,
                    )
    word = words[start]
    if not _can_stand(word, known):
        return
    says = int(word not in known.fillers and (word,) not in known.links)
    for rest in _lines(words, start + 1, known):
        yield Corrected(
            (word, *rest.words), rest.corrections, rest.untouched + says, doubtful=rest.doubtful
        )


def _confused(
    words: Phrase, start: int, known: Vocabulary
) -> Iterator[tuple[int, tuple[Phrase, ...]]]:
    for length in range(min(known.longest_confusion, len(words) - start), 0, -1):
        meanings = known.confusions.get(words[start : start + length])
        if meanings is not None:
            yield length, meanings
