"""The table as plain text, for terminals, doctests and `print(position)`.

The covered and the free look the same, as on a real table; a gap shows a removed card. Cards
of the stock stay hidden.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import Card, format_card

if TYPE_CHECKING:
    from engine.position import Position

GONE = ".."
"""Where a card of the pyramid was."""


def text_rows(rows: Iterable[Iterable[Card | None]]) -> list[str]:
    """The pyramid's rows from the top, each centred over the last one."""
    lines = [" ".join(GONE if card is None else format_card(card) for card in row) for row in rows]
    width = max(map(len, lines), default=0)
    return [line.center(width).rstrip() for line in lines]


def text_board(position: "Position") -> str:
    """The whole table: the pyramid, each waste pile from its bottom to its top, the stock.

    A stock without cards says how many redeals are left, where the rules limit them (R8).
    """
    lines = text_rows(position.rows())
    many = len(position.wastes) > 1
    for number in range(len(position.wastes)):
        cards = " ".join(map(format_card, position.waste_cards(number)))
        lines.append(f"waste {number + 1}: {cards}" if many else f"waste {cards}")
    lines.append(f"stock {position.stock_count}")
    if position.redeals_left is not None:
        lines[-1] += f", redeals left {position.redeals_left}"
    return "\n".join(line.rstrip() for line in lines)
