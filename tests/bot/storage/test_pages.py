"""Sessions of the live board's pages, and the marks that tell of changes, on both databases."""

from dataclasses import replace

from bot.requests import Where, Who
from bot.service.game.keeping import save_game
from bot.storage.pages import StoredSession
from bot.storage.repository import Store

ANNA = Who(5, "Anna", "it", "anna")
LINE = "PY1-N-AAAAAAS"


async def test_a_session_is_found_by_its_token_until_it_ends(store: Store) -> None:
    async with store.work() as work:
        assert await work.pages.open("token", StoredSession(ANNA, 100.0), "proof")
    async with store.read() as work:
        assert await work.pages.get("token", 99.0) == StoredSession(ANNA, 100.0)
        assert await work.pages.get("token", 100.0) is None
        assert await work.pages.get("other", 1.0) is None
    async with store.work() as work:
        await work.pages.extend("token", 200.0)
    async with store.read() as work:
        assert await work.pages.get("token", 150.0) == StoredSession(ANNA, 200.0)


async def test_leaving_ends_all_that_one_proof_opened_and_uses_it_up(store: Store) -> None:
    async with store.work() as work:
        for token, proof in (("a", "one"), ("b", "one"), ("c", "two"), ("d", None)):
            assert await work.pages.open(token, StoredSession(ANNA, 100.0), proof)
        await work.pages.leave("a")
        await work.pages.leave("nobody")
    async with store.work() as work:
        found = [token for token in "abcd" if await work.pages.get(token, 1.0)]
        assert found == ["c", "d"]
        assert not await work.pages.open("e", StoredSession(ANNA, 100.0), "one")
        assert await work.pages.open("f", StoredSession(ANNA, 100.0), "three")


async def test_a_forgotten_person_has_no_session_and_shows_none(store: Store) -> None:
    async with store.work() as work:
        await work.pages.open("a", StoredSession(ANNA, 100.0), "one")
        await work.pages.open("b", StoredSession(Who(6, "Bruno"), 100.0))
        shown = (await work.people.export(5))["sessions"]
        assert shown == [{"name": "Anna", "username": "anna", "language": "it", "ends_at": 100.0}]
        await work.people.forget(5)
    async with store.work() as work:
        assert await work.pages.get("a", 1.0) is None
        assert await work.pages.get("b", 1.0) is not None
        assert not await work.pages.open("c", StoredSession(ANNA, 100.0), "one")


async def test_old_sessions_are_removed(store: Store) -> None:
    async with store.work() as work:
        await work.pages.open("old", StoredSession(ANNA, 100.0), "one")
        await work.pages.open("new", StoredSession(ANNA, 300.0), "two")
        await work.pages.prune(200.0)
        assert await work.pages.get("old", 1.0) is None
        assert await work.pages.get("new", 1.0) is not None


async def test_a_mark_changes_with_all_that_a_page_shows_and_with_nothing_else(
    store: Store,
) -> None:
    where, marks = Where(5), []

    async def look() -> None:
        async with store.read() as work:
            many = await work.pages.marks([5, 6])
            table = await work.pages.table(where)
        assert table is not None
        assert many == {5: table[2]}
        marks.append(table[2])

    async with store.work() as work:
        assert await work.pages.table(where) is None
        chat = await work.chats.get(where, "it")
    await look()
    async with store.work() as work:
        game = await work.games.add(where, 5, LINE, 1.0)
        await work.chats.save(replace(chat, game_id=game.id))
    await look()
    async with store.work() as work:
        await work.games.select(game.id, "g3", 0)
    await look()
    async with store.work() as work:
        game = await save_game(work, replace(game, line=f"{LINE} g6"))
    await look()
    async with store.work() as work:
        chat = replace(chat, game_id=game.id, last_reply="something")
        await work.chats.save(chat)
    await look()
    async with store.work() as work:
        await work.chats.save(replace(chat, settings=replace(chat.settings, theme="dark")))
    await look()
    assert len(set(marks)) == len(marks) == 6
    async with store.work() as work:
        await work.games.set_board(game.id, 77)  # where the chat shows it is not for the page
        await work.chats.get(Where(6), "en")
    async with store.read() as work:
        found = await work.pages.marks([5, 6, 7])
    assert set(found) == {5, 6}
    assert found[5] == marks[-1]
