"""Times as people say them: "half an hour", "until 8 pm", «alle 20 e 30», „bis halb neun“.

The words stand in a language's `[listen.times]` and `[listen.spans]`, the ways to put them
together are the same for all. A time of day has no zone here: it is the chat's.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bot.language.lexicon import lexicon
from bot.language.patterns import Phrase
from bot.language.vocabulary import PhraseBook, Vocabulary, book, vocabulary
from bot.language.words import Spoken, spoken

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86400, 7 * 86400
UNITS = {"m": MINUTE, "h": HOUR, "d": DAY, "w": WEEK}
NOON = 12 * 60
_CLOCK = re.compile(r"(?<![\w.,:])([01]?\d|2[0-4])\s?[:.hH]\s?([0-5]\d)(?![\w:]|[.,]\d)")
_GLUED = re.compile(r"(\d{1,4})([a-z]+)")
_LONGEST_NUMBER = 4
"""Words of a number in a time: "one hundred and twenty minutes"."""


@dataclass(frozen=True, slots=True)
class When:
    """A span from now, or a time of day.

    seconds  a span in seconds, None for a time of day
    minute   the minute of the day, None for a span
    days     0 for today or whichever comes first, 1 for tomorrow
    """

    seconds: int | None = None
    minute: int | None = None
    days: int = 0


@dataclass(frozen=True, slots=True)
class TimeWords:
    """A language's words about time: what each phrase means, and three habits.

    half_is_before  True where "half nine" is 8:30
    """

    words: PhraseBook
    units: Mapping[str, int]
    half_is_before: bool


@cache
def time_words(language: str) -> TimeWords:
    """The time words of a shipped language."""
    source = lexicon(language)
    lists = source.lists("listen", "spans")
    table = source.table("listen", "times")
    units = {
        " ".join(spoken(text).words): UNITS[key] for key, texts in lists.items() for text in texts
    }
    phrases = {key: texts for key, texts in table.items() if isinstance(texts, list)}
    return TimeWords(book(phrases), units, bool(table["half_is_before"]))


def when_in(line: Spoken, language: str) -> tuple[When | None, str]:
    """The time that a line names, and the line without it, as typed.

    English is understood beside the player's own language: "2h", "20:30".
    """
    for name in dict.fromkeys((language, "en")):
        when, rest = _when_in(line, name)
        if when is not None:
            return when, rest
    return None, line.tail()


def _when_in(line: Spoken, language: str) -> tuple[When | None, str]:
    reader = _Reader(vocabulary(language), time_words(language), *_parted(line))
    for start in range(len(reader.words)):
        for end in range(len(reader.words), start, -1):
            when = reader.whole(start, end)
            if when is not None:
                spans = reader.spans[start][0], reader.spans[end - 1][1]
                rest = f"{line.text[: spans[0]]} {line.text[spans[1] :]}"
                return when, " ".join(rest.split())
    return None, line.tail()


def _parted(line: Spoken) -> tuple[Phrase, tuple[tuple[int, int], ...]]:
    """Words with "8pm" and "2h" in two, and with each written clock as one word "20:30"."""
    clocks = {found.start(): found for found in _CLOCK.finditer(line.text)}
    words: list[str] = []
    spans: list[tuple[int, int]] = []
    end = 0
    for word, (first, last) in zip(line.words, line.spans, strict=True):
        if first < end:
            continue
        clock, glued = clocks.get(first), _GLUED.fullmatch(word)
        if clock:
            words.append(f"{clock[1]}:{clock[2]}")
            end = clock.end()
            spans.append((first, end))
        elif glued:
            words.extend(glued.groups())
            spans.extend([(first, last)] * 2)
        else:
            words.append(word)
            spans.append((first, last))
    return tuple(words), tuple(spans)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads a part of a line as one time: first as marks, then by the shape they have."""

    known: Vocabulary
    times: TimeWords
    words: Phrase
    spans: tuple[tuple[int, int], ...]

    def whole(self, start: int, end: int) -> When | None:
        """The time that exactly these words are."""
        if end - start > 14:
            return None
        for marks in self._marks(start, end):
            when = _span(marks) or _moment(marks, half_is_before=self.times.half_is_before)
            if when is not None:
                return when
        return None

    def _marks(self, start: int, end: int) -> Iterator[list[tuple[str, int]]]:
        """Every way to read the words as (kind, value): numbers, units, words about time."""
        if start == end:
            yield []
            return
        for length, mark in self._next(start, end):
            for rest in self._marks(start + length, end):
                yield [mark, *rest] if mark[0] != "filler" else rest

    def _next(self, start: int, end: int) -> Iterator[tuple[int, tuple[str, int]]]:
        words = self.words[start:end]
        clock = words[0].partition(":")
        if clock[1]:
            yield 1, ("clock", int(clock[0]) % 24 * 60 + int(clock[2]))
            return
        seen: set[tuple[int, str]] = set()
        for length, meaning in self.times.words.prefixes(words):
            if (length, meaning) not in seen:
                seen.add((length, meaning))
                yield length, (meaning, 0)
        unit = self.times.units.get(words[0])
        if unit:
            yield 1, ("unit", unit)
        for length in range(min(_LONGEST_NUMBER, len(words)), 0, -1):
            number = self.known.counting.value(words[:length])
            if length > 1 and self.known.counting.side_by_side(words[:length]):
                continue
            if number is not None:
                yield length, ("number", number)
                break
        if words[0] in self.known.counting.joints:
            yield 1, ("joint", 0)
        elif words[0] in self.known.fillers:
            yield 1, ("filler", 0)


Marks = list[tuple[str, int]]


