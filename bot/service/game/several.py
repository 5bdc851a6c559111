"""Several actions at once: draws by number, draws until something comes, redo, steps of a line.

Each action is one of its own, which undo takes back alone; what is said of them is one
summary (C46).
"""

from dataclasses import dataclass, replace

from bot.replies import Cards, Kind, Reply, Sentence
from bot.requests import Command
from bot.service.after_move import after_move
from bot.service.context import Context, Refused
from bot.service.game.play import make_move, rank_card
from bot.service.words.sentences import card_of, drawn_cards, matches, passes_line, stock_line
from engine.cards import Card
from engine.game import Game
from engine.moves import Draw, Move, Recycle, Remove, parse_move, waste_place
from engine.position import Outcome, Position

MOST_DRAWS = 200
"""Draws and redeals at one word: several passes of any game."""

MOST_TOLD = 12
"""Cards that were passed and are told one by one; of more only the number is told."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What some draws did: the game after them, the cards in order, and redeals among them."""

    game: Game
    cards: tuple[Card, ...] = ()
    passes: int = 0

    def and_then(self, move: Move) -> "Drawn":
        """The same with one draw or redeal more."""
        cards = drawn_cards(self.game.position) if isinstance(move, Draw) else ()
        turned = int(isinstance(move, Recycle))
        return Drawn(self.game.play(move), self.cards + cards, self.passes + turned)


async def draws(context: Context, command: Command) -> Reply:
    """Draw so often, turning the waste over where it must be; then make the move of `text`."""
    wanted = command.number or 1
    if wanted > MOST_DRAWS:
        raise Refused(Sentence("draws-too-many", {"most": MOST_DRAWS}))
    drawn = Drawn(context.need_game())
    for _ in range(wanted):
        move = _next(drawn.game.position, command)
        if move is None:
            break
        drawn = drawn.and_then(move)
    reply = await _told(context, drawn)
    goal = parse_move(command.text) if command.text else None
    if goal is None or drawn.game.position.why_not(goal) is not None:
        return reply
    last = await make_move(context, goal)
    return replace(last, says=(reply.says[0], *last.says))


async def until(context: Context, command: Command) -> Reply:
    """Draw until a card lies on top, one of a rank, or any that can be removed.

    Where it does not come within one pass of all cards nothing is drawn.
    """
    drawn = Drawn(context.need_game())
    for _ in range(_one_pass(drawn.game.position)):
        move = _next(drawn.game.position, command)
        if move is None:
            break
        drawn = drawn.and_then(move)
        if isinstance(move, Draw) and _comes(drawn.game.position, move, command):
            return await _told(context, drawn)
    if command.number is None:
        raise Refused(Sentence("until-nothing-fits"))
    raise Refused(Sentence("until-never-comes", {"rank": rank_card(context, command.number)}))


def _one_pass(position: Position) -> int:
    """Draws and redeals that show every card of stock and waste once."""
    cards = position.stock_count + sum(len(position.waste_cards(n)) for n in _piles(position))
    return cards + 1


def _piles(position: Position) -> range:
    return range(len(position.wastes))


def _comes(position: Position, move: Draw, command: Command) -> bool:
    top = position.card_at(waste_place(move.pile))
    if top is None:
        return False
    if command.cards:
        return top == command.cards[0]
    if command.number is not None:
        return top.rank == command.number
    return any(
        waste_place(move.pile) in removal.places
        for removal in position.legal_moves()
        if isinstance(removal, Remove)
    )


def _next(position: Position, command: Command) -> Move | None:
    """The next draw or redeal; None where there is none.

    Raises:
        Refused: there are several wastes, and none was named.
    """
    move: Move = Recycle()
    if position.stock:
        if len(position.wastes) > 1 and command.move is None:
            raise Refused(Sentence("which-pile", {"count": len(position.wastes)}))
        move = command.move or Draw(0)
    return move if position.why_not(move) is None else None


async def _told(context: Context, drawn: Drawn) -> Reply:
    """What was passed, what came up, and what it fits."""
    before = context.need_game()
    if drawn.game == before:
        raise Refused(Sentence("no-draw-possible"))
    await context.put(drawn.game)
    caused = await after_move(context, before, drawn.game)
    return context.reply(Kind.DONE, *_summary(drawn), *caused)


def _summary(drawn: Drawn) -> tuple[Sentence, ...]:
    position = drawn.game.position
    says: list[Sentence] = []
    passed = drawn.cards[:-1]
    if drawn.passes:
        says.append(Sentence("turned-over", {"count": drawn.passes}))
    if passed:
        key = "passed-cards" if len(passed) <= MOST_TOLD else "passed-number"
        says.append(Sentence(key, {"cards": Cards(passed), "count": len(passed)}))
    move = next((move for move in reversed(drawn.game.line) if isinstance(move, Draw)), None)
    if drawn.cards and move is not None and position.card_at(waste_place(move.pile)) is not None:
        place = waste_place(move.pile)
        says.append(Sentence("came-up", {"card": card_of(position, place)}))
        says.extend(matches(position, place, it=True))
    if not position.stock:
        says.append(Sentence("stock-now-empty"))
        says.extend(passes_line(position))
    else:
        says.extend(stock_line(position))
    return tuple(says)


async def redo(context: Context, command: Command) -> Reply:
    """Play again what was taken back, the last one first."""
    game = context.need_game()
    undone = game.undone
    wanted = len(undone) if command.text == "all" else command.number or 1
    if not undone or wanted > len(undone):
        key = "redo-only" if undone else "redo-none"
        raise Refused(Sentence(key, {"count": len(undone)}))
    reply = await make_move(context, undone[-1])
    for _ in range(wanted - 1):
        if context.need_game().outcome is not Outcome.PLAYING:
            break
        reply = await make_move(context, context.need_game().undone[-1])
    if wanted == 1:
        return replace(reply, says=(Sentence("redone"), *reply.says))
    return replace(reply, says=(Sentence("redone-several", {"count": wanted}), *reply.says))
