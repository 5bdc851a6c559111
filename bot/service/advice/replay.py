"""A way to win as steps: each told in words, and shown on the board that it leads to.

A step is one removal, or the draws before it taken together. The buttons under a replay carry
the game and the step alone: the way is asked of the solver anew, which remembers it, so that
they work after a restart and when another game is on the table (C1).
"""

from dataclasses import dataclass, replace

from bot.replies import Kind, Replay, Reply, Sentence
from bot.service.context import Context, Refused
from bot.service.words.sentences import done
from bot.storage.repository import StoredGame
from engine.deal import Deal
from engine.game import Game, new_game, parse_game
from engine.moves import Move, Remove
from engine.position import Outcome, Position, start_position
from engine.solver import Shortest

LONGEST_NUMBER = 4
"""Digits of a step's number that a button can carry."""


@dataclass(frozen=True, slots=True)
class Step:
    """Some moves of a line and the sentence that tells them."""

    moves: tuple[Move, ...]
    say: Sentence


def steps_of(deal: Deal, line: tuple[Move, ...]) -> tuple[Step, ...]:
    """A line from the deal in steps; draws in a row are one, where there is one waste."""
    position, draws, steps = start_position(deal), list[Move](), list[Step]()
    for move in line:
        if isinstance(move, Remove) or len(position.wastes) > 1:
            steps += _drawn(draws)
            steps.append(Step((move,), _told(position, move)))
            draws = []
        else:
            draws.append(move)
        position = position.apply(move)
    return (*steps, *_drawn(draws))


def _drawn(draws: list[Move]) -> list[Step]:
    return [Step(tuple(draws), Sentence("line-draws", {"count": len(draws)}))] if draws else []


def _told(position: Position, move: Move) -> Sentence:
    return done(position, move, past=True)


def is_over(game: Game) -> bool:
    """True if the solution may be told: the game ended, or goes on in name only.

    It does when nothing was removed for two rounds through the whole stock.
    """
    if game.outcome is not Outcome.PLAYING:
        return True
    idle = 0
    for move in reversed(game.line):
        if isinstance(move, Remove):
            break
        idle += 1
    return idle > 2 * game.deal.rules.deck_size


def replay_at(game_id: int, deal: Deal, steps: tuple[Step, ...], step: int) -> Replay:
    """The board after so many steps, with its words.

    Raises:
        Refused: there is no such step.
    """
    check_step(steps, step)
    game = new_game(deal)
    for each in steps[:step]:
        game = game.play(*each.moves)
    says = [Sentence("replay-start", {"steps": len(steps)})]
    if step:
        says = [Sentence("replay-step", {"step": step, "steps": len(steps)}), steps[step - 1].say]
    return Replay(says=tuple(says), game_id=game_id, game=game, step=step, steps=len(steps))


def check_step(steps: tuple[Step, ...], step: int) -> None:
    """Refuse a step that the way does not have."""
    if not 0 <= step <= len(steps):
        raise Refused(Sentence("no-such-step", {"steps": len(steps)}))


async def turned(context: Context, stored: StoredGame | None, text: str) -> Reply:
    """A button of a replay: show another of its steps.

    Raises:
        Refused: the game is not this chat's or goes on again, or the button is forged.
    """
    thinker = context.features.thinker
    if thinker is None:
        raise Refused(Sentence("no-thinker"))
    if stored is None or stored.where.chat != context.request.where.chat:
        raise Refused(Sentence("button-unknown"))
    if not (text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Refused(Sentence("button-unknown"))
    game = parse_game(stored.line)
    if not is_over(game):
        raise Refused(Sentence("solution-later"))

    async def then(context: Context, found: Shortest | None) -> Reply:
        if found is None or not found.line:
            raise Refused(Sentence("thinking-given-up"))
        steps = steps_of(game.deal, found.line)
        shown = replay_at(stored.id, game.deal, steps, int(text))
        return replace(context.aside(Kind.INFO, *shown.says), extra=shown)

    whose = context.whose
    context.defer(lambda: thinker.shortest(game, whose), then, bound=False)
    return context.aside(Kind.INFO, Sentence("thinking"))
