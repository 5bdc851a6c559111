"""Work that one process at a time does."""

from bot.storage.repository import Store


async def test_one_has_it_until_its_time_is_over(store: Store) -> None:
    async def take(holder: str, at: float) -> bool:
        async with store.work() as work:
            return await work.claims.take("deals", holder, at, 10.0)

    assert await take("a", 100.0)
    assert not await take("b", 105.0)
    assert await take("a", 108.0), "kept"
    assert not await take("b", 117.0)
    assert await take("b", 118.0), "ran out"
    assert not await take("a", 119.0)
    async with store.work() as work:
        await work.claims.let_go("b")
        assert await work.claims.take("deals", "a", 119.0, 10.0)
        assert await work.claims.take("other", "b", 119.0, 10.0)
