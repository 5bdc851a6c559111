"""Periods that may follow a command of playing together: "today", "this week".

They stand in the lexicon's table `periods`; a language without a word falls back on the
others'.
"""

from functools import cache

from bot.language.lexicon import languages, lexicon
from bot.language.words import plain_words


def period_in(text: str, language: str) -> str | None:
    """The period that a text names: week, month, all, today or yesterday; None for others."""
    return _look_up("periods", " ".join(plain_words(text)), language)


def _look_up(table: str, phrase: str, language: str) -> str | None:
    for name in (language, *languages()):
        meaning = _meanings(name, table).get(phrase)
        if meaning is not None:
            return meaning
    return None


@cache
def _meanings(language: str, table: str) -> dict[str, str]:
    if language not in languages() or table not in lexicon(language).table("listen"):
        return {}
    lists = lexicon(language).lists("listen", table)
    return {" ".join(plain_words(text)): key for key, texts in lists.items() for text in texts}
