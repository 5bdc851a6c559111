"""Numbers as people say them: digits, words, ordinals, and deals' numbers digit by digit."""

from bot.language.vocabulary import Phrase, Vocabulary

LARGEST = 1 << 32
LONGEST = 200
"""Characters of a number that are looked at: no one says more of them."""


def count_in(words: Phrase, known: Vocabulary) -> int | None:
    """A count or position: "6", "six", "twenty one", "sixth"; fillers are passed over."""
    plain = tuple(word for word in words if word not in known.fillers) or words
    if len(plain) == 1 and plain[0] in known.ordinals:
        return known.ordinals[plain[0]]
    return number_in(plain, known)


def number_in(words: Phrase, known: Vocabulary) -> int | None:
    """A whole number that these words are, None if they are not one.

    Several digits, or groups of them, stand side by side as in "four eight two" or
    "482 913"; other number words add up as in "twenty one" or "two thousand five".
    """
    if not words or sum(map(len, words)) > LONGEST:
        return None
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        return int(words[0])
    values = [_value(word, known) for word in words]
    if None not in values and len(words) > 1 and _side_by_side(words, values):
        return int("".join(word if word.isdigit() else str(known.numbers[word]) for word in words))
    said = [_value(word, known) for word in words if word not in known.fillers] or values
    whole = [value for value in said if value is not None]
    return _sum(whole) if whole and len(whole) == len(said) else None


def _side_by_side(words: Phrase, values: list[int | None]) -> bool:
    """True for digits, or groups of them, said one after the other."""
    return any(word.isdigit() for word in words) or all(
        value is not None and value < 10 for value in values
    )


def _value(word: str, known: Vocabulary) -> int | None:
    if word.isascii() and word.isdigit():
        return int(word)
    return known.numbers.get(word)


def _sum(values: list[int]) -> int | None:
    """Number words put together; None where no one would say them in this order."""
    total = group = 0
    last = LARGEST
    for value in values:
        if value == 1000:
            total, group, last = total + max(group, 1) * 1000, 0, 1000
        elif value == 100:
            group, last = max(group, 1) * 100, 100
        elif (value, group) == (20, 4):
            # French "quatre-vingt-douze".
            group, last = 80, 20
        elif value >= last:
            return None
        else:
            group, last = group + value, _next_below(value)
    return total + group


def _next_below(value: int) -> int:
    """What the number word after this one must be smaller than: units after tens.

    French counts on from 60 up to "soixante-dix-neuf", and says 17 as "dix-sept".
    """
    if value == 60:
        return 20
    return 10 if value >= 20 or value == 10 else 1
