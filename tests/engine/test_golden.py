"""Whole games per variant: won, lost and stuck, replayed move by move (R5–R16)."""

from pathlib import Path

import pytest

from engine.game import format_game, parse_game
from engine.position import Outcome
from engine.rules import VARIANTS, Goal

FILES = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*.txt"))
LINES = [(file.stem, line) for file in FILES for line in file.read_text().splitlines()]


@pytest.mark.parametrize(("token", "line"), LINES)
def test_a_golden_game_replays_to_its_end(token, line):
    outcome, score, moves, removed, game_line = line.split(maxsplit=4)
    game = parse_game(game_line)
    assert format_game(game) == game_line
    assert game_line.startswith(f"PY1-{token}-")
    assert (game.outcome.value, game.score, game.moves) == (outcome, int(score), int(moves))
    assert game.position.removed_count == int(removed)
    if game.outcome is Outcome.WON:
        rules = game.deal.rules
        assert game.score == 10 * rules.pyramid_size  # R14: 280 on seven rows
        assert rules.goal is Goal.RELAXED or game.position.removed_count == rules.deck_size
    if game.outcome is Outcome.LOST:
        assert game.position.legal_moves() == ()


def test_every_variant_has_a_win_and_every_limited_one_a_loss():
    seen = {(token, line.split()[0]) for token, line in LINES}
    for token, rules in VARIANTS.items():
        assert (token, "won") in seen
        ending = "playing" if rules.redeals is None else "lost"
        assert (token, ending) in seen  # R13: without a limit a stuck game goes on
