"""The pyramid without eyes: a reading place that is moved, and questions about what is covered.

Each person has a reading place of their own, kept with what the chat remembers.
"""

from bot.replies import Cards, Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.play import rank_card, unseen
from bot.service.memory import Recall, format_recall
from bot.service.words.sentences import card_of, exact_place, matches, placed
from engine.cards import Card
from engine.moves import PYRAMID, Place, Remove, format_place, parse_place, pyramid_place
from engine.position import Position
from engine.rules import Redeal

STEPS = {
    "left": (0, -1),
    "right": (0, 1),
    "up-left": (-1, -1),
    "up-right": (-1, 0),
    "down-left": (1, 0),
    "down-right": (1, 1),
}
"""Rows and columns that a word moves the reading place by."""


async def go(context: Context, command: Command) -> Reply:
    """Move the reading place, and say what lies there."""
    position = context.need_game().position
    if command.cards or command.number is not None:
        return unseen(context, command)
    at = _reading_place(context, position)
    place = command.places[0] if command.places else _moved(position, at, command.text)
    if place is None:
        raise Refused(Sentence("cursor-edge"))
    _keep(context, place)
    return context.reply(Kind.INFO, *_read(position, place))


def _moved(position: Position, at: Place, way: str) -> Place | None:
    """The place that a word leads to; None beyond the pyramid's edge."""
    last = position.rules.rows - 1
    match way:
        case "start":
            return pyramid_place(at.row, 0)
        case "end":
            return pyramid_place(at.row, at.row)
        case "top":
            return pyramid_place(0, 0)
        case "bottom":
            return pyramid_place(last, 0)
        case _:
            rows, columns = STEPS.get(way, (0, 0))
    row, column = at.row + rows, at.column + columns
    return pyramid_place(row, column) if 0 <= row <= last and 0 <= column <= row else None


def _reading_place(context: Context, position: Position) -> Place:
    """Where the person read last in this game; at first the left of the bottom row."""
    game, place = context.recall.cursors.get(context.request.who.user or 0, (0, ""))
    if context.stored is not None and game == context.stored.id:
        return parse_place(place)
    return pyramid_place(position.rules.rows - 1, 0)


def _keep(context: Context, place: Place) -> None:
    if context.stored is None or place.kind != PYRAMID:
        return
    before, user = context.recall, context.request.who.user or 0
    cursors = {one: kept for one, kept in before.cursors.items() if one != user}
    cursors[user] = (context.stored.id, format_place(place))
    recall = Recall(before.says, before.seen, cursors, before.told)
    context.remember(format_recall(recall))


def _read(position: Position, place: Place) -> tuple[Sentence, ...]:
    """A card, whether it is free, what covers it, and what it covers."""
    card = position.card_at(place)
    if card is None:
        return (Sentence("cursor-empty", {"row": place.row + 1, "place": place.column + 1}),)
    says = [Sentence("card-is", {"what": exact_place(position, place)})]
    covers = position.covering(place)
    if place.kind == PYRAMID and not covers:
        says.append(Sentence("it-is-free", {"card": card}))
        says.extend(matches(position, place, it=True))
    elif covers:
        above = Cards(tuple(card_of(position, cover) for cover in covers))
        says.append(Sentence("covered-by", {"covers": above, "card": card}))
    beneath = tuple(card_of(position, one) for one in covered_by(position, place))
    if beneath:
        says.append(Sentence("it-covers", {"cards": Cards(beneath), "card": card}))
    return tuple(says)


def covered_by(position: Position, place: Place) -> tuple[Place, ...]:
    """Places in the row above whose cards the card at a place covers (R2)."""
    if place.kind != PYRAMID or not place.row:
        return ()
    above = (place.column - 1, place.column)
    found = [pyramid_place(place.row - 1, at) for at in above if 0 <= at < place.row]
    return tuple(one for one in found if position.card_at(one) is not None)


async def frees(context: Context, command: Command) -> Reply:
    """What would be free after a removal: of the cards named, advised, or chosen last."""
    position = context.need_game().position
    if command.cards:
        return unseen(context, command)
    places = command.places or _meant(context, position)
    gone = set(places)
    gone_cards = Cards(tuple(card_of(position, place) for place in places))
    told: dict[str, Value] = {"cards": gone_cards}
    opens = tuple(
        card_of(position, place)
        for place in dict.fromkeys(one for place in places for one in covered_by(position, place))
        if place not in gone and set(position.covering(place)) <= gone
    )
    if not opens:
        return context.reply(Kind.INFO, Sentence("frees-nothing", told))
    told["opens"] = Cards(opens)
    told["opens_count"] = len(opens)
    return context.reply(Kind.INFO, Sentence("frees", told))


