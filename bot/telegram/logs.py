"""Structured log lines, in which no secret is ever written.

A line is an event and its facts: `answered update=812 chat=-100123 game=95 ms=7`, or the same
as one JSON object. A warning that comes again and again is written a few times a minute, and
then once with how often it came.
"""

import json
import logging
import secrets
import sys
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TextIO

NAME = "pyramide.telegram"
_HIDDEN = "(hidden)"
_CHATTY = ("httpx", "httpcore", "aiohttp.access", "telegram", "apscheduler", "aiosqlite")


WINDOW, MOST = 60.0, 3
"""The same warning is written so often in so many seconds."""

KINDS = 200
"""Kinds of warnings that are kept in mind."""


@dataclass(slots=True)
class _Repeated:
    """A kind of warning: when its window began, how many came in it and were not written."""

    since: float
    written: int = 0
    held_back: int = 0


class Log:
    """Events with facts, for the library's usual logging."""

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._logger = logging.getLogger(name)
        self._clock = clock
        self._repeated: dict[tuple[str, str], _Repeated] = {}

    def debug(self, event: str, **facts: object) -> None:
        """For those who look for a fault."""
        self._write(logging.DEBUG, event, facts)

    def info(self, event: str, **facts: object) -> None:
        """What happens in the ordinary course."""
        self._write(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        """What went wrong and was dealt with; the same again and again is held back."""
        error = facts.get("error")
        kind = _told(error) if isinstance(error, BaseException) else str(error)
        times = self._times((event, kind))
        if times:
            self._write(logging.WARNING, event, facts | ({"times": times} if times > 1 else {}))

    def failure(self, event: str, error: BaseException, **facts: object) -> str:
        """What went wrong and needs a person: with its traceback, under a new number.

        The number is what the chat is told; it finds this line.
        """
        number = secrets.token_hex(4)
        self._write(logging.ERROR, event, {"number": number, **facts}, error)
        return number

    def _times(self, kind: tuple[str, str]) -> int:
        """How many warnings a line stands for now; 0 if it is held back."""
        now = self._clock()
        known = self._repeated.get(kind)
        if known is None or now - known.since >= WINDOW:
            if len(self._repeated) >= KINDS:
                self._repeated.clear()
            self._repeated[kind] = _Repeated(now, written=1)
            return 1 + (known.held_back if known is not None else 0)
        if known.written < MOST:
            known.written += 1
            return 1
        known.held_back += 1
        return 0

    def _write(
        self,
        level: int,
        event: str,
        facts: dict[str, object],
        error: BaseException | None = None,
    ) -> None:
        if self._logger.isEnabledFor(level):
            told = " ".join([event, *(f"{name}={_told(fact)}" for name, fact in facts.items())])
            parts = {"event": event, "facts": facts}
            self._logger.log(level, "%s", told, exc_info=error, extra=parts)


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
        text = self.text(record)
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return text

    def text(self, record: logging.LogRecord) -> str:
        """The record's text as it is."""
        return super().format(record)


class JsonFormatter(SafeFormatter):
    """One JSON object a line: at (Unix seconds), level, logger, event, and the facts."""

    def text(self, record: logging.LogRecord) -> str:
        """The record as JSON; its secrets are replaced as in text."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname,
            "logger": record.name,
            "event": getattr(record, "event", None) or record.getMessage(),
        }
        facts = getattr(record, "facts", {})
        line |= {name: _plain(fact) for name, fact in facts.items() if name not in line}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _plain(fact: object) -> object:
    """A fact as JSON has it."""
    if isinstance(fact, BaseException):
        return f"{type(fact).__name__}: {fact}"
    return fact if isinstance(fact, bool | int | float | str | None) else str(fact)


def set_up_logging(
    level: str, hidden: Collection[str], stream: TextIO | None = None, *, as_json: bool = False
) -> None:
    """Log to standard error from `level` on; libraries only what is wrong.

    The HTTP library logs whole addresses, and the bot's token is part of each.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter(hidden) if as_json else SafeFormatter(hidden))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
