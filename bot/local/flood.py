"""Telegram's limits on how fast a bot may write, as far as they are known."""

import math
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Final

from bot.local.rules import refuse

GROUP_WINDOW: Final = 60.0


@dataclass(slots=True)
class Bucket:
    """Tokens that refill at `rate` a second up to `size`."""

    rate: float
    size: float
    tokens: float
    at: float

    def wait(self, now: float) -> float:
        """Seconds until a token is there; 0 if one is."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / self.rate


@dataclass(slots=True)
class Flood:
    """30 messages a second in all, one a second in a chat with bursts, 20 a minute in a group.

    Edits count as messages. Nothing is counted while `on` is false.
    """

    on: bool = False
    total: float = 30
    chat_rate: float = 1
    chat_burst: float = 5
    group_minute: int = 20
    refused: int = 0
    _total: Bucket | None = None
    _chats: dict[int, Bucket] = field(default_factory=dict)
    _groups: dict[int, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def count(self, chat_id: int, now: float) -> None:
        """Count a message to a chat at time `now` in seconds; refuses with 429 if too many."""
        if not self.on:
            return
        if self._total is None:
            self._total = Bucket(self.total, self.total, self.total, now)
        chat = self._chats.get(chat_id)
        if chat is None:
            chat = Bucket(self.chat_rate, self.chat_burst, self.chat_burst, now)
            self._chats[chat_id] = chat
        wait = max(self._total.wait(now), chat.wait(now), self._group_wait(chat_id, now))
        if wait > 0:
            self.refused += 1
            after = math.ceil(wait)
            refuse("flood", {"retry_after": after}, after=after)
        self._total.tokens -= 1
        chat.tokens -= 1
        if chat_id < 0:
            self._groups[chat_id].append(now)

    def _group_wait(self, chat_id: int, now: float) -> float:
        sent = self._groups[chat_id] if chat_id < 0 else deque[float]()
        while sent and sent[0] <= now - GROUP_WINDOW:
            sent.popleft()
        return sent[0] + GROUP_WINDOW - now if len(sent) >= self.group_minute else 0.0
