"""Taking part: each player plays alone, in private, and only results come back.

The first attempt counts. Whoever comes again goes on with it, or plays for practice.
"""

from dataclasses import replace

from bot.replies import Kind, Reply, Sentence
from bot.requests import Command, Pending
from bot.service.context import Context, Refused
from bot.service.game.games import ask_first, deal_out, opening, would_lose_a_game
from bot.service.game.games import start as start_alone
from bot.service.together.contests import daily_in_group
from bot.service.together.daily import asked_variant, daily_token, split_day, with_day, yesterday
from bot.service.together.deadlines import utc_day
from bot.service.together.names import fit_name
from bot.service.together.standings import latest, meant, title_args, which
from bot.storage.together import Attempt, Contest, ContestKind
from engine.deal import parse_code
from engine.rules import VARIANTS

CONTEST, DAILY = "c_", "d_"
"""What the payload of a link begins with; the contest's token follows."""


def payload_of(contest: Contest) -> str:
    """What a link to a contest carries: at most 64 of A–Z a–z 0–9 _ -."""
    return f"{DAILY if contest.kind is ContestKind.DAILY else CONTEST}{contest.token}"


async def start(context: Context, command: Command) -> Reply:
    """The first message of all, or a link: to a contest, or to a deal."""
    if command.text.startswith((CONTEST, DAILY)):
        return await follow_link(context, command)
    return await start_alone(context, command)


async def follow_link(context: Context, command: Command) -> Reply:
    """A contest's link was opened (C17).

    A link to a day that is over, or unknown here, leads to today's deal.
    """
    token = command.text.partition("_")[2]
    contest = await context.work.contests.get(token)
    if contest is not None:
        return await take_part(context, contest, command)
    rules = token.partition("_")[0]
    if not command.text.startswith(DAILY) or rules not in VARIANTS:
        raise Refused(Sentence("bad-link"))
    return await _play_today(context, rules, command)


async def daily(context: Context, command: Command) -> Reply:
    """The deal of the day: played here in private, a challenge in a group."""
    back, rest = split_day(context, command.text)
    rules = asked_variant(context, rest)
    if back:
        return await yesterday(context, rules)
    if not context.request.where.private:
        return await daily_in_group(context, rules)
    return await _play_today(context, rules, command)


async def _play_today(context: Context, rules: str, command: Command) -> Reply:
    async def play(context: Context, contest: Contest) -> Reply:
        return await take_part(context, contest, command)

    return await with_day(context, context.request.at, rules, play, bound=True)


async def hand(context: Context, command: Command) -> Reply:
    """The next deal of a series."""
    contest = await latest(context)
    if not context.request.where.private or contest.kind is not ContestKind.SERIES:
        raise Refused(Sentence("no-next-hand"))
    own = await context.work.contests.attempts_by(contest.token, context.request.who.user or 0)
    if own and not own[-1].done and len(own) < len(contest.codes) and not context.confirmed:
        context.ask(Pending((command,), confirm=True))
        return context.reply(
            Kind.ASK, Sentence("ask-next-hand", {"hand": own[-1].hand}), alert=True
        )
    return await take_part(context, contest, command, onward=True)


async def take_part(
    context: Context, contest: Contest, command: Command, *, onward: bool = False
) -> Reply:
    """Begin, go on with, or repeat a player's part in a contest.

    `onward` leaves an unfinished hand as it stands and goes to the next one.
    """
    user = context.request.who.user
    if not context.request.where.private:
        raise Refused(Sentence("play-in-private"))
    if user is None:
        raise Refused(Sentence("person-only"))
    own = await context.work.contests.attempts_by(contest.token, user)
    if contest.over(context.request.at):
        return await _practise(context, contest, command, Sentence("contest-over"))
    if own:
        await _take_seat(context, contest, user, knows_it=True)
    if own and not own[-1].done and not onward:
        return await _go_on(context, contest, own[-1], command)
    if len(own) >= len(contest.codes):
        note = Sentence("series-done" if len(contest.codes) > 1 else "attempt-done")
        return await _practise(context, contest, command, note)
    running = await context.work.contests.attempts_at(
        user, contest.codes[len(own)], context.request.at
    )
    if not running and would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    await _take_seat(context, contest, user, knows_it=bool(own))
    if running:
        return await _share(context, contest, replace(running[0], hand=len(own) + 1), command)
    return await _begin(context, contest, user, len(own) + 1)


