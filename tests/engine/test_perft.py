"""Move generation against pinned counts, per variant (R5–R13)."""

from pathlib import Path

import pytest

from engine.deal import deal_of
from engine.position import start_position
from engine.rules import VARIANTS, parse_rules
from tests.engine.perft import perft

FILES = sorted((Path(__file__).parents[1] / "data" / "perft").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file):
    for line in file.read_text().splitlines():
        number, *counts = map(int, line.split())
        position = start_position(deal_of(number, parse_rules(file.stem)))
        assert len(counts) >= 4
        assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_variant_is_counted():
    assert set(VARIANTS) <= {file.stem for file in FILES}
