"""HTML parsing as strict as Telegram's, with the same words in refusals.

Offsets and lengths of entities are in UTF-16 units, as the Bot API counts them; the offsets in
refusals are in bytes of UTF-8, as Telegram reports them.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from bot.local.rules import refuse
from bot.local.text import Formatted, Json, inside, shown, utf16

STYLES: Final = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "tg-emoji": "custom_emoji",
}
NAMED: Final = {b"lt": "<", b"gt": ">", b"amp": "&", b"quot": '"'}
REFERENCE: Final = re.compile(rb"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z]+));?")
SPACE: Final = b" \t\r\n\v\f\0"


@dataclass(slots=True)
class Open:
    """A tag that waits for its end; `start` in UTF-16 units, `at` in characters."""

    tag: str
    argument: str
    start: int
    at: int


@dataclass(slots=True)
class Parser:
    """One pass over the bytes of an HTML text."""

    data: bytes
    at: int = 0
    out: list[str] = field(default_factory=list)
    length: int = 0
    stack: list[Open] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    def parse(self) -> Formatted:
        while self.at < len(self.data):
            if self.data[self.at] == ord("<"):
                self._tag()
            else:
                self._character()
        if self.stack:
            refuse("html_no_end", tag=self.stack[-1].tag)
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return Formatted("".join(self.out), self.entities)

    def _byte(self) -> bytes:
        """The byte here, or a zero byte past the end."""
        return self.data[self.at : self.at + 1] or b"\0"

    def _reference(self) -> str | None:
        """A decoded character reference here, if it is one."""
        match = REFERENCE.match(self.data, self.at)
        if match is None:
            return None
        hexadecimal, decimal, name = match.groups()
        if name is not None:
            if name not in NAMED:
                return None
            self.at = match.end()
            return NAMED[name]
        number = int(hexadecimal, 16) if hexadecimal else int(decimal)
        if number == 0 or number >= 0x10FFFF or match.end() - self.at > 11:
            return None
        self.at = match.end()
        return chr(number)

    def _character(self) -> None:
        if self._byte() == b"&" and (decoded := self._reference()) is not None:
            self._put(decoded)
            return
        end = self.at + 1
        while end < len(self.data) and self.data[end] not in b"<&":
            end += 1
        self._put(self.data[self.at : end].decode())
        self.at = end

    def _put(self, text: str) -> None:
        self.out.append(text)
        self.length += utf16(text)

    def _skip_space(self) -> None:
        while self.at < len(self.data) and self._byte() in SPACE:
            self.at += 1

    def _word(self, stops: bytes) -> str:
        start = self.at
        while self.at < len(self.data) and self.data[self.at] not in stops:
            self.at += 1
        return self.data[start : self.at].decode(errors="replace")

    def _tag(self) -> None:
        begin = self.at
        self.at += 1
        if self._byte() == b"/":
            self.at += 1
            self._end_tag(begin)
        else:
            self._start_tag(begin)

    def _start_tag(self, begin: int) -> None:
        tag = self._word(SPACE + b">").lower()
        if self.at >= len(self.data):
            refuse("html_unclosed", at=begin)
        if tag not in STYLES:
            refuse("html_unsupported", tag=tag, at=begin)
        argument = ""
        while self._byte() != b">":
            self._skip_space()
            if self._byte() == b">":
                break
            argument = self._attribute(tag, begin) or argument
        if tag == "span" and argument != "tg-spoiler":
            refuse("html_span", at=begin)
        self.at += 1
        self.stack.append(Open(tag, argument, self.length, len("".join(self.out))))

    def _attribute(self, tag: str, begin: int) -> str:
        """Read one attribute; its value if it means something for this tag."""
        name = self._word(SPACE + b"=>")
        if not name:
            refuse("html_empty_attribute", tag=tag, at=begin)
        self._skip_space()
        if tag == "blockquote" and name == "expandable" and self._byte() != b"=":
            return "expandable"
        if self._byte() != b"=":
            refuse("html_equal_sign", tag=tag, at=begin)
        self.at += 1
        self._skip_space()
        if self.at >= len(self.data):
            refuse("html_unclosed_tag", tag=tag, at=begin)
        value = self._quoted() if self._byte() in b"'\"" else self._token()
        if self.at >= len(self.data):
            refuse("html_unclosed", at=begin)
        wanted = {"a": "href", "code": "class", "span": "class", "tg-emoji": "emoji-id"}
        return value if wanted.get(tag) == name else ""

    def _token(self) -> str:
        start = self.at
        token = re.compile(rb"[a-zA-Z0-9.-]*").match(self.data, start)
        self.at = token.end() if token else start
        if self.at < len(self.data) and self._byte() not in SPACE + b">":
            refuse("html_token", at=start)
        return self.data[start : self.at].decode().lower()

    def _quoted(self) -> str:
        quote = self._byte()
        self.at += 1
        out = b""
        while self.at < len(self.data) and self._byte() != quote:
            if self._byte() == b"&" and (decoded := self._reference()) is not None:
                out += decoded.encode()
            else:
                out += self._byte()
                self.at += 1
        self.at += 1
        return out.decode(errors="replace")

    def _end_tag(self, begin: int) -> None:
        if not self.stack:
            refuse("html_unexpected_end", at=begin)
        tag = self._word(SPACE + b">").lower()
        self._skip_space()
        if self._byte() != b">":
            refuse("html_unclosed_end", at=begin)
        self.at += 1
        opened = self.stack.pop()
        if tag and tag != opened.tag:
            refuse("html_unmatched", at=begin, want=opened.tag, tag=tag)
        if self.length > opened.start:
            self._close(opened)

    def _close(self, opened: Open) -> None:
        entity: Json = {
            "type": STYLES[opened.tag],
            "offset": opened.start,
            "length": self.length - opened.start,
        }
        match opened.tag:
            case "a":
                url = opened.argument or "".join(self.out)[opened.at :]
                if not re.match(r"(?:https?|tg|mailto|ton)://?", url) and "." not in url:
                    return
                entity["url"] = url
            case "tg-emoji":
                if not opened.argument.isdigit() or not int(opened.argument):
                    refuse("html_emoji")
                entity["custom_emoji_id"] = opened.argument
            case "blockquote" if opened.argument:
                entity["type"] = "expandable_blockquote"
            case "pre" if self._names_language(entity):
                self.entities[-1]["type"] = "pre"
                return
            case "code" if opened.argument.startswith("language-"):
                entity["language"] = opened.argument.removeprefix("language-")
        self.entities.append(entity)

    def _names_language(self, entity: Json) -> bool:
        """Whether a `code` with a language fills this `pre`."""
        last = self.entities[-1] if self.entities else {}
        same = (last.get("offset"), last.get("length")) == (entity["offset"], entity["length"])
        return same and last.get("type") == "code" and "language" in last


def parse_html(source: str) -> Formatted:
    """Parse HTML as Telegram does; refuses with the same words and byte offsets."""
    parsed = Parser(source.encode("utf-8", "surrogatepass")).parse()
    for entity in parsed.entities:
        if entity["type"] == "code":
            entity.pop("language", None)
    return parsed


def formatted(text: str, parse_mode: str | None, entities: list[Json] | None) -> Formatted:
    """The text as it will be shown: parsed, trimmed, with commands and links found."""
    if parse_mode:
        if parse_mode.lower() not in {"html", "markdown", "markdownv2"}:
            refuse("parse_mode")
        if parse_mode.lower() != "html":
            refuse("markdown")
        parsed = parse_html(text)
    else:
        parsed = Formatted(text, [dict(entity) for entity in entities or ()])
        if any(not inside(entity, utf16(text)) for entity in parsed.entities):
            refuse("entity_range")
    return shown(parsed)
