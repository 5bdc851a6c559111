"""Copies of the whole: consistent, complete, and never in the way."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from bot.requests import Where, Who
from bot.service.game.keeping import save_game
from bot.storage import migrate, upkeep
from bot.storage.repository import StorageUnavailable, Store

LINE = "PY1-N-AAAAAAS"
HOME = Where(5)


async def _filled(url: str) -> Store:
    store = await Store.open(url)
    async with store.work() as work:
        await work.inbox.first_time(1, 1.0)
        await work.people.see(Who(5, "Anna è qui"), "it", 1.0)
        await work.files.remember("scene", "AgAC", 1.0)
        chat = await work.chats.get(HOME, "it")
        game = await work.games.add(HOME, 5, LINE, 1.0)
        game = await save_game(work, replace(game, state="won", line=f"{LINE} g6"))
        await work.chats.save(replace(chat, game_id=game.id))
    return store


async def _contents(url: str) -> object:
    store = await Store.open(url)
    async with store.read() as work:
        everything = await work.people.export(5)
        picture = await work.files.get("scene")
    async with store.work() as work:
        seen = not await work.inbox.first_time(1, 2.0)
    await store.close()
    return everything, picture, seen


def _file(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def test_a_backup_is_the_database(process_url: str, tmp_path: Path) -> None:
    store = await _filled(process_url)
    await upkeep.backup(process_url, tmp_path / "copies" / "backup.sqlite")
    await store.close()
    expected = await _contents(process_url)
    assert await _contents(_file(tmp_path / "copies" / "backup.sqlite")) == expected


async def test_a_backup_under_play_is_of_one_moment(process_url: str, tmp_path: Path) -> None:
    """Game, chat and update of a move are in it together or not at all."""
    store = await _filled(process_url)
    stop = asyncio.Event()

    async def play() -> None:
        update = 1
        while not stop.is_set():
            update += 1
            async with store.work() as work:
                await work.inbox.first_time(update, 1.0)
                chat = await work.chats.get(HOME, "it")
                assert chat.game_id is not None
                game = await work.games.get(chat.game_id)
                assert game is not None
                await save_game(work, replace(game, hints=update))
                await work.chats.save(replace(chat, last_reply=str(update)))

    playing = asyncio.create_task(play())
    for number in range(3):
        target = tmp_path / f"backup{number}.sqlite"
        await upkeep.backup(process_url, target)
        copy = await Store.open(_file(target))
        async with copy.work() as work:
            chat = await work.chats.get(HOME, "it")
            assert chat.game_id is not None
            game = await work.games.get(chat.game_id)
            assert game is not None
            assert chat.last_reply == (str(game.hints) if game.hints else "")
            assert await work.inbox.first_time(game.hints + 1, 1.0)
        await copy.close()
    stop.set()
    await playing
    await store.close()


async def test_a_backup_replaces_an_older_one_only_when_whole(
    process_url: str, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite"
    target.write_text("the old one")
    with pytest.raises(StorageUnavailable):
        await upkeep.backup(_file(tmp_path / "none.sqlite"), target)
    assert target.read_text() == "the old one"
    await (await _filled(process_url)).close()
    with pytest.raises(StorageUnavailable, match="--force replaces it"):
        await upkeep.backup(process_url, target)
    assert target.read_text() == "the old one"
    await upkeep.backup(process_url, target, force=True)
    assert target.read_bytes().startswith(b"SQLite format 3")
    assert not (tmp_path / "backup.sqlite.part").exists()


async def test_a_backup_that_cannot_be_written_is_a_sentence(
    process_url: str, tmp_path: Path
) -> None:
    await (await _filled(process_url)).close()
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageUnavailable, match="backup cannot be written there"):
        await upkeep.backup(process_url, tmp_path / "file" / "backup.sqlite")


async def test_a_copy_is_complete_and_goes_on_counting(process_url: str, other_url: str) -> None:
    store = await _filled(process_url)
    async with store.work() as work:
        last = await work.games.add(HOME, 5, LINE, 2.0)
        await save_game(work, replace(last, state="won", touched_at=2.0))
    await store.prune(100 * 86400.0, keep_days=1)
    await store.close()
    copied = await upkeep.copy_database(process_url, other_url)
    assert {table: count for table, count in copied.items() if count} == {
        "chats": 1,
        "files": 1,
        "players": 1,
        "results": 2,
    }
    store = await Store.open(other_url)
    async with store.work() as work:
        assert (await work.games.add(HOME, 5, LINE, 3.0)).id > last.id
        assert (await work.chats.get(Where(6), "en")).settings.language == "en"
    await store.close()


async def test_a_copy_back_is_the_same(process_url: str, other_url: str, tmp_path: Path) -> None:
    await (await _filled(process_url)).close()
    await upkeep.copy_database(process_url, other_url)
    back = _file(tmp_path / "back.sqlite")
    await upkeep.copy_database(other_url, back)
    assert await _contents(back) == await _contents(process_url)


async def test_nothing_is_copied_over_something(process_url: str, other_url: str) -> None:
    await (await _filled(process_url)).close()
    await (await _filled(other_url)).close()
    before = await _contents(other_url)
    with pytest.raises(upkeep.NotEmpty):
        await upkeep.copy_database(process_url, other_url)
    assert await _contents(other_url) == before


async def test_another_version_is_not_copied(process_url: str, other_url: str) -> None:
    await (await _filled(process_url)).close()
    await migrate.downgrade(process_url, "base")
    with pytest.raises(StorageUnavailable, match="pyramide migrate"):
        await upkeep.copy_database(process_url, other_url)


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("place", ["/dev/null", "folder", "pipe"])
async def test_a_backup_goes_to_no_device_and_no_folder(
    place: str,
    force: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    """C62: a device file was replaced by a backup."""
    url = _file(tmp_path / "x.sqlite")
    await (await _filled(url)).close()
    target = Path(place) if place.startswith("/") else tmp_path / place
    if place == "folder":
        target.mkdir()
    if place == "pipe":
        os.mkfifo(target)
    kind = target.stat().st_mode
    with pytest.raises(StorageUnavailable, match="no place for a file"):
        await upkeep.backup(url, target, force=force)
    assert target.stat().st_mode == kind


async def test_a_backup_does_not_go_over_one_that_came_meanwhile(tmp_path: Path) -> None:
    url, target = _file(tmp_path / "x.sqlite"), tmp_path / "backup.sqlite"
    await (await _filled(url)).close()
    copy = upkeep.copy_file

    def copied(name: str, part: Path) -> None:
        copy(name, part)
        target.write_text("somebody else's")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "copy_file", copied)
        with pytest.raises(StorageUnavailable):
            await upkeep.backup(url, target)
    assert target.read_text() == "somebody else's"


async def test_a_restore_is_rehearsed_and_done(
    process_url: str, other_url: str, tmp_path: Path
) -> None:
    """A game in mid-play is in the backup and goes on after the restore."""
    store = await _filled(process_url)
    async with store.work() as work:
        where = Where(8)
        chat = await work.chats.get(where, "en")
        game = await work.games.add(where, 8, f"{LINE} g6 g2+g5 d", 1.0)
        await work.chats.save(replace(chat, game_id=game.id))
    await store.close()
    backup = tmp_path / "backup.sqlite"
    await upkeep.backup(process_url, backup)
    before = backup.read_bytes()
    counted = await upkeep.check_backup(backup)
    assert (counted["games"], counted["chats"]) == (2, 2)
    assert backup.read_bytes() == before
    told: list[tuple[str, int, int]] = []
    await upkeep.restore(backup, other_url, lambda *step: told.append(step))
    assert ("games", 2, 2) in told
    store = await Store.open(other_url)
    async with store.work() as work:
        chat = await work.chats.get(Where(8), "en")
        assert chat.game_id is not None
        found = await work.games.get(chat.game_id)
        assert found is not None
        assert found.line == f"{LINE} g6 g2+g5 d"
        await save_game(work, replace(found, line=f"{found.line} d"))
    await store.close()
    with pytest.raises(upkeep.NotEmpty):
        await upkeep.restore(backup, other_url)


async def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    url, backup = _file(tmp_path / "x.sqlite"), tmp_path / "backup.sqlite"
    await (await _filled(url)).close()
    await upkeep.backup(url, backup)
    await migrate.downgrade(_file(backup), "0003")
    assert (await upkeep.check_backup(backup))["games"] == 1
    assert await migrate.revision_of(_file(backup)) == "0003"


@pytest.mark.parametrize("content", [b"", b"<html>", b"SQLite format 3\0" + b"\0" * 4000])
async def test_what_is_no_backup_is_named_as_such(content: bytes, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    backup.write_bytes(content)
    with pytest.raises(StorageUnavailable, match="not whole"):
        await upkeep.check_backup(backup)
    with pytest.raises(StorageUnavailable, match="not whole"):
        await upkeep.check_backup(tmp_path / "none.sqlite")


async def test_a_backup_with_a_game_that_cannot_be_replayed(tmp_path: Path) -> None:
    url, backup = _file(tmp_path / "x.sqlite"), tmp_path / "backup.sqlite"
    store = await _filled(url)
    async with store.work() as work:
        await work.games.add(HOME, 5, "PY1-N-NONSENSE", 1.0)
    await store.close()
    await upkeep.backup(url, backup)
    with pytest.raises(StorageUnavailable, match="not whole"):
        await upkeep.check_backup(backup)
