"""Playing: removals, draws, redeals, undo, and the selection of a first card."""

from bot.replies import Cards, Kind, Level, Reply, Sentence, Value
from bot.requests import Command
from bot.service.after_move import after_move
from bot.service.context import Context, Refused
from bot.service.together.counting import played
from bot.service.words.sentences import (
    card_of,
    done,
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


async def play(context: Context, command: Command) -> Reply:
    """Play the move of a command, or say why it cannot be played (R11)."""
    if command.move is None:
        return unseen(context, command)
    return await make_move(context, command.move)


async def make_move(context: Context, move: Move) -> Reply:
    """Play a move on the current game and tell what came of it.

    A removal may name its places in the order in which a player chose them.
    """
    game = context.need_game()
    reason = game.position.why_not(move)
    if reason is not None:
        return await refuse(context, move, reason)
    if isinstance(move, Remove):
        move = remove(*move.places)
    after = game.play(move)
    await context.put(after)
    caused = await after_move(context, game, after)
    says = (done(game.position, move), *_consequences(game, after, move), *caused)
    return context.reply(Kind.DONE, *says, move=format_move(move))


def _consequences(before: Game, after: Game, move: Move) -> tuple[Sentence, ...]:
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


def _after_removal(before: Game, after: Game, places: tuple[Place, ...]) -> tuple[Sentence, ...]:
    """What became free, the new waste top, the points; "nothing new" comes last."""
    points = (Sentence("points", {"points": after.score}, Level.NORMAL),)
    waste = waste_line(after.position, Level.NORMAL)
    if all(place.kind != PYRAMID for place in places):
        return waste
    told = freed(before.position, after.position)
    if any(place.kind != PYRAMID for place in places):
        return (*told, *waste, *points)
    return (*points, *told) if told[0].key == "nothing-new-free" else (*told, *points)


def _after_draw(position: Position, pile: int) -> tuple[Sentence, ...]:
    says = list(matches(position, waste_place(pile), it=True))
    if not position.stock:
        says.append(Sentence("stock-now-empty"))
        says.extend(passes_line(position))
    else:
        says.extend(stock_line(position, Level.DETAILED))
    return tuple(says)


async def draw(context: Context, command: Command) -> Reply:
    """Draw, or turn the waste over when the stock is empty (R7, R8)."""
    position = context.need_game().position
    piles = len(position.wastes)
    if not position.stock:
        return await make_move(context, Recycle())
    if piles > 1 and command.number is None:
        raise Refused(Sentence("which-pile", {"count": piles}))
    return await make_move(context, Draw((command.number or 1) - 1))


async def king(context: Context, command: Command) -> Reply:
    """Remove the one card that goes alone (R6); the listener names it when it is clear."""
    if command.move is not None or command.cards:
        return await play(context, command)
    rank = context.need_game().position.rules.target
    raise Refused(Sentence("no-single-free", {"rank": rank_card(context, rank)}))


def rank_card(context: Context, rank: int) -> Sentence:
    """The name of a rank, in the deck of the current game."""
    spanish = context.need_game().deal.rules.spanish
    return Sentence("rank-name", {"rank": rank, "deck": "spanish" if spanish else "french"})


async def select(context: Context, command: Command) -> Reply:
    """A card named alone: a King goes, another waits for its partner or meets it."""
    if not command.places:
        return unseen(context, command)
    return await choose_card(context, command.places[0])


async def choose_card(context: Context, place: Place) -> Reply:
    """What tapping or naming one card does, given the card chosen before (R5, R6, R11).

    A King goes at once, whatever was chosen before it (C42); the chosen card itself is
    unselected; any other one meets it.
    """
    position, selected = context.need_game().position, context.selected
    card = position.card_at(place)
    if card is None:
        raise Refused(Sentence("place-empty"))
    if selected == place:
        await context.select(None)
        return context.reply(Kind.INFO, Sentence("unselected", {"card": card}))
    alone = Remove((place,))
    reason = position.why_not(alone)
    if reason is None:
        return await make_move(context, alone)
    if selected is not None and position.card_at(selected) is not None:
        return await make_move(context, Remove((selected, place)))
    if reason is not Reason.NOT_ALONE and not _has_partner(position, place):
        return await refuse(context, alone, reason)
    await context.select(place)
    says = (Sentence("selected", {"card": card}), *matches(position, place, it=True))
    return context.reply(Kind.INFO, *says, selected=place)


def _has_partner(position: Position, place: Place) -> bool:
    """True if a card that is covered may leave together with the one that covers it (R10)."""
    removals = (move for move in position.legal_moves() if isinstance(move, Remove))
    return any(place in move.places for move in removals)


def unseen(context: Context, command: Command) -> Reply:
    """A card was named that lies nowhere in sight, or none was named at all."""
    target = context.need_game().deal.rules.target
    if not command.cards:
        raise Refused(Sentence("name-cards", {"target": target}))
    raise Refused(Sentence("not-in-sight", {"card": command.cards[0]}))


async def undo(context: Context, command: Command) -> Reply:
    """Take back the last action or actions (R16)."""
    game = context.need_game()
    if game.outcome is Outcome.WON:
        raise Refused(Sentence("game-over-won"))
    count = len(game.before) if command.text == "all" else command.number or 1
    try:
        after = game.undo(count)
    except NothingToUndo:
        left = len(game.before)
        raise Refused(Sentence("undo-only" if left else "undo-none", {"count": left})) from None
    await context.put(after)
    await played(context, game, after)
    if count == 1:
        says = [taken_back(game.before[-1], game.line[-1])]
    else:
        says = [Sentence("undone-several", {"count": count})]
    says.extend(waste_line(after.position, Level.DETAILED))
    says.append(Sentence("points-and-moves", {"points": after.score, "moves": after.moves}))
    return context.reply(Kind.DONE, *says)


def taken_back(before: Position, move: Move) -> Sentence:
    """What an undo brought back; `before` is the position that it returned to."""
    match move:
        case Remove(places):
            cards = Cards(tuple(card_of(before, place) for place in places))
            return Sentence("undone-removal", {"cards": cards})
        case Draw():
            count = min(before.rules.draw, before.stock_count)
            return Sentence("undone-draw", {"cards": Cards(before.stock_cards()[:count])})
        case Recycle():
            return Sentence("undone-recycle")


async def refuse(context: Context, move: Move, reason: Reason) -> Reply:
    """Say why a move cannot be made; a wrong pair keeps its second card selected (R11)."""
    position = context.need_game().position
    if reason is Reason.WRONG_SUM and isinstance(move, Remove):
        return await _wrong_sum(context, position, move)
    says = _reason_says(context, position, move, reason)
    return context.reply(Kind.REFUSED, *says, alert=True)


def _wrong_sum_said(context: Context, position: Position, move: Remove) -> Sentence:
    cards = [card_of(position, place) for place in move.places]
    args: dict[str, Value] = {
        "first": cards[0],
        "second": cards[1],
        "sum": cards[0].rank + cards[1].rank,
        "target": position.rules.target,
    }
    return Sentence("wrong-sum-help" if context.settings.error_help else "wrong-sum", args)


async def _wrong_sum(context: Context, position: Position, move: Remove) -> Reply:
    second = move.places[1]
    await context.select(second)
    stays = Sentence("stays-selected", {"card": card_of(position, second)})
    says = (_wrong_sum_said(context, position, move), stays)
    return context.reply(Kind.REFUSED, *says, selected=second)


def why_refused(context: Context, move: Move, reason: Reason) -> tuple[Sentence, ...]:
    """Why a move cannot be made, for one who only asks."""
    position = context.need_game().position
    if reason is Reason.WRONG_SUM and isinstance(move, Remove):
        return (_wrong_sum_said(context, position, move),)
    return _reason_says(context, position, move, reason)


def _reason_says(
    context: Context, position: Position, move: Move, reason: Reason
) -> tuple[Sentence, ...]:
    if reason is Reason.GAME_OVER:
        won = position.outcome is Outcome.WON
        return (Sentence("game-over-won" if won else "game-over-lost"),)
    if isinstance(move, Remove) and reason in {Reason.COVERED, Reason.COVERS_PARTNER}:
        return _covered(context, position, move, reason)
    card = next(
        (card for place in getattr(move, "places", ()) if (card := position.card_at(place))), None
    )
    args: dict[str, Value] = {"target": position.rules.target}
    if card is not None:
        args["card"] = card
    return (Sentence(f"refused-{reason.value}", args),)


def _covered(
    context: Context, position: Position, move: Remove, reason: Reason
) -> tuple[Sentence, ...]:
    place = next(place for place in move.places if not position.is_free(place))
    covers = tuple(card_of(position, cover) for cover in position.covering(place))
    args: dict[str, Value] = {"card": card_of(position, place), "covers": Cards(covers)}
    if reason is Reason.COVERS_PARTNER:
        return (Sentence("refused-covers-partner", args),)
    return (Sentence("covered-help" if context.settings.error_help else "covered", args),)
