"""Sentences about moves and places, shared by everything that speaks of the table."""

from collections.abc import Iterable

from bot.replies import Cards, Level, Say, Term, Value
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


def placed(position: Position, place: Place) -> Say:
    """A card and where it lies: "10 of spades, row 6"."""
    card = card_of(position, place)
    if place.kind == PYRAMID:
        return Say("card-in-row", {"card": card, "row": place.row + 1})
    if place.kind == UNDER:
        return Say("card-under-waste", {"card": card})
    if len(position.wastes) > 1:
        return Say("card-on-pile", {"card": card, "pile": place.column + 1})
    return Say("card-on-waste", {"card": card})


def exact_place(position: Position, place: Place) -> Say:
    """A card and its exact place, for choices between equal cards: row and place (C30)."""
    card = card_of(position, place)
    if place.kind != PYRAMID:
        return placed(position, place)
    args: dict[str, Value] = {"card": card, "row": place.row + 1, "place": place.column + 1}
    return Say("card-in-place", args)


def done(before: Position, move: Move, *, past: bool = False) -> Say:
    """What a move did, as one sentence; `past` where it is told among others, later."""
    match move:
        case Remove(places):
            cards = [card_of(before, place) for place in places]
            if len(cards) == 1:
                return Say("removed-one", {"card": cards[0]})
            return Say("removed-pair", {"first": cards[0], "second": cards[1]})
        case Draw(pile):
            drawn = drawn_cards(before)
            if len(drawn) > 1:
                return Say("drew-several", {"cards": Cards(drawn), "top": drawn[-1]})
            if len(before.wastes) > 1:
                return Say("drew-to-pile", {"card": drawn[0], "pile": pile + 1})
            return Say("drew-before" if past else "drew", {"card": drawn[0]})
        case Recycle():
            key = "reshuffled" if before.rules.redeal is Redeal.RESHUFFLE else "recycled"
            count = sum(pile.bit_count() for pile in before.wastes)
            return Say(key, {"count": count, "pass": before.redeals + 2})


def drawn_cards(before: Position) -> tuple[Card, ...]:
    """The cards that a draw turns, in the order in which they come."""
    return before.stock_cards()[: before.rules.draw]


def partners(position: Position, place: Place) -> tuple[Card, ...]:
    """Cards that may be removed together with the one at `place`, in reading order."""
    return tuple(
        card_of(position, other)
        for move in position.legal_moves()
        if isinstance(move, Remove) and place in move.places
        for other in move.places
        if other != place
    )


def matches(
    position: Position, place: Place, level: Level = Level.BRIEF, *, it: bool = False
) -> tuple[Say, ...]:
    """What the card at `place` can go with, as a sentence; alone if it can.

    `it` where the sentence before has just named the card.
    """
    card = card_of(position, place)
    prefix = "it-" if it else ""
    if card.rank == position.rules.target:
        return (Say(f"{prefix}goes-alone", {"card": card}, level),)
    found = partners(position, place)
    if not found:
        return (Say(f"{prefix}matches-none", {"card": card}, max(level, Level.NORMAL)),)
    return (Say(f"{prefix}matches", {"card": card, "cards": Cards(found)}, level),)


def newly_free(before: Position, after: Position) -> tuple[Place, ...]:
    """Pyramid places that a move set free, in reading order."""
    earlier = set(before.free_places())
    return tuple(place for place in after.free_places() if place not in earlier)


def freed(before: Position, after: Position) -> tuple[Say, ...]:
    """What became free, as sentences (C27)."""
    places = newly_free(before, after)
    if not places:
        return (Say("nothing-new-free"),)
    cards = Cards(tuple(card_of(after, place) for place in places))
    items = tuple(placed(after, place) for place in places)
    args: dict[str, Value] = {
        "items": items,
        "count": len(items),
        "cards": cards,
        "row": places[0].row + 1,
    }
    told = [Say("now-free", args)]
    for place in places:
        told.extend(matches(after, place, Level.DETAILED))
    return tuple(told)


def waste_line(position: Position, level: Level = Level.BRIEF) -> tuple[Say, ...]:
    """The top of each waste pile."""
    if len(position.wastes) == 1:
        top = position.card_at(waste_place())
        if top is None:
            return (Say("waste-empty", {}, level),)
        return (Say("waste-top", {"card": top}, level),)
    told = []
    for pile in range(len(position.wastes)):
        top = position.card_at(waste_place(pile))
        args: dict[str, Value] = {"pile": pile + 1}
        if top is not None:
            args["card"] = top
        told.append(Say("waste-pile-top" if top else "waste-pile-empty", args, level))
    return tuple(told)


def stock_line(position: Position, level: Level = Level.BRIEF) -> tuple[Say, ...]:
    """How many cards the stock has and how many passes are left."""
    return (
        Say("stock-count", {"count": position.stock_count}, level),
        *passes_line(position, level),
    )


def passes_line(position: Position, level: Level = Level.BRIEF) -> tuple[Say, ...]:
    """How often the waste may still be turned over; nothing where there is no limit."""
    left = position.redeals_left
    return () if left is None else (Say("redeals-left", {"count": left}, level),)


def time_said(seconds: float) -> Say:
    """A playing time in words."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return Say("time-hours", {"hours": hours, "minutes": minutes})
    if minutes:
        return Say("time-minutes", {"minutes": minutes, "seconds": rest})
    return Say("time-seconds", {"seconds": rest})


def ending(game: Game, seconds: float) -> tuple[Say, ...]:
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
        return (Say("won"), Say("won-totals", args), Say("won-next"))
    removed = position.rules.pyramid_size - position.pyramid_count
    return (
        Say("lost"),
        Say("lost-totals", {"points": game.score, "cards": removed}),
        Say("lost-next"),
    )


def rules_name(token: str, base: str) -> Value:
    """A variant's name; with options the name and the token."""
    if token == base:
        return Term(f"variant-{base}")
    return Say("variant-with-options", {"name": Term(f"variant-{base}"), "token": token})


def listed(cards: Iterable[Card]) -> Cards:
    """Cards as an open list, in the order given: told with commas alone."""
    return Cards(tuple(cards), closed=False)
