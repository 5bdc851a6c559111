"""The live board beside the chat: the real bot, its web server, and both pages in a browser."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, FrameLocator, Page, expect

from bot.local.server import LocalServer
from bot.local.text import Json
from bot.web.proof import sign_proof
from tests.e2e.rig import BotProcess, newcomer
from tests.web.rig import proof

pytestmark = pytest.mark.asyncio(loop_scope="module")
SLOWLY = 15_000
SOON = 2_000  # milliseconds within which the two pages are in step


@pytest.fixture(scope="module")
def address() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(server: LocalServer, address: str, tmp_path_factory) -> AsyncIterator[BotProcess]:
    settings = {"PYRAMIDE_LISTEN": address, "PYRAMIDE_WEB_URL": f"http://{address}"}
    process = BotProcess(server, tmp_path_factory.mktemp("bot"), settings)
    await process.start()
    yield process
    assert await process.stop() == 0


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    expect.set_options(timeout=SLOWLY)
    made = await browser.new_page(viewport={"width": 1400, "height": 900})
    made.set_default_timeout(SLOWLY)
    yield made
    await made.close()


def apps(message: Json) -> list[str]:
    """The addresses of the Mini Apps that a message's buttons open."""
    rows = message["reply_markup"]["inline_keyboard"]
    found = [button["web_app"]["url"] for row in rows for button in row if "web_app" in button]
    return [url.rstrip("/") for url in found]


def _links(message: Json) -> list[str]:
    """The links of a message's buttons."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button["url"] for row in rows for button in row if "url" in button]


async def beside(page: Page, server: LocalServer, person: int) -> FrameLocator:
    """A person's chat with the board opened beside it."""
    await page.goto(f"{server.url}/#user={person}&chat={person}")
    await page.reload()
    await page.wait_for_selector("body[data-ready]")
    await page.get_by_role("button", name="Open the board").click()
    frame = page.frame_locator("#board-frame")
    await frame.locator("body[data-ready]").wait_for()
    return frame


async def test_board_and_chat_are_one_game(page: Page, server: LocalServer, bot: BotProcess):
    dora = newcomer(server)
    dora.say("/start PY1-N-AAAAAAS")
    await dora.until(lambda: bool(dora.boards()))
    frame = await beside(page, server, dora.id)
    await expect(frame.locator("#code-text")).to_have_text("PY1-N-AAAAAAS")
    # the chat, then the board
    dora.say("king of diamonds")
    await expect(frame.locator("#score")).to_have_text("10", timeout=SOON)
    await expect(frame.get_by_role("status")).to_contain_text("Removed king of diamonds.")
    # the board, then the chat
    await frame.locator('[data-place="g2"]').click()
    await frame.locator('[data-place="g5"]').click()
    await expect(frame.locator("#score")).to_have_text("30")
    await dora.until(lambda: "3 of spades" in dora.boards()[-1]["caption"])
    shown = page.locator("article", has=page.locator(".photo")).last
    await expect(shown).to_contain_text("3 of spades", timeout=SOON)
    assert len(dora.boards()) == 1  # the same message, changed


async def test_the_way_there_is_a_button_of_private_chats_alone(
    server: LocalServer, bot: BotProcess, address: str
):
    """C20: groups refuse such buttons, so they get none."""
    dora = newcomer(server)
    dora.say("/new 2")
    await dora.until(lambda: bool(dora.boards()))
    assert apps(dora.boards()[-1]) == [f"http://{address}"]
    assert server.desk.world.texts["menu_button:"].count(address) == 1
    group = next(chat for chat in server.desk.world.chats.values() if chat.type == "group")
    anna = newcomer(server, "Anna2")
    group.members[anna.id] = "member"
    group.members[server.desk.world.bot_id] = "administrator"
    anna.chat = group.id
    anna.say("/new@pyramide_local_bot 2")
    await anna.until(lambda: bool(anna.boards()))
    assert apps(anna.boards()[-1]) == []
    # A challenge's card has a link in their place: it opens the page with the contest.
    anna.say("/challenge@pyramide_local_bot")
    card = await anna.until(lambda: next((m for m in anna.from_bot() if _links(m)), None))
    start, app = _links(card)
    assert start.replace("?start=", "?startapp=") == app
    assert "?startapp=c_" in app


