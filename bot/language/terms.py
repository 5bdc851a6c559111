"""Small words that may follow a command of playing together: periods, and spans of time.

They stand in the lexicon's tables `periods` and `spans`; a language without a word falls
back on the others'.
"""

import re
from functools import cache

from bot.language.lexicon import languages, lexicon
from bot.language.words import plain_words

SECONDS = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
_SPAN = re.compile(r"(\d{1,4})\s*([^\W\d_]+)")


def period_in(text: str, language: str) -> str | None:
    """The period that a text names: week, month, all, today or yesterday; None for others."""
    return _look_up("periods", " ".join(plain_words(text)), language)


def span_in(text: str, language: str) -> tuple[float | None, str]:
    """A span of time in a text, in seconds, and the text without it: "strict 2 h"."""
    for found in _SPAN.finditer(text):
        unit = _look_up("spans", " ".join(plain_words(found[2])), language)
        if unit is not None:
            rest = f"{text[: found.start()]} {text[found.end() :]}"
            return int(found[1]) * SECONDS[unit], " ".join(rest.split())
    return None, text


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
