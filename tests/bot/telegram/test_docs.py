"""The table of cases names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")


def test_every_case_has_tests_and_every_test_exists():
    rows = re.findall(r"^\| C(\d+) .*?\| (.*) \|$", TEXT, re.MULTILINE)
    numbers = [*range(1, 23), 47, 48, 54, 58, 59, 61, 64, 65]
    assert [int(number) for number, _ in rows] == numbers
    for number, cell in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", cell)
        assert named, number
        for file, name in named:
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), name
