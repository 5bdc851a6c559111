"""What a chat remembers between requests, as text for the store: questions and answers."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.replies import Cards, Level, Sentence, Term, Value
from bot.requests import Command, Pending
from engine.cards import Card, format_card, parse_card
from engine.moves import format_move, format_place, parse_move, parse_place

MOST_SEEN = 50
"""People of a chat whose last visit is remembered."""


@dataclass(frozen=True, slots=True)
class Recall:
    """What a chat remembers.

    says     what was said last
    seen     what each person saw last: (game, turn) by user
    cursors  where each person reads: (game, place) by user
    told     how many sentences of `says` were spoken: "more" goes on there; 0 for all
    """

    says: tuple[Sentence, ...] = ()
    seen: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    cursors: Mapping[int, tuple[int, str]] = field(default_factory=dict)
    told: int = 0

    @property
    def bare(self) -> tuple[Sentence, ...]:
        """The sentences without the one that says that they are the same as before."""
        again = bool(self.says) and self.says[0].key in {"still", "still-again"}
        return self.says[1:] if again else self.says


def format_recall(recall: Recall) -> str:
    """The memory as text; of the people only the latest are kept."""
    seen = dict(list(recall.seen.items())[-MOST_SEEN:])
    cursors = dict(list(recall.cursors.items())[-MOST_SEEN:])
    says = [sentence_record(say) for say in recall.says]
    return json.dumps({"says": says, "seen": seen, "cursors": cursors, "told": recall.told})


def parse_recall(text: str) -> Recall:
    """Read what `format_recall` wrote."""
    if not text:
        return Recall()
    record = json.loads(text)
    seen = {int(user): (game, turn) for user, (game, turn) in record["seen"].items()}
    cursors = {int(user): (game, at) for user, (game, at) in record.get("cursors", {}).items()}
    says = tuple(map(sentence_from, record["says"]))
    return Recall(says, seen, cursors, record.get("told", 0))


def format_pending(pending: Pending) -> str:
    """What a question would do, as text."""
    commands = [_command_record(command) for command in pending.commands]
    return json.dumps({"confirm": pending.confirm, "commands": commands})


def parse_pending(text: str) -> Pending:
    """Read what `format_pending` wrote."""
    record = json.loads(text)
    return Pending(tuple(map(_command_from, record["commands"])), record["confirm"])


def _command_record(command: Command) -> dict[str, Any]:
    return {
        "name": command.name,
        "move": format_move(command.move) if command.move else None,
        "places": [format_place(place) for place in command.places],
        "cards": [format_card(card) for card in command.cards],
        "number": command.number,
        "text": command.text,
    }


def _command_from(record: dict[str, Any]) -> Command:
    return Command(
        record["name"],
        parse_move(record["move"]) if record["move"] else None,
        tuple(map(parse_place, record["places"])),
        tuple(map(parse_card, record["cards"])),
        record["number"],
        record["text"],
    )


def sentence_record(say: Sentence) -> list[Any]:
    """A sentence as it can be written as JSON."""
    return [say.key, {name: _value_record(value) for name, value in say.args.items()}, say.level]


def sentence_from(record: list[Any]) -> Sentence:
    """Read what `sentence_record` gave."""
    key, args, level = record
    return Sentence(key, {name: _value_from(value) for name, value in args.items()}, Level(level))


def _value_record(value: Value) -> Any:
    match value:
        case Card():
            return {"card": format_card(value)}
        case Cards(cards, closed):
            return {"cards": [format_card(card) for card in cards], "closed": closed}
        case Term(key):
            return {"term": key}
        case Sentence():
            return {"say": sentence_record(value)}
        case tuple():
            return {"says": [sentence_record(say) for say in value if isinstance(say, Sentence)]}
        case _:
            return value


def _value_from(record: Any) -> Value:
    match record:
        case {"card": text}:
            return parse_card(text)
        case {"cards": texts, "closed": closed}:
            return Cards(tuple(map(parse_card, texts)), closed)
        case {"term": key}:
            return Term(key)
        case {"say": say}:
            return sentence_from(say)
        case {"says": says}:
            return tuple(map(sentence_from, says))
        case int() | str():
            return record
        case _:
            raise ValueError(f"This is no argument of a sentence: {record!r}.")