async def test_on_a_phone_the_board_lies_over_the_chat(
    browser: Browser, server: LocalServer, bot: BotProcess
):
    dora = newcomer(server)
    dora.say("/new 2")
    await dora.until(lambda: bool(dora.boards()))
    phone = await browser.new_page(viewport={"width": 390, "height": 760})
    phone.set_default_timeout(SLOWLY)
    frame = await beside(phone, server, dora.id)
    box = await phone.locator("#board").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 390, "height": 760}
    await frame.locator('[data-place="g6"]').click()
    await expect(frame.locator("#score")).to_have_text("10")
    await phone.get_by_role("button", name="Close the board").click()
    await expect(phone.locator("#board")).not_to_be_visible()
    await expect(phone.get_by_role("button", name="Open the board")).to_be_focused()
    await phone.close()


async def test_a_link_to_the_app_carries_a_deal(page: Page, server: LocalServer, bot: BotProcess):
    dora = newcomer(server)
    frame = await beside(page, server, dora.id)
    await frame.locator("#code-text").wait_for()
    await page.evaluate(
        """async () => (await import("./board.js")).openBoard(
        (await import("./state.js")).app.state.bot.page, "PY1-S-AAAAAAJ")"""
    )
    frame = page.frame_locator("#board-frame")
    await expect(frame.locator("#code-text")).to_have_text("PY1-S-AAAAAAJ")


async def test_only_this_bots_proof_opens_the_page(
    server: LocalServer, bot: BotProcess, address: str
):
    url, headers = f"http://{address}/api/session", {"Origin": f"http://{address}"}
    good = sign_proof(
        {"user": '{"id": 77, "first_name": "X"}', "auth_date": str(server.desk.now())},
        server.desk.token,
    )
    async with aiohttp.ClientSession() as http:
        for text, status in ((proof(77), 401), (good.replace("77", "78"), 401), (good, 200)):
            async with http.post(url, json={"proof": text}, headers=headers) as answer:
                assert answer.status == status


async def test_a_killed_bot_loses_no_tap_and_plays_none_twice(
    page: Page, server: LocalServer, bot: BotProcess
):
    dora = newcomer(server)
    dora.say("/start PY1-N-AAAAAAS")
    await dora.until(lambda: bool(dora.boards()))
    frame = await beside(page, server, dora.id)
    await frame.locator('[data-place="g6"]').click()
    await expect(frame.locator("#score")).to_have_text("10")
    await bot.kill()
    await frame.locator('[data-place="g2"]').click()
    await frame.locator('[data-place="g5"]').click()
    await frame.locator("#stock").click()
    await expect(frame.locator("#line")).to_be_visible()
    await expect(frame.locator('[data-place="g1"]')).to_be_visible()  # the board stays
    await asyncio.sleep(0.5)
    await bot.start()
    await expect(frame.locator("#moves")).to_have_text("3")
    await expect(frame.locator("#score")).to_have_text("30")
    await expect(frame.locator("#stock")).to_have_accessible_name("Draw, 22 cards in the stock")
    await expect(frame.locator("#line")).not_to_be_visible()
    dora.say("score")
    await dora.sees("30 points")


async def test_a_contest_is_played_on_the_page(page: Page, server: LocalServer, bot: BotProcess):
    """The link of a group's challenge opens the page, and what is played there counts."""
    group = next(chat for chat in server.desk.world.chats.values() if chat.type == "group")
    dora, emil = newcomer(server, "Dora"), newcomer(server, "Emil")
    for person in (dora, emil):
        group.members[person.id] = "member"
    group.members[server.desk.world.bot_id] = "administrator"
    host = newcomer(server, "Host")
    group.members[host.id] = "member"
    host.chat = group.id
    before = [message for message in host.from_bot() if _links(message)]
    host.say("/challenge@pyramide_local_bot")
    await host.until(lambda: len([m for m in host.from_bot() if _links(m)]) > len(before))
    card = next(m for m in reversed(host.from_bot()) if _links(m))
    payload = _links(card)[1].partition("startapp=")[2]
    await beside(page, server, emil.id)
    await page.evaluate(
        """async (payload) => (await import("./board.js")).openBoard(
        (await import("./state.js")).app.state.bot.page, payload)""",
        payload,
    )
    frame = page.frame_locator("#board-frame")
    about = re.compile("challenge", re.IGNORECASE)
    await expect(frame.get_by_role("status")).to_contain_text(about)
    code = await frame.locator("#code-text").inner_text()
    assert code in str(card.get("caption") or card.get("text"))
    await frame.locator("#tools [data-tool=menu]").click()
    await frame.get_by_role("button", name="Standings").click()
    await expect(frame.get_by_role("dialog")).to_contain_text("Emil")
