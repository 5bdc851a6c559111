"""What a board picture shows, as data: frozen, hashable, without colours and pixels.

A scene does not know the theme; a picture is known by `Scene.key()` and the theme's key.
"""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card
from engine.game import Game
from engine.moves import Draw, Move, Place, Recycle, Remove, pyramid_place, under_place, waste_place
from engine.position import Outcome, Position

ART = 2
"""Number of the drawings' edition: a higher one makes pictures sent before stale."""

ENGLISH_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Mark(Enum):
    """What is pointed out on a card or on the stock."""

    NONE = "none"
    SELECTED = "selected"
    HINT = "hint"


class Deck(Enum):
    """Which suits and figures the cards carry."""

    FRENCH = "french"
    SPANISH = "spanish"


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in the pyramid."""

    card: Card
    free: bool
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class Waste:
    """A waste pile: its top, the cards beneath that show, and how many lie there.

    beneath       from the top down: one, or as many as were drawn together with the top
    beneath_mark  the mark of the first of them
    """

    top: Card | None
    beneath: tuple[Card, ...]
    count: int
    mark: Mark = Mark.NONE
    beneath_mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock: cards left, and whether it can be filled again from the waste."""

    count: int
    refills: bool
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """The words on the board, in the player's language.

    passes  a whole phrase for the redeals left, empty when there is no limit
    ranks   what each rank is called, ace first, as on the buttons
    """

    score: str = "Score"
    moves: str = "Moves"
    stock: str = "Stock"
    waste: str = "Waste"
    passes: str = ""
    ranks: tuple[str, ...] = ENGLISH_RANKS


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What the player's state adds to a position: marks, words and the last message.

    title stands large on a board whose game is over; footer is the line below; clock is the
    playing time at the last move, "4:10".
    """

    labels: Labels = Labels()
    selected: tuple[Place, ...] = ()
    hint: Move | None = None
    footer: str = ""
    title: str = ""
    clock: str = "0:00"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A whole board. `rows` has None where a card is gone."""

    rows: tuple[tuple[Cell | None, ...], ...]
    wastes: tuple[Waste, ...]
    stock: Stock
    deck: Deck
    score: int
    moves: int
    clock: str
    code: str
    labels: Labels
    footer: str
    outcome: Outcome
    title: str

    def key(self) -> str:
        """32 hexadecimal digits that are the same for the same picture, in every process."""
        return hashlib.sha256(f"{ART} {self!r}".encode()).hexdigest()[:32]


def scene_of(game: Game, view: View) -> Scene:
    """The picture of a game as a player sees it."""
    position = game.position
    return Scene(
        rows=_rows(position, view),
        wastes=tuple(_waste(position, pile, view) for pile in range(len(position.wastes))),
        stock=_stock(position, view),
        deck=Deck.SPANISH if position.rules.spanish else Deck.FRENCH,
        score=game.score,
        moves=game.moves,
        clock=view.clock,
        code=game.code,
        labels=view.labels,
        footer=view.footer,
        outcome=position.outcome,
        title=view.title,
    )


def _rows(position: Position, view: View) -> tuple[tuple[Cell | None, ...], ...]:
    free = set(position.free_places())
    hinted = _places(view.hint)

    def cell(row: int, column: int, card: Card | None) -> Cell | None:
        if card is None:
            return None
        place = pyramid_place(row, column)
        return Cell(card, place in free, _mark(place, view.selected, hinted))

    return tuple(
        tuple(cell(row, column, card) for column, card in enumerate(cards))
        for row, cards in enumerate(position.rows())
    )


def _waste(position: Position, pile: int, view: View) -> Waste:
    cards: Sequence[Card] = position.waste_cards(pile)
    hinted = _places(view.hint)
    drawn_here = len(position.wastes) > 1 and view.hint == Draw(pile)
    return Waste(
        top=cards[-1] if cards else None,
        beneath=tuple(cards[-2 : -2 - max(1, position.rules.draw - 1) : -1]),
        count=len(cards),
        mark=Mark.HINT if drawn_here else _mark(waste_place(pile), view.selected, hinted),
        beneath_mark=_mark(under_place(pile), view.selected, hinted),
    )


def _stock(position: Position, view: View) -> Stock:
    left = position.redeals_left
    points_here = isinstance(view.hint, Draw | Recycle)
    return Stock(
        count=position.stock_count,
        refills=left is None or left > 0,
        mark=Mark.HINT if points_here else Mark.NONE,
    )


def _places(hint: Move | None) -> tuple[Place, ...]:
    return hint.places if isinstance(hint, Remove) else ()


def _mark(place: Place, selected: Collection[Place], hinted: Collection[Place]) -> Mark:
    if place in selected:
        return Mark.SELECTED
    return Mark.HINT if place in hinted else Mark.NONE
