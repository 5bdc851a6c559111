"""Telegram, or whatever stands in for it: who the bot is, and how it is called."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.hosting.doctor.findings import Finding, fault, ok
from bot.settings import BadSettings, Settings

TELEGRAM = "https://api.telegram.org"

_FORM = re.compile(r"\d+:[A-Za-z0-9_-]{8,}")


@dataclass(frozen=True, slots=True)
class Told:
    """An answer of the Bot API.

    status  of HTTP
    ok      True if Telegram did it
    result  what it told; {} if nothing
    at      Telegram's clock in Unix seconds, None if it did not tell
    """

    status: int
    ok: bool
    result: dict[str, Any]
    at: float | None


class NoAnswer(Exception):
    """The server cannot be reached, or what answers is no Bot API."""


async def ask(settings: Settings, method: str) -> Told:
    """Call a method that changes nothing.

    Raises:
        BadSettings: there is no token.
        NoAnswer: the server cannot be reached, or it is no Bot API server.
    """
    token = settings.require_token()
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{settings.api_url}/bot{token}/{method}") as answer,
        ):
            told = await answer.json(content_type=None)
    except (aiohttp.ClientError, OSError) as error:
        raise NoAnswer(type(error).__name__) from None
    except ValueError:
        raise NoAnswer("no Bot API") from None
    if not isinstance(told, dict) or "ok" not in told:
        raise NoAnswer("no Bot API")
    result = told.get("result")
    return Told(
        status=answer.status,
        ok=told["ok"] is True,
        result=result if isinstance(result, dict) else {},
        at=_clock(answer.headers.get("Date")),
    )


def _clock(date: str | None) -> float | None:
    try:
        told = parsedate_to_datetime(date or "")
    except ValueError:
        return None
    return (told if told.tzinfo else told.replace(tzinfo=UTC)).timestamp()


async def check_token(settings: Settings) -> Finding:
    """Ask who the bot is."""
    part = "Token"
    try:
        token = settings.require_token()
        if not _FORM.fullmatch(token):
            says = "is none: PYRAMIDE_TOKEN should be digits, a colon and letters, 123456789:AA…"
            return fault(part, f"{says}; copy it from @BotFather again.")
        told = await ask(settings, "getMe")
    except BadSettings as error:
        return fault(part, str(error))
    except NoAnswer as error:
        if str(error) == "no Bot API":
            says = "is no Bot API server; check PYRAMIDE_API_URL."
        else:
            says = "cannot be reached; check the network and PYRAMIDE_API_URL."
        return fault(part, f"{settings.api_url} {says}")
    if told.status == 429:
        return fault(part, "Telegram asks for patience; try again in a minute.")
    if told.status >= 500:
        return fault(part, "Telegram has trouble of its own; try again in a minute.")
    if not told.ok:
        return fault(
            part, "Telegram does not accept it; copy PYRAMIDE_TOKEN from @BotFather again."
        )
    return ok(part, f"belongs to @{told.result.get('username', '?')}.")


def ago(at: float, now: float) -> str:
    """A moment in the past as a date and time."""
    return datetime.fromtimestamp(min(at, now), UTC).strftime("%Y-%m-%d %H:%M UTC")
