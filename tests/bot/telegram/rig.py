"""A bot, a local Telegram and people who use it, all in one process."""

import asyncio
import hashlib
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.guard import Guard
from bot.language.catalog import Catalog
from bot.local.people import talk
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from bot.local.starter import starter_desk
from bot.local.world import Message
from bot.requests import Where
from bot.service.context import Features
from bot.service.game.keeping import save_game
from bot.service.service import Service
from bot.storage.repository import Store
from bot.telegram.app import App, Options
from bot.telegram.look import pictures
from bot.telegram.receive.guard import Guards, open_guards
from bot.telegram.send.limits import UNLIMITED, Allowance
from bot.telegram.send.voice import Worker
from render.board import draw_board
from render.scene import Scene
from render.themes import THEMES, Theme

ANNA, BRUNO, CHIARA = 1001, 1002, 1003
SCENES: dict[str, Scene] = {}
"""What each picture of a board shows, by the digest of its bytes."""


def draw_and_note(scene: Scene, theme: Theme) -> bytes:
    data = draw_board(scene, theme)
    SCENES[hashlib.sha256(data).hexdigest()] = scene
    return data


pictures.draw_board = draw_and_note  # type: ignore[assignment]
CATALOG = Catalog()
PATIENCE = 10.0


@dataclass
class Rig:
    """The whole of it.

    The sender's clock goes `hurry` times as fast as ours, and is `leap` seconds ahead; the
    wall clock of the bot is `ahead` seconds before ours.
    """

    server: LocalServer
    database: str
    allowance: Allowance = UNLIMITED
    guard: Callable[[], Guard] | None = None
    hurry: float = 1.0
    leap: float = 0.0
    ahead: float = 0.0
    voice: Worker | None = None
    app: App | None = None
    store: Store | None = None
    polling: asyncio.Task[None] | None = None
    answers: list[dict[str, Any]] = field(default_factory=list)

    def clock(self) -> float:
        return time.monotonic() * self.hurry + self.leap

    def now(self) -> float:
        return time.time() + self.ahead

    async def nap(self, seconds: float) -> None:
        end = self.clock() + seconds
        while self.clock() < end:  # noqa: ASYNC110  the clock can leap
            await asyncio.sleep(0.002)

    @property
    def desk(self) -> Desk:
        return self.server.desk

    @property
    def running(self) -> App:
        assert self.app is not None
        return self.app

    @property
    def kept(self) -> Store:
        assert self.store is not None
        return self.store

    async def boot(self, *, poll: bool = True) -> None:
        self.store = await Store.open(self.database)
        features = Features(
            languages=CATALOG.languages(),
            themes=tuple(THEMES),
            speaks=self.voice is not None,
            any_number=lambda: 2,
        )
        options = Options(
            token=self.desk.token,
            api_url=self.server.url,
            allowance=self.allowance,
            long_poll=1,
            guards=Guards(words=self.guard()) if self.guard else open_guards(),
            clock=self.clock,
            sleep=self.nap,
            now=self.now,
            voice=self.voice,
        )
        service = Service(self.store, features)
        self.app = App(options, service=service, store=self.store, catalog=CATALOG)
        await self.app.start()
        if poll:
            self.polling = asyncio.create_task(self.app.poll())

    async def shut_down(self) -> None:
        """An orderly end."""
        if self.polling is not None:
            self.polling.cancel()
            await asyncio.gather(self.polling, return_exceptions=True)
            self.polling = None
        if self.app is not None:
            await self.app.stop()
            self.app = None
        if self.store is not None:
            await self.store.close()
            self.store = None

    async def lay(self, line: str, *, by: int = ANNA, chat: int | None = None) -> None:
        """Put a person's running game at another point, and show it."""
        async with self.kept.work() as work:
            where = Where(chat or by)
            (game, *_) = await work.games.in_chat(where)
            await save_game(work, replace(game, line=line))
        await self.ask("/board", by=by, chat=chat)

    # --- people -----------------------------------------------------------------------------

    def say(self, text: str, *, by: int = ANNA, chat: int | None = None, **more: Any) -> Message:
        return talk.send(self.desk, by, chat or by, text=text, **more)

    def tap(self, data: str, message: int, *, by: int = ANNA, chat: int | None = None) -> str:
        return talk.tap(self.desk, by, chat or by, message_id=message, data=data)

    async def ask(self, text: str, *, by: int = ANNA, chat: int | None = None, **more: Any) -> str:
        """Say something; what the bot says to it, as text or caption."""
        before = self.last(chat or by)
        self.say(text, by=by, chat=chat, **more)
        await self.quiet()
        said = [self.words(m) for m in self.from_bot(chat or by) if m.id > before]
        return "\n".join(said)

    async def press(
        self, label: str, *, by: int = ANNA, chat: int | None = None, message: int | None = None
    ) -> dict[str, Any] | None:
        """Press the first button whose label contains `label`; the answer to the press."""
        board = self.board(chat or by) if message is None else self.message(chat or by, message)
        data = self.button(board, label)["callback_data"]
        return await self.press_data(data, board.id, by=by, chat=chat)

    async def press_data(
        self, data: str, message: int, *, by: int = ANNA, chat: int | None = None
    ) -> dict[str, Any] | None:
        press = self.desk.presses[self.tap(data, message, by=by, chat=chat)]
        await self.quiet()
        return press.answers[-1] if press.answers else None

    def edit(self, message: Message, text: str) -> None:
        talk.edit(self.desk, ANNA, message.chat_id, message_id=message.id, text=text)

    # --- screen -----------------------------------------------------------------------------

    def message(self, chat: int, number: int) -> Message:
        found = self.desk.world.find(chat, number)
        assert found is not None
        return found

    def from_bot(self, chat: int) -> list[Message]:
        """Messages of the bot that are there; in a channel, those with a board."""
        bot = self.desk.world.bot_id
        return [
            message
            for message in self.desk.world.messages[chat].values()
            if not message.deleted
            and (message.body.get("from", {}).get("id") == bot or "reply_markup" in message.body)
        ]

    def last(self, chat: int) -> int:
        return max(self.desk.world.messages[chat], default=0)

    def boards(self, chat: int = ANNA) -> list[Message]:
        """Messages of the bot that carry a board's buttons."""
        return [
            m
            for m in self.from_bot(chat)
            if any(re.search(r"\.m|\.cagain", b.get("callback_data", "")) for b in self.buttons(m))
        ]

    def board(self, chat: int = ANNA) -> Message:
        return self.boards(chat)[-1]

    def caption(self, chat: int = ANNA) -> str:
        """What a board says: its words, and the figures that its picture shows."""
        return self.shown(self.board(chat))

    def shown(self, message: Message) -> str:
        """The words of a message, and below them what the picture in it shows in its bands."""
        words = self.words(message)
        photo = message.body.get("photo")
        if not photo:
            return words
        scene = SCENES.get(self.desk.world.files.by_id[photo[-1]["file_id"]].digest)
        if scene is None:
            return words
        figures = f"Score {scene.score} · moves {scene.moves} · stock {scene.stock.count}"
        return f"{words}\n{figures}\n{scene.code}"

    @staticmethod
    def words(message: Message) -> str:
        return str(message.body.get("text") or message.body.get("caption") or "")

    @staticmethod
    def buttons(message: Message) -> list[dict[str, Any]]:
        rows = message.body.get("reply_markup", {}).get("inline_keyboard", [])
        return [button for row in rows for button in row]

    def labels(self, chat: int = ANNA) -> list[str]:
        return [button["text"] for button in self.buttons(self.board(chat))]

    def data_of(self, board: Message, place: str) -> str | None:
        """The data of the button of a card, if it is there."""
        data = [str(button.get("callback_data", "")) for button in self.buttons(board)]
        return next((d for d in data if d.partition(".p")[2].split("+")[0] == place), None)

    def button(self, message: Message, label: str) -> dict[str, Any]:
        return next(button for button in self.buttons(message) if label in button["text"])

    async def breathe(self) -> None:
        """Let everybody do something."""
        await asyncio.sleep(0.02)

    async def handled(self) -> None:
        """Wait until every update is answered, sent or not."""
        async with asyncio.timeout(PATIENCE):
            while self.desk.queue.pending or self._taking():  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    def _taking(self) -> bool:
        return self.running._intake.busy or self.running._handler.busy

    # --- waiting ----------------------------------------------------------------------------

    async def quiet(self) -> None:
        """Wait until the bot has done all that it was asked."""
        async with asyncio.timeout(PATIENCE):
            while not self._is_quiet():  # noqa: ASYNC110  silence has no event
                await asyncio.sleep(0.005)

    def _is_quiet(self) -> bool:
        app = self.running
        return not (self.desk.queue.pending or app.busy)


_EMPTY: list[bytes] = []


async def empty_database(file: Path) -> str:
    """The URL of a new database; its tables are made once and copied after that."""
    url = f"sqlite+aiosqlite:///{file}"
    if not _EMPTY:
        await (await Store.open(url)).close()
    _copied(file)
    return url


def _copied(file: Path) -> None:
    if not _EMPTY:
        _EMPTY.append(file.read_bytes())
    file.write_bytes(_EMPTY[0])


@asynccontextmanager
async def rig_at(folder: Path, desk: Desk | None = None, **more: Any) -> AsyncIterator[Rig]:
    """A running bot beside a local server."""
    async with LocalServer(desk or starter_desk(), retry_scale=0.02) as server:
        rig = Rig(server, await empty_database(folder / "games.sqlite"), **more)
        await rig.boot()
        try:
            yield rig
        finally:
            await rig.shut_down()
