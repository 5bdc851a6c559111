"""Verdicts of 200 deals under eight rules, kept in `tests/data/solver_deals.tsv`.

The deals that take longest are left to the benchmark, which goes through all of them.
"""

from collections import Counter
from pathlib import Path

import pytest

from engine.deal import parse_layout
from engine.position import Outcome, start_position
from engine.rules import parse_rules
from engine.solver import Kind, decide, solve

DATA = Path(__file__).parents[1] / "data" / "solver_deals.tsv"
QUICK = {"N": 200, "NC": 200, "N0": 120, "R2": 120, "S": 60, "R": 50, "RC": 40, "T": 60}


def table() -> list[dict[str, str]]:
    lines = [line for line in DATA.read_text().splitlines() if not line.startswith("#")]
    head, *rows = (line.split("\t") for line in lines)
    return [dict(zip(head, row, strict=True)) for row in rows]


def check(token: str, deals: int) -> Counter[str]:
    """Compare the first deals with the table; the counts of verdicts."""
    rules, seen = parse_rules(token), Counter()
    for row in table()[:deals]:
        position = start_position(parse_layout(row["deal"], rules))
        verdict = decide(position)
        assert verdict.kind is {"W": Kind.WIN, "L": Kind.LOSS}[row[token]], row["deal"]
        for move in verdict.line:
            position = position.apply(move)
        assert verdict.kind is Kind.LOSS or position.outcome is Outcome.WON
        seen[row[token]] += 1
    return seen


@pytest.mark.parametrize(("token", "deals"), QUICK.items())
def test_verdicts_agree_and_winning_lines_replay(token, deals):
    seen = check(token, deals)
    assert seen["W"] + seen["L"] == deals
    assert min(seen["W"], seen["L"]) > 0


def test_the_most_cards_agree_under_the_apps_rules():
    rules = parse_rules("N")
    for row in table():
        if row["N"] == "L":
            position = start_position(parse_layout(row["deal"], rules))
            verdict = solve(position)
            assert verdict.max_removed == int(row["N_max"])
            for move in verdict.line:
                position = position.apply(move)
            assert position.removed_count == verdict.max_removed
