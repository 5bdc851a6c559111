"""The server's desk: the world and all that stands around it, and what crosses it.

The bot's side (`methods`) and the people's side (`people`) both work through a `Desk`.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.local.decode import Upload
from bot.local.faults import Faults
from bot.local.feed import Feed
from bot.local.flood import Flood
from bot.local.queue import UpdateQueue
from bot.local.schema import check_update
from bot.local.text import Json
from bot.local.world import GROUPS, Chat, Message, World


@dataclass(frozen=True, slots=True)
class Request:
    """A call of the bot, its parameters checked."""

    params: Json
    files: dict[str, Upload] = field(default_factory=dict)


@dataclass(slots=True)
class Press:
    """A button press that the bot may answer; `inline` is set for messages sent via the bot."""

    id: str
    user_id: int
    chat_id: int
    message_id: int
    at: float
    answers: list[Json] = field(default_factory=list)


@dataclass(slots=True)
class InlineQuery:
    """A query typed after the bot's name, and the results that came."""

    id: str
    user_id: int
    chat_id: int
    query: str
    at: float
    answer: Json | None = None


@dataclass(slots=True)
class Webhook:
    """Where updates are pushed; an empty URL means polling. Times in seconds since 1970."""

    url: str = ""
    secret: str | None = None
    max_connections: int = 40
    error_date: int | None = None
    error_message: str | None = None


@dataclass(slots=True)
class Desk:
    """One bot's local Telegram. `privacy` is BotFather's privacy mode for groups."""

    token: str
    world: World
    queue: UpdateQueue = field(default_factory=UpdateQueue)
    feed: Feed = field(default_factory=Feed)
    faults: Faults = field(default_factory=Faults)
    flood: Flood = field(default_factory=Flood)
    webhook: Webhook = field(default_factory=Webhook)
    presses: dict[str, Press] = field(default_factory=dict)
    inline: dict[str, InlineQuery] = field(default_factory=dict)
    privacy: bool = True
    clock: Callable[[], float] = time.time

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self.clock())

    def deliver(self, kind: str, payload: Json) -> int | None:
        """Queue an update for the bot; its id, or None if the bot does not want its kind."""
        check_update({"update_id": 0, kind: payload})
        return self.queue.put(kind, payload)

    def show(self, kind: str, message: Message) -> Json:
        """Tell those who watch about a new or edited message; returns its Bot API form."""
        wire = self.world.wire(message)
        self.feed.add(kind, chat_id=message.chat_id, message=wire)
        return wire

    def post(self, chat: Chat, body: Json, reply_to: int | None = None) -> Message:
        """Put a message of a person, or a service message, into a chat and tell the bot of it."""
        message = self.world.add_message(chat, {"date": self.now(), **body}, reply_to)
        wire = self.show("message", message)
        if self.bot_sees(chat, wire):
            self.deliver("channel_post" if chat.type == "channel" else "message", wire)
        return message

    def bot_sees(self, chat: Chat, wire: Json) -> bool:
        """Whether a message reaches the bot, as membership, blocks and privacy mode decide."""
        bot_id = self.world.bot_id
        if chat.type == "private":
            return not self.world.people[chat.id].blocked
        if chat.members.get(bot_id) not in {"administrator", "member"}:
            return False
        if chat.type not in GROUPS or not self.privacy or chat.is_admin(bot_id):
            return True
        return self._meant_for_bot(wire)

    def _meant_for_bot(self, wire: Json) -> bool:
        """In privacy mode: service messages, replies to the bot, commands not for another bot."""
        if not any(part in wire for part in ("text", "caption", "voice", "photo", "document")):
            return True
        replied = wire.get("reply_to_message", {})
        if replied.get("from", {}).get("id") == self.world.bot_id:
            return True
        if wire.get("via_bot", {}).get("id") == self.world.bot_id:
            return True
        word = wire.get("text", "").split(maxsplit=1)[:1]
        if not word or not word[0].startswith("/"):
            return False
        _, _, addressed = word[0].partition("@")
        return addressed.lower() in {"", self.world.bot["username"].lower()}

    def new_id(self) -> str:
        """An id for a button press or inline query."""
        return str(secrets.randbits(62))
