"""Running one command, be it an answer to an open question."""

from bot.commands import COMMANDS
from bot.replies import Kind, Reply, Sentence
from bot.requests import Command
from bot.service import questions
from bot.service.context import Context, Refused
from bot.service.dispatch import RUNS

CHANGING = frozenset({"play", "select", "draws", "until", "sequence"})
"""Commands without a name of their own that change a board."""


async def run_command(context: Context, command: Command) -> Reply:
    """Run a command; an answer to an open question runs what was asked about.

    Any other command ends the question, but for hearing it once more.
    """
    if command.name == "repeat":
        return _again(context)
    if command.name == "rest":
        return _more(context)
    if command.name in questions.ANSWERS:
        answered = questions.answered(context, command)
        if answered is None:
            return context.reply(Kind.INFO, Sentence("left-as-it-is"))
        command = answered
    questions.end(context)
    return await RUNS[command.name](context, command)


def changes_board(command: Command) -> bool:
    """True if a command can change a board; a card alone can meet the one chosen before."""
    shape = COMMANDS.get(command.name)
    return command.name in CHANGING or (shape is not None and shape.changes)


def _more(context: Context) -> Reply:
    """What was not spoken yet of the last answer (C74).

    Raises:
        Refused: all of it was.
    """
    recall = context.recall
    rest = recall.says[recall.told :] if recall.told else ()
    if not rest:
        raise Refused(Sentence("nothing-more"))
    context.repeated = True
    return context.reply(Kind.INFO, *rest)


def _again(context: Context) -> Reply:
    """The last answer once more, word for word."""
    says = context.recall.bare
    context.repeated = True
    if not says:
        raise Refused(Sentence("nothing-to-repeat"))
    return context.reply(Kind.INFO, *says)
