"""What the server refuses, as data: limit, answer and where the rule is known from.

The table is `rules.toml`; every refusal in `bot.local` goes through `refuse`, so it is complete
by construction, and `docs/local-chat.md` is written from it.
"""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources
from typing import Any, Final, NoReturn


class Source(StrEnum):
    """Where a rule is known from, best first."""

    DOCS = "docs"
    SERVER = "server"
    ASSUMED = "assumed"
    OURS = "ours"


class ApiError(Exception):
    """A refused request: HTTP status, the description sent back, and `parameters` if any."""

    def __init__(
        self, code: int, description: str, parameters: dict[str, Any] | None = None
    ) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: `answer` may hold named gaps; `limit` is in the unit that `says` names."""

    key: str
    group: str
    source: Source
    code: int
    answer: str
    says: str
    limit: int = 0


def _read() -> dict[str, Rule]:
    text = resources.files("bot.local").joinpath("rules.toml").read_text(encoding="utf-8")
    return {
        key: Rule(key, group, Source(row.pop("source")), **row)
        for group, rows in tomllib.loads(text).items()
        for key, row in rows.items()
    }


RULES: Final = _read()


def limit(key: str) -> int:
    """The number that a rule sets."""
    return RULES[key].limit


def refuse(key: str, parameters: dict[str, Any] | None = None, **gaps: object) -> NoReturn:
    """Refuse a request for breaking the rule `key`; `gaps` fill its answer."""
    rule = RULES[key]
    raise ApiError(rule.code, rule.answer.format(**gaps), parameters)
