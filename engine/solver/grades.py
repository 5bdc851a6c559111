"""How hard a deal is, from 1 (gentle) to 5 (fiendish): how a careless player fares in it.

The careless player takes cards that go alone, makes any pair that shows, chosen by chance,
and draws when there is none. Many such games make a deal's *ease*: half of it is how many
are won, half how many cards of the pyramid go. The chance is seeded by the cards, so that a
deal has one ease everywhere. What is easy depends on the rules; `BOUNDS` holds, by rules, the
eases that part winnable deals into five grades of equal size.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.deal import Deal
from engine.generator import start_state, stream
from engine.position import Position, start_position
from engine.rules import Goal, Redeal, format_rules
from engine.rules import base_name as name_of
from engine.solver import native
from engine.solver.decide import decide
from engine.solver.tables import Tables
from engine.solver.verdict import Kind

GAMES = 200
LANE = 101
"""The lane of the deal's stream that the careless player's chance is taken from."""

# Measured by scripts/grade-bounds; rules that are not here have those of their variant.
BOUNDS: dict[str, tuple[float, float, float, float]] = {
    "N": (1.0, 0.836, 0.639, 0.419),
    "S": (0.429, 0.377, 0.344, 0.3),
    "SC": (0.464, 0.418, 0.368, 0.333),
    "R": (0.461, 0.382, 0.345, 0.304),
    "RC": (0.587, 0.445, 0.381, 0.336),
    "R2": (0.845, 0.637, 0.462, 0.355),
    "P1": (0.607, 0.441, 0.393, 0.338),
    "P2": (0.75, 0.595, 0.429, 0.349),
    "T": (0.395, 0.335, 0.283, 0.214),
    "A": (0.424, 0.366, 0.323, 0.275),
    "F": (0.394, 0.363, 0.344, 0.322),
    "E": (0.524, 0.398, 0.343, 0.3),
}


@dataclass(frozen=True, slots=True)
class Grade:
    """What is known of a deal's difficulty.

    kind   whether it can be won at all
    grade  1 (gentle) to 5 (fiendish); None unless it can be won
    won    the share of the careless games that were won
    """

    kind: Kind
    grade: int | None
    won: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How some careless games went: games won, cards of the pyramid that went in all."""

    games: int
    won: int
    gone: int

    def ease(self, size: int) -> float:
        """From 0 (nothing ever goes) to 1 (every game is won); `size` is the pyramid's."""
        return (self.won / self.games + self.gone / (self.games * size)) / 2


def grade(deal: Deal, budget: int | None = None) -> Grade:
    """The grade of a deal under its own rules."""
    tally = careless(deal)
    kind = decide(start_position(deal), budget, line=False).kind
    found = grade_of_winnable(deal, tally) if kind is Kind.WIN else None
    return Grade(kind, found, tally.won / tally.games)


def grade_of_winnable(deal: Deal, tally: Tally | None = None) -> int:
    """The grade of a deal that is known to be winnable."""
    ease = (tally or careless(deal)).ease(deal.rules.pyramid_size)
    return 1 + sum(ease < bound for bound in bounds_for(deal))


def bounds_for(deal: Deal) -> tuple[float, float, float, float]:
    """The eases below which a deal is harder than grade 1, 2, 3 and 4."""
    token = format_rules(deal.rules)
    return BOUNDS.get(token) or BOUNDS[name_of(token)]


def careless(deal: Deal, games: int = GAMES) -> Tally:
    """Some careless games of a deal; the same ones whenever it is asked."""
    position = start_position(deal)
    seed = _seed(deal)
    told = native.careless(position, start_state(seed, LANE), games)
    if told is not None:
        return Tally(games, *told)
    table, values = _Table(position), stream(seed, LANE)
    won = gone = 0
    for _ in range(games):
        left = table.play(values)
        gone += position.pyramid_count - left.bit_count()
        won += table.is_won(left)
    return Tally(games, won, gone)


def _seed(deal: Deal) -> int:
    """A number that stands for the cards as they lie."""
    number = 0
    for card in deal.cards:
        number = (number * 53 + card.rank * 4 + card.suit) & ((1 << 64) - 1)
    return number


