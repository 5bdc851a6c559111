"""Menus: pages of buttons for eyes, beside sentences that say the same for ears.

A button of a menu belongs to no game and no turn: `menu` turns to a page, `set` and `put`
change a setting and stay on its page or on that of all settings, `go` runs a command as if it
had been typed.
"""

from dataclasses import replace

from bot.replies import Kind, Menu, Reply, Sentence
from bot.requests import Command
from bot.service.advice.replay import turned
from bot.service.context import Context, Refused
from bot.service.dispatch import RUNS
from bot.service.game import home, switches
from bot.service.running import run_command
from bot.service.together import sharing
from bot.storage.repository import StoredGame
from engine.game import parse_game
from engine.rules import VARIANTS


async def pressed(context: Context, kind: str, text: str) -> Reply:
    """What a menu's button does."""
    name, _, rest = text.partition("-")
    match kind:
        case "menu":
            return await _page(context, text)
        case "set" | "put":
            reply = await _set(context, name, rest)
            if kind == "put" or reply.menu is None:
                page = await home.settings(context, Command("settings"))
                return replace(reply, menu=page.menu)
            return reply
        case "go":
            return await _go(context, name, rest)
    raise Refused(Sentence("button-unknown"))


async def _page(context: Context, text: str) -> Reply:
    name, _, rest = text.partition("-")
    if name == "help":
        return await RUNS["help"](context, Command("help", text=rest))
    if name in home.PAGES:
        return await home.PAGES[name](context, Command(name))
    if name in switches.SWITCHES:
        return switches.state(context, name)
    raise Refused(Sentence("button-unknown"))


async def _set(context: Context, name: str, value: str) -> Reply:
    """Change a setting by its command; the answer comes with the setting's page as it is now."""
    if name in {"brief", "normal", "detailed"}:
        return await RUNS[name](context, Command(name))
    if name not in {*switches.SWITCHES, "lang"}:
        raise Refused(Sentence("button-unknown"))
    reply = await RUNS[name](context, Command(name, text=value))
    if reply.kind is not Kind.DONE or name == "lang":
        return reply
    page = switches.state(context, name).menu
    return replace(reply, menu=page and Menu((*reply.says, *page.says), page.rows))


async def _about(context: Context, name: str, stored: StoredGame | None) -> Reply:
    """What a button does with a game of this chat, be it on the table or not."""
    if stored is None or stored.where != context.request.where:
        raise Refused(Sentence("game-gone"))
    if name == "resume":
        return await home.resume(context, stored)
    if name == "share":
        return sharing.shared(context, parse_game(stored.line), stored.seconds)
    return await turned(context, stored, "0")


async def _go(context: Context, name: str, rest: str) -> Reply:
    if name in {"resume", "share", "look"} and rest.isdigit():
        return await _about(context, name, await context.work.games.get(int(rest)))
    if name == "play" and rest.upper() in VARIANTS:
        return await run_command(context, Command("new", text=rest.upper()))
    if name not in RUNS or name in {"forget", "undo"}:
        raise Refused(Sentence("button-unknown"))
    return await run_command(context, Command(name, text=rest))
