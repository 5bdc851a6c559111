"""Words out: sentences by key become text, in the reader's language.

Texts are Fluent files (`locales/<xx>/*.ftl`), a sentence's key is its message. Every
language must have every text that English has, with the same arguments, or the catalogue
is not made. An argument named `card` that is a card gives `$card`, `$card_the`, … in all
forms of the language (`bot.language.names`). No message refers to another: each is parsed
by itself when it is first said, for most of a language is not said in weeks.
"""

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.commands import COMMANDS
from bot.language.eyes import for_eyes, in_words_for_eyes
from bot.language.lexicon import (
    LOCALES,
    BadLanguage,
    Lexicon,
    languages_in,
    lexicon,
    read_lexicon,
)
from bot.language.names import FRENCH, SPANISH, CardNames, FormsKey, all_forms
from bot.language.spoken import as_spoken, spell_codes, spoken_part
from bot.replies import Cards, Reply, Sentence, Term, Value
from engine.cards import Card

DEFAULT = "en"
_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMAND = re.compile(r"\$(slash|say)_([a-z]+)")
"""In a text, `$slash_new` is what one types for a command ("/new", in Italian "/nuova"), and
`$say_new` is what one says for it."""

_TYPED = re.compile(r"[a-z]+")
"""What Telegram takes as a command, here without digits and underscores."""

_AS_WRITTEN = "\ue000"
"""Stands before what a person wrote, while a sentence gets its capitals: it keeps its own."""

_PEOPLE = frozenset({"name", "host", "invited"})
"""Arguments that are people's names; they stay as they are written (C72)."""

_SENTENCE_START = re.compile(r"(^|[.!?…] )([«„“\"¿¡(]*)([^\W\d_])")


class MissingText(KeyError):
    """A sentence was asked for that the language files lack, or with a missing argument."""


class Catalog:
    """All texts of all languages.

    Raises:
        BadLanguage: when it is made, if a language lacks something.
    """

    def __init__(self, folder: Traversable = LOCALES) -> None:
        names = [name for name in languages_in(folder) if _has_texts(folder, name)]
        self._tongues = {name: _Tongue(folder, name) for name in names}
        if DEFAULT not in self._tongues:
            raise BadLanguage("The English texts are missing.")
        base = self._tongues[DEFAULT].keys
        for name, tongue in self._tongues.items():
            odd = sorted(base ^ tongue.keys)
            if odd:
                raise BadLanguage(f"The texts of {name} and English differ in: {', '.join(odd)}.")

    def languages(self) -> tuple[str, ...]:
        """The languages that players can choose, English first."""
        return tuple(self._tongues)

    def texts(self) -> tuple[str, ...]:
        """The keys of all texts."""
        return tuple(sorted(self._tongues[DEFAULT].keys))

    def pick(self, tag: str | None) -> str:
        """The language for an IETF tag, as "it-CH"; English for anything unknown."""
        main = re.split(r"[-_]", (tag or "").strip().lower())[0]
        return main if main in self._tongues else DEFAULT

    def text(self, say: Sentence, language: str, *, spanish: bool = False) -> str:
        """One sentence, with a capital where a sentence begins.

        Raises:
            MissingText: no such text, or an argument of it was not given.
        """
        return _capitals(self._tongue(language).say(say, spanish=spanish))

    def tell(self, reply: Reply) -> str:
        """A whole answer for ears: the sentences of its level, then the numbered choices."""
        settings = reply.settings
        told = [say for say in reply.says if say.level <= settings.level]
        return self._told(reply, told)

    def speak(self, reply: Reply) -> str:
        """As much of an answer as one can listen to in one go, in the order for ears (C74)."""
        says = as_spoken(reply)
        part = spoken_part(says)
        more = () if len(part) == len(says) else (Sentence("more-to-come"),)
        return spell_codes(self._told(reply, [*part, *more]))

    def show(self, reply: Reply) -> str:
        """A whole answer for eyes, beside a picture (see `bot.language.eyes`)."""
        return self._told(reply, for_eyes(reply, self._tongue(DEFAULT).keys))

    def shown(self, says: Iterable[Sentence], language: str, *, spanish: bool = False) -> str:
        """Sentences beside no board, in the words for eyes."""
        keys = self._tongue(DEFAULT).keys
        told = (self.text(in_words_for_eyes(say, keys), language, spanish=spanish) for say in says)
        return " ".join(filter(None, told))

    def _told(self, reply: Reply, says: Iterable[Sentence]) -> str:
        tongue = self._tongue(reply.settings.language)
        heard = [_capitals(tongue.say(say, spanish=reply.spanish)) for say in says]
        heard.extend(
            tongue.choice(number, tongue.say(choice.say, spanish=reply.spanish)).replace(
                _AS_WRITTEN, ""
            )
            for number, choice in enumerate(reply.choices, start=1)
        )
        return " ".join(filter(None, heard))

    def word(self, key: str, language: str) -> str:
        """A fixed word: of the lexicon's `words`, or a text without arguments."""
        return self._tongue(language).word(key)

    def commands(self, language: str) -> list[tuple[str, str]]:
        """The chat menu's commands in a language: (word, what it does)."""
        tongue = self._tongue(language)
        menu = tongue.lexicon.table("menu")
        return [
            (str(menu.get(name, name)), self.text(Sentence(f"help-{name}"), language))
            for name, shape in COMMANDS.items()
            if shape.menu
        ]

    def card_label(self, card: Card, language: str, *, spanish: bool = False) -> str:
        """A card's short name for a button."""
        return self._tongue(language).names[spanish].names.label(card)

    def rank_label(self, rank: int, language: str, *, spanish: bool = False) -> str:
        """A rank's short name, as buttons and pictures show it."""
        return self._tongue(language).names[spanish].names.rank_label(rank)

    def _tongue(self, language: str) -> "_Tongue":
        return self._tongues[language if language in self._tongues else DEFAULT]


