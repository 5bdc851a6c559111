"""What to suggest, and why, from what the solver found; and where a win slipped away.

A hint is the first move of a line that the solver proved: on a game that can be won it keeps
the win, on a lost one it goes toward the most cards. It is never a guess that loses a won
game, and because it follows one line it never draws for ever.
"""

from dataclasses import dataclass, replace

from engine.cards import Card
from engine.game import Game, new_game
from engine.moves import PYRAMID, Draw, Move, Place, Recycle, Remove
from engine.position import Position, start_position
from engine.solver import FairHint, Kind, Verdict

LOOK_AHEAD = 250
"""Draws and redeals that a suggestion without proof looks ahead: two passes of any game."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggestion.

    kind    what is known of the position: WIN (the move keeps it), LOSS, UNKNOWN
    move    the move to make; None when nothing more can ever be removed
    draws   draws and redeals before `goal`, the suggested move included if it is one
    goal    the next removal on the way; None when none is known
    opens   places that the goal sets free
    cards   the faces that the goal removes
    wins    of a fair hint: in how many of the `samples` orders of the unseen cards a win is in
            reach after the move; `samples` is 0 where the answer holds for the real order
    """

    kind: Kind
    move: Move | None
    draws: int = 0
    goal: Remove | None = None
    opens: tuple[Place, ...] = ()
    cards: tuple[Card, ...] = ()
    wins: int = 0
    samples: int = 0


def hint_from(position: Position, verdict: Verdict) -> Hint:
    """The suggestion that a verdict on `position` leads to (C36)."""
    line = verdict.line
    if not line:
        if verdict.kind is Kind.UNKNOWN:
            return _open_hint(position)
        return Hint(verdict.kind, None)
    at, draws = position, 0
    for move in line:
        if isinstance(move, Remove):
            return _toward(verdict.kind, line[0], draws, move, at)
        at, draws = at.apply(move), draws + 1
    return Hint(verdict.kind, line[0], draws)


def fair_hint_from(position: Position, found: FairHint) -> Hint:
    """The suggestion that a fair hint on `position` leads to: nothing in it is secret."""
    hint = Hint(Kind.UNKNOWN, found.move, draws=1, wins=found.wins, samples=found.samples)
    if isinstance(found.move, Remove):
        hint = _toward(Kind.UNKNOWN, found.move, 0, found.move, position)
    return replace(hint, wins=found.wins, samples=found.samples)


def without_secrets(position: Position, hint: Hint, seen: int) -> Hint:
    """A hint that holds for every order of the unseen cards, without where these lie."""
    unseen = position.stock & ~seen if position.redeals == 0 else 0
    if not hint.draws or not unseen:
        return hint
    return Hint(hint.kind, hint.move, draws=1)


def _toward(kind: Kind, move: Move | None, draws: int, goal: Remove, at: Position) -> Hint:
    """A hint whose goal can be played in the position `at`."""
    cards = tuple(card for place in goal.places if (card := at.card_at(place)) is not None)
    return Hint(kind, move, draws, goal, _opened(at, goal), cards)


def _open_hint(position: Position) -> Hint:
    """Without a proof: the removal that frees most, as soon as there is one.

    When two whole passes bring none, no draw is suggested: it would be for ever (C36).
    """
    moves = position.legal_moves()
    first = next((move for move in moves if isinstance(move, Draw | Recycle)), None)
    at = position
    for draws in range(LOOK_AHEAD):
        removals = [move for move in moves if isinstance(move, Remove)]
        if removals:
            best = max(removals, key=lambda move: (len(_opened(at, move)), _from_pyramid(move)))
            return _toward(Kind.UNKNOWN, first if draws else best, draws, best, at)
        if not moves:
            break
        at = at.apply(moves[0])
        moves = at.legal_moves()
    return Hint(Kind.UNKNOWN, None)


def _from_pyramid(move: Remove) -> int:
    return sum(place.kind == PYRAMID for place in move.places)


def _opened(position: Position, move: Remove) -> tuple[Place, ...]:
    before = set(position.free_places())
    return tuple(place for place in position.apply(move).free_places() if place not in before)


@dataclass(frozen=True, slots=True)
class Analysis:
    """When a game's win was lost.

    kind     WIN: the position can still be won; LOSS; UNKNOWN: the budget did not reach
    winnable True if the deal itself could be won, False if not, None if not known
    lost_at  the number, from 1, of the move after which the win was gone; None if the win
             was never there, is still there, or is not known
    """

    kind: Kind
    winnable: bool | None
    lost_at: int | None = None


def positions_of(game: Game) -> tuple[Position, ...]:
    """The positions of a game's line, from the deal to the last."""
    found = [start_position(game.deal)]
    for move in game.line:
        found.append(found[-1].apply(move))
    return tuple(found)


def at_last_removal(game: Game) -> Game:
    """The game without the draws and redeals made since its last removal.

    A way that is found from there stays the same while the player draws along it.
    """
    kept = len(game.line)
    while kept and not isinstance(game.line[kept - 1], Remove):
        kept -= 1
    return game if kept == len(game.line) else new_game(game.deal).play(*game.line[:kept])
