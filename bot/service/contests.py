"""Calling a contest: a challenge, a duel, a series of deals; each is a card in the group."""

import secrets
from asyncio import to_thread
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.language.listen import listen
from bot.language.terms import period_in
from bot.language.wishes import WINNABLE
from bot.replies import Kind, Reply, Say
from bot.requests import Command
from bot.service.daily import close_of_day, with_day
from bot.service.deadlines import end_in
from bot.service.finding import MOST_DEALS, Found, first_winnable, quick
from bot.service.games import wished_deal
from bot.service.table import Follow, Refused, Table
from bot.storage.together import Contest, ContestKind, PostKind, StoredPost
from engine.deal import EVERYDAY_NUMBERS, Deal, deal_of
from engine.rules import APP_TOKEN, parse_rules

MOST_HANDS = 10
USUAL_HANDS = 3
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN_LENGTH = 10


async def challenge(table: Table, command: Command) -> Reply:
    """Everybody plays the same deal: `/challenge [code | variant | winnable | daily] [time]`."""
    _need_group(table)
    text = command.text.strip()
    if period_in(text, table.settings.language) == "today" or _names(table, text, "daily"):
        return await daily_in_group(table, APP_TOKEN)
    ends_at, wish = end_in(table, text)

    async def call(table: Table, deal: Deal) -> Reply:
        return await _call(table, ContestKind.CHALLENGE, (deal.code,), ends_at)

    return await _with_deal(table, _command_of(table, wish), call)


async def duel(table: Table, command: Command) -> Reply:
    """Two players, the same deal: `/duel [@name] [deal] [time]`."""
    _need_group(table)
    _need_person(table)
    words = command.text.split()
    invited = next((word[1:] for word in words if word.startswith("@")), "")
    rest = " ".join(word for word in words if not word.startswith("@"))
    ends_at, wish = end_in(table, rest)

    async def call(table: Table, deal: Deal) -> Reply:
        return await _call(table, ContestKind.DUEL, (deal.code,), ends_at, invited)

    return await _with_deal(table, _command_of(table, wish), call)


async def series(table: Table, command: Command) -> Reply:
    """Several deals, scored by cards removed: `/series [number of deals] [variant] [time]`."""
    _need_group(table)
    ends_at, text = end_in(table, command.text.strip())
    wish = _command_of(table, text)
    hands = USUAL_HANDS if wish.number is None else wish.number
    if not 2 <= hands <= MOST_HANDS:
        raise Refused(Say("bad-hands", {"most": MOST_HANDS}))

    async def call(table: Table, first: Deal) -> Reply:
        numbers = {first.number or 0: None}
        while len(numbers) < hands:
            numbers[(table.house.any_number() + len(numbers)) % EVERYDAY_NUMBERS] = None
        codes = tuple(deal_of(number, first.rules).code for number in numbers)
        return await _call(table, ContestKind.SERIES, codes, ends_at)

    return await _with_deal(table, replace(wish, number=None), call)


async def daily_in_group(table: Table, rules: str) -> Reply:
    """`/daily` in a group: the day's deal as a challenge, called once a day."""
    _need_group(table)

    async def call(table: Table, day: Contest) -> Reply:
        for known in await table.work.contests_in(table.request.where):
            if known.codes == day.codes and not known.over(table.request.at):
                await put_card(table, known)
                return silence(table)
        ends_at = close_of_day(table.request.at)
        return await _call(table, ContestKind.CHALLENGE, day.codes, ends_at)

    return await with_day(table, table.request.at, rules, call)


async def _call(
    table: Table,
    kind: ContestKind,
    codes: tuple[str, ...],
    ends_at: float,
    invited: str = "",
) -> Reply:
    """Store a contest and let its card be posted; the card is the answer."""
    contest = new_contest(table, kind, codes, ends_at, invited)
    await table.work.see_player(table.request.who, table.settings.language, table.request.at)
    await table.work.add_contest(contest)
    await put_card(table, contest)
    await table.work.put_post(waiting_post(contest, PostKind.FINAL, ends_at))
    return silence(table)


def new_contest(
    table: Table,
    kind: ContestKind,
    codes: tuple[str, ...],
    ends_at: float,
    invited: str = "",
) -> Contest:
    """A contest of this chat that begins now."""
    return Contest(
        token="".join(secrets.choice(_LETTERS) for _ in range(_TOKEN_LENGTH)),
        kind=kind,
        where=table.request.where,
        host=table.request.who.user,
        invited=invited,
        codes=codes,
        started_at=table.request.at,
        ends_at=ends_at,
        told_at=table.request.at,
    )


def waiting_post(contest: Contest, kind: PostKind, due_at: float) -> StoredPost:
    """Something that will be said of a contest in its group."""
    where = contest.where
    if where is None:
        raise ValueError("The deal of the day belongs to no group.")
    slot = f"{kind.value}:{where.chat}:{contest.token}"
    return StoredPost(slot=slot, kind=kind, where=where, due_at=due_at, token=contest.token)


async def put_card(table: Table, contest: Contest) -> None:
    """Let the invitation be posted now."""
    await table.work.put_post(waiting_post(contest, PostKind.CARD, table.request.at))


def silence(table: Table) -> Reply:
    """Nothing to say: what is posted is the answer."""
    return table.aside(Kind.INFO)


def _need_group(table: Table) -> None:
    if table.request.where.private:
        raise Refused(Say("groups-only"))


def _need_person(table: Table) -> None:
    if table.request.who.user is None:
        raise Refused(Say("person-only"))


def _names(table: Table, text: str, name: str) -> bool:
    """True if a text is a word for a command, in any language."""
    heard = listen(text, language=table.settings.language).commands if text else ()
    return len(heard) == 1 and heard[0].name == name and not heard[0].text


def _command_of(table: Table, wish: str) -> Command:
    """A wish as a command: a number, a code, a token; "winnable" where nothing is wished."""
    if not wish:
        return Command("new", text=WINNABLE)
    heard = listen(f"/new {wish}", language=table.settings.language).commands
    return heard[0] if len(heard) == 1 else Command("new", text=wish)


async def _with_deal(
    table: Table, wish: Command, then: Callable[[Table, Deal], Awaitable[Reply]]
) -> Reply:
    """Go on with the deal that is wished for; looking for one that can be won may take long.

    Raises:
        Refused: the wish cannot be understood.
    """
    kind, _, token = wish.text.partition(" ")
    if kind != WINNABLE:
        text = wish.text or ("" if wish.number is None else APP_TOKEN)
        return await then(table, wished_deal(table, replace(wish, text=text)))
    rules = parse_rules(token or APP_TOKEN)
    if wish.number is not None:
        return await then(table, deal_of(wish.number, rules))
    numbers = [table.house.any_number() for _ in range(MOST_DEALS)]
    if quick(rules):
        return await then(table, first_winnable(rules, numbers).deal)

    async def found(table: Table, found: Found | None) -> Reply:
        if found is None:
            raise Refused(Say("no-winnable-found"))
        return await then(table, found.deal)

    thinker = table.house.thinker
    look = to_thread if thinker is None else thinker.run
    table.follow = Follow(lambda: look(first_winnable, rules, numbers), found)
    return table.aside(Kind.INFO, Say("thinking"))
