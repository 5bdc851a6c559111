"""Games: versions, what stays of them, and a player's latest."""

from dataclasses import replace

import pytest

from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import StaleGame, Store, StoredGame

HOME = Where(5)
LINE = "PY1-N-AAAAAAS"


async def started(store: Store, owner: int | None = 5, at: float = 1.0) -> StoredGame:
    async with store.work() as work:
        await work.chats.get(HOME, "en")
        return await work.games.add(HOME, owner, LINE, at)


async def late(store: Store, game: StoredGame) -> None:
    async with store.work() as work:
        assert await work.inbox.first_time(77, 1.0)
        await save_game(work, replace(game, line=f"{LINE} d"))


async def test_a_game_comes_back_as_it_was_saved(store: Store) -> None:
    game = await started(store)
    assert game.version == 1
    async with store.work() as work:
        saved = await save_game(
            work,
            replace(
                game,
                line=f"{LINE} g6 g2+g5 d u",
                touched_at=1_764_489_600.25,
                seconds=61.5,
                board_message=2**33,
                hints=1,
                verdicts=2,
                solutions=3,
            ),
        )
    assert saved.version == 2
    async with store.read() as work:
        assert await work.games.get(game.id) == saved
        assert await work.games.get(game.id + 1) is None


async def test_a_save_from_an_older_version_is_refused(store: Store) -> None:
    game = await started(store)
    async with store.work() as work:
        await save_game(work, replace(game, line=f"{LINE} g6"))
    with pytest.raises(StaleGame, match=f"Game {game.id} has moved on"):
        await late(store, game)
    async with store.work() as work:
        now = await work.games.get(game.id)
        assert now is not None
        assert now.line == f"{LINE} g6"
        # The refused move took its update with it: it can be tried again.
        assert await work.inbox.first_time(77, 1.0)


async def test_the_boards_message_is_noted_beside_a_move(process_url: str) -> None:
    """Two replicas: one notes the message while the other one is saving a move."""
    first, second = await Store.open(process_url), await Store.open(process_url)
    game = await started(first)
    async with first.work() as work:
        await work.games.set_board(game.id, 7)
    async with first.work() as work:
        read = await work.games.get(game.id)
    async with second.work() as work:
        await work.games.set_board(game.id, 8)
    assert read is not None
    async with first.work() as work:
        await work.games.get(game.id)
        moved = await save_game(work, replace(read, line=f"{LINE} g6", board_message=8))
    async with second.read() as work:
        assert await work.games.get(game.id) == moved
    assert (moved.board_message, moved.line) == (8, f"{LINE} g6")
    await first.close()
    await second.close()


async def test_a_save_of_a_removed_game_is_refused(store: Store) -> None:
    game = await started(store)
    with pytest.raises(StaleGame):
        async with store.work() as work:
            await save_game(work, replace(game, id=game.id + 1))


async def test_a_game_needs_a_chat(store: Store) -> None:
    with pytest.raises(LookupError):
        async with store.work() as work:
            await work.games.add(Where(404), None, LINE, 1.0)


async def test_the_latest_games_of_a_player_come_first(store: Store) -> None:
    first = await started(store, at=1.0)
    second = await started(store, at=2.0)
    await started(store, owner=6, at=3.0)
    async with store.work() as work:
        first = await save_game(work, replace(first, touched_at=9.0))
    async with store.read() as work:
        assert await work.games.of(5) == [first, second]
        assert await work.games.of(5, limit=1) == [first]
        assert await work.games.of(404) == []


async def test_the_end_of_a_game_is_kept_as_a_result(store: Store) -> None:
    game = await started(store)
    async with store.work() as work:
        await save_game(
            work,
            replace(
                game,
                line=f"{LINE} g6 g2+g5 d u",
                state="lost",
                touched_at=50.0,
                seconds=49.0,
                hints=2,
            ),
        )
    async with store.read() as work:
        (result,) = await work.games.results_of(5)
    assert (result.code, result.rules, result.state) == (LINE, "N", "lost")
    # One King and one pair of the pyramid are gone; three actions and one undo (R14 to R16).
    assert (result.removed, result.moves, result.undos, result.score) == (3, 3, 1, 30)
    assert (result.seconds, result.hints, result.finished_at) == (49.0, 2, 50.0)


async def test_a_loss_taken_back_is_no_result_c33(store: Store) -> None:
    game = await started(store)
    async with store.work() as work:
        game = await save_game(work, replace(game, state="lost"))
    async with store.work() as work:
        game = await save_game(work, replace(game, state="playing"))
        assert await work.games.results_of(5) == []
        await save_game(work, replace(game, state="won"))
        assert [result.state for result in await work.games.results_of(5)] == ["won"]


async def test_the_id_of_a_game_is_never_given_again(store: Store) -> None:
    """Or an old board's button would find another game (C3)."""
    game = await started(store)
    async with store.work() as work:
        await work.session.delete(await work.session.get_one(_row(), game.id))
    assert (await started(store)).id > game.id


def _row() -> type:
    from bot.storage.models import GameRow

    return GameRow
