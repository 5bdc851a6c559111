"""Phrases in short: "[the] free (cards|ones)" stands for every phrase that it can be.

`[...]` may be left out, `(a|b)` is one of several, `<name>` is a group of the language's own
table `listen.groups`, `…` the place of what the phrase is about. What is written so in a
lexicon is written out when it is loaded, without the words that say nothing.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from sys import intern

from bot.language.words import plain_words

SLOT = "…"
"""Stands in a phrase for the cards or the number that it is about: "is … free"."""

MARKS = frozenset("[](|<")
MOST = 4000
"""Phrases that one pattern may stand for: more is a slip in the lexicon."""

Phrase = tuple[str, ...]


def is_pattern(text: str) -> bool:
    """True for a text that stands for several phrases."""
    return not MARKS.isdisjoint(text)


def expand(
    text: str,
    groups: Mapping[str, Iterable[str]] | None = None,
    thin: frozenset[str] = frozenset(),
) -> tuple[Phrase, ...]:
    """Every phrase that a pattern stands for, without its thin words; a slot is a word.

    Raises:
        ValueError: the pattern is not well formed, or stands for too many phrases.
    """
    for name, members in (groups or {}).items():
        if f"<{name}>" in text:
            text = text.replace(f"<{name}>", f"({'|'.join(members)})")
    found, end = _choices(text, 0, thin)
    if end != len(text) or len(found) > MOST or "<" in text:
        raise ValueError(f"This pattern is not well formed: {text!r}.")
    return tuple(phrase for phrase in found if phrase)


def _choices(text: str, start: int, thin: frozenset[str]) -> tuple[dict[Phrase, None], int]:
    """Alternatives from a place on, up to a closing mark or the end; and where that is."""
    found: dict[Phrase, None] = {}
    while True:
        sequence, start = _sequence(text, start, thin)
        found.update(sequence)
        if start == len(text) or text[start] != "|":
            return found, start
        start += 1


def _sequence(text: str, start: int, thin: frozenset[str]) -> tuple[dict[Phrase, None], int]:
    found: dict[Phrase, None] = {(): None}
    while start < len(text) and text[start] not in "|])":
        if text[start] in "[(":
            closing = "]" if text[start] == "[" else ")"
            inner, end = _choices(text, start + 1, thin)
            if end == len(text) or text[end] != closing:
                raise ValueError(f"This pattern is not closed: {text!r}.")
            if closing == "]":
                inner = {(): None, **inner}
            start = end + 1
        else:
            end = min((at for mark in "[(|])" if (at := text.find(mark, start)) >= 0), default=-1)
            end = len(text) if end < 0 else end
            inner = {_words(text[start:end], thin): None}
            start = end
        found = {before + after: None for before in found for after in inner}
        if len(found) > MOST:
            raise ValueError(f"This pattern stands for too many phrases: {text!r}.")
    return found, start


@lru_cache(maxsize=8192)
def _words(text: str, thin: frozenset[str]) -> Phrase:
    parts = text.replace(SLOT, f" {SLOT} ").split(SLOT)
    words: list[str] = []
    for index, part in enumerate(parts):
        words.extend([SLOT] if index else [])
        words.extend(intern(word) for word in plain_words(part) if word not in thin)
    return tuple(words)
