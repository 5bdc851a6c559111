"""Answers to questions with yes or no, to small talk, and to what is no number of ours."""

from bot.replies import Cards, Kind, Reply, Sentence
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.play import rank_card, why_refused
from bot.service.words.sentences import card_of, exact_place, matches, stock_line, waste_line
from bot.service.words.table_words import moves_told
from engine.moves import Draw, Move, Place, Recycle
from engine.position import Position


async def whether(context: Context, command: Command) -> Reply:
    """A question with yes or no: is it free, can it be played, can I draw."""
    context.need_game()
    match command.text:
        case "draw":
            return context.reply(Kind.INFO, *_can_draw(context))
        case "undo" | "redo":
            game = context.need_game()
            can = bool(game.before if command.text == "undo" else game.undone)
            key = f"whether-{command.text}-{'yes' if can else 'no'}"
            return context.reply(Kind.INFO, Sentence(key))
        case _:
            return context.reply(Kind.INFO, *_about_cards(context, command))


def _about_cards(context: Context, command: Command) -> tuple[Sentence, ...]:
    position = context.need_game().position
    if command.cards:
        return (Sentence("whether-no"), Sentence("not-in-sight", {"card": command.cards[0]}))
    if command.move is not None:
        return _can_play(context, position, command.move)
    if command.number is not None:
        return _rank_is_free(context, position, command.number)
    place = command.places[0]
    if position.is_free(place):
        says = (Sentence("whether-free", {"card": card_of(position, place)}),)
        return (*says, *matches(position, place, it=True))
    return (Sentence("whether-no"), *_covered(position, place))


def _can_play(context: Context, position: Position, move: Move) -> tuple[Sentence, ...]:
    reason = position.why_not(move)
    if reason is None:
        return (Sentence("whether-yes"),)
    return (Sentence("whether-no"), *why_refused(context, move, reason))


def _rank_is_free(context: Context, position: Position, rank: int) -> tuple[Sentence, ...]:
    free = tuple(place for place in position.open_places() if card_of(position, place).rank == rank)
    if not free:
        return (Sentence("whether-no-free-rank", {"rank": rank_card(context, rank)}),)
    cards = Cards(tuple(card_of(position, place) for place in free))
    return (Sentence("whether-free-cards", {"cards": cards, "count": len(free)}),)


def _covered(position: Position, place: Place) -> tuple[Sentence, ...]:
    covers = Cards(tuple(card_of(position, cover) for cover in position.covering(place)))
    if not covers.cards:
        return (Sentence("card-is", {"what": exact_place(position, place)}),)
    return (Sentence("covered", {"card": card_of(position, place), "covers": covers}),)


def _can_draw(context: Context) -> tuple[Sentence, ...]:
    position = context.need_game().position
    if position.stock and position.why_not(Draw(0)) is None:
        return (Sentence("whether-draw", {"count": position.stock_count}),)
    if position.why_not(Recycle()) is None:
        return (Sentence("whether-recycle"),)
    return (Sentence("no-draw-possible"),)


async def talk(context: Context, command: Command) -> Reply:
    """Thanks, a greeting or a goodbye, answered in private alone (see `bot.service.policy`)."""
    return context.aside(Kind.INFO, Sentence(f"talk-{command.text}"))


async def no_number(_: Context, command: Command) -> Reply:
    """A number with a sign or a point, or a zero where something is counted (C43)."""
    raise Refused(Sentence(f"number-{command.text}"))


async def resume(context: Context, _: Command) -> Reply:
    """Where one is: the last move, what is left, what is free."""
    game = context.need_game()
    position = game.position
    last = moves_told(game, max(len(game.line) - 1, 0))
    free = Cards(tuple(card_of(position, place) for place in position.free_places()), closed=False)
    return context.reply(
        Kind.INFO,
        *last,
        Sentence("points-and-moves", {"points": game.score, "moves": game.moves}),
        Sentence("pyramid-left", {"count": position.pyramid_count}),
        Sentence("free", {"cards": free, "count": len(free.cards)}),
        *waste_line(position),
        *stock_line(position),
    )
