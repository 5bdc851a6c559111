"""A first game is guided by one sentence a turn, once."""

from dataclasses import replace

from bot.replies import Kind, Level, Reply, Say
from bot.requests import Command
from bot.service.preferences import save_settings, switched
from bot.service.table import Table

SENTENCES = 5
OFF = SENTENCES
"""The number of guiding sentences told, once all were told or the guide was turned off."""


def guided(table: Table, reply: Reply) -> Reply:
    """The reply with the next guiding sentence, while there are any."""
    told = table.settings.guide
    playing = reply.kind is Kind.DONE and reply.view is not None and table.changed
    playing = playing and reply.extra is None
    if not table.house.guides or not playing or told >= OFF:
        return reply
    save_settings(table, replace(table.settings, guide=told + 1))
    says = (*reply.says, Say(f"guide-{told + 1}", {}, Level.NORMAL))
    return replace(reply, says=says, settings=table.settings)


async def guide(table: Table, command: Command) -> Reply:
    """Turn the guide on, from its start, or off."""
    wanted = switched(command, now=table.settings.guide < OFF)
    save_settings(table, replace(table.settings, guide=0 if wanted else OFF))
    return table.reply(Kind.DONE, Say("guide-on" if wanted else "guide-off"))
