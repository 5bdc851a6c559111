"""PostgreSQL: one move at a time in a chat, chats side by side, and versions as the last guard."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage import database
from bot.storage.repository import StaleGame, StorageUnavailable, Store, StoredGame, Trouble

HOME, AWAY = Where(5), Where(6)
LINE = "PY1-N-AAAAAAS"


@pytest.fixture
async def replicas(postgresql_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' worth of connections to one database."""
    stores = (await Store.open(postgresql_url), await Store.open(postgresql_url))
    yield stores
    for store in stores:
        await store.close()


async def _started(store: Store) -> StoredGame:
    async with store.work() as work:
        await work.chats.get(AWAY, "en")
        await work.chats.get(HOME, "en")
        return await work.games.add(HOME, 5, LINE, 1.0)


async def test_a_chat_is_one_replicas_at_a_time_and_others_go_on(
    replicas: tuple[Store, Store],
) -> None:
    first, second = replicas
    await _started(first)
    order = []

    async def later() -> None:
        async with second.work() as work:
            chat = await work.chats.get(HOME, "en")
            order.append(f"second sees {chat.last_reply}")

    async with first.work() as work:
        chat = await work.chats.get(HOME, "en")
        waiting = asyncio.create_task(later())
        async with second.work() as beside:
            away = await beside.chats.get(AWAY, "en")
            await beside.chats.save(replace(away, last_reply="w"))
        order.append("first saves")
        await work.chats.save(replace(chat, last_reply="g7"))
    await waiting
    assert order == ["first saves", "second sees g7"]


async def test_without_the_chat_the_version_is_the_last_guard(
    replicas: tuple[Store, Store],
) -> None:
    first, second = replicas
    game = await _started(first)
    async with first.work() as work:
        assert await work.games.get(game.id) == game

        async def other() -> None:
            async with second.work() as beside:
                await save_game(beside, replace(game, hints=7))

        await other()
        with pytest.raises(StaleGame):
            await save_game(work, replace(game, hints=1))
    async with first.read() as work:
        now = await work.games.get(game.id)
    assert now is not None
    assert now.hints == 7


async def test_an_update_that_two_replicas_have_is_answered_by_one_c18(
    replicas: tuple[Store, Store],
) -> None:
    """The second waits for the first to commit, and only then knows."""
    first, second = replicas

    async def answer(store: Store) -> bool:
        async with store.work() as work:
            if not await work.inbox.first_time(99, 1.0):
                return False
            await asyncio.sleep(0.05)
            return True

    assert sorted(await asyncio.gather(answer(first), answer(second))) == [False, True]


async def test_an_update_whose_replica_dies_is_answered_by_the_other(
    replicas: tuple[Store, Store],
) -> None:
    first, second = replicas
    begun = asyncio.Event()

    async def dies() -> None:
        async with first.work() as work:
            assert await work.inbox.first_time(99, 1.0)
            begun.set()
            await asyncio.sleep(60)

    async def answers() -> bool:
        async with second.work() as work:
            return await work.inbox.first_time(99, 1.0)

    dying = asyncio.create_task(dies())
    await begun.wait()
    answering = asyncio.create_task(answers())
    await asyncio.sleep(0.05)
    assert not answering.done()
    dying.cancel()
    assert await answering


async def test_a_chat_that_is_held_too_long_is_busy(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.2)
    store = await Store.open(postgresql_url)
    await _started(store)

    async def impatient() -> None:
        async with store.work() as work:
            await work.chats.get(HOME, "en")

    async with store.work() as work:
        await work.chats.get(HOME, "en")
        with pytest.raises(StorageUnavailable) as caught:
            await impatient()
    assert caught.value.trouble is Trouble.BUSY
    await impatient()
    await store.close()


async def test_a_server_that_is_not_there_is_a_sentence(tmp_path: object) -> None:
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        await Store.open(f"postgresql+asyncpg://postgres@/one?host={tmp_path}")


async def test_connections_that_the_server_closed_are_replaced(
    replicas: tuple[Store, Store],
) -> None:
    from sqlalchemy import text

    first, second = replicas
    game = await _started(first)
    async with second.work() as work:
        await work.session.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    async with first.work() as work:
        assert await work.games.get(game.id) == game
