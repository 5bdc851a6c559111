"""Numbers inside a line: counts and positions, and what is no whole number at all."""

from dataclasses import dataclass

from bot.language.patterns import Phrase
from bot.language.vocabulary import Vocabulary
from bot.language.words import Spoken

SIGN, POINT = "sign", "point"


def count_in(words: Phrase, known: Vocabulary) -> int | None:
    """A count or position: "6", "six", "twenty one", "sixth"; fillers are passed over."""
    plain = tuple(word for word in words if word not in known.fillers) or words
    if len(plain) == 1 and plain[0] in known.ordinals:
        return known.ordinals[plain[0]]
    return number_in(words, known)


def number_in(words: Phrase, known: Vocabulary) -> int | None:
    """A whole number that these words are, None if they are not one; fillers may surround it."""
    first, last = 0, len(words)
    while first < last and _passed_over(words[first], known):
        first += 1
    while first < last and _passed_over(words[last - 1], known):
        last -= 1
    return known.counting.value(words[first:last] or words)


def _passed_over(word: str, known: Vocabulary) -> bool:
    return word in known.fillers and not known.counting.is_part(word)


@dataclass(frozen=True, slots=True)
class Fault:
    """A number that is none of ours: what is wrong with it, and the line without that."""

    kind: str
    words: Phrase


def fault_in(line: Spoken, known: Vocabulary) -> Fault | None:
    """A sign or a decimal point in a line: "-1", "minus one", "1.5", "one point five"."""
    words = line.words
    for index, word in enumerate(words):
        before, after = words[:index], words[index + 1 :]
        if word[0] == "-" and len(word) > 1:
            return Fault(SIGN, (*before, word[1:], *after))
        if "." in word:
            return Fault(POINT, (*before, word.partition(".")[0], *after))
        if not after or not known.counting.is_part(after[0]):
            continue
        if word in known.counting.minus:
            return Fault(SIGN, before + after)
        if word in known.counting.point and before and known.counting.is_part(before[-1]):
            rest = after
            while rest and known.counting.is_part(rest[0]):
                rest = rest[1:]
            return Fault(POINT, before + rest)
    return None
