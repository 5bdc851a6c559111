"""What the exact solver knows: hints, verdicts, par, the solution, the analysis."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.language.wishes import WINNABLE
from bot.replies import Cards, Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.advice.replay import is_over, replay_at, steps_of
from bot.service.context import Context, Refused
from bot.service.game import games
from bot.service.game.keeping import save_game
from bot.service.game.winnable import MOST_DEALS, Found, first_winnable, is_known
from bot.service.words.sentences import card_of, done
from bot.thinking import GivenUp, Thinker
from engine.game import Game, new_game
from engine.hints import Analysis, Hint
from engine.moves import Draw, Remove, format_move
from engine.position import Outcome, Position, start_position
from engine.rules import APP_TOKEN, Rules, parse_rules
from engine.solver import Kind as Known
from engine.solver import Shortest, Verdict


def _thinker(context: Context) -> Thinker:
    thinker = context.features.thinker
    if thinker is None:
        raise Refused(Sentence("no-thinker"))
    return thinker


def _think(
    context: Context,
    work: Callable[[], Awaitable[Any]],
    told: Callable[[Context, Any], Awaitable[Reply]],
    *,
    any_turn: bool = False,
) -> Reply:
    """Answer for the time being, and have the rest deferred."""

    async def then(context: Context, found: Any) -> Reply:
        if found is None:
            return context.reply(Kind.INFO, Sentence("thinking-given-up"))
        return await told(context, found)

    context.defer(work, then, any_turn=any_turn)
    return context.reply(Kind.INFO, Sentence("thinking"))


def _playing(context: Context) -> Game:
    game = context.need_game()
    if game.outcome is not Outcome.PLAYING:
        raise Refused(
            Sentence("game-over-won" if game.outcome is Outcome.WON else "game-over-lost")
        )
    return game


async def hint(context: Context, _: Command) -> Reply:
    """The move that wins most often, from what the player can know."""
    thinker, game = _thinker(context), _playing(context)
    whose = context.whose

    async def told(context: Context, found: Hint) -> Reply:
        await _count(context, "hints")
        _offer(context, game, found)
        return context.reply(Kind.INFO, *hint_said(game.position, found), hint=found.move)

    return _think(context, lambda: thinker.fair_hint(game, whose), told)


async def exact_hint(context: Context, _: Command) -> Reply:
    """A move that keeps a win if there is one, else the move toward the most cards (C36).

    It knows the hidden cards, says so, and counts as a look at the verdict, too.
    """
    thinker, game = _thinker(context), _playing(context)
    whose = context.whose

    async def told(context: Context, found: Hint) -> Reply:
        await _count(context, "hints", "verdicts")
        _offer(context, game, found)
        says = (*hint_said(game.position, found), Sentence("hint-exact"))
        return context.reply(Kind.INFO, *says, hint=found.move)

    return _think(context, lambda: thinker.hint(game, whose), told)


def _offer(context: Context, game: Game, found: Hint) -> None:
    """Let a yes do what was advised (C46)."""
    advised = advised_command(game.position, found)
    if advised is not None:
        context.offer(advised)


def hint_said(position: Position, found: Hint) -> tuple[Sentence, ...]:
    """A hint in words: what to do, what it opens, and what is known of the game."""
    if found.move is None:
        return (Sentence("hint-nothing"),)
    says = [_advised(position, found)]
    if found.opens and found.draws == 0:
        opens = tuple(card_of(position, place) for place in found.opens)
        says.append(Sentence("hint-opens", {"cards": Cards(opens), "count": len(opens)}))
    if found.samples:
        share: dict[str, Value] = {"wins": found.wins, "samples": found.samples}
        says.append(Sentence("hint-share", share))
    else:
        says.append(Sentence(f"hint-known-{found.kind.value}"))
    return tuple(says)


def advised_command(position: Position, found: Hint) -> Command | None:
    """What a hint advises, as the command that does it; None if nothing can be done."""
    if isinstance(found.move, Remove):
        return Command("play", move=found.move)
    if found.move is None:
        return None
    goal = format_move(found.goal) if found.goal is not None else ""
    if len(position.wastes) > 1:
        return Command("play", move=found.move)
    return Command("draws", number=max(found.draws, 1), text=goal)


def _advised(position: Position, found: Hint) -> Sentence:
    if isinstance(found.move, Remove):
        cards = [card_of(position, place) for place in found.move.places]
        if len(cards) == 1:
            return Sentence("hint-one", {"card": cards[0]})
        return Sentence("hint-pair", {"first": cards[0], "second": cards[1]})
    if isinstance(found.move, Draw) and len(position.wastes) > 1:
        return Sentence("hint-draw-to-pile", {"pile": found.move.pile + 1})
    args: dict[str, Value] = {"count": found.draws}
    if found.goal is None:
        return Sentence("hint-draw", args)
    if len(found.cards) == 1:
        return Sentence("hint-draw-for-one", args | {"card": found.cards[0]})
    return Sentence(
        "hint-draw-for-pair", args | {"first": found.cards[0], "second": found.cards[1]}
    )


async def verdict(context: Context, _: Command) -> Reply:
    """Whether the game can still be won."""
    thinker, game = _thinker(context), _playing(context)
    whose = context.whose

    async def judged() -> tuple[Verdict, Known]:
        """The game as it stands, and its deal as it lay before the first move."""
        now = await thinker.verdict(game, whose)
        if now.kind is not Known.LOSS or not game.line:
            return now, now.kind
        if is_known(game.deal):
            return now, Known.WIN
        try:
            return now, (await thinker.verdict(new_game(game.deal), whose)).kind
        except GivenUp:
            return now, Known.UNKNOWN

    async def told(context: Context, found: tuple[Verdict, Known]) -> Reply:
        await _count(context, "verdicts")
        return context.reply(Kind.INFO, *verdict_said(*found))

    return _think(context, judged, told)


def verdict_said(now: Verdict, deal: Known) -> tuple[Sentence, ...]:
    """A verdict in words: a deal that never could be won is no game lost by a move (C69)."""
    if now.kind is not Known.LOSS:
        return (Sentence(f"verdict-{now.kind.value}"),)
    keys = {Known.LOSS: "verdict-never", Known.WIN: "verdict-slipped"}
    says = (Sentence(keys.get(deal, "verdict-loss")),)
    if now.max_removed is None:
        return says
    return (*says, Sentence("verdict-most", {"count": now.max_removed}))


async def par(context: Context, _: Command) -> Reply:
    """The fewest moves that win the deal (R15)."""
    thinker, game, whose = _thinker(context), context.need_game(), context.whose

    async def told(context: Context, found: Shortest) -> Reply:
        return context.reply(Kind.INFO, par_said(found))

    return _think(context, lambda: thinker.shortest(game, whose), told, any_turn=True)


def par_said(found: Shortest) -> Sentence:
    """The deal's par, or the best that is known."""
    if found.line:
        return Sentence("par" if found.proved else "par-best", {"moves": len(found.line)})
    return Sentence("par-never" if found.proved else "par-unknown")


