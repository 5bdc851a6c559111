"""Each kind of failure with each kind of item: sent once, in another way, or told as missed.

Nothing ends in silence (C48), nothing is there twice (C16), and nothing stays in the outbox.
"""

import asyncio
import datetime as dt
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from telegram import Chat, InlineKeyboardButton, InlineKeyboardMarkup, Message
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.language.catalog import Catalog
from bot.replies import Bar, Figures, Sentence, Settings, Swatch, Tile, View
from bot.requests import Where
from bot.storage.repository import Store
from bot.telegram.look.pictures import Pictures
from bot.telegram.send.commits import Commits
from bot.telegram.send.courier import Courier
from bot.telegram.send.faults import Fault, fault_of
from bot.telegram.send.gate import Gate
from bot.telegram.send.items import Board, Chart, Job, Photo, Post, Strip, Text, Voice, words_of
from bot.telegram.send.limits import UNLIMITED, Limits
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.screen import Screen
from bot.telegram.send.sender import Sender
from engine.deal import deal_of
from engine.game import Game, new_game
from engine.moves import Draw
from engine.rules import VARIANTS
from tests.bot.telegram.rig import CATALOG, empty_database

MOVED_TO = -1_000_000
"""Where a group goes when it moves: its id less this."""

GAME = new_game(deal_of(2, VARIANTS["N"]))
KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("1", callback_data="1")]])
SAID = Sentence("went-wrong", {"number": "1"})
FIGURES = Figures(
    title=SAID, tiles=(Tile(SAID, SAID),), chart=SAID, bars=(Bar(label=SAID, amount=1, text=SAID),)
)
SHOWN = 77
"""The id of a message that is there already."""


def caused(error: TelegramError, cause: Exception) -> TelegramError:
    error.__cause__ = cause
    return error


ERRORS: dict[Fault, TelegramError] = {
    Fault.DONE: BadRequest("Message is not modified"),
    Fault.TOO_LATE: BadRequest("Query is too old"),
    Fault.WAIT: RetryAfter(3),
    Fault.MIGRATED: ChatMigrated(0),
    Fault.SHUT_OUT: Forbidden("bot was blocked by the user"),
    Fault.NO_TOPIC: BadRequest("TOPIC_CLOSED"),
    Fault.NO_MESSAGE: BadRequest("Message to edit not found"),
    Fault.NO_PHOTOS: BadRequest("CHAT_SEND_PHOTOS_FORBIDDEN"),
    Fault.STALE_FILE: BadRequest("Wrong file identifier"),
    Fault.BAD_PICTURE: BadRequest("IMAGE_PROCESS_FAILED"),
    Fault.TOO_LONG: BadRequest("Message is too long"),
    Fault.UNREACHED: caused(NetworkError("x"), httpx.ConnectError("refused")),
    Fault.NOT_DONE: NetworkError("Bad Gateway"),
    Fault.UNCERTAIN: TimedOut(),
    Fault.REFUSED: BadRequest("SOMETHING_NEW_INVALID"),
}
PASSING = {Fault.WAIT, Fault.UNREACHED, Fault.NOT_DONE}


def items() -> dict[str, Job]:
    """One of each kind; each goes to a chat of its own."""
    where = Where(0)
    made: dict[str, Job] = {
        "text": Text(where=where, text="the words of a text"),
        "text with buttons": Text(where=where, text="the words of a question", keyboard=KEYBOARD),
        "long text": Text(where=where, text="many words. " * 99 + "the end."),
        "board": Board(where=where, view=_view(1), settings=Settings(), line="what was done"),
        "board to be edited": Board(
            where=where, view=_view(2, message=SHOWN), settings=Settings(), line="what was done"
        ),
        "strip": Strip(where=where, message=SHOWN),
        "picture": Photo(where=where, settings=Settings(), extra=_swatch(), words="its words"),
        "picture to be edited": Photo(
            where=where, settings=Settings(), extra=_swatch(), words="its words", message=SHOWN
        ),
        "figures": Chart(where=where, settings=Settings(), figures=FIGURES),
        "voice": Voice(where=where, text="spoken", language="en", speed=175, sound=b"OggS"),
        "post": Post(where=where, text="the words of a post", settings=Settings()),
        "post with a board": Post(
            where=where, text="the words of a result", settings=Settings(), game=_drawn(3)
        ),
        "post to be edited": Post(
            where=where, text="the standings", settings=Settings(), edit=SHOWN
        ),
    }
    return {
        name: replace(job, where=Where(-number, private=False))
        for number, (name, job) in enumerate(made.items(), start=1)
    }


