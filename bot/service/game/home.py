"""What stands around a game: the buttons behind "More", home, menus."""

from dataclasses import replace

from bot.replies import Kind, Reply
from bot.requests import Command
from bot.service.context import Context


async def more(context: Context, _: Command) -> Reply:
    """The buttons that are not needed for a move, in the place of the cards."""
    context.need_game()
    reply = context.reply(Kind.INFO)
    return replace(reply, view=replace(reply.view, more=True)) if reply.view else reply


async def less(context: Context, _: Command) -> Reply:
    """The cards' buttons again."""
    context.need_game()
    return context.reply(Kind.INFO)
