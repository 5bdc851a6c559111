"""A phone's screen in a real browser: what lies in view, and what a tap means (C66, C40, C41)."""

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.local.server import LocalServer
from bot.telegram.look.buttons import parse_data
from engine.deal import deal_of
from engine.game import new_game
from engine.moves import Draw, Recycle, Remove
from engine.position import Outcome
from engine.rules import VARIANTS
from engine.solver import decide
from tests.e2e.rig import BotProcess, Player, buttons, newcomer

pytestmark = pytest.mark.asyncio(loop_scope="module")
SLOWLY = 15_000
LINE = 26
"""Pixels of a line of a caption, at most."""

IN_VIEW = """() => {
  const view = document.getElementById("log").getBoundingClientRect();
  const boards = [...document.querySelectorAll("article")];
  const last = boards.filter((one) => one.querySelector(".photo")).at(-1);
  const box = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top: top - view.top, bottom: view.bottom - bottom, left, right: innerWidth - right,
      height: bottom - top };
  };
  return { picture: box(last.querySelector("img")), caption: box(last.querySelector(".body")),
    keys: [...last.querySelectorAll(".key")].map((key) => ({ ...box(key), text: key.textContent,
      overflows: key.scrollWidth > key.clientWidth + 1 })),
    rows: last.querySelectorAll(".row").length };
}"""


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(SLOWLY)
    expect.set_options(timeout=SLOWLY)
    yield await context.new_page()
    await context.close()


def board(page: Page) -> Locator:
    return page.locator("article", has=page.locator(".photo")).last


async def look(page: Page, server: LocalServer, player: Player, size: tuple[int, int]) -> Any:
    """What of the newest board lies where, in pixels inside the log's edges."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.goto(f"{server.url}/?{size[0]}#user={player.id}&chat={player.id}")
    await page.wait_for_selector("body[data-ready]")
    image = board(page).locator("img")
    await expect(image).to_have_js_property("complete", value=True)
    await page.wait_for_timeout(150)  # it scrolls to its end
    return await page.evaluate(IN_VIEW)


def check(seen: Any, size: tuple[int, int], rows: int = 4) -> None:
    picture, keys = seen["picture"], seen["keys"]
    assert all(key["bottom"] >= 0 and key["top"] >= 0 for key in keys), "a button is out of sight"
    assert all(key["left"] >= 0 and key["right"] >= 0 for key in keys)
    assert [key["text"] for key in keys if key["overflows"]] == []
    assert seen["rows"] <= rows
    lines = 3 if size[0] > 360 else 4
    assert seen["caption"]["height"] <= lines * LINE
    if size == (390, 844):
        assert picture["top"] >= 0, "the picture's top is out of sight"
    else:
        assert picture["top"] >= -picture["height"] / 2, "the pyramid's lower half is out of sight"
    assert picture["left"] >= 0
    assert picture["right"] >= 0


@pytest.mark.parametrize("language", ["en", "it", "fr", "es", "de"])
async def test_picture_caption_and_buttons_are_in_view_together(
    language: str, page: Page, server: LocalServer, bot: BotProcess
) -> None:
    """C66: the very first board, a tap, a pair, a hint; on 390 × 844 and 360 × 640."""
    player = newcomer(server, "Dora", language)
    player.say("/start")
    await player.until(lambda: player.boards() and len(buttons(player.boards()[-1])) > 8)
    steps = ["R♦" if language in {"it", "fr"} else "K♦", "10♣", "3♠"]
    for step in [None, *steps]:
        if step == steps[0]:
            first = player.boards()[-1]["message_id"]
            player.say("/new 2")
            await player.until(lambda n=first: player.boards()[-1]["message_id"] > n)
        if step is not None:
            before = player.boards()[-1]
            player.tap(step)
            await player.until(lambda b=before: player.boards()[-1] != b)
        for size in ((390, 844), (360, 640)):
            check(await look(page, server, player, size), size)


@pytest.mark.parametrize("token", ["T", "A", "F", "E", "S"])
async def test_every_variant_is_in_view(
    token: str, page: Page, server: LocalServer, bot: BotProcess
) -> None:
    player = newcomer(server, "Dora", "de")
    player.say(f"/new {token} 5")
    await player.until(lambda: player.boards() and buttons(player.boards()[-1]))
    for size in ((390, 844), (360, 640)):
        check(await look(page, server, player, size), size, rows=5 if token == "F" else 4)


async def test_each_pair_that_is_tapped_is_the_pair_that_is_played(
    page: Page, server: LocalServer, bot: BotProcess
) -> None:
    """C40, C41: a whole game at random delays, also two taps before any answer has come."""
    chance = random.Random(13)
    player = newcomer(server)
    game = new_game(deal_of(2, VARIANTS["N"]))
    line = decide(game.position).line
    player.say("/new 2")
    await player.shows("Draw 23")
    await look(page, server, player, (390, 844))
    for number, move in enumerate(line, 1):
        wanted = [move] if isinstance(move, Draw | Recycle) else list(move.places)
        if isinstance(move, Remove):
            chance.shuffle(wanted)
        spots = [_spot(player, each) for each in wanted]
        for row, column in spots:
            # The same place on the screen as when the player looked: nothing moves in a turn.
            key = board(page).locator(".row").nth(row).locator(".key").nth(column)
            await key.click(no_wait_after=True)
            await page.wait_for_timeout(chance.choice([0, 0, 15, 120]))
        game = game.play(move)
        await player.until(lambda n=number: _turn(player) == n, f"move {number}, {move}")
        if game.outcome is Outcome.PLAYING:
            await expect(board(page).locator(".key").first).to_have_text(
                buttons(player.boards()[-1])[0]["text"]
            )
    assert game.outcome is Outcome.WON
    await player.sees("You won!")


def _spot(player: Player, wanted: Any) -> tuple[int, int]:
    """Row and column of the button of a card or of the stock."""
    for row, keys in enumerate(player.boards()[-1]["reply_markup"]["inline_keyboard"]):
        for column, key in enumerate(keys):
            press = parse_data(key.get("callback_data", ""))
            if press is not None and wanted in (press.place, press.move):
                return row, column
    raise AssertionError(f"no button for {wanted}")


def _turn(player: Player) -> int:
    data = str(buttons(player.boards()[-1])[0]["callback_data"])
    return int(data.split(".")[1], 36)
