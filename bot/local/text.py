"""A message's text and its entities: lengths, trimming, and the links and commands found in it."""

import re
from dataclasses import dataclass
from typing import Any, Final

Json = dict[str, Any]

FOUND: Final = (
    (
        "bot_command",
        re.compile(r"(?<![\w/<>])/[a-zA-Z0-9_]{1,64}(?:@[a-zA-Z0-9_]{3,32})?(?![\w/])"),
    ),
    ("mention", re.compile(r"(?<![\w/@.])@[a-zA-Z0-9_]{4,32}(?!\w)")),
    ("url", re.compile(r"(?<!\w)(?:https?://|tg://|t\.me/)[^\s<>\"]*[^\s<>\".,;:!?)]")),
    ("hashtag", re.compile(r"(?<![\w#])#\w*[^\W\d]\w*")),
)


@dataclass(frozen=True, slots=True)
class Formatted:
    """A text and its entities, in the order in which they begin."""

    text: str
    entities: list[Json]


def utf16(text: str) -> int:
    """The length of a text in UTF-16 units."""
    return len(text) + sum(character > "\uffff" for character in text)


def shown(parsed: Formatted) -> Formatted:
    """The text as it will be shown: trimmed, with commands and links found."""
    return _with_found(_trimmed(parsed))


def inside(entity: Json, length: int) -> bool:
    """Whether an entity lies within a text of `length` UTF-16 units."""
    start, size = int(entity["offset"]), int(entity["length"])
    return start >= 0 and 0 < size <= length - start


def _trimmed(parsed: Formatted) -> Formatted:
    """Without white space at both ends, as Telegram shows it."""
    text = parsed.text.strip()
    lead = utf16(parsed.text[: len(parsed.text) - len(parsed.text.lstrip())]) if text else 0
    length = utf16(text)
    kept = []
    for entity in parsed.entities:
        start = max(0, entity["offset"] - lead)
        end = min(length, entity["offset"] + entity["length"] - lead)
        if end > start:
            kept.append({**entity, "offset": start, "length": end - start})
    return Formatted(text, kept)


def _with_found(parsed: Formatted) -> Formatted:
    """Add the commands, mentions, links and tags that Telegram finds by itself."""
    entities = list(parsed.entities)
    taken = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in {"code", "pre", "text_link"}
    ]
    for kind, pattern in FOUND:
        for match in pattern.finditer(parsed.text):
            start = utf16(parsed.text[: match.start()])
            end = start + utf16(match.group())
            if not any(start < stop and begin < end for begin, stop in taken):
                entities.append({"type": kind, "offset": start, "length": end - start})
                taken.append((start, end))
    entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return Formatted(parsed.text, entities)
