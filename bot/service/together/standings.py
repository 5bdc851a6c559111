"""Who stands where in a contest: won before not won, more cards, fewer moves, less time.

Players who are equal in all of it share a place. A series is ordered by the cards removed
in all its hands (0 to 52 each, document B), then by moves and time.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.replies import Choice, Kind, Reply, Sentence, Value
from bot.requests import Command, Pending
from bot.service.context import Context, Refused
from bot.service.together.deadlines import moment_said
from bot.service.words.sentences import time_said
from bot.storage.records import GameState
from bot.storage.together import Attempt, Contest, ContestKind

PAGE = 20
"""Players on a page: with the longest names it stays below 4096 characters."""

MOST_PLAYING = 10
"""Names told of those who are still playing."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the standings, from 1; `shared` if others have the same."""

    number: int
    shared: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One player's line; `hands` are the attempts, in order."""

    user: int
    name: str
    hands: tuple[Attempt, ...]
    place: Place


def ranked(attempts: Sequence[Attempt], contest: Contest, *, final: bool = False) -> list[Row]:
    """The players in order. Before the end only those who have finished stand in it."""
    by_user: dict[int, list[Attempt]] = {}
    for attempt in attempts:
        by_user.setdefault(attempt.user, []).append(attempt)
    hands = [tuple(own) for own in by_user.values() if final or finished(own, contest)]
    hands.sort(key=lambda own: (_key(own, contest), own[0].name.casefold(), own[0].user))
    rows: list[Row] = []
    for _, group in groupby(hands, key=lambda own: _key(own, contest)):
        equal = list(group)
        place = Place(len(rows) + 1, len(equal) > 1)
        rows.extend(Row(own[0].user, own[0].name, own, place) for own in equal)
    return rows


def finished(own: Sequence[Attempt], contest: Contest) -> bool:
    """True if a player has played all there is to play; a series goes on to its last hand."""
    return len(own) == len(contest.codes) and own[-1].done


def place_of(rows: Sequence[Row], user: int) -> Place:
    """A player's place; the last one if they are not among the rows."""
    found = next((row.place for row in rows if row.user == user), None)
    return found or Place(len(rows) + 1, shared=False)


def _key(own: Sequence[Attempt], contest: Contest) -> tuple[int, ...]:
    """What is compared, the best first; time counts in the seconds that are told."""
    moves = sum(attempt.moves for attempt in own)
    seconds = sum(int(attempt.seconds) for attempt in own)
    if contest.kind is ContestKind.SERIES:
        return (-sum(attempt.cards for attempt in own), moves, seconds)
    won = own[0].state == GameState.WON
    return (0 if won else 1, -own[0].removed, moves, seconds)


