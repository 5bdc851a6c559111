"""A database of the first version, with games in it, comes to this version whole."""

from dataclasses import replace

import migrations
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage import migrate
from bot.storage.database import open_engine
from bot.storage.repository import Store
from bot.storage.together import Contest, ContestKind

FIRST = """
INSERT INTO chats
 (id, chat, topic, private, settings, game_id, pending, selected, last_reply, active) VALUES
 (1, 5, 0, true, '{"language":"it","text_only":true}', 1, '', '', '', true);
INSERT INTO chats
 (id, chat, topic, private, settings, game_id, pending, selected, last_reply, active) VALUES
 (2, -100, 0, false, '{"language":"en"}', 2, '', '', '', true);
INSERT INTO games VALUES (1, 1, 5, 'PY1-N-AAAAAAS g6', 2, 10, 20, 10, 'playing', 7, 1, 0, 0);
INSERT INTO games VALUES (2, 2, NULL, 'PY1-N-AAAAAAS d u', 3, 10, 20, 10, 'playing', 9, 0, 0, 0);
INSERT INTO games VALUES (3, 1, 5, 'PY1-N-AAAAAAJ d', 1, 1, 2, 3, 'left', NULL, 0, 0, 0);
INSERT INTO results VALUES
 (3, 5, 0, 5, 'PY1-N-AAAAAAJ', 'N', 'left', 0, 1, 0, 0, 3, 0, 0, 0, 1, 2);
INSERT INTO players VALUES (5, 'Anna', 'it', 1, 2);
INSERT INTO updates VALUES (77, 1);
INSERT INTO files VALUES ('key', 'name', 1);
"""


async def first_version(url: str) -> None:
    await migrate.upgrade(url)
    await migrate.downgrade(url, "0001")
    engine = open_engine(url)
    async with engine.begin() as connection:
        for statement in FIRST.strip().split(";\n"):
            await connection.exec_driver_sql(statement.rstrip(";"))
    await engine.dispose()


async def test_the_first_version_with_games_is_brought_up_to_date(process_url: str) -> None:
    await first_version(process_url)
    assert await migrate.revision_of(process_url) == "0001"
    store = await Store.open(process_url)
    assert await migrate.revision_of(process_url) == migrations.HEAD
    async with store.work() as work:
        game = await work.games.get(1)
        assert game is not None
        assert (game.line, game.version, game.board_message) == ("PY1-N-AAAAAAS g6", 2, 7)
        chat = await work.chats.get(Where(5), "en")
        assert (chat.settings.language, chat.settings.text_only, chat.game_id) == ("it", True, 1)
        assert chat.settings.zone == ""  # nobody has named one
        assert [result.game_id for result in await work.games.results_of(5)] == [3]
        assert not await work.inbox.first_time(77, 5.0)
        assert await work.files.get("key") == "name"
        assert await work.contests.has_seen(5, "PY1-N-AAAAAAJ")
        contest = Contest(
            token="abc",
            kind=ContestKind.CHALLENGE,
            where=Where(-100, private=False),
            host=5,
            codes=("PY1-N-AAAAAAS",),
            started_at=30.0,
            ends_at=90.0,
        )
        assert await work.contests.add(contest)
        await save_game(work, replace(game, line=f"{game.line} d", touched_at=40.0))
    async with store.read() as work:
        assert await work.contests.in_chat(Where(-100, private=False)) == [contest]
    await store.close()


async def test_the_way_back_keeps_the_games(process_url: str) -> None:
    await first_version(process_url)
    await migrate.upgrade(process_url)
    assert await migrate.downgrade(process_url, "0001") == "0001"
    await migrate.upgrade(process_url)
    store = await Store.open(process_url)
    async with store.read() as work:
        assert len(await work.games.of(5)) == 2
    await store.close()
