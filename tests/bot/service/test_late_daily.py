"""The deal of a day comes late: it is laid out only where it was asked for (C39).

Its search is held back until the other things that a person did meanwhile are done.
"""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.replies import Reply
from bot.requests import Request, Who, Words
from bot.service.service import Service
from bot.service.together import daily
from bot.service.together.daily import daily_token
from bot.storage.together import Contest, ContestKind
from engine.deal import format_code
from engine.rules import parse_rules
from tests.bot.service.conftest import ANNA, Chat

DAY = format_code(99, parse_rules("S"))


class Out:
    """Takes every answer over, so that nobody waits for the search."""

    async def put(self, work: object, request: Request, reply: Reply) -> None:
        """Nothing is sent."""

    def committed(self) -> None:
        """All is on disk."""


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Opens for the day's deal when it is set."""
    opened = asyncio.Event()

    async def found(day: datetime, rules: str, *_: object) -> Contest:
        await opened.wait()
        return Contest(
            token=daily_token(day, rules),
            kind=ContestKind.DAILY,
            where=None,
            host=None,
            codes=(DAY,),
            solution="",
            started_at=day.timestamp(),
            ends_at=day.timestamp() + 86_400,
        )

    monkeypatch.setattr(daily, "_found", found)
    return opened


async def asked_for(chat: Chat) -> Reply:
    chat.now = datetime(2026, 12, 1, 10, tzinfo=UTC).timestamp()
    request = Request(
        where=chat.where, who=Who(ANNA, "Anna", "en"), asks=Words("/daily strict"), at=chat.now
    )
    reply = await chat.service.answer(request, Out())
    assert reply is not None
    assert reply.later is not None
    return reply


async def table(chat: Chat) -> tuple[int | None, str]:
    async with chat.service.store.work() as work:
        stored_chat = await work.chats.get(chat.where, "en")
        if stored_chat.game_id is None:
            return None, ""
        stored = await work.games.get(stored_chat.game_id)
    assert stored is not None
    return stored.id, stored.line


@pytest.mark.parametrize("before", [[], ["/new 2"], ["/new 2", "/king"]])
async def test_it_is_laid_out_where_nothing_happened(
    before: list[str], chat: Chat, gate: asyncio.Event
) -> None:
    for line in before:
        await chat.say(line)
    reply = await asked_for(chat)
    await chat.say("/rules")
    gate.set()
    assert reply.later is not None
    await reply.later
    assert (await table(chat))[1] == DAY


@pytest.mark.parametrize("before", [[], ["/new 2"], ["/new 2", "/king"]])
@pytest.mark.parametrize(
    "meanwhile",
    [
        ["/new 5"],
        ["/new 5", "/draw"],
        ["/new 5", "/draw", "/undo"],
        ["/forget me", "/yes"],
        ["/new 5", "/forget me", "/yes"],
        ["/forget me", "/yes", "/rules"],
    ],
)
async def test_it_takes_nobody_from_a_newer_table(
    before: list[str], meanwhile: list[str], chat: Chat, gate: asyncio.Event, service: Service
) -> None:
    """C39: not from a game begun meanwhile, nor into the chat of who was forgotten (C37)."""
    for line in before:
        await chat.say(line)
    reply = await asked_for(chat)
    for line in meanwhile:
        await chat.say(line if line != "/yes" else "yes")
    now = await table(chat)
    gate.set()
    assert reply.later is not None
    told = await reply.later
    assert await table(chat) == now
    assert told is None or [say.key for say in told.says] == ["thinking-outdated"]
    async with service.store.read() as work:
        assert not await work.contests.attempts_by(daily_token(daily.utc_day(chat.now), "S"), ANNA)
