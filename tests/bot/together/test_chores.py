"""Deals are looked at ahead of time, in a process that goes away."""

from dataclasses import replace

from bot.requests import Where
from bot.storage.repository import Store
from bot.telegram.chores import Chores
from engine.rules import VARIANTS
from tests.bot.together.conftest import ANNA, MONDAY, Party


async def test_a_process_looks_at_days_and_at_played_deals(party: Party, store: Store) -> None:
    await party.say("new 2")
    await party.win(ANNA)
    chores = Chores(store, lambda: MONDAY)
    assert await chores._look()
    async with store.read() as work:
        day = await work.contests.get("N_20261130")
    assert day is not None
    assert day.codes == ("PY1-N-AACOWWS",)
    await mark_days_as_known(store)
    assert await chores._look()
    async with store.read() as work:
        assert await work.judged.of({"PY1-N-AAAAAAS"}) == {"PY1-N-AAAAAAS": (True, None)}
    assert not await chores._look()
    await chores.close()


async def mark_days_as_known(store: Store) -> None:
    """The rest of two days' deals, without looking for them."""
    async with store.work() as work:
        day = await work.contests.get("N_20261130")
        assert day is not None
        for date in ("20261130", "20261201"):
            for rules in VARIANTS:
                await work.contests.add(replace(day, token=f"{rules}_{date}"))
        assert await work.contests.in_chat(Where(ANNA)) == []
