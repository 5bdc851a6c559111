"""Updates that count once, players, and pictures that Telegram keeps."""

import pytest
from sqlalchemy import text

from bot.requests import Who
from bot.storage import files, inbox
from bot.storage.repository import Store

HOUR = 3600.0


async def test_an_update_counts_once_and_ids_are_a_set_c18(store: Store) -> None:
    async with store.work() as work:
        assert await work.inbox.first_time(1000, 0.0)
        assert await work.inbox.first_time(7, 1.0), "a lower id can be new"
        assert not await work.inbox.first_time(1000, 2.0)
    async with store.work() as work:
        assert not await work.inbox.first_time(7, 3.0)
        assert await work.inbox.first_time(999, 3.0)


async def test_updates_are_forgotten_after_48_hours(store: Store) -> None:
    async with store.work() as work:
        await work.inbox.first_time(1, 0.0)
        await work.inbox.first_time(2, 10 * HOUR)
        await work.inbox.first_time(inbox.PRUNE_EVERY * 3, 50 * HOUR)
    async with store.work() as work:
        assert not await work.inbox.first_time(2, 50 * HOUR)
        assert await work.inbox.first_time(1, 50 * HOUR)


async def test_a_player_is_noted_with_the_latest_name(store: Store) -> None:
    async with store.work() as work:
        await work.people.see(Who(2**40, "Anna <b>\u202e"), "it", 1.0)
        await work.people.see(Who(2**40, "Anna"), "en", 2.0)
        player = await work.people.get(2**40)
        assert player is not None
        assert (player.name, player.language) == ("Anna", "en")
        assert (player.first_at, player.seen_at) == (1.0, 2.0)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("A\0nna", "Anna"),
        ("Anna \ud83d", "Anna ?"),
        ("Ännä 🂡 \u202e'; DROP TABLE players; --", "Ännä 🂡 \u202e'; DROP TABLE players; --"),
    ],
)
async def test_a_name_of_any_characters_can_be_kept_c22(store: Store, name: str, kept: str) -> None:
    async with store.work() as work:
        await work.people.see(Who(1, name), "it", 1.0)
    async with store.read() as work:
        player = await work.people.get(1)
    assert player is not None
    assert player.name == kept


async def test_one_without_an_id_is_no_player_c12(store: Store) -> None:
    async with store.work() as work:
        assert await work.people.see(Who(None, "Channel"), "it", 1.0) is None
        assert await work.people.get(0) is None


async def test_a_picture_is_known_by_its_scene_until_it_is_forgotten(store: Store) -> None:
    async with store.work() as work:
        await work.files.remember("scene/classic", "AgAC1", 1.0)
        await work.files.remember("scene/classic", "AgAC2", 2.0)
    async with store.work() as work:
        assert await work.files.get("scene/classic") == "AgAC2"
        assert await work.files.get("scene/night") is None
        await work.files.forget("scene/classic")
        assert await work.files.get("scene/classic") is None


async def test_the_oldest_pictures_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 10)
    monkeypatch.setattr(files, "COUNT_EVERY", 1)
    async with store.work() as work:
        for number in range(25):
            await work.files.remember(f"scene {number}", "x", float(number))
            count = await work.session.scalar(text("SELECT count(*) FROM files"))
            assert count is not None
            assert count <= 10
        assert await work.files.get("scene 24") == "x"
        assert await work.files.get("scene 0") is None
