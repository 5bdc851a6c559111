"""Chores are done again and again, and a database that fails does not end them."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hosting.chores import keep_tidy
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import StorageUnavailable, Store, Trouble


async def test_old_games_go_and_trouble_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    async with store.work() as work:
        await work.chats.get(Where(5), "en")
        game = await work.games.add(Where(5), 5, "PY1-N-AAAAAAS", 1.0)
        await save_game(work, replace(game, state="won", touched_at=time.time() - 40 * 86400))
    rounds = []
    prune = store.prune

    async def first_fails(at: float, keep_days: int) -> int:
        rounds.append(keep_days)
        if len(rounds) == 1:
            raise StorageUnavailable(Trouble.BUSY)
        return await prune(at, keep_days)

    monkeypatch.setattr(store, "prune", first_fails)
    task = asyncio.create_task(keep_tidy(store, 30, every=0.001))
    async with asyncio.timeout(20):
        while len(rounds) < 3:  # noqa: ASYNC110  the task's own rounds are looked at
            await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with store.read() as work:
        assert await work.games.of(5) == []
        assert len(await work.games.results_of(5)) == 1
    await store.close()
