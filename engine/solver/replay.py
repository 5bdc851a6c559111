"""From what a search found to moves: each is made on a real position, so a line replays."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.moves import Draw, Move, Recycle, Remove, remove, under_place, waste_place
from engine.position import Outcome, Position
from engine.rules import Redeal
from engine.shape import bits, shape_of
from engine.solver import beam
from engine.solver.max_cards import Reach
from engine.solver.open_stock import OpenStock
from engine.solver.piles import PilesState
from engine.solver.tables import Step, Tables

Numbers = tuple[int, ...]
Way = Sequence[Numbers]


class Track:
    """A position and the moves that led to it."""

    def __init__(self, position: Position, tables: Tables) -> None:
        self.position = position
        self.tables = tables
        self.moves: list[Move] = []
        self._removed = position.removed_count
        self._places = shape_of(position.rules.rows).places

    @property
    def over(self) -> bool:
        """Whether the game is won or lost."""
        return self.position.outcome is not Outcome.PLAYING

    @property
    def removed(self) -> int:
        """Cards removed on the track."""
        return self.position.removed_count - self._removed

    def make(self, move: Move) -> None:
        """Make one move."""
        self.position = self.position.apply(move)
        self.moves.append(move)

    def take(self, steps: list[Step]) -> None:
        """Remove cards of the pyramid."""
        for step in steps:
            self.make(remove(*(self._places[bit] for bit in step)))

    def take_with(self, bit: int, pile: int) -> None:
        """Remove a card of the pyramid together with the top of a pile."""
        self.make(Remove((self._places[bit], waste_place(pile))))

    def top(self, pile: int = 0) -> int:
        """The rank on top of a pile, 0 when it is empty."""
        card = self.position.card_at(waste_place(pile))
        return card.rank if card else 0

    @property
    def on_fresh_pair(self) -> bool:
        """Whether the first pile's top was just drawn and goes with the card beneath it."""
        under = self.position.card_at(under_place())
        pairs = under is not None and under.rank == self.tables.partner[self.top()]
        return pairs and bool(self.position.fresh & 1)

    def go_on(self, pile: int = 0) -> None:
        """Draw, or turn the waste over when there is nothing to draw."""
        self.make(Draw(pile) if self.position.stock else Recycle())

    def settle(self) -> None:
        """Take the cards that go alone from the waste."""
        while not self.over:
            for pile in range(len(self.position.wastes)):
                rank = self.top(pile)
                if rank and not self.tables.partner[rank]:
                    self.make(Remove((waste_place(pile),)))
                    break
            else:
                return


def search_line(position: Position, tables: Tables, way: Way, *, settling: bool) -> Track:
    """Play the way that a search with one pile noted, up to its last removal with the waste.

    `settling` says that cards of the waste that go alone were taken on sight.
    """
    track = Track(position, tables)
    track.take(tables.settling(position.pyramid))
    if settling:
        track.settle()
    for before, after in pairwise(way):
        _reach(track, before, after, settling=settling)
        _remove(track, before[0], after[0])
        if settling:
            track.settle()
    return track


def _reach(track: Track, before: Numbers, after: Numbers, *, settling: bool) -> None:
    """Draw until the cards lie as they do when the next removal is made."""
    rules = track.position.rules
    turn = None if rules.redeals is None and rules.redeal is Redeal.KEEP else after[3]
    partner = track.tables.partner
    undrawn = _undrawn(track, after[1] >> after[2] << after[2], turn or 0, settling=settling)
    while (
        turn not in (None, track.position.redeals)
        or _undrawn(track, track.position.stock, track.position.redeals, settling=settling)
        != undrawn
        or (before[0] == after[0] and partner[track.top()] and not track.on_fresh_pair)
    ):
        track.go_on()
        if settling:
            track.settle()


