"""What `pyramide solve` answers about one deal, or about each deal of a file."""

import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import typer

from bot.console.deals import game_after, named_deal
from engine.deal import Deal, parse_layout
from engine.errors import PyramidError
from engine.moves import format_move
from engine.rules import APP_TOKEN, format_rules, parse_rules
from engine.solver import Kind, grade, shortest
from engine.solver import solve as solve_position

FEWEST_CARDS = 8
"""A line with so many words or more is a deal told by its cards."""


class BadRequest(PyramidError):
    """What was asked on the command line does not fit together, in one sentence."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked about each deal.

    after   moves made before
    budget  states to look at; None for what the machine's memory bears
    fewest  whether a win in the fewest moves is looked for
    graded  whether the deal's grade is told
    """

    after: str = ""
    budget: int | None = None
    fewest: bool = False
    graded: bool = False


def read_deals(file: Path, token: str | None) -> list[Deal]:
    """The deals of a file, one a line: a code, a number or the cards, then perhaps a tab.

    Raises:
        BadRequest: the file cannot be read, or lines are wrong: which, and why, a line each.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRequest(f"The file {file} cannot be read.") from error
    deals, wrong = [], []
    for number, line in enumerate(lines, start=1):
        text = line.split("\t")[0].strip()
        if not text or text.startswith("#") or text.lower() == "deal":
            continue
        try:
            deals.append(deal_from(text, token))
        except PyramidError as error:
            wrong.append(f"Line {number}: {error}")
    if wrong:
        raise BadRequest("\n".join(wrong))
    return deals


def deal_from(text: str, token: str | None) -> Deal:
    """A deal by its code, its number or its cards.

    Raises:
        PyramidError: the text is none of these.
    """
    if len(text.split()) >= FEWEST_CARDS:
        return parse_layout(text, parse_rules(token or APP_TOKEN))
    return named_deal(text, token)


def answer_all(deals: list[Deal], wish: Wish, jobs: int) -> Iterator[dict[str, Any]]:
    """The answers in the order of the deals; a bar on a terminal shows how far it is."""
    with _answers(deals, wish, jobs) as answers:
        if not sys.stderr.isatty() or len(deals) < 2:
            yield from answers
            return
        with typer.progressbar(answers, length=len(deals), file=sys.stderr) as shown:
            yield from shown


@contextmanager
def _answers(deals: list[Deal], wish: Wish, jobs: int) -> Iterator[Iterable[dict[str, Any]]]:
    if jobs == 1 or len(deals) < 2:
        yield map(partial(answer, wish=wish), deals)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(deals))) as pool:
        yield pool.imap(partial(answer, wish=wish), deals)


def answer(deal: Deal, wish: Wish) -> dict[str, Any]:
    """The record that JSON shows."""
    start = time.perf_counter()
    position = game_after(deal, wish.after).position
    verdict = solve_position(position, wish.budget)
    record: dict[str, Any] = {
        "code": deal.code if deal.number is not None else None,
        "rules": format_rules(position.rules),
        "verdict": verdict.kind.value,
        "moves": [format_move(move) for move in verdict.line],
        "max_removed": verdict.max_removed,
        "max_pyramid": verdict.max_pyramid,
        "nodes": verdict.nodes,
    }
    if wish.fewest and verdict.kind is Kind.WIN:
        found = shortest(position, wish.budget)
        record |= {
            "moves": [format_move(move) for move in found.line],
            "nodes": found.nodes,
            "proved": found.proved,
            "at_least": found.at_least,
        }
    if wish.graded:
        known = grade(deal, wish.budget)
        record |= {"grade": known.grade, "careless_wins": known.won}
    return record | {"seconds": round(time.perf_counter() - start, 6)}


def in_words(record: dict[str, Any]) -> str:
    """The answer as a sentence; a line of moves follows it."""
    effort = f"{record['nodes']} states, {record['seconds']:.3f} s"
    moves = record["moves"]
    match Kind(record["verdict"]):
        case Kind.WIN:
            said = f"It can be won in {len(moves)} moves{_proved(record)} ({effort})."
        case Kind.LOSS:
            most = record["max_removed"]
            said = f"It cannot be won ({effort})."
            if most is not None:
                said = f"It cannot be won; at most {most} cards can be removed ({effort})."
        case Kind.UNKNOWN:
            said = f"Not decided within the budget ({effort})."
    if record.get("grade"):
        said += f" Its grade is {record['grade']} of 5."
    return "\n".join((said, " ".join(moves))) if moves else said


def _proved(record: dict[str, Any]) -> str:
    if record.get("proved"):
        return " and no fewer"
    least = record.get("at_least")
    return f", and in no fewer than {least}" if least else ""
