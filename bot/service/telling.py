"""The table in words: what lies where, what can be done, what was done."""

from bot.replies import Cards, Kind, Level, Reply, Say, Value
from bot.requests import Command
from bot.service.games import opening
from bot.service.play import rank_card, taken_back, unseen
from bot.service.table import Refused, Table
from bot.service.told import (
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
from engine.game import Game
from engine.moves import PYRAMID, Move, Place, Remove, pyramid_place
from engine.position import Outcome, Position, start_position

HISTORY = 5
"""Moves told by `history` without a number."""


async def board(table: Table, _: Command) -> Reply:
    """The whole board, row by row, top first."""
    position = table.need_game().position
    rows = tuple(row_line(position, row, "board-row") for row in range(position.rules.rows))
    return table.reply(Kind.INFO, *rows, *waste_line(position), *stock_line(position))


async def row(table: Table, command: Command) -> Reply:
    """One row, left to right."""
    position = table.need_game().position
    rows = position.rules.rows
    if command.number is None or not 1 <= command.number <= rows:
        raise Refused(Say("no-such-row", {"rows": rows}))
    return table.reply(Kind.INFO, row_line(position, command.number - 1))


def row_line(position: Position, row: int, key: str = "row") -> Say:
    """A row as one sentence: each card and whether it is free."""
    items = tuple(_cell(position, pyramid_place(row, column)) for column in range(row + 1))
    if all(item.key == "cell-empty" for item in items):
        return Say("row-empty", {"row": row + 1})
    return Say(key, {"row": row + 1, "items": items})


def _cell(position: Position, place: Place) -> Say:
    card = position.card_at(place)
    if card is None:
        return Say("cell-empty")
    return Say("cell-free" if position.is_free(place) else "cell-covered", {"card": card})


async def free(table: Table, _: Command) -> Reply:
    """The free cards and the tops of the waste piles (R3)."""
    position = table.need_game().position
    cards = listed(card_of(position, place) for place in position.free_places())
    told = Say("free", {"cards": cards, "count": len(cards.cards)})
    if not cards.cards:
        told = Say("free-none")
    return table.reply(Kind.INFO, told, *waste_line(position))


async def card(table: Table, command: Command) -> Reply:
    """Where a card is, and what covers it."""
    position = table.need_game().position
    if not command.places:
        return unseen(table, command)
    says = [say for place in command.places for say in _where(position, place)]
    return table.reply(Kind.INFO, *says)


def _where(position: Position, place: Place) -> tuple[Say, ...]:
    told = Say("card-is", {"what": exact_place(position, place)})
    if place.kind != PYRAMID or position.is_free(place):
        return (told, *matches(position, place, it=True))
    covers = position.covering(place)
    cards = Cards(tuple(card_of(position, cover) for cover in covers))
    deeper = tuple(
        Say(
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
    return (told, Say("covered-by", {"covers": cards, "card": card_of(position, place)}), *deeper)


async def waste(table: Table, _: Command) -> Reply:
    """The top of the waste and, in detail, what lies beneath."""
    position = table.need_game().position
    beneath = []
    for pile in range(len(position.wastes)):
        cards = position.waste_cards(pile)[-2::-1]
        if cards:
            args: dict[str, Value] = {"cards": Cards(cards), "pile": pile + 1}
            key = "waste-beneath" if len(position.wastes) == 1 else "waste-pile-beneath"
            beneath.append(Say(key, args, Level.DETAILED))
    return table.reply(Kind.INFO, *waste_line(position), *beneath)


async def stock(table: Table, _: Command) -> Reply:
    """How many cards are left to draw, and how many passes."""
    return table.reply(Kind.INFO, *stock_line(table.need_game().position))


async def moves(table: Table, _: Command) -> Reply:
    """The removals that are possible now."""
    position = table.need_game().position
    removals = [move for move in position.legal_moves() if isinstance(move, Remove)]
    says = [Say("moves-none")]
    if removals:
        items = tuple(removal_item(position, move) for move in removals)
        says = [Say("moves", {"items": items, "count": len(items)})]
    return table.reply(Kind.INFO, *says, *_what_else(position))


def _what_else(position: Position) -> tuple[Say, ...]:
    if position.outcome is not Outcome.PLAYING:
        return ()
    if position.stock:
        return (Say("can-draw", {"count": position.stock_count}),)
    if any(position.wastes) and position.redeals_left != 0:
        return (Say("can-recycle"),)
    return ()


def removal_item(position: Position, move: Remove) -> Say:
    """A removal as part of a list: "10 of clubs with 3 of spades"."""
    cards = [card_of(position, place) for place in move.places]
    if len(cards) == 1:
        return Say("removal-one", {"card": cards[0]})
    return Say("removal-pair", {"first": cards[0], "second": cards[1]})


async def partners(table: Table, command: Command) -> Reply:
    """Where the cards lie that would match a rank, free or not."""
    position = table.need_game().position
    rank = command.number
    if rank is None or not 1 <= rank <= position.rules.ranks:
        raise Refused(Say("which-rank"))
    told = rank_card(table, rank)
    if rank == position.rules.target:
        return table.reply(Kind.INFO, Say("rank-goes-alone", {"rank": told}))
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
    args: dict[str, Value] = {"rank": told, "partner": rank_card(table, wanted)}
    if not seen:
        return table.reply(Kind.INFO, Say("partners-none", args))
    items = tuple(
        Say(
            "item-free" if position.is_free(place) else "item-covered",
            {"what": placed(position, place)},
        )
        for place in seen
    )
    return table.reply(Kind.INFO, Say("partners", args | {"items": items}))


async def status(table: Table, _: Command) -> Reply:
    """Points, moves, what is left, in a few sentences."""
    game = table.need_game()
    position = game.position
    return table.reply(
        Kind.INFO,
        *_standing(game),
        Say("points-and-moves", {"points": game.score, "moves": game.moves}),
        Say("pyramid-left", {"count": position.pyramid_count}),
        *waste_line(position),
        *stock_line(position),
        Say("playing-time", {"time": time_said(_seconds(table))}, Level.DETAILED),
    )


def _standing(game: Game) -> tuple[Say, ...]:
    if game.outcome is Outcome.WON:
        return (Say("won"),)
    return (Say("lost"),) if game.outcome is Outcome.LOST else ()


def _seconds(table: Table) -> float:
    return table.stored.seconds if table.stored else 0.0


async def score(table: Table, _: Command) -> Reply:
    """Points, moves, and the cards removed in all (R14, R15)."""
    game = table.need_game()
    return table.reply(
        Kind.INFO,
        Say("points-and-moves", {"points": game.score, "moves": game.moves}),
        Say("cards-removed", {"count": game.position.removed_count}, Level.NORMAL),
    )


async def code(table: Table, _: Command) -> Reply:
    """The deal's code and number (R18)."""
    deal = table.need_game().deal
    args: dict[str, Value] = {"code": deal.code, "number": deal.number or 0}
    return table.reply(Kind.INFO, Say("code-and-number", args))


async def history(table: Table, command: Command) -> Reply:
    """The last moves that stand, the oldest first."""
    game = table.need_game()
    count = command.number or HISTORY
    told = moves_told(game, max(len(game.line) - count, 0))
    if not told:
        return table.reply(Kind.INFO, Say("history-none"))
    return table.reply(Kind.INFO, Say("history", {"count": len(told)}), *told)


def moves_told(game: Game, first: int = 0) -> tuple[Say, ...]:
    """What the moves of a game's line did, from number `first` on."""
    position = start_position(game.deal)
    told = []
    for number, move in enumerate(game.line):
        if number >= first:
            told.append(done(position, move, past=True))
        position = position.apply(move)
    return tuple(told)


async def changes(table: Table, _: Command) -> Reply:
    """What was done since this person last spoke: for groups that play together."""
    game, user = table.need_game(), table.request.who.user
    seen_game, seen_turn = table.recall.seen.get(user or 0, (0, 0))
    if table.stored is None or seen_game != table.stored.id:
        seen_turn = 0
    told = _log_told(game, seen_turn)
    if not told:
        return table.reply(Kind.INFO, Say("changes-none"))
    return table.reply(Kind.INFO, Say("changes", {"count": len(told)}), *told)


def _log_told(game: Game, first: int) -> tuple[Say, ...]:
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


async def opened(table: Table, _: Command) -> Reply:
    """The board again, as a picture where there are pictures."""
    game = table.need_game()
    table.changed = True
    return table.reply(Kind.INFO, *opening(game))
