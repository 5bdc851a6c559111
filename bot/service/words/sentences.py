"""Sentences about moves and places, shared by everything that speaks of the table."""

from collections.abc import Iterable

from bot.replies import Cards, Level, Sentence, Term, Value
from engine.cards import Card
from engine.game import Game
from engine.moves import PYRAMID, UNDER, Draw, Move, Place, Recycle, Remove, waste_place
from engine.position import Outcome, Position
from engine.rules import Redeal


def card_of(position: Position, place: Place) -> Card:
    """The card at a place that is known to hold one."""
    card = position.card_at(place)
    if card is None:
        raise LookupError(f"No card lies at {place}.")
    return card


def placed(position: Position, place: Place) -> Sentence:
    """A card and where it lies: "10 of spades, row 6"."""
    card = card_of(position, place)
    if place.kind == PYRAMID:
        return Sentence("card-in-row", {"card": card, "row": place.row + 1})
    if place.kind == UNDER:
        return Sentence("card-under-waste", {"card": card})
    if len(position.wastes) > 1:
        return Sentence("card-on-pile", {"card": card, "pile": place.column + 1})
    return Sentence("card-on-waste", {"card": card})


def exact_place(position: Position, place: Place) -> Sentence:
    """A card and its exact place, for choices between equal cards: row and place (C30)."""
    card = card_of(position, place)
    if place.kind != PYRAMID:
        return placed(position, place)
    args: dict[str, Value] = {"card": card, "row": place.row + 1, "place": place.column + 1}
    return Sentence("card-in-place", args)


def done(before: Position, move: Move, *, past: bool = False) -> Sentence:
    """What a move did, as one sentence; `past` where it is told among others, later."""
    match move:
        case Remove(places):
            cards = [card_of(before, place) for place in places]
            if len(cards) == 1:
                return Sentence("removed-one", {"card": cards[0]})
            return Sentence("removed-pair", {"first": cards[0], "second": cards[1]})
        case Draw(pile):
            drawn = drawn_cards(before)
            if len(drawn) > 1:
                return Sentence("drew-several", {"cards": Cards(drawn), "top": drawn[-1]})
            if len(before.wastes) > 1:
                return Sentence("drew-to-pile", {"card": drawn[0], "pile": pile + 1})
            return Sentence("drew-before" if past else "drew", {"card": drawn[0]})
        case Recycle():
            key = "reshuffled" if before.rules.redeal is Redeal.RESHUFFLE else "recycled"
            count = sum(pile.bit_count() for pile in before.wastes)
            return Sentence(key, {"count": count, "pass": before.redeals + 2})


def drawn_cards(before: Position) -> tuple[Card, ...]:
    """The cards that a draw turns, in the order in which they come."""
    return before.stock_cards()[: before.rules.draw]


def matches(
    position: Position, place: Place, level: Level = Level.BRIEF, *, it: bool = False
) -> tuple[Sentence, ...]:
    """What the card at `place` can go with, as a sentence; alone if it can.

    `it` where the sentence before has just named the card.
    """
    card = card_of(position, place)
    prefix = "it-" if it else ""
    if card.rank == position.rules.target:
        return (Sentence(f"{prefix}goes-alone", {"card": card}, level),)
    found = tuple(card_of(position, other) for other in position.partners(place))
    if not found:
        return (Sentence(f"{prefix}matches-none", {"card": card}, max(level, Level.NORMAL)),)
    return (Sentence(f"{prefix}matches", {"card": card, "cards": Cards(found)}, level),)


def newly_free(before: Position, after: Position) -> tuple[Place, ...]:
    """Pyramid places that a move set free, in reading order."""
    earlier = set(before.free_places())
    return tuple(place for place in after.free_places() if place not in earlier)


def freed(before: Position, after: Position) -> tuple[Sentence, ...]:
    """What became free, as sentences (C27)."""
    places = newly_free(before, after)
    if not places:
        return (Sentence("nothing-new-free"),)
    cards = Cards(tuple(card_of(after, place) for place in places))
    items = tuple(placed(after, place) for place in places)
    args: dict[str, Value] = {
        "items": items,
        "count": len(items),
        "cards": cards,
        "row": places[0].row + 1,
    }
    told = [Sentence("now-free", args)]
    for place in places:
        told.extend(matches(after, place, Level.DETAILED))
    return tuple(told)


def waste_line(position: Position, level: Level = Level.BRIEF) -> tuple[Sentence, ...]:
    """The top of each waste pile."""
    if len(position.wastes) == 1:
        top = position.card_at(waste_place())
        if top is None:
            return (Sentence("waste-empty", {}, level),)
        return (Sentence("waste-top", {"card": top}, level),)
    told = []
    for pile in range(len(position.wastes)):
        top = position.card_at(waste_place(pile))
        args: dict[str, Value] = {"pile": pile + 1}
        if top is not None:
            args["card"] = top
        told.append(Sentence("waste-pile-top" if top else "waste-pile-empty", args, level))
    return tuple(told)


def stock_line(position: Position, level: Level = Level.BRIEF) -> tuple[Sentence, ...]:
    """How many cards the stock has and how many passes are left."""
    return (
        Sentence("stock-count", {"count": position.stock_count}, level),
        *passes_line(position, level),
    )


def passes_line(position: Position, level: Level = Level.BRIEF) -> tuple[Sentence, ...]:
    """How often the waste may still be turned over; nothing where there is no limit."""
    left = position.redeals_left
    return () if left is None else (Sentence("redeals-left", {"count": left}, level),)


def time_said(seconds: float) -> Sentence:
    """A playing time in words."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return Sentence("time-hours", {"hours": hours, "minutes": minutes})
    if minutes:
        return Sentence("time-minutes", {"minutes": minutes, "seconds": rest})
    return Sentence("time-seconds", {"seconds": rest})


def ending(game: Game, seconds: float) -> tuple[Sentence, ...]:
    """The end of the game, announced in the same breath as the move (R12, R13, C31, C32)."""
    position = game.position
    if game.outcome is Outcome.PLAYING:
        return ()
    if game.outcome is Outcome.WON:
        args: dict[str, Value] = {
            "points": game.score,
            "moves": game.moves,
            "time": time_said(seconds),
        }
        return (Sentence("won"), Sentence("won-totals", args), Sentence("won-next"))
    removed = position.rules.pyramid_size - position.pyramid_count
    return (
        Sentence("lost"),
        Sentence("lost-totals", {"points": game.score, "cards": removed}),
        Sentence("lost-next"),
    )


def rules_name(token: str, base: str) -> Value:
    """A variant's name; with options the name and the token."""
    if token == base:
        return Term(f"variant-{base}")
    return Sentence("variant-with-options", {"name": Term(f"variant-{base}"), "token": token})


def listed(cards: Iterable[Card]) -> Cards:
    """Cards as an open list, in the order given: told with commas alone."""
    return Cards(tuple(cards), closed=False)
