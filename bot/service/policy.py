"""Who is spoken to: the one table of what counts as said to the bot (C38, C45).

| where | what counts |
|---|---|
| private chat | every line |
| group | a slash command of ours, a mention, a reply to the bot; the answer of the asked person |
|       | to an open question; a whole pair or King, by rank and suit, that is legal now |
| else | silence: no answer, no change, no typing mark |

A slash command that the bot does not have is another bot's: silence in a group, one sentence
in private. Thanks and goodbyes are answered in private alone. Front ends only say how a line
reached the bot (`Where.private`, `Words.addressed`).
"""

from bot.language.listen import Heard, Sureness, is_anothers
from bot.requests import Where, Words
from bot.service.context import Context
from bot.service.questions import ANSWERS
from engine.moves import Remove


def is_meant(context: Context, words: Words, heard: Heard) -> bool:
    """True if a line is for the bot; for any other nothing is said and nothing changes."""
    where = context.request.where
    if where.private:
        return True
    if _is_talk(heard):
        return False
    if words.addressed:
        return not is_anothers(words.text, language=context.settings.language)
    return _answers(context, heard) or _plays_in_full(context, heard)


def may_be_meant(where: Where, words: Words) -> bool:
    """True if a line is for the bot before it is understood: then it may show that it types."""
    return where.private or words.addressed


def _is_talk(heard: Heard) -> bool:
    return bool(heard.commands) and all(command.name == "talk" for command in heard.commands)


def _answers(context: Context, heard: Heard) -> bool:
    """The answer of the asked person to the question that is open."""
    names = {command.name for command in heard.commands}
    return context.question is not None and bool(names) and names <= ANSWERS


def _plays_in_full(context: Context, heard: Heard) -> bool:
    """A whole pair or King by rank and suit, legal now: nobody says that by chance."""
    if not heard.in_full or heard.sure is not Sureness.EXACT or len(heard.commands) != 1:
        return False
    move = heard.commands[0].move
    if heard.commands[0].name != "play" or not isinstance(move, Remove) or context.game is None:
        return False
    return context.game.position.why_not(move) is None
