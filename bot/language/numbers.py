"""Whole numbers in words and digits: read whole or not at all, never by likeness (C43).

A language gives its number words by value and says in `[listen.counting]` how they are put
together: what joins them ("and"), whether units come before tens („zweiundfünfzig“), whether
it counts in twenties («quatre-vingt-dix-sept»), and the shortened forms inside a glued word
(«trent-uno»). The arithmetic is the same for all.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

LARGEST = (1 << 32) - 1
"""The largest number that means anything here: that of the last deal (R18)."""

LONGEST = 200
"""Characters of a number that are looked at: no one says more of them."""

LONGEST_COUNT = 4
"""Words of a number that counts draws or names a row: no one says more of them."""

LONGEST_WORD = 90
"""Characters of one glued word: German writes a million in one."""

JOINT = -1
"""Stands for "and" among the values of number words."""

_SCALES = (1_000_000_000, 1_000_000, 1000)
_SCORES = (17, 18, 19)


@dataclass(frozen=True, eq=False)
class NumberWords:
    """How a language says numbers.

    values       number words that stand alone, by word
    parts        what a glued word can consist of, shortened forms among them
    joints       words that join: "and", "y", "und"
    units_first  True where 21 is "one and twenty"
    twenties     True where 70 is "sixty ten" and 80 "four twenties"
    minus, point words for a sign and for a decimal point
    """

    values: Mapping[str, int]
    parts: Mapping[str, int]
    joints: frozenset[str]
    units_first: bool
    twenties: bool
    minus: frozenset[str]
    point: frozenset[str]

    def value(self, words: tuple[str, ...]) -> int | None:
        """The number that all the words are, None if they are not one."""
        if not words or sum(map(len, words)) > LONGEST:
            return None
        if any(word in self.joints for word in (words[0], words[-1])):
            return None
        atoms: list[int] = []
        for word in words:
            found = self._atoms(word)
            if found is None:
                return None
            atoms.extend(found)
        if len(words) > 1 and self.side_by_side(words):
            return int("".join(w if w.isdigit() else str(self.values[w]) for w in words))
        return self._evaluate(tuple(atoms))

    def is_part(self, word: str) -> bool:
        """True for a word that can belong to a number, a joint excepted."""
        return word not in self.joints and self._atoms(word) is not None

    def side_by_side(self, words: tuple[str, ...]) -> bool:
        """True for digits, or groups of them, said one after the other."""
        return all(word.isdigit() or 0 <= self.values.get(word, 10) < 10 for word in words)

    def _atoms(self, word: str) -> tuple[int, ...] | None:
        if word.isascii() and word.isdigit():
            return (int(word),)
        if word in self.joints:
            return (JOINT,)
        if word in self.values:
            return (self.values[word],)
        return _glued(self, word)

    def _evaluate(self, atoms: tuple[int, ...]) -> int | None:
        if len(atoms) == 1:
            return atoms[0] if atoms[0] != JOINT else None
        for scale in _SCALES:
            if scale in atoms:
                return self._scaled(atoms, scale, 1_000_000 if scale == 1_000_000 else 1000)
        if 100 in atoms:
            return self._scaled(atoms, 100, 100)
        if 200 <= atoms[0] <= 900 and atoms[0] % 100 == 0:
            rest = self._rest(atoms[1:], 100)
            return None if rest is None else atoms[0] + rest
        return self._below_hundred(atoms)

    def _scaled(self, atoms: tuple[int, ...], scale: int, most: int) -> int | None:
        """So many hundreds, thousands or millions, and a rest that is smaller."""
        at = atoms.index(scale)
        times: int | None = 1
        if atoms[:at]:
            times = self._evaluate(atoms[:at])
        rest = self._rest(atoms[at + 1 :], scale)
        if times is None or rest is None or not 1 <= times < most:
            return None
        if scale == 100 and times > 9 and times % 10 == 0:
            return None
        return times * scale + rest

    def _rest(self, atoms: tuple[int, ...], below: int) -> int | None:
        """What follows a scale, "and" before it or not; 0 for nothing."""
        if not atoms:
            return 0
        value = self._evaluate(atoms[1:] if atoms[0] == JOINT and len(atoms) > 1 else atoms)
        return value if value is not None and 0 < value < below else None

    def _below_hundred(self, atoms: tuple[int, ...]) -> int | None:
        if self.units_first and len(atoms) == 3 and atoms[1] == JOINT:
            unit, tens = atoms[0], atoms[2]
            return tens + unit if 1 <= unit <= 9 and _is_tens(tens) else None
        if self.twenties and atoms[:2] == (4, 20):
            rest = self._teen(atoms[2:])
            return None if rest is None else 80 + rest
        if self.twenties and atoms[0] == 10:
            return self._teen(atoms)
        tens, rest_atoms = atoms[0], atoms[1:]
        if rest_atoms[:1] == (JOINT,):
            rest_atoms = rest_atoms[1:]
        if not _is_tens(tens) or self.units_first:
            return None
        if self.twenties and tens == 60:
            rest = self._teen(rest_atoms)
            return None if not rest else 60 + rest
        unit = rest_atoms[0] if len(rest_atoms) == 1 else 0
        return tens + unit if 1 <= unit <= 9 else None

    def _teen(self, atoms: tuple[int, ...]) -> int | None:
        """What may follow "sixty" and "four twenties": nothing, or up to nineteen."""
        if not atoms:
            return 0
        if len(atoms) == 1 and 1 <= atoms[0] <= 19:
            return atoms[0]
        if len(atoms) == 2 and sum(atoms) in _SCORES and atoms[0] == 10:
            return sum(atoms)
        return None


def _is_tens(value: int) -> bool:
    return 20 <= value <= 90 and value % 10 == 0


@lru_cache(maxsize=4096)
def _glued(known: NumberWords, word: str) -> tuple[int, ...] | None:
    """The values of number words written as one word, if they make a number."""
    if len(word) > LONGEST_WORD or word.isdigit():
        return None
    for values in _splits(known, word, 0):
        if len(values) > 1 and known._evaluate(values) is not None:  # noqa: SLF001 -- one module
            return values
    return None


def _splits(known: NumberWords, word: str, start: int) -> Iterator[tuple[int, ...]]:
    if start == len(word):
        yield ()
        return
    for end in range(len(word), start, -1):
        part = word[start:end]
        value = known.parts.get(part)
        if value is None and part in known.joints and start > 0 and end < len(word):
            value = JOINT
        if value is not None:
            for rest in _splits(known, word, end):
                yield (value, *rest)
