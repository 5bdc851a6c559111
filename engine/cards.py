"""Cards: a rank, a suit, and their two-character text ("TC" is the ten of clubs).

In the Spanish deck the same codes stand for oros (D), copas (H), espadas (S) and
bastos (C), and the ranks 10, 11 and 12 (T, J, Q) for sota, caballo and rey.
"""

from enum import IntEnum
from typing import NamedTuple

from engine.errors import BadCard

RANK_CODES = "A23456789TJQK"
SUIT_CODES = "CDHS"
_GLYPHS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}
_EMOJI_STYLE = "\ufe0f"
_TEXT_STYLE = "\ufe0e"


class Suit(IntEnum):
    """The four suits, in the order of the unshuffled deck. Suits never match cards (R1)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Card(NamedTuple):
    """A card face: rank 1 (ace) to 13 (king), and a suit (R1)."""

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return format_card(self)


def parse_card(text: str) -> Card:
    """Read "TC", "10C", "10♣" (with or without a variation selector), in any case.

    Raises:
        BadCard: the text names no card.
    """
    plain = text.strip().replace(_EMOJI_STYLE, "").replace(_TEXT_STYLE, "").upper()
    for glyph, letter in _GLYPHS.items():
        plain = plain.replace(glyph, letter)
    rank_text, suit_text = plain[:-1].strip().replace("10", "T"), plain[-1:]
    if len(rank_text) != 1 or rank_text not in RANK_CODES or suit_text not in SUIT_CODES:
        raise BadCard(f"“{text.strip()}” is not a card; write one as TC or 10C.")
    if not suit_text:
        raise BadCard("A card needs a rank and a suit, as in TC or 10C.")
    return Card(RANK_CODES.index(rank_text) + 1, Suit(SUIT_CODES.index(suit_text)))


def format_card(card: Card) -> str:
    """The card as two ASCII characters: "TC" for the ten of clubs."""
    return RANK_CODES[card.rank - 1] + SUIT_CODES[card.suit]


def ordered_deck(ranks: int = 13, decks: int = 1) -> tuple[Card, ...]:
    """The unshuffled deck: deck by deck, clubs, diamonds, hearts, spades, ace upwards."""
    return tuple(
        Card(rank, suit) for _ in range(decks) for suit in Suit for rank in range(1, ranks + 1)
    )
