"""An open store on every kind of database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.settings import MEMORY_URL
from bot.storage.repository import Store
from tests.conftest import file_url


@pytest.fixture(params=["file", "memory", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return MEMORY_URL if request.param == "memory" else file_url(tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture(params=["file", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second database, empty."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("second_postgresql_url"))
    return file_url(tmp_path / "other")
