"""Text as plain words: no case, accents, punctuation or invisible marks (C23).

Suit glyphs become words of their own, with or without a variation selector, filled or
outlined. Every word remembers where in the text it stood, for arguments that are kept as
typed (codes, names).
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

GLYPHS = {"♣": "♣", "♧": "♣", "♦": "♦", "♢": "♦", "♥": "♥", "♡": "♥", "♠": "♠", "♤": "♠"}
_LIGATURES = str.maketrans({"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line as words; `spans` say where each stood in `text`."""

    text: str
    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    def after(self, count: int) -> str:
        """The text that follows the first `count` words, as typed."""
        return self.text[self.spans[count - 1][1] if count else 0 :].strip()

    def part(self, first: int, last: int) -> "Spoken":
        """The words from `first` up to but not including `last`."""
        return Spoken(self.text, self.words[first:last], self.spans[first:last])

    def tail(self) -> str:
        """The text from the first word on, as typed."""
        return self.text[self.spans[0][0] :].strip() if self.spans else ""


def spoken(text: str) -> Spoken:
    """The words of a text."""
    words: list[str] = []
    spans: list[tuple[int, int]] = []
    current, start = "", 0
    for index, character in enumerate(text):
        plain = _plain(character)
        if plain is None:
            continue
        glued = plain if plain.isalnum() and character not in GLYPHS else ""
        if glued:
            start = start if current else index
            current += glued
            continue
        if current:
            words.append(current)
            spans.append((start, index))
            current = ""
        if character in GLYPHS:
            words.append(GLYPHS[character])
            spans.append((index, index + 1))
    if current:
        words.append(current)
        spans.append((start, len(text)))
    return Spoken(text, tuple(words), tuple(spans))


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text alone."""
    return spoken(text).words


def phrases(texts: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Several texts, each as its words."""
    return tuple(plain_words(text) for text in texts)


def _plain(character: str) -> str | None:
    """The character without case and accents; None for marks that only decorate."""
    if character.isascii():
        return character.lower()
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return None
    parts = unicodedata.normalize("NFKD", character.translate(_LIGATURES))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()
