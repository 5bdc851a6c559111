"""A real Chromium for tests: one that is there, else the one that Playwright brought."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def executable() -> str | None:
    """The browser of this machine; None leaves the choice to Playwright."""
    named = os.environ.get("PYRAMIDE_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    """A browser with the usual flags and `more` of them."""
    flags = [*FLAGS, *more]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable(), args=flags)
        yield browser
        await browser.close()
