"""People's names, fit to stand in a sentence: no line breaks, no marks that turn text around."""

import unicodedata

LONGEST = 40
_HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def fit_name(name: str, user: int) -> str:
    """A name without control marks, on one line, not too long; never empty (C22)."""
    shown = "".join(
        " " if unicodedata.category(sign) in _HIDDEN or sign.isspace() else sign for sign in name
    )
    shown = " ".join(shown.split())
    if len(shown) > LONGEST:
        shown = f"{shown[: LONGEST - 1].rstrip()}…"
    if not any(_is_seen(sign) for sign in shown):
        return f"#{user % 10_000:04}"
    return shown


def _is_seen(sign: str) -> bool:
    """True for what shows something by itself: no blank, no accent without its letter."""
    return not (sign.isspace() or sign in _BLANK or unicodedata.category(sign).startswith("M"))
