"""Backups of their own accord: one a day, the newest kept, nothing else touched (C62)."""

import logging
from pathlib import Path

import pytest

from bot.hosting.backups import back_up_today
from bot.storage.repository import Store
from bot.storage.upkeep import check_backup

DAY = 86400.0


async def _day(store: Store, url: str, folder: Path, day: int, holder: str = "a") -> bool:
    return await back_up_today(store, url, folder, 3, at=day * DAY, holder=holder)


async def test_a_backup_a_day_and_three_are_kept(tmp_path: Path) -> None:
    url, folder = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite", tmp_path / "backups"
    store = await Store.open(url)
    folder.mkdir()
    (folder / "pyramide-mine.sqlite").write_text("another file")
    for day in range(6):
        assert await _day(store, url, folder, day)
        assert not await _day(store, url, folder, day), "it is there already"
    assert sorted(file.name for file in folder.iterdir()) == [
        "pyramide-1970-01-04.sqlite",
        "pyramide-1970-01-05.sqlite",
        "pyramide-1970-01-06.sqlite",
        "pyramide-mine.sqlite",
    ]
    assert (await check_backup(folder / "pyramide-1970-01-06.sqlite"))["games"] == 0
    await store.close()


async def test_one_of_several_replicas_writes_it(tmp_path: Path) -> None:
    url, folder = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite", tmp_path / "one"
    store = await Store.open(url)
    assert await _day(store, url, folder, 1, "a")
    assert not await _day(store, url, tmp_path / "another machine", 1, "b")
    assert await _day(store, url, tmp_path / "another machine", 2, "b")
    await store.close()


async def test_a_folder_that_cannot_be_written_to_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"
    (tmp_path / "file").write_text("")
    store = await Store.open(url)
    with caplog.at_level(logging.ERROR):
        assert not await _day(store, url, tmp_path / "file" / "deep", 1)
    assert "no backup written: The backup cannot be written there" in caplog.text
    await store.close()
