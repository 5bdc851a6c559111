"""Telegram's proof of who opened a Mini App (initData), as its documentation has it."""

import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode

from bot.requests import Who

GOOD_FOR: Final = 86400.0
"""Seconds after which a proof proves nothing any more."""

AHEAD: Final = 300.0
"""Seconds that Telegram's clock may be ahead of ours."""

LONGEST: Final = 4096
_HIGHEST_ID: Final = 2**52


class BadProof(Exception):
    """It is not from Telegram, not for this bot, or too old; the text says which, for the log."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is proved: who it is, the payload of the link that was followed, and since when.

    seal  the proof's own mark, different for each
    at    Unix seconds
    """

    who: Who
    payload: str
    seal: str
    at: float


def check_proof(text: str, token: str, now: float) -> Proof:
    """Read `initData` that was made for the bot with this token.

    Raises:
        BadProof: it was not, or it is too old.
    """
    if len(text) > LONGEST:
        raise BadProof("too long")
    pairs = parse_qsl(text, keep_blank_values=True)
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise BadProof("a field stands twice")
    seal = fields.pop("hash", "")
    if not hmac.compare_digest(_seal(fields, token).encode(), seal.encode()):
        raise BadProof("the seal does not fit")
    at = _date(fields.get("auth_date", ""))
    if not now - GOOD_FOR < at < now + AHEAD:
        raise BadProof("too old, or from the future")
    return Proof(_who(fields.get("user", "")), fields.get("start_param", ""), seal, at)


def sign_proof(fields: dict[str, str], token: str) -> str:
    """What Telegram would hand to a Mini App of the bot: for the local chat and for tests."""
    return urlencode({**fields, "hash": _seal(fields, token)})


def _seal(fields: dict[str, str], token: str) -> str:
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    secret = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    return hmac.new(secret, lines.encode(), hashlib.sha256).hexdigest()


def _date(text: str) -> float:
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0.0


def _who(text: str) -> Who:
    try:
        user = json.loads(text)
        number = user["id"]
        if type(number) is not int or not 0 < number < _HIGHEST_ID:
            raise BadProof("no person's id")
        names = (str(user.get(part) or "") for part in ("first_name", "last_name"))
        return Who(
            number,
            " ".join(name for name in names if name),
            user.get("language_code") or None,
            str(user.get("username") or ""),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadProof("no person") from error
