"""Telegram's limits on sending, kept on our side so that they are never run into (C6).

About 30 messages a second in all, one a second in a chat with short bursts, 20 a minute in a
group; edits count. Times are seconds of any clock that only goes forward.
"""

from collections import deque
from dataclasses import dataclass, field

from bot.guard import Bucket

GROUP_WINDOW = 60.5
"""A minute, and a little for messages that arrive sooner after each other than they were sent."""

FORGET_AFTER = 120.0
"""A chat that was quiet for so long has every budget full: nothing to remember."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much may be sent. `total` and `chat` are a second, `group` is a minute."""

    total: float = 30.0
    total_burst: float = 10.0
    chat: float = 1.0
    chat_burst: float = 4.0
    group: int = 20


UNLIMITED = Allowance(1e9, 1e9, 1e9, 1e9, 1_000_000)


@dataclass(slots=True)
class _ChatLimit:
    bucket: Bucket
    sent: deque[float] = field(default_factory=deque)
    held_until: float = 0.0


@dataclass(slots=True)
class Limits:
    """What was sent lately, in all and to each chat."""

    allowance: Allowance = field(default_factory=Allowance)
    _parts: int = 1
    _total: Bucket | None = None
    _chats: dict[int, _ChatLimit] = field(default_factory=dict)
    _swept: float = 0.0

    def total_wait(self, now: float) -> float:
        """Seconds until anything may be sent at all."""
        if self._total is None:
            size = max(1.0, self.allowance.total_burst / self._parts)
            self._total = Bucket(self.allowance.total / self._parts, size, size, now)
        return self._total.wait(now)

    def share(self, parts: int) -> None:
        """So many processes send for the bot: each may send an equal part of all."""
        if parts != self._parts:
            self._parts = parts
            self._total = None

    def chat_wait(self, chat: int, now: float) -> float:
        """Seconds until this chat may get something; groups have negative ids."""
        limit = self._chat(chat, now)
        wait = max(limit.bucket.wait(now), limit.held_until - now)
        if chat < 0:
            # The same sum in both places: rounded apart, a full minute let everything out.
            while limit.sent and limit.sent[0] + GROUP_WINDOW <= now:
                limit.sent.popleft()
            if len(limit.sent) >= self.allowance.group:
                wait = max(wait, limit.sent[-self.allowance.group] + GROUP_WINDOW - now)
        return max(wait, 0.0)

    def take(self, chat: int, now: float) -> None:
        """Count one message to a chat."""
        self.total_wait(now)
        if self._total is not None:
            self._total.take()
        limit = self._chat(chat, now)
        limit.bucket.take()
        if chat < 0:
            limit.sent.append(now)

    def hold(self, chat: int, seconds: float, now: float) -> None:
        """Telegram asked to wait: this chat alone does."""
        limit = self._chat(chat, now)
        limit.held_until = max(limit.held_until, now + seconds)

    def _chat(self, chat: int, now: float) -> _ChatLimit:
        self._sweep(now)
        limit = self._chats.get(chat)
        if limit is None:
            size = self.allowance.chat_burst
            limit = _ChatLimit(Bucket(self.allowance.chat, size, size, now))
            self._chats[chat] = limit
        return limit

    def _sweep(self, now: float) -> None:
        """Forget quiet chats, at most once in a while."""
        if now - self._swept < FORGET_AFTER:
            return
        self._swept = now
        quiet = [
            chat
            for chat, limit in self._chats.items()
            if now - limit.bucket.at > FORGET_AFTER and limit.held_until <= now
        ]
        for chat in quiet:
            del self._chats[chat]
