"""One card at a time, one waste pile, the last pass: the waste is a stack, so summaries do.

A waste card that is never removed makes everything beneath it dead. So it is enough to know
how many cards were drawn and which pyramid cards are left (a *node*), and what becomes of one
card at a time:

* `_call(card, pyramid)`: the nodes at which a card has just left the waste, if it was drawn at
  this pyramid and all that was drawn upon it was removed before. What lies beneath does not
  matter, so an answer serves every way that leads to the same card and pyramid.
* At the top level a card is either left for dead, or called.

In compiler terms these are the summaries of a pushdown system: a card on the waste is a
procedure that was entered and has not returned.

The cards are numbered: those of the waste from its bottom, then the stock. A card of the waste
at the start is a call that was entered before the search began.

What makes this fast is what makes `search` fast: the stock laid open is a bound, pairs within
the pyramid wait until they are needed, and a pair with the waste top is made at once or never.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from engine.position import Position
from engine.shape import bits
from engine.solver.budget import BudgetSpent, Cancelled
from engine.solver.tables import WIDTH, Tables

DRAWN_BITS = 7
DRAWN = (1 << DRAWN_BITS) - 1
"""A node is one number: the pyramid's mask above, the number of drawn cards below."""

PATIENCE = 256
"""Nodes between two looks at whether the question was given up."""

START = -1
"""Where a node of the top level came from, if from the start."""

Node = int
Call = Callable[[int, int], list[Node]]


class Event(NamedTuple):
    """A removal with the waste: the top's place in the pass, and the pyramid around it.

    Where the pyramid stays the same, the top was just drawn and goes with the card beneath.
    """

    bit: int
    before: int
    after: int


class Judge(Protocol):
    """What is looked for.

    Counts are of stock ranks, packed; `gone` is how many stock cards are gone, or go alone
    when they are drawn, at most.
    """

    def inside(self, pyramid: int, counts: int, gone: int) -> bool:
        """Whether something can follow within a call, if at most these cards may be played."""

    def on_top(self, pyramid: int, counts: int, gone: int) -> bool:
        """Whether something can follow at the top level, where exactly these are left."""

    def ends(self, node: Node, left: int, gone: int) -> bool:
        """Called for each node of the top level, with the cards left in the stock."""


