"""Verdicts of Pharaoh and Apophis from a table made by another program (FA)."""

from pathlib import Path

import pytest

from engine.deal import parse_layout
from engine.position import Outcome, start_position
from engine.rules import parse_rules
from engine.solver import Kind, decide, native
from tests.engine.cores import needs_native

DATA = Path(__file__).parents[1] / "data" / "solver_deals_FA.tsv"
SAMPLED = {"F": 20, "A": 60}


def rows(token: str) -> list[list[str]]:
    lines = [line.split("\t") for line in DATA.read_text().splitlines() if line[0] != "#"]
    return [line for line in lines if line[0] == token]


@needs_native
@pytest.mark.parametrize("token", SAMPLED)
def test_verdicts_agree_and_winning_lines_replay(token):
    seen = set()
    for _, number, known, cards in rows(token)[: SAMPLED[token]]:
        position = start_position(parse_layout(cards, parse_rules(token)))
        verdict = decide(position)
        if verdict.kind is Kind.UNKNOWN:
            continue
        assert verdict.kind is {"W": Kind.WIN, "L": Kind.LOSS}[known], number
        for move in verdict.line:
            position = position.apply(move)
        assert verdict.kind is Kind.LOSS or position.outcome is Outcome.WON
        seen.add(known)
    assert seen == {"W", "L"}


def test_apophis_agrees_in_python_too(monkeypatch):
    monkeypatch.setattr(native, "_module", None)
    for _, number, known, cards in rows("A")[:25]:
        verdict = decide(start_position(parse_layout(cards, parse_rules("A"))), 30_000)
        assert verdict.kind in {Kind.UNKNOWN, {"W": Kind.WIN, "L": Kind.LOSS}[known]}, number
