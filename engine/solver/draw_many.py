"""What follows a state when several cards are drawn at a time.

Which cards come to lie on top depends on all that was taken before: taking a card, even
one that goes alone, shifts the draws of the next pass, so it is a choice until the last.
"""

from engine.solver.search import Judge, Search, State


class SeveralDraws(Search):
    """Two cards or more at a time."""

    def covered(self) -> tuple[int, ...]:
        return tuple(1 << passed for passed in range(self.size + 1))

    def expand(self, state: State, judge: Judge, *, fresh: bool) -> list[State]:
        pyramid, stock, passed, turn, counts = state
        found: list[State] = []
        while True:
            waste = stock & ((1 << passed) - 1)
            state = pyramid, stock, passed, turn, counts
            if waste and self.removals(state, waste, found, fresh=fresh):
                return found
            fresh = self.fresh
            if not stock >> passed:
                if not waste or turn == self.limit:
                    return found
                stock, turn = self.turned(stock, turn)
                passed = 0
            elif waste and turn == self.limit and self.is_buried(state, waste):
                buried = self.bury(state, waste, judge)
                if buried is None:
                    return found
                stock, counts = buried
            passed = self.drawn(stock, passed)
            if self.known((pyramid, stock, passed, turn, counts)):
                return found

    def drawn(self, stock: int, passed: int) -> int:
        """How many places are passed after one more draw; the stock is not empty."""
        rest, low = stock >> passed, 0
        for _ in range(self.draw):
            if rest:
                low = rest & -rest
                rest ^= low
        return passed + low.bit_length()

    def removals(self, state: State, waste: int, found: list[State], *, fresh: bool) -> bool:
        """Note the states after removing the top; True when there is no need to draw."""
        pyramid, stock, passed, turn, counts = state
        order, tables = self.order(turn), self.tables
        top = waste.bit_length() - 1
        below, other = waste ^ 1 << top, tables.partner[order.ranks[top]]
        stock ^= 1 << top
        counts -= order.units[top]
        if not other:
            found.append((pyramid, stock, passed, turn, counts))
            return turn == self.limit
        for after in tables.plays(pyramid)[other]:
            found.append((after, stock, passed, turn, counts))  # noqa: PERF401 -- most are empty
        if fresh and below and order.ranks[under := below.bit_length() - 1] == other:
            counts -= order.units[under]
            found.append((pyramid, stock ^ 1 << under, passed, turn, counts))
        return False

    def is_buried(self, state: State, waste: int) -> bool:
        """Whether the top, left where it is, can never be played again in the last pass."""
        pyramid, stock, passed, turn, _ = state
        order = self.order(turn)
        other = self.tables.partner[order.ranks[waste.bit_length() - 1]]
        if self.tables.hidden(pyramid) >> other & 1:
            return False
        return not (self.fresh and order.masks[other] & stock >> passed << passed)