class Summaries:
    """A search from one position.

    strict  whether no card may be left for dead
    nodes   nodes looked at
    """

    def __init__(
        self,
        position: Position,
        tables: Tables,
        *,
        strict: bool,
        budget: int,
        cancelled: Cancelled = None,
    ) -> None:
        order, cards = position.deal.stock_order(position.redeals), position.deal.cards
        self.places = bits(position.wastes[0]) + bits(position.stock)
        self.ranks = [cards[order[bit]].rank for bit in self.places]
        self.others = [tables.partner[rank] for rank in self.ranks]
        self.laid = position.wastes[0].bit_count()
        self.pyramid = tables.settled(position.pyramid)
        self.tables = tables
        self.strict = strict
        self.fresh = position.rules.fresh_pair
        self.starts_fresh = bool(position.fresh)
        self.budget = budget
        self.cancelled = cancelled
        self.nodes = 0
        # By card, what the cards from it on are: counts, a mask of ranks, how many go alone.
        self.counts, self.masks, self.alone = [0], [0], [0]
        for rank, other in zip(reversed(self.ranks), reversed(self.others), strict=True):
            self.counts.append(self.counts[-1] + (1 << WIDTH * rank if other else 0))
            self.masks.append(self.masks[-1] | 1 << rank)
            self.alone.append(self.alone[-1] + (not other))
        for table in (self.counts, self.masks, self.alone):
            table.reverse()
        self._base = 0
        self._most_gone = [0] * (len(self.ranks) + 1)
        self._known: dict[tuple[int, int], list[Node]] = {}
        self._levels: list[dict[int, int]] = [{} for _ in range(len(self.ranks) + 1)]
        self._origins: list[dict[int, Node]] = [{} for _ in range(len(self.ranks) + 1)]
        self._entered: list[list[Node]] = [[] for _ in range(self.laid + 1)]

    # --- the search ----------------------------------------------------------------------

    def run(self, judge: Judge) -> Node | None:
        """Search; the node at which the judge ended it.

        Raises:
            BudgetSpent: more than `budget` nodes would be needed, or the question was given up.
        """
        self.judge = judge
        found = self._leave_the_waste()
        for drawn in range(self.laid, len(self.ranks)):
            if found is not None:
                return found
            found = self._from_the_top(drawn)
        return found

    def _leave_the_waste(self) -> Node | None:
        """The calls that were entered before the search began, from the waste's top down."""
        start = self.pyramid << DRAWN_BITS | self.laid
        self._entered[self.laid] = [start]
        found = None if self.strict and self.laid else self._reach(start, 0, START)
        for card in reversed(range(self.laid)):
            nodes = self._frame(card, self._entered[card + 1])
            if self.starts_fresh and card == self.laid - 2 and self._pairs(card, card + 1):
                nodes.append(start)
            self._entered[card] = nodes
            for node in nodes:
                if found is None and (not self.strict or card == 0):
                    found = self._reach(node, (node & DRAWN) - card, START)
        return found

    def _pairs(self, card: int, drawn: int) -> bool:
        return self.ranks[card] == self.others[drawn]

    def _from_the_top(self, drawn: int) -> Node | None:
        """Go on from every pyramid of the top level with so many cards drawn."""
        self._base = drawn
        alone, following = not self.others[drawn], drawn + 1
        for pyramid, gone in self._levels[drawn].items():
            self._count()
            node = pyramid << DRAWN_BITS | drawn
            if alone or not self.strict:
                found = self._reach(pyramid << DRAWN_BITS | following, gone + alone, node)
                if found is not None:
                    return found
            if not alone:
                for after in self._call(drawn, pyramid):
                    found = self._reach(after, gone + (after & DRAWN) - drawn, node)
                    if found is not None:
                        return found
        return None

    def _reach(self, node: Node, gone: int, origin: Node) -> Node | None:
        """Note a node of the top level; gives it back if the judge ends the search there."""
        drawn, pyramid = node & DRAWN, node >> DRAWN_BITS
        level, sure = self._levels[drawn], gone + self.alone[drawn]
        if level.get(pyramid, -1) >= gone or not self.judge.on_top(
            pyramid, self.counts[drawn], sure
        ):
            return None
        level[pyramid], self._origins[drawn][pyramid] = gone, origin
        # Calls made later from a place that this way passed over must not think it worse.
        for place in range(self._base + 1, drawn + 1):
            self._most_gone[place] = max(self._most_gone[place], gone - drawn + place)
        return node if self.judge.ends(node, len(self.ranks) - drawn, sure) else None

    def _call(self, card: int, pyramid: int) -> list[Node]:
        """The nodes at which a card, drawn at this pyramid, has just left the waste."""
        key = card, pyramid
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._frame(card, [pyramid << DRAWN_BITS | card + 1])
        return found

    def _frame(self, card: int, starts: list[Node]) -> list[Node]:
        """The nodes at which a card of the waste leaves, from nodes at which it is the top."""
        other, plays = self.others[card], self.tables.plays
        if not other:
            return list(starts)
        seen, todo, ends = set(starts), list(starts), dict[Node, None]()
        while todo:
            self._count()
            node = todo.pop()
            drawn, pyramid = node & DRAWN, node >> DRAWN_BITS
            for after in plays(pyramid)[other]:
                end = after << DRAWN_BITS | drawn
                if end not in ends and self._inside(end, card):
                    ends[end] = None
            for after_draw, leaves in self._draws(card, node, self._call):
                if leaves:
                    if after_draw not in ends and self._inside(after_draw, card):
                        ends[after_draw] = None
                elif after_draw not in seen and self._inside(after_draw, card + 1):
                    seen.add(after_draw)
                    todo.append(after_draw)
        return list(ends)

    def _draws(self, card: int, node: Node, call: Call) -> list[tuple[Node, bool]]:
        """Nodes after the next card was drawn and has gone; whether `card` went with it."""
        drawn, pyramid = node & DRAWN, node >> DRAWN_BITS
        if drawn == len(self.ranks):
            return []
        following = (node & ~DRAWN) | drawn + 1
        if not self.others[drawn]:
            return [(following, False)]
        found = [(following, True)] if self.fresh and self._pairs(card, drawn) else []
        other = self.others[card]
        # A top that is covered although a partner lies free must find another one later.
        if self.tables.hidden(pyramid) >> other & 1 or (
            self.fresh and self.masks[drawn + 1] >> other & 1
        ):
            found += [(after, False) for after in call(drawn, pyramid)]
        return found

    def _inside(self, node: Node, live: int) -> bool:
        """Whether something can follow within a call, with the cards below `live` in the waste.

        Of these, the ones drawn before the last node of the top level are dead or gone.
        """
        drawn, base, counts = node & DRAWN, self._base, self.counts
        return self.judge.inside(
            node >> DRAWN_BITS,
            counts[base] - counts[live] + counts[drawn],
            self._most_gone[base]
            + drawn
            - live
            + self.alone[base]
            - self.alone[live]
            + self.alone[drawn],
        )

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.budget or (
            not self.nodes % PATIENCE and self.cancelled is not None and self.cancelled()
        ):
            raise BudgetSpent

    # --- the way ---------------------------------------------------------------------------

    def events(self, node: Node) -> list[Event]:
        """The removals with the waste that lead to a node of the top level, in order.

        No way was kept: each call on it is made once more, from the answers known by then.
        """
        calls: list[tuple[Node, Node]] = []
        while (origin := self._origins[node & DRAWN][node >> DRAWN_BITS]) != START:
            if (node & DRAWN) > (origin & DRAWN) + 1 or node >> DRAWN_BITS != origin >> DRAWN_BITS:
                calls.append((origin, node))
            node = origin
        found = self._events_of_waste(node)
        for before, after in reversed(calls):
            found += self._events_of_call(before & DRAWN, before >> DRAWN_BITS, after)
        return found

    def _events_of_waste(self, node: Node) -> list[Event]:
        """The removals of cards that lay in the waste at the start, and of what they needed."""
        found: list[Event] = []
        first = (node & DRAWN) - self._levels[node & DRAWN][node >> DRAWN_BITS]
        for card in range(first, self.laid):
            if node == self._entered[self.laid][0] and not self._alone_from(card):
                # A fresh top and the card beneath it.
                return [Event(self.places[self.laid - 1], self.pyramid, self.pyramid), *found]
            node, events = self._events_of_frame(card, self._entered[card + 1], node)
            found = events + found
        return found

    def _alone_from(self, card: int) -> bool:
        """Whether the cards of the waste from this one on all go alone."""
        return not any(self.others[card : self.laid])

    def _events_of_call(self, card: int, pyramid: int, goal: Node) -> list[Event]:
        return self._events_of_frame(card, [pyramid << DRAWN_BITS | card + 1], goal)[1]

    def _events_of_frame(
        self, card: int, starts: list[Node], goal: Node
    ) -> tuple[Node, list[Event]]:
        """One way through `_frame` to one of its answers: where it starts, and its removals."""
        if not self.others[card]:
            return goal, []
        origins: dict[Node, Node] = dict.fromkeys(starts, START)
        todo = list(starts)
        while todo:
            node = todo.pop()
            last = self._last_event(card, node, goal)
            if last is not None:
                return self._events_along(node, origins, last)
            for after_draw, leaves in self._draws(card, node, self._answered):
                if not leaves and after_draw not in origins:
                    origins[after_draw] = node
                    todo.append(after_draw)
        raise AssertionError((card, goal))

    def _answered(self, card: int, pyramid: int) -> list[Node]:
        return self._known.get((card, pyramid), [])

    def _last_event(self, card: int, node: Node, goal: Node) -> Event | None:
        """The removal of a card by which its call ends at `goal`, if it can end so from here."""
        drawn, pyramid, after = node & DRAWN, node >> DRAWN_BITS, goal >> DRAWN_BITS
        if goal & DRAWN == drawn and after in self.tables.plays(pyramid)[self.others[card]]:
            return Event(self.places[card], pyramid, after)
        if (goal, True) in self._draws(card, node, self._answered):
            return Event(self.places[drawn], pyramid, pyramid)
        return None

    def _events_along(
        self, node: Node, origins: dict[Node, Node], last: Event
    ) -> tuple[Node, list[Event]]:
        found = [last]
        while (origin := origins[node]) != START:
            card = origin & DRAWN
            if self.others[card]:
                found = self._events_of_call(card, origin >> DRAWN_BITS, node) + found
            node = origin
        return node, found