def _drawn(draws: int) -> Game:
    return GAME.play(*[Draw()] * draws)


def _view(number: int, message: int | None = None) -> View:
    return View(game_id=number, game=_drawn(number), message=message)


def _swatch() -> Swatch:
    return Swatch(says=(SAID,), theme="classic", themes=("classic", "night"))


EDITS = {"board to be edited", "picture to be edited", "post to be edited", "strip"}
IN_TWO = {
    ("long text", Fault.TOO_LONG),
    ("board to be edited", Fault.TOO_LONG),  # its words, then the board
    ("board to be edited", Fault.NO_MESSAGE),  # anew, and the old one's buttons go
    ("board to be edited", Fault.REFUSED),
}
WORDLESS = {"strip", "figures", "voice"}


@dataclass
class Telegram:
    """The library's bot, as far as the gate uses it: it fails when it is told to."""

    error: TelegramError
    times: int
    arrives: bool = False
    arrived: list[tuple[int, str, str]] = field(default_factory=list)
    _failed: dict[int, int] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        if not name.startswith(("send_", "edit_", "delete_")):
            raise AttributeError(name)

        async def call(*_: object, **how: Any) -> Message:
            return self._called(name, **how)

        return call

    def _called(self, name: str, chat_id: int, **how: Any) -> Message:
        media = how.get("media")
        caption = how.get("text") or how.get("caption") or getattr(media, "caption", "") or ""
        call = (chat_id, name, caption)
        failed = self._failed.get(chat_id, 0)
        moved = chat_id < MOVED_TO
        if failed < self.times and not moved and not name.startswith("delete_"):
            self._failed[chat_id] = failed + 1
            if self.arrives:
                self.arrived.append(call)
            if isinstance(self.error, ChatMigrated):
                raise ChatMigrated(chat_id + MOVED_TO)
            raise self.error
        self.arrived.append(call)
        return Message(1000 + len(self.arrived), dt.datetime.now(dt.UTC), Chat(chat_id, "group"))

    def there(self, chat: int) -> list[tuple[str, str]]:
        """What arrived in a chat, wherever it is now: new messages and changes to old ones."""
        return [
            (name, text)
            for at, name, text in self.arrived
            if at in (chat, chat + MOVED_TO) and not name.startswith("delete_")
        ]


class Clock:
    """Time passes when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


@dataclass
class Desk:
    """A sender on a database, with a Telegram that fails."""

    store: Store
    telegram: Telegram
    sender: Sender
    outbox: Outbox

    async def send(self, jobs: dict[str, Job]) -> None:
        """Have everything sent as answers are: from the outbox."""
        for job in jobs.values():
            async with self.store.work() as work:
                await work.chats.get(job.where, "en")
                (stored,) = await self.outbox.write(work, [job])
            self.sender.put(stored)
        async with asyncio.timeout(30):
            while self.sender.waiting or self.outbox.busy:  # noqa: ASYNC110  silence has no event
                await asyncio.sleep(0.005)

    async def told(self, job: Job) -> tuple[str, bool]:
        """What the chat's next answer will say was missed, and whether it is written to at all."""
        async with self.store.work() as work:
            for chat in (job.where.chat, job.where.chat + MOVED_TO):
                where = replace(job.where, chat=chat)
                found = await work.chats.get(where, "en")
                if missed := await work.chats.take_missed(where):
                    return missed, found.active
            return "", (await work.chats.get(job.where, "en")).active

    async def left(self) -> int:
        async with self.store.read() as work:
            return await work.outbox.length()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(await empty_database(tmp_path / "games.sqlite"))
    yield opened
    await opened.close()


