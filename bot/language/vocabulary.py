"""A language's words as the listener needs them: looked up, not searched.

Built once per language and deck, from its lexicon. Phrases are tuples of plain words.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.commands import COMMANDS
from bot.language.lexicon import BadLanguage, Lexicon, lexicon
from bot.language.names import FRENCH, SPANISH
from bot.language.numbers import NumberWords
from bot.language.patterns import SLOT, Phrase, expand, is_pattern
from bot.language.words import phrases, plain_words
from engine.cards import SUIT_CODES, Suit

SPELLED = ("spelling", "around", "corrections", "then", "talk", "thin")
"""Tables whose words stand for nothing that a line is about."""
GLYPH_SUITS = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS, "♠": Suit.SPADES}


@dataclass(frozen=True, slots=True)
class PhraseBook:
    """Phrases with a meaning each, found by their first words.

    `by_first` holds (phrase, meaning) under each phrase's first word, longest first; `frames`
    (words before, words after, meaning) under the last word of phrases with a slot.
    """

    by_first: Mapping[str, tuple[tuple[Phrase, str], ...]]
    frames: Mapping[str, tuple[tuple[Phrase, Phrase, str], ...]]

    def prefixes(self, words: Phrase) -> Iterator[tuple[int, str]]:
        """Every phrase that the words begin with: (its length, its meaning), longest first."""
        for phrase, meaning in self.by_first.get(words[0], ()) if words else ():
            if words[: len(phrase)] == phrase:
                yield len(phrase), meaning

    def whole(self, words: Phrase) -> str | None:
        """The meaning of exactly these words."""
        for length, meaning in self.prefixes(words):
            if length == len(words):
                return meaning
        return None

    def around(self, words: Phrase) -> Iterator[tuple[int, int, str]]:
        """Phrases with a slot: where what fills it begins and ends, and the meaning."""
        for before, after, meaning in self.frames.get(words[-1], ()) if words else ():
            first, last = len(before), len(words) - len(after)
            if first < last and words[:first] == before and words[last:] == after:
                yield first, last, meaning

    def all(self) -> Iterable[tuple[Phrase, str]]:
        """Every phrase and its meaning."""
        for found in self.by_first.values():
            yield from found


@dataclass(frozen=True, slots=True)
class Deck:
    """The words for the cards of one deck: names, and the letters that abbreviate them.

    `pictures` are the first names of the ranks that are no plain number.
    """

    ranks: Mapping[str, int]
    suits: Mapping[str, Suit]
    rank_letters: Mapping[str, int]
    suit_letters: Mapping[str, Suit]
    pictures: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All that the listener knows of a language."""

    language: str
    french: Deck
    spanish: Deck
    numbers: Mapping[str, int]
    counting: NumberWords
    digits: Mapping[str, str]
    ordinals: Mapping[str, int]
    suit_first: bool
    links: tuple[Phrase, ...]
    units: frozenset[str]
    fillers: frozenset[str]
    thin: frozenset[str]
    around: PhraseBook
    commands: PhraseBook
    thin_commands: PhraseBook
    fixed: PhraseBook
    thin_fixed: PhraseBook
    whether: PhraseBook
    talk: PhraseBook
    draws: PhraseBook
    then: PhraseBook
    all: PhraseBook
    corrections: PhraseBook
    variants: PhraseBook
    deals: PhraseBook
    switch: PhraseBook
    languages: PhraseBook
    topics: PhraseBook
    themes: PhraseBook
    theme_options: PhraseBook
    answers: PhraseBook
    piles: PhraseBook
    spelling: PhraseBook
    every_word: frozenset[str]
    mendable: tuple[str, ...]
    confusions: Mapping[Phrase, tuple[Phrase, ...]]
    longest_confusion: int

    def deck(self, *, spanish: bool) -> Deck:
        """The words of the deck in play."""
        return self.spanish if spanish else self.french


@cache
def vocabulary(language: str) -> Vocabulary:
    """The words of a shipped language."""
    return build_vocabulary(lexicon(language))


