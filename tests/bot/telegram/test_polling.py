"""Updates are acknowledged when they are on disk, and not before (C18, C19)."""

import asyncio
from typing import Any

import pytest
from telegram.error import Conflict, InvalidToken, NetworkError, TelegramError

from bot.telegram.receive.intake import NotTaken
from bot.telegram.receive.polling import BATCH, Json, Poller, parse_update


class FakeTelegram:
    """The updates that are not acknowledged yet, and what was asked."""

    def __init__(self, *updates: int) -> None:
        self.pending = list(updates)
        self.offsets: list[int | None] = []
        self.errors: list[TelegramError] = []

    async def raw_updates(self, offset: int | None, timeout: int) -> list[Json]:  # noqa: ASYNC109
        self.offsets.append(offset)
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        # Telegram forgets what lies below the offset, unless the ids have begun anew.
        if offset is not None and self.pending and offset <= max(self.pending) + 1:
            self.pending = [number for number in self.pending if number >= offset]
        if not self.pending:
            await asyncio.sleep(0.01)
        return [{"update_id": number} for number in self.pending[:BATCH]]


class Sink:
    """Takes updates, unless it is told to fail first."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.piled: list[bool] = []
        self.errors: list[Exception] = []

    async def feed(self, updates: list[Json], *, piled: bool = False) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.taken += [update["update_id"] for update in updates]
        self.piled.append(piled)


async def run_until(poller: Poller, wanted: Any) -> None:
    task = asyncio.create_task(poller.run())
    async with asyncio.timeout(15):
        while not wanted():  # noqa: ASYNC110  the poller tells nobody
            await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_stored_updates_are_acknowledged():
    telegram, sink = FakeTelegram(5, 6, 7), Sink()
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: not telegram.pending)
    assert sink.taken == [5, 6, 7]
    assert telegram.offsets[:2] == [None, 8]
    assert poller.receiving


async def test_updates_that_are_not_stored_are_never_acknowledged(monkeypatch):
    monkeypatch.setattr("bot.telegram.receive.polling._FIRST_PAUSE", 0.01)
    telegram, sink = FakeTelegram(5, 6), Sink()
    sink.errors = [NotTaken("The disk is full."), NotTaken("The disk is full.")]
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: not telegram.pending)
    assert telegram.offsets[:3] == [None, None, None]
    assert sink.taken == [5, 6]


async def test_forged_ids_are_passed_over_and_hold_nothing_up(caplog):
    """An id of 2^70, a negative one: nothing that a database could keep."""
    telegram, sink = FakeTelegram(-3, 5, 2**70), Sink()
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: len(telegram.offsets) > 1)
    assert sink.taken[:1] == [5]
    assert 2**70 not in sink.taken
    assert telegram.offsets[1] == 6
    assert "passed_over=2" in caplog.text


async def test_what_piled_up_is_told_from_what_comes_while_we_listen():
    telegram, sink = FakeTelegram(*range(1, 2 * BATCH + 11)), Sink()
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: not telegram.pending)
    telegram.pending = [1000, 1001]
    await run_until(poller, lambda: not telegram.pending)
    assert sink.piled == [True, True, True, False]


async def test_ids_that_begin_anew_at_a_lower_number_are_taken():
    """C18."""
    telegram, sink = FakeTelegram(900), Sink()
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: not telegram.pending and telegram.offsets[-1] is None)
    telegram.pending = [12, 13]
    await run_until(poller, lambda: not telegram.pending)
    assert sink.taken == [900, 12, 13]


async def test_a_second_program_is_waited_for(caplog):
    """C19: a clear line in the log, another try, and not receiving meanwhile."""
    telegram, sink = FakeTelegram(5), Sink()
    telegram.errors = [Conflict("Conflict: terminated by other getUpdates request")]
    poller = Poller(telegram, sink.feed)
    task = asyncio.create_task(poller.run())
    await asyncio.sleep(0.1)
    assert not poller.receiving
    assert "another program receives this bot's updates" in caplog.text
    async with asyncio.timeout(5):
        while telegram.pending:  # noqa: ASYNC110  the poller tells nobody
            await asyncio.sleep(0.01)
    assert poller.receiving
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_network_may_fail():
    telegram, sink = FakeTelegram(5), Sink()
    telegram.errors = [NetworkError("reset")]
    await run_until(Poller(telegram, sink.feed), lambda: not telegram.pending)
    assert sink.taken == [5]


async def test_a_revoked_token_ends_it():
    telegram = FakeTelegram()
    telegram.errors = [InvalidToken()]
    with pytest.raises(InvalidToken):
        await Poller(telegram, Sink().feed).run()


def test_an_update_that_cannot_be_read_is_put_aside(caplog):
    """C22: it is logged under a number, and does not come again."""
    assert parse_update({"update_id": 3, "message": {"text": "no chat"}}, None) is None
    assert "update cannot be read" in caplog.text
    assert "update=3" in caplog.text
