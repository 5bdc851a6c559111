"""Telling pages that their table changed, wherever that was done.

What tells it is in the database, so that a page hears of a move in the chat, on another page or
through another replica all the same: one query every half second asks for all tables that are
looked at here. A table is known by a mark that changes with everything a page shows.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator

from bot.background import Background
from bot.storage.repository import StorageError, Store

EVERY = 0.5
"""Seconds between two looks."""

_log = logging.getLogger("pyramide.web")


class Watch:
    """Looks at the tables of the pages that follow it."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self._store = store
        self._every = every
        self._marks: dict[int, str] = {}
        self._followers: defaultdict[int, set[asyncio.Event]] = defaultdict(set)
        self._look = asyncio.Event()
        self._background = Background()

    def start(self) -> None:
        """Begin to look."""
        self._background.keep(self._run, "watching tables")

    async def close(self) -> None:
        """Look no more."""
        await self._background.close()

    @property
    def pages(self) -> int:
        """So many pages follow."""
        return sum(map(len, self._followers.values()))

    def following(self, chat: int) -> int:
        """So many pages follow one table."""
        return len(self._followers.get(chat, ()))

    def told(self, chat: int, mark: str) -> None:
        """A table was read here: who follows it need not wait for the next look."""
        if chat in self._followers and self._marks.get(chat) != mark:
            self._marks[chat] = mark
            for news in self._followers[chat]:
                news.set()

    async def follow(self, chat: int, mark: str, beat: float) -> AsyncIterator[str]:
        """The marks of a table as they change, the one known being `mark`.

        An empty text every `beat` seconds says that nothing did.
        """
        news = asyncio.Event()
        self._followers[chat].add(news)
        self._look.set()
        try:
            while True:
                news.clear()
                now = self._marks.get(chat, mark)
                if now != mark:
                    mark = now
                    yield mark
                    continue
                try:
                    async with asyncio.timeout(beat):
                        await news.wait()
                except TimeoutError:
                    yield ""
        finally:
            self._followers[chat].discard(news)
            if not self._followers[chat]:
                del self._followers[chat]
                self._marks.pop(chat, None)

    async def _run(self) -> None:
        while True:
            if self._followers:
                await self._look_once()
            else:
                await self._look.wait()
            self._look.clear()
            try:
                async with asyncio.timeout(self._every):
                    await self._look.wait()
            except TimeoutError:
                continue

    async def _look_once(self) -> None:
        chats = list(self._followers)
        try:
            async with self._store.read() as work:
                marks = await work.pages.marks(chats)
        except StorageError as error:
            _log.warning("tables not looked at: %s", error)
            return
        for chat, mark in marks.items():
            self.told(chat, mark)
