"""The program's commands, and the only place where the rooms are wired together."""

import asyncio
import os
import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from bot.console import admin, deals, solve
from bot.errors import PlainError
from engine.errors import PyramidError

app = typer.Typer(
    name="pyramide",
    help="Pyramid Solitaire in a chat, in a terminal and for scripts.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _tell_version(wanted: bool) -> None:  # noqa: FBT001  a switch of the command line
    if wanted:
        typer.echo(f"pyramide {metadata.version('pyramide')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """What holds for every command."""


Name = Annotated[str, typer.Argument(metavar="CODE|NUMBER", help="A deal's code or number.")]
Token = Annotated[str | None, typer.Option("--rules", metavar="TOKEN", help="Other rules for it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


@app.command()
def play(
    code: Annotated[str | None, typer.Argument(help="A deal's code or number.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language, such as it or en.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play in the terminal; from a pipe, one command a line."""
    from bot.console.play import play as play_here
    from bot.language.catalog import Catalog

    languages = Catalog().languages()
    if lang is not None and lang not in languages:
        raise _Wrong(f"There is no language “{lang}”; choose one of {', '.join(languages)}.")
    if code is not None:
        deals.named_deal(code, None)
    asyncio.run(play_here(code, lang or _own_language(languages), as_json=as_json))


def _own_language(languages: tuple[str, ...]) -> str | None:
    """The language of the environment, if we have it."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return tag[:2] if tag[:2] in languages else None


@app.command()
def deal(
    name: Name,
    rules: Token = None,
    as_json: AsJson = False,
    reveal: Annotated[bool, typer.Option("--reveal", help="Show the stock, too.")] = False,
) -> None:
    """Show how a deal's cards lie."""
    typer.echo(deals.deal_text(deals.named_deal(name, rules), reveal=reveal, as_json=as_json))


@app.command()
def picture(
    name: Name,
    after: Annotated[str, typer.Option(metavar="MOVES", help='Moves such as "g6 g2+g5 d".')] = "",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The PNG file.")] = None,
    rules: Token = None,
    theme: Annotated[str | None, typer.Option(help="How the board is drawn.")] = None,
    lang: Annotated[str, typer.Option(help="Language of the words in it.")] = "en",
) -> None:
    """Draw the board of a deal as a PNG file."""
    from bot.console.pictures import draw_game

    game = deals.game_after(deals.named_deal(name, rules), after)
    path = output or Path(f"{game.code}.png")
    path.write_bytes(draw_game(game, theme, lang))
    typer.echo(path)


@app.command()
def run() -> None:
    """Run the Telegram bot; settings come from the environment or `.env`."""
    from bot.settings import load_settings
    from bot.telegram.run import run as run_bot

    asyncio.run(run_bot(load_settings()))


@app.command()
def web(
    listen: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="Where; else PYRAMIDE_LISTEN.")
    ] = None,
) -> None:
    """Serve the live board alone, for guests; no Telegram needed."""
    from bot.settings import load_settings
    from bot.web.serve import serve

    settings = load_settings()
    asyncio.run(serve(settings.model_copy(update={"listen": listen}) if listen else settings))


@app.command()
def local(
    port: Annotated[int, typer.Option(help="The page's port; another if it is taken.")] = 8080,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """Try the bot in a browser, with no token and no account."""
    if find_spec("aiogram") is None:
        raise _Wrong("The local chat needs its extra: pip install 'pyramide[local]'.")
    from bot.local.command import run_local

    sys.exit(run_local(port=port, open_browser=browser))


for command in (
    admin.migrate,
    admin.backup,
    admin.restore,
    admin.copy_db,
    admin.export_user,
    admin.forget_user,
    admin.prune,
    admin.doctor,
    admin.health,
    solve.solve,
    solve.winrate,
):
    app.command()(command)


class _Wrong(PyramidError):
    """Bad command-line input, in one sentence."""


def main() -> None:
    """Run a command; what a person got wrong is one sentence and exit code 2."""
    try:
        app()
    except (PyramidError, PlainError) as error:
        typer.echo(error, err=True)
        sys.exit(2)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(130)


if __name__ == "__main__":
    main()
