"""A player's statistics by variant (R17): as sentences, and as figures for a picture."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.replies import Bar, Figures, Kind, Reply, Sentence, Term, Tile, Value
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.together.daily import asked_variant
from bot.service.together.names import fit_name
from bot.service.together.streaks import streak_of
from bot.service.words.sentences import rules_name, time_said
from bot.storage.records import GameState
from bot.storage.repository import Result, Store
from engine.deal import parse_code
from engine.position import start_position
from engine.rules import VARIANTS, base_name
from engine.solver import Kind as Verdict
from engine.solver import decide

STATES = 8_000
"""States that the solver looks at before a deal counts as undecided."""

JUDGED_AT_ONCE = 3

Runner = Callable[[Callable[[str], bool | None], str], Awaitable[bool | None]]
"""Runs a question to the solver away from the loop: in a thread, or in a process."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What is counted of some games.

    known, known_won  games of deals that could be won, and those of them that were
    over, compared    moves above par in all, over this many wins with a known par
    """

    games: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    moves: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    known: int = 0
    known_won: int = 0
    over: int = 0
    compared: int = 0

    @property
    def percent(self) -> int:
        """Games won in a hundred."""
        return percent(self.won, self.games)


def percent(part: int, whole: int) -> int:
    """A share in whole hundredths."""
    return round(100 * part / whole) if whole else 0


def summed(results: Sequence[Result], judged: dict[str, tuple[bool | None, int | None]]) -> Sums:
    """Count games, the latest first. A game that was left before its end is not won."""
    won = [result for result in results if result.state == GameState.WON]
    winnable = [result for result in results if judged.get(result.code, (None, None))[0]]
    pars = [(result, judged.get(result.code, (None, None))[1]) for result in won]
    over = [result.moves - par for result, par in pars if par is not None]
    now, best = _streaks(result.state == GameState.WON for result in reversed(results))
    return Sums(
        games=len(results),
        won=len(won),
        streak=now,
        best_streak=best,
        moves=tuple(result.moves for result in won),
        seconds=tuple(result.seconds for result in won),
        known=len(winnable),
        known_won=sum(result.state == GameState.WON for result in winnable),
        over=sum(over),
        compared=len(over),
    )


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row at the end, and at best; the oldest game first."""
    now = best = 0
    for each in won:
        now = now + 1 if each else 0
        best = max(best, now)
    return now, best


async def stats(context: Context, command: Command) -> Reply:
    """`/stats [variant]`: the statistics of the one who asks."""
    user = context.request.who.user
    if user is None:
        raise Refused(Sentence("person-only"))
    variant = asked_variant(context, command.text) if command.text.strip() else ""
    every = [result for result in await context.work.games.results_of(user) if result.moves]
    results = [one for one in every if not variant or base_name(one.rules) == variant]
    if not results:
        raise Refused(Sentence("stats-none"))
    sums = summed(results, await context.work.judged.of({result.code for result in results}))
    title = Sentence("stats-title-all")
    if variant:
        title = Sentence("stats-title", {"name": rules_name(variant, variant)})
    says = [title, *sentences(sums)]
    days = await streak_of(context, user)
    if days:
        says.append(Sentence("stats-daily", {"count": days}))
    name = fit_name(context.request.who.name, user)
    figures = Figures(
        title=Sentence("stats-picture", {"name": name, "title": title}),
        tiles=tiles(sums),
        chart=Sentence("chart-variants"),
        bars=_bars(every),
    )
    return context.shown(Kind.INFO, figures, *says)


def sentences(sums: Sums) -> tuple[Sentence, ...]:
    """The sums in words, as far as there is something to tell."""
    args: dict[str, Value] = {"games": sums.games, "won": sums.won, "percent": sums.percent}
    says = [Sentence("stats-games", args)]
    if sums.known:
        share = percent(sums.known_won, sums.known)
        args = {"known": sums.known, "won": sums.known_won, "percent": share}
        says.append(Sentence("stats-winnable", args))
    says.append(Sentence("stats-streaks", {"now": sums.streak, "best": sums.best_streak}))
    if sums.won:
        best: dict[str, Value] = {"moves": min(sums.moves), "time": time_said(min(sums.seconds))}
        average: dict[str, Value] = {
            "moves": round(sum(sums.moves) / sums.won),
            "time": time_said(sum(sums.seconds) / sums.won),
        }
        says += [Sentence("stats-best", best), Sentence("stats-average", average)]
    if sums.compared:
        over = round(sums.over / sums.compared)
        says.append(Sentence("stats-par", {"over": over, "count": sums.compared}))
    return tuple(says)


def tiles(sums: Sums) -> tuple[Tile, ...]:
    """The sums as tiles of a picture."""
    share = Sentence("tile-percent-value", {"percent": percent(sums.known_won, sums.known)})
    none = Sentence("tile-none")
    return (
        Tile(Sentence("tile-games"), _number(sums.games)),
        Tile(Sentence("tile-won"), _number(sums.won)),
        Tile(Sentence("tile-percent"), Sentence("tile-percent-value", {"percent": sums.percent})),
        Tile(Sentence("tile-winnable"), share if sums.known else none),
        Tile(Sentence("tile-streak"), _number(sums.streak)),
        Tile(Sentence("tile-best-streak"), _number(sums.best_streak)),
        Tile(Sentence("tile-best-moves"), _number(min(sums.moves)) if sums.won else none),
        Tile(Sentence("tile-best-time"), _clock(min(sums.seconds)) if sums.won else none),
        Tile(
            Sentence("tile-average"),
            _number(round(sum(sums.moves) / sums.won)) if sums.won else none,
        ),
    )


def _number(number: int) -> Sentence:
    return Sentence("tile-number", {"number": number})


def _clock(seconds: float) -> Sentence:
    minutes, rest = divmod(int(seconds), 60)
    return Sentence("name", {"name": f"{minutes}:{rest:02}"})


def _bars(results: Sequence[Result]) -> tuple[Bar, ...]:
    """Games won by variant, for the variants that were played."""
    bars = []
    for token in VARIANTS:
        played = [result for result in results if base_name(result.rules) == token]
        if played:
            won = sum(result.state == GameState.WON for result in played)
            label = Sentence("name", {"name": Term(f"variant-{token}")})
            bars.append(Bar(label, won, Sentence("bar-won", {"won": won, "games": len(played)})))
    return tuple(bars)


async def judge_some(store: Store, run: Runner = to_thread) -> bool:
    """Ask the solver about a few deals that were played, where `run` runs it; False if none."""
    async with store.read() as work:
        codes = await work.judged.missing(JUDGED_AT_ONCE)
    for code in codes:
        winnable = await run(is_winnable, code)
        async with store.work() as work:
            await work.judged.note(code, winnable=winnable, par=None)
    return bool(codes)


def is_winnable(code: str) -> bool | None:
    """Whether a deal can be won; None if the solver does not find out."""
    kind = decide(start_position(parse_code(code)), STATES).kind
    return None if kind is Verdict.UNKNOWN else kind is Verdict.WIN
