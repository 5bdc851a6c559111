"""Pictures of boards: drawn off the loop, and sent again by the name that Telegram gave them.

A picture is known by its scene and theme; one that was sent before is not drawn again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Protocol

from bot.language.catalog import Catalog
from bot.replies import View
from bot.scenes import scene_for
from bot.service.game import boards
from bot.storage.repository import StorageError, Store, Work
from bot.telegram.logs import log
from render.board import draw_board
from render.scene import Scene
from render.themes import DEFAULT_THEME, THEMES, Theme

KEPT_IN_MEMORY = 4096
Write = Callable[[Work], Awaitable[None]]
"""Something to be written in a transaction."""


class Drawing(Protocol):
    """Anything that can be drawn; `key` is the same for the same picture, everywhere."""

    @property
    def key(self) -> str:
        """What names the picture."""

    def draw(self) -> bytes:
        """The picture as PNG bytes; takes some milliseconds."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to be shown."""

    scene: Scene
    theme: Theme
    key: str

    def draw(self) -> bytes:
        """The board as PNG bytes."""
        return draw_board(self.scene, self.theme)


class Pictures:
    """Makes pictures, and remembers the file ids of those that were sent."""

    def __init__(
        self, store: Store, catalog: Catalog, keep: Callable[[Write], None], threads: int = 2
    ) -> None:
        self._store = store
        self._write = keep
        self._catalog = catalog
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")
        self._names: OrderedDict[str, str] = OrderedDict()
        self._forgotten: set[str] = set()
        self.drawn: Callable[[float], None] = lambda _seconds: None
        """Told how long each drawing took, from the thread that drew."""

    def of(self, view: View, language: str, theme: str) -> Picture:
        """The picture that a view needs."""
        # A first tap changes the keyboard alone: the picture is that of the cards.
        scene = scene_for(replace(view, selected=None), self._catalog, language)
        style = THEMES.get(theme, DEFAULT_THEME)
        return Picture(scene, style, f"{style.key}-{scene.key()}")

    async def photo(self, picture: Drawing) -> str | bytes:
        """Its file id if it was sent before, else its bytes."""
        known = await self.name(picture)
        if known is not None:
            return known
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._draw, picture)

    def _draw(self, picture: Drawing) -> bytes:
        started = time.perf_counter()
        data = picture.draw()
        self.drawn(time.perf_counter() - started)
        return data

    async def name(self, picture: Drawing) -> str | None:
        """Its file id if it was sent before."""
        known = self._names.get(picture.key)
        if known is None and picture.key not in self._forgotten:
            known = await self._stored(picture.key)
        if known is not None:
            self._keep(picture.key, known)
        return known

    def sent(self, picture: Drawing, name: str) -> None:
        """Telegram has it under this file id."""
        if self._names.get(picture.key) == name:
            return
        self._keep(picture.key, name)
        key, at = picture.key, time.time()
        self._write(lambda work: work.files.remember(key, name, at))

    def forget(self, picture: Drawing) -> None:
        """Telegram does not know it any more."""
        key = picture.key
        self._names.pop(key, None)
        self._forgotten.add(key)
        self._write(lambda work: self._forget(work, key))

    async def _forget(self, work: Work, key: str) -> None:
        await work.files.forget(key)
        self._forgotten.discard(key)

    def close(self) -> None:
        """Let the drawing threads go; pictures that wait are not drawn."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _stored(self, key: str) -> str | None:
        try:
            return await boards.file_id(self._store, key)
        except StorageError as error:
            log.warning("pictures not read", error=error)
            return None

    def _keep(self, key: str, name: str) -> None:
        self._names[key] = name
        self._names.move_to_end(key)
        if len(self._names) > KEPT_IN_MEMORY:
            self._names.popitem(last=False)
