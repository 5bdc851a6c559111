"""Structured log lines, in which no secret is ever written.

A line is an event and its facts: `answered update=812 chat=-100123 game=95 ms=7`.
"""

import logging
import secrets
import sys
from collections.abc import Collection
from typing import TextIO

NAME = "pyramide.telegram"
_HIDDEN = "(hidden)"
_CHATTY = ("httpx", "httpcore", "aiohttp.access", "telegram", "apscheduler", "aiosqlite")


class Log:
    """Events with facts, for the library's usual logging."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **facts: object) -> None:
        """For those who look for a fault."""
        self._write(logging.DEBUG, event, facts)

    def info(self, event: str, **facts: object) -> None:
        """What happens in the ordinary course."""
        self._write(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        """What went wrong and was dealt with."""
        self._write(logging.WARNING, event, facts)

    def failure(self, event: str, error: BaseException, **facts: object) -> str:
        """What went wrong and needs a person: with its traceback, under a new number.

        The number is what the chat is told; it finds this line.
        """
        number = secrets.token_hex(4)
        self._write(logging.ERROR, event, {"number": number, **facts}, error)
        return number

    def _write(
        self,
        level: int,
        event: str,
        facts: dict[str, object],
        error: BaseException | None = None,
    ) -> None:
        if self._logger.isEnabledFor(level):
            told = " ".join([event, *(f"{name}={_told(fact)}" for name, fact in facts.items())])
            self._logger.log(level, "%s", told, exc_info=error)


log = Log(NAME)


def _told(fact: object) -> str:
    """A fact in one word; anything with spaces or signs of its own is quoted."""
    if isinstance(fact, BaseException):
        fact = f"{type(fact).__name__}: {fact}"
    text = f"{fact:.1f}" if isinstance(fact, float) else str(fact)
    return text if text.replace("-", "").replace(".", "").isalnum() else repr(text)


class SafeFormatter(logging.Formatter):
    """Formats records, tracebacks included, without the secrets."""

    def __init__(self, hidden: Collection[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")
        self._secrets = [secret for secret in hidden if secret]

    def format(self, record: logging.LogRecord) -> str:
        """The record's text; a secret in it is replaced."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return text


def set_up_logging(level: str, hidden: Collection[str], stream: TextIO | None = None) -> None:
    """Log to standard error from `level` on; libraries only what is wrong.

    The HTTP library logs whole addresses, and the bot's token is part of each.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(SafeFormatter(hidden))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
