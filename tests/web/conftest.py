from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.rig import Site, Visit, proof, site, sqlite, visit


@pytest.fixture
async def board(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(sqlite(tmp_path)) as running:
        yield running


@pytest.fixture
async def anna(board: Site) -> AsyncIterator[Visit]:
    """Anna's Mini App with deal 2 on the table."""
    async with visit(board, proof()) as page:
        await page.act(do="new", text="PY1-N-AAAAAAS")
        yield page
