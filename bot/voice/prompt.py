"""What the recogniser may expect, made from a language's own words.

A prompt is the same for every position: one made of the moves that are legal now would turn
what was heard into one of them. It names every rank and suit and the commands that are said
most, as sentences, because the recogniser goes on in the style that it is shown.
"""

from functools import cache

from bot.language.lexicon import Lexicon, lexicon
from bot.language.names import FRENCH, SPANISH

# Every rank once and every suit about as often, so that no card is favoured.
_PAIRS = {
    FRENCH: ("TC 3S", "QH AD", "8S 5C", "JD 2H", "7H 6D", "9C 4S"),
    SPANISH: ("9C 3S", "JH AD", "8S 4C", "TD 2H", "7H 5D", "6C 6S"),
}
_ALONE = {FRENCH: "KS", SPANISH: "QS"}
_RANKS = "A23456789TJQK"

# How a command is said: which of its phrases (or the longer of the first two), and what follows.
_LONGER = -1
_SAID = (
    ("king", 2, 0),
    ("draw", 0, 0), ("undo", 0, 0), ("undo", 0, 3), ("hint", 0, 0), ("moves", 0, 0),
    ("row", 0, 6), ("free", 0, 0), ("waste", 0, 0), ("stock", 0, 0), ("score", 0, 0),
    ("status", 0, 0), ("new", _LONGER, 0), ("new", _LONGER, 2), ("again", 0, 0), ("verdict", 1, 0),
    ("repeat", 0, 0), ("help", 0, 0), ("settings", 0, 0),
)  # fmt: skip


@cache
def prompt_for(language: str, *, spanish: bool = False) -> str:
    """The prompt of a language, for the French or the Spanish deck."""
    words = lexicon(language)
    deck = SPANISH if spanish else FRENCH
    sentences = [*_cards(words, deck), *_commands(words), *_answers(words)]
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in sentences)


def _cards(words: Lexicon, deck: str) -> list[str]:
    """Pairs with and without a verb, joined by "and" and by a comma, and one card alone."""
    verbs = words.lists("listen", "commands")["pair"]
    joint = str(words.table("list")["and"])
    said = [_card(words, deck, _ALONE[deck])]
    for number, pair in enumerate(_PAIRS[deck]):
        first, second = (_card(words, deck, code) for code in pair.split())
        verb = f"{verbs[number // 3]} " if number % 3 == 0 else ""
        said.append(f"{verb}{first}{joint if number % 2 == 0 else ', '}{second}")
    return said


def _card(words: Lexicon, deck: str, code: str) -> str:
    rank = _RANKS.index(code[0]) + 1
    name = words.table("names", deck, "ranks").get(str(rank)) or _number(words, rank)
    suit = words.table("names", deck, "suits")[code[1]]
    return str(words.table("card")["name"]).format(rank=name, suit=suit)


def _answers(words: Lexicon) -> list[str]:
    """What is said to a question: without them, a short "yes" is hard to tell."""
    answers = words.lists("listen", "answers")
    return [answers["yes"][0], answers["no"][0], _number(words, 1)]


def _commands(words: Lexicon) -> list[str]:
    commands = words.lists("listen", "commands")
    said = []
    for name, place, number in _SAID:
        phrases = commands[name]
        phrase = max(phrases[:2], key=len) if place == _LONGER else phrases[place]
        said.append(f"{phrase} {_number(words, number)}" if number else phrase)
    return said


def _number(words: Lexicon, number: int) -> str:
    return words.lists("listen", "numbers")[str(number)][0]