def build_vocabulary(source: Lexicon) -> Vocabulary:
    """Index a lexicon.

    Raises:
        BadLanguage: a table is missing, or a command has no words.
    """
    commands = source.lists("listen", "commands")
    if set(commands) != set(COMMANDS):
        odd = ", ".join(sorted(set(commands) ^ set(COMMANDS)))
        raise BadLanguage(f"{source.language}: the commands of the lexicon differ: {odd}.")
    listen = source.table("listen")
    thin = frozenset(word for text in listen["thin"] for word in plain_words(text))
    fixed = source.lists("listen", "fixed")
    numbers = _numbers(source.lists("listen", "numbers"))
    confusions = {
        plain_words(heard): phrases([meant] if isinstance(meant, str) else meant)
        for heard, meant in source.table("listen", "confusions").items()
    }
    return Vocabulary(
        language=source.language,
        french=_deck(source, FRENCH, numbers),
        spanish=_deck(source, SPANISH, numbers),
        numbers=numbers,
        counting=_counting(source.table("listen", "counting"), numbers),
        digits={str(number): word for word, number in reversed(numbers.items())},
        ordinals=_numbers(source.lists("listen", "ordinals")),
        suit_first=bool(listen["suit_first"]),
        units=frozenset(word for (word,) in phrases(listen["units"])),
        links=tuple(sorted(phrases(listen["links"]), key=len, reverse=True)),
        fillers=frozenset(word for text in listen["fillers"] for word in plain_words(text)),
        thin=thin,
        around=_book(source, {"around": listen["around"]}),
        commands=_plain(commands),
        thin_commands=_book(source, commands, thin),
        fixed=_plain(fixed),
        thin_fixed=_book(source, fixed, thin),
        whether=_book(source, source.lists("listen", "whether"), thin),
        talk=_book(source, source.lists("listen", "talk"), thin),
        draws=_book(source, source.lists("listen", "draws")),
        then=_book(source, {"then": listen["then"]}),
        all=_book(source, {"all": listen["all"]}),
        corrections=_book(source, {"correction": listen["corrections"]}),
        variants=_book(source, source.lists("listen", "variants")),
        deals=_book(source, source.lists("listen", "deals")),
        switch=_book(source, source.lists("listen", "switch")),
        languages=_book(source, source.lists("listen", "languages")),
        topics=_book(source, source.lists("listen", "topics")),
        themes=_book(source, source.lists("listen", "themes")),
        theme_options=_book(source, source.lists("listen", "theme_options")),
        answers=_book(source, source.lists("listen", "answers")),
        piles=_book(source, source.lists("listen", "piles")),
        spelling=_book(source, source.lists("listen", "spelling")),
        every_word=_every_word(source, ()),
        mendable=tuple(sorted(word for word in _every_word(source, SPELLED) if len(word) > 2)),
        confusions=confusions,
        longest_confusion=max(map(len, confusions), default=0),
    )


def _every_word(source: Lexicon, without: tuple[str, ...]) -> frozenset[str]:
    """All words that can stand in a line as they are: keys that are misheard do not count."""
    words: set[str] = set()
    tables: list[object] = [
        table
        for name, table in source.table("listen").items()
        if name not in {"confusions", *without}
    ]
    while tables:
        match tables.pop():
            case dict() as table:
                tables.extend(table.values())
            case list() as entries:
                tables.extend(entries)
            case str() as text:
                words.update(plain_words(text))
            case _:
                pass
    if source.table("listen")["suit_first"]:
        words |= _compounds(source)
    return frozenset(words)


def _compounds(source: Lexicon) -> set[str]:
    """Suits and ranks written as one word, "herzdame"."""
    numbers = _numbers(source.lists("listen", "numbers"))
    decks = (_deck(source, name, numbers) for name in (FRENCH, SPANISH))
    return {suit + rank for deck in decks for suit in deck.suits for rank in deck.ranks}


