"""Running one command, and the answers to an open question."""

from bot.commands import COMMANDS
from bot.replies import Kind, Reply, Sentence
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.dispatch import RUNS

_ANSWERS = {"yes", "no", "choose", "cancel"}


async def run_command(context: Context, command: Command) -> Reply:
    """Run a command; an answer to an open question runs what was asked about.

    Any other command forgets the question.
    """
    if command.name in _ANSWERS:
        answered = _answered(context, command)
        if answered is None:
            return context.reply(Kind.INFO, Sentence("left-as-it-is"))
        command = answered
    context.ask(None)
    if command.name == "repeat":
        return _again(context)
    return await RUNS[command.name](context, command)


def _answered(context: Context, answer: Command) -> Command | None:
    """The command that an answer stands for, None for a no.

    Raises:
        Refused: nothing was asked, or there is no such choice.
    """
    pending = context.pending
    if pending is None:
        raise Refused(Sentence("nothing-asked"))
    if answer.name in {"no", "cancel"}:
        context.ask(None)
        return None
    number = 1 if answer.name == "yes" else answer.number or 0
    if not 1 <= number <= len(pending.commands):
        raise Refused(Sentence("no-such-choice", {"count": len(pending.commands)}))
    context.confirmed = pending.confirm
    return pending.commands[number - 1]


def changes_board(command: Command) -> bool:
    """True if a command can change a board; a card alone can meet the one chosen before."""
    shape = COMMANDS.get(command.name)
    return command.name in {"play", "select"} or (shape is not None and shape.changes)


def _again(context: Context) -> Reply:
    """The last answer once more, word for word."""
    says = context.recall.says
    context.repeated = True
    if not says:
        raise Refused(Sentence("nothing-to-repeat"))
    return context.reply(Kind.INFO, *says)
