"""Text as plain words: no case, accents, punctuation or invisible marks (C23).

Suit glyphs become words of their own, with or without a variation selector, filled or
outlined. Every word remembers where in the text it stood, for arguments that are kept as
typed (codes, names).
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

GLYPHS = {"♣": "♣", "♧": "♣", "♦": "♦", "♢": "♦", "♥": "♥", "♡": "♥", "♠": "♠", "♤": "♠"}
_NUMBER = re.compile(
    r"(?<![\w.,])(?P<thousands>\d{1,3}(?:(?P<mark>[.,'’\u202f\u00a0])\d{3}(?!\d))"
    r"(?:(?P=mark)\d{3}(?!\d))*)(?![\w]|[.,]\d)"
    r"|(?:(?<=\s)|^)(?P<sign>[-−–]\d+)(?![\w]|[.,]\d)"
    r"|(?<![\w.,])(?P<point>\d+[.,]\d+)(?![\w]|[.,]\d)"
)
"""Numbers with marks: "482,913" is one number; "-5" and "1.5" stay one word and are none."""

_PLAIN = re.compile(r"[A-Za-z ]*")
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
    end = 0
    for start, stop, number in _numbers(text):
        _split(text, end, start, words, spans)
        words.append(number)
        spans.append((start, stop))
        end = stop
    _split(text, end, len(text), words, spans)
    return Spoken(text, tuple(words), tuple(spans))


def _numbers(text: str) -> Iterator[tuple[int, int, str]]:
    """Where numbers with marks stand, and each as a word."""
    for found in _NUMBER.finditer(text):
        if found["thousands"]:
            yield (*found.span(), "".join(filter(str.isdigit, found[0])))
        elif found["sign"]:
            yield (*found.span(), f"-{found[0][1:]}")
        else:
            yield (*found.span(), found[0].replace(",", "."))


def _split(
    text: str, first: int, last: int, words: list[str], spans: list[tuple[int, int]]
) -> None:
    """Add the words of a part of the text."""
    current, start = "", 0
    for index in range(first, last):
        character = text[index]
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
        spans.append((start, last))


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text alone."""
    if _PLAIN.fullmatch(text):
        return tuple(text.lower().split())
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