async def _take_seat(context: Context, contest: Contest, user: int, *, knows_it: bool) -> None:
    """Enter a contest; a duel has two seats, one of them for whom it names.

    Raises:
        Refused: the duel is between others.
    """
    if contest.kind is ContestKind.DUEL and user != contest.host and not knows_it:
        others = await context.work.contests.entrants(contest.token) - {user}
        called = contest.invited.casefold()
        wrong = bool(called) and context.request.who.username.casefold() != called
        if wrong or len(others - {contest.host or 0}) > 0:
            raise Refused(Sentence("duel-of-others"))
    name = fit_name(context.request.who.name, user)
    if await context.work.contests.enter(contest.token, user, name, context.request.at):
        await context.work.contests.tell_news(contest.token, context.request.at)


async def _share(context: Context, contest: Contest, attempt: Attempt, command: Command) -> Reply:
    """The same deal is played in another contest: the one game counts in both."""
    await _let_count(context, contest, attempt)
    if attempt.done:
        return context.aside(Kind.INFO, Sentence("attempt-counts-here"))
    return await _go_on(context, contest, attempt, command)


async def _begin(context: Context, contest: Contest, user: int, number: int) -> Reply:
    """Lay out a hand as a first attempt."""
    work, at, code = context.work, context.request.at, contest.codes[number - 1]
    seen = await work.contests.has_seen(user, code)
    reply = await deal_out(context, parse_code(code))
    if context.stored is None:
        raise AssertionError  # a game was just begun
    attempt = Attempt(
        token=contest.token,
        user=user,
        hand=number,
        code=code,
        game_id=context.stored.id,
        seen=seen,
        started_at=at,
        finished_at=at,
        closes_at=contest.ends_at,
    )
    await _let_count(context, contest, attempt)
    return replace(reply, says=(_joined(contest, number, seen=seen), *reply.says))


async def _let_count(context: Context, contest: Contest, attempt: Attempt) -> None:
    """The attempt counts here, and for the day if this is the deal of the day."""
    at = context.request.at
    await context.work.contests.add_attempt(
        replace(attempt, token=contest.token, closes_at=contest.ends_at)
    )
    await context.work.contests.tell_news(contest.token, at)
    rules = contest.codes[0].split("-")[1]
    day = await context.work.contests.get(daily_token(utc_day(at), rules))
    if day is not None and day.codes == contest.codes and day.token != contest.token:
        name = fit_name(context.request.who.name, attempt.user)
        await context.work.contests.enter(day.token, attempt.user, name, at)
        await context.work.contests.add_attempt(
            replace(attempt, token=day.token, closes_at=day.ends_at)
        )


def _joined(contest: Contest, number: int, *, seen: bool) -> Sentence:
    key = "joined-daily" if contest.kind is ContestKind.DAILY else "joined"
    if contest.kind is ContestKind.SERIES:
        return Sentence("joined-hand", {"hand": number, "hands": len(contest.codes)})
    return Sentence(f"{key}-seen" if seen else key)


async def _go_on(context: Context, contest: Contest, attempt: Attempt, command: Command) -> Reply:
    """Put an unfinished attempt back on the table."""
    other = context.stored is None or context.stored.id != attempt.game_id
    if other and would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    stored = await context.work.games.get(attempt.game_id)
    if stored is None:
        return await _practise(context, contest, command, Sentence("attempt-lost"))
    if other:
        await context.take_up(stored)
    context.changed = True
    return context.reply(Kind.INFO, Sentence("attempt-goes-on"), *opening(context.need_game()))


async def _practise(context: Context, contest: Contest, command: Command, note: Sentence) -> Reply:
    """The deal once more; it counts for nothing."""
    if would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    reply = await deal_out(context, parse_code(contest.codes[0]))
    says = tuple(say for say in reply.says if say.key != "practice")
    return replace(reply, says=(note, *says))


async def leave(context: Context, command: Command) -> Reply:
    """Leave a contest: it is as if one had never been in it, until one comes back."""
    found, user = await meant(context, command), context.request.who.user
    if len(found) > 1:
        return which(context, command, found)
    contest = found[0]
    if user is None or not await context.work.contests.leave(contest.token, user):
        raise Refused(Sentence("not-in-contest"))
    await context.work.contests.tell_news(contest.token, context.request.at)
    return context.reply(Kind.DONE, Sentence("left-contest", title_args(contest)))
