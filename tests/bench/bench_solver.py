"""The solver: time, nodes and memory by rules; then everything that the tests sample.

Each token runs in a process of its own, so that the peak of memory is its own.
"""

import multiprocessing
import resource
import time

from engine.deal import deal_of
from engine.position import start_position
from engine.rules import parse_rules
from engine.solver import BUDGET, Kind, decide, shortest, solve
from tests.engine.test_solver_deals import check, table

TOKENS = ["N", "NC", "N0", "S", "SC", "R", "RC", "R2", "P1", "P2", "E", "T"]
DEALS = 300
HARD = {"A": 20_000, "F": 5_000}
"""Many of these stay open at any budget; a small one says as much in less time."""

PAR = ["N", "S", "R", "R2", "T"]
PAR_DEALS = 10


def run() -> None:
    for token in TOKENS:
        _in_own_process(_measure, token, BUDGET, "verdict", decide)
        _in_own_process(_measure, token, BUDGET, "with the most cards", solve)
    for token, budget in HARD.items():
        _in_own_process(_measure, token, budget, f"verdict, {budget:,} nodes", decide)
    for token in PAR:
        _in_own_process(_pars, token)
    _in_own_process(_all_deals)


def _in_own_process(function, *arguments) -> None:
    process = multiprocessing.get_context("spawn").Process(target=function, args=arguments)
    process.start()
    process.join()
    if process.exitcode:
        raise SystemExit(process.exitcode)


def _measure(token, budget, name, answer) -> None:
    rules, times, nodes, kinds = parse_rules(token), [], [], []
    for number in range(DEALS):
        position = start_position(deal_of(number, rules))
        start = time.process_time()
        verdict = answer(position, budget)
        times.append(1000 * (time.process_time() - start))
        nodes.append(verdict.nodes)
        kinds.append(verdict.kind)
    print(
        f"  {token:3} {name:21} {_spread(times, '8.1f')} ms, {_spread(nodes, '9,.0f')} nodes, "
        f"{kinds.count(Kind.WIN)} won, {kinds.count(Kind.UNKNOWN)} open of {DEALS}, {_peak()}",
        flush=True,
    )


def _spread(values, form) -> str:
    ordered = sorted(values)
    marks = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    parts = [f"{name} {ordered[int(len(ordered) * at)]:{form}}" for name, at in marks.items()]
    return " ".join([*parts, f"max {ordered[-1]:{form}}"])


def _peak() -> str:
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB"


def _pars(token) -> None:
    rules, number, times, proved = parse_rules(token), 0, [], 0
    while len(times) < PAR_DEALS:
        position = start_position(deal_of(number, rules))
        number += 1
        if decide(position).kind is Kind.WIN:
            start = time.process_time()
            proved += shortest(position).proved
            times.append(time.process_time() - start)
    print(
        f"  {token:3} shortest of {PAR_DEALS} won deals: {_spread(times, '5.2f')} s, "
        f"{proved} proved, {_peak()}",
        flush=True,
    )


def _all_deals() -> None:
    tokens = list(table()[0])[1:-1]
    start = time.process_time()
    for token in tokens:
        check(token, len(table()))
    print(
        f"  {len(table())} deals by {', '.join(tokens)}: all agree "
        f"({time.process_time() - start:.0f} s)",
        flush=True,
    )
