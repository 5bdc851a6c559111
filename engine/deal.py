"""Deals and their codes (R18): "PY1-N-AAAAAAS" is deal 2 under the app's rules.

A code is the format `PY1`, a token of rules and seven letters of base 32 that hold
8 × number + number mod 7. A deal's number fixes the order of the cards for every token
with the same deck.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.cards import Card, format_card, ordered_deck, parse_card
from engine.errors import BadCode, BadRules, CodeFault
from engine.generator import shuffled, stream
from engine.rules import APP_TOKEN, Redeal, Rules, format_rules, parse_rules
from engine.shape import bits

FORMAT = "PY1"
NUMBERS = 1 << 32
EVERYDAY_NUMBERS = 1_000_000
"""A new game without a wish takes a number below this, so that it can be said (R18)."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_LENGTH = 7
_CHECK = 7
# Neither base 32 nor the letters of tokens has the right-hand sides' twins.
_IN_LETTERS = str.maketrans("018", "OIB")
_IN_TOKEN = str.maketrans("OIL", "011")
_FORMAT_SEEN = re.compile(r"PY[1IL]")

# Deals that a source documents (R19), keyed by number: their first cards in deal order,
# the pyramid row by row and the opening card. Source: document A, "Le regole di Pyramide".
_DEAL_2 = "JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C QC 2C 8D TD TS JS 7C TC 3H 4H 3S KD 7S 7D"
DOCUMENTED: dict[int, tuple[Card, ...]] = {2: tuple(map(parse_card, _DEAL_2.split()))}


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards as they are dealt: the pyramid row by row from the top, then the stock.

    `number` is None for cards that were laid out by hand. With an opening card (R4) the
    first card of the stock part lies on the waste.
    """

    rules: Rules
    cards: tuple[Card, ...]
    number: int | None = None
    _orders: dict[int, tuple[int, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        deck = sorted(ordered_deck(self.rules.ranks, self.rules.decks))
        if sorted(self.cards) != deck:
            raise BadCode(
                f"A deal under these rules needs each of its {len(deck)} cards once"
                f"{' per deck' if self.rules.decks > 1 else ''}.",
                CodeFault.SHAPE,
            )

    def __hash__(self) -> int:
        return hash((self.number, self.cards[:4]))

    @property
    def code(self) -> str:
        """The deal's code.

        Raises:
            BadCode: the cards were laid out by hand.
            BadRules: the rules have no token.
        """
        if self.number is None:
            raise BadCode("Cards laid out by hand have no code.", CodeFault.NUMBER)
        return format_code(self.number, self.rules)

    @classmethod
    def imagined(
        cls, rules: Rules, cards: tuple[Card, ...], orders: dict[int, tuple[int, ...]]
    ) -> "Deal":
        """Cards that might lie so, with the stock's order in some of the passes."""
        deal = cls(rules, cards)
        deal._orders.update(orders)
        return deal

    def stock_order(self, redeals: int) -> tuple[int, ...]:
        """Indices into `cards` of the stock part, in the order of a pass.

        `redeals` counts the redeals made so far. A redeal that keeps the order (R8) has
        the first order; a reshuffled one sorts by keys of the deal's own stream.
        """
        first = self.rules.pyramid_size
        if redeals == 0 or self.rules.redeal is Redeal.KEEP:
            redeals = 0
        if redeals not in self._orders:
            order = tuple(range(first, len(self.cards)))
            if redeals:
                keys = stream(self.number or 0, redeals)
                drawn = {index: next(keys) for index in order}
                order = tuple(sorted(order, key=drawn.__getitem__))
            self._orders[redeals] = order
        return self._orders[redeals]

    def next_pass(self, cards: int, redeals: int) -> int:
        """A mask over the order of a pass, as a mask over that of the pass after it (R8)."""
        before, after = self.stock_order(redeals), self.stock_order(redeals + 1)
        if before is after:
            return cards
        left = {before[bit] for bit in bits(cards)}
        return sum(1 << bit for bit, index in enumerate(after) if index in left)


@lru_cache(maxsize=512)
def deal_of(number: int, rules: Rules) -> Deal:
    """The deal with this number under these rules.

    Raises:
        BadCode: there is no such number.
    """
    if not 0 <= number < NUMBERS:
        raise BadCode(f"Deals have numbers from 0 to {NUMBERS - 1}.", CodeFault.NUMBER)
    cards = shuffled(ordered_deck(rules.ranks, rules.decks), number)
    documented = DOCUMENTED.get(number)
    if documented is not None and (rules.ranks, rules.decks) == (13, 1):
        cards = documented + tuple(card for card in cards if card not in documented)
    return Deal(rules, cards, number)


