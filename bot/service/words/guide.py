"""A first game is guided by one sentence a turn, once."""

from dataclasses import replace

from bot.replies import Kind, Level, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context
from bot.service.preferences import save_settings, switched
from engine.moves import Draw, Remove

SENTENCES = 5
OFF = SENTENCES
"""The number of guiding sentences told, once all were told or the guide was turned off."""


def guided(context: Context, reply: Reply) -> Reply:
    """The reply with the next guiding sentence, while there are any."""
    told = _next(context) - 1
    playing = reply.kind is Kind.DONE and reply.view is not None and context.changed
    playing = playing and reply.extra is None
    if not context.features.guides or not playing or told >= OFF:
        return reply
    save_settings(context, replace(context.settings, guide=told + 1))
    args: dict[str, Value] = {"target": context.need_game().deal.rules.target}
    says = (*reply.says, Sentence(f"guide-{told + 1}", args, Level.NORMAL))
    return replace(reply, says=says, settings=context.settings)


def _next(context: Context) -> int:
    """The number of the next sentence: about what this player has not used yet."""
    game, stored, number = context.game, context.stored, context.settings.guide + 1
    if game is None or stored is None or (number > 1 and not game.log):
        return OFF + 1
    used = {
        1: any(isinstance(move, Remove) for move in game.log),
        2: any(isinstance(move, Draw) for move in game.log),
        3: None in game.log,
        4: stored.hints > 0,
    }
    while used.get(number):
        number += 1
    return number


async def guide(context: Context, command: Command) -> Reply:
    """Turn the guide on, from its start, or off."""
    wanted = switched(command, now=context.settings.guide < OFF)
    save_settings(context, replace(context.settings, guide=0 if wanted else OFF))
    return context.reply(Kind.DONE, Sentence("guide-on" if wanted else "guide-off"))
