"""From a page's action to what the service is asked."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.commands import COMMANDS
from bot.requests import Command, Press, Words
from engine.errors import BadMove
from engine.moves import parse_move, parse_place

LARGEST_BODY: Final = 4096
LONGEST_TEXT: Final = 400
MENUS: Final = frozenset({"menu", "set", "put", "go"})
"""What the buttons of a menu do, beside commands; such a button has a text."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
_LAST_TURN: Final = 2**31 - 1
_HIGHEST: Final = 2**63 - 1
_LARGEST_NUMBER: Final = 2**32 - 1


class BadAction(ValueError):
    """Not an action that a page of ours sends."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a page asks for; `id` is the page's own name for it, the same when it asks again."""

    id: str
    asks: Press | Command | Words


def read_action(body: bytes) -> Action:
    """Read an action.

    `{"id": …}` with one of:

    - `"game"`, `"turn"` and `"tap": "g3"`, `"move": "d"` or `"do": "undo"` (with `"count"`):
      a button of the board, refused if the board has changed since
    - `"question"` and `"answer"`: the number of a choice, 0 for no
    - `"do": "new"` with `"text"` or `"number"`: a command
    - `"say"`: a line as it would be typed in the chat

    Raises:
        BadAction: it is none of these.
    """
    record = read_record(body)
    name = record.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise BadAction("no id")
    try:
        return Action(name, _asks(record))
    except BadMove as error:
        raise BadAction("no place") from error


def read_record(body: bytes) -> dict[str, Any]:
    """A body as what it names.

    Raises:
        BadAction: it is not JSON, or no record.
    """
    try:
        record = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadAction("no JSON") from error
    if not isinstance(record, dict):
        raise BadAction("no record")
    return record


def update_number(session: str, action: str) -> int:
    """A number below -1 for an action of a session, the same each time it is sent.

    Telegram's updates have numbers above zero, so that both fit into one set of answered ones.
    """
    digest = hashlib.sha256(f"{session} {action}".encode()).digest()
    return -2 - (int.from_bytes(digest[:8], "big") >> 1) % (2**62)


def _asks(record: Mapping[str, Any]) -> Press | Command | Words:
    if "say" in record:
        return Words(_text(record, "say"))
    if "question" in record:
        question = _number(record, "question", _HIGHEST)
        return Press(0, 0, question=question, answer=_number(record, "answer", 99))
    if "game" not in record:
        return _command(record)
    game, turn = _number(record, "game", _HIGHEST), _number(record, "turn", _LAST_TURN)
    if "tap" in record:
        return Press(game, turn, place=parse_place(_text(record, "tap")))
    if "move" in record:
        return Press(game, turn, move=parse_move(_text(record, "move")))
    count = _number(record, "count", 100) if "count" in record else None
    text = _text(record, "text", "")
    name = _text(record, "do")
    if not (text and name in MENUS):
        name = _name(record)
    return Press(game, turn, command=name, text=text, number=count or None)


def _command(record: Mapping[str, Any]) -> Command:
    number = _number(record, "number", _LARGEST_NUMBER) if "number" in record else None
    return Command(_name(record), number=number, text=_text(record, "text", ""))


def _name(record: Mapping[str, Any]) -> str:
    name = _text(record, "do")
    if name not in COMMANDS:
        raise BadAction("no such command")
    return name


def _text(record: Mapping[str, Any], key: str, missing: str | None = None) -> str:
    text = record.get(key, missing)
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise BadAction(f"no {key}")
    return text


def _number(record: Mapping[str, Any], key: str, highest: int) -> int:
    number = record.get(key)
    if type(number) is not int or not 0 <= number <= highest:
        raise BadAction(f"no {key}")
    return number
