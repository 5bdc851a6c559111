"""Deals that can be won: looked for one after the other until the solver proves it.

The search is measured in states looked at, not in seconds: every machine finds the same.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import islice

from engine.deal import EVERYDAY_NUMBERS, Deal, deal_of
from engine.game import format_game, new_game
from engine.generator import below, stream
from engine.position import start_position
from engine.rules import Rules, format_rules
from engine.solver import Kind, decide

STATES_A_DEAL = 8_000
STATES_IN_ALL = 200_000
MOST_DEALS = 200
LANE = 100
"""The lane of the stream from which days take their deals; shuffles take the first ones."""


@cache
def _known(token: str) -> tuple[tuple[int, ...], str]:
    """The numbers in a variant's file of winnable deals, and a digit for the grade of each."""
    file = files("bot.service.game") / "deals" / f"{token}.txt"
    if not file.is_file():
        return (), ""
    numbers, grades = file.read_text(encoding="ascii").splitlines()
    return tuple(map(int, numbers.split())), grades


def known_numbers(token: str) -> tuple[int, ...]:
    """Numbers of deals that are proved to be winnable under a variant's rules; rising."""
    return _known(token)[0]


def known_grade(deal: Deal) -> int | None:
    """The grade of a deal, from 1 (gentle) to 5 (fiendish), if it is known to be winnable."""
    numbers, grades = _known(format_rules(deal.rules))
    return int(grades[bisect_left(numbers, deal.number or 0)]) if is_known(deal) else None


def graded_number(number: int, rules: Rules, grade: int) -> int | None:
    """The number of a deal of a grade, found from any number; None where none is known."""
    numbers, grades = _known(format_rules(rules))
    fitting = [one for one, known in zip(numbers, grades, strict=True) if int(known) == grade]
    if not fitting:
        return None
    at = bisect_left(fitting, number)
    return fitting[at] if at < len(fitting) else fitting[number % len(fitting)]


def is_known(deal: Deal) -> bool:
    """True if a deal is one of those that are known to be winnable."""
    known = known_numbers(format_rules(deal.rules))
    number = deal.number
    at = bisect_left(known, number) if number is not None else len(known)
    return at < len(known) and known[at] == number


def winnable_number(number: int, rules: Rules) -> int | None:
    """The number of a deal that can be won, found from any number; None where none is known."""
    known = known_numbers(format_rules(rules))
    if not known:
        return None
    at = bisect_left(known, number)
    return known[at] if at < len(known) else known[number % len(known)]


@dataclass(frozen=True, slots=True)
class Found:
    """A deal and a game line that wins it; "" where the solver could prove none."""

    deal: Deal
    line: str = ""


def first_winnable(
    rules: Rules, numbers: Iterable[int], *, cancelled: Callable[[], bool] | None = None
) -> Found:
    """The first deal that is proved winnable, else the very first one.

    Raises:
        Cancelled: `cancelled` became true.
    """
    first, left = None, STATES_IN_ALL
    for number in islice(numbers, MOST_DEALS):
        deal = deal_of(number, rules)
        first = first or deal
        verdict = decide(start_position(deal), STATES_A_DEAL, cancelled)
        if verdict.kind is Kind.WIN:
            return Found(deal, format_game(new_game(deal).play(*verdict.line)))
        left -= verdict.nodes
        if left <= 0:
            break
    if first is None:
        raise ValueError("No numbers were given to choose from.")
    return Found(first)


def quick(rules: Rules) -> bool:
    """True where the solver needs but a moment: every stock card can be reached at any time."""
    return rules.redeals is None and rules.draw == 1 and not rules.fresh_pair


def numbers_of(day: date, rules: Rules) -> Iterator[int]:
    """The numbers of the deals that a day tries, the same everywhere."""
    token = int.from_bytes(format_rules(rules).encode())
    values = stream(day.toordinal() * 1_000_003 + token, LANE)
    while True:
        yield below(values, EVERYDAY_NUMBERS)


def deal_of_day(day: date, rules: Rules, *, cancelled: Callable[[], bool] | None = None) -> Found:
    """The deal of a day under these rules."""
    return first_winnable(rules, numbers_of(day, rules), cancelled=cancelled)