def _meant(context: Context, position: Position) -> tuple[Place, ...]:
    """What "that" is: what was advised or asked about, the chosen card, the reading place.

    Raises:
        Refused: nothing of it is there.
    """
    if context.question is not None:
        move = context.question.pending.commands[0].move
        if isinstance(move, Remove):
            return move.places
    place = context.selected or _reading_place(context, position)
    if position.card_at(place) is None:
        raise Refused(Sentence("name-cards", {"target": position.rules.target}))
    return (place,)


async def needs(context: Context, command: Command) -> Reply:
    """What must go before a card is free, the nearest to the bottom first."""
    position = context.need_game().position
    if command.cards:
        return unseen(context, command)
    if not command.places:
        raise Refused(Sentence("name-cards", {"target": position.rules.target}))
    place = command.places[0]
    card = card_of(position, place)
    above = _above(position, place)
    if not above:
        says = (Sentence("is-free-already", {"card": card}), *matches(position, place, it=True))
        return context.reply(Kind.INFO, *says)
    cards = Cards(tuple(card_of(position, one) for one in above))
    return context.reply(
        Kind.INFO, Sentence("needs", {"card": card, "cards": cards, "count": len(above)})
    )


def _above(position: Position, place: Place) -> tuple[Place, ...]:
    """Everything that lies on a card, directly or not: the lowest rows first."""
    found: dict[Place, None] = {}
    todo = [place]
    while todo:
        for cover in position.covering(todo.pop()):
            if cover not in found:
                found[cover] = None
                todo.append(cover)
    return tuple(sorted(found, key=lambda one: (-one.row, one.column)))


async def seen(context: Context, _: Command) -> Reply:
    """The waste as a list from the top, and the stock where it was seen in an earlier pass."""
    position = context.need_game().position
    says: list[Sentence] = []
    for pile in range(len(position.wastes)):
        cards = position.waste_cards(pile)[::-1]
        args: dict[str, Value] = {"cards": Cards(cards, closed=False), "count": len(cards)}
        if not cards:
            continue
        if len(position.wastes) == 1:
            says.append(Sentence("seen-waste", args))
        else:
            says.append(Sentence("seen-pile", args | {"pile": pile + 1}))
    known = known_stock(position)
    if known:
        args = {"cards": Cards(known, closed=False), "count": len(known)}
        says.append(Sentence("seen-stock", args))
    return context.reply(Kind.INFO, *(says or [Sentence("seen-nothing")]))


def known_stock(position: Position) -> tuple[Card, ...]:
    """The stock in the order in which it comes, where an earlier pass showed it (R8)."""
    if not position.redeals or position.rules.redeal is Redeal.RESHUFFLE:
        return ()
    return position.stock_cards()


def of_rank(context: Context, rank: int) -> tuple[Sentence, ...]:
    """All cards of a rank that lie in sight, the free ones first."""
    position = context.need_game().position
    places = [
        pyramid_place(row, column)
        for row, cards in enumerate(position.rows())
        for column, card in enumerate(cards)
        if card is not None and card.rank == rank
    ]
    places += [
        place
        for place in position.open_places()
        if place.kind != PYRAMID and card_of(position, place).rank == rank
    ]
    places.sort(key=lambda place: (not position.is_free(place), -place.row, place.column))
    items = tuple(
        Sentence(
            "item-free" if position.is_free(place) else "item-covered",
            {"what": placed(position, place)},
        )
        for place in places
    )
    return (Sentence("where-rank", {"rank": rank_card(context, rank), "items": items}),)


def out_of_sight(context: Context, card: Card) -> Sentence | None:
    """Where a card is that cannot be played: deep in a waste, or in the stock that was seen."""
    position = context.need_game().position
    for pile in range(len(position.wastes)):
        cards = position.waste_cards(pile)[::-1]
        if card in cards[1:]:
            return Sentence("deep-in-waste", {"card": card, "count": cards.index(card)})
    known = known_stock(position)
    if card in known:
        return Sentence("again-in-stock", {"card": card, "count": known.index(card) + 1})
    return None
