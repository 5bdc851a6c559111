"""Named cards meet the table: legal moves first, then what is in sight, then the rest.

One legal reading is done, several are asked about, none is explained: the nearest reading
becomes a command that the service refuses with its reason (covered, wrong sum).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from bot.language.named import Cards, Named
from bot.requests import Command
from engine.moves import PYRAMID, Place, Remove, under_place
from engine.position import Position


class Standing(IntEnum):
    """How well a reading fits the table."""

    ABSENT = 0
    SEEN = 1
    LEGAL = 2


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line may mean: one command, or several to choose from.

    `spelled` marks a deal code that was dictated: it is read back.
    """

    commands: tuple[Command, ...]
    standing: Standing = Standing.LEGAL
    spelled: bool = False

    def about(self, what: str) -> "Reading":
        """The question whether this is so, in place of doing it."""
        commands = tuple(
            Command("whether", command.move, command.places, command.cards, command.number, what)
            for command in self.commands
        )
        absent = self.standing is Standing.ABSENT
        return Reading(commands, Standing.ABSENT if absent else Standing.LEGAL)


def best(readings: Iterable[Reading]) -> Reading | None:
    """The readings with the best standing, put together; None if there are none."""
    every = tuple(readings)
    if not every:
        return None
    standing = max(reading.standing for reading in every)
    kept = [reading for reading in every if reading.standing is standing]
    if standing is not Standing.LEGAL:
        return kept[0]
    commands = dict.fromkeys(command for reading in kept for command in reading.commands)
    return Reading(tuple(commands), standing, any(reading.spelled for reading in kept))


def play_cards(cards: Cards, position: Position | None) -> Reading:
    """One card or two named to be played or selected."""
    if position is None:
        return _absent("pair" if len(cards) == 2 else "select", cards)
    if len(cards) == 2:
        return _pair(cards[0], cards[1], position)
    return _single(cards[0], position)


def remove_king(named: Named | None, position: Position | None) -> Reading | None:
    """The card that goes alone (R6), named or not; None if another rank was named."""
    if position is None:
        return Reading((Command("king"),))
    target = position.rules.target
    if named is None or (named.rank == target and named.suit is None):
        moves = [move for move in _removals(position) if len(move.places) == 1]
        return _plays(moves) if moves else Reading((Command("king"),))
    if named.rank not in {None, target} and named.suit is None:
        return None
    places = _in_sight(named, position)
    if not places:
        return _absent("king", (named,))
    alone = [Remove((place,)) for place in places if _legal(Remove((place,)), position)]
    return _plays(alone) if alone else _play(Remove(places[:1]), Standing.SEEN)


def find(name: str, named: Named, position: Position | None) -> Reading:
    """A command about where a card lies; copies of it are asked about (C30).

    A rank without its suit asks for all of that rank, and travels as a number.
    """
    places = sorted(_in_sight(named, position), key=lambda place: place.order) if position else []
    if not places:
        return _absent(name, (named,))
    if len(places) > 1 and named.suit is None and named.rank is not None:
        return Reading((Command(name, number=named.rank),))
    return Reading(tuple(Command(name, places=(place,)) for place in places))


def cards_in_sight(name: str, cards: Cards, position: Position | None) -> Reading:
    """A command about one card or two, each at the place where it most likely is meant."""
    found = [_in_sight(named, position) if position else () for named in cards]
    missing = tuple(named for named, places in zip(cards, found, strict=True) if not places)
    if missing:
        return _absent(name, missing)
    return Reading((Command(name, places=tuple(places[0] for places in found)),))


def play_places(places: tuple[Place, ...], position: Position) -> Reading:
    """Places written as "g6" or "g3+g5"."""
    move = Remove(places)
    if len(places) == 1 and not _legal(move, position) and position.card_at(places[0]):
        return Reading((Command("select", places=places),))
    if len(places) == 2 and _legal(move, position):
        return _plays([move])
    return _play(move, Standing.LEGAL if _legal(move, position) else Standing.SEEN)


