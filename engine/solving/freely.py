"""The game with its stock laid open: every stock card may be played at any time.

With unlimited redeals of single cards that is the game itself; otherwise it is a bound:
what cannot be won here cannot be won at all. The stock is then only counts of ranks, and
even these reduce to one number for each two ranks that make the target: the *dues*, how
many of the pairs still to come must be made within the pyramid because the stock has too
few partners. Where nothing is due, a free card of that kind is simply taken.
"""

from engine.solving.budget import BudgetSpent
from engine.solving.tables import SLOT, WIDTH, Step, Tables


class Freely:
    """Answers for one deal, remembered.

    `lonely` is True where stock cards never go with one another and all must go (strict
    goal, one pile, no fresh pair): then the pairs within the pyramid are exactly the dues.

    Raises:
        BudgetSpent: from any method, when more than `limit` states had to be looked at.
    """

    def __init__(self, tables: Tables, *, lonely: bool, limit: int) -> None:
        self.tables = tables
        self.lonely = lonely
        self.limit = limit
        self.nodes = 0
        self.kinds = tables.kinds
        self.kind_of = [0] * len(tables.partner)
        for number, kind in enumerate(tables.kinds):
            for rank in kind:
                self.kind_of[rank] = number
        self._by_stock: dict[int, bool] = {}
        self._by_dues: dict[int, bool] = {}

    def winnable(self, mask: int, stock: int) -> bool:
        """Whether the pyramid can be cleared with these counts of stock ranks (packed)."""
        key = stock << self.tables.size | mask
        found = self._by_stock.get(key)
        if found is None:
            dues = self.dues(mask, stock)
            found = self._by_stock[key] = dues is not None and self._clears(mask, dues)
        return found

    def dues(self, mask: int, stock: int) -> int | None:
        """Pairs that must be made within the pyramid, packed by kind; None if impossible."""
        counts = self.tables.counts(mask)
        dues = 0
        for number, (rank, other) in enumerate(self.kinds):
            low, high = WIDTH * rank, WIDTH * other
            if rank == other:
                lack = (counts >> low & SLOT) - (stock >> low & SLOT)
                if self.lonely and (lack < 0 or lack & 1):
                    return None
                due = (lack + 1) >> 1
            else:
                due = (counts >> low & SLOT) - (stock >> high & SLOT)
                against = (counts >> high & SLOT) - (stock >> low & SLOT)
                if self.lonely and (due < 0 or due != against):
                    return None
                due = max(due, against)
            if due > 0:
                dues |= due << WIDTH * number
        return dues

    def _clears(self, mask: int, dues: int) -> bool:
        """Whether the pyramid can be cleared with at least (lonely: exactly) these pairs."""
        if not dues and not self.lonely:
            return True
        mask = self.closed(mask, dues)
        key = dues << self.tables.size | mask
        found = self._by_dues.get(key)
        if found is None:
            self.nodes += 1
            if self.nodes > self.limit:
                raise BudgetSpent
            found = self._by_dues[key] = self._possible(mask, dues) and (
                not mask or any(self._clears(*after[:2]) for after in self.steps(mask, dues))
            )
        return found

    def closed(self, mask: int, dues: int) -> int:
        """The pyramid without the free cards of kinds where nothing is due."""
        tables, kind_of = self.tables, self.kind_of
        while True:
            taken = 0
            for bit in tables.free(mask):
                kind = kind_of[tables.ranks[bit]]
                if not dues >> WIDTH * kind & SLOT:
                    taken |= 1 << bit
            if not taken:
                return mask
            mask = tables.settled(mask ^ taken)

    def _possible(self, mask: int, dues: int) -> bool:
        counts = self.tables.counts(mask)
        for number, (rank, other) in enumerate(self.kinds):
            due = dues >> WIDTH * number & SLOT
            if due:
                most = counts >> WIDTH * rank & SLOT
                if rank == other:
                    most >>= 1
                if due > most or due > counts >> WIDTH * other & SLOT:
                    return False
        return True

    def steps(self, mask: int, dues: int) -> list[tuple[int, int, Step]]:
        """What can be done: (pyramid after, dues after, the pyramid cards that go).

        A single card here goes with a stock card; it may while enough are left for the dues.
        """
        tables = self.tables
        counts = tables.counts(mask)
        found: list[tuple[int, int, Step]] = []
        for after, step in tables.pairs(mask):
            shift = WIDTH * self.kind_of[tables.ranks[step[0]]]
            if dues >> shift & SLOT:
                found.append((after, dues - (1 << shift), step))
            elif not self.lonely:
                found.append((after, dues, step))
        for bit in tables.free(mask):
            rank = tables.ranks[bit]
            due = dues >> WIDTH * self.kind_of[rank] & SLOT
            if tables.partner[rank] == rank:
                due *= 2
            if (counts >> WIDTH * rank & SLOT) > due:
                found.append((tables.settled(mask ^ 1 << bit), dues, (bit,)))
        return found

    def choices(self, mask: int, dues: int) -> tuple[dict[int, int], tuple[int, Step] | None]:
        """What keeps a win: cards that may go with a stock card, by rank, and a pair that is due.

        The pair comes with the dues after it.
        """
        singles: dict[int, int] = {}
        pair = None
        for after, left, step in self.steps(mask, dues):
            rank = self.tables.ranks[step[0]]
            if len(step) == 2:
                if pair is None and left != dues and self._clears(after, left):
                    pair = left, step
            elif rank not in singles:
                due = dues >> WIDTH * self.kind_of[rank] & SLOT
                # Where nothing is due, a card is taken at no risk.
                if not due or self._clears(after, left):
                    singles[rank] = step[0]
        return singles, pair

    def pairs_line(self, mask: int) -> list[Step]:
        """The steps that clear the pyramid without the stock; it must be `winnable` so."""
        line = self.tables.settling(mask)
        mask = self.tables.settled(mask)
        while mask:
            after, step = next(way for way in self.tables.pairs(mask) if self.winnable(way[0], 0))
            line.append(step)
            line.extend(self.tables.settling(mask ^ 1 << step[0] ^ 1 << step[1]))
            mask = after
        return line