def _span(marks: Marks) -> When | None:
    """A span: numbers with their units, halves and quarters of an hour."""
    kept = [mark for mark in marks if mark[0] != "within"]
    if not kept or not any(kind == "unit" for kind, _ in kept):
        return None
    total, at = 0.0, 0
    while at < len(kept):
        step = _span_step([kind for kind, _ in kept[at:]], [value for _, value in kept[at:]])
        if step is None:
            return None
        total, at = total + step[0], at + step[1]
    return When(seconds=round(total)) if total > 0 else None


def _span_step(kinds: list[str], values: list[int]) -> tuple[float, int] | None:
    """Seconds that the next marks add, and how many marks that were."""
    last_minutes = kinds == ["number", "unit", "number"] and values[1] == HOUR
    if last_minutes and values[2] < 60:
        return values[0] * HOUR + values[2] * MINUTE, 3
    for shape, seconds in _SPANS.items():
        if tuple(kinds[: len(shape)]) == shape:
            return seconds(values), len(shape)
    return None


_SPANS: Mapping[tuple[str, ...], Callable[[list[int]], float]] = {
    ("number", "joint", "half", "unit"): lambda said: (said[0] + 0.5) * said[3],
    ("number", "unit", "joint", "half"): lambda said: (said[0] + 0.5) * said[1],
    # "une demi-heure" counts the half, "two half hours" nobody says.
    ("number", "half", "unit"): lambda said: (said[0] + 0.5 - (said[0] == 1)) * said[2],
    ("number", "unit", "half"): lambda said: (said[0] + 0.5) * said[1],
    ("number", "quarter", "unit"): lambda said: said[0] * said[2] / 4,
    ("number", "unit"): lambda said: said[0] * said[1],
    ("half", "unit"): lambda said: said[1] / 2,
    ("quarter", "unit"): lambda said: said[1] / 4,
    ("one_and_half", "unit"): lambda said: said[1] * 1.5,
    ("unit", "joint", "half"): lambda said: said[0] * 1.5,
    ("unit", "half"): lambda said: said[0] * 1.5,
    ("unit",): lambda said: said[0],
    ("joint",): lambda _: 0,
}
"""Spans by the kinds of their words, the longest first."""


def _moment(marks: Marks, *, half_is_before: bool) -> When | None:
    """A time of day, with or without its day; it must be told by more than a bare number."""
    kinds = {kind for kind, _ in marks}
    days = int("tomorrow" in kinds)
    core = [mark for mark in marks if mark[0] not in _AROUND]
    if not core:
        return When(seconds=DAY) if days else None
    if _begins_late(marks):
        return None
    parts = kinds & {"half", "quarter"} and kinds & {"past", "to"}
    sure = kinds & _SURE or parts or any(kind == "unit" and value == HOUR for kind, value in core)
    minute = _minute(core, half_is_before=half_is_before)
    if minute is None or not sure:
        return None
    late = kinds & {"pm", "tonight"}
    if late and minute < NOON:
        minute += NOON
    if "am" in kinds and minute // 60 == 12:
        minute -= NOON
    return When(minute=minute % (24 * 60), days=days)


def _begins_late(marks: Marks) -> bool:
    """True if something stands before "until" that is no part of a time: "two until eight"."""
    last = max((at for at, mark in enumerate(marks) if mark[0] == "until"), default=0)
    return any(kind not in _AROUND for kind, _ in marks[:last])


_AROUND = frozenset({"until", "within", "tomorrow", "today", "tonight", "am", "pm", "oclock"})
_SURE = frozenset(
    {"until", "tomorrow", "tonight", "am", "pm", "oclock", "clock", "noon", "midnight"}
)


def _minute(core: Marks, *, half_is_before: bool) -> int | None:
    """The minute of the day that marks name."""
    plain = [mark for mark in core if mark[0] not in {"joint", "unit"}]
    if any(kind == "unit" and value not in {HOUR, MINUTE} for kind, value in core):
        return None
    if any(kind == "unit" for kind, _ in core[2:]):
        return None
    kinds, values = [kind for kind, _ in plain], [value for _, value in plain]
    if "number" in kinds and not 0 <= values[kinds.index("number")] <= 59:
        return None
    minute = _clock_minute(kinds, values, half_is_before=half_is_before)
    return minute if minute is not None and 0 <= minute <= 24 * 60 else None


def _clock_minute(kinds: list[str], values: list[int], *, half_is_before: bool) -> int | None:
    if kinds == ["half", "number"] and half_is_before:
        return values[1] * 60 - 30
    if kinds == ["number", "number"] and values[1] >= 60:
        return None
    minute = _CLOCKS.get(tuple(kinds))
    return None if minute is None else minute(values)


_CLOCKS: Mapping[tuple[str, ...], Callable[[list[int]], int]] = {
    ("clock",): lambda said: said[0],
    ("noon",): lambda _: NOON,
    ("midnight",): lambda _: 24 * 60,
    ("number",): lambda said: said[0] * 60,
    ("number", "number"): lambda said: said[0] * 60 + said[1],
    ("half", "number"): lambda said: said[1] * 60 + 30,
    ("half", "past", "number"): lambda said: said[2] * 60 + 30,
    ("number", "half"): lambda said: said[0] * 60 + 30,
    ("quarter", "past", "number"): lambda said: said[2] * 60 + 15,
    ("quarter", "to", "number"): lambda said: said[2] * 60 - 15,
    ("number", "to", "quarter"): lambda said: said[0] * 60 - 15,
    ("number", "quarter"): lambda said: said[0] * 60 + 15,
    ("number", "past", "quarter"): lambda said: said[0] * 60 + 15,
    ("number", "past", "number"): lambda said: said[2] * 60 + said[0],
    ("number", "to", "number"): lambda said: said[2] * 60 - said[0],
}
"""Times of day by the kinds of their words, in minutes."""
