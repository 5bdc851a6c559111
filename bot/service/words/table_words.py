"""The table in words: what lies where, what can be done, what was done."""

from bot.replies import Cards, Kind, Level, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.games import opening
from bot.service.game.play import rank_card, taken_back, unseen
from bot.service.words.sentences import (
    card_of,
    done,
    exact_place,
    listed,
    matches,
    placed,
    stock_line,
    time_said,
    waste_line,
)
from bot.service.words.without_eyes import of_rank, out_of_sight
from engine.game import Game
from engine.moves import PYRAMID, Move, Place, Remove, pyramid_place
from engine.position import Outcome, Position, start_position

HISTORY = 5
"""Moves told by `history` without a number."""


async def board(context: Context, _: Command) -> Reply:
    """The whole board, row by row, top first; for eyes its picture once more."""
    position = context.need_game().position
    context.changed = True
    settings = context.settings
    # For ears it is enough to hear which cards are free.
    short = settings.voice or settings.level <= Level.BRIEF
    told = "cell-plain" if short else "cell-covered"
    rows = tuple(row_line(position, row, "board-row", told) for row in range(position.rules.rows))
    return context.reply(Kind.INFO, *rows, *waste_line(position), *stock_line(position))


async def row(context: Context, command: Command) -> Reply:
    """One row, left to right."""
    position = context.need_game().position
    rows = position.rules.rows
    number = {"top": 1, "bottom": rows}.get(command.text, command.number)
    if number is None or not 1 <= number <= rows:
        raise Refused(Sentence("no-such-row", {"rows": rows}))
    return context.reply(Kind.INFO, row_line(position, number - 1))


def row_line(
    position: Position, row: int, key: str = "row", covered: str = "cell-covered"
) -> Sentence:
    """A row as one sentence: each card and whether it is free."""
    items = tuple(_cell(position, pyramid_place(row, column), covered) for column in range(row + 1))
    if all(item.key == "cell-empty" for item in items):
        return Sentence("row-empty", {"row": row + 1})
    return Sentence(key, {"row": row + 1, "items": items})


def _cell(position: Position, place: Place, covered: str) -> Sentence:
    card = position.card_at(place)
    if card is None:
        return Sentence("cell-empty")
    return Sentence("cell-free" if position.is_free(place) else covered, {"card": card})


async def free(context: Context, _: Command) -> Reply:
    """The free cards and the tops of the waste piles (R3)."""
    position = context.need_game().position
    cards = listed(card_of(position, place) for place in position.free_places())
    told = Sentence("free", {"cards": cards, "count": len(cards.cards)})
    if not cards.cards:
        told = Sentence("free-none")
    return context.reply(Kind.INFO, told, *waste_line(position))


async def card(context: Context, command: Command) -> Reply:
    """Where a card is, and what covers it."""
    position = context.need_game().position
    if not command.places and command.number is not None and not command.cards:
        return context.reply(Kind.INFO, *of_rank(context, command.number))
    if not command.places:
        hidden = out_of_sight(context, command.cards[0]) if command.cards else None
        return context.reply(Kind.INFO, hidden) if hidden else unseen(context, command)
    says = [say for place in command.places for say in _where(position, place)]
    return context.reply(Kind.INFO, *says)


def _where(position: Position, place: Place) -> tuple[Sentence, ...]:
    told = Sentence("card-is", {"what": exact_place(position, place)})
    if place.kind != PYRAMID or position.is_free(place):
        return (told, *matches(position, place, it=True))
    covers = position.covering(place)
    cards = Cards(tuple(card_of(position, cover) for cover in covers))
    deeper = tuple(
        Sentence(
            "covered",
            {
                "card": card_of(position, cover),
                "covers": Cards(
                    tuple(card_of(position, above) for above in position.covering(cover))
                ),
            },
            Level.DETAILED,
        )
        for cover in covers
        if position.covering(cover)
    )
    return (
        told,
        Sentence("covered-by", {"covers": cards, "card": card_of(position, place)}),
        *deeper,
    )


async def waste(context: Context, _: Command) -> Reply:
    """The top of the waste and, in detail, what lies beneath."""
    position = context.need_game().position
    beneath = []
    for pile in range(len(position.wastes)):
        cards = position.waste_cards(pile)[-2::-1]
        if cards:
            args: dict[str, Value] = {"cards": Cards(cards), "pile": pile + 1}
            key = "waste-beneath" if len(position.wastes) == 1 else "waste-pile-beneath"
            beneath.append(Sentence(key, args, Level.DETAILED))
    return context.reply(Kind.INFO, *waste_line(position), *beneath)


async def stock(context: Context, _: Command) -> Reply:
    """How many cards are left to draw, and how many passes."""
    return context.reply(Kind.INFO, *stock_line(context.need_game().position))


async def moves(context: Context, _: Command) -> Reply:
    """The removals that are possible now."""
    position = context.need_game().position
    removals = [move for move in position.legal_moves() if isinstance(move, Remove)]
    says = [Sentence("moves-none")]
    if removals:
        items = tuple(removal_item(position, move) for move in removals)
        says = [Sentence("moves", {"items": items, "count": len(items)})]
    return context.reply(Kind.INFO, *says, *_what_else(position))


