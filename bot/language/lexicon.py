"""The words of each language as data: `locales/<xx>/lexicon.toml`, read once.

What the tables mean is said in `locales/README.md`. A table or word that a language lacks
is an error when the language is loaded, never silence later.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LOCALES = files("bot.language") / "locales"


class BadLanguage(ValueError):
    """A language's files lack something or contradict each other; the text says what."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """One language's words: the tables of its file."""

    language: str
    tables: dict[str, Any]

    def table(self, *path: str) -> dict[str, Any]:
        """A table by its dotted name.

        Raises:
            BadLanguage: the language lacks it.
        """
        found: Any = self.tables
        for name in path:
            found = found.get(name) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise BadLanguage(f"{self.language}/lexicon.toml lacks the table {'.'.join(path)}.")
        return found

    def lists(self, *path: str) -> dict[str, list[str]]:
        """A table whose values are lists of words."""
        return {key: [str(word) for word in words] for key, words in self.table(*path).items()}

    def word(self, key: str) -> str | None:
        """A single word of the table `words`, None if there is none."""
        found = self.table("words").get(key)
        return None if found is None else str(found)


def read_lexicon(folder: Traversable, language: str) -> Lexicon:
    """The lexicon in a folder of languages.

    Raises:
        BadLanguage: the file is missing or is no TOML.
    """
    try:
        text = (folder / language / "lexicon.toml").read_text(encoding="utf-8")
        return Lexicon(language, tomllib.loads(text))
    except (FileNotFoundError, tomllib.TOMLDecodeError) as error:
        raise BadLanguage(f"{language}/lexicon.toml cannot be read: {error}") from error


@cache
def lexicon(language: str) -> Lexicon:
    """The shipped lexicon of a language."""
    return read_lexicon(LOCALES, language)


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The languages of a folder, English first."""
    found = sorted(entry.name for entry in folder.iterdir() if (entry / "lexicon.toml").is_file())
    return tuple(sorted(found, key=lambda name: name != "en"))


@cache
def languages() -> tuple[str, ...]:
    """The shipped languages, English first."""
    return languages_in(LOCALES)
