"""An open store on every kind of database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.settings import MEMORY_URL
from bot.storage.repository import Store


@pytest.fixture(params=["file", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return MEMORY_URL if request.param == "memory" else file_url(tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def process_url(tmp_path: Path) -> str:
    """A database that several processes can open."""
    return file_url(tmp_path)


def file_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/deep/pyramide.sqlite"


@pytest.fixture
def other_url(tmp_path: Path) -> str:
    """A second database, empty."""
    return file_url(tmp_path / "other")
