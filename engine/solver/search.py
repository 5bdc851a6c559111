"""Depth-first search for games with one waste pile: any draw, any number of passes.

A state is the settled pyramid, the stock part as a mask in the order of the pass, how many
of its places were passed (what lies before is the waste), and the pass. From a state the
search goes through all the draws that may follow it, and makes a new state of each removal
that the waste takes part in. What makes this fast:

* What is lost with the stock laid open (`OpenStock`) is lost.
* Pairs within the pyramid wait until a card under them is needed (`Tables.plays`).
* A pair with the waste top is made at once or not at all: a top that is covered although
  its partner lay free needs another partner later. In the last pass a top that has none
  buries the waste beneath it, and so do more cards of a rank than partners are left for:
  many states fall together. Under a strict goal a buried card loses at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum

from engine.position import Position
from engine.rules import Redeal
from engine.shape import bits
from engine.solver.budget import Cancelled
from engine.solver.tables import WIDTH, Tables

State = tuple[int, int, int, int, int]
"""A node of the search: pyramid, stock, passed, turn, counts.

`stock` is a mask in the order of pass `turn` (from 0; it stays where passes are unlimited
and alike). `counts` are the ranks of the cards that can still be played, packed, without
those that go alone, and above them how many stock cards are gone if that is told.
"""


class View(Enum):
    """What a judge says of a state."""

    DROP = "drop"
    KEEP = "keep"
    NOTE = "note"
    """Keep it and remember the way to it."""
    LAST = "last"
    """Remember the way to it, but look no further from it."""
    END = "end"
    """Remember the way to it and stop."""


Judge = Callable[[State], View]


class Order:
    """The stock part in one pass, by bit.

    plain  what a card's burial takes from the counts
    units  what its removal takes from them
    masks  for each rank its cards
    alone  the cards that go alone
    """

    def __init__(self, position: Position, redeals: int, tables: Tables, *, told: bool) -> None:
        deal = position.deal
        self.ranks = tuple(deal.cards[card].rank for card in deal.stock_order(redeals))
        partner = tables.partner
        self.plain = tuple(1 << WIDTH * rank if partner[rank] else 0 for rank in self.ranks)
        gone = 1 << tables.gone_shift if told else 0
        self.units = tuple(unit - gone for unit in self.plain)
        masks = [0] * len(partner)
        for bit, rank in enumerate(self.ranks):
            masks[rank] |= 1 << bit
        self.masks = tuple(masks)
        self.alone = sum(1 << bit for bit, rank in enumerate(self.ranks) if not partner[rank])


class Orders:
    """The stock part of each pass, made when it is first asked for.

    Where all passes have one order they share it.
    """

    def __init__(self, position: Position, tables: Tables, *, told: bool = False) -> None:
        self._position = position
        self._tables = tables
        self._told = told
        self._shuffled = position.rules.redeal is Redeal.RESHUFFLE
        self._made: dict[int, Order] = {}

    def __call__(self, turn: int) -> Order:
        """The stock part in a pass."""
        if not self._shuffled:
            turn = 0
        found = self._made.get(turn)
        if found is None:
            found = self._made[turn] = Order(self._position, turn, self._tables, told=self._told)
        return found


class Search(ABC):
    """A search from one position.

    order   gives the stock part in a pass

    strict  whether a state with a buried card is lost
    told    whether states tell how many stock cards are gone
    way     after `run`: the states from the start to the one last noted
    """

    def __init__(
        self, position: Position, tables: Tables, *, strict: bool, told: bool = False
    ) -> None:
        rules = position.rules
        self.position = position
        self.tables = tables
        self.told = told
        self.strict = strict
        self.fresh = rules.fresh_pair
        self.draw = rules.draw
        self.limit = rules.redeals
        self.counted = self.limit is not None or rules.redeal is Redeal.RESHUFFLE
        self.size = len(position.deal.cards) - tables.size
        self.way: list[State] = []
        self.order = Orders(position, tables, told=told)
        self._seen: dict[int, int] = {}
        self._covered = self.covered()

    @abstractmethod
    def covered(self) -> tuple[int, ...]:
        """By number of passed cards: which numbers make another state at least as good."""

    @abstractmethod
    def expand(self, state: State, judge: Judge, *, fresh: bool) -> list[State]:
        """The states after the next removal with the waste.

        `fresh` says that the top of the waste was drawn just before.
        """

    @property
    def nodes(self) -> int:
        """States made."""
        return len(self._seen)

    def start(self) -> State:
        """The position as a state."""
        position = self.position
        waste = position.wastes[0]
        stock = position.stock | waste
        turn = position.redeals if self.counted else 0
        plain = self.order(turn).plain
        counts = sum(plain[bit] for bit in bits(stock))
        return self.tables.settled(position.pyramid), stock, waste.bit_length(), turn, counts

    def run(self, judge: Judge, budget: int, cancelled: Cancelled = None) -> bool:
        """Search; False when more than `budget` states would be needed, or when cancelled."""
        start = self.start()
        view, drop, keep, last, end = judge(start), View.DROP, View.KEEP, View.LAST, View.END
        self.way = [start] if view not in {drop, keep} else []
        stack = [(0, start)] if view in {keep, View.NOTE} else []
        way: list[State] = []
        fresh = bool(self.position.fresh)
        while stack:
            depth, state = stack.pop()
            del way[depth:]
            way.append(state)
            depth += 1
            for child in reversed(self.expand(state, judge, fresh=fresh)):
                if self.known(child):
                    continue
                view = judge(child)
                if view is drop:
                    continue
                if view is not keep:
                    self.way = [*way, child]
                    if view is end:
                        return True
                if view is not last:
                    stack.append((depth, child))
            fresh = False
            if len(self._seen) > budget or (cancelled is not None and cancelled()):
                return False
        return True

    def known(self, state: State) -> bool:
        """Whether a state as good was made before; if not, it is now."""
        pyramid, stock, passed, turn, counts = state
        if self.told:
            turn = turn << 8 | counts >> self.tables.gone_shift
        key = (turn << self.size | stock) << self.tables.size | pyramid
        before = self._seen.get(key, 0)
        if before & self._covered[passed]:
            return True
        self._seen[key] = before | 1 << passed
        return False

    def turned(self, stock: int, turn: int) -> tuple[int, int]:
        """The stock and the pass after a redeal."""
        if not self.counted:
            return stock, turn
        return self.position.deal.next_pass(stock, turn), turn + 1

    def bury(self, state: State, lost: int, judge: Judge) -> tuple[int, int] | None:
        """Stock and counts when these cards of the waste are lost for good.

        None when nothing can follow.
        """
        pyramid, stock, passed, turn, counts = state
        if self.strict:
            return None
        plain = self.order(turn).plain
        stock ^= lost
        counts -= sum(plain[bit] for bit in bits(lost))
        state = pyramid, stock, passed, turn, counts
        if self.known(state) or judge(state) not in (View.KEEP, View.NOTE):
            return None
        return stock, counts
