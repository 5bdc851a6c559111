from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.server import LocalServer
from tests.e2e.rig import BotProcess, Player, newcomer


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server() -> AsyncIterator[LocalServer]:
    async with LocalServer(retry_scale=0.05) as started:
        yield started


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(
    server: LocalServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotProcess]:
    """One bot for all tests of a file; each test has people of its own."""
    folder: Path = tmp_path_factory.mktemp("bot")
    process = BotProcess(server, folder)
    await process.start()
    yield process
    assert await process.stop() == 0


@pytest.fixture
def dora(server: LocalServer, bot: BotProcess) -> Player:
    """Somebody new in a private chat."""
    return newcomer(server)
