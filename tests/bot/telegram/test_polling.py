"""Updates are acknowledged when they are done, and not before (C18, C19)."""

import asyncio
from typing import Any

import pytest
from telegram.error import Conflict, InvalidToken, NetworkError, TelegramError

from bot.telegram.receive.polling import Json, Poller, parse_update


class FakeTelegram:
    """The updates that are not acknowledged yet, and what was asked."""

    def __init__(self, *updates: int) -> None:
        self.pending = list(updates)
        self.offsets: list[int | None] = []
        self.errors: list[TelegramError] = []
        self.news = asyncio.Event()

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
        return [{"update_id": number} for number in self.pending]


class Sink:
    """Takes updates; each is done when it is told."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.futures: dict[int, asyncio.Future[None]] = {}
        self.at_once = True

    def feed(self, update: Json) -> asyncio.Future[None]:
        number = update["update_id"]
        self.taken.append(number)
        future = asyncio.get_running_loop().create_future()
        self.futures[number] = future
        if self.at_once:
            future.set_result(None)
        return future


async def run_until(poller: Poller, wanted: Any) -> None:
    task = asyncio.create_task(poller.run())
    async with asyncio.timeout(5):
        while not wanted():  # noqa: ASYNC110  the poller tells nobody
            await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_done_updates_are_acknowledged():
    telegram, sink = FakeTelegram(5, 6, 7), Sink()
    poller = Poller(telegram, sink.feed)
    await run_until(poller, lambda: not telegram.pending)
    assert sink.taken == [5, 6, 7]
    assert telegram.offsets[:2] == [None, 8]
    assert poller.receiving


async def test_an_update_that_is_not_done_is_never_acknowledged():
    telegram, sink = FakeTelegram(5, 6, 7), Sink()
    sink.at_once = False
    poller = Poller(telegram, sink.feed)
    task = asyncio.create_task(poller.run())
    await asyncio.sleep(0.05)
    sink.futures[5].set_result(None)
    sink.futures[7].set_result(None)
    await asyncio.sleep(0.5)
    assert 6 in telegram.pending
    assert all(offset is None or offset <= 6 for offset in telegram.offsets)
    telegram.pending.append(8)
    await asyncio.sleep(0.5)
    assert sink.taken == [5, 6, 7, 8]  # others go on, and nothing is handed out twice
    sink.futures[6].set_result(None)
    sink.futures[8].set_result(None)
    await asyncio.sleep(0.5)
    assert telegram.pending == []
    assert sink.taken == [5, 6, 7, 8]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


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
