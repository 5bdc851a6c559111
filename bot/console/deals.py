"""`pyramide deal` and `pyramide picture`: a deal for scripts, and a board as a file."""

import json
from typing import Any

from engine.deal import Deal, deal_record, deal_rows, parse_deal
from engine.game import Game, new_game
from engine.moves import parse_move
from engine.rules import parse_rules
from engine.text import text_rows


def named_deal(name: str, token: str | None) -> Deal:
    """A deal by code or number; `token` names other rules for it.

    Raises:
        PyramidError: the name or the token is wrong, in one sentence.
    """
    return parse_deal(name, parse_rules(token) if token else None)


def deal_text(deal: Deal, *, reveal: bool, as_json: bool) -> str:
    """The opening table as JSON or as lines of two-character cards."""
    record = deal_record(deal, reveal=reveal)
    if as_json:
        return json.dumps(record)
    return "\n".join(_lines(deal, record))


def _lines(deal: Deal, record: dict[str, Any]) -> list[str]:
    stock = record["stock"]
    return [
        record["code"],
        *text_rows(deal_rows(deal)),
        f"waste {' '.join(record['waste']) or '-'}",
        f"stock {stock if isinstance(stock, int) else ' '.join(stock)}",
    ]


def game_after(deal: Deal, moves: str) -> Game:
    """The game after moves in place notation, with spaces or commas between.

    Raises:
        PyramidError: a move cannot be read or made.
    """
    words = moves.replace(",", " ").split()
    return new_game(deal).play(*map(parse_move, words))
