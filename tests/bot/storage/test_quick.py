"""The driver with fewer thread switches gives every row, once and in order."""

from pathlib import Path

import pytest
from sqlalchemy import text

from bot.storage.quick import FIRST_ROWS, QuickConnection
from bot.storage.repository import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"


@pytest.mark.parametrize("count", [0, 1, FIRST_ROWS - 1, FIRST_ROWS, FIRST_ROWS + 1, 250])
async def test_every_row_comes(store: Store, count: int) -> None:
    async with store.work() as work:
        for number in range(count):
            await work.inbox.first_time(number * 3 + 1, 1.0)
    question = text("SELECT id FROM updates ORDER BY id")
    expected = [number * 3 + 1 for number in range(count)]
    async with store.read() as work:
        assert (await work.session.scalars(question)).all() == expected
        first = (await work.session.scalars(question)).first()
        assert first == (expected[0] if expected else None)
    async with store.engine.connect() as connection:
        streamed = await connection.stream(question)
        found = [row.id async for part in streamed.partitions(30) for row in part]
    assert found == expected


async def test_rows_can_be_fetched_piece_by_piece() -> None:
    import sqlite3
    from functools import partial

    connection = QuickConnection(partial(sqlite3.connect, ":memory:", check_same_thread=False), 8)
    await connection
    numbers = (
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 249)"
        " SELECT i FROM n"
    )
    async with connection.cursor() as cursor:
        await cursor.execute(numbers)
        assert await cursor.fetchone() == (0,)
        assert await cursor.fetchmany() == [(1,)]
        assert await cursor.fetchmany(150) == [(number,) for number in range(2, 152)]
        assert await cursor.fetchall() == [(number,) for number in range(152, 250)]
        assert await cursor.fetchall() == []
        assert await cursor.fetchone() is None
        await cursor.execute(numbers)
        assert [row async for row in cursor] == [(number,) for number in range(250)]
        await cursor.execute("SELECT 1 WHERE 0")
        assert await cursor.fetchall() == []
    await connection.close()
