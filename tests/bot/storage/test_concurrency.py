"""Many at once: nothing is lost, within a process and among several (C21)."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import Store

HOME = Where(5)
LINE = "PY1-N-AAAAAAS"
TIMES = 40

ADD = """
import asyncio, sys
from dataclasses import replace
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import Store

async def main(url, game_id, times):
    store = await Store.open(url)
    for _ in range(times):
        async with store.work() as work:
            await work.chats.get(Where(5), "en")
            game = await work.games.get(game_id)
            await save_game(work, replace(game, hints=game.hints + 1))
    await store.close()

asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
"""


async def _add_one(store: Store, game_id: int) -> None:
    async with store.work() as work:
        await work.chats.get(HOME, "en")
        game = await work.games.get(game_id)
        assert game is not None
        await asyncio.sleep(0)
        await save_game(work, replace(game, hints=game.hints + 1))


async def _started(store: Store) -> int:
    async with store.work() as work:
        await work.chats.get(HOME, "en")
        return (await work.games.add(HOME, 5, LINE, 1.0)).id


async def _hints(store: Store, game_id: int) -> int:
    async with store.read() as work:
        game = await work.games.get(game_id)
    assert game is not None
    return game.hints


async def test_forty_concurrent_changes_are_forty_c21(store: Store) -> None:
    game_id = await _started(store)
    await asyncio.gather(*(_add_one(store, game_id) for _ in range(TIMES)))
    assert await _hints(store, game_id) == TIMES


async def test_one_update_at_once_from_many_sides_counts_once(store: Store) -> None:
    async def first() -> bool:
        async with store.work() as work:
            return await work.inbox.first_time(4711, 1.0)

    answers = await asyncio.gather(*(first() for _ in range(12)))
    assert sorted(answers) == [False] * 11 + [True]


async def test_new_chats_made_at_once_are_one(store: Store) -> None:
    async def made() -> str:
        async with store.work() as work:
            return (await work.chats.get(HOME, "it")).settings.language

    assert await asyncio.gather(*(made() for _ in range(12))) == ["it"] * 12


async def test_two_processes_lose_nothing_c21(process_url: str, tmp_path: Path) -> None:
    store = await Store.open(process_url)
    game_id = await _started(store)
    script = tmp_path / "add.py"
    script.write_text(ADD)
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            str(script),
            process_url,
            str(game_id),
            str(TIMES // 2),
            env={"PYTHONPATH": str(Path(__file__).parents[3])},
        )
        for _ in range(2)
    ]
    assert [await process.wait() for process in processes] == [0, 0]
    assert await _hints(store, game_id) == TIMES
    await store.close()


async def test_a_reader_does_not_wait_for_a_writer(process_url: str) -> None:
    store = await Store.open(process_url)
    game_id = await _started(store)
    async with store.work() as work:
        game = await work.games.get(game_id)
        assert game is not None
        await save_game(work, replace(game, hints=1))
        assert await asyncio.wait_for(_hints(store, game_id), 4) == 0
    assert await _hints(store, game_id) == 1
    await store.close()