async def solution(context: Context, command: Command) -> Reply:
    """The shortest way, after the end; with a number from that step on."""
    thinker, game, whose = _thinker(context), context.need_game(), context.whose
    if not is_over(game):
        raise Refused(Sentence("solution-later"))

    async def told(context: Context, found: Shortest) -> Reply:
        await _count(context, "solutions")
        if not found.line or context.stored is None:
            return context.reply(Kind.INFO, par_said(found))
        steps, first = steps_of(game.deal, found.line), command.number or 0
        shown = replay_at(context.stored.id, game.deal, steps, first)
        says = [Sentence("replay-step", {"step": first, "steps": len(steps)})]
        if not first:
            says = [par_said(found), Sentence("solution-steps", {"steps": len(steps)})]
        says += [step.say for step in steps[max(first - 1, 0) :]]
        return replace(context.reply(Kind.INFO, *says), extra=shown)

    return _think(context, lambda: thinker.shortest(game, whose), told)


async def analysis(context: Context, _: Command) -> Reply:
    """After which move the win was gone."""
    thinker, game = _thinker(context), context.need_game()
    whose = context.whose
    if game.outcome is Outcome.WON:
        return context.reply(Kind.INFO, Sentence("analysis-won"))

    async def told(context: Context, found: Analysis) -> Reply:
        await _count(context, "verdicts")
        if found.lost_at is not None:
            position = start_position(game.deal)
            for move in game.line[: found.lost_at - 1]:
                position = position.apply(move)
            args: dict[str, Value] = {
                "number": found.lost_at,
                "move": done(position, game.line[found.lost_at - 1], past=True),
            }
            return context.reply(Kind.INFO, Sentence("analysis-lost-at", args))
        if found.kind is Known.LOSS and found.winnable is False:
            return context.reply(Kind.INFO, Sentence("analysis-never"))
        return context.reply(Kind.INFO, Sentence(f"analysis-{found.kind.value}"))

    return _think(context, lambda: thinker.analysis(game, whose), told)


async def new(context: Context, command: Command) -> Reply:
    """Deal a new game; with the word for it, one that is proved to be winnable."""
    kind, _, token = command.text.partition(" ")
    if kind != WINNABLE or games.knows_winnable(context, token):
        return await games.new(context, command)
    if games.would_lose_a_game(context) and not context.confirmed:
        return games.ask_first(context, command)
    game = context.game
    rules = parse_rules(token) if token else game.deal.rules if game else parse_rules(APP_TOKEN)
    return _new_winnable(context, rules)


def _new_winnable(context: Context, rules: Rules) -> Reply:
    thinker, whose = _thinker(context), context.whose
    numbers = [context.features.any_number() for _ in range(MOST_DEALS)]

    async def told(context: Context, found: Found) -> Reply:
        if not found.line:
            return context.reply(Kind.REFUSED, Sentence("no-winnable-found"))
        reply = await games.deal_out(context, found.deal)
        return replace(reply, says=(*reply.says, Sentence("can-be-won")))

    return _think(context, lambda: thinker.run(first_winnable, rules, numbers, whose=whose), told)


def watched(context: Context, before: Game) -> None:
    """With the coach on, say at once when a move put the win out of reach."""
    thinker, after = context.features.thinker, context.game
    if not context.settings.coach or thinker is None or after is None:
        return
    if after.outcome is not Outcome.PLAYING:
        return

    whose = context.whose

    async def work() -> bool:
        now = await thinker.verdict(after, whose)
        return now.kind is Known.LOSS and (await thinker.verdict(before, whose)).kind is Known.WIN

    async def then(context: Context, found: bool | None) -> Reply | None:  # noqa: FBT001 -- a result
        if not found:
            return None
        await _count(context, "verdicts")
        return context.reply(Kind.INFO, Sentence("coach-lost"))

    context.defer(work, then, patient=False)


async def _count(context: Context, *helps: str) -> None:
    """Keep with the game how often each kind of help was used."""
    stored = context.stored
    if stored is not None:
        used: dict[str, Any] = {name: getattr(stored, name) + 1 for name in helps}
        context.stored = await save_game(context.work, replace(stored, **used))
