"""Buttons: each carries its game, its turn and what it does (C2, C3, C4)."""

from dataclasses import replace

from bot.replies import Kind, Reply, Sentence
from bot.requests import Command, Press
from bot.service import questions
from bot.service.advice.replay import turned
from bot.service.context import Context, Refused
from bot.service.dispatch import RUNS
from bot.service.game import menus
from bot.service.game.play import choose_card, make_move
from bot.service.running import run_command
from bot.storage.repository import StoredGame


async def press(context: Context, button: Press) -> Reply:
    """Do what a button says, if it is still true and the presser may."""
    stored = await context.work.games.get(button.game)
    if stored is not None and stored.owner not in {None, context.request.who.user}:
        return replace(
            context.reply(Kind.REFUSED, Sentence("not-your-game"), alert=True), view=None
        )
    if button.question is not None:
        return await run_command(context, questions.pressed(context, button))
    questions.end(context)  # who goes on by taps has not answered (C37)
    if button.text:
        return await _beside(context, stored, button)
    if button.command == "new" and _is_current(context, button):
        return await run_command(context, Command(button.command))
    if context.stored is None or not _is_current(context, button):
        return _stale(context)
    if button.turn != context.need_game().turn:
        return _stale(context)
    if button.move is not None:
        return await make_move(context, button.move)
    if button.place is not None:
        return await choose_card(context, button.place)
    return await _command(context, button.command or "", button.number)


async def _beside(context: Context, stored: StoredGame | None, button: Press) -> Reply:
    """A button under a picture that is no board: it belongs to no turn."""
    match button.command:
        case "menu" | "set" | "put" | "go":
            return await menus.pressed(context, button.command, button.text)
        case "theme" if button.text in context.features.themes:
            return await run_command(context, Command("theme", text=button.text))
        case "solution":
            return await turned(context, stored, button.text)
    raise Refused(Sentence("button-unknown"))


def _is_current(context: Context, button: Press) -> bool:
    """True if the button belongs to the chat's game, or to a chat without one."""
    return button.game == (context.stored.id if context.stored else 0) and button.turn >= 0


async def _command(context: Context, name: str, number: int | None) -> Reply:
    """A command's button."""
    if name not in RUNS:
        raise Refused(Sentence("button-unknown"))
    return await run_command(context, Command(name, number=number))


def _stale(context: Context) -> Reply:
    """A tap on an old board: no move, the fresh board instead (C3)."""
    if context.stored is None:
        raise Refused(Sentence("no-game"))
    context.changed = True
    return context.reply(Kind.REFUSED, Sentence("stale-board"), alert=True)