class _Table:
    """Plays careless games of one deal, on masks as in `Position`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = position.rules
        self.tables = Tables(position.deal)
        self.ranks: dict[int, list[int]] = {}
        self.left = 0

    def is_won(self, pyramid: int) -> bool:
        """Whether the game just played was won."""
        return not pyramid and (self.rules.goal is Goal.RELAXED or not self.left)

    def play(self, values: Iterator[int]) -> int:
        """One game; what is left of the pyramid."""
        rules, tables = self.rules, self.tables
        pyramid = tables.settled(self.position.pyramid)
        stock, wastes = self.position.stock, list(self.position.wastes)
        fresh, turn, moved = 0, self.position.redeals, True
        while True:
            self.left = stock | sum(wastes)
            if self.is_won(pyramid):
                return pyramid
            ranks = self._pass(turn)
            fresh = self._settle(wastes, ranks, fresh)
            pairs = self._pairs(pyramid, wastes, ranks, fresh)
            if pairs:
                pyramid, taken = pairs[next(values) * len(pairs) >> 64]
                for pile, mask in taken:
                    wastes[pile] ^= mask
                    fresh &= ~(1 << pile)
                moved = True
            elif stock:
                pile = next(values) * rules.wastes >> 64 if rules.wastes > 1 else 0
                for _ in range(rules.draw):
                    wastes[pile] |= stock & -stock
                    stock &= stock - 1
                fresh = fresh | 1 << pile if rules.fresh_pair else 0
            elif self.left and self._may_turn(turn, moved=moved):
                stock, turn = self.position.deal.next_pass(sum(wastes), turn), turn + 1
                wastes, fresh, moved = [0] * rules.wastes, 0, False
            else:
                return pyramid

    def _pass(self, turn: int) -> list[int]:
        """The ranks of the stock part in a pass."""
        found = self.ranks.get(turn)
        if found is None:
            deal = self.position.deal
            found = self.ranks[turn] = [deal.cards[card].rank for card in deal.stock_order(turn)]
        return found

    def _settle(self, wastes: list[int], ranks: list[int], fresh: int) -> int:
        """Take the cards that go alone from the wastes; the piles whose top is still fresh."""
        for pile, mask in enumerate(wastes):
            while mask and not self.tables.partner[ranks[mask.bit_length() - 1]]:
                mask ^= 1 << mask.bit_length() - 1  # noqa: PLW2901 -- down the pile
                fresh &= ~(1 << pile)
            wastes[pile] = mask
        return fresh

    def _pairs(
        self, pyramid: int, wastes: list[int], ranks: list[int], fresh: int
    ) -> list[tuple[int, list[tuple[int, int]]]]:
        """Each pair that shows: the pyramid after it, and what it takes from the piles."""
        tables, partner = self.tables, self.tables.partner
        found: list[tuple[int, list[tuple[int, int]]]] = [
            (after, []) for after, _ in tables.pairs(pyramid)
        ]
        tops = [mask.bit_length() - 1 for mask in wastes]
        for pile, top in enumerate(tops):
            if top < 0:
                continue
            other, mine = partner[ranks[top]], (pile, 1 << top)
            found += [
                (tables.settled(pyramid ^ 1 << card), [mine])
                for card in tables.free(pyramid)
                if tables.ranks[card] == other
            ]
            found += [
                (pyramid, [mine, (second, 1 << tops[second])])
                for second in range(pile + 1, len(tops))
                if tops[second] >= 0 and ranks[tops[second]] == other
            ]
            below = wastes[pile] ^ 1 << top
            under = below.bit_length() - 1
            if fresh >> pile & 1 and below and ranks[under] == other:
                found.append((pyramid, [(pile, 1 << top | 1 << under)]))
        return found

    def _may_turn(self, turn: int, *, moved: bool) -> bool:
        """Whether another pass is allowed, and could bring what this one did not."""
        limit = self.rules.redeals
        if limit is not None and turn >= limit:
            return False
        return moved or (limit is not None and self.rules.redeal is Redeal.RESHUFFLE)
