"""The form of spoken answers: the bottom row first, some fifteen seconds, then "more" (C74)."""

import re
from collections.abc import Iterable

from bot.replies import Cards, Reply, Sentence, Value
from engine.cards import Card

SECONDS = 15.0
"""How long one can listen to an answer in one go, at the usual speed."""

_SENTENCE, _CARD, _PART = 0.7, 1.05, 0.1
"""Seconds that a sentence takes, each card in it, and each other part."""


def spoken_order(says: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """A board from the bottom row up, the waste and the stock after that row."""
    told = tuple(says)
    rows = [say for say in told if say.key in {"board-row", "row-empty"}]
    if len(rows) < 2:
        return told
    others = [say for say in told if say not in rows]
    upward = [row for row in reversed(rows) if row.key == "board-row"]
    return (*upward[:1], *others, *upward[1:])


def spoken_part(says: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """As much as can be listened to in one go: one sentence at least."""
    kept: list[Sentence] = []
    seconds = 0.0
    for say in says:
        seconds += seconds_of(say)
        if kept and seconds > SECONDS:
            break
        kept.append(say)
    return tuple(kept)


def spoken_first(reply: Reply) -> int:
    """How many sentences of an answer are spoken at once; 0 where nothing is left for "more"."""
    if not reply.settings.voice:
        return 0
    told = as_spoken(reply)
    part = len(spoken_part(told))
    return part if part < len(told) else 0


def as_spoken(reply: Reply) -> tuple[Sentence, ...]:
    """All that an answer says, in the order for ears."""
    return spoken_order(told_at_level(reply))


def told_at_level(reply: Reply) -> tuple[Sentence, ...]:
    """The sentences that the chat's level lets through."""
    return tuple(say for say in reply.says if say.level <= reply.settings.level)


def seconds_of(say: Sentence) -> float:
    """About how long a sentence takes to be spoken, whatever the language."""
    return _SENTENCE + sum(_seconds(value) for value in say.args.values())


def _seconds(value: Value) -> float:
    match value:
        case Card():
            return _CARD
        case Cards(cards, _):
            return _CARD * len(cards)
        case Sentence():
            return sum(_seconds(part) for part in value.args.values())
        case tuple():
            return sum(_seconds(part) + _PART for part in value)
        case _:
            return _PART


_CODE = re.compile(r"PY1-([A-Z0-9]+)-([A-Z2-7]{7})")


def spell_codes(text: str) -> str:
    """A text whose deal codes are read letter by letter, in groups: never as a word (C74)."""
    return _CODE.sub(_spelled, text)


def _spelled(code: re.Match[str]) -> str:
    letters = code[2]
    groups = ("PY1", code[1], letters[:3], letters[3:5], letters[5:])
    return ", ".join(" ".join(group) for group in groups)
