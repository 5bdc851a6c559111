"""What the exact solver knows: hints, verdicts, par, the solution, the analysis."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.replies import Cards, Kind, Reply, Say, Value
from bot.requests import Command
from bot.service import games
from bot.service.finding import MOST_DEALS, Found, first_winnable
from bot.service.replay import is_over, replay_at, steps_of
from bot.service.table import Follow, Refused, Table
from bot.service.told import card_of, done
from bot.thinking import Thinker
from engine.game import Game
from engine.hints import Analysis, Hint
from engine.moves import Draw, Remove
from engine.position import Outcome, Position, start_position
from engine.rules import APP_TOKEN, Rules, parse_rules
from engine.solver import Kind as Known
from engine.solver import Shortest, Verdict

WINNABLE = "winnable"


def _thinker(table: Table) -> Thinker:
    thinker = table.house.thinker
    if thinker is None:
        raise Refused(Say("no-thinker"))
    return thinker


def _think(
    table: Table,
    work: Callable[[], Awaitable[Any]],
    then: Callable[[Table, Any], Awaitable[Reply | None]],
) -> Reply:
    """Answer for the time being, and have the rest follow."""
    table.follow = Follow(work, then)
    return table.reply(Kind.INFO, Say("thinking"))


def _unless_moved(
    game: Game, told: Callable[[Table, Any], Awaitable[Reply]]
) -> Callable[[Table, Any], Awaitable[Reply | None]]:
    """Tell a result, or why there is none: the table changed meanwhile, or time was up."""

    async def then(table: Table, found: Any) -> Reply:
        if table.game is None or table.game.log != game.log:
            return table.reply(Kind.INFO, Say("thinking-outdated"))
        if found is None:
            return table.reply(Kind.INFO, Say("thinking-given-up"))
        return await told(table, found)

    return then


def _playing(table: Table) -> Game:
    game = table.need_game()
    if game.outcome is not Outcome.PLAYING:
        raise Refused(Say("game-over-won" if game.outcome is Outcome.WON else "game-over-lost"))
    return game


async def hint(table: Table, _: Command) -> Reply:
    """A move that keeps a win if there is one, else the move toward the most cards (C36)."""
    thinker, game = _thinker(table), _playing(table)
    owner = table.stored.id if table.stored else None

    async def told(table: Table, found: Hint) -> Reply:
        await _count(table, "hints")
        return table.reply(Kind.INFO, *hint_said(game.position, found), hint=found.move)

    return _think(table, lambda: thinker.hint(game, owner), _unless_moved(game, told))


def hint_said(position: Position, found: Hint) -> tuple[Say, ...]:
    """A hint in words: what to do, what it opens, and what is known of the game."""
    if found.move is None:
        return (Say("hint-nothing"),)
    says = [_advised(position, found)]
    if found.opens and found.draws == 0:
        opens = tuple(card_of(position, place) for place in found.opens)
        says.append(Say("hint-opens", {"cards": Cards(opens), "count": len(opens)}))
    says.append(Say(f"hint-known-{found.kind.value}"))
    return tuple(says)


def _advised(position: Position, found: Hint) -> Say:
    if isinstance(found.move, Remove):
        cards = [card_of(position, place) for place in found.move.places]
        if len(cards) == 1:
            return Say("hint-one", {"card": cards[0]})
        return Say("hint-pair", {"first": cards[0], "second": cards[1]})
    if isinstance(found.move, Draw) and len(position.wastes) > 1:
        return Say("hint-draw-to-pile", {"pile": found.move.pile + 1})
    args: dict[str, Value] = {"count": found.draws}
    if found.goal is None:
        return Say("hint-draw", args)
    if len(found.cards) == 1:
        return Say("hint-draw-for-one", args | {"card": found.cards[0]})
    return Say("hint-draw-for-pair", args | {"first": found.cards[0], "second": found.cards[1]})


async def verdict(table: Table, _: Command) -> Reply:
    """Whether the game can still be won."""
    thinker, game = _thinker(table), _playing(table)
    owner = table.stored.id if table.stored else None

    async def told(table: Table, found: Verdict) -> Reply:
        await _count(table, "verdicts")
        if found.kind is Known.LOSS and found.max_removed is not None:
            return table.reply(Kind.INFO, Say("verdict-loss-most", {"count": found.max_removed}))
        return table.reply(Kind.INFO, Say(f"verdict-{found.kind.value}"))

    return _think(table, lambda: thinker.verdict(game, owner), _unless_moved(game, told))


async def par(table: Table, _: Command) -> Reply:
    """The fewest moves that win the deal (R15)."""
    thinker, game = _thinker(table), table.need_game()

    async def told(table: Table, found: Shortest) -> Reply:
        return table.reply(Kind.INFO, par_said(found))

    return _think(table, lambda: thinker.shortest(game), _unless_moved(game, told))


def par_said(found: Shortest) -> Say:
    """The deal's par, or the best that is known."""
    if found.line:
        return Say("par" if found.proved else "par-best", {"moves": len(found.line)})
    return Say("par-never" if found.proved else "par-unknown")


