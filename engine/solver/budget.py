"""How much may be looked at: a number of states, so that answers can be repeated."""


class BudgetSpent(Exception):
    """The tables for one question have grown as large as they may."""
