"""The documented conversations, line by line, on the documented deal."""

import pytest

from bot.language.listen import listen
from bot.requests import Pending
from engine.cards import ordered_deck, parse_card
from engine.deal import DOCUMENTED, Deal
from engine.game import new_game
from engine.moves import Draw
from engine.rules import parse_rules
from tests.bot.language.dictation import written

# What was said and what it meant; "ask" lines name the choices, the next line chooses.
ENGLISH = [
    ("new game two", "new 2"),
    ("king", "play g6"),
    ("Ten of clubs and tree of spades.", "play g2+g5"),
    ("ten of spades three of hearts", "play f5+g3"),
    ("queen of clubs", "select f1"),
    ("seven of clubs seven of spades", "play g1+g7"),
    ("draw", "draw"),
    ("six and seven", "play g1+w | play g7+w"),
    ("one", "choose 1"),
    ("where is the ace of diamonds", "card e3"),
    ("undo", "undo"),
    ("undo", "undo"),
    ("hint", "hint"),
    ("can I still win", "verdict"),
    ("row six", "row 6"),
    ("the king of Spain is dead", ""),
]
ITALIAN = [
    ("nuova partita due", "new 2"),
    ("togli il re", "play g6"),
    ("coppia dieci di fiori e tre di picche", "play g2+g5"),
    ("donna di fiori", "select f1"),
    ("sette di fiori sette di picche", "play g1+g7"),
    ("pesca", "draw"),
    ("sei e sette", "play g1+w | play g7+w"),
    ("il primo", "choose 1"),
    ("annulla", "undo"),
    ("dov'è l'asso di quadri", "card e3"),
    ("nuova", "new"),
    ("analisi", "analysis"),
]


def documented_game():
    """Deal 2 with a six of spades as the first card of its unknown stock."""
    first = (*DOCUMENTED[2], parse_card("6S"))
    rest = tuple(card for card in ordered_deck() if card not in first)
    return new_game(Deal(parse_rules("N"), first + rest))


@pytest.mark.parametrize(("language", "lines"), [("en", ENGLISH), ("it", ITALIAN)])
def test_the_documented_conversation_is_understood(language, lines):
    game, pending = documented_game(), None
    for text, meaning in lines:
        heard = listen(text, language=language, position=game.position, pending=pending)
        assert " | ".join(map(written, heard.commands)) == meaning, text
        pending = Pending(heard.commands) if len(heard.commands) > 1 else pending
        game, pending = after(game, heard.commands, pending)


def after(game, commands, pending):
    """The game and the question still open after the only command, if there was one."""
    if len(commands) != 1:
        return game, pending
    command = commands[0]
    if command.name == "choose":
        command = pending.commands[command.number - 1]
    if command.name == "play" and game.position.why_not(command.move) is None:
        return game.play(command.move), None
    if command.name == "draw":
        return game.play(Draw()), None
    return (game.undo() if command.name == "undo" else game), None
