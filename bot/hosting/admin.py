"""The operator's desk: `/admin` for those named in PYRAMIDE_ADMINS, and what all are told.

Only in a private chat, and silent for everybody else: to them there is no such command. What
the operator reads is English; what players read are the operator's own words.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.replies import Kind, Reply, Sentence
from bot.requests import Press, Request, Words
from bot.service.outlet import Outlet
from bot.storage.notices import NEWS_A_SECOND
from bot.storage.repository import Store, Work

LONGEST = 3500
"""Characters of a notice; a message of Telegram holds 4096."""

FRESH = 5.0
"""Seconds that the sentence of a maintenance is believed before it is looked up again."""

MAINTENANCE = "maintenance"
_DRAFT = "draft"

HELP = """\
/admin – how the bot is doing
/admin news TEXT – prepare news for every chat
/admin send NUMBER – tell the news that were prepared
/admin stop – tell the news to nobody any more
/admin maintenance TEXT – answer everybody with this, and play nothing
/admin maintenance off – play again"""


@dataclass(slots=True)
class Desk:
    """Answers the operator, and everybody while the bot is being worked on."""

    store: Store
    admins: frozenset[int] = frozenset()
    clock: Callable[[], float] = time.monotonic
    _sentence: str = ""
    _looked: float = field(default=float("-inf"))

    async def takes(self, request: Request) -> bool:
        """True if the request is not for the game."""
        if _order(request) is not None and self._is_admin(request):
            return True
        return bool(await self._maintenance()) and not self._is_admin(request)

    async def answer(self, request: Request, outlet: Outlet | None = None) -> Reply | None:
        """The answer to a request that the desk takes; None for silence.

        Raises:
            StorageUnavailable: nothing was done.
        """
        order = _order(request) if self._is_admin(request) else None
        asks = request.asks
        if order is None and isinstance(asks, Words) and not asks.addressed:
            return None
        async with self.store.work() as work:
            if request.update is not None and not await work.inbox.first_time(
                request.update, request.at
            ):
                return None
            chat = await work.chats.get(request.where, request.who.language or "en")
            text = self._sentence if order is None else await self._ordered(work, order, request.at)
            reply = Reply(
                kind=Kind.INFO,
                says=(Sentence("operator-says", {"text": text}),),
                settings=chat.settings,
                alert=isinstance(asks, Press),
            )
            if outlet is not None:
                await outlet.put(work, request, reply)
        if outlet is not None:
            outlet.committed()
        return reply

    def _is_admin(self, request: Request) -> bool:
        return request.who.user in self.admins and request.where.private

    async def _maintenance(self) -> str:
        now = self.clock()
        if now - self._looked >= FRESH:
            self._looked = now
            async with self.store.read() as work:
                self._sentence = await work.notices.get(MAINTENANCE)
        return self._sentence

    async def _ordered(self, work: Work, order: str, at: float) -> str:
        name, rest = _parted(order)
        match name.lower():
            case "":
                return await self._status(work)
            case "news" if rest:
                return await _prepared(work, rest, at)
            case "send" if rest:
                return await _sent(work, rest, at)
            case "stop":
                return f"Stopped; {await work.notices.stop_news()} chats were not told."
            case "maintenance" if rest:
                return await self._maintained(work, rest, at)
        return HELP

    async def _maintained(self, work: Work, text: str, at: float) -> str:
        over = text.lower() == "off"
        await work.notices.set(MAINTENANCE, "" if over else text[:LONGEST], at)
        self._looked = float("-inf")
        if over:
            return "The game goes on."
        return f"From now on everybody else is told: {text[:LONGEST]}"

    async def _status(self, work: Work) -> str:
        active, silent = await work.chats.count()
        games = await work.games.count()
        maintenance = await work.notices.get(MAINTENANCE)
        lines = (
            f"Processes: {await work.inbox.replicas(await work.now()) or 1}",
            f"Chats: {active}, and {silent} that cannot be written to",
            "Games: " + ", ".join(f"{count} {state}" for state, count in games.items()),
            f"Updates waiting: {await work.inbox.length()}",
            f"Chats still to be told the news: {await work.notices.news_left()}",
            f"Maintenance: {maintenance or 'no'}",
        )
        return "\n".join((*lines, "", HELP))


def _order(request: Request) -> str | None:
    """What follows /admin; None if this is something else."""
    if not isinstance(request.asks, Words) or request.asks.heard:
        return None
    word, rest = _parted(request.asks.text)
    return rest if word.lower() == "/admin" else None


def _parted(text: str) -> tuple[str, str]:
    """The first word, and what follows it, as it was written."""
    word, *rest = text.split(maxsplit=1) or [""]
    return word, rest[0].strip() if rest else ""


async def _prepared(work: Work, text: str, at: float) -> str:
    if len(text) > LONGEST:
        return f"News have {LONGEST} characters at most; these have {len(text)}."
    number = str(1000 + secrets.randbelow(9000))
    await work.notices.set(_DRAFT, f"{number} {text}", at)
    active, _ = await work.chats.count()
    minutes = max(1, round(active / NEWS_A_SECOND / 60))
    return (
        f"{text}\n\nTo tell this to up to {active} chats, in about {minutes} min: "
        f"/admin send {number}"
    )


async def _sent(work: Work, number: str, at: float) -> str:
    drafted, _, text = (await work.notices.get(_DRAFT)).partition(" ")
    if not text or drafted != number:
        return "No news with that number are prepared; /admin news TEXT prepares some."
    await work.notices.set(number, text, at)
    await work.notices.set(_DRAFT, "", at)
    chats = await work.notices.spread_news(number, at)
    return f"On their way to {chats} chats. /admin stop stops them."
