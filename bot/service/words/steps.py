"""The steps of one line, "king, then ten of clubs and three of spades", one after the other.

What a step means is known only when it is its turn. The first that cannot be done ends the
line and is explained; a step that could be several is asked about.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.language.listen import Heard, Sureness
from bot.replies import Kind, Reply, Sentence
from bot.service.context import Context, Refused
from bot.service.running import changes_board, run_command
from bot.service.words.asking import ask_which


async def take_steps(context: Context, text: str, hear: Callable[[str], Heard]) -> Reply:
    """Take the steps of a line in order, with one summary; each can be undone alone."""
    says: list[Sentence] = []
    reply: Reply | None = None
    for step in text.split("\n"):
        heard = hear(step)
        if len(heard.commands) > 1:
            reply = ask_which(context, heard.commands)
            says.extend(reply.says)
            break
        try:
            reply = await _step(context, heard)
        except Refused as refused:
            if reply is None:
                raise
            says.extend((Sentence("steps-stopped"), *refused.says))
            reply = context.reply(Kind.DONE)
            break
        stopped = reply.kind is Kind.REFUSED and bool(says)
        says.extend((Sentence("steps-stopped"), *reply.says) if stopped else reply.says)
        if reply.kind is not Kind.DONE:
            break
    if reply is None:
        raise Refused(Sentence("not-understood"))
    return replace(reply, says=tuple(says))


async def _step(context: Context, heard: Heard) -> Reply:
    """One step.

    Raises:
        Refused: it is not understood for sure at this table.
    """
    sure = heard.sure is Sureness.EXACT or not any(map(changes_board, heard.commands))
    if not heard.commands or not sure:
        raise Refused(Sentence("step-not-understood"))
    return await run_command(context, heard.commands[0])
