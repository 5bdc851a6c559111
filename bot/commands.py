"""Every command that a player can give: its name and what may follow it.

A command's words live in each language's lexicon, its help in the language's texts as
`help-<name>`, and what it does in `bot.service`. A new command is one record here, one
function there, and its words.
"""

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType


class Takes(Enum):
    """What may follow a command's word."""

    NOTHING = "nothing"
    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"
    RANK = "rank"
    PILE = "pile"
    DEAL = "deal"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class CommandShape:
    """One command.

    name     the code name; also the slash command in English
    takes    what may follow
    changes  True if it can change a board: a fuzzy hearing of it is read back first
    menu     True if the chat's command menu lists it
    """

    name: str
    takes: Takes = Takes.NOTHING
    changes: bool = False
    menu: bool = False


COMMANDS: MappingProxyType[str, CommandShape] = MappingProxyType(
    {
        shape.name: shape
        for shape in (
            # play
            CommandShape("new", Takes.DEAL, changes=True, menu=True),
            CommandShape("pair", Takes.CARDS, changes=True, menu=True),
            CommandShape("king", Takes.CARD, changes=True, menu=True),
            CommandShape("draw", Takes.PILE, changes=True, menu=True),
            CommandShape("undo", Takes.NUMBER, changes=True, menu=True),
            CommandShape("redo", Takes.NUMBER, changes=True),
            CommandShape("again", changes=True),
            CommandShape("cancel"),
            # the table in words
            CommandShape("board", menu=True),
            CommandShape("free", menu=True),
            CommandShape("row", Takes.NUMBER, menu=True),
            CommandShape("card", Takes.CARD, menu=True),
            CommandShape("waste", menu=True),
            CommandShape("stock", menu=True),
            CommandShape("moves", menu=True),
            CommandShape("partners", Takes.RANK),
            CommandShape("go", Takes.CARD),
            CommandShape("frees", Takes.CARDS),
            CommandShape("needs", Takes.CARD),
            CommandShape("seen"),
            CommandShape("continue"),
            CommandShape("status", menu=True),
            CommandShape("score"),
            CommandShape("code", menu=True),
            CommandShape("changes"),
            CommandShape("history", Takes.NUMBER),
            CommandShape("repeat"),
            CommandShape("rest"),
            # knowing more
            CommandShape("help", Takes.TEXT, menu=True),
            CommandShape("rules", Takes.DEAL, menu=True),
            CommandShape("variants", menu=True),
            CommandShape("tips"),
            CommandShape("glossary"),
            CommandShape("hint", menu=True),
            CommandShape("exact"),
            CommandShape("verdict", menu=True),
            CommandShape("par"),
            CommandShape("solution", Takes.NUMBER),
            CommandShape("analysis"),
            # together
            CommandShape("challenge", Takes.TEXT, changes=True, menu=True),
            CommandShape("duel", Takes.TEXT, changes=True),
            CommandShape("series", Takes.TEXT, changes=True),
            CommandShape("standings", Takes.NUMBER, menu=True),
            CommandShape("leave", changes=True),
            CommandShape("hand", changes=True),
            CommandShape("team"),
            CommandShape("daily", Takes.TEXT, changes=True, menu=True),
            CommandShape("morning", Takes.TEXT),
            CommandShape("top", Takes.TEXT, menu=True),
            CommandShape("stats", Takes.TEXT, menu=True),
            CommandShape("share"),
            CommandShape("zone", Takes.TEXT),
            # settings
            CommandShape("start", Takes.TEXT),
            CommandShape("menu", menu=True),
            CommandShape("deals", Takes.TEXT),
            CommandShape("games"),
            CommandShape("lang", Takes.TEXT, menu=True),
            CommandShape("text", Takes.TEXT, menu=True),
            CommandShape("brief"),
            CommandShape("normal"),
            CommandShape("detailed"),
            CommandShape("errors", Takes.TEXT),
            CommandShape("coach", Takes.TEXT),
            CommandShape("guide", Takes.TEXT),
            CommandShape("theme", Takes.TEXT),
            CommandShape("voice", Takes.TEXT),
            CommandShape("speed", Takes.NUMBER),
            CommandShape("settings", menu=True),
            CommandShape("privacy"),
            CommandShape("forget", Takes.TEXT),
        )
    }
)
