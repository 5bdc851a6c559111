"""What follows "new" or "rules": a deal's number, its code, a variant, or several of these.

A written code is taken as it is (C35); one that was spelled, letter by letter, is marked,
so that it can be read back before anything is dealt.
"""

import re
from dataclasses import dataclass

from bot.language.counting import number_in
from bot.language.patterns import Phrase
from bot.language.vocabulary import Vocabulary
from bot.language.words import Spoken
from engine.deal import parse_code
from engine.errors import BadCode, BadRules
from engine.rules import format_rules, parse_rules

MOST_BEFORE_CODE = 4
"""Words before a spelled code: "play the deal with code"."""

FEWEST_LETTERS = 5
"""Words of a spelled code at least: fewer are a word, not a spelling."""

WINNABLE, ANY = "winnable", "any"
"""Kinds of deals that one can wish for: one that can be won, and whatever comes."""

GRADES = {f"grade-{grade}": grade for grade in range(1, 6)}
"""Winnable deals by how hard they are, from gentle to fiendish."""

_CODE_LIKE = re.compile(r"\s*PY\s*[1IL]\b.*|\s*PY[1IL][\W_]*[A-Z].*", re.IGNORECASE | re.DOTALL)
_WRITTEN = re.compile(r"[^\W_]{4}")
_EVERYDAY = "aa"
"""How the letters of every deal of chance begin; "village" does not."""

_SINGLE = re.compile(r"[a-z0-9]")


@dataclass(frozen=True, slots=True)
class Wish:
    """A deal wished for.

    text     a code or a token in its written form, or what was typed if it looks like one
    number   a deal's number
    spelled  True for a code put together from spoken letters
    """

    text: str = ""
    number: int | None = None
    spelled: bool = False


def wish_in(rest: Spoken, known: Vocabulary) -> Wish | None:
    """The deal that the words wish for, None if they are no such wish."""
    words = rest.words
    if all(word in known.fillers for word in words):
        # A lone letter can be an article and a variant: "new A" is a wish for Apophis.
        if len(words) == 1:
            return _token(rest.tail())
        return Wish() if known.thin.issuperset(words) else None
    number = number_in(words, known)
    if number is not None:
        return Wish(number=number)
    return _variant(rest, known) or _code(rest, known)


def spelled_code(words: Phrase, known: Vocabulary) -> Wish | None:
    """A code said letter by letter, with or without a word before it that asks for it."""
    for start in range(min(MOST_BEFORE_CODE, len(words) - FEWEST_LETTERS) + 1):
        if any(word not in known.every_word for word in words[:start]):
            return None
        spelled = _spelled(words[start:], known)
        if spelled and len(words) - start >= FEWEST_LETTERS:
            try:
                return Wish(parse_code(spelled).code, spelled=True)
            except BadCode:
                continue
    return None


def looks_like_code(text: str) -> bool:
    """True for text that can only be meant as a code, right or wrong."""
    return _CODE_LIKE.fullmatch(text) is not None


def _token(text: str) -> Wish:
    try:
        return Wish(format_rules(parse_rules(text)))
    except BadRules:
        return Wish()


def _variant(rest: Spoken, known: Vocabulary) -> Wish | None:
    """A variant's name or token, with a number before or after it if there is one."""
    words = tuple(word for word in rest.words if word not in known.fillers)
    kind, words = _winnable(words, known)
    if kind and not words:
        return Wish(kind[0])
    for start in range(len(words)):
        for length, token in known.variants.prefixes(words[start:]):
            wish = _wish(kind, token, (words[:start], words[start + length :]), known)
            if wish is not None:
                return wish
    for start in {0, len(words) - 1}:
        token = _token(words[start]).text if len(words[start]) <= 6 else ""
        wish = _wish(kind, token, (words[:start], words[start + 1 :]), known) if token else None
        if wish is not None:
            return wish
    return None


def _winnable(words: Phrase, known: Vocabulary) -> tuple[Phrase, Phrase]:
    for start in range(len(words)):
        for length, meaning in known.deals.prefixes(words[start:]):
            return (meaning,), words[:start] + words[start + length :]
    return (), words


def _wish(kind: Phrase, token: str, rest: tuple[Phrase, Phrase], known: Vocabulary) -> Wish | None:
    """A variant with what stands before and after its name: nothing, or a number."""
    before, after = rest
    text = " ".join((*kind, token))
    if not before and not after:
        return Wish(text)
    number = None if before and after else number_in(before or after, known)
    return None if number is None else Wish(text, number)


def _code(rest: Spoken, known: Vocabulary) -> Wish | None:
    typed = rest.tail()
    prefixed = looks_like_code(typed)
    if prefixed or len(rest.words) == 1:
        try:
            # Seven letters alone may be a word: only capitals make them a code for sure.
            doubtful = not (prefixed and _WRITTEN.search(typed)) and typed != typed.upper()
            if doubtful and not prefixed and not typed.lower().startswith(_EVERYDAY):
                return None
            return Wish(parse_code(typed).code, spelled=doubtful)
        except BadCode:
            pass
    spelled = _spelled(rest.words, known)
    if spelled:
        try:
            return Wish(parse_code(spelled).code, spelled=True)
        except BadCode:
            return Wish(spelled, spelled=True) if looks_like_code(spelled) else None
    return Wish(typed) if looks_like_code(typed) else None


def _spelled(words: Phrase, known: Vocabulary) -> str:
    """Letters and digits said one by one, put together; "" if other words are among them."""
    letters = ""
    start = 0
    while start < len(words):
        word = words[start]
        found = next(known.spelling.prefixes(words[start:]), None)
        if found is not None:
            letters += found[1]
            start += found[0]
        elif word in known.numbers and known.numbers[word] < 10:
            letters += str(known.numbers[word])
            start += 1
        elif _SINGLE.fullmatch(word) or word.isdigit() or re.fullmatch(r"py\d?", word):
            letters += word
            start += 1
        else:
            return ""
    return letters.upper() if len(letters) >= 7 else ""
