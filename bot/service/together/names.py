"""People's names, fit to stand in a sentence: no line breaks, no marks that turn text around."""

import unicodedata

LONGEST = 40
_HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


def fit_name(name: str, user: int) -> str:
    """A name without control marks, on one line, not too long; never empty (C22)."""
    shown = "".join(
        " " if unicodedata.category(sign) in _HIDDEN or sign.isspace() else sign for sign in name
    )
    shown = " ".join(shown.split())
    if len(shown) > LONGEST:
        shown = f"{shown[: LONGEST - 1].rstrip()}…"
    return shown or f"#{user % 10_000:04}"
