"""Taking part: each player plays alone, in private, and only results come back.

The first attempt counts. Whoever comes again goes on with it, or plays for practice.
"""

from dataclasses import replace

from bot.replies import Kind, Reply, Say
from bot.requests import Command, Pending
from bot.service.contests import daily_in_group
from bot.service.daily import asked_variant, daily_token, split_day, with_day, yesterday
from bot.service.deadlines import utc_day
from bot.service.games import ask_first, deal_out, opening, would_lose_a_game
from bot.service.games import start as start_alone
from bot.service.names import fit_name
from bot.service.standings import latest
from bot.service.table import Refused, Table
from bot.storage.together import Attempt, Contest, ContestKind
from engine.deal import parse_code
from engine.rules import VARIANTS

CONTEST, DAILY = "c_", "d_"
"""What the payload of a link begins with; the contest's token follows."""


def payload_of(contest: Contest) -> str:
    """What a link to a contest carries: at most 64 of A–Z a–z 0–9 _ -."""
    return f"{DAILY if contest.kind is ContestKind.DAILY else CONTEST}{contest.token}"


async def start(table: Table, command: Command) -> Reply:
    """The first message of all, or a link: to a contest, or to a deal."""
    if command.text.startswith((CONTEST, DAILY)):
        return await follow_link(table, command)
    return await start_alone(table, command)


async def follow_link(table: Table, command: Command) -> Reply:
    """A contest's link was opened (C17).

    A link to a day that is over, or unknown here, leads to today's deal.
    """
    token = command.text.partition("_")[2]
    contest = await table.work.contest(token)
    if contest is not None:
        return await take_part(table, contest, command)
    rules = token.partition("_")[0]
    if not command.text.startswith(DAILY) or rules not in VARIANTS:
        raise Refused(Say("bad-link"))
    return await _play_today(table, rules, command)


async def daily(table: Table, command: Command) -> Reply:
    """The deal of the day: played here in private, a challenge in a group."""
    back, rest = split_day(table, command.text)
    rules = asked_variant(table, rest)
    if back:
        return await yesterday(table, rules)
    if not table.request.where.private:
        return await daily_in_group(table, rules)
    return await _play_today(table, rules, command)


async def _play_today(table: Table, rules: str, command: Command) -> Reply:
    async def play(table: Table, contest: Contest) -> Reply:
        return await take_part(table, contest, command)

    return await with_day(table, table.request.at, rules, play)


async def hand(table: Table, command: Command) -> Reply:
    """The next deal of a series."""
    contest = await latest(table)
    if not table.request.where.private or contest.kind is not ContestKind.SERIES:
        raise Refused(Say("no-next-hand"))
    own = await table.work.attempts_by(contest.token, table.request.who.user or 0)
    if own and not own[-1].done and len(own) < len(contest.codes) and not table.confirmed:
        table.ask(Pending((command,), confirm=True))
        return table.reply(Kind.ASK, Say("ask-next-hand", {"hand": own[-1].hand}), alert=True)
    return await take_part(table, contest, command, onward=True)


async def take_part(
    table: Table, contest: Contest, command: Command, *, onward: bool = False
) -> Reply:
    """Begin, go on with, or repeat a player's part in a contest.

    `onward` leaves an unfinished hand as it stands and goes to the next one.
    """
    user = table.request.who.user
    if not table.request.where.private:
        raise Refused(Say("play-in-private"))
    if user is None:
        raise Refused(Say("person-only"))
    own = await table.work.attempts_by(contest.token, user)
    if contest.over(table.request.at):
        return await _practise(table, contest, command, Say("contest-over"))
    if own:
        await _take_seat(table, contest, user, knows_it=True)
    if own and not own[-1].done and not onward:
        return await _go_on(table, contest, own[-1], command)
    if len(own) >= len(contest.codes):
        note = Say("series-done" if len(contest.codes) > 1 else "attempt-done")
        return await _practise(table, contest, command, note)
    running = await table.work.attempts_at(user, contest.codes[len(own)], table.request.at)
    if not running and would_lose_a_game(table) and not table.confirmed:
        return ask_first(table, command)
    await _take_seat(table, contest, user, knows_it=bool(own))
    if running:
        return await _share(table, contest, replace(running[0], hand=len(own) + 1), command)
    return await _begin(table, contest, user, len(own) + 1)


