"""What the bot says unasked: cards, standings, final results, the deal of the day.

Each waits in a table until its time has come. Then it is composed and handed to the front end's
outbox, in one transaction: nothing is said twice, and nothing is lost in between.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.replies import Sentence, Settings, Value
from bot.requests import Where
from bot.service.game.games import rules_line
from bot.service.together.daily import close_of_day, daily_contest, daily_token
from bot.service.together.deadlines import moment_said, next_time, utc_day, zone_asked
from bot.service.together.joining import payload_of
from bot.service.together.names import fit_name
from bot.service.together.standings import lines, ranked, title_args
from bot.storage.contest_progress import PACE
from bot.storage.repository import StorageError, Store, StoredChat, Work
from bot.storage.together import Contest, ContestKind, PostKind, StoredPost
from engine.deal import parse_code
from engine.errors import PyramidError
from engine.game import Game, new_game
from engine.rules import APP_TOKEN, format_rules

TEXT_PACE = 60.0
"""Seconds between two standings where each is a new message, as text mode wants it."""


AFTER_A_FAULT = 60.0
"""Seconds until something that could not be composed is tried again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """Something to send.

    row       what was stored of it
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

    @property
    def is_standings(self) -> bool:
        """True if the next standings will change this message."""
        return self.row.kind is PostKind.STANDINGS


Put = Callable[[Work, Post], Awaitable[None]]
"""Hands a post over inside the transaction."""


class NotComposed(Exception):
    """A fault of ours in one post; the others can be said, and this one later."""

    def __init__(self, row: StoredPost) -> None:
        super().__init__(f"{row.kind.value} of chat {row.where.chat}")
        self.row = row


async def any_due(store: Store, now: float) -> bool:
    """True if something is to be said now."""
    async with store.read() as work:
        return await work.posts.any_due(now)


async def release(store: Store, now: float, put: Put) -> bool:
    """Hand over the next post that is due; False if there is none.

    Raises:
        NotComposed: it could not be made; it is not lost, see `postpone`.
        StorageError: nothing was done.
    """
    async with store.work() as work:
        for row in await work.posts.take(now, 1):
            try:
                post = await _composed(work, row, now)
                if post is not None:
                    await put(work, post)
            except PyramidError:
                pass  # a code that this version cannot read has nothing to tell
            except StorageError:
                raise
            except Exception as error:
                raise NotComposed(row) from error
            return True
    return False


async def postpone(store: Store, row: StoredPost, now: float) -> None:
    """A post could not be composed: let the others pass."""
    async with store.work() as work:
        await work.posts.drop(slot=row.slot)
        await work.posts.put(replace(row, due_at=now + AFTER_A_FAULT))


async def remember_standings(work: Work, token: str, where: Where, message: int) -> None:
    """The standings of a contest are this message of its group: the next ones change it."""
    contest = await work.contests.get(token)
    if contest is not None and contest.where == where:
        await work.contests.save(replace(contest, board_message=message))


async def _composed(work: Work, row: StoredPost, now: float) -> Post | None:
    """The post as it should be sent now; None if there is nothing to say any more."""
    chat = await work.chats.get(row.where, "en")
    if row.kind is PostKind.NEWS:
        return await _news(work, row, chat)
    contest = await work.contests.get(row.token) if row.token else None
    if not chat.active or (row.token and contest is None):
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
        return None
    return _post(row, chat, (Sentence("operator-says", {"text": text}),))


async def _standings(
    work: Work, row: StoredPost, chat: StoredChat, contest: Contest, now: float
) -> Post | None:
    if contest.over(now):
        return None
    pace = TEXT_PACE if chat.settings.text_only else PACE
    if now < contest.told_at + pace:
        await work.posts.put(replace(row, due_at=contest.told_at + pace))
        return None
    attempts = await work.contests.attempts(contest.token)
    if chat.settings.text_only and not ranked(attempts, contest):
        # Each is a new message here: that somebody began is no news.
        return None
    await work.contests.save(replace(contest, told_at=now))
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
    """The deal of the day, as a challenge of the chat if that is a group; again tomorrow."""
    tomorrow = next_time(now, row.minute, chat.settings.zone)
    await work.posts.put(replace(row, due_at=tomorrow))
    day = await daily_contest(work, now, APP_TOKEN)
    contest = day
    if not row.where.private:
        topic = row.where.topic or row.where.direct_topic or 0
        token = f"m{abs(row.where.chat):x}t{topic:x}d{day.token[-6:]}"[-24:]
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
    about = _about(contest, settings, now) + await _zone_asked(work, contest, settings)
    rules = format_rules(parse_code(contest.codes[0]).rules)
    day = await work.contests.get(daily_token(utc_day(contest.started_at), rules))
    if day is not None and day.codes == contest.codes:
        return (Sentence("card-daily"), *about)
    host = await work.people.get(contest.host) if contest.host is not None else None
    name = fit_name(host.name, host.user) if host is not None else ""
    return (_invitation(contest, name), *about)


async def _zone_asked(work: Work, contest: Contest, settings: Settings) -> tuple[Sentence, ...]:
    """The first contest of a group asks for its time zone."""
    where = contest.where
    first = where is not None and len(await work.contests.in_chat(where, limit=2)) == 1
    return zone_asked(settings.zone) if first else ()


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