def _pair(first: Named, second: Named, position: Position) -> Reading:
    moves = [
        move
        for move in _removals(position)
        if len(move.places) == 2 and _fits_pair(first, second, move.places, position)
    ]
    if moves:
        return _plays(moves)
    missing = tuple(named for named in (first, second) if not _in_sight(named, position))
    if missing:
        return _absent("pair", missing)
    ones, others = _in_sight(first, position), _in_sight(second, position)
    pairs = [(one, other) for one in ones for other in others if one != other]
    return _play(Remove(pairs[0] if pairs else (ones[0], others[0])), Standing.SEEN)


def _single(named: Named, position: Position) -> Reading:
    if named.suit is None and named.rank == position.rules.target:
        return remove_king(None, position) or Reading((Command("king"),))
    removals = _removals(position)
    alone = [m for m in removals if len(m.places) == 1 and _fits(named, m.places[0], position)]
    playable = dict.fromkeys(position.open_places())
    playable.update(dict.fromkeys(place for move in removals for place in move.places))
    free = [place for place in playable if _fits(named, place, position)]
    singles = {move.places[0] for move in alone}
    selects = [Command("select", places=(place,)) for place in free if place not in singles]
    if alone or selects:
        return Reading((*(Command("play", move=move) for move in alone), *selects))
    places = _in_sight(named, position)
    if not places:
        return _absent("select", (named,))
    return Reading((Command("select", places=places[:1]),), Standing.SEEN)


def _in_sight(named: Named, position: Position) -> tuple[Place, ...]:
    """Places of a named card, those that can be played first, then the least covered."""
    found = [place for place in _seen(position) if _fits(named, place, position)]
    return tuple(sorted(found, key=_nearness(position)))


def _seen(position: Position) -> Iterator[Place]:
    """Every place whose card lies open: the pyramid, the piles' tops, and right beneath."""
    for row, cards in enumerate(position.rows()):
        for column, card in enumerate(cards):
            if card is not None:
                yield Place(PYRAMID, row, column)
    yield from (place for place in position.open_places() if place.kind != PYRAMID)
    for pile in range(len(position.wastes)):
        if position.card_at(under_place(pile)) is not None:
            yield under_place(pile)


def _nearness(position: Position) -> Callable[[Place], tuple[bool, int, int, tuple[int, int, int]]]:
    def nearness(place: Place) -> tuple[bool, int, int, tuple[int, int, int]]:
        free = position.is_free(place)
        return (not free, len(position.covering(place)), -place.row, place.order)

    return nearness


def _removals(position: Position) -> tuple[Remove, ...]:
    return tuple(move for move in position.legal_moves() if isinstance(move, Remove))


def _legal(move: Remove, position: Position) -> bool:
    return position.why_not(move) is None


def _fits(named: Named, place: Place, position: Position) -> bool:
    card = position.card_at(place)
    return card is not None and named.fits(card, place)


def _fits_pair(first: Named, second: Named, places: tuple[Place, ...], position: Position) -> bool:
    one, other = places
    return (_fits(first, one, position) and _fits(second, other, position)) or (
        _fits(first, other, position) and _fits(second, one, position)
    )


def _plays(moves: Iterable[Remove]) -> Reading:
    return Reading(
        tuple(
            Command("play", move=Remove(tuple(sorted(move.places, key=lambda p: p.order))))
            for move in moves
        )
    )


def _play(move: Remove, standing: Standing) -> Reading:
    return Reading((Command("play", move=move),), standing)


def _absent(name: str, cards: Cards) -> Reading:
    """Cards that lie nowhere in sight; a rank without a suit travels as a number."""
    whole = tuple(named.card for named in cards if named.card is not None)
    rank = next((named.rank for named in cards if named.card is None), None)
    return Reading((Command(name, cards=whole, number=rank),), Standing.ABSENT)
