"""Playing: removals, draws, redeals, undo, and the selection of a first card."""

from bot.replies import Cards, Kind, Level, Reply, Say, Value
from bot.requests import Command
from bot.service.advice import watched
from bot.service.effects import played
from bot.service.finish import celebrate
from bot.service.table import Refused, Table
from bot.service.told import (
    card_of,
    done,
    ending,
    freed,
    matches,
    passes_line,
    stock_line,
    waste_line,
)
from engine.errors import NothingToUndo, Reason
from engine.game import Game
from engine.moves import (
    PYRAMID,
    Draw,
    Move,
    Place,
    Recycle,
    Remove,
    format_move,
    remove,
    waste_place,
)
from engine.position import Outcome, Position


async def play(table: Table, command: Command) -> Reply:
    """Play the move of a command, or say why it cannot be played (R11)."""
    if command.move is None:
        return unseen(table, command)
    return await make_move(table, command.move)


async def make_move(table: Table, move: Move) -> Reply:
    """Play a move on the current game and tell what came of it.

    A removal may name its places in the order in which a player chose them.
    """
    game = table.need_game()
    reason = game.position.why_not(move)
    if reason is not None:
        return refuse(table, move, reason)
    if isinstance(move, Remove):
        move = remove(*move.places)
    after = game.play(move)
    await table.put(after)
    watched(table, game)
    celebrate(table, after)
    says = (done(game.position, move), *_consequences(game, after, move), *_end(table, after))
    says += await played(table, game, after)
    return table.reply(Kind.DONE, *says, move=format_move(move))


def _end(table: Table, game: Game) -> tuple[Say, ...]:
    seconds = table.stored.seconds if table.stored else 0.0
    return ending(game, seconds)


def _consequences(before: Game, after: Game, move: Move) -> tuple[Say, ...]:
    """What the table looks like after the move, as far as the move changed it."""
    position = after.position
    if after.outcome is Outcome.WON:
        return ()
    match move:
        case Draw(pile):
            return _after_draw(position, pile)
        case Recycle():
            return passes_line(position, Level.NORMAL)
        case Remove(places):
            return _after_removal(before, after, places)


def _after_removal(before: Game, after: Game, places: tuple[Place, ...]) -> tuple[Say, ...]:
    """What became free, the new waste top, the points; "nothing new" comes last."""
    points = (Say("points", {"points": after.score}, Level.NORMAL),)
    waste = waste_line(after.position, Level.NORMAL)
    if all(place.kind != PYRAMID for place in places):
        return waste
    told = freed(before.position, after.position)
    if any(place.kind != PYRAMID for place in places):
        return (*told, *waste, *points)
    return (*points, *told) if told[0].key == "nothing-new-free" else (*told, *points)


def _after_draw(position: Position, pile: int) -> tuple[Say, ...]:
    says = list(matches(position, waste_place(pile), it=True))
    if not position.stock:
        says.append(Say("stock-now-empty"))
        says.extend(passes_line(position))
    else:
        says.extend(stock_line(position, Level.DETAILED))
    return tuple(says)


async def draw(table: Table, command: Command) -> Reply:
    """Draw, or turn the waste over when the stock is empty (R7, R8)."""
    position = table.need_game().position
    piles = len(position.wastes)
    if not position.stock:
        return await make_move(table, Recycle())
    if piles > 1 and command.number is None:
        raise Refused(Say("which-pile", {"count": piles}))
    return await make_move(table, Draw((command.number or 1) - 1))


async def king(table: Table, command: Command) -> Reply:
    """Remove the one card that goes alone (R6); the listener names it when it is clear."""
    if command.move is not None or command.cards:
        return await play(table, command)
    rank = table.need_game().position.rules.target
    raise Refused(Say("no-single-free", {"rank": rank_card(table, rank)}))


def rank_card(table: Table, rank: int) -> Say:
    """The name of a rank, in the deck of the current game."""
    spanish = table.need_game().deal.rules.spanish
    return Say("rank-name", {"rank": rank, "deck": "spanish" if spanish else "french"})


async def select(table: Table, command: Command) -> Reply:
    """A card named alone: a King goes, another waits for its partner or meets it."""
    if not command.places:
        return unseen(table, command)
    return await choose_card(table, command.places[0], table.selected)


