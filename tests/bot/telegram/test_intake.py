"""One way in: stored before Telegram is told, in order, and worked off after a kill (C18, C52)."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from bot.requests import Where
from bot.storage import inbox
from bot.storage.repository import StorageUnavailable, Store, StoredUpdate, Trouble
from bot.telegram.receive import intake as intake_module
from bot.telegram.receive.intake import Intake, NotTaken, chat_of, new_name, written
from bot.telegram.send.commits import Commits
from bot.telegram.send.items import Text
from bot.telegram.send.outbox import Outbox

Json = dict[str, Any]


def update(number: int, chat: int = 5) -> Json:
    return {"update_id": number, "message": {"message_id": 1, "chat": {"id": chat}}}


class Handled:
    """What a bot got, in order; it ends each update when it is told to, or at once."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.updates: list[int] = []
        self.futures: dict[int, asyncio.Future[None]] = {}

    def __call__(self, raw: Json) -> asyncio.Future[None]:
        number = raw["update_id"]
        self.updates.append(number)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.futures[number] = done
        if self.at_once:
            done.set_result(None)
        return done

    def let_go(self) -> None:
        """Everything ends now, and what comes later at once."""
        self.at_once = True
        for done in self.futures.values():
            if not done.done():
                done.set_result(None)


@pytest.fixture
async def store(process_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(process_url)
    yield opened
    await opened.close()


@asynccontextmanager
async def running(store: Store, handled: Handled, **more: Any) -> AsyncIterator[Intake]:
    """One of several that share the bot; `name=None`: the only one."""
    intake = Intake(store, handled, **{"name": new_name(), **more})
    intake.start()
    try:
        await until(lambda: intake._begun)
        yield intake
    finally:
        await intake.close()


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


async def left(store: Store, count: int) -> bool:
    """Whether so many updates are in the inbox."""
    async with store.read() as work:
        return await work.session.scalar(text("SELECT count(*) FROM inbox")) == count


@pytest.mark.parametrize("name", [None, "a"])
async def test_an_update_is_stored_handled_and_removed(store: Store, name: str | None) -> None:
    handled = Handled()
    async with running(store, handled, name=name) as intake:
        await intake.receive([update(3), update(1), update(2)])
        await intake.receive([update(2)])
        await until(lambda: len(handled.updates) >= 3 and not intake.busy)
        await until(lambda: left(store, 0))
    assert handled.updates[:3] == [1, 2, 3]
    assert set(handled.updates) == {1, 2, 3}


@pytest.mark.parametrize("name", [None, "a"])
async def test_what_a_killed_bot_left_is_worked_off_first(store: Store, name: str | None) -> None:
    async with store.work() as work:
        await work.inbox.receive([item(2), item(3, chat=6), item(4)], 1.0)
    handled = Handled()
    async with running(store, handled, name=name) as intake:
        await intake.receive([update(5)])
        await until(lambda: len(handled.updates) == 4)
        await until(lambda: left(store, 0))
    assert [number for number in handled.updates if number != 3] == [2, 4, 5], "in order"


@pytest.mark.parametrize("name", [None, "a"])
async def test_a_chat_that_fills_everything_holds_up_nobody(store: Store, name: str | None) -> None:
    """C52: so many of a chat are in hand and no more; others come at once, and all in order."""
    handled = Handled(at_once=False)
    async with running(store, handled, name=name) as intake:
        await intake.receive([update(number) for number in range(1, 301)])
        await until(lambda: len(handled.updates) == intake_module.ROOM or name is None)
        await intake.receive([update(301, chat=6), update(302)])
        await until(lambda: 301 in handled.updates)
        assert len(handled.updates) <= intake_module.ROOM + 1
        handled.let_go()
        await until(lambda: left(store, 0))
    assert [number for number in handled.updates if number != 301] == [*range(1, 301), 302]


async def test_an_update_that_the_bot_left_comes_again(store: Store) -> None:
    stuck, fine = Handled(at_once=False), Handled()
    async with running(store, stuck, name=None) as intake:
        await intake.receive([update(1), update(2)])
        await until(lambda: stuck.updates == [1, 2])
        stuck.futures[1].set_result(None)
        stuck.futures[2].cancel()
        await asyncio.sleep(0)
    await intake.leave()
    async with running(store, fine, name=None):
        await until(lambda: fine.updates == [2])


async def test_halves_of_characters_are_kept_out(store: Store) -> None:
    handled = Handled()
    async with running(store, handled, name=None) as intake:
        raw = update(1)
        raw["message"]["text"] = "draw \ud800 \0"
        await intake.receive([raw])
        await until(lambda: left(store, 0))
    assert "\ud800" not in written(raw)
    assert handled.updates == [1]


def item(number: int, chat: int = 5) -> StoredUpdate:
    return StoredUpdate(number, chat, written(update(number, chat)))


async def test_the_chats_replica_gets_what_another_one_stored(store: Store) -> None:
    here, there = Handled(), Handled()
    async with running(store, here) as a, running(store, there) as b:
        await a.receive([update(1)])
        await until(lambda: here.updates == [1])
        for number in range(2, 10):
            await (a if number % 2 else b).receive([update(number)])
        await until(lambda: len(here.updates) == 9)
        await b.receive([update(10, chat=6)])
        await until(lambda: there.updates == [10])
    assert here.updates == list(range(1, 10)), "in order"


async def test_what_a_dead_replica_had_in_hand_is_handled_by_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENT", 0.4)
    monkeypatch.setattr(intake_module, "BEAT_EVERY", 0.1)
    stuck, fine = Handled(at_once=False), Handled()
    async with running(store, fine) as survivor:
        async with running(store, stuck) as dies:
            await dies.receive([update(1), update(2)])
            await until(lambda: stuck.updates == [1, 2])
            stuck.futures[1].set_result(None)
            await until(lambda: left(store, 1))
        await until(lambda: fine.updates == [2])
        await until(lambda: survivor.living == 1)


async def test_one_that_leaves_hands_over_what_it_did_not_do(store: Store) -> None:
    stuck, fine = Handled(at_once=False), Handled()
    async with running(store, stuck) as leaving:
        await leaving.receive([update(1), update(2)])
        await until(lambda: stuck.updates == [1, 2])
        # The bot stops: one update is done, the other one is not taken any more.
        stuck.futures[1].set_result(None)
        stuck.futures[2].cancel()
        await asyncio.sleep(0)
    await leaving.leave()
    async with running(store, fine):
        await until(lambda: fine.updates == [2])


async def test_the_number_of_replicas_is_told(store: Store) -> None:
    told: list[int] = []
    async with running(store, Handled(), counted=told.append):
        async with running(store, Handled()) as other:
            await until(lambda: told == [1, 2])
        await other.leave()
        await until(lambda: told == [1, 2, 1])


async def test_an_update_that_cannot_be_stored_has_to_come_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise StorageUnavailable(Trouble.FULL)

    async with running(store, Handled()) as intake:
        with monkeypatch.context() as full:
            full.setattr(store, "work", broken)
            with pytest.raises(NotTaken, match="disk of the database is full"):
                await intake.receive([update(1)])
    with pytest.raises(NotTaken, match="stopping"):
        await intake.receive([update(1)])


async def test_a_database_that_fails_for_a_while_is_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled = Handled()
    async with running(store, handled) as intake:
        with monkeypatch.context() as broken:

            def fails() -> None:
                raise StorageUnavailable(Trouble.UNREACHABLE)

            broken.setattr(store, "work", fails)
            intake._news.set()
            await asyncio.sleep(0.1)
        await intake.receive([update(1)])
        await until(lambda: handled.updates == [1])


@pytest.mark.parametrize(
    ("raw", "chat"),
    [
        (update(1, -100), -100),
        (
            {"update_id": 1, "callback_query": {"from": {"id": 7}, "message": {"chat": {"id": 8}}}},
            8,
        ),
        ({"update_id": 1, "callback_query": {"from": {"id": 7}}}, 7),
        ({"update_id": 1, "inline_query": {"from": {"id": 7}, "query": ""}}, 7),
        ({"update_id": 1, "my_chat_member": {"chat": {"id": -5}, "from": {"id": 7}}}, -5),
        ({"update_id": 1, "poll": {"id": "x"}}, 0),
        ({"update_id": 1}, 0),
    ],
)
def test_the_chat_of_an_update(raw: Json, chat: int) -> None:
    assert chat_of(raw) == chat


@pytest.mark.parametrize("apart", [-20.0, 20.0, -86400.0])
async def test_a_replica_with_a_wrong_clock_is_no_less_alive(
    store: Store, apart: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C59: by the database's clock both live, neither takes the other's chats; one is warned."""
    monkeypatch.setattr(intake_module, "BEAT_EVERY", 0.1)
    monkeypatch.setattr(inbox, "SILENT", 1.0)
    said: list[str] = []
    monkeypatch.setattr(intake_module.log, "warning", lambda text, **_: said.append(text))
    right, wrong = Handled(at_once=False), Handled(at_once=False)
    async with (
        running(store, right) as first,
        running(store, wrong, clock=lambda: time.time() + apart) as second,
    ):
        await first.receive([update(1, chat=5)])
        await second.receive([update(2, chat=6), update(3, chat=5)])
        await until(lambda: (right.updates, wrong.updates) == ([1, 3], [2]))
        for _ in range(15):
            await asyncio.sleep(0.1)
            assert (first.living, second.living) == (2, 2)
        assert (right.updates, wrong.updates) == ([1, 3], [2])
    assert len(said) == 1
    assert ("ahead of" if apart > 0 else "behind") in said[0]


@pytest.mark.parametrize("apart", [-20.0, 20.0])
async def test_what_a_replica_with_a_wrong_clock_is_sending_stays_its_own(
    store: Store, apart: float
) -> None:
    """C59: neither is its outbox another's, nor another's its own; nor is what it claimed."""
    async with store.work() as work:
        await work.inbox.beat("right", await work.now())
        await work.inbox.beat("wrong", await work.now())
    right = Outbox(store, Commits(store), me="right", shared=True)
    wrong = Outbox(store, Commits(store), me="wrong", shared=True, now=lambda: time.time() + apart)
    for one, chat in ((right, 5), (wrong, 6)):
        async with store.work() as work:
            assert await one.write(work, [Text(where=Where(chat), text="hello")])
    assert (await right.take(), await wrong.take()) == ([], [])
    async with store.work() as work:
        assert await work.inbox.claim(5, "right", await work.now())
        assert await wrong.write_or_leave(work, 5, [Text(where=Where(5), text="news")]) == []
    async with store.work() as work:
        await work.inbox.leave("wrong")
        await work.outbox.release("wrong")
    assert [job.where.chat for job in await right.take()] == [6, 5]
