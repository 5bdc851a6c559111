"""What the bot says unasked: cards, standings, final results, the deal of the day.

A front end asks `due` now and then, sends each post, and reports with `sent`, `later` or
`never`. Nothing is composed before it is sent, so what goes out is always the newest.
"""

from dataclasses import dataclass, replace

from bot.replies import Sentence, Settings, Value
from bot.requests import Where
from bot.service.game.games import rules_line
from bot.service.together.daily import close_of_day, daily_contest, daily_token
from bot.service.together.deadlines import moment_said, next_time, utc_day
from bot.service.together.joining import payload_of
from bot.service.together.names import fit_name
from bot.service.together.standings import lines, ranked, title_args
from bot.storage.contest_progress import PACE
from bot.storage.repository import Store, StoredChat, Work
from bot.storage.together import Contest, ContestKind, PostKind, StoredPost
from engine.deal import parse_code
from engine.errors import PyramidError
from engine.game import Game, new_game
from engine.rules import APP_TOKEN, format_rules

MOST_AT_ONCE = 8
"""Posts taken at a time: few enough that all are sent long before others may take them."""

TEXT_PACE = 60.0
"""Seconds between two standings where each is a new message, as text mode wants it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """Something to send.

    row       what is stored of it
    where     the chat and topic
    settings  of that chat
    lines     sentences, each on a line of its own
    game      the board to show as a picture; None for text alone
    payload   what the link and the button carry; "" for neither
    edit      the message to change; None to send a new one
    """

    row: StoredPost
    where: Where
    settings: Settings
    lines: tuple[Sentence, ...]
    game: Game | None = None
    payload: str = ""
    edit: int | None = None


async def due(store: Store, now: float, most: int = MOST_AT_ONCE) -> list[Post]:
    """What is to be said now; it is ours until it is reported on."""
    async with store.read() as work:
        if not await work.posts.any_due(now):
            return []
    found: list[Post] = []
    async with store.work() as work:
        for row in await work.posts.claim(now, most):
            try:
                post = await _composed(work, row, now)
            except PyramidError:
                # A code that this version cannot read has nothing to tell.
                await work.posts.finish(row)
                continue
            if post is not None:
                found.append(post)
    return found


async def sent(store: Store, post: Post, message: int | None, now: float) -> None:
    """It is in the chat, as this message if that is known."""
    async with store.work() as work:
        again_at = None
        if post.row.kind is PostKind.MORNING:
            again_at = next_time(now, post.row.minute, post.settings.zone)
        await work.posts.finish(post.row, again_at)
        if post.row.kind is PostKind.STANDINGS:
            contest = await work.contests.get(post.row.token)
            if contest is not None and contest.where == post.where:
                await work.contests.save(replace(contest, board_message=message, told_at=now))


async def later(store: Store, post: Post, at: float, *, counts: bool = True) -> None:
    """It could not be sent yet: not before `at`. `counts` for a failure, not for a limit."""
    async with store.work() as work:
        tries = post.row.tries + 1 if counts else post.row.tries
        await work.posts.put_back(post.row, at, tries)


async def never(store: Store, post: Post) -> None:
    """The chat will not take it."""
    async with store.work() as work:
        await work.posts.finish(post.row)


async def _composed(work: Work, row: StoredPost, now: float) -> Post | None:
    """The post as it should be sent now; None if there is nothing to say any more."""
    chat = await work.chats.get(row.where, "en")
    if row.kind is PostKind.NEWS:
        return await _news(work, row, chat)
    contest = await work.contests.get(row.token) if row.token else None
    if not chat.active or (row.token and contest is None):
        await work.posts.finish(row)
        return None
    if contest is None:
        return await _morning(work, row, chat, now)
    match row.kind:
        case PostKind.CARD:
            told = await _card(work, contest, chat.settings, now)
            return _card_post(row, chat, contest, told)
        case PostKind.FINAL:
            return await _final(work, row, chat, contest, now)
        case _:
            return await _standings(work, row, chat, contest, now)


async def _news(work: Work, row: StoredPost, chat: StoredChat) -> Post | None:
    """What the operator says to every chat."""
    text = await work.notices.get(row.slot.split(":")[1])
    if not text or not chat.active:
        await work.posts.finish(row)
        return None
    return _post(row, chat, (Sentence("operator-says", {"text": text}),))


async def _standings(
    work: Work, row: StoredPost, chat: StoredChat, contest: Contest, now: float
) -> Post | None:
    if contest.over(now):
        await work.posts.finish(row)
        return None
    pace = TEXT_PACE if chat.settings.text_only else PACE
    if now < contest.told_at + pace:
        await work.posts.put_back(row, contest.told_at + pace, row.tries)
        return None
    attempts = await work.contests.attempts(contest.token)
    if chat.settings.text_only and not ranked(attempts, contest):
        # Each is a new message here: that somebody began is no news.
        await work.posts.finish(row)
        return None
    told = (Sentence("standings-now", title_args(contest)), *lines(attempts, contest))
    edit = None if chat.settings.text_only else contest.board_message
    return replace(_post(row, chat, told, payload_of(contest)), edit=edit)


async def _final(
    work: Work, row: StoredPost, chat: StoredChat, contest: Contest, now: float
) -> Post:
    """The last word; from here on nothing counts."""
    if not contest.closed:
        contest = replace(contest, closed=True, ends_at=min(contest.ends_at, now))
        await work.contests.save(contest)
    attempts = await work.contests.attempts(contest.token)
    told = (
        lines(attempts, contest, final=True) if attempts else (Sentence("standings-nobody-came"),)
    )
    title = Sentence("standings-final", title_args(contest))
    return _post(row, chat, (title, *told, Sentence("standings-again")))


async def _morning(work: Work, row: StoredPost, chat: StoredChat, now: float) -> Post:
    """The deal of the day, as a challenge of the chat if that is a group."""
    day = await daily_contest(work, now, APP_TOKEN)
    contest = day
    if not row.where.private:
        token = f"m{abs(row.where.chat):x}t{row.where.topic or 0:x}d{day.token[-6:]}"[-24:]
        contest = Contest(
            token=token,
            kind=ContestKind.CHALLENGE,
            where=row.where,
            host=None,
            codes=day.codes,
            started_at=now,
            ends_at=close_of_day(now),
        )
        if await work.contests.add(contest):
            slot = f"{PostKind.FINAL.value}:{row.where.chat}:{token}"
            final = StoredPost(
                slot=slot,
                kind=PostKind.FINAL,
                where=row.where,
                due_at=contest.ends_at,
                token=token,
            )
            await work.posts.put(final)
    told = (Sentence("card-daily"), *_about(contest, chat.settings, now))
    return _card_post(row, chat, contest, told)


async def _card(
    work: Work, contest: Contest, settings: Settings, now: float
) -> tuple[Sentence, ...]:
    """The invitation: what is played, by which rules, until when."""
    about = _about(contest, settings, now)
    rules = format_rules(parse_code(contest.codes[0]).rules)
    day = await work.contests.get(daily_token(utc_day(contest.started_at), rules))
    if day is not None and day.codes == contest.codes:
        return (Sentence("card-daily"), *about)
    host = await work.people.get(contest.host) if contest.host is not None else None
    name = fit_name(host.name, host.user) if host is not None else ""
    return (_invitation(contest, name), *about)


def _invitation(contest: Contest, host: str) -> Sentence:
    args: dict[str, Value] = {"host": host, "hands": len(contest.codes)}
    if contest.kind is ContestKind.DUEL:
        invited = f"@{contest.invited}" if contest.invited else ""
        return Sentence("card-duel" if invited else "card-duel-open", args | {"invited": invited})
    key = f"card-{contest.kind.value}"
    return Sentence(key if host else f"{key}-open", args)


def _about(contest: Contest, settings: Settings, now: float) -> tuple[Sentence, ...]:
    deal = parse_code(contest.codes[0])
    code = Sentence("card-code", {"number": deal.number or 0, "code": deal.code})
    return (
        *(() if contest.kind is ContestKind.SERIES else (code,)),
        rules_line(deal.rules),
        Sentence("card-ends", {"when": moment_said(contest.ends_at, now, settings.zone)}),
        Sentence("card-first"),
    )


def _card_post(
    row: StoredPost, chat: StoredChat, contest: Contest, told: tuple[Sentence, ...]
) -> Post:
    game = new_game(parse_code(contest.codes[0]))
    post = _post(row, chat, told, payload_of(contest))
    return post if chat.settings.text_only else replace(post, game=game)


def _post(row: StoredPost, chat: StoredChat, told: tuple[Sentence, ...], payload: str = "") -> Post:
    return Post(
        row=row,
        where=row.where,
        settings=chat.settings,
        lines=told,
        payload=payload,
    )
