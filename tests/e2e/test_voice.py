"""Speaking a move in a real browser: microphone, page, server, bot, model, and a voice back."""

import wave
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.local.server import LocalServer
from bot.voice.audio import decode
from tests.e2e.rig import BotProcess, Player, newcomer
from tests.local.browser import chromium
from tests.voice.model import joined_model
from tests.voice.voices import Voice, say

pytestmark = pytest.mark.asyncio(loop_scope="module")
SLOWLY = 30_000  # milliseconds that the slowest machine may take for one answer
SPEAKER = Voice("en", "flite", "slt")
BEFORE, AFTER = 0.5, 1.5
"""Seconds of silence around what is said: the microphone may start late."""


@dataclass(frozen=True, slots=True)
class Microphone:
    """The file that the browser takes for what its microphone hears, from its start each time."""

    file: Path

    def hears(self, text: str) -> float:
        """Speak `text` next; the seconds to record."""
        (sound,) = say(SPEAKER, [text])
        with wave.open(str(self.file), "wb") as target:
            target.setnchannels(1)
            target.setsampwidth(2)
            target.setframerate(sound.rate)
            target.writeframes(b"\0\0" * int(BEFORE * sound.rate) + sound.samples)
        return BEFORE + sound.seconds + AFTER


@pytest.fixture(scope="module")
def microphone(tmp_path_factory: pytest.TempPathFactory) -> Microphone:
    return Microphone(tmp_path_factory.mktemp("microphone") / "heard.wav")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(microphone: Microphone) -> AsyncIterator[Browser]:
    flag = f"--use-file-for-fake-audio-capture={microphone.file}%noloop"
    async with chromium(flag) as started:
        yield started


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(
    server: LocalServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotProcess]:
    """A bot that can hear and speak."""
    with joined_model() as model:
        settings = {"PYRAMIDE_VOICE_MODEL": str(model)}
        process = BotProcess(server, tmp_path_factory.mktemp("bot"), settings)
        await process.start()
        yield process
        assert await process.stop() == 0


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


async def open_chat(page: Page, server: LocalServer) -> None:
    person = newcomer(server)
    await page.goto(f"{server.url}/#user={person.id}&chat={person.chat}")
    await page.wait_for_selector("body[data-ready]")


async def write(page: Page, text: str) -> None:
    await page.get_by_label("Message", exact=True).fill(text)
    await page.get_by_role("button", name="Send", exact=True).click()


def from_bot(page: Page) -> Locator:
    return page.locator("article:not(.mine)")


def board(page: Page) -> Locator:
    """The newest board."""
    return page.locator("article", has=page.locator(".photo")).last


async def test_a_spoken_move_is_played_and_answered_in_words_and_by_voice(
    page: Page, server: LocalServer, bot: BotProcess, microphone: Microphone
) -> None:
    await open_chat(page, server)
    await write(page, "/new 2")
    await expect(board(page)).to_contain_text("Draw 23")
    await write(page, "/voice on")
    voices = from_bot(page).locator("audio")
    await expect(voices).to_have_count(1)

    seconds = microphone.hears("king of diamonds")
    await page.get_by_role("button", name="Record a voice message").click()
    stop = page.get_by_role("button", name="Stop and send the voice message")
    await expect(stop).to_be_visible()
    await page.wait_for_timeout(seconds * 1000)
    await stop.click()

    await expect(page.locator("article.mine audio")).to_have_count(1)
    answer = from_bot(page).filter(has_text="I heard: king of diamonds.")
    await expect(answer).to_contain_text("K♦ is gone.")
    await expect(board(page)).to_contain_text("K♦ is gone.")
    await expect(voices).to_have_count(2)
    await is_speech(page, page.locator("article.mine audio"))
    await is_speech(page, voices.last)


async def is_speech(page: Page, audio: Locator) -> None:
    """The browser can play it, and it is Opus in OGG, longer than a second and not silent."""
    await audio.evaluate("audio => { audio.muted = true; return audio.play(); }")
    assert await audio.evaluate("audio => audio.duration") > 1
    answer = await page.request.get(str(await audio.evaluate("audio => audio.src")))
    data = await answer.body()
    assert data.startswith(b"OggS")
    assert b"OpusHead" in data[:100]
    sound = decode(data)
    assert sound.seconds > 1
    assert max(memoryview(sound.samples).cast("h")) > 1000


async def test_the_recording_is_made_with_the_keyboard_alone(
    page: Page, server: LocalServer, bot: BotProcess, microphone: Microphone
) -> None:
    await open_chat(page, server)
    await write(page, "/new 2")
    await expect(board(page)).to_contain_text("Draw 23")
    seconds = microphone.hears("ten of clubs and three of spades")
    await page.get_by_label("Message", exact=True).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop and send the voice message")
    await expect(stop).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("status")).to_have_text("The recording is discarded.")
    await page.keyboard.press("Enter")
    await expect(stop).to_be_focused()
    await page.wait_for_timeout(seconds * 1000)
    await page.keyboard.press("Space")
    await expect(page.get_by_role("button", name="Record a voice message")).to_be_focused()
    answer = from_bot(page).filter(has_text="I heard: ").last
    await expect(answer).to_contain_text("10♣ and 3♠ are gone.")
    await expect(from_bot(page).locator("audio")).to_have_count(0)  # nobody asked for them
    await expect(page.locator("article.mine audio")).to_have_count(1)


async def test_a_recording_goes_to_the_chat_where_it_was_begun(
    page: Page, server: LocalServer, bot: BotProcess
) -> None:
    await page.set_viewport_size({"width": 1000, "height": 740})
    person = Player(server, 1001, 1001)
    await page.goto(f"{server.url}/#user={person.id}&chat={person.chat}")
    await page.get_by_role("button", name="Record a voice message").click()
    stop = page.get_by_role("button", name="Stop and send the voice message")
    await expect(stop).to_be_visible()
    await page.locator("#chats").get_by_role("button", name="Card table").click()
    await expect(page.get_by_role("heading", name="Card table")).to_be_visible()
    await stop.click()
    await person.until(
        lambda: any("voice" in each.body for each in server.desk.world.messages[1001].values())
    )
    await expect(page.locator("article.mine audio")).to_have_count(0)


async def test_a_bot_without_a_model_says_so(
    page: Page, microphone: Microphone, tmp_path: Path
) -> None:
    async with LocalServer() as server:
        deaf = BotProcess(server, tmp_path, {"PYRAMIDE_VOICE_MODEL": str(tmp_path / "none")})
        await deaf.start()
        await open_chat(page, server)
        seconds = microphone.hears("hint")
        await page.get_by_role("button", name="Record a voice message").click()
        await page.wait_for_timeout(seconds * 1000)
        await page.get_by_role("button", name="Stop and send the voice message").click()
        await expect(from_bot(page)).to_have_count(1)
        await expect(from_bot(page)).to_contain_text(
            "Spoken messages are not set up on this bot; please write instead."
        )
        assert await deaf.stop() == 0
