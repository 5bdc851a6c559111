"""The same searches in C++ (`cpp/`), where they were built; what Python needs to ask them.

The extension is optional: without it, or with `PYRAMIDE_NATIVE=0` in the environment, the
searches in Python answer. Both look at the same states in the same order, so that a budget
means the same and an answer can be repeated anywhere.
"""

import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.deal import Deal
from engine.position import Position
from engine.rules import Goal, Redeal
from engine.solver.budget import Cancelled
from engine.solver.strategy import Method, has_unpaired_stock

SWITCH = "PYRAMIDE_NATIVE"
MOST_STOCK = 63
MOST_PILES = 4

Answer = tuple[int, int, list[tuple[int, ...]]]
"""1 a win, 0 a loss, -1 unknown; states looked at; the way to a win."""

_module: Any = None
if os.environ.get(SWITCH, "1") != "0":
    try:
        from engine.solver import _native as _module  # type: ignore[attr-defined, no-redef]
    except ImportError:
        _module = None


def name() -> str:
    """Which core answers: "native" or "python"."""
    return "python" if _module is None else "native"


def ask(method: Method, position: Position, budget: int, cancelled: Cancelled) -> Answer | None:
    """What the native core says; None where it is not there, or the position is too large."""
    if not answers(position):
        return None
    function: Callable[..., Answer] = getattr(_module, method.value)
    return function(*_question(position), budget, cancelled)


def careless(position: Position, state: int, games: int) -> tuple[int, int] | None:
    """Games by chance, from the state of a stream: how many are won, pyramid cards gone."""
    if not answers(position):
        return None
    found: tuple[int, int] = _module.careless(*_question(position), games, None, state)
    return found


def answers(position: Position) -> bool:
    """Whether the native core is there and the position is small enough for it."""
    return _module is not None and fits(position)


def fits(position: Position) -> bool:
    """Whether a position is small enough for the native core."""
    rules = position.rules
    stock = rules.deck_size - rules.pyramid_size
    endless = rules.redeals is None and rules.redeal is Redeal.RESHUFFLE
    return 0 < stock <= MOST_STOCK and rules.wastes <= MOST_PILES and not endless


def _question(position: Position) -> tuple[Any, ...]:
    rules = position.rules
    pyramid_ranks, ranks, passes = _cards(position.deal, position.redeals)
    return (
        rules.rows,
        rules.ranks,
        rules.target,
        rules.draw,
        -1 if rules.redeals is None else rules.redeals,
        position.redeals if rules.redeals is not None else 0,
        rules.cover_pair,
        rules.fresh_pair,
        rules.goal is Goal.STRICT,
        has_unpaired_stock(position),
        rules.redeal is Redeal.RESHUFFLE,
        pyramid_ranks,
        ranks,
        passes,
        position.pyramid,
        position.stock,
        position.wastes,
        position.fresh,
    )


@lru_cache(maxsize=64)
def _cards(deal: Deal, redeals: int) -> tuple[bytes, bytes, bytes]:
    """Ranks of the pyramid and of the stock, and the stock's order in each pass to come."""
    rules, first = deal.rules, deal.rules.pyramid_size
    last = redeals
    if rules.redeal is Redeal.RESHUFFLE:
        last = max(redeals, rules.redeals or 0)
    passes = [
        bytes(card - first for card in deal.stock_order(turn)) for turn in range(redeals, last + 1)
    ]
    return (
        bytes(card.rank for card in deal.cards[:first]),
        bytes(card.rank for card in deal.cards[first:]),
        b"".join(passes),
    )
