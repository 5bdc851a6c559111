"""The questions: can it be won, what else can be reached, what is the shortest win."""

from dataclasses import dataclass, replace

from engine.moves import Move
from engine.position import Outcome, Position
from engine.solver import methods
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.losses import most_cards
from engine.solver.par import OnePile, Piles
from engine.solver.verdict import BUDGET, Kind, Verdict

HASTES = (2, 1)
"""`shortest` first looks for a short win in haste: it bounds the search for the shortest."""


def solve(position: Position, budget: int | None = None, cancelled: Cancelled = None) -> Verdict:
    """Whether a position can be won, and how; if not, the most cards that can still go.

    The budget is in states looked at; without one, what the machine's memory bears.
    """
    verdict = decide(position, budget, cancelled)
    if verdict.kind is not Kind.LOSS or position.outcome is not Outcome.PLAYING:
        return verdict
    left = BUDGET if budget is None else max(0, budget - verdict.nodes)
    tally = most_cards(position, left, cancelled)
    return replace(
        verdict,
        line=tally.line,
        max_removed=tally.max_removed,
        max_pyramid=tally.max_pyramid,
        nodes=verdict.nodes + tally.nodes,
    )


def decide(
    position: Position, budget: int | None = None, cancelled: Cancelled = None, *, line: bool = True
) -> Verdict:
    """The verdict alone: a LOSS does not look for the most cards, and a WIN need not be told."""
    outcome = position.outcome
    if outcome is Outcome.WON:
        return Verdict(Kind.WIN)
    if outcome is Outcome.LOST:
        return Verdict(Kind.LOSS, max_removed=0, max_pyramid=0)
    found = methods.find(position, budget, cancelled)
    moves: tuple[Move, ...] = ()
    if line and found.kind is Kind.WIN:
        moves = methods.line(position, found, budget or BUDGET)
    return Verdict(found.kind, moves, nodes=found.nodes)


@dataclass(frozen=True, slots=True)
class Shortest:
    """What `shortest` found.

    line      a win; empty when none is known
    proved    whether no win is shorter; without a line, whether there is none
    nodes     states looked at
    at_least  moves that every win needs, as far as was proved
    """

    line: tuple[Move, ...]
    proved: bool
    nodes: int = 0
    at_least: int = 0


def shortest(
    position: Position, budget: int | None = None, cancelled: Cancelled = None
) -> Shortest:
    """A win in the fewest moves (R15), or the best that the budget allows."""
    verdict = decide(position, budget, cancelled)
    budget = BUDGET if budget is None else budget
    if verdict.kind is not Kind.WIN or position.outcome is Outcome.WON:
        return Shortest((), verdict.kind is not Kind.UNKNOWN, verdict.nodes)
    open_stock = methods.opened(position, budget)
    par = (
        Piles(position, open_stock) if position.rules.wastes > 1 else OnePile(position, open_stock)
    )
    line, nodes = verdict.line, min(budget, verdict.nodes)
    least = 0
    for haste in HASTES:
        try:
            share = (budget - nodes) // haste
            found = par.shorter(len(line), share, cancelled, haste=haste)
        except BudgetSpent:
            break
        line, nodes, least = found.line or line, nodes + found.nodes, max(least, found.bound)
        if found.complete:
            return Shortest(line, proved=True, nodes=nodes, at_least=len(line))
    return Shortest(line, proved=False, nodes=nodes, at_least=least)
