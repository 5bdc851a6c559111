"""What happens, for those who watch: the chat page and the tests."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from bot.local.text import Json


@dataclass(slots=True)
class Feed:
    """Numbered events, the latest 2000 kept, so that a page that lost touch can catch up."""

    last: int = 0
    _events: deque[Json] = field(default_factory=lambda: deque(maxlen=2000))
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, kind: str, **facts: object) -> None:
        self.last += 1
        self._events.append({"n": self.last, "kind": kind, **facts})
        self._news.set()
        self._news = asyncio.Event()

    def since(self, number: int) -> list[Json]:
        """The kept events after `number`, oldest first."""
        if number >= self.last:
            return []
        return [event for event in self._events if event["n"] > number]

    async def follow(self, number: int) -> AsyncIterator[Json]:
        """The events after `number`, without end."""
        while True:
            news = self._news
            for event in self.since(number):
                number = event["n"]
                yield event
            if number >= self.last:
                await news.wait()

    async def first(
        self, wanted: Callable[[Json], bool], *, after: int = 0, patience: float = 10
    ) -> Json:
        """The first event after `after` that is wanted.

        Raises TimeoutError after `patience` seconds.
        """
        async with asyncio.timeout(patience):
            async for event in self.follow(after):
                if wanted(event):
                    return event
        raise TimeoutError
