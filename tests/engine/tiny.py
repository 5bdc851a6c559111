"""Tiny worlds, random positions in them, and the whole truth about these by brute force."""

from dataclasses import replace

from hypothesis import strategies as st

from engine.cards import ordered_deck
from engine.deal import Deal
from engine.errors import BadRules
from engine.position import Outcome, Position, start_position
from engine.rules import Goal, Redeal, Rules

MOST = 2000
"""Positions after which brute force gives a world up."""


@st.composite
def rules(draw) -> Rules:
    """Records with 2 to 4 rows and 12 to 28 cards, and every option."""
    wastes = draw(st.sampled_from([1, 1, 1, 2, 3]))
    redeals = draw(st.sampled_from([0, 0, 1, 2, None]))
    ranks = draw(st.integers(3, 7))
    try:
        return Rules(
            rows=draw(st.integers(2, 4)),
            ranks=ranks,
            target=ranks + draw(st.integers(0, 1)),
            opening=draw(st.integers(0, 1)),
            draw=draw(st.integers(1, 3)) if wastes == 1 else 1,
            wastes=wastes,
            redeals=redeals,
            redeal=draw(st.sampled_from(Redeal)) if redeals else Redeal.KEEP,
            goal=draw(st.sampled_from(Goal)),
            fresh_pair=draw(st.booleans()),
            cover_pair=draw(st.booleans()),
        )
    except BadRules:
        return Rules(rows=3, ranks=ranks, target=ranks, redeals=redeals)


@st.composite
def positions(draw) -> Position:
    """Cards laid out by hand, or as a deal with a number, and some moves made."""
    record = draw(rules())
    cards = draw(st.permutations(ordered_deck(record.ranks, record.decks)))
    deal = Deal(record, tuple(cards), draw(st.one_of(st.none(), st.integers(0, 99))))
    position = start_position(deal)
    for choice in draw(st.lists(st.integers(0, 99), max_size=25)):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.apply(moves[choice % len(moves)])
    return position


def after_each_move(position: Position) -> list[Position]:
    """What follows a position; where passes are unlimited and alike they are not told apart."""
    after = [position.apply(move) for move in position.legal_moves()]
    if position.rules.redeals is None:
        return [replace(one, redeals=0) for one in after]
    return after


def key(position: Position) -> tuple[object, ...]:
    """A position without its deal."""
    return (
        position.pyramid,
        position.stock,
        position.wastes,
        position.fresh,
        position.redeals if position.rules.redeals is not None else 0,
    )


def fewest_moves(start: Position) -> tuple[int | None, int, int] | None:
    """By going through everything: the moves of the shortest win, and what can be removed.

    Gives None for a world that is too large.
    """
    seen, layer, moves, removed, of_pyramid = {key(start)}, [start], 0, 0, 0
    while layer:
        following = []
        for position in layer:
            if position.outcome is Outcome.WON:
                return moves, 0, 0
            removed = max(removed, position.removed_count - start.removed_count)
            of_pyramid = max(of_pyramid, start.pyramid_count - position.pyramid_count)
            for after in after_each_move(position):
                if key(after) not in seen:
                    seen.add(key(after))
                    following.append(after)
        if len(seen) > MOST:
            return None
        layer, moves = following, moves + 1
    return None, removed, of_pyramid