def _undrawn(track: Track, stock: int, redeals: int, *, settling: bool) -> int:
    """A stock, without cards that go alone if they are taken on sight."""
    deal = track.position.deal
    if not settling:
        return stock
    order, partner = deal.stock_order(redeals), track.tables.partner
    return sum(1 << bit for bit in bits(stock) if partner[deal.cards[order[bit]].rank])


def _remove(track: Track, before: int, after: int) -> None:
    """The removal with the waste that leads from one pyramid to the next."""
    other = track.tables.partner[track.top()]
    if not other:
        track.make(Remove((waste_place(),)))
    elif before == after:
        track.make(Remove((waste_place(), under_place())))
    else:
        _with_pyramid(track, before, after, 0, other)


def _with_pyramid(track: Track, before: int, after: int, pile: int, rank: int) -> None:
    """Remove a pile's top with a card of this rank, making the pairs that it needs."""
    steps, bit, freed = track.tables.explain(before, rank, after)
    track.take(steps)
    track.take_with(bit, pile)
    track.take(freed)


def events_line(position: Position, tables: Tables, events: Way) -> Track:
    """Play removals with the one pile, drawing until each one's card lies on top.

    Each is a `summaries.Event`.
    """
    track = Track(position, tables)
    track.take(tables.settling(position.pyramid))
    track.settle()
    for place, before, after in events:
        if track.over:
            break
        while track.position.wastes[0].bit_length() != place + 1:
            track.go_on()
            track.settle()
        _remove(track, before, after)
        track.settle()
    return track


def piles_line(position: Position, tables: Tables, way: list[PilesState]) -> Track:
    """Play the way that a search with several piles noted, up to its last step."""
    track = Track(position, tables)
    track.take(tables.settling(position.pyramid))
    for before, after in pairwise(way):
        if after[3] != before[3]:
            track.make(Recycle())
            continue
        changed = list((Counter(before[1]) - Counter(after[1])).elements())
        numbers = [_real_pile(track, before[1], pile) for pile in changed]
        if after[2] != before[2]:
            track.make(Draw(numbers[0]))
        elif after[0] != before[0]:
            other = tables.partner[track.top(numbers[0])]
            _with_pyramid(track, before[0], after[0], numbers[0], other)
        else:
            _among_piles(track, numbers)
    return track


def beam_line(position: Position, tables: Tables, events: list[beam.Event]) -> Track:
    """Play what a beam found, up to where pairs of the pyramid win."""
    track = Track(position, tables)
    track.take(tables.settling(position.pyramid))
    track.settle()
    for event in events:
        if track.over:
            break
        match event:
            case beam.Turned():
                track.make(Recycle())
            case beam.Drawn(pile, piles):
                track.make(Draw(_pile_of(track, pile, piles)))
            case beam.Taken(tops, before, after) if before != after:
                number = _pile_of(track, 1 << tops[0], ())
                _with_pyramid(track, before, after, number, tables.partner[track.top(number)])
            case beam.Taken(tops):
                real = [pile.bit_length() - 1 for pile in track.position.wastes]
                _among_piles(track, sorted(real.index(top) for top in tops if top in real))
        track.settle()
    return track


def _pile_of(track: Track, pile: int, piles: tuple[int, ...]) -> int:
    """Which pile of the position is meant: it has the same top.

    A pile without live cards is any whose top is not the top of one of the `piles`.
    """
    real = [mask.bit_length() for mask in track.position.wastes]
    if pile:
        return real.index(pile.bit_length())
    live = {mask.bit_length() for mask in piles if mask}
    return next(number for number, top in enumerate(real) if top not in live)


def _real_pile(track: Track, piles: tuple[int, ...], pile: int) -> int:
    """Which pile of the position a pile of a state is: it has the same top.

    A pile without cards in the state is one that is left over: empty, or buried for good.
    """
    tops = [mask.bit_length() for mask in track.position.wastes]
    if pile > 1:
        return tops.index((pile >> 1).bit_length())
    taken = {(other >> 1).bit_length() for other in piles if other > 1}
    return next(number for number, top in enumerate(tops) if top not in taken)


