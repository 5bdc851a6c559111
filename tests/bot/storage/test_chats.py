"""What is stored of a chat, and what happens when it moves or falls silent."""

from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.replies import Level, Settings
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import Store

GROUP = Where(-100_123, private=False)
LINE = "PY1-N-AAAAAAS"


async def test_a_new_chat_speaks_the_language_it_is_made_with(store: Store) -> None:
    async with store.work() as work:
        chat = await work.chats.get(Where(5), "it")
    assert chat.settings == Settings(language="it")
    assert chat.active
    async with store.work() as work:
        assert await work.chats.get(Where(5), "en") == chat


async def test_everything_of_a_chat_comes_back_as_it_was_saved(store: Store) -> None:
    settings = Settings(
        language="fr",
        text_only=True,
        level=Level.DETAILED,
        error_help=False,
        coach=True,
        voice=True,
        theme="night",
    )
    async with store.work() as work:
        chat = await work.chats.get(GROUP, "en")
        saved = replace(
            chat,
            settings=settings,
            game_id=2**40,
            last_reply="{}",
            active=False,
        )
        await work.chats.save(saved)
    async with store.read() as work:
        again = await work.chats.get(GROUP, "en")
    assert again == saved
    assert again.settings.level is Level.DETAILED


async def test_topics_of_a_chat_are_tables_of_their_own(store: Store) -> None:
    topic = replace(GROUP, topic=7)
    async with store.work() as work:
        await work.chats.save(replace(await work.chats.get(GROUP, "en"), last_reply="w"))
        await work.chats.save(replace(await work.chats.get(topic, "it"), last_reply="a1"))
    async with store.read() as work:
        assert (await work.chats.get(GROUP, "en")).last_reply == "w"
        there = await work.chats.get(topic, "en")
    assert (there.last_reply, there.where, there.settings.language) == ("a1", topic, "it")


async def test_settings_of_another_version_are_read(store: Store) -> None:
    async with store.work() as work:
        await work.chats.get(GROUP, "it")
        await work.session.execute(
            text("UPDATE chats SET settings = :settings"),
            {"settings": '{"language": "de", "level": 0, "from_the_future": [1]}'},
        )
    async with store.read() as work:
        chat = await work.chats.get(GROUP, "en")
    assert chat.settings == Settings(language="de", level=Level.BRIEF)


async def test_an_error_undoes_the_whole_transaction(store: Store) -> None:
    async def failing() -> None:
        async with store.work() as work:
            assert await work.inbox.first_time(1, 0.0)
            await work.chats.get(GROUP, "it")
            _ = 1 // 0

    with pytest.raises(ZeroDivisionError):
        await failing()
    async with store.work() as work:
        assert await work.inbox.first_time(1, 0.0)
        assert (await work.chats.get(GROUP, "en")).settings.language == "en"


async def test_reading_keeps_nothing(store: Store) -> None:
    async with store.read() as work:
        await work.chats.get(GROUP, "it")
    async with store.read() as work:
        assert (await work.chats.get(GROUP, "de")).settings.language == "de"


async def test_a_blocked_chat_is_inactive_and_keeps_its_game_c8(store: Store) -> None:
    async with store.work() as work:
        chat = await work.chats.get(Where(9), "en")
        game = await work.games.add(Where(9), 9, LINE, 1.0)
        await work.chats.save(replace(chat, game_id=game.id))
        await work.chats.set_active(Where(9), False)
    async with store.work() as work:
        chat = await work.chats.get(Where(9), "en")
        assert not chat.active
        assert chat.game_id == game.id
        await work.chats.set_active(Where(9), True)
    async with store.read() as work:
        assert (await work.chats.get(Where(9), "en")).active


async def test_a_migrated_group_keeps_game_and_settings_once_c7(store: Store) -> None:
    new = Where(-100_999, private=False)
    async with store.work() as work:
        chat = await work.chats.get(GROUP, "it")
        game = await work.games.add(GROUP, 5, LINE, 1.0)
        await save_game(work, replace(game, state="won", line=f"{LINE} g6"))
        await work.chats.save(replace(chat, game_id=game.id))
        assert await work.chats.move(GROUP.chat, new.chat)
    async with store.work() as work:
        assert not await work.chats.move(GROUP.chat, new.chat)
        moved = await work.chats.get(new, "en")
        assert (moved.game_id, moved.settings.language) == (game.id, "it")
        assert [found.where for found in await work.games.in_chat(new)] == [new]
        assert await work.games.in_chat(GROUP) == []
        results = await work.games.results_of(5)
        assert [result.chat for result in results] == [new.chat]


async def test_a_group_that_wrote_before_it_moved_gets_the_old_game_c7(store: Store) -> None:
    new = Where(-100_999, private=False)
    async with store.work() as work:
        chat = await work.chats.get(GROUP, "it")
        game = await work.games.add(GROUP, None, LINE, 1.0)
        await work.chats.save(replace(chat, game_id=game.id))
        await work.chats.get(new, "en")
    async with store.work() as work:
        await work.chats.move(GROUP.chat, new.chat)
        moved = await work.chats.get(new, "en")
    assert (moved.game_id, moved.settings.language) == (game.id, "it")


async def test_a_game_started_under_the_new_id_stays_on_the_table_c7(store: Store) -> None:
    new = Where(-100_999, private=False)
    async with store.work() as work:
        old_chat = await work.chats.get(GROUP, "it")
        old = await work.games.add(GROUP, None, LINE, 1.0)
        await work.chats.save(replace(old_chat, game_id=old.id))
        chat = await work.chats.get(new, "en")
        game = await work.games.add(new, None, LINE, 2.0)
        await work.chats.save(replace(chat, game_id=game.id))
    async with store.work() as work:
        await work.chats.move(GROUP.chat, new.chat)
        assert (await work.chats.get(new, "en")).game_id == game.id
        assert {found.id for found in await work.games.in_chat(new)} == {old.id, game.id}
