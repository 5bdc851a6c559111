"""`pyramide solve` and `pyramide winrate`: verdicts for scripts, and the share of won deals."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.console.deals import game_after, named_deal
from bot.console.winrates import Rate, measure
from engine.deal import Deal, parse_layout
from engine.errors import PyramidError
from engine.moves import format_move
from engine.position import Position
from engine.rules import APP_TOKEN, format_rules, parse_rules
from engine.solver import Kind, Verdict, shortest
from engine.solver import solve as solve_position

Budget = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="States to look at, at most; else what memory bears."),
]


class BadRequest(PyramidError):
    """What was asked on the command line does not fit together, in one sentence."""


def solve(  # noqa: PLR0913, PLR0917 -- one parameter an option
    name: Annotated[
        str | None, typer.Argument(metavar="[CODE|NUMBER]", help="A deal's code or number.")
    ] = None,
    deal: Annotated[
        str | None,
        typer.Option(metavar="CARDS", help="A deal laid by hand: the pyramid, then the stock."),
    ] = None,
    deals: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A file of such deals, one a line, answered in JSON."),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(metavar="TOKEN", help="The rules, as N or S.")
    ] = None,
    after: Annotated[
        str, typer.Option(metavar="MOVES", help='Moves made before, such as "g6 g2+g5 d".')
    ] = "",
    fewest: Annotated[
        bool, typer.Option("--shortest", help="Look for a win in the fewest moves.")
    ] = False,
    budget: Budget = None,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Say whether a deal can be won, and how; if not, how many cards can be removed."""
    if sum(given is not None for given in (name, deal, deals)) != 1:
        raise BadRequest("Name one deal by its code or number, by --deal, or a file by --deals.")
    for one in _asked(name, deal, deals, rules):
        record = _answer(game_after(one, after).position, budget, fewest=fewest)
        typer.echo(json.dumps(record) if as_json or deals else _in_words(record))


def _asked(
    name: str | None, cards: str | None, file: Path | None, token: str | None
) -> Iterator[Deal]:
    if name is not None:
        yield named_deal(name, token)
        return
    rules = parse_rules(token or APP_TOKEN)
    if cards is not None:
        yield parse_layout(cards, rules)
    elif file is not None:
        yield from [_layout(text, number, token or APP_TOKEN) for number, text in _lines(file)]


def _lines(file: Path) -> list[tuple[int, str]]:
    """The lines that hold deals, with their numbers; a heading and comments do not."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRequest(f"The file {file} cannot be read.") from error
    texts = ((number, line.split("\t")[0].strip()) for number, line in enumerate(lines, start=1))
    return [
        (number, text)
        for number, text in texts
        if text and not text.startswith("#") and text.lower() != "deal"
    ]


def _layout(text: str, number: int, token: str) -> Deal:
    try:
        return parse_layout(text, parse_rules(token))
    except PyramidError as error:
        raise BadRequest(f"Line {number}: {error}") from error


def _answer(position: Position, budget: int | None, *, fewest: bool) -> dict[str, Any]:
    start = time.perf_counter()
    verdict: Verdict = solve_position(position, budget)
    line, nodes, proved = verdict.line, verdict.nodes, None
    if fewest and verdict.kind is Kind.WIN:
        found = shortest(position, budget)
        line, nodes, proved = found.line, found.nodes, found.proved
    deal = position.deal
    record: dict[str, Any] = {
        "code": deal.code if deal.number is not None else None,
        "rules": format_rules(position.rules),
        "verdict": verdict.kind.value,
        "moves": [format_move(move) for move in line],
        "max_removed": verdict.max_removed,
        "max_pyramid": verdict.max_pyramid,
        "nodes": nodes,
        "seconds": round(time.perf_counter() - start, 6),
    }
    if proved is not None:
        record["proved"] = proved
    return record


def _in_words(record: dict[str, Any]) -> str:
    """The answer as a sentence; a line of moves follows it."""
    effort = f"{record['nodes']} states, {record['seconds']:.3f} s"
    moves = record["moves"]
    match Kind(record["verdict"]):
        case Kind.WIN:
            fewest = " and no fewer" if record.get("proved") else ""
            said = f"It can be won in {len(moves)} moves{fewest} ({effort})."
        case Kind.LOSS:
            most = record["max_removed"]
            said = f"It cannot be won ({effort})."
            if most is not None:
                said = f"It cannot be won; at most {most} cards can be removed ({effort})."
        case Kind.UNKNOWN:
            said = f"Not decided within the budget ({effort})."
    return "\n".join((said, " ".join(moves))) if moves else said


def winrate(
    token: Annotated[str, typer.Argument(metavar="TOKEN", help="The rules, as N or S.")],
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals.")],
    seed: Annotated[int, typer.Option(min=0, help="Which deals: a seed has one sequence.")] = 1,
    budget: Budget = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores if not said.")
    ] = None,
    folder: Annotated[
        Path, typer.Option(help="Where results are kept, to go on from there.")
    ] = Path("var/winrates"),
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Measure the share of deals that can be won; goes on where it was interrupted."""
    rate = measure(format_rules(parse_rules(token)), deals, seed, budget, workers, folder)
    typer.echo(json.dumps(rate.record()) if as_json else _rate_in_words(rate))


def _rate_in_words(rate: Rate) -> str:
    low, high = rate.interval
    said = (
        f"{rate.token}: {rate.wins} of {rate.deals} deals can be won, "
        f"{rate.share:.2%} (95 % interval {low:.2%} to {high:.2%})."
    )
    return f"{said} {rate.unknown} were not decided." if rate.unknown else said
