"""That nothing fits any more is said exactly when it is so (C68, R13)."""

import pytest
from hypothesis import HealthCheck, given, settings

from engine.deal import parse_code
from engine.game import new_game
from engine.moves import Draw, Recycle, Remove
from engine.position import Outcome, Position
from engine.rules import Redeal
from engine.stuck import stuck
from tests.engine.tiny import key, positions

MOST = 3000


def _something_comes(start: Position) -> bool | None:
    """By drawing and redealing alone in every way: can anything be removed? None: too large."""
    seen, waiting = {key(start)}, [start]
    while waiting:
        position = waiting.pop()
        for move in position.legal_moves():
            if isinstance(move, Remove):
                return True
            assert isinstance(move, Draw | Recycle)
            after = position.apply(move)
            if key(after) not in seen:
                seen.add(key(after))
                waiting.append(after)
        if len(seen) > MOST:
            return None
    return False


@given(positions())
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
def test_it_is_said_only_where_nothing_can_be_removed_any_more(position: Position) -> None:
    comes = _something_comes(position)
    if comes is None:
        return
    if stuck(position):
        assert not comes
        assert position.outcome is Outcome.PLAYING
    elif position.outcome is Outcome.PLAYING and not comes:
        # With several piles or a shuffle the order is open: then it is said a little later.
        assert len(position.wastes) > 1 or position.rules.redeal is Redeal.RESHUFFLE


@pytest.mark.parametrize("token", ["N", "R2", "S", "P1", "A", "F", "T"])
def test_no_game_begins_stuck(token: str) -> None:
    assert not stuck(new_game(parse_code(f"PY1-{token}-AAAAAAS")).position)