def desk_of(store: Store, telegram: Telegram, catalog: Catalog = CATALOG) -> Desk:
    clock, commits = Clock(), Commits(store)
    outbox = Outbox(store, commits, me="me")
    pictures = Pictures(store, catalog, outbox.post)
    gate = Gate(telegram, Limits(UNLIMITED), clock=clock, sleep=clock.sleep)  # type: ignore[arg-type]
    courier = Courier(gate, catalog, pictures, Screen(), "bot")
    return Desk(store, telegram, Sender(gate, courier, outbox, store), outbox)


def test_the_errors_are_those_faults() -> None:
    assert {fault: fault_of(error) for fault, error in ERRORS.items()} == {f: f for f in Fault}


@pytest.mark.parametrize("fault", Fault)
async def test_after_one_failure_each_item_is_sent_once_or_told(store: Store, fault: Fault) -> None:
    desk, jobs = desk_of(store, Telegram(ERRORS[fault], times=1)), items()
    await desk.send(jobs)
    for name, job in jobs.items():
        there = desk.telegram.there(job.where.chat)
        missed, active = await desk.told(job)
        if fault in {Fault.DONE, Fault.TOO_LATE}:
            assert (there, missed) == ([], ""), name
        elif fault is Fault.SHUT_OUT:
            assert (there, missed, active) == ([], "", False), name
        elif fault is Fault.UNCERTAIN and name not in EDITS:
            assert there == [], f"{name} is not sent again"
            assert words_of(job) in missed
        elif fault is Fault.MIGRATED and name == "strip":
            assert (there, missed) == ([], ""), "its message stayed where it was"
        elif name in WORDLESS and fault not in PASSING | {Fault.UNCERTAIN, Fault.MIGRATED}:
            assert missed == "", f"{name} is told elsewhere"
        else:
            assert len(there) == (2 if (name, fault) in IN_TWO else 1), name
            assert (missed, active) == ("", True), name
    assert await desk.left() == 0


@pytest.mark.parametrize("fault", Fault)
async def test_what_fails_again_and_again_is_told_and_not_silent(
    store: Store, fault: Fault
) -> None:
    times = 12 if fault in {Fault.WAIT, Fault.UNREACHED} else 100
    desk, jobs = desk_of(store, Telegram(ERRORS[fault], times=times)), items()
    await desk.send(jobs)
    for name, job in jobs.items():
        there = desk.telegram.there(job.where.chat)
        missed, active = await desk.told(job)
        if fault in {Fault.WAIT, Fault.UNREACHED}:
            assert len(there) == 1, f"{name} comes when it can"
        elif fault is Fault.MIGRATED:
            assert len(there) == (0 if name == "strip" else 1), name
        elif fault in {Fault.DONE, Fault.TOO_LATE}:
            assert (there, missed) == ([], ""), name
        elif fault is Fault.SHUT_OUT:
            assert (there, active) == ([], False), name
        else:
            assert there == [], name
            # A text that was too long is missed in pieces.
            words = words_of(job).split(".")[0]
            assert words in missed, f"{name} is silent"
            assert words or name in WORDLESS, name
    assert await desk.left() == 0


async def test_what_arrived_although_it_failed_is_never_there_twice(store: Store) -> None:
    """C16: no new message a second time; a change may be made twice, and changes nothing then."""
    desk, jobs = desk_of(store, Telegram(TimedOut(), times=1, arrives=True)), items()
    await desk.send(jobs)
    for name, job in jobs.items():
        there = desk.telegram.there(job.where.chat)
        new = [call for call in there if call[0].startswith("send_")]
        assert len(new) == (0 if name in EDITS else 1), name
        assert len(there) == (2 if name in EDITS else 1), name
    assert await desk.left() == 0
