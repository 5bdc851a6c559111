"""The table at one moment: immutable, and the only place where rules become moves.

The pyramid is a mask over its cards (`engine.shape`). Stock and waste piles are masks over
the stock's order in the current pass, so that a pile's top is its highest bit and the next
card to draw is the stock's lowest.
"""

from dataclasses import dataclass, replace
from enum import Enum

from engine.cards import Card
from engine.deal import Deal
from engine.errors import IllegalMove, Reason
from engine.moves import (
    PYRAMID,
    UNDER,
    WASTE,
    Draw,
    Move,
    Place,
    Recycle,
    Remove,
    pyramid_place,
    under_place,
    waste_place,
)
from engine.rules import Goal, Rules
from engine.shape import bits, free_cards, half_covered_cards, index_of, shape_of
from engine.text import text_board


class Outcome(Enum):
    """How a position stands (R12, R13)."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Position:
    """What lies where.

    pyramid  mask of the cards left, bit = place in reading order
    stock    mask over `deal.stock_order(redeals)`; the lowest bit is drawn next
    wastes   one such mask a pile; the highest bit is the top
    fresh    mask of piles whose top was drawn and not covered since (R10)
    redeals  redeals made so far (the current pass is `redeals` + 1)
    """

    deal: Deal
    pyramid: int
    stock: int
    wastes: tuple[int, ...]
    fresh: int = 0
    redeals: int = 0

    @property
    def rules(self) -> Rules:
        return self.deal.rules

    def __str__(self) -> str:
        return text_board(self)

    # --- reading the table -------------------------------------------------------------

    @property
    def stock_count(self) -> int:
        """Cards left in the stock."""
        return self.stock.bit_count()

    @property
    def pyramid_count(self) -> int:
        """Cards left in the pyramid."""
        return self.pyramid.bit_count()

    @property
    def removed_count(self) -> int:
        """Cards removed in all, the multi-hand score of document B (R14)."""
        left = self.pyramid.bit_count() + self.stock.bit_count()
        return self.rules.deck_size - left - sum(pile.bit_count() for pile in self.wastes)

    @property
    def score(self) -> int:
        """10 points for each card removed from the pyramid (R14)."""
        return 10 * (self.rules.pyramid_size - self.pyramid.bit_count())

    @property
    def redeals_left(self) -> int | None:
        """Redeals still allowed, None for no limit (R8)."""
        limit = self.rules.redeals
        return None if limit is None else limit - self.redeals

    @property
    def outcome(self) -> Outcome:
        """Won, lost or going on (R12, R13)."""
        if not self.pyramid and (
            self.rules.goal is Goal.RELAXED or not (self.stock or any(self.wastes))
        ):
            return Outcome.WON
        if self.stock or self._can_recycle() or self._removals():
            return Outcome.PLAYING
        return Outcome.LOST

    def waste_cards(self, pile: int = 0) -> tuple[Card, ...]:
        """The cards of a waste pile, from the bottom to the top."""
        order = self.deal.stock_order(self.redeals)
        return tuple(self.deal.cards[order[bit]] for bit in bits(self.wastes[pile]))

    def stock_cards(self) -> tuple[Card, ...]:
        """The cards of the stock, the next to be drawn first. Hidden from players."""
        order = self.deal.stock_order(self.redeals)
        return tuple(self.deal.cards[order[bit]] for bit in bits(self.stock))

    def card_at(self, place: Place) -> Card | None:
        """The card that lies at a place, None where there is none."""
        if place.kind == PYRAMID:
            index = self._index(place)
            return None if index is None else self.deal.cards[index]
        if place.column >= len(self.wastes):
            return None
        pile = self.wastes[place.column]
        if place.kind == UNDER and pile:
            pile ^= 1 << (pile.bit_length() - 1)
        if not pile:
            return None
        return self.deal.cards[self.deal.stock_order(self.redeals)[pile.bit_length() - 1]]

    def rows(self) -> tuple[tuple[Card | None, ...], ...]:
        """The pyramid row by row from the top; None where a card is gone."""
        return tuple(
            tuple(self.card_at(pyramid_place(row, column)) for column in range(row + 1))
            for row in range(self.rules.rows)
        )

    def free_places(self) -> tuple[Place, ...]:
        """Places of the free pyramid cards, in reading order (R3)."""
        places = shape_of(self.rules.rows).places
        return tuple(places[index] for index in free_cards(self.rules.rows, self.pyramid))

    def open_places(self) -> tuple[Place, ...]:
        """Free pyramid cards and the tops of the waste piles: all that may be played."""
        return self.free_places() + tuple(
            waste_place(number) for number, pile in enumerate(self.wastes) if pile
        )

    def is_free(self, place: Place) -> bool:
        """True for a free pyramid card or the top of a waste pile."""
        if place.kind != PYRAMID:
            return place.kind == WASTE and self.card_at(place) is not None
        index = self._index(place)
        return index is not None and not shape_of(self.rules.rows).covers[index] & self.pyramid

    def covering(self, place: Place) -> tuple[Place, ...]:
        """The places whose cards still cover a pyramid place (R2)."""
        if self._index(place) is None:
            return ()
        shape = shape_of(self.rules.rows)
        covers = shape.covers[index_of(place.row, place.column)]
        return tuple(shape.places[index] for index in bits(covers & self.pyramid))

    def place_of(self, card: Card) -> tuple[Place, ...]:
        """Where copies of a card lie in sight: pyramid places, then tops of the piles."""
        shape = shape_of(self.rules.rows)
        found = [shape.places[i] for i in bits(self.pyramid) if self.deal.cards[i] == card]
        tops = (waste_place(number) for number in range(len(self.wastes)))
        return (*found, *(top for top in tops if self.card_at(top) == card))

    # --- moves -------------------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves: removals in reading order, draws pile by pile, the redeal.

        The order is part of the interface: perft files and recorded lines rely on it.
        """
        if self.outcome is not Outcome.PLAYING:
            return ()
        moves: list[Move] = list(self._removals())
        if self.stock:
            moves.extend(Draw(pile) for pile in range(len(self.wastes)))
        elif self._can_recycle():
            moves.append(Recycle())
        return tuple(moves)

    def partners(self, place: Place) -> tuple[Place, ...]:
        """The places whose cards may leave together with the one at `place` (R5, R10)."""
        return tuple(
            other
            for move in self.legal_moves()
            if isinstance(move, Remove) and place in move.places
            for other in move.places
            if other != place
        )

    def why_not(self, move: Move) -> Reason | None:
        """Why a move is illegal (R11), None when it is legal."""
        if self.outcome is not Outcome.PLAYING:
            return Reason.GAME_OVER
        match move:
            case Draw(pile):
                if not 0 <= pile < len(self.wastes):
                    return Reason.NO_SUCH_PLACE
                return None if self.stock else Reason.STOCK_EMPTY
            case Recycle():
                if self.stock:
                    return Reason.STOCK_NOT_EMPTY
                if not any(self.wastes):
                    return Reason.WASTE_EMPTY
                return None if self._can_recycle() else Reason.NO_REDEAL
            case Remove(places):
                return self._why_not_remove(places)

    def apply(self, move: Move) -> "Position":
        """The position after a move.

        Raises:
            IllegalMove: with the reason that `why_not` gives.
        """
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        match move:
            case Draw(pile):
                return self._draw(pile)
            case Recycle():
                return self._recycle()
            case Remove(places):
                return self._remove(places)

    def _removals(self) -> list[Remove]:
        """All legal removals, in reading order of their places."""
        rules, deal = self.rules, self.deal
        target = rules.target
        seats = self._free_ranks()
        covered: dict[Place, tuple[Place, int]] = {}
        if rules.cover_pair:
            places = shape_of(rules.rows).places
            for index, cover in half_covered_cards(rules.rows, self.pyramid):
                covered[places[index]] = (places[cover], deal.cards[index].rank)
        found = [Remove((place,)) for place, rank in seats if rank == target]
        for number, (place, rank) in enumerate(seats):
            found.extend(
                Remove((place, other))
                for other, other_rank in seats[number + 1 :]
                if rank + other_rank == target
            )
        ranks = dict(seats)
        found.extend(
            Remove((place, cover))
            for place, (cover, rank) in covered.items()
            if rank + ranks[cover] == target
        )
        found.extend(self._fresh_pairs())
        found.sort(key=lambda move: [place.order for place in move.places])
        return found

    def _free_ranks(self) -> list[tuple[Place, int]]:
        """Every card that may be played and its rank, in reading order."""
        cards, rows = self.deal.cards, self.rules.rows
        places = shape_of(rows).places
        seats = [(places[i], cards[i].rank) for i in free_cards(rows, self.pyramid)]
        if any(self.wastes):
            order = self.deal.stock_order(self.redeals)
            seats.extend(
                (waste_place(number), cards[order[pile.bit_length() - 1]].rank)
                for number, pile in enumerate(self.wastes)
                if pile
            )
        return seats

    def _fresh_pairs(self) -> list[Remove]:
        """Drawn cards that make the target with the card beneath (R10)."""
        found = []
        for number in bits(self.fresh):
            top = self.card_at(waste_place(number))
            under = self.card_at(under_place(number))
            if top and under and top.rank + under.rank == self.rules.target:
                found.append(Remove((waste_place(number), under_place(number))))
        return found

    def _why_not_remove(self, places: tuple[Place, ...]) -> Reason | None:
        if not 1 <= len(places) <= 2 or not all(map(self._exists, places)):
            return Reason.NO_SUCH_PLACE
        cards = [self.card_at(place) for place in places]
        if None in cards:
            return Reason.EMPTY_PLACE
        if len(places) == 2 and places[0] == places[1]:
            return Reason.SAME_CARD
        total = sum(card.rank for card in cards if card is not None)
        reason = self._why_not_open(places)
        if reason is Reason.COVERS_PARTNER and total != self.rules.target:
            return Reason.COVERED
        if reason is None and total != self.rules.target:
            return Reason.NOT_ALONE if len(places) == 1 else Reason.WRONG_SUM
        return reason

    def _why_not_open(self, places: tuple[Place, ...]) -> Reason | None:
        """Why these cards cannot be played together, whatever they add up to."""
        for place in places:
            others = [other for other in places if other != place]
            if place.kind == UNDER:
                if others != [waste_place(place.column)]:
                    return Reason.BURIED
                if not self.fresh >> place.column & 1:
                    return Reason.NOT_FRESH
            elif place.kind == PYRAMID and not self.is_free(place):
                if not others or list(self.covering(place)) != others:
                    return Reason.COVERED
                if not self.is_free(others[0]):
                    return Reason.COVERED
                if not self.rules.cover_pair:
                    return Reason.COVERS_PARTNER
        return None

    def _exists(self, place: Place) -> bool:
        if place.kind == PYRAMID:
            return 0 <= place.column <= place.row < self.rules.rows
        return place.row == 0 and 0 <= place.column < len(self.wastes)

    def _index(self, place: Place) -> int | None:
        """The bit of a pyramid place whose card is still there."""
        if place.kind != PYRAMID or not self._exists(place):
            return None
        index = index_of(place.row, place.column)
        return index if self.pyramid >> index & 1 else None

    def _can_recycle(self) -> bool:
        limit = self.rules.redeals
        return not self.stock and any(self.wastes) and (limit is None or self.redeals < limit)

    def _draw(self, pile: int) -> "Position":
        drawn, stock = 0, self.stock
        for _ in range(self.rules.draw):
            low = stock & -stock
            drawn |= low
            stock ^= low
        wastes = list(self.wastes)
        wastes[pile] |= drawn
        fresh = self.fresh | 1 << pile if self.rules.fresh_pair else 0
        return replace(self, stock=stock, wastes=tuple(wastes), fresh=fresh)

    def _recycle(self) -> "Position":
        stock = 0
        for pile in self.wastes:
            stock |= pile
        stock = self.deal.next_pass(stock, self.redeals)
        empty = (0,) * len(self.wastes)
        return replace(self, stock=stock, wastes=empty, fresh=0, redeals=self.redeals + 1)

    def _remove(self, places: tuple[Place, ...]) -> "Position":
        pyramid, wastes, fresh = self.pyramid, list(self.wastes), self.fresh
        for place in places:
            if place.kind == PYRAMID:
                pyramid ^= 1 << index_of(place.row, place.column)
            else:
                pile = wastes[place.column]
                wastes[place.column] = pile ^ 1 << (pile.bit_length() - 1)
                fresh &= ~(1 << place.column)
        return replace(self, pyramid=pyramid, wastes=tuple(wastes), fresh=fresh)


def start_position(deal: Deal) -> Position:
    """The table right after the deal (R2, R4)."""
    rules = deal.rules
    size = len(deal.cards) - rules.pyramid_size
    opened = (1 << rules.opening) - 1
    wastes = (opened,) + (0,) * (rules.wastes - 1)
    return Position(deal, shape_of(rules.rows).full, (1 << size) - 1 ^ opened, wastes)