async def _take_seat(table: Table, contest: Contest, user: int, *, knows_it: bool) -> None:
    """Enter a contest; a duel has two seats, one of them for whom it names.

    Raises:
        Refused: the duel is between others.
    """
    if contest.kind is ContestKind.DUEL and user != contest.host and not knows_it:
        others = await table.work.entrants(contest.token) - {user}
        called = contest.invited.casefold()
        wrong = bool(called) and table.request.who.username.casefold() != called
        if wrong or len(others - {contest.host or 0}) > 0:
            raise Refused(Say("duel-of-others"))
    name = fit_name(table.request.who.name, user)
    if await table.work.enter(contest.token, user, name, table.request.at):
        await table.work.tell_news(contest.token, table.request.at)


async def _share(table: Table, contest: Contest, attempt: Attempt, command: Command) -> Reply:
    """The same deal is played in another contest: the one game counts in both."""
    await _let_count(table, contest, attempt)
    if attempt.done:
        return table.aside(Kind.INFO, Say("attempt-counts-here"))
    return await _go_on(table, contest, attempt, command)


async def _begin(table: Table, contest: Contest, user: int, number: int) -> Reply:
    """Lay out a hand as a first attempt."""
    work, at, code = table.work, table.request.at, contest.codes[number - 1]
    seen = await work.has_seen(user, code)
    reply = await deal_out(table, parse_code(code))
    if table.stored is None:
        raise AssertionError  # a game was just begun
    attempt = Attempt(
        token=contest.token,
        user=user,
        hand=number,
        code=code,
        game_id=table.stored.id,
        seen=seen,
        started_at=at,
        finished_at=at,
        closes_at=contest.ends_at,
    )
    await _let_count(table, contest, attempt)
    return replace(reply, says=(_joined(contest, number, seen=seen), *reply.says))


async def _let_count(table: Table, contest: Contest, attempt: Attempt) -> None:
    """The attempt counts here, and for the day if this is the deal of the day."""
    at = table.request.at
    await table.work.add_attempt(replace(attempt, token=contest.token, closes_at=contest.ends_at))
    await table.work.tell_news(contest.token, at)
    rules = contest.codes[0].split("-")[1]
    day = await table.work.contest(daily_token(utc_day(at), rules))
    if day is not None and day.codes == contest.codes and day.token != contest.token:
        name = fit_name(table.request.who.name, attempt.user)
        await table.work.enter(day.token, attempt.user, name, at)
        await table.work.add_attempt(replace(attempt, token=day.token, closes_at=day.ends_at))


def _joined(contest: Contest, number: int, *, seen: bool) -> Say:
    key = "joined-daily" if contest.kind is ContestKind.DAILY else "joined"
    if contest.kind is ContestKind.SERIES:
        return Say("joined-hand", {"hand": number, "hands": len(contest.codes)})
    return Say(f"{key}-seen" if seen else key)


async def _go_on(table: Table, contest: Contest, attempt: Attempt, command: Command) -> Reply:
    """Put an unfinished attempt back on the table."""
    other = table.stored is None or table.stored.id != attempt.game_id
    if other and would_lose_a_game(table) and not table.confirmed:
        return ask_first(table, command)
    stored = await table.work.game(attempt.game_id)
    if stored is None:
        return await _practise(table, contest, command, Say("attempt-lost"))
    if other:
        await table.take_up(stored)
    table.changed = True
    return table.reply(Kind.INFO, Say("attempt-goes-on"), *opening(table.need_game()))


async def _practise(table: Table, contest: Contest, command: Command, note: Say) -> Reply:
    """The deal once more; it counts for nothing."""
    if would_lose_a_game(table) and not table.confirmed:
        return ask_first(table, command)
    reply = await deal_out(table, parse_code(contest.codes[0]))
    says = tuple(say for say in reply.says if say.key != "practice")
    return replace(reply, says=(note, *says))


async def leave(table: Table, command: Command) -> Reply:
    """Leave a contest: it is as if one had never been in it, until one comes back."""
    del command
    contest, user = await latest(table), table.request.who.user
    if user is None or not await table.work.go(contest.token, user):
        raise Refused(Say("not-in-contest"))
    await table.work.tell_news(contest.token, table.request.at)
    return table.reply(Kind.DONE, Say("left-contest"))