async def choose_card(table: Table, place: Place, selected: Place | None) -> Reply:
    """What tapping or naming one card does, given the card chosen before (R5, R6, R11)."""
    position = table.need_game().position
    card = position.card_at(place)
    if card is None:
        raise Refused(Say("place-empty"))
    if selected == place:
        table.select(None)
        return table.reply(Kind.INFO, Say("unselected", {"card": card}))
    if selected is not None and position.card_at(selected) is not None:
        return await make_move(table, Remove((selected, place)))
    alone = Remove((place,))
    reason = position.why_not(alone)
    if reason is None:
        return await make_move(table, alone)
    if reason is not Reason.NOT_ALONE:
        return refuse(table, alone, reason)
    table.select(place)
    says = (Say("selected", {"card": card}), *matches(position, place, it=True))
    return table.reply(Kind.INFO, *says, selected=place)


def unseen(table: Table, command: Command) -> Reply:
    """A card was named that lies nowhere in sight, or none was named at all."""
    table.need_game()
    if not command.cards:
        raise Refused(Say("name-cards"))
    raise Refused(Say("not-in-sight", {"card": command.cards[0]}))


async def undo(table: Table, command: Command) -> Reply:
    """Take back the last action or actions (R16)."""
    game = table.need_game()
    if game.outcome is Outcome.WON:
        raise Refused(Say("game-over-won"))
    count = command.number or 1
    try:
        after = game.undo(count)
    except NothingToUndo:
        left = len(game.before)
        raise Refused(Say("undo-only" if left else "undo-none", {"count": left})) from None
    await table.put(after)
    await played(table, game, after)
    if count == 1:
        says = [taken_back(game.before[-1], game.line[-1])]
    else:
        says = [Say("undone-several", {"count": count})]
    says.extend(waste_line(after.position, Level.DETAILED))
    says.append(Say("points-and-moves", {"points": after.score, "moves": after.moves}))
    return table.reply(Kind.DONE, *says)


def taken_back(before: Position, move: Move) -> Say:
    """What an undo brought back; `before` is the position that it returned to."""
    match move:
        case Remove(places):
            cards = Cards(tuple(card_of(before, place) for place in places))
            return Say("undone-removal", {"cards": cards})
        case Draw():
            count = min(before.rules.draw, before.stock_count)
            return Say("undone-draw", {"cards": Cards(before.stock_cards()[:count])})
        case Recycle():
            return Say("undone-recycle")


def refuse(table: Table, move: Move, reason: Reason) -> Reply:
    """Say why a move cannot be made; a wrong pair keeps its second card selected (R11)."""
    position = table.need_game().position
    if reason is Reason.WRONG_SUM and isinstance(move, Remove):
        return _wrong_sum(table, position, move)
    says = _reason_says(table, position, move, reason)
    return table.reply(Kind.REFUSED, *says, alert=True)


def _wrong_sum(table: Table, position: Position, move: Remove) -> Reply:
    cards = [card_of(position, place) for place in move.places]
    args: dict[str, Value] = {
        "first": cards[0],
        "second": cards[1],
        "sum": cards[0].rank + cards[1].rank,
        "target": position.rules.target,
    }
    key = "wrong-sum-help" if table.settings.error_help else "wrong-sum"
    second = move.places[1]
    table.select(second)
    says = (Say(key, args), Say("stays-selected", {"card": cards[1]}))
    return table.reply(Kind.REFUSED, *says, selected=second)


def _reason_says(table: Table, position: Position, move: Move, reason: Reason) -> tuple[Say, ...]:
    if reason is Reason.GAME_OVER:
        won = position.outcome is Outcome.WON
        return (Say("game-over-won" if won else "game-over-lost"),)
    if isinstance(move, Remove) and reason in {Reason.COVERED, Reason.COVERS_PARTNER}:
        return _covered(table, position, move, reason)
    card = next(
        (card for place in getattr(move, "places", ()) if (card := position.card_at(place))), None
    )
    args: dict[str, Value] = {"target": position.rules.target}
    if card is not None:
        args["card"] = card
    return (Say(f"refused-{reason.value}", args),)


def _covered(table: Table, position: Position, move: Remove, reason: Reason) -> tuple[Say, ...]:
    place = next(place for place in move.places if not position.is_free(place))
    covers = tuple(card_of(position, cover) for cover in position.covering(place))
    args: dict[str, Value] = {"card": card_of(position, place), "covers": Cards(covers)}
    if reason is Reason.COVERS_PARTNER:
        return (Say("refused-covers-partner", args),)
    return (Say("covered-help" if table.settings.error_help else "covered", args),)
