"""Copies of the whole: consistent, complete, and never in the way."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.requests import Where, Who
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
        game = await work.games.save(replace(game, state="won", line=f"{LINE} g6"))
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
                await work.games.save(replace(game, hints=update))
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
    await upkeep.backup(process_url, target)
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
        await work.games.save(replace(last, state="won", touched_at=2.0))
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
