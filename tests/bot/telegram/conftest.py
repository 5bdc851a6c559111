from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.telegram.rig import Rig, rig_at


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    async with rig_at(tmp_path) as running:
        yield running
