"""What was understood of a line that means nothing as a whole, and what is nearest to it."""

from dataclasses import dataclass

from bot.language.arguments import Hearing
from bot.language.words import Spoken
from engine.cards import Card

FEWEST_LETTERS = 4
"""Letters of a phrase that counts as understood: "go" is in many lines."""


@dataclass(frozen=True, slots=True)
class Understood:
    """Cards that were named in full, and the command whose words were in the line."""

    cards: tuple[Card, ...] = ()
    command: str = ""


def understood(line: Spoken, hearing: Hearing) -> Understood:
    """Cards and a command that stand somewhere in a line."""
    words = line.words
    cards: dict[Card, None] = {}
    longest, command = FEWEST_LETTERS - 1, ""
    start = 0
    while start < len(words):
        card, end = _card_at(words, start, hearing)
        if card is not None:
            cards.setdefault(card)
            start = end
            continue
        for length, name in hearing.known.commands.prefixes(words[start:]):
            letters = sum(map(len, words[start : start + length]))
            if letters > longest:
                longest, command = letters, name
        start += 1
    return Understood(tuple(cards)[:2], command)


def _card_at(words: tuple[str, ...], start: int, hearing: Hearing) -> tuple[Card | None, int]:
    """The card that is named from a word on, and where its name ends."""
    for end in range(min(start + 4, len(words)), start, -1):
        for named in hearing.cards.read(words[start:end]):
            if len(named) == 1 and named[0].card is not None:
                return named[0].card, end
    return None, start
