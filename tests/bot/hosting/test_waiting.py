"""A database that is away is waited for, once told (C57)."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.hosting import waiting
from bot.hosting.waiting import DatabaseWatch, open_store
from bot.settings import MEMORY_URL
from bot.storage.errors import PASSING
from bot.storage.repository import StorageUnavailable, Store, Trouble


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(waiting, "LONGEST_PAUSE", 0.002)


def _away(monkeypatch: pytest.MonkeyPatch, *troubles: Trouble) -> None:
    """The next openings fail, one after the other."""
    left, usual = list(troubles), Store.open

    async def opened(url: str) -> Store:
        if left:
            raise StorageUnavailable(left.pop(0))
        return await usual(MEMORY_URL)

    monkeypatch.setattr(Store, "open", opened)


@pytest.mark.parametrize("trouble", sorted(PASSING, key=str))
async def test_what_may_pass_is_waited_for_and_told_once(
    trouble: Trouble, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _away(monkeypatch, *[trouble] * 20)
    told: list[str] = []
    with caplog.at_level(logging.INFO):
        store = await open_store("postgresql+asyncpg://x", asyncio.Event(), told.append)
    assert store is not None
    await store.close()
    lines = [record.getMessage() for record in caplog.records if "waiting" in record.getMessage()]
    assert len(lines) == 1
    assert told == [f"waiting for the database ({trouble.value})"]
    assert "the database is there" in caplog.text


@pytest.mark.parametrize("trouble", sorted(set(Trouble) - PASSING, key=str))
async def test_what_will_not_pass_ends_the_start(
    trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    _away(monkeypatch, trouble)
    with pytest.raises(StorageUnavailable):
        await open_store(MEMORY_URL, asyncio.Event(), lambda _text: None)


async def test_a_wrong_path_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite+aiosqlite:///{tmp_path}/file/x.sqlite"
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        await open_store(url, asyncio.Event(), lambda _text: None)


async def test_the_stop_signal_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "FIRST_PAUSE", 3600.0)
    _away(monkeypatch, Trouble.STARTING)
    stopped = asyncio.Event()
    opening = asyncio.create_task(open_store(MEMORY_URL, stopped, lambda _text: None))
    await asyncio.sleep(0)
    stopped.set()
    assert await opening is None


async def test_each_new_reason_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _away(monkeypatch, Trouble.NO_HOST, Trouble.NO_HOST, Trouble.STARTING, Trouble.STARTING)
    store = await open_store(MEMORY_URL, asyncio.Event(), lambda _text: None)
    assert store is not None
    await store.close()
    assert caplog.text.count("waiting for the database") == 2


async def test_in_play_it_is_told_once_that_it_went_and_once_that_it_is_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(MEMORY_URL)
    away = True
    usual = store.check

    async def checked() -> None:
        if away:
            raise StorageUnavailable(Trouble.FULL)
        await usual()

    monkeypatch.setattr(store, "check", checked)
    told: list[str] = []
    watch = DatabaseWatch(store, told.append)
    for _ in range(5):
        await watch.look()
    assert watch.away
    away = False
    for _ in range(5):
        await watch.look()
    assert not watch.away
    assert told == ["the database is away", "playing"]
    assert caplog.text.count("is away") == 1
    assert caplog.text.count("is back") == 1
    await store.close()
