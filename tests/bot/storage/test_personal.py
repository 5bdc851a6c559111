"""A person's data: all of it shown, all of it removed, nobody else's touched."""

import json
from dataclasses import replace

from sqlalchemy import Boolean, String, Table, insert, select

from bot.requests import Where, Who
from bot.service.game.keeping import save_game
from bot.storage.models import Base
from bot.storage.repository import Store

ANNA, BRUNO = 5, 6
MARA = 7_000_000_007
GROUP = Where(-100, private=False)
LINE = "PY1-N-AAAAAAS"


async def _lived(store: Store) -> None:
    """Anna and Bruno each have a private game and one in a group, which also shares one."""
    async with store.work() as work:
        for user in (ANNA, BRUNO):
            await work.people.see(Who(user, f"Player {user}"), "it", 1.0)
            chat = await work.chats.get(Where(user), "it")
            game = await work.games.add(Where(user), user, LINE, 1.0)
            await work.chats.save(replace(chat, game_id=game.id, last_reply='{"x": 1}'))
            done = await work.games.add(Where(user), user, LINE, 2.0)
            await save_game(work, replace(done, state="won"))
        group = await work.chats.get(GROUP, "en")
        await work.games.add(GROUP, None, LINE, 1.0)
        own = await work.games.add(GROUP, ANNA, LINE, 2.0)
        await work.chats.save(replace(group, game_id=own.id, last_reply='{"name": "Anna"}'))


async def test_everything_of_a_person_is_shown(store: Store) -> None:
    await _lived(store)
    async with store.read() as work:
        shown = await work.people.export(ANNA)
    assert json.loads(json.dumps(shown)) == shown
    assert [row["name"] for row in shown["players"]] == ["Player 5"]
    assert [row["settings"]["language"] for row in shown["chats"]] == ["it"]
    assert [row["owner"] for row in shown["games"]] == [ANNA, ANNA, ANNA]
    assert [row["state"] for row in shown["results"]] == ["won"]


async def test_a_forgotten_person_is_gone_and_others_are_not(store: Store) -> None:
    await _lived(store)
    async with store.read() as work:
        bruno = await work.people.export(BRUNO)
    async with store.work() as work:
        assert await work.people.forget(ANNA)
    async with store.work() as work:
        assert await work.people.export(ANNA) == {
            "user": ANNA,
            "players": [],
            "chats": [],
            "games": [],
            "results": [],
            "sessions": [],
            "entrants": [],
            "attempts": [],
            "deeds": [],
        }
        assert await work.people.export(BRUNO) == bruno
        assert [game.owner for game in await work.games.in_chat(GROUP)] == [None]
        group = await work.chats.get(GROUP, "en")
        assert (group.game_id, group.last_reply) == (None, "")
        assert not await work.people.forget(ANNA)


async def test_a_forgotten_person_can_come_back(store: Store) -> None:
    await _lived(store)
    async with store.work() as work:
        await work.chats.get(Where(ANNA), "en")
        await work.people.forget(ANNA)
        chat = await work.chats.get(Where(ANNA), "de")
    assert (chat.settings.language, chat.game_id) == ("de", None)


async def test_old_games_go_and_their_results_stay(store: Store) -> None:
    day = 86400.0
    async with store.work() as work:
        chat = await work.chats.get(Where(ANNA), "it")
        ids = []
        for number, state in enumerate(("won", "lost", "left", "playing")):
            game = await work.games.add(Where(ANNA), ANNA, LINE, float(number))
            game = await save_game(work, replace(game, state=state, touched_at=float(number)))
            ids.append(game.id)
        late = await work.games.add(Where(ANNA), ANNA, LINE, 1.0)
        await save_game(work, replace(late, state="won", touched_at=9 * day))
        await work.chats.save(replace(chat, game_id=ids[0], last_reply="g7"))
    assert await store.prune(12 * day, keep_days=10) == 3
    assert await store.prune(12 * day, keep_days=10) == 0
    async with store.read() as work:
        assert {game.id for game in await work.games.of(ANNA)} == {ids[3], late.id}
        assert len(await work.games.results_of(ANNA)) == 4
        chat = await work.chats.get(Where(ANNA), "it")
        assert chat.game_id is None


NUMBERS_OF_A_PERSON = {"user", "owner", "host", "chat"}
"""Columns that can; the chat of a contest is always a group."""


def _row(table: Table) -> dict[str, object]:
    """A row of a table that belongs to Mara in every column that can name somebody."""
    row: dict[str, object] = {}
    for column in table.columns:
        if column.name in NUMBERS_OF_A_PERSON and str(column) != "contests.chat":
            row[column.name] = MARA
        elif column.name == "state":
            row[column.name] = "won"
        elif isinstance(column.type, Boolean):
            row[column.name] = True
        elif isinstance(column.type, String):
            row[column.name] = "{}" if column.name == "settings" else "x"
        else:
            row[column.name] = 1
    return row


async def test_no_table_knows_a_forgotten_person(store: Store) -> None:
    """Whatever tables there will ever be: a new one that names people must be forgotten, too."""
    tables = Base.metadata.sorted_tables
    async with store.work() as work:
        for table in tables:
            await work.session.execute(insert(table).values(_row(table)))
    async with store.work() as work:
        await work.people.forget(MARA)
    async with store.read() as work:
        for table in tables:
            rows = (await work.session.execute(select(table))).all()
            assert not [row for row in rows if MARA in row], table.name