async def solution(table: Table, command: Command) -> Reply:
    """The shortest way, after the end; with a number from that step on."""
    thinker, game = _thinker(table), table.need_game()
    if not is_over(game):
        raise Refused(Say("solution-later"))

    async def told(table: Table, found: Shortest) -> Reply:
        await _count(table, "solutions")
        if not found.line or table.stored is None:
            return table.reply(Kind.INFO, par_said(found))
        steps, first = steps_of(game.deal, found.line), command.number or 0
        shown = replay_at(table.stored.id, game.deal, steps, first)
        says = [Say("replay-step", {"step": first, "steps": len(steps)})]
        if not first:
            says = [par_said(found), Say("solution-steps", {"steps": len(steps)})]
        says += [step.say for step in steps[max(first - 1, 0) :]]
        return replace(table.reply(Kind.INFO, *says), extra=shown)

    return _think(table, lambda: thinker.shortest(game), _unless_moved(game, told))


async def analysis(table: Table, _: Command) -> Reply:
    """After which move the win was gone."""
    thinker, game = _thinker(table), table.need_game()
    owner = table.stored.id if table.stored else None
    if game.outcome is Outcome.WON:
        return table.reply(Kind.INFO, Say("analysis-won"))

    async def told(table: Table, found: Analysis) -> Reply:
        await _count(table, "verdicts")
        if found.lost_at is not None:
            position = start_position(game.deal)
            for move in game.line[: found.lost_at - 1]:
                position = position.apply(move)
            args: dict[str, Value] = {
                "number": found.lost_at,
                "move": done(position, game.line[found.lost_at - 1], past=True),
            }
            return table.reply(Kind.INFO, Say("analysis-lost-at", args))
        if found.kind is Known.LOSS and found.winnable is False:
            return table.reply(Kind.INFO, Say("analysis-never"))
        return table.reply(Kind.INFO, Say(f"analysis-{found.kind.value}"))

    return _think(table, lambda: thinker.analysis(game, owner), _unless_moved(game, told))


async def new(table: Table, command: Command) -> Reply:
    """Deal a new game; with the word for it, one that is proved to be winnable."""
    kind, _, token = command.text.partition(" ")
    if kind != WINNABLE:
        return await games.new(table, command)
    if games.would_lose_a_game(table) and not table.confirmed:
        return games.ask_first(table, command)
    game = table.game
    rules = parse_rules(token) if token else game.deal.rules if game else parse_rules(APP_TOKEN)
    return _new_winnable(table, rules)


def _new_winnable(table: Table, rules: Rules) -> Reply:
    thinker = _thinker(table)
    numbers = [table.house.any_number() for _ in range(MOST_DEALS)]

    async def told(table: Table, found: Found | None) -> Reply:
        if found is None or not found.line:
            return table.reply(Kind.REFUSED, Say("no-winnable-found"))
        reply = await games.deal_out(table, found.deal)
        return replace(reply, says=(*reply.says, Say("can-be-won")))

    return _think(table, lambda: thinker.run(first_winnable, rules, numbers), told)


def watched(table: Table, before: Game) -> None:
    """With the coach on, say at once when a move put the win out of reach."""
    thinker, after = table.house.thinker, table.game
    if not table.settings.coach or thinker is None or after is None:
        return
    if after.outcome is not Outcome.PLAYING:
        return

    async def work() -> bool:
        now = await thinker.verdict(after)
        return now.kind is Known.LOSS and (await thinker.verdict(before)).kind is Known.WIN

    async def then(table: Table, found: bool | None) -> Reply | None:  # noqa: FBT001 -- a result
        if not found:
            return None
        await _count(table, "verdicts")
        return table.reply(Kind.INFO, Say("coach-lost"))

    table.follow = Follow(work, then, patient=False)


async def _count(table: Table, what: str) -> None:
    """Keep with the game how often help was used."""
    if table.stored is not None:
        used = getattr(table.stored, what) + 1
        table.stored = await table.work.save_game(replace(table.stored, **{what: used}))
