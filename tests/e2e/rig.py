"""The real bot as a process of its own, the local server, and people who play against it."""

import asyncio
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bot.local.people import talk
from bot.local.people.places import new_person
from bot.local.server import LocalServer
from bot.local.text import Json

PATIENCE = 15.0
T = TypeVar("T")


@dataclass(slots=True)
class BotProcess:
    """`pyramide run` against a local server; `settings` go on top of the usual ones."""

    server: LocalServer
    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    _process: asyncio.subprocess.Process | None = None

    def environment(self) -> dict[str, str]:
        """The environment variables that it starts with."""
        return {
            **os.environ,
            "PYRAMIDE_TOKEN": self.server.desk.token,
            "PYRAMIDE_API_URL": self.server.url,
            "PYRAMIDE_DATABASE_URL": f"sqlite+aiosqlite:///{self.folder / 'e2e.sqlite'}",
            "PYRAMIDE_LISTEN": "127.0.0.1:0",
            "PYRAMIDE_PACE": "off",
            "PYRAMIDE_LOG_LEVEL": "WARNING",
            **self.settings,
        }

    async def start(self) -> None:
        """Start, and wait until it asks for updates or has set its webhook."""
        calls = self.server.desk.faults.calls
        before = calls["getupdates"] + calls["setwebhook"]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=self.environment()
        )
        async with asyncio.timeout(90):
            while calls["getupdates"] + calls["setwebhook"] == before:
                assert self._process.returncode is None, "the bot has stopped"
                await asyncio.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def kill(self) -> None:
        """End it as a power cut does."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()


def newcomer(server: LocalServer, name: str = "Dora", language: str = "en") -> "Player":
    """A person who has never met the bot, in their private chat."""
    person = new_person(server.desk, name, language)
    return Player(server, person.id, person.id)


@dataclass(slots=True)
class Player:
    """A person in a chat (and topic): what they do and see there."""

    server: LocalServer
    id: int
    chat: int
    topic: int | None = None

    def say(self, text: str, **how: Any) -> int:
        """Write; the message's number."""
        return talk.send(
            self.server.desk, self.id, self.chat, text=text, topic=self.topic, **how
        ).id

    def tap(self, label: str) -> str:
        """Press the button that begins with these words on the newest message that has it."""
        for message in reversed(self.from_bot()):
            for button in buttons(message):
                if button["text"].lstrip("✔•★ ").startswith(label):
                    return self.press(message["message_id"], button["callback_data"])
        raise AssertionError(f"no button {label}: {[m.get('caption') for m in self.from_bot()]}")

    def press(self, message_id: int, data: str) -> str:
        """Press a button with this data, shown or not."""
        return talk.tap(self.server.desk, self.id, self.chat, message_id=message_id, data=data)

    def from_bot(self) -> list[Json]:
        """The bot's messages here as they stand, oldest first."""
        world = self.server.desk.world
        return [
            world.wire(message)
            for message in world.messages[self.chat].values()
            if not message.deleted
            and message.body.get("from", {}).get("id") == world.bot_id
            and message.body.get("message_thread_id") == self.topic
        ]

    def boards(self) -> list[Json]:
        return [message for message in self.from_bot() if "photo" in message]

    def texts(self) -> list[str]:
        return [said(message) for message in self.from_bot()]

    async def sees(self, words: str) -> Json:
        """Wait until some message of the bot's holds these words; the newest such message."""

        def found() -> Json | None:
            matching = (m for m in reversed(self.from_bot()) if words in said(m))
            return next(matching, None)

        return await self.until(found, words)

    async def shows(self, words: str) -> Json:
        """Wait until the newest board says these words or has them on a button; that board."""

        def found() -> Json | None:
            board = (self.boards() or [{}])[-1]
            labels = [button["text"] for button in buttons(board)]
            return board if words in labels or words in said(board) else None

        return await self.until(found, words)

    async def until(self, check: Callable[[], T | None], what: str = "") -> T:
        """Wait until `check` gives something, looking again at each event."""
        feed = self.server.desk.feed
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    seen = feed.last
                    if result := check():
                        return result
                    await feed.first(lambda _: True, after=seen, patience=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"not seen: {what}; there is: {self.texts()}") from None

    async def answer(self, press: str) -> Json:
        """The first answer to a press."""
        return await self.until(lambda: (self.server.desk.presses[press].answers or [None])[0])

    def picture(self, message: Json) -> bytes:
        """The bytes of a message's picture."""
        files = self.server.desk.world.files
        return files.blobs.get(files.by_id[message["photo"][-1]["file_id"]].digest)


def said(message: Json) -> str:
    return str(message.get("text") or message.get("caption") or "")


def buttons(message: Json) -> list[Json]:
    """The buttons of a message that send data."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button for row in rows for button in row if "callback_data" in button]
