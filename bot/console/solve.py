"""`pyramide solve` and `pyramide winrate`: verdicts for scripts, and the share of won deals."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bot.console.answers import BadRequest, Wish, answer_all, in_words, read_deals
from bot.console.deals import named_deal
from bot.console.winrates import Rate, measure
from engine.deal import Deal, parse_layout
from engine.rules import APP_TOKEN, format_rules, parse_rules
from engine.solver import native

Budget = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="States to look at, at most; else what memory bears."),
]


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
        typer.Option(
            metavar="FILE",
            help="A file of codes, numbers or cards, one deal a line, answered in JSON.",
        ),
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
    graded: Annotated[
        bool, typer.Option("--grade", help="Say how hard it is, from 1 to 5.")
    ] = False,
    jobs: Annotated[
        int, typer.Option(min=1, metavar="N", help="Processes that share the deals of a file.")
    ] = 1,
    version_info: Annotated[
        bool, typer.Option("--version-info", help="Say which solver is used, and stop.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Say whether a deal can be won, and how; if not, how many cards can be removed."""
    if version_info:
        typer.echo(f"The solver is the {native.name()} one.")
        return
    if sum(given is not None for given in (name, deal, deals)) != 1:
        raise BadRequest("Name one deal by its code or number, by --deal, or a file by --deals.")
    wish = Wish(after, budget, fewest=fewest, graded=graded)
    for record in answer_all(_asked(name, deal, deals, rules), wish, jobs):
        typer.echo(json.dumps(record) if as_json or deals else in_words(record))


def _asked(name: str | None, cards: str | None, file: Path | None, token: str | None) -> list[Deal]:
    if file is not None:
        return read_deals(file, token)
    if name is not None:
        return [named_deal(name, token)]
    return [parse_layout(cards or "", parse_rules(token or APP_TOKEN))]


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
