"""The share of deals that can be won under some rules, measured over a seed's deals.

Results are kept as lines "number, tab, verdict" in the order of the seed's sequence, so a
measurement that was interrupted, or wants more deals, goes on where the file ends.
"""

import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import typer

from engine.deal import deal_of
from engine.errors import PyramidError
from engine.generator import stream
from engine.position import start_position
from engine.rules import parse_rules
from engine.solver import Kind, decide

LANE = 1 << 32
"""The lane of the generator that numbers are drawn from; deals use lower ones."""

NORMAL_95 = 1.959964


class BadResults(PyramidError):
    """The file of results is of another measurement, or damaged."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many deals can be won."""

    token: str
    seed: int
    wins: int
    losses: int
    unknown: int

    @property
    def deals(self) -> int:
        """Deals looked at."""
        return self.wins + self.losses + self.unknown

    @property
    def share(self) -> float:
        """Deals proved to be winnable, as a share of all."""
        return self.wins / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson), as wide as the undecided deals make it."""
        low, _ = wilson(self.wins, self.deals)
        _, high = wilson(self.wins + self.unknown, self.deals)
        return low, high

    def record(self) -> dict[str, Any]:
        """The figures for JSON."""
        return {
            "rules": self.token,
            "seed": self.seed,
            "deals": self.deals,
            "wins": self.wins,
            "losses": self.losses,
            "unknown": self.unknown,
            "share": round(self.share, 6),
            "interval": [round(bound, 6) for bound in self.interval],
        }


def wilson(wins: int, deals: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, squared = wins / deals, NORMAL_95**2
    middle = share + squared / (2 * deals)
    spread = NORMAL_95 * sqrt(share * (1 - share) / deals + squared / (4 * deals**2))
    scale = 1 + squared / deals
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def numbers(seed: int) -> Iterator[int]:
    """A seed's endless sequence of deals, the same for all rules."""
    return (value >> 32 for value in stream(seed, LANE))


def measure(
    token: str, deals: int, seed: int, budget: int | None, workers: int | None, folder: Path
) -> Rate:
    """Solve the first deals of a seed that are not solved yet; count them all.

    Raises:
        BadResults: the file in the folder does not belong to this seed.
    """
    named = "" if budget is None else f"-{budget}"
    path = folder / f"{token}-{seed}{named}.tsv"
    known = _read(path, seed)[:deals]
    left = deals - len(known)
    if left > 0:
        tasks = ((token, number, budget) for number in islice(numbers(seed), len(known), deals))
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="ascii") as file, _solved(tasks, workers or 0) as solved:
            bar = typer.progressbar(solved, length=left, label=token, file=sys.stderr)
            with bar as results:
                for number, verdict in results:
                    file.write(f"{number}\t{verdict}\n")
                    file.flush()
                    known.append(verdict)
    count = Counter(known)
    return Rate(token, seed, count["win"], count["loss"], count["unknown"])


def _read(path: Path, seed: int) -> list[str]:
    """The verdicts known so far; half a line at the end is cut off."""
    if not path.exists():
        return []
    text = path.read_text(encoding="ascii", errors="replace")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="ascii")
    verdicts = []
    known = {kind.value for kind in Kind}
    for line, number in zip(whole.splitlines(), numbers(seed), strict=False):
        found, _, verdict = line.partition("\t")
        if found != str(number) or verdict not in known:
            raise BadResults(f"The file {path} does not hold results of seed {seed}.")
        verdicts.append(verdict)
    return verdicts


@contextmanager
def _solved(
    tasks: Iterator[tuple[str, int, int | None]], workers: int
) -> Iterator[Iterator[tuple[int, str]]]:
    """The tasks' verdicts in order, from worker processes; one worker needs no other."""
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield map(_solve, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(count) as pool:
        yield pool.imap(_solve, tasks, chunksize=16)


def _solve(task: tuple[str, int, int | None]) -> tuple[int, str]:
    token, number, budget = task
    position = start_position(deal_of(number, parse_rules(token)))
    return number, decide(position, budget, line=False).kind.value
