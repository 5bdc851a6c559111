"""The whole way in a real browser: page, server, bot, picture."""

import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

from bot.local.server import LocalServer
from tests.e2e.rig import BotProcess, newcomer

pytestmark = pytest.mark.asyncio(loop_scope="module")
SLOWLY = 15_000  # milliseconds that the slowest machine may take for one answer


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A phone's screen; an error in the page's script fails the test."""
    made = await browser.new_page(viewport={"width": 360, "height": 740})
    made.set_default_timeout(SLOWLY)
    expect.set_options(timeout=SLOWLY)
    problems: list[str] = []
    made.on("pageerror", lambda error: problems.append(str(error)))
    yield made
    await made.close()
    assert problems == []


def board(page: Page) -> Locator:
    """The newest board."""
    return page.locator("article", has=page.locator(".photo")).last


async def picture(page: Page, server: LocalServer) -> Image.Image:
    """The picture as the browser loaded it, decoded."""
    image = board(page).locator("img")
    await expect(image).to_have_js_property("complete", value=True)
    answer = await page.request.get(str(await image.evaluate("image => image.src")))
    return Image.open(io.BytesIO(await answer.body())).convert("RGB")


async def open_chat(page: Page, server: LocalServer, person: int, chat: int | None = None) -> None:
    await page.goto(f"{server.url}/#user={person}&chat={chat or person}")
    await page.reload()
    await page.wait_for_selector("body[data-ready]")


async def write(page: Page, text: str) -> None:
    await page.get_by_label("Message", exact=True).fill(text)
    await page.get_by_role("button", name="Send").click()


async def tap(page: Page, label: str) -> None:
    await board(page).locator(".key", has_text=label).first.click()


async def test_a_game_is_played_by_tapping(
    page: Page, server: LocalServer, bot: BotProcess
) -> None:
    person = newcomer(server)
    await open_chat(page, server, person.id)
    await page.get_by_role("button", name="Start").click()
    await expect(board(page)).to_contain_text("A deal that can be won")
    await write(page, "new game 2")
    await expect(board(page)).to_contain_text("Draw 23")
    before = await picture(page, server)
    assert before.width == 1280
    colours = before.getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 16  # not blank
    await tap(page, "K♦")
    await expect(board(page)).to_contain_text("K♦ is gone.")
    await tap(page, "10♣")
    await expect(board(page).locator(".key", has_text="✔")).to_have_count(1)
    await tap(page, "3♠")
    await expect(board(page)).to_contain_text("10♣ and 3♠ are gone.")
    source = board(page).locator("img")
    await expect(source).to_be_visible()
    await person.until(lambda: person.picture(person.boards()[-1]))
    assert (await picture(page, server)).tobytes() != before.tobytes()
    await write(page, "/undo")
    await expect(board(page)).to_contain_text("are back.")


async def test_two_people_play_in_a_group(
    page: Page, browser: Browser, server: LocalServer, bot: BotProcess
) -> None:
    """Each in a window of their own; both see every move."""
    group = next(chat for chat in server.desk.world.chats.values() if chat.title == "Card table")
    other = await browser.new_page()
    await open_chat(page, server, 1001, group.id)
    await open_chat(other, server, 1002, group.id)
    await write(page, "/new 2")
    await expect(board(other)).to_contain_text("Draw 23")
    await tap(other, "K♦")
    await expect(board(page)).to_contain_text("K♦ is gone.")
    await tap(page, "10♣")
    await expect(board(other).locator(".key", has_text="✔")).to_have_count(1)
    await other.close()


async def test_the_history_is_there_after_a_reload(
    page: Page, server: LocalServer, bot: BotProcess
) -> None:
    person = newcomer(server)
    await open_chat(page, server, person.id)
    await write(page, "/new 2")
    await expect(board(page)).to_contain_text("Draw 23")
    await tap(page, "K♦")
    await expect(board(page)).to_contain_text("K♦ is gone.")
    count = await page.locator("article").count()
    await page.reload()
    await expect(board(page)).to_contain_text("K♦ is gone.")
    await expect(page.locator("article")).to_have_count(count)
    await tap(page, "Draw")
    await expect(board(page)).to_contain_text("Draw 22")
