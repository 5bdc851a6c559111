"""Pictures of boards: drawn off the loop, and sent again by the name that Telegram gave them.

A picture is known by its scene and theme; one that was sent before is not drawn again.
"""

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bot.language.catalog import Catalog
from bot.replies import Say, View
from bot.service import boards
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from engine.cards import Card, Suit
from engine.moves import Remove
from engine.position import Outcome
from render.board import draw_board
from render.scene import Labels, Scene, scene_of
from render.scene import View as SceneView
from render.themes import DEFAULT_THEME, THEMES, Theme

KEPT_IN_MEMORY = 4096
_TITLES = {Outcome.WON: "picture-won", Outcome.LOST: "picture-lost"}


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to be shown; `key` is the same for the same picture, everywhere."""

    scene: Scene
    theme: Theme
    key: str


class Pictures:
    """Makes pictures, and remembers the file ids of those that were sent."""

    def __init__(self, store: Store, catalog: Catalog, threads: int = 2) -> None:
        self._store = store
        self._catalog = catalog
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")
        self._names: OrderedDict[str, str] = OrderedDict()

    def of(self, view: View, language: str, theme: str) -> Picture:
        """The picture that a view needs."""
        scene = scene_of(
            view.game,
            SceneView(
                labels=self._labels(view, language),
                hint=Remove(view.hints) if view.hints else None,
                title=self._title(view, language),
            ),
        )
        style = THEMES.get(theme, DEFAULT_THEME)
        return Picture(scene, style, f"{style.key}-{scene.key()}")

    async def photo(self, picture: Picture) -> str | bytes:
        """Its file id if it was sent before, else its bytes."""
        known = self._names.get(picture.key)
        if known is None:
            known = await self._stored(picture.key)
        if known is not None:
            self._keep(picture.key, known)
            return known
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, draw_board, picture.scene, picture.theme)

    async def sent(self, picture: Picture, name: str) -> None:
        """Telegram has it under this file id."""
        if self._names.get(picture.key) == name:
            return
        self._keep(picture.key, name)
        try:
            await boards.remember_file(self._store, picture.key, name, time.time())
        except StorageError as error:
            log.warning("picture not remembered", error=error)

    async def forget(self, picture: Picture) -> None:
        """Telegram does not know it any more."""
        self._names.pop(picture.key, None)
        try:
            await boards.forget_file(self._store, picture.key)
        except StorageError as error:
            log.warning("picture not forgotten", error=error)

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

    def _labels(self, view: View, language: str) -> Labels:
        word = self._catalog.word
        left = view.game.position.redeals_left
        passes = ""
        if left is not None:
            passes = self._catalog.text(Say("picture-passes", {"count": left}), language)
        return Labels(
            score=word("picture-score", language),
            moves=word("picture-moves", language),
            deal=word("picture-deal", language),
            stock=word("picture-stock", language),
            waste=word("picture-waste", language),
            passes=passes,
            ranks=self._ranks(view, language),
        )

    def _ranks(self, view: View, language: str) -> tuple[str, ...]:
        """What each rank is called on the buttons, without its suit's sign."""
        spanish = view.game.deal.rules.ranks == 12
        labels = (
            self._catalog.card_label(Card(rank, Suit.CLUBS), language, spanish=spanish)
            for rank in range(1, view.game.deal.rules.ranks + 1)
        )
        return tuple(label.split()[0] if spanish else label[:-1] for label in labels)

    def _title(self, view: View, language: str) -> str:
        key = _TITLES.get(view.game.outcome)
        return self._catalog.word(key, language) if key else ""
