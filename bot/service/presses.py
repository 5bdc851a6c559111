"""Buttons: each carries its game, its turn and what it does (C2, C3, C4)."""

from dataclasses import replace

from bot.replies import Kind, Reply, Say
from bot.requests import Command, Press
from bot.service.dispatch import RUNS
from bot.service.play import choose_card, make_move
from bot.service.replay import turned
from bot.service.running import run_command
from bot.service.table import Refused, Table
from bot.storage.repository import StoredGame
from engine.moves import Place


async def press(table: Table, button: Press) -> Reply:
    """Do what a button says, if it is still true and the presser may."""
    stored = await table.work.game(button.game)
    if stored is not None and stored.owner not in {None, table.request.who.user}:
        return replace(table.reply(Kind.REFUSED, Say("not-your-game"), alert=True), view=None)
    if button.text:
        return await _beside(table, stored, button)
    if button.command in {"yes", "no", "new"} and _is_current(table, button):
        return await run_command(table, Command(button.command))
    if table.stored is None or not _is_current(table, button):
        return _stale(table)
    if button.turn != table.need_game().turn:
        return _stale(table)
    if button.move is not None:
        return await make_move(table, button.move)
    if button.place is not None:
        return await choose_card(table, button.place, _still_there(table, button.selected))
    return await _command(table, button.command or "")


async def _beside(table: Table, stored: StoredGame | None, button: Press) -> Reply:
    """A button under a picture that is no board: it belongs to no turn."""
    match button.command:
        case "theme" if button.text in table.house.themes:
            return await run_command(table, Command("theme", text=button.text))
        case "solution":
            return await turned(table, stored, button.text)
    raise Refused(Say("button-unknown"))


def _is_current(table: Table, button: Press) -> bool:
    """True if the button belongs to the chat's game, or to a chat without one."""
    return button.game == (table.stored.id if table.stored else 0) and button.turn >= 0


async def _command(table: Table, name: str) -> Reply:
    """A command's button, or the number of a choice."""
    if name.isdigit():
        return await run_command(table, Command("choose", number=int(name)))
    if name not in RUNS:
        raise Refused(Say("button-unknown"))
    return await run_command(table, Command(name))


def _still_there(table: Table, place: Place | None) -> Place | None:
    if place is None or table.need_game().position.card_at(place) is None:
        return None
    return place


def _stale(table: Table) -> Reply:
    """A tap on an old board: no move, the fresh board instead (C3)."""
    if table.stored is None:
        raise Refused(Say("no-game"))
    table.changed = True
    return table.reply(Kind.REFUSED, Say("stale-board"), alert=True)
