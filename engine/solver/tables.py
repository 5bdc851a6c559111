"""What depends on the cards of a pyramid alone, computed once a deal and remembered.

A pyramid is a mask of its cards, as in `Position`. It is *settled* when no card that goes
alone lies free in it: such a card only hinders, so it is taken at once (R6).
Counts of ranks are packed into one number, `WIDTH` bits a rank.
"""

from engine.deal import Deal
from engine.shape import bits, free_cards, shape_of

WIDTH = 5
SLOT = (1 << WIDTH) - 1
CHUNK = 10
"""Cards that are counted at once: few parts of a pyramid change from one to the next."""

Step = tuple[int, ...]
"""Pyramid cards removed together: one that goes alone, or a pair."""


class Tables:
    """Lookups for one deal.

    ranks    rank of every pyramid card, by bit
    partner  the rank that makes the target with a rank, 0 for the rank that goes alone
    kinds    pairs of ranks that make the target, the lower first
    """

    def __init__(self, deal: Deal) -> None:
        rules = deal.rules
        self.deal = deal
        self.rows = rules.rows
        self.size = rules.pyramid_size
        self.covers = shape_of(rules.rows).covers
        self.ranks = tuple(card.rank for card in deal.cards[: self.size])
        self.partner = tuple(rules.target - rank if rank else 0 for rank in range(rules.ranks + 1))
        self.gone_shift = WIDTH * len(self.partner)
        self.kinds = tuple(
            (rank, other) for rank, other in enumerate(self.partner) if rank and other >= rank
        )
        self.cover_pair = rules.cover_pair
        self._settled: dict[int, int] = {}
        self._pairs: dict[int, tuple[tuple[int, Step], ...]] = {}
        self._plays: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._partners: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {}
        self._hidden: dict[int, int] = {}
        self._counts: dict[int, int] = {}
        self._counts_of_part: dict[tuple[int, int], int] = {}

    def free(self, mask: int) -> tuple[int, ...]:
        """Bits of the free cards (R3)."""
        return free_cards(self.rows, mask)

    def settled(self, mask: int) -> int:
        """The pyramid without the free cards that go alone."""
        found = self._settled.get(mask)
        if found is None:
            found = mask
            for bit in self.free(mask):
                if not self.partner[self.ranks[bit]]:
                    found ^= 1 << bit
            if found != mask:
                found = self.settled(found)
            self._settled[mask] = found
        return found

    def pairs(self, mask: int) -> tuple[tuple[int, Step], ...]:
        """Pairs within the pyramid: (the settled pyramid after it, its two cards)."""
        found = self._pairs.get(mask)
        if found is None:
            ranks, partner = self.ranks, self.partner
            free = self.free(mask)
            steps = [
                (bit, other)
                for number, bit in enumerate(free)
                for other in free[number + 1 :]
                if ranks[other] == partner[ranks[bit]]
            ]
            if self.cover_pair:
                steps.extend(self._cover_pairs(mask, free))
            found = self._pairs[mask] = tuple(
                (self.settled(mask ^ 1 << bit ^ 1 << other), (bit, other)) for bit, other in steps
            )
        return found

    def _cover_pairs(self, mask: int, free: tuple[int, ...]) -> list[tuple[int, int]]:
        """Pairs of a free card and the card that it alone still covers (R9)."""
        ranks, partner = self.ranks, self.partner
        found = []
        for bit in bits(mask):
            left = self.covers[bit] & mask
            if left and not left & (left - 1):
                cover = left.bit_length() - 1
                if cover in free and ranks[cover] == partner[ranks[bit]]:
                    found.append((bit, cover))
        return found

    def counts(self, mask: int) -> int:
        """How many cards of each rank lie in the pyramid, packed."""
        found = self._counts.get(mask)
        if found is None:
            found = 0
            for start in range(0, self.size, CHUNK):
                part = mask >> start & ((1 << CHUNK) - 1)
                known = self._counts_of_part.get((start, part))
                if known is None:
                    known = sum(1 << WIDTH * self.ranks[start + bit] for bit in bits(part))
                    self._counts_of_part[start, part] = known
                found += known
            self._counts[mask] = found
        return found

    def hidden(self, mask: int) -> int:
        """The ranks of covered cards, as a mask of ranks."""
        found = self._hidden.get(mask)
        if found is None:
            found, free = 0, self.free(mask)
            for bit in bits(mask):
                if bit not in free:
                    found |= 1 << self.ranks[bit]
            self._hidden[mask] = found
        return found

    def plays(self, mask: int) -> tuple[tuple[int, ...], ...]:
        """For each rank, the settled pyramids after a card of it goes with the waste top.

        Pairs within the pyramid wait until they are needed: one is made here only when
        the card that goes with the waste top lies under it, directly or through others.
        """
        found = self._plays.get(mask)
        if found is None:
            by_rank: list[dict[int, None]] = [{} for _ in self.partner]
            for after, rank, _ in self._ways(mask):
                by_rank[rank][after] = None
            found = self._plays[mask] = tuple(map(tuple, by_rank))
        return found

    def partners(self, mask: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """What `plays` tells, each pyramid with the card that goes with the waste top."""
        found = self._partners.get(mask)
        if found is None:
            by_rank: list[dict[tuple[int, int], None]] = [{} for _ in self.partner]
            for after, rank, steps in self._ways(mask):
                by_rank[rank][after, steps[-1][0]] = None
            found = self._partners[mask] = tuple(map(tuple, by_rank))
        return found

    def explain(self, mask: int, rank: int, after: int) -> tuple[list[Step], int, list[Step]]:
        """How `plays` led from one pyramid to the other.

        Gives the steps before, the card that goes with the waste top, and the steps after.
        """
        for reached, own, steps in self._ways(mask):
            if reached == after and own == rank:
                middle = mask
                before: list[Step] = []
                for step in steps[:-1]:
                    middle = self._take(middle, step, before)
                last: list[Step] = []
                self._take(middle, steps[-1], last)
                return before, steps[-1][0], last[1:]
        raise AssertionError((mask, rank, after))

    def _take(self, mask: int, step: Step, made: list[Step]) -> int:
        """Make a step and settle; both are written down."""
        made.append(step)
        for bit in step:
            mask ^= 1 << bit
        made.extend(self.settling(mask))
        return self.settled(mask)

    def settling(self, mask: int) -> list[Step]:
        """The cards that `settled` takes, in an order in which they lie free."""
        steps: list[Step] = []
        goal = self.settled(mask)
        while mask != goal:
            for bit in self.free(mask):
                if not goal >> bit & 1:
                    steps.append((bit,))
                    mask ^= 1 << bit
        return steps

    def _ways(self, mask: int) -> list[tuple[int, int, tuple[Step, ...]]]:
        """(pyramid after, rank that went with the waste top, steps with it as the last)."""
        ranks = self.ranks
        ways: list[tuple[int, int, tuple[Step, ...]]] = [
            (self.settled(mask ^ 1 << bit), ranks[bit], ((bit,),)) for bit in self.free(mask)
        ]
        seen = {mask}
        todo: list[tuple[int, tuple[Step, ...], tuple[int, ...]]] = [(mask, (), ())]
        while todo:
            here, steps, taken = todo.pop()
            for after, step in self.pairs(here):
                if after in seen:
                    continue
                seen.add(after)
                parts = (*taken, here ^ after)
                known = (*steps, step)
                todo.append((after, known, parts))
                before = self.free(here)
                for bit in self.free(after):
                    if bit not in before and self._needed(parts, bit):
                        way = (self.settled(after ^ 1 << bit), ranks[bit], (*known, (bit,)))
                        ways.append(way)
        return ways

    def _needed(self, parts: tuple[int, ...], goal: int) -> bool:
        """True when every part uncovers a card of a later part, or the goal itself."""
        wanted = self.covers[goal]
        for part in reversed(parts):
            if not part & wanted:
                return False
            for bit in bits(part):
                wanted |= self.covers[bit]
        return True
