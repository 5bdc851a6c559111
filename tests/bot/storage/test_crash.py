"""`kill -9` at any moment: what was committed is there, half a move is not (C1)."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.requests import Where
from bot.storage.repository import Store

PLAY = """
import asyncio, sys
from dataclasses import replace
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.repository import Store

async def main(url):
    store = await Store.open(url)
    update = 0
    while True:
        update += 1
        async with store.work() as work:
            await work.inbox.first_time(update, float(update))
            chat = await work.chats.get(Where(5), "it")
            if chat.game_id is None:
                game = await work.games.add(Where(5), 5, "PY1-N-AAAAAAS", 1.0)
            else:
                game = await work.games.get(chat.game_id)
            await work.chats.save(replace(chat, game_id=game.id, last_reply=str(update)))
            if update == 20:
                print("half", flush=True)
                await asyncio.sleep(60)
            await save_game(work, replace(game, hints=game.hints + 1))
        print(update, flush=True)

asyncio.run(main(sys.argv[1]))
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    file = tmp_path / "play.py"
    file.write_text(PLAY)
    return file


async def _killed(url: str, script: Path, *, after: str) -> int:
    """Let it play until it says `after`, kill it, and give the last update it answered."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        url,
        stdout=asyncio.subprocess.PIPE,
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
    )
    assert process.stdout is not None
    answered = 0
    async for line in process.stdout:
        word = line.decode().strip()
        if word.isdecimal():
            answered = int(word)
        if word == after:
            process.kill()
    await process.wait()
    assert process.returncode == -9
    return answered


async def _agrees(url: str) -> int:
    """Number of moves on disk, having checked that game, chat and updates agree on it."""
    store = await Store.open(url)
    async with store.work() as work:
        chat = await work.chats.get(Where(5), "en")
        assert chat.settings.language == "it"
        assert chat.game_id is not None
        game = await work.games.get(chat.game_id)
        assert game is not None
        moves = game.hints
        assert chat.last_reply == str(moves)
        assert not await work.inbox.first_time(moves, 99.0)
        assert await work.inbox.first_time(moves + 1, 99.0)
    await store.close()
    return moves


async def test_killed_in_mid_transaction_nothing_of_it_stays(
    process_url: str, script: Path
) -> None:
    answered = await _killed(process_url, script, after="half")
    assert answered == 19
    assert await _agrees(process_url) == 19


async def test_killed_while_it_plays_every_answer_is_on_disk(
    process_url: str, script: Path
) -> None:
    answered = await _killed(process_url, script, after="7")
    moves = await _agrees(process_url)
    assert answered >= 7
    assert moves in {answered, answered + 1}, "at most the one committed but not yet answered"