def lines(
    attempts: Sequence[Attempt], contest: Contest, *, final: bool = False, page: int = 1
) -> tuple[Sentence, ...]:
    """The standings as sentences, one a line: a page of them, and who is still playing."""
    rows = ranked(attempts, contest, final=final)
    pages = max(1, -(-len(rows) // PAGE))
    page = min(page, pages)
    told = [line(row, contest) for row in rows[(page - 1) * PAGE : page * PAGE]]
    if pages > 1:
        key = "standings-page" if page < pages else "standings-last-page"
        args: dict[str, Value] = {"page": page, "pages": pages, "count": len(rows)}
        told.append(Sentence(key, args | {"next": page + 1}))
    if not final:
        in_rows = {row.user for row in rows}
        told.extend(_still_playing(attempt for attempt in attempts if attempt.user not in in_rows))
    return tuple(told) or (Sentence("standings-nobody"),)


def _still_playing(attempts: Iterable[Attempt]) -> tuple[Sentence, ...]:
    names = list({attempt.user: attempt.name for attempt in attempts}.values())
    if not names:
        return ()
    items = tuple(Sentence("name", {"name": name}) for name in names[:MOST_PLAYING])
    more = len(names) - len(items)
    args: dict[str, Value] = {"items": items, "more": more}
    return (Sentence("still-playing-more" if more else "still-playing", args),)


def line(row: Row, contest: Contest) -> Sentence:
    """One player's place, name and result, with what helped."""
    place = Sentence("place-shared" if row.place.shared else "place", {"place": row.place.number})
    args: dict[str, Value] = {"place": place, "name": row.name, "result": _result(row, contest)}
    marks = _marks(row.hands)
    if not marks:
        return Sentence("standing", args)
    return Sentence("standing-marked", args | {"marks": marks})


def _result(row: Row, contest: Contest) -> Sentence:
    moves = sum(attempt.moves for attempt in row.hands)
    args: dict[str, Value] = {
        "moves": moves,
        "time": time_said(sum(int(attempt.seconds) for attempt in row.hands)),
    }
    if contest.kind is ContestKind.SERIES:
        args["cards"] = sum(attempt.cards for attempt in row.hands)
        args["hands"] = len(row.hands)
        return Sentence("result-series", args)
    attempt = row.hands[0]
    if attempt.state == GameState.WON:
        return Sentence("result-won", args)
    args["cards"] = attempt.removed
    return Sentence("result-lost" if attempt.state == GameState.LOST else "result-unfinished", args)


def _marks(hands: Sequence[Attempt]) -> tuple[Sentence, ...]:
    """Hints, verdicts, solutions and undos, and whether the deal was known."""
    counts = {
        name: sum(getattr(attempt, name) for attempt in hands)
        for name in ("hints", "verdicts", "solutions", "undos")
    }
    marks = [Sentence(f"mark-{name}", {"count": count}) for name, count in counts.items() if count]
    if any(attempt.seen for attempt in hands):
        marks.append(Sentence("mark-seen"))
    return tuple(marks)


async def standings(context: Context, command: Command) -> Reply:
    """How a contest stands: the one that is open here, or which of several."""
    found = await meant(context, command)
    if len(found) > 1:
        return which(context, command, found)
    contest = found[0]
    attempts = await context.work.contests.attempts(contest.token)
    over = contest.over(context.request.at)
    told = lines(attempts, contest, final=over, page=command.number or 1)
    title = Sentence("standings-final" if over else "standings-now", title_args(contest))
    return context.aside(Kind.INFO, title, *told)


def title_args(contest: Contest) -> dict[str, Value]:
    """What a title says of a contest."""
    return {"code": contest.codes[0], "hands": len(contest.codes), "kind": contest.kind.value}


async def meant(context: Context, command: Command) -> list[Contest]:
    """The contests that a command can mean: those that are open here, else the latest one.

    Raises:
        Refused: there is none.
    """
    if command.text:
        named = await context.work.contests.get(command.text)
        if named is None:
            raise Refused(Sentence("no-contest"))
        return [named]
    where, user = context.request.where, context.request.who.user
    found: list[Contest] = []
    if not where.private:
        found = await context.work.contests.in_chat(where)
    elif user is not None:
        found = await context.work.contests.of(user)
    running = [contest for contest in found if not contest.over(context.request.at)]
    return running if len(running) > 1 else [await latest(context)]


def which(context: Context, command: Command, found: Sequence[Contest]) -> Reply:
    """Ask which of several contests is meant."""
    commands = tuple(replace(command, text=contest.token) for contest in found)
    context.ask(Pending(commands), about_game=False)
    choices = tuple(Choice(named(context, contest)) for contest in found)
    return context.reply(Kind.ASK, Sentence("which-contest"), choices=choices)


def named(context: Context, contest: Contest) -> Sentence:
    """A contest by its kind, its deal and its end."""
    now, zone = context.request.at, context.settings.zone
    return Sentence(
        "contest-named",
        {**title_args(contest), "when": moment_said(contest.ends_at, now, zone)},
    )


async def latest(context: Context) -> Contest:
    """The contest that is meant here when none is named.

    Raises:
        Refused: there is none.
    """
    where, user = context.request.where, context.request.who.user
    found: list[Contest] = []
    if not where.private:
        found = await context.work.contests.in_chat(where, limit=1)
    elif user is not None:
        if context.stored is not None:
            own = await context.work.contests.attempts_of_game(context.stored.id)
            known = await context.work.contests.by_token({attempt.token for attempt in own})
            found = [known[token] for token in known if known[token].where is not None]
        found = found or await context.work.contests.of(user, limit=1)
    if not found:
        raise Refused(Sentence("no-contest"))
    return found[0]
