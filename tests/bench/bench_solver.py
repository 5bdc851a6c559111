"""The solver: time, states and memory by rules, native and in Python, in one run.

Each line is measured in a process of its own, so that the peak of memory is its own. Then
everything that the tests sample. `PYRAMIDE_BENCH_DEALS=30` makes a short run.
"""

import multiprocessing
import os
import resource
import time

from engine.deal import deal_of
from engine.position import start_position
from engine.rules import parse_rules
from engine.solver import Kind, decide, fair_hint, native, shortest, solve
from tests.engine.test_solver_deals import check, table

TOKENS = ["N", "NC", "N0", "S", "SC", "R", "RC", "E", "R2", "P1", "P2", "T", "A", "F"]
DEALS = int(os.environ.get("PYRAMIDE_BENCH_DEALS", "300"))
SLOW = {("F", "python"): 10, ("A", "python"): 3}
"""Where a deal takes seconds, only every so many is measured."""

MOST = ["N", "R", "S", "R2", "T"]
PAR = ["N", "R", "R2"]
HINTS = ["R", "S", "P1", "T"]
FEW = 10


def run() -> None:
    for token in TOKENS:
        _both(_measure, token, "verdict", _verdict)
    for token in MOST:
        _both(_measure, token, "with the most cards", solve)
    for token in HINTS:
        _both(_hints, token)
    for token in PAR:
        _both(_pars, token)
    _both(_all_deals)


def _both(function, *arguments) -> None:
    """Run with each core, in processes of their own."""
    for switch in ("1", "0"):
        os.environ[native.SWITCH] = switch
        process = multiprocessing.get_context("spawn").Process(target=function, args=arguments)
        process.start()
        process.join()
        if process.exitcode:
            raise SystemExit(process.exitcode)
    del os.environ[native.SWITCH]


def _verdict(position):
    return decide(position, line=False)


def _measure(token, name, answer) -> None:
    rules, times, nodes, kinds = parse_rules(token), [], [], []
    numbers = range(0, DEALS, SLOW.get((token, native.name()), 1))
    for number in numbers:
        position = start_position(deal_of(number, rules))
        start = time.process_time()
        verdict = answer(position)
        times.append(1000 * (time.process_time() - start))
        nodes.append(verdict.nodes)
        kinds.append(verdict.kind)
    print(
        f"  {token:3} {native.name():6} {name:19} {_spread(times, '8.2f')} ms, "
        f"{_spread(nodes, '9,.0f')} states, {kinds.count(Kind.WIN)} won, "
        f"{kinds.count(Kind.UNKNOWN)} open of {len(numbers)}, {_peak()}",
        flush=True,
    )


def _spread(values, form) -> str:
    ordered = sorted(values)
    marks = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    parts = [f"{name} {ordered[int(len(ordered) * at)]:{form}}" for name, at in marks.items()]
    return " ".join([*parts, f"max {ordered[-1]:{form}}"])


def _peak() -> str:
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB"


def _hints(token) -> None:
    times, samples = [], []
    for number in range(FEW):
        position = start_position(deal_of(number, parse_rules(token)))
        start = time.process_time()
        samples.append(fair_hint(position).samples)
        times.append(time.process_time() - start)
    print(
        f"  {token:3} {native.name():6} fair hint: {_spread(times, '5.2f')} s, "
        f"{min(samples)} to {max(samples)} orders",
        flush=True,
    )


def _pars(token) -> None:
    rules, number, times, proved = parse_rules(token), 0, [], 0
    while len(times) < FEW:
        position = start_position(deal_of(number, rules))
        number += 1
        if decide(position, line=False).kind is Kind.WIN:
            start = time.process_time()
            proved += shortest(position).proved
            times.append(time.process_time() - start)
    print(
        f"  {token:3} {native.name():6} shortest of {FEW} won deals: {_spread(times, '5.2f')} s, "
        f"{proved} proved, {_peak()}",
        flush=True,
    )


def _all_deals() -> None:
    tokens = list(table()[0])[1:-1]
    start = time.process_time()
    for token in tokens:
        check(token, len(table()))
    print(
        f"  {native.name():6} {len(table())} deals by {', '.join(tokens)}: all agree "
        f"({time.process_time() - start:.0f} s)",
        flush=True,
    )