class _Tongue:
    """One language: its texts and its words."""

    def __init__(self, folder: Traversable, language: str) -> None:
        self.language = language
        shipped = folder == LOCALES
        self.lexicon: Lexicon = lexicon(language) if shipped else read_lexicon(folder, language)
        self._sources = _messages(
            {
                f"{language}/{file.name}": file.read_text(encoding="utf-8")
                for file in _text_files(folder, language)
            }
        )
        self.keys = self._sources.keys()
        self._bundle = FluentBundle([language], use_isolating=False)
        self.names = {
            False: FormsKey(CardNames(self.lexicon, FRENCH)),
            True: FormsKey(CardNames(self.lexicon, SPANISH)),
        }

    def _pattern(self, key: str) -> Any:
        """What a message says, parsed when it is said for the first time."""
        if not self._bundle.has_message(key):
            resource = FluentParser(with_spans=False).parse(self._sources[key])
            if not isinstance(resource.body[0], Message):
                start = self._sources[key][:60]
                raise BadLanguage(f"{self.language} has a fault near: {start!r}")
            self._bundle.add_resource(resource)
        return self._bundle.get_message(key).value

    def say(self, say: Sentence, *, spanish: bool) -> str:
        if say.key not in self.keys:
            raise MissingText(f"{self.language} has no text “{say.key}”.")
        args: dict[str, object] = {}
        for name, value in say.args.items():
            args.update(self._argument(name, value, spanish=spanish))
        for how, name in set(_COMMAND.findall(self._sources[say.key])):
            args[f"{how}_{name}"] = self.slash(name) if how == "slash" else self.spoken(name)
        pattern = self._pattern(say.key)
        if pattern is None:
            raise MissingText(f"{self.language} has no words for “{say.key}”.")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.language}, “{say.key}”: {errors[0]}")
        return str(text)

    def word(self, key: str) -> str:
        found = self.lexicon.word(key)
        if found is None and key.startswith("command-"):
            found = self.spoken(key.removeprefix("command-"))
        if found is None and key.startswith("variant-") and key not in self.keys:
            return key.removeprefix("variant-")  # a variant is one record: a name may come later
        return found if found is not None else self.say(Sentence(key), spanish=False)

    def spoken(self, name: str) -> str:
        """What a player says for a command: the menu's word, else the first of its own."""
        return str(self.lexicon.table("menu").get(name) or self._words_for(name)[0])

    def slash(self, name: str) -> str:
        """A command as it is typed: the menu's word, else the first that is one plain word."""
        words = (self.lexicon.table("menu").get(name), *self._words_for(name))
        bare = (_bare(str(word)) for word in words if word)
        return f"/{next((word for word in bare if _TYPED.fullmatch(word)), name)}"

    def _words_for(self, name: str) -> tuple[str, ...]:
        return tuple(self.lexicon.lists("listen", "commands").get(name, (name,)))

    def choice(self, number: int, text: str) -> str:
        return self.word("choice").format(number=number, text=text)

    def _argument(self, name: str, value: Value, *, spanish: bool) -> dict[str, object]:
        match value:
            case Card():
                forms = all_forms(self.names[spanish], value)
                return {name + form: text for form, text in forms.items()}
            case Cards(cards, closed):
                return self._cards(name, cards, closed=closed, spanish=spanish)
            case Term(key):
                return {name: self.word(key)}
            case Sentence():
                return {name: self.say(value, spanish=spanish)}
            case tuple():
                items = [
                    self.say(say, spanish=spanish) for say in value if isinstance(say, Sentence)
                ]
                return {name: self._joined(items, closed=True), f"{name}_count": len(items)}
            case int():
                # A deal's number is read digit by digit: no thousands marks.
                return {name: fluent_number(value, useGrouping=False)}
            case str() if name in _PEOPLE:
                return {name: f"{_AS_WRITTEN}{value}"}
            case _:
                return {name: value}

    def _cards(
        self, name: str, cards: tuple[Card, ...], *, closed: bool, spanish: bool
    ) -> dict[str, object]:
        """A list of cards in every form: `$cards`, `$cards_the`, …, its count and gender."""
        every = [all_forms(self.names[spanish], card) for card in cards]
        genders = {forms["_gender"] for forms in every}
        found: dict[str, object] = {
            f"{name}_count": len(cards),
            f"{name}_gender": genders.pop() if len(genders) == 1 else "m",
        }
        for form in ("", "_label", *(f"_{form}" for form in self.names[spanish].names.forms())):
            found[name + form] = self._joined([forms[form] for forms in every], closed=closed)
        labels = [forms["_label"] for forms in every]
        found[f"{name}_choice"] = self._joined(labels, closed=True, link="or")
        return found

    def _joined(self, items: list[str], *, closed: bool, link: str = "and") -> str:
        """Items as a list; where they have commas of their own, semicolons part them."""
        words = self.lexicon.table("list")
        if any(str(words["comma"]) in item for item in items):
            return "; ".join(items)
        if len(items) < 2 or not closed:
            return str(words["comma"]).join(items)
        return str(words["comma"]).join(items[:-1]) + str(words[link]) + items[-1]


def _bare(word: str) -> str:
    """A word without its accents: "série" is typed "serie"."""
    return "".join(part for part in normalize("NFD", word) if not combining(part))


def _has_texts(folder: Traversable, language: str) -> bool:
    return bool(_text_files(folder, language))


def _messages(texts: Mapping[str, str]) -> dict[str, str]:
    """The source of each message of a language by its key; each may stand but once."""
    found: dict[str, str] = {}
    for name, text in texts.items():
        starts = list(_KEY.finditer(text))
        ends = [start.start() for start in starts[1:]]
        for start, end in zip(starts, [*ends, len(text)], strict=True):
            if start[1] in found:
                raise BadLanguage(f"{name} has a text that is there already: {start[1]}.")
            found[start[1]] = text[start.start() : end]
    return found


def _text_files(folder: Traversable, language: str) -> list[Traversable]:
    files = [file for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


def _capitals(text: str) -> str:
    """Sentences begin with a capital, also where they begin with a card's name."""
    told = _SENTENCE_START.sub(lambda found: found[1] + found[2] + found[3].upper(), text)
    return told.replace(_AS_WRITTEN, "")