def _among_piles(track: Track, numbers: list[int]) -> None:
    """Remove tops alone or with one another, or a fresh top with the card beneath it."""
    if len(numbers) == 2:
        track.make(remove(*map(waste_place, numbers)))
    elif track.tables.partner[track.top(numbers[0])]:
        track.make(Remove((waste_place(numbers[0]), under_place(numbers[0]))))
    else:
        track.make(Remove((waste_place(numbers[0]),)))


def finish(track: Track, open_stock: OpenStock) -> tuple[Move, ...]:
    """The moves of a won game from where only the pyramid or lone cards are left."""
    track.take(open_stock.pairs_line(track.position.pyramid))
    while not track.over:
        track.settle()
        if not track.over:
            track.go_on()
    return tuple(track.moves)


def free_line(position: Position, open_stock: OpenStock, counts: int) -> tuple[Move, ...]:
    """The moves of a win with the stock laid open, where every stock card can be reached.

    Goes through the stock and takes with each card what keeps the win.
    """
    track, tables = Track(position, open_stock.tables), open_stock.tables
    track.take(tables.settling(position.pyramid))
    pyramid = track.position.pyramid
    forced = open_stock.forced(pyramid, counts) or 0
    while pyramid:
        singles, pair = open_stock.choices(pyramid, forced)
        while not (here := _tops_with(track, singles)) and not pair:
            track.go_on()
        if here:
            track.take_with(*here)
        elif pair:
            forced, step = pair
            track.take([step])
        track.take(tables.settling(track.position.pyramid))
        pyramid = track.position.pyramid
    _clear_stock(track, None)
    return tuple(track.moves)


def _tops_with(track: Track, singles: dict[int, int]) -> tuple[int, int] | None:
    """A card of the pyramid, by its partner's rank, that goes with a top, and the pile."""
    for pile in range(len(track.position.wastes)):
        bit = singles.get(track.tables.partner[track.top(pile)])
        if bit is not None:
            return bit, pile
    return None


def open_line(position: Position, reach: Reach, counts: int, goal: int) -> tuple[Move, ...]:
    """Moves that remove the most cards, `goal`, with the stock laid open."""
    track = Track(position, reach.tables)
    for step, rank in reach.line(position.pyramid, counts):
        if rank:
            piles = range(position.rules.wastes)
            while (pile := next((p for p in piles if track.top(p) == rank), None)) is None:
                track.go_on()
            track.take_with(step[0], pile)
        else:
            track.take([step])
    _clear_stock(track, goal)
    return tuple(track.moves)


def _clear_stock(track: Track, goal: int | None) -> None:
    """Go through a stock laid open until the game is won, or `goal` cards are gone.

    With several piles its cards go with one another; cards that go alone are taken.
    """

    def ready() -> bool:
        return track.over or track.removed == goal

    if not ready() and track.position.rules.wastes > 1:
        for kind in track.tables.kinds:
            while not ready() and _take_stock_pair(track, kind):
                pass
    while not ready():
        track.go_on()
        track.settle()


def _take_stock_pair(track: Track, kind: tuple[int, int]) -> bool:
    """Remove two stock cards with one another; False when there are no such two.

    The first of them is drawn onto the first pile, all others onto the second.
    """
    position = track.position
    cards = position.stock_cards()
    for pile in range(position.rules.wastes):
        cards += position.waste_cards(pile)
    low, high = (sum(card.rank == rank for card in cards) for rank in kind)
    if low < 1 + (kind[0] == kind[1]) or not high:
        return False
    while track.position.stock or not any(track.position.wastes):
        track.go_on()
    track.make(Recycle())
    while (first := track.position.stock_cards()[0].rank) not in kind:
        track.go_on(1)
    track.go_on(0)
    while track.top(1) != track.tables.partner[first]:
        track.go_on(1)
    track.make(Remove((waste_place(0), waste_place(1))))
    return True