def _book(
    source: Lexicon, lists: Mapping[str, Iterable[str]], thin: frozenset[str] = frozenset()
) -> PhraseBook:
    """The phrases of a table, patterns written out, without the words that say nothing."""
    groups = source.lists("listen", "groups")
    return phrase_book(
        (phrase, meaning)
        for meaning, texts in lists.items()
        for text in texts
        for phrase in expand(text, groups, thin)
    )


def _plain(lists: Mapping[str, Iterable[str]]) -> PhraseBook:
    """The phrases of a table that are written out in it, with all their words."""
    return phrase_book(
        (plain_words(text), meaning)
        for meaning, texts in lists.items()
        for text in texts
        if not is_pattern(text) and SLOT not in text
    )


def book(lists: Mapping[str, Iterable[str]]) -> PhraseBook:
    """Phrases by meaning, ready to be looked up."""
    return phrase_book(
        (plain_words(text), meaning) for meaning, texts in lists.items() for text in texts
    )


def phrase_book(entries: Iterable[tuple[Phrase, str]]) -> PhraseBook:
    """Phrases with their meanings; "…" is the slot of a phrase that has one in its middle."""
    by_first: dict[str, dict[tuple[Phrase, str], None]] = {}
    frames: dict[str, dict[tuple[Phrase, Phrase, str], None]] = {}
    for phrase, meaning in entries:
        if SLOT not in phrase:
            by_first.setdefault(phrase[0], {})[phrase, meaning] = None
            continue
        at = phrase.index(SLOT)
        before, after = phrase[:at], phrase[at + 1 :]
        if after:
            frames.setdefault(after[-1], {})[before, after, meaning] = None
        else:
            by_first.setdefault(before[0], {})[before, meaning] = None
    return PhraseBook(
        {
            word: tuple(sorted(found, key=lambda entry: -len(entry[0])))
            for word, found in by_first.items()
        },
        {
            word: tuple(sorted(found, key=lambda entry: -len(entry[0]) - len(entry[1])))
            for word, found in frames.items()
        },
    )


def _numbers(lists: Mapping[str, Iterable[str]]) -> dict[str, int]:
    return {word: int(key) for key, texts in lists.items() for (word,) in phrases(texts)}


def _counting(table: Mapping[str, Any], numbers: Mapping[str, int]) -> NumberWords:
    parts = {word: value for word, value in numbers.items() if value}
    return NumberWords(
        values=numbers,
        parts=parts | {str(part): int(value) for part, value in table["parts"].items()},
        joints=frozenset(word for (word,) in phrases(table["joints"])),
        units_first=bool(table["units_first"]),
        twenties=bool(table["twenties"]),
        minus=frozenset(word for (word,) in phrases(table["minus"])),
        point=frozenset(word for (word,) in phrases(table["point"])),
    )


def _deck(source: Lexicon, name: str, numbers: Mapping[str, int]) -> Deck:
    letters = source.table("listen", name, "letters")
    fillers = {word for text in source.table("listen")["fillers"] for word in plain_words(text)}
    highest = 12 if name == SPANISH else 13
    ranks = {
        word: value
        for word, value in numbers.items()
        if 1 <= value <= highest and word not in fillers
    }
    ranks.update({str(value): value for value in range(1, highest + 1)})
    ranks.update(_numbers(source.lists("listen", name, "ranks")))
    suits = {
        word: _suit(code)
        for code, texts in source.lists("listen", name, "suits").items()
        for (word,) in phrases(texts)
    }
    return Deck(
        ranks,
        suits | GLYPH_SUITS,
        {str(letter): int(rank) for letter, rank in letters["ranks"].items()},
        {str(letter): _suit(str(code)) for letter, code in letters["suits"].items()},
        {
            int(rank): plain_words(texts[0])[0]
            for rank, texts in source.lists("listen", name, "ranks").items()
            if int(rank) == 1 or int(rank) > highest - 3
        },
    )


def _suit(code: str) -> Suit:
    return Suit(SUIT_CODES.index(code))
