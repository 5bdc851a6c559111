"""The rules of Pyramid Solitaire: pure, without I/O, language or pictures.

Rules are data (`engine.rules`), a deal is a code (`engine.deal`), a table is an
immutable `Position` (`engine.position`), a game is a line of text (`engine.game`), and
`engine.solver` decides every deal exactly. What most programs need is here:

>>> from engine import new_game, parse_deal, parse_move
>>> game = new_game(parse_deal("PY1-N-AAAAAAS"))
>>> print(game.play(parse_move("g6")).position)
         JD
       6C 7H
      AS 4D QS
    5H 3D 6H 8S
   KH KC AD KS 9C
 QC 2C 8D TD TS JS
7C TC 3H 4H 3S .. 7S
waste 7D
stock 23
"""

from engine.cards import Card, Suit, format_card, parse_card
from engine.deal import Deal, deal_of, format_code, parse_code, parse_deal
from engine.errors import IllegalMove, PyramidError
from engine.game import Game, format_game, new_game, parse_game
from engine.moves import Draw, Move, Place, Recycle, Remove, format_move, parse_move
from engine.position import Outcome, Position, start_position
from engine.rules import Rules, parse_rules

__all__ = [
    "Card",
    "Deal",
    "Draw",
    "Game",
    "IllegalMove",
    "Move",
    "Outcome",
    "Place",
    "Position",
    "PyramidError",
    "Recycle",
    "Remove",
    "Rules",
    "Suit",
    "deal_of",
    "format_card",
    "format_code",
    "format_game",
    "format_move",
    "new_game",
    "parse_card",
    "parse_code",
    "parse_deal",
    "parse_game",
    "parse_move",
    "parse_rules",
    "start_position",
]
