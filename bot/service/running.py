"""Running one command, and the answers to an open question."""

from bot.commands import COMMANDS
from bot.replies import Kind, Reply, Say
from bot.requests import Command
from bot.service.dispatch import RUNS
from bot.service.table import Refused, Table

_ANSWERS = {"yes", "no", "choose", "cancel"}


async def run_command(table: Table, command: Command) -> Reply:
    """Run a command; an answer to an open question runs what was asked about.

    Any other command forgets the question.
    """
    if command.name in _ANSWERS:
        answered = _answered(table, command)
        if answered is None:
            return table.reply(Kind.INFO, Say("left-as-it-is"))
        command = answered
    table.ask(None)
    if command.name == "repeat":
        return _again(table)
    return await RUNS[command.name](table, command)


def _answered(table: Table, answer: Command) -> Command | None:
    """The command that an answer stands for, None for a no.

    Raises:
        Refused: nothing was asked, or there is no such choice.
    """
    pending = table.pending
    if pending is None:
        raise Refused(Say("nothing-asked"))
    if answer.name in {"no", "cancel"}:
        table.ask(None)
        return None
    number = 1 if answer.name == "yes" else answer.number or 0
    if not 1 <= number <= len(pending.commands):
        raise Refused(Say("no-such-choice", {"count": len(pending.commands)}))
    table.confirmed = pending.confirm
    return pending.commands[number - 1]


def changes_board(command: Command) -> bool:
    """True if a command can change a board; a card alone can meet the one chosen before."""
    shape = COMMANDS.get(command.name)
    return command.name in {"play", "select"} or (shape is not None and shape.changes)


def _again(table: Table) -> Reply:
    """The last answer once more, word for word."""
    says = table.recall.says
    table.repeated = True
    if not says:
        raise Refused(Say("nothing-to-repeat"))
    return table.reply(Kind.INFO, *says)
