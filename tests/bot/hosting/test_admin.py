"""The operator's desk: status, news for every chat, and a sentence while the bot is worked on."""

import re
from collections.abc import AsyncIterator

import pytest

from bot.hosting.hosted import HostedService
from bot.replies import Reply
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.storage.notices import NEWS_A_SECOND
from bot.storage.repository import Store
from tests.bot.together.handed import handed

ADMIN, ANNA, GROUP = 1, 2, -100
NOW = 1_000.0


class Bot:
    """A hosted service, and people who write to it; `time` is its clock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 0.0
        self.updates = 0
        self.service = HostedService(store, Features(), admins=frozenset({ADMIN}))
        self.service.desk.clock = lambda: self.time

    async def asked(self, user: int, text: str, chat: int | None = None) -> Reply | None:
        self.updates += 1
        where = Where(user if chat is None else chat, private=chat is None)
        return await self.service.answer(
            Request(
                where=where,
                who=Who(user, "Somebody", "en"),
                asks=Words(text),
                at=NOW,
                update=self.updates,
            )
        )

    async def said(self, user: int, text: str) -> str:
        reply = await self.asked(user, text)
        assert reply is not None
        (say,) = reply.says
        assert say.key == "operator-says"
        return str(say.args["text"])


@pytest.fixture
async def bot(process_url: str) -> AsyncIterator[Bot]:
    store = await Store.open(process_url)
    yield Bot(store)
    await store.close()


async def test_the_status_is_for_the_operator_alone(bot: Bot) -> None:
    await bot.asked(ANNA, "new 2")
    status = await bot.said(ADMIN, "/admin")
    assert "Processes: 1\n" in status
    assert "Games: 1 playing, 0 won, 0 lost, 0 left\n" in status
    assert "Maintenance: no" in status
    for user, chat in ((ANNA, None), (ADMIN, GROUP)):
        reply = await bot.asked(user, "/admin", chat)
        assert reply is None or [say.key for say in reply.says] != ["operator-says"]


async def test_news_are_prepared_looked_at_and_told_to_every_chat(bot: Bot) -> None:
    for user in (ANNA, 3, 4):
        await bot.asked(user, "status")
    async with bot.store.work() as work:
        await work.chats.set_active(Where(4), False)
        await work.chats.get(Where(GROUP, 7, private=False), "en")
    told = await bot.said(ADMIN, "/admin news\nNew: themes & <b>more</b>.")
    assert told.startswith("New: themes & <b>more</b>.\n\n")
    (number,) = re.findall(r"/admin send (\d{4})$", told)
    assert "No news with that number" in await bot.said(ADMIN, "/admin send 1")
    assert await bot.said(ADMIN, f"/admin send {number}") == (
        "On their way to 3 chats. /admin stop stops them."
    )
    assert "No news with that number" in await bot.said(ADMIN, f"/admin send {number}")
    assert "still to be told the news: 3" in await bot.said(ADMIN, "/admin")
    assert await handed(bot.store, NOW) == []
    told = await handed(bot.store, NOW + 1 / NEWS_A_SECOND)
    assert len(told) == 1, "a few each second"
    told += await handed(bot.store, NOW + 2 / NEWS_A_SECOND)
    assert {post.where.chat for post in told} < {ADMIN, ANNA, 3}
    assert {str(post.lines[0].args["text"]) for post in told} == {"New: themes & <b>more</b>."}
    assert await bot.said(ADMIN, "/admin stop") == "Stopped; 1 chats were not told."
    assert await handed(bot.store, NOW + 10_000) == []


async def test_while_worked_on_everybody_is_told_and_nothing_is_played(bot: Bot) -> None:
    await bot.asked(ANNA, "new 2")
    await bot.said(ADMIN, "/admin maintenance Back at ten.")
    bot.time += 60
    assert await bot.said(ANNA, "draw") == "Back at ten."
    press = Request(
        where=Where(ANNA), who=Who(ANNA), asks=Press(game=1, turn=0, command="draw"), at=NOW
    )
    reply = await bot.service.answer(press)
    assert reply is not None
    assert reply.alert
    async with bot.store.read() as work:
        assert [game.line for game in await work.games.of(ANNA)] == ["PY1-N-AAAAAAS"]
    played = await bot.asked(ADMIN, "new 2")
    assert played is not None
    assert played.view is not None, "the operator can try it"
    assert await bot.said(ADMIN, "/admin maintenance off") == "The game goes on."
    bot.time += 60
    drawn = await bot.asked(ANNA, "draw")
    assert drawn is not None
    assert drawn.move == "d"


async def test_other_replicas_hear_of_it_within_seconds(bot: Bot) -> None:
    other = Bot(bot.store)
    await other.asked(ANNA, "status")
    bot.updates = 50
    await bot.said(ADMIN, "/admin maintenance Back at ten.")
    other.updates, other.time = 100, 6.0
    assert await other.said(ANNA, "status") == "Back at ten."


async def test_talk_of_a_group_is_not_answered_while_worked_on(bot: Bot) -> None:
    await bot.said(ADMIN, "/admin maintenance Back at ten.")
    bot.time += 60
    where, who = Where(GROUP, private=False), Who(ANNA)
    asks = Words("good morning", addressed=False)
    request = Request(where=where, who=who, asks=asks, at=NOW)
    assert await bot.service.answer(request) is None


async def test_an_order_counts_once(bot: Bot) -> None:
    bot.updates = 41
    await bot.said(ADMIN, "/admin maintenance Back at ten.")
    bot.updates = 41
    assert await bot.asked(ADMIN, "/admin maintenance off") is None
    assert "Maintenance: Back at ten." in await bot.said(ADMIN, "/admin")


@pytest.mark.parametrize(
    "order", ["/admin what", "/admin news", "/admin send", "/admin maintenance"]
)
async def test_what_is_not_understood_is_explained(bot: Bot, order: str) -> None:
    assert (await bot.said(ADMIN, f"/admin {order}")).startswith("/admin – how the bot is doing")


async def test_news_have_a_length(bot: Bot) -> None:
    assert "3500 characters at most; these have 4000" in await bot.said(
        ADMIN, "/admin news " + "x" * 4000
    )
