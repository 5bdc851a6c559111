"""The deal of the day: one for each variant and day of universal time, for the whole world.

It is computed from the date alone and kept as a contest without a group, so that first
attempts, practice and streaks work as in any other.
"""

from asyncio import to_thread
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.language.listen import read_arguments
from bot.language.terms import period_in
from bot.replies import Key, Kind, Menu, Reply, Sentence
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.games import rules_line
from bot.service.game.winnable import Found, deal_of_day, quick
from bot.service.together.deadlines import minute_in, moment_said, next_time, utc_day, zone_asked
from bot.service.words.table_words import moves_told
from bot.storage.repository import Store, Work
from bot.storage.together import Contest, ContestKind, PostKind, StoredPost
from engine.deal import parse_code
from engine.errors import BadRules
from engine.game import parse_game
from engine.rules import APP_TOKEN, VARIANTS, Rules, format_rules, parse_rules

Runner = Callable[[Callable[[date, Rules], Found], date, Rules], Awaitable[Found]]
"""Runs a search away from the loop: in a thread, or in a process."""

DAY = 86_400.0
MORNING = 8 * 60


def daily_token(day: datetime, rules: str) -> str:
    """The token of a day's contest: "N_20261130"."""
    return f"{rules}_{day:%Y%m%d}"


def close_of_day(at: float) -> float:
    """The last moment of a day."""
    return utc_day(at).timestamp() + DAY - 0.001


async def daily_contest(work: Work, at: float, rules: str) -> Contest:
    """The contest of a moment's day; its deal is looked for if nobody asked before."""
    known = await work.contests.get(daily_token(utc_day(at), rules))
    return known or await _kept(work, await _found(utc_day(at), rules))


async def with_day(
    context: Context,
    at: float,
    rules: str,
    then: Callable[[Context, Contest], Awaitable[Reply]],
    *,
    bound: bool = False,
) -> Reply:
    """Go on with a day's contest; where the solver takes long, after the transaction.

    `bound` where it goes on with the table, which must then be as it was (C39).
    """
    day = utc_day(at)
    known = await context.work.contests.get(daily_token(day, rules))
    if known is not None:
        return await then(context, known)
    if quick(VARIANTS[rules]):
        return await then(context, await daily_contest(context.work, at, rules))

    async def found(context: Context, contest: Contest) -> Reply:
        return await then(context, await _kept(context.work, contest))

    context.defer(lambda: _found(day, rules), found, bound=bound)
    return context.aside(Kind.INFO, Sentence("thinking"))


async def _kept(work: Work, contest: Contest) -> Contest:
    """A day's contest as it is stored: the first one that was found."""
    await work.contests.add(contest)
    return await work.contests.get(contest.token) or contest


async def _found(day: datetime, rules: str, run: Runner = to_thread) -> Contest:
    found = await run(deal_of_day, day.date(), parse_rules(rules))
    return Contest(
        token=daily_token(day, rules),
        kind=ContestKind.DAILY,
        where=None,
        host=None,
        codes=(found.deal.code,),
        solution=found.line,
        started_at=day.timestamp(),
        ends_at=close_of_day(day.timestamp()),
    )


async def prepare(store: Store, at: float, run: Runner = to_thread) -> bool:
    """Look for one deal of today or tomorrow that is still missing; False if none is.

    Outside of any transaction, and where `run` runs it, so that nobody waits for it.
    """
    days = [utc_day(at), utc_day(at) + timedelta(days=1)]
    wanted = {daily_token(day, rules): (day, rules) for day in days for rules in VARIANTS}
    async with store.read() as work:
        known = await work.contests.by_token(set(wanted))
    missing = next((what for token, what in wanted.items() if token not in known), None)
    if missing is None:
        return False
    contest = await _found(*missing, run)
    async with store.work() as work:
        await work.contests.add(contest)
    return True


def asked_variant(context: Context, text: str) -> str:
    """The variant that is asked for; the app's rules without a wish.

    Raises:
        Refused: there is no such variant.
    """
    if not text.strip():
        return APP_TOKEN
    token = read_arguments("new", text, language=context.settings.language).text
    try:
        name = format_rules(parse_rules(token or text))
    except BadRules:
        name = ""
    if name not in VARIANTS:
        raise Refused(Sentence("no-such-variant", {"text": text.strip()}))
    return name


async def yesterday(context: Context, rules: str) -> Reply:
    """Yesterday's deal and a way to win it."""
    return await with_day(context, context.request.at - DAY, rules, _solved)


async def _solved(context: Context, contest: Contest) -> Reply:
    deal = parse_code(contest.codes[0])
    title = Sentence("daily-yesterday", {"code": deal.code, "rules": rules_line(deal.rules)})
    if not contest.solution:
        return context.aside(Kind.INFO, title, Sentence("daily-no-solution"))
    game = parse_game(contest.solution)
    says = (title, Sentence("daily-solution", {"count": game.moves}), *moves_told(game))
    return context.aside(Kind.INFO, *says)


def split_day(context: Context, text: str) -> tuple[bool, str]:
    """Whether yesterday is asked for, and the rest of the text."""
    words = text.split()
    for number, word in enumerate(words):
        if period_in(word, context.settings.language) == "yesterday":
            return True, " ".join(words[:number] + words[number + 1 :])
    return False, text


async def morning(context: Context, command: Command) -> Reply:
    """Post the deal of the day in this chat every morning: `/morning 8:30`, on or off.

    Alone it shows how that stands, and changes nothing (C44).
    """
    where, text = context.request.where, command.text.strip()
    slot = f"{PostKind.MORNING.value}:{where.chat}:{where.topic or where.direct_topic or 0}"
    if not text:
        return await _morning_state(context, slot)
    minute = minute_in(text)
    switch = read_arguments("text", text, language=context.settings.language).text
    if minute is None and switch not in {"on", "off"}:
        raise Refused(Sentence("morning-when"))
    if minute is None and switch == "off":
        stopped = await context.work.posts.drop(slot=slot)
        return context.aside(Kind.DONE, Sentence("morning-off" if stopped else "morning-none"))
    minute = MORNING if minute is None else minute
    now, zone = context.request.at, context.settings.zone
    due_at = next_time(now, minute, zone)
    post = StoredPost(slot=slot, kind=PostKind.MORNING, where=where, due_at=due_at, minute=minute)
    await context.work.posts.put(post)
    when = moment_said(due_at, now, zone)
    return context.aside(Kind.DONE, Sentence("morning-on", {"when": when}), *zone_asked(zone))


async def _morning_state(context: Context, slot: str) -> Reply:
    post = await context.work.posts.get(slot)
    if post is None:
        says = Sentence("setting-morning-off")
    else:
        when = moment_said(post.due_at, context.request.at, context.settings.zone)
        says = Sentence("setting-morning-on", {"when": when})
    states = (
        Key(Sentence("state-morning-on"), "go", "morning-on", on=post is not None),
        Key(Sentence("state-morning-off"), "go", "morning-off", on=post is None),
    )
    menu = Menu((says, Sentence("about-morning")), (states,))
    return replace(context.aside(Kind.INFO, says), menu=menu)