def format_code(number: int, rules: Rules) -> str:
    """The canonical code, "PY1-N-AAAAAAS"."""
    value = 8 * number + number % _CHECK
    letters = "".join(_LETTERS[value >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    return f"{FORMAT}-{format_rules(rules)}-{letters}"


def parse_code(text: str) -> Deal:
    """Read a code as people write it: any case, spaces or dashes or none, look-alikes.

    0, 1 and 8 are read as O, I and B in the letters, and O, I and L as 0 and 1 in the
    rest, where nothing else can be meant. The format and, with it, the token may be
    left out: seven letters alone are a deal under the app's rules.

    Raises:
        BadCode: `fault` says whether the shape, a letter, the check or the rules are off.
    """
    number, rules = _read_code(text)
    return deal_of(number, rules)


def _read_code(text: str) -> tuple[int, Rules]:
    plain = re.sub(r"[\W_]+", "", text).upper()
    if len(plain) < _LENGTH:
        raise BadCode(_SHAPE.format(text=text.strip()), CodeFault.SHAPE)
    head, letters = plain[:-_LENGTH], plain[-_LENGTH:].translate(_IN_LETTERS)
    if _FORMAT_SEEN.match(head):
        head = head[len(FORMAT) :]
        if not head:
            raise BadCode(_SHAPE.format(text=text.strip()), CodeFault.SHAPE)
    token = head.translate(_IN_TOKEN) or APP_TOKEN
    try:
        rules = parse_rules(token)
    except BadRules as error:
        fault = CodeFault.RULES if _FORMAT_SEEN.match(plain) else CodeFault.SHAPE
        raise BadCode(_SHAPE.format(text=text.strip()), fault) from error
    wrong = next((letter for letter in letters if letter not in _LETTERS), None)
    if wrong is not None:
        raise BadCode(
            "This code has a slip in it: "
            f"the last seven letters are A to Z and 2 to 7, not {wrong}.",
            CodeFault.LETTER,
        )
    value = 0
    for letter in letters:
        value = value * 32 + _LETTERS.index(letter)
    number, check = divmod(value, 8)
    if check != number % _CHECK:
        raise BadCode(
            "This code has a slip in it: its letters do not fit together, "
            "please compare it with the original.",
            CodeFault.CHECK,
        )
    return number, rules


_SHAPE = "“{text}” is not a deal code; one looks like PY1-N-AAAAAAS."


def parse_deal(text: str, rules: Rules | None = None) -> Deal:
    """A deal by its code, or by its number with `rules` (the app's when None).

    A code keeps its number when other `rules` are given.

    Raises:
        BadCode: the text is neither.
    """
    plain = text.strip()
    if plain.isascii() and plain.replace(" ", "").isdigit():
        return deal_of(int(plain.replace(" ", "")), rules or parse_rules(APP_TOKEN))
    number, own_rules = _read_code(plain)
    return deal_of(number, rules or own_rules)


def parse_layout(text: str, rules: Rules) -> Deal:
    """Cards laid out by hand, in deal order, as two-character texts with spaces between.

    Raises:
        BadCard, BadCode: a text is no card, or the cards are not one whole deck.
    """
    return Deal(rules, tuple(parse_card(word) for word in text.split()))


def deal_rows(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The pyramid as dealt, row by row from the top."""
    starts = (row * (row + 1) // 2 for row in range(deal.rules.rows))
    return tuple(deal.cards[start : start + row + 1] for row, start in enumerate(starts))


def deal_record(deal: Deal, *, reveal: bool = False) -> dict[str, Any]:
    """The opening table for JSON; with `reveal` the stock as a list, first drawn first."""
    first = deal.rules.pyramid_size
    opened = first + deal.rules.opening
    stock = [format_card(card) for card in deal.cards[opened:]]
    return {
        "code": deal.code,
        "rules": format_rules(deal.rules),
        "rows": [[format_card(card) for card in row] for row in deal_rows(deal)],
        "waste": [format_card(card) for card in deal.cards[first:opened]],
        "stock": stock if reveal else len(stock),
    }