def _what_else(position: Position) -> tuple[Sentence, ...]:
    if position.outcome is not Outcome.PLAYING:
        return ()
    if position.stock:
        return (Sentence("can-draw", {"count": position.stock_count}),)
    if any(position.wastes) and position.redeals_left != 0:
        return (Sentence("can-recycle"),)
    return ()


def removal_item(position: Position, move: Remove) -> Sentence:
    """A removal as part of a list: "10 of clubs with 3 of spades"."""
    cards = [card_of(position, place) for place in move.places]
    if len(cards) == 1:
        return Sentence("removal-one", {"card": cards[0]})
    return Sentence("removal-pair", {"first": cards[0], "second": cards[1]})


async def partners(context: Context, command: Command) -> Reply:
    """Where the cards lie that would match a rank, free or not."""
    position = context.need_game().position
    rank = command.number
    if rank is None or not 1 <= rank <= position.rules.ranks:
        raise Refused(Sentence("which-rank"))
    told = rank_card(context, rank)
    if rank == position.rules.target:
        return context.reply(Kind.INFO, Sentence("rank-goes-alone", {"rank": told}))
    wanted = position.rules.target - rank
    seen = [
        pyramid_place(row, column)
        for row, cards in enumerate(position.rows())
        for column, found in enumerate(cards)
        if found is not None and found.rank == wanted
    ]
    seen += [
        place
        for place in position.open_places()
        if place.kind != PYRAMID and card_of(position, place).rank == wanted
    ]
    args: dict[str, Value] = {"rank": told, "partner": rank_card(context, wanted)}
    if not seen:
        return context.reply(Kind.INFO, Sentence("partners-none", args))
    items = tuple(
        Sentence(
            "item-free" if position.is_free(place) else "item-covered",
            {"what": placed(position, place)},
        )
        for place in seen
    )
    return context.reply(Kind.INFO, Sentence("partners", args | {"items": items}))


async def status(context: Context, _: Command) -> Reply:
    """Points, moves, what is left, in a few sentences."""
    game = context.need_game()
    position = game.position
    return context.reply(
        Kind.INFO,
        *_standing(game),
        Sentence("points-and-moves", {"points": game.score, "moves": game.moves}),
        Sentence("pyramid-left", {"count": position.pyramid_count}),
        *waste_line(position),
        *stock_line(position),
        Sentence("playing-time", {"time": time_said(_seconds(context))}, Level.DETAILED),
    )


def _standing(game: Game) -> tuple[Sentence, ...]:
    if game.outcome is Outcome.WON:
        return (Sentence("won"),)
    return (Sentence("lost"),) if game.outcome is Outcome.LOST else ()


def _seconds(context: Context) -> float:
    return context.stored.seconds if context.stored else 0.0


async def score(context: Context, _: Command) -> Reply:
    """Points, moves, and the cards removed in all (R14, R15)."""
    game = context.need_game()
    return context.reply(
        Kind.INFO,
        Sentence("points-and-moves", {"points": game.score, "moves": game.moves}),
        Sentence("cards-removed", {"count": game.position.removed_count}, Level.NORMAL),
    )


async def code(context: Context, _: Command) -> Reply:
    """The deal's code and number (R18)."""
    deal = context.need_game().deal
    args: dict[str, Value] = {"code": deal.code, "number": deal.number or 0}
    return context.reply(Kind.INFO, Sentence("code-and-number", args))


async def history(context: Context, command: Command) -> Reply:
    """The last moves that stand, the oldest first."""
    game = context.need_game()
    count = command.number or HISTORY
    told = moves_told(game, max(len(game.line) - count, 0))
    if not told:
        return context.reply(Kind.INFO, Sentence("history-none"))
    return context.reply(Kind.INFO, Sentence("history", {"count": len(told)}), *told)


def moves_told(game: Game, first: int = 0) -> tuple[Sentence, ...]:
    """What the moves of a game's line did, from number `first` on."""
    position = start_position(game.deal)
    told = []
    for number, move in enumerate(game.line):
        if number >= first:
            told.append(done(position, move, past=True))
        position = position.apply(move)
    return tuple(told)


async def changes(context: Context, _: Command) -> Reply:
    """What was done since this person last spoke: for groups that play together."""
    game, user = context.need_game(), context.request.who.user
    seen_game, seen_turn = context.recall.seen.get(user or 0, (0, 0))
    if context.stored is None or seen_game != context.stored.id:
        seen_turn = 0
    told = _log_told(game, seen_turn)
    if not told:
        return context.reply(Kind.INFO, Sentence("changes-none"))
    return context.reply(Kind.INFO, Sentence("changes", {"count": len(told)}), *told)


def _log_told(game: Game, first: int) -> tuple[Sentence, ...]:
    """What each action did, undos too, from number `first` on."""
    positions, moves = [start_position(game.deal)], list[Move]()
    told = []
    for number, action in enumerate(game.log):
        if action is None:
            positions.pop()
            say = taken_back(positions[-1], moves.pop())
        else:
            say = done(positions[-1], action, past=True)
            positions.append(positions[-1].apply(action))
            moves.append(action)
        if number >= first:
            told.append(say)
    return tuple(told)


async def opened(context: Context, _: Command) -> Reply:
    """The board again, as a picture where there are pictures."""
    game = context.need_game()
    context.changed = True
    return context.reply(Kind.INFO, *opening(game))
