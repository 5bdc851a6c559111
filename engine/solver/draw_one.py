"""What follows a state when one card is drawn at a time.

Having drawn fewer cards is then never worse, other things being equal, and a card that
goes alone is taken as soon as it shows. Where passes are unlimited and alike, every place
in the pass can be reached again: states differ in their cards alone.
"""

from engine.shape import bits
from engine.solver.search import Judge, Order, Search, State
from engine.solver.tables import SLOT, WIDTH


class SingleDraws(Search):
    """One card at a time."""

    @property
    def circular(self) -> bool:
        """Whether every place in the pass can be reached again."""
        return not self.counted

    def covered(self) -> tuple[int, ...]:
        last = self.size
        return tuple((2 << (last if self.circular else passed)) - 1 for passed in range(last + 1))

    # One loop with few calls: this is where the time goes.
    def expand(  # noqa: C901, PLR0912
        self, state: State, judge: Judge, *, fresh: bool
    ) -> list[State]:
        pyramid, stock, passed, turn, counts = state
        found: list[State] = []
        plays, partner, hidden = self.tables.plays(pyramid), self.tables.partner, -1
        if self.circular:
            passed = 0
        else:
            found, stock, counts = self._at_rest(state, fresh=fresh)
        order = self.order(turn)
        ranks, units = order.ranks, order.units
        waste = stock & ((1 << passed) - 1)
        while True:
            rest = stock >> passed
            if not rest:
                if not waste or self.circular or turn == self.limit:
                    return found
                stock, turn = self.turned(stock, turn)
                if self.known((pyramid, stock, 0, turn, counts)):
                    return found
                order = self.order(turn)
                ranks, units = order.ranks, order.units
                passed = waste = 0
                continue
            if waste and turn == self.limit:
                if hidden < 0:
                    hidden = self.tables.hidden(pyramid)
                other = partner[ranks[waste.bit_length() - 1]]
                if not (
                    hidden >> other & 1 or (self.fresh and order.masks[other] & rest << passed)
                ):
                    lost = waste
                else:
                    lost = self._excess(pyramid, waste, rest << passed, other, order)
                if lost:
                    buried = self.bury((pyramid, stock, passed, turn, counts), lost, judge)
                    if buried is None:
                        return found
                    stock, counts, waste = *buried, waste ^ lost
            top = passed + (rest & -rest).bit_length() - 1
            passed, bit = top + 1, 1 << top
            other, left = partner[ranks[top]], counts - units[top]
            if not other:
                stock, counts = stock ^ bit, left
                continue
            if self.fresh and waste and ranks[under := waste.bit_length() - 1] == other:
                found.append((pyramid, stock ^ bit ^ 1 << under, passed, turn, left - units[under]))
            for after in plays[other]:
                found.append((after, stock ^ bit, passed, turn, left))
            waste |= bit

    def _excess(self, pyramid: int, waste: int, rest: int, other: int, order: Order) -> int:
        """What lies so deep in the waste that no partner is left for its turn to come.

        When there are more cards of the top's rank than cards of rank `other` for them, the
        lowest of them stay, and all beneath.
        """
        same = waste & order.masks[self.tables.partner[other]]
        excess = same.bit_count() - (self.tables.counts(pyramid) >> WIDTH * other & SLOT)
        if self.fresh:
            excess -= (order.masks[other] & rest).bit_count()
        if excess <= 0:
            return 0
        return waste & ((2 << bits(same)[excess - 1]) - 1)

    def _at_rest(self, state: State, *, fresh: bool) -> tuple[list[State], int, int]:
        """Removals with the top before any draw; the stock and counts without lone tops."""
        pyramid, stock, passed, turn, counts = state
        order, partner = self.order(turn), self.tables.partner
        ranks, units = order.ranks, order.units
        waste = stock & ((1 << passed) - 1)
        while waste and not partner[ranks[top := waste.bit_length() - 1]]:
            stock, waste, counts = stock ^ 1 << top, waste ^ 1 << top, counts - units[top]
            fresh = False
        if not waste:
            return [], stock, counts
        top = waste.bit_length() - 1
        left, other = counts - units[top], partner[ranks[top]]
        stock_left = stock ^ 1 << top
        found = [
            (after, stock_left, passed, turn, left) for after in self.tables.plays(pyramid)[other]
        ]
        if fresh and (below := waste ^ 1 << top):
            under = below.bit_length() - 1
            if ranks[under] == other:
                left -= units[under]
                found.append((pyramid, stock_left ^ 1 << under, passed, turn, left))
        return found, stock, counts
