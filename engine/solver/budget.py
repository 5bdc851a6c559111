"""How much may be looked at: a number of states, so that answers can be repeated."""

from collections.abc import Callable

Cancelled = Callable[[], bool] | None
"""Asked now and then: whether nobody waits for the answer any more."""


class BudgetSpent(Exception):
    """The tables for one question have grown as large as they may."""
