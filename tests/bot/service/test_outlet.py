"""C47: an answer is handed out inside the transaction that caused it, and never without it."""

from dataclasses import dataclass, field

import pytest

from bot.replies import Kind, Reply
from bot.requests import Request, Where, Who, Words
from bot.service.context import Context, Deferred, Features
from bot.service.outlet import Outlet
from bot.service.service import Service
from bot.storage.repository import StaleGame, Store, Work

HERE = Where(5)


@dataclass
class Kept(Outlet):
    """Keeps what is put; fails as often as it is told to."""

    fails: int = 0
    put_in: list[Reply] = field(default_factory=list)
    out: list[Reply] = field(default_factory=list)

    async def put(self, work: Work, request: Request, reply: Reply) -> None:
        assert work.session.in_transaction()
        self.put_in.append(reply)
        if self.fails:
            self.fails -= 1
            raise StaleGame(1)

    def committed(self) -> None:
        self.out.append(self.put_in[-1])


def asks(text: str, update: int | None = None) -> Request:
    return Request(where=HERE, who=Who(7), asks=Words(text), at=1000.0, update=update)


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
    yield store
    await store.close()


async def test_the_reply_is_put_once_and_then_committed(store: Store):
    outlet = Kept()
    reply = await Service(store, Features()).answer(asks("new 2"), outlet)
    assert outlet.put_in == outlet.out == [reply]


async def test_a_transaction_that_is_run_again_puts_again_and_commits_once(store: Store):
    service, outlet = Service(store, Features()), Kept(fails=1)
    await service.answer(asks("new 2"), outlet)
    assert (len(outlet.put_in), len(outlet.out)) == (2, 1)
    async with store.read() as work:
        assert len(await work.games.in_chat(HERE)) == 1


async def test_what_cannot_be_put_was_not_done(store: Store):
    service, outlet = Service(store, Features()), Kept(fails=9)
    with pytest.raises(StaleGame):
        await service.answer(asks("new 2"), outlet)
    assert outlet.out == []
    async with store.read() as work:
        assert await work.games.in_chat(HERE) == []


async def test_an_update_that_was_answered_before_puts_nothing(store: Store):
    """C18."""
    service, outlet = Service(store, Features()), Kept()
    await service.answer(asks("new 2", update=9), outlet)
    await service.answer(asks("new 2", update=9), outlet)
    assert len(outlet.out) == 1


async def test_a_late_result_is_put_in_a_transaction_of_its_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    service, outlet = Service(store, Features()), Kept()
    await service.answer(asks("new 2"))

    async def work() -> int:
        return 7

    async def then(context: Context, found: int) -> Reply:
        return context.aside(Kind.INFO)

    async def run(context: Context) -> Reply:
        context.deferred = Deferred(work=work, then=then, bound=False)
        return context.aside(Kind.DONE)

    monkeypatch.setattr(service, "_run", run)
    reply = await service.answer(asks("hint"), outlet)
    assert reply is not None
    assert reply.later is not None
    await reply.later
    assert [each.kind for each in outlet.out] == [Kind.DONE, Kind.INFO]
