"""The page in a browser, and the hands, keys and ears that use it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.rig import Site, proof

SLOWLY = 15_000  # milliseconds that a slow machine may take
DEAL = "PY1-N-AAAAAAS"
WIN = [
    "g6", "d", "d", "d", "d", "d", "g1+w", "d", "d", "g4+w", "d", "g2+g5", "f4+g3", "f3+w", "d",
    "f2+w", "e2", "d", "d", "e3+f1", "e1", "d2+f5", "e4", "d3+g7", "f6+w", "d", "d", "d", "d",
    "d", "c2+e5", "d1+d4", "c1+c3", "b1+b2", "a1+w",
]  # fmt: skip
"""The shortest win of deal 2, which the solver found."""


@dataclass
class Board:
    """One open page."""

    page: Page
    problems: list[str]

    def card(self, place: str) -> Locator:
        return self.page.locator(f'#board [data-place="{place}"]')

    @property
    def stock(self) -> Locator:
        return self.page.locator("#stock")

    def tool(self, name: str) -> Locator:
        return self.page.locator(f'#tools [data-tool="{name}"]')

    async def score(self, points: int) -> None:
        """Wait until there are so many points."""
        await expect(self.page.locator("#score")).to_have_text(str(points))

    async def moves(self, count: int) -> None:
        await expect(self.page.locator("#moves")).to_have_text(str(count))

    async def says(self, text: str) -> None:
        await expect(self.page.locator("#says")).to_contain_text(text)

    async def tap(self, move: str) -> None:
        """Make a move by clicking or tapping."""
        for place in move.split("+"):
            await self._touch(self.stock if place in {"d", "r"} else self.card(place))

    async def _touch(self, what: Locator) -> None:
        # The strip of a card that lies free of the ones below it, as a finger would take it.
        await what.click(position=None)

    @property
    def choosing(self) -> Locator:
        return self.page.locator("#board [aria-pressed=true]")

    async def settled(self) -> None:
        """Until nothing moves any more."""
        await self.page.evaluate(
            "() => Promise.allSettled(document.getAnimations().map((each) => each.finished))"
        )


@asynccontextmanager
async def context(browser: Browser, **how: Any) -> AsyncIterator[BrowserContext]:
    made = await browser.new_context(**{"locale": "en-GB", **how})
    made.set_default_timeout(SLOWLY)
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def board_in(made: BrowserContext, url: str) -> AsyncIterator[Board]:
    """A page that is ready; an error in its script fails the test."""
    expect.set_options(timeout=SLOWLY)
    page = await made.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: _note(problems, line.type, line.text))
    await page.goto(url)
    await page.wait_for_selector("body[data-ready]")
    yield Board(page, problems)
    assert problems == []


def _note(problems: list[str], kind: str, text: str) -> None:
    # A line that was cut on purpose is told by the browser, and is no fault of the page.
    if kind == "error" and "Failed to load resource" not in text and "net::ERR" not in text:
        problems.append(text)


@asynccontextmanager
async def opened(browser: Browser, site: Site, **how: Any) -> AsyncIterator[Board]:
    """A guest's page with deal 2."""
    async with (
        context(browser, **how) as made,
        board_in(made, f"{site.url}/d/{DEAL}") as board,
    ):
        yield board


def mini_app(site: Site, **who: Any) -> str:
    """The address that Telegram opens for a person."""
    return f"{site.url}/#tgWebAppData={quote(proof(**who))}&tgWebAppVersion=9.1"
