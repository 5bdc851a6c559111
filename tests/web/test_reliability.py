"""Lost lines, late answers and a server that dies: no move twice, none lost, soon in step again."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Route, expect

from tests.web.pages import board_in, context, mini_app, opened
from tests.web.rig import Site, proof, site, sqlite, visit

pytestmark = pytest.mark.asyncio(loop_scope="module")
SOON = 2_000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def board_site(tmp_path_factory) -> AsyncIterator[Site]:
    async with site(sqlite(tmp_path_factory.mktemp("page"))) as running:
        yield running


async def test_an_answer_that_is_lost_is_asked_for_again(browser: Browser, board_site: Site):
    """The server has done it, the page never heard: the second asking changes nothing."""
    async with opened(browser, board_site) as board:
        bodies: list[str] = []

        async def lose_the_answer(route: Route) -> None:
            bodies.append(str(route.request.post_data))
            if len(bodies) == 1:
                await route.fetch()
                await route.abort("connectionreset")
            else:
                await route.continue_()

        await board.page.route("**/api/act", lose_the_answer)
        await board.stock.click()
        await expect(board.page.locator("#line")).to_be_visible()
        await board.moves(1)
        assert len(bodies) == 2
        assert bodies[0] == bodies[1]
        await expect(board.stock).to_have_accessible_name("Draw, 22 cards in the stock")
        await expect(board.page.locator("#line")).not_to_be_visible()
        await board.says("It matches")


async def test_a_tap_that_never_arrived_is_sent_again(browser: Browser, board_site: Site):
    async with opened(browser, board_site) as board:
        tries = 0

        async def lose_it(route: Route) -> None:
            nonlocal tries
            tries += 1
            await (route.abort("connectionrefused") if tries < 3 else route.continue_())

        await board.page.route("**/api/act", lose_it)
        await board.card("g6").click()
        await board.score(10)
        assert tries == 3


async def test_quick_taps_on_a_slow_line_all_count(browser: Browser, board_site: Site):
    async with opened(browser, board_site) as board:

        async def slowly(route: Route) -> None:
            await asyncio.sleep(0.3)
            await route.continue_()

        await board.page.route("**/api/act", slowly)
        await board.card("g2").click()
        await board.card("g5").click()
        await board.card("g6").click()
        await board.stock.click()
        await board.stock.click()
        await board.moves(4)
        await board.score(30)


async def test_a_page_that_was_away_is_in_step_soon_after(browser: Browser, board_site: Site):
    async with (
        context(browser) as made,
        board_in(made, mini_app(board_site, user=811)) as board,
        visit(board_site, proof(811, query_id="other")) as other,
    ):
        await other.act(do="new", text="PY1-N-AAAAAAS")
        await expect(board.page.locator("#code-text")).to_have_text("PY1-N-AAAAAAS", timeout=SOON)
        await made.set_offline(True)
        for line in tuple(board_site.pages._lines):
            line.cancel()  # what a lost network does to the line that is open
        await expect(board.page.locator("#line")).to_be_visible()
        await other.here(tap="g6")
        await board.score(0)
        await made.set_offline(False)
        await expect(board.page.locator("#score")).to_have_text("10", timeout=SOON)
        await expect(board.page.locator("#line")).not_to_be_visible()


async def test_what_another_page_did_meanwhile_is_never_played_over(
    browser: Browser, board_site: Site
):
    """A tap for a table that was not seen any more is refused, and the fresh one shown."""
    async with (
        context(browser) as made,
        visit(board_site, proof(812)) as other,
    ):
        await other.act(do="new", text="PY1-N-AAAAAAS")
        async with board_in(made, mini_app(board_site, user=812, query_id="b")) as board:

            async def first_the_other(route: Route) -> None:
                await other.here(move="g2+g5")
                await route.continue_()

            await board.page.route("**/api/act", first_the_other, times=1)
            await board.card("g6").click()
            await board.says("out of date")
            await board.score(20)
            await board.card("g6").click()
            await board.score(30)


async def test_a_server_that_comes_back_finds_the_page_waiting(browser: Browser, tmp_path):
    """A new process on the same database and port: the page goes on by itself."""
    async with context(browser) as made:
        async with site(sqlite(tmp_path)) as first:
            page_manager = board_in(made, f"{first.url}/d/PY1-N-AAAAAAS")
            board = await page_manager.__aenter__()
            await board.card("g6").click()
            await board.score(10)
            port = first.url.rpartition(":")[2]
        await expect(board.page.locator("#line")).to_be_visible()
        await board.stock.click()
        await board.stock.click()
        await board.page.wait_for_timeout(300)
        async with site(sqlite(tmp_path), listen=f"127.0.0.1:{port}"):
            await board.moves(3)
            await expect(board.stock).to_have_accessible_name("Draw, 21 cards in the stock")
            await expect(board.page.locator("#line")).not_to_be_visible(timeout=SOON)
            await board.card("g2").click()
            await expect(board.choosing).to_have_count(1)
            await page_manager.__aexit__(None, None, None)


async def test_a_database_that_is_away_loses_no_tap(
    browser: Browser, board_site: Site, monkeypatch: pytest.MonkeyPatch
):
    from bot.storage.errors import StorageUnavailable, Trouble

    async with opened(browser, board_site) as board:
        answer = board_site.service.answer
        failures = iter([True, True])

        async def sometimes(*args, **named):
            if next(failures, False):
                raise StorageUnavailable(Trouble.BUSY)
            return await answer(*args, **named)

        monkeypatch.setattr(board_site.service, "answer", sometimes)
        await board.card("g6").click()
        await board.score(10)
        await board.moves(1)
