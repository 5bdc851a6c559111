"""Calling a contest: a challenge, a duel, a series of deals; each is a card in the group."""

import secrets
from asyncio import to_thread
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.language.listen import listen, read_arguments
from bot.language.terms import period_in
from bot.language.wishes import WINNABLE
from bot.replies import Kind, Reply, Sentence
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.games import wished_deal
from bot.service.game.winnable import MOST_DEALS, Found, first_winnable, quick
from bot.service.together.daily import close_of_day, with_day
from bot.service.together.deadlines import end_in
from bot.storage.together import Contest, ContestKind, PostKind, StoredPost
from engine.deal import EVERYDAY_NUMBERS, Deal, deal_of
from engine.rules import APP_TOKEN, parse_rules

MOST_HANDS = 10
USUAL_HANDS = 3
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN_LENGTH = 10


async def challenge(context: Context, command: Command) -> Reply:
    """Everybody plays the same deal: `/challenge [code | variant | winnable | daily] [time]`."""
    _need_group(context)
    text = command.text.strip()
    if period_in(text, context.settings.language) == "today" or _names(context, text, "daily"):
        return await daily_in_group(context, APP_TOKEN)
    ends_at, wish = end_in(context, text)

    async def call(context: Context, deal: Deal) -> Reply:
        return await _call(context, ContestKind.CHALLENGE, (deal.code,), ends_at)

    return await _with_deal(context, _command_of(context, wish), call)


async def duel(context: Context, command: Command) -> Reply:
    """Two players, the same deal: `/duel [@name] [deal] [time]`."""
    _need_group(context)
    _need_person(context)
    words = command.text.split()
    invited = next((word[1:] for word in words if word.startswith("@")), "")
    rest = " ".join(word for word in words if not word.startswith("@"))
    ends_at, wish = end_in(context, rest)

    async def call(context: Context, deal: Deal) -> Reply:
        return await _call(context, ContestKind.DUEL, (deal.code,), ends_at, invited)

    return await _with_deal(context, _command_of(context, wish), call)


async def series(context: Context, command: Command) -> Reply:
    """Several deals, scored by cards removed: `/series [number of deals] [variant] [time]`."""
    _need_group(context)
    ends_at, text = end_in(context, command.text.strip())
    wish = _command_of(context, text)
    hands = USUAL_HANDS if wish.number is None else wish.number
    if not 2 <= hands <= MOST_HANDS:
        raise Refused(Sentence("bad-hands", {"most": MOST_HANDS}))

    async def call(context: Context, first: Deal) -> Reply:
        numbers = {first.number or 0: None}
        while len(numbers) < hands:
            numbers[(context.features.any_number() + len(numbers)) % EVERYDAY_NUMBERS] = None
        codes = tuple(deal_of(number, first.rules).code for number in numbers)
        return await _call(context, ContestKind.SERIES, codes, ends_at)

    return await _with_deal(context, replace(wish, number=None), call)


async def daily_in_group(context: Context, rules: str) -> Reply:
    """`/daily` in a group: the day's deal as a challenge, called once a day."""
    _need_group(context)

    async def call(context: Context, day: Contest) -> Reply:
        for known in await context.work.contests.in_chat(context.request.where):
            if known.codes == day.codes and not known.over(context.request.at):
                await put_card(context, known)
                return silence(context)
        ends_at = close_of_day(context.request.at)
        return await _call(context, ContestKind.CHALLENGE, day.codes, ends_at)

    return await with_day(context, context.request.at, rules, call)


async def _call(
    context: Context,
    kind: ContestKind,
    codes: tuple[str, ...],
    ends_at: float,
    invited: str = "",
) -> Reply:
    """Store a contest and let its card be posted; the card is the answer."""
    contest = new_contest(context, kind, codes, ends_at, invited)
    await context.work.people.see(
        context.request.who, context.settings.language, context.request.at
    )
    await context.work.contests.add(contest)
    await put_card(context, contest)
    await context.work.posts.put(waiting_post(contest, PostKind.FINAL, ends_at))
    return silence(context)


def new_contest(
    context: Context,
    kind: ContestKind,
    codes: tuple[str, ...],
    ends_at: float,
    invited: str = "",
) -> Contest:
    """A contest of this chat that begins now."""
    return Contest(
        token="".join(secrets.choice(_LETTERS) for _ in range(_TOKEN_LENGTH)),
        kind=kind,
        where=context.request.where,
        host=context.request.who.user,
        invited=invited,
        codes=codes,
        started_at=context.request.at,
        ends_at=ends_at,
        told_at=context.request.at,
    )


def waiting_post(contest: Contest, kind: PostKind, due_at: float) -> StoredPost:
    """Something that will be said of a contest in its group."""
    where = contest.where
    if where is None:
        raise ValueError("The deal of the day belongs to no group.")
    slot = f"{kind.value}:{where.chat}:{contest.token}"
    return StoredPost(slot=slot, kind=kind, where=where, due_at=due_at, token=contest.token)


async def put_card(context: Context, contest: Contest) -> None:
    """Let the invitation be posted now."""
    await context.work.posts.put(waiting_post(contest, PostKind.CARD, context.request.at))


def silence(context: Context) -> Reply:
    """Nothing to say: what is posted is the answer."""
    return context.aside(Kind.INFO)


def _need_group(context: Context) -> None:
    if context.request.where.private:
        raise Refused(Sentence("groups-only"))


def _need_person(context: Context) -> None:
    if context.request.who.user is None:
        raise Refused(Sentence("person-only"))


def _names(context: Context, text: str, name: str) -> bool:
    """True if a text is a word for a command, in any language."""
    heard = listen(text, language=context.settings.language).commands if text else ()
    return len(heard) == 1 and heard[0].name == name and not heard[0].text


def _command_of(context: Context, wish: str) -> Command:
    """A wish as a command: a number, a code, a token; "winnable" where nothing is wished."""
    if not wish:
        return Command("new", text=WINNABLE)
    return read_arguments("new", wish, language=context.settings.language)


async def _with_deal(
    context: Context, wish: Command, then: Callable[[Context, Deal], Awaitable[Reply]]
) -> Reply:
    """Go on with the deal that is wished for; looking for one that can be won may take long.

    Raises:
        Refused: the wish cannot be understood.
    """
    kind, _, token = wish.text.partition(" ")
    if kind != WINNABLE:
        text = wish.text or ("" if wish.number is None else APP_TOKEN)
        return await then(context, wished_deal(context, replace(wish, text=text)))
    rules = parse_rules(token or APP_TOKEN)
    if wish.number is not None:
        return await then(context, deal_of(wish.number, rules))
    numbers = [context.features.any_number() for _ in range(MOST_DEALS)]
    if quick(rules):
        return await then(context, first_winnable(rules, numbers).deal)

    async def found(context: Context, found: Found | None) -> Reply:
        if found is None:
            raise Refused(Sentence("no-winnable-found"))
        return await then(context, found.deal)

    thinker = context.features.thinker
    whose = context.whose

    async def look() -> Found:
        if thinker is None:
            return await to_thread(first_winnable, rules, numbers)
        return await thinker.run(first_winnable, rules, numbers, whose=whose)

    context.defer(look, found, bound=False)
    return context.aside(Kind.INFO, Sentence("thinking"))
