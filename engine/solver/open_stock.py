"""The game with its stock laid open: every stock card may be played at any time.

With unlimited redeals of single cards that is the game itself; otherwise it is a bound:
what cannot be won here cannot be won at all. The stock is then only counts of ranks, and
even these reduce to one number for each two ranks that make the target: the *forced pairs*,
how many of the pairs still to come must be made within the pyramid because the stock has too
few partners. Where nothing is forced, a free card of that kind is simply taken.
"""

from engine.solver.budget import BudgetSpent
from engine.solver.tables import SLOT, WIDTH, Step, Tables


class OpenStock:
    """Answers for one deal, remembered.

    `unpaired_stock` is True where stock cards never go with one another and all must go (strict
    goal, one pile, no fresh pair): then the pairs within the pyramid are exactly the forced ones.

    Raises:
        BudgetSpent: from any method, when more than `limit` states had to be looked at.
    """

    def __init__(self, tables: Tables, *, unpaired_stock: bool, limit: int) -> None:
        self.tables = tables
        self.unpaired_stock = unpaired_stock
        self.limit = limit
        self.nodes = 0
        self.kinds = tables.kinds
        self.kind_of = [0] * len(tables.partner)
        for number, kind in enumerate(tables.kinds):
            for rank in kind:
                self.kind_of[rank] = number
        self._by_stock: dict[int, bool] = {}
        self._by_forced: dict[int, bool] = {}

    def winnable(self, mask: int, stock: int) -> bool:
        """Whether the pyramid can be cleared with these counts of stock ranks (packed)."""
        key = stock << self.tables.size | mask
        found = self._by_stock.get(key)
        if found is None:
            forced = self.forced(mask, stock)
            found = self._by_stock[key] = forced is not None and self._clears(mask, forced)
        return found

    def forced(self, mask: int, stock: int) -> int | None:
        """Pairs that must be made within the pyramid, packed by kind; None if impossible."""
        counts = self.tables.counts(mask)
        forced = 0
        for number, (rank, other) in enumerate(self.kinds):
            low, high = WIDTH * rank, WIDTH * other
            if rank == other:
                lack = (counts >> low & SLOT) - (stock >> low & SLOT)
                if self.unpaired_stock and (lack < 0 or lack & 1):
                    return None
                must = (lack + 1) >> 1
            else:
                must = (counts >> low & SLOT) - (stock >> high & SLOT)
                against = (counts >> high & SLOT) - (stock >> low & SLOT)
                if self.unpaired_stock and (must < 0 or must != against):
                    return None
                must = max(must, against)
            if must > 0:
                forced |= must << WIDTH * number
        return forced

    def _clears(self, mask: int, forced: int) -> bool:
        """Whether the pyramid can be cleared with at least (or exactly) these pairs."""
        if not forced and not self.unpaired_stock:
            return True
        mask = self.closed(mask, forced)
        key = forced << self.tables.size | mask
        found = self._by_forced.get(key)
        if found is None:
            self.nodes += 1
            if self.nodes > self.limit:
                raise BudgetSpent
            found = self._by_forced[key] = self._possible(mask, forced) and (
                not mask or any(self._clears(*after[:2]) for after in self.steps(mask, forced))
            )
        return found

    def closed(self, mask: int, forced: int) -> int:
        """The pyramid without the free cards of kinds where nothing is forced."""
        tables, kind_of = self.tables, self.kind_of
        while True:
            taken = 0
            for bit in tables.free(mask):
                kind = kind_of[tables.ranks[bit]]
                if not forced >> WIDTH * kind & SLOT:
                    taken |= 1 << bit
            if not taken:
                return mask
            mask = tables.settled(mask ^ taken)

    def _possible(self, mask: int, forced: int) -> bool:
        counts = self.tables.counts(mask)
        for number, (rank, other) in enumerate(self.kinds):
            must = forced >> WIDTH * number & SLOT
            if must:
                most = counts >> WIDTH * rank & SLOT
                if rank == other:
                    most >>= 1
                if must > most or must > counts >> WIDTH * other & SLOT:
                    return False
        return True

    def steps(self, mask: int, forced: int) -> list[tuple[int, int, Step]]:
        """What can be done: (pyramid after, forced pairs after, the pyramid cards that go).

        A single card here goes with a stock card; it may while enough are left for the pairs.
        """
        tables = self.tables
        counts = tables.counts(mask)
        found: list[tuple[int, int, Step]] = []
        for after, step in tables.pairs(mask):
            shift = WIDTH * self.kind_of[tables.ranks[step[0]]]
            if forced >> shift & SLOT:
                found.append((after, forced - (1 << shift), step))
            elif not self.unpaired_stock:
                found.append((after, forced, step))
        for bit in tables.free(mask):
            rank = tables.ranks[bit]
            must = forced >> WIDTH * self.kind_of[rank] & SLOT
            if tables.partner[rank] == rank:
                must *= 2
            if (counts >> WIDTH * rank & SLOT) > must:
                found.append((tables.settled(mask ^ 1 << bit), forced, (bit,)))
        return found

    def choices(self, mask: int, forced: int) -> tuple[dict[int, int], tuple[int, Step] | None]:
        """What keeps a win: cards that may go with a stock card, by rank, and a forced pair.

        The pair comes with the forced pairs after it.
        """
        singles: dict[int, int] = {}
        pair = None
        for after, left, step in self.steps(mask, forced):
            rank = self.tables.ranks[step[0]]
            if len(step) == 2:
                if pair is None and left != forced and self._clears(after, left):
                    pair = left, step
            elif rank not in singles:
                must = forced >> WIDTH * self.kind_of[rank] & SLOT
                # Where nothing is forced, a card is taken at no risk.
                if not must or self._clears(after, left):
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
