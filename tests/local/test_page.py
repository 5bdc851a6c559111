"""The chat page in a real browser: by pointer, by keyboard, for screen readers, small and large."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Locator, Page, Route, expect

from bot.local.api import perform
from bot.local.decode import Call as Received
from bot.local.decode import Upload
from bot.local.people import places, talk
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, BRUNO, CHLOE, FORUM, GROUP
from tests.local.pictures import png

pytestmark = pytest.mark.asyncio(loop_scope="module")
PATIENCE = 15_000  # milliseconds that a slow machine may take
BOARD = {
    "inline_keyboard": [
        [{"text": card, "callback_data": card} for card in ("7♣", "10♣", "3♠", "K♦")],
        [
            {"text": "Draw", "callback_data": "d", "style": "primary"},
            {"text": "Code", "copy_text": {"text": "PY1-N-AAAAAAS"}},
            {"text": "Share", "url": "https://t.me/pyramide_local_bot?start=deal-2"},
        ],
    ]
}


@dataclass(slots=True)
class Chat:
    """A page with its server, and the bot's hand in the test."""

    page: Page
    server: LocalServer
    problems: list[str]

    @property
    def desk(self) -> Desk:
        return self.server.desk

    async def bot(self, method: str, files: dict[str, bytes] | None = None, **params: Any) -> Any:
        uploads = {name: Upload(name, "image/png", data) for name, data in (files or {}).items()}
        return await perform(self.desk, method, Received(params, uploads))

    async def board(self, chat_id: int = ANNA, **more: Any) -> int:
        sent = await self.bot(
            "sendPhoto", {"photo": png(1280, 1120)}, chat_id=chat_id,
            caption="0 points", reply_markup=BOARD, **more,
        )  # fmt: skip
        return int(sent["message_id"])

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def open(self, place: str = "") -> None:
        await self.page.goto(self.server.url + "/" + place)
        await self.page.wait_for_selector("body[data-ready]")

    async def received(self, kind: str, number: int = 1) -> Any:
        """The bot's NUMBER-th update of this kind, which the page may still be sending."""
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                of_kind = [update[kind] for update in self.desk.queue.pending if kind in update]
                if len(of_kind) >= number:
                    return of_kind[number - 1]
                await asyncio.sleep(0.01)

    async def last_text(self) -> str:
        return await self.page.locator(".message .body").last.inner_text()


@pytest_asyncio.fixture(loop_scope="module")
async def chat(browser: Browser) -> AsyncIterator[Chat]:
    """Anna's page; any error in the page's script fails the test."""
    async with LocalServer() as server:
        for person in server.desk.world.people.values():
            person.started = True
        context = await browser.new_context(
            viewport={"width": 1200, "height": 820},
            permissions=["clipboard-read", "clipboard-write", "microphone"],
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        made = Chat(await context.new_page(), server, [])
        made.page.on("pageerror", lambda error: made.problems.append(str(error)))
        await made.open()
        yield made
        await context.close()
        assert made.problems == []


async def test_nothing_can_be_typed_until_the_page_has_started(chat: Chat) -> None:
    """C64: it says "Starting…", tries again, and opens the field when there is a chat."""
    held, tries = asyncio.Event(), 0

    async def late(route: Route) -> None:
        nonlocal tries
        tries += 1
        if tries <= 2:
            await route.abort()
            return
        await held.wait()
        await route.continue_()

    await chat.page.route("**/local/state*", late)
    await chat.page.goto("about:blank")
    await chat.page.goto(f"{chat.server.url}/")
    field = chat.page.get_by_role("textbox", name="Message")
    await expect(field).to_be_disabled()
    await expect(field).to_have_attribute("placeholder", "Starting…")
    for name in ("Commands", "Send", "Record a voice message"):
        await expect(chat.button(name)).to_be_disabled()
    held.set()
    await expect(field).to_be_enabled()
    await field.fill("/new")
    await chat.button("Send").click()
    await expect(chat.page.locator(".mine .body")).to_have_text("/new")
    assert (await chat.received("message"))["text"] == "/new"


async def test_start_is_offered_and_the_bot_s_answer_shown(chat: Chat) -> None:
    await chat.button("Start").click()
    await expect(chat.page.locator(".mine .body")).to_have_text("/start")
    assert (await chat.received("message"))["text"] == "/start"
    await chat.bot(
        "sendMessage", chat_id=ANNA, text="<b>Hello</b> &amp; <i>go</i>", parse_mode="HTML"
    )
    shown = chat.page.locator(".message:not(.mine) .body")
    assert await shown.inner_html() == "<b>Hello</b> &amp; <i>go</i>"
    await expect(chat.page.locator("#spoken")).to_contain_text("Pyramide: Hello & go")


async def test_a_press_is_answered_with_a_toast_or_an_alert(chat: Chat) -> None:
    await chat.board()
    await chat.button("K♦").click()
    await expect(chat.button("K♦")).to_have_attribute("aria-busy", "true")
    first = await chat.received("callback_query")
    assert first["data"] == "K♦"
    await chat.bot("answerCallbackQuery", callback_query_id=first["id"], text="Removed.")
    await expect(chat.page.get_by_role("status")).to_have_text("Removed.")
    await expect(chat.button("K♦")).not_to_have_attribute("aria-busy", "true")
    await chat.button("Draw").click()
    second = await chat.received("callback_query", 2)
    await chat.bot("answerCallbackQuery", callback_query_id=second["id"], text="Not yours.",
                   show_alert=True)  # fmt: skip
    alert = chat.page.get_by_role("alertdialog")
    await expect(alert).to_contain_text("Not yours.")
    await chat.page.keyboard.press("Enter")
    await expect(alert).to_be_hidden()


async def test_an_edit_changes_picture_and_text_and_keeps_the_focus(chat: Chat) -> None:
    number = await chat.board()
    picture = chat.page.locator(".photo img")
    before = await picture.get_attribute("src")
    await chat.button("3♠").focus()
    media = {"type": "photo", "media": "attach://new", "caption": "10 points"}
    await chat.bot("editMessageMedia", {"new": png(1280, 1120, 9)}, chat_id=ANNA,
                   message_id=number, media=media, reply_markup=BOARD)  # fmt: skip
    await expect(chat.page.locator(".message .body")).to_have_text("10 points")
    await expect(picture).not_to_have_attribute("src", str(before))
    await expect(chat.button("3♠")).to_be_focused()
    await expect(chat.page.locator("#spoken")).to_contain_text("10 points")
    await chat.bot("deleteMessage", chat_id=ANNA, message_id=number)
    await expect(chat.page.locator(".message")).to_have_count(0)


async def test_buttons_copy_and_follow_links(chat: Chat) -> None:
    await chat.board()
    await chat.button("Code").click()
    await expect(chat.page.get_by_role("status")).to_have_text("Copied.")
    assert await chat.page.evaluate("navigator.clipboard.readText()") == "PY1-N-AAAAAAS"
    await chat.button("Share").click()
    await expect(chat.page.locator(".mine .body")).to_have_text("/start deal-2")


async def test_deep_links_open_with_the_page(chat: Chat) -> None:
    await chat.open("?start=deal-3#user=1002")
    await expect(chat.page.locator(".mine .body")).to_have_text("/start deal-3")
    assert (await chat.received("message"))["from"]["id"] == BRUNO
    await chat.page.reload()
    await expect(chat.page.locator(".mine .body")).to_have_count(1)


async def test_commands_are_chosen_by_keyboard(chat: Chat) -> None:
    commands = [
        {"command": name, "description": f"Does {name}"} for name in ("hint", "new", "undo")
    ]
    await chat.bot("setMyCommands", commands=commands)
    field = chat.page.get_by_label("Message", exact=True)
    await field.press("/")
    await expect(chat.page.locator("#panel button")).to_have_count(3)
    await field.press("n")
    await expect(chat.page.locator("#panel button")).to_have_text(["/newDoes new"])
    await field.press("ArrowDown")
    await chat.page.keyboard.press("Enter")
    await expect(chat.page.locator(".mine .body")).to_have_text("/new")
    await expect(field).to_be_focused()
    await field.fill("king of diamonds")
    await field.press("Shift+Enter")
    await field.press("Enter")
    await expect(chat.page.locator(".mine .body").last).to_have_text("king of diamonds")


async def test_messages_are_answered_edited_forwarded_deleted(chat: Chat) -> None:
    await chat.board()
    await chat.page.get_by_role("button", name="Message actions").focus()
    await chat.page.keyboard.press("Enter")
    await chat.page.keyboard.press("Enter")  # the first: Reply
    await chat.page.keyboard.type("king")
    await chat.page.keyboard.press("Enter")
    await expect(chat.page.locator(".mine .quote")).to_contain_text("0 points")
    mine = chat.page.locator(".mine")

    async def act(name: str) -> None:
        await mine.get_by_role("button", name="Message actions").click()
        await chat.page.locator("#message-actions").get_by_role("button", name=name).click()

    await act("Edit")
    await chat.page.get_by_label("Message", exact=True).fill("queen")
    await chat.page.keyboard.press("Enter")
    await expect(mine.locator(".body")).to_have_text("queen")
    await chat.received("edited_message")
    await act("Delete")
    await expect(mine).to_have_count(0)
    await chat.page.get_by_role("button", name="Message actions").click()
    await chat.page.locator("#message-actions").get_by_role("button", name="Forward").click()
    await chat.page.get_by_role("dialog", name="Forward to").get_by_text("Card table").click()
    await expect(chat.page.get_by_role("heading", name="Card table")).to_be_visible()
    await expect(chat.page.locator(".origin")).to_have_text("Forwarded from Pyramide")
    await expect(chat.page.locator(".key")).to_have_count(0)


async def test_people_and_chats_are_switched(chat: Chat) -> None:
    talk.send(chat.desk, BRUNO, GROUP, text="Who plays?")
    await expect(chat.page.locator(".unread")).to_contain_text("1")
    await chat.page.get_by_role("button", name="Card table").click()
    await expect(chat.page.locator(".from")).to_have_text("Bruno")
    await expect(chat.page.locator(".unread")).to_have_count(0)
    await chat.page.get_by_label("You are").select_option(str(BRUNO))
    await expect(chat.page.locator(".mine .body")).to_have_text("Who plays?")
    await chat.page.reload()
    await expect(chat.page.locator(".mine .body")).to_have_text("Who plays?")
    await chat.page.get_by_label("Tu sei").select_option(str(CHLOE))
    await expect(chat.page.get_by_role("button", name="Card table")).to_have_count(0)


async def test_the_page_speaks_the_person_s_language(chat: Chat) -> None:
    await chat.open(f"?#user={BRUNO}&chat={BRUNO}")
    assert await chat.page.locator("html").get_attribute("lang") == "it"
    await expect(chat.button("Avvia")).to_be_visible()
    await chat.button("Azioni della chat").click()
    await chat.button("Blocca il bot").click()
    await expect(chat.page.locator("#subtitle")).to_have_text("bot, bloccato")
    await chat.page.get_by_label("Messaggio", exact=True).fill("x")
    await chat.button("Invia").click()
    await expect(chat.page.get_by_role("status")).to_have_text(
        "Il bot è bloccato; prima sbloccalo."
    )


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("10♣ and 3♠ are gone. 10♠ is free now.", "en"),
        ("Il 10♣ va con il 3♥ o il 3♠.", "it"),
        ("La donne est gagnable, et tu peux annuler le coup.", "fr"),
        ("El 10♣ va con el 3♥ y no está libre.", "es"),
        ("10♣ passt zu 3♥ und ist frei.", "de"),
        ("280", "en"),
    ],
)
async def test_what_is_said_bears_its_language(chat: Chat, text: str, language: str) -> None:
    """For screen readers; a text that tells nothing is taken to be in the person's language."""
    await chat.bot("sendMessage", chat_id=ANNA, text=text)
    await expect(chat.page.locator(".body")).to_have_attribute("lang", language)
    await expect(chat.page.locator("#spoken p")).to_have_attribute("lang", language)


async def test_every_word_of_the_page_has_its_translations(chat: Chat) -> None:
    """No text of the page's scripts or frame is left in English alone."""
    folder = Path(__file__).parents[2] / "bot" / "local" / "page"
    words = (folder / "words.js").read_text(encoding="utf-8")
    used = set()
    for script in folder.glob("*.js"):
        code = script.read_text(encoding="utf-8")
        used |= set(re.findall(r'\bt\("([^"]+)"', code))
    frame = (folder / "index.html").read_text(encoding="utf-8")
    used |= set(re.findall(r'(?:aria-label|placeholder)="([^"]+)"', frame))
    assert len(used) > 40
    missing = [text for text in sorted(used) if f'"{text}": [' not in words]
    assert missing == []


async def test_arrow_keys_move_between_buttons(chat: Chat) -> None:
    await chat.board()
    keyboard = chat.page.keyboard
    await chat.button("7♣").focus()
    for key, name in (
        ("ArrowRight", "10♣"), ("ArrowRight", "3♠"), ("ArrowDown", "Code"), ("ArrowRight", "Share"),
        ("ArrowUp", "K♦"), ("ArrowLeft", "3♠"), ("Home", "7♣"), ("ArrowUp", "7♣"), ("End", "Share"),
        ("ArrowRight", "Share"),
    ):  # fmt: skip
        await keyboard.press(key)
        await expect(chat.button(name)).to_be_focused()
    await chat.button("K♦").focus()
    await keyboard.press("ArrowRight")
    await expect(chat.button("Draw")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1200, 820)])
async def test_a_toast_covers_no_button(width: int, height: int, chat: Chat) -> None:
    await chat.page.set_viewport_size({"width": width, "height": height})
    many = [[{"text": f"{row}.{n}", "callback_data": "x"} for n in range(2)] for row in range(14)]
    await chat.bot("sendMessage", chat_id=ANNA, text="Play", reply_markup=BOARD)
    await chat.button("Share").click()
    await chat.bot(
        "sendMessage", chat_id=ANNA, text="Which?", reply_markup={"inline_keyboard": many}
    )
    await chat.button("13.1").click()
    asked = (await chat.received("callback_query"))["id"]
    await chat.bot("answerCallbackQuery", callback_query_id=asked, text="It is so. " * 15)
    toast = chat.page.get_by_role("status")
    await expect(toast).to_be_visible()
    covered = await chat.page.evaluate(
        """() => {
          const toast = document.getElementById("toast").getBoundingClientRect();
          const log = document.getElementById("log").getBoundingClientRect();
          return [...document.querySelectorAll(".key")].filter((key) => {
            const box = key.getBoundingClientRect();
            const [from, to] = [Math.max(box.top, log.top), Math.min(box.bottom, log.bottom)];
            return from < to && from < toast.bottom && to > toast.top;
          }).length;
        }"""
    )
    assert covered == 0


async def test_topics_are_apart(chat: Chat) -> None:
    await chat.page.get_by_role("button", name="Pyramid club").click()
    await chat.button("Games").click()
    await chat.page.keyboard.type("/new")
    await chat.page.keyboard.press("Enter")
    await expect(chat.page.locator(".mine .body")).to_have_text("/new")
    topic = next(iter(chat.desk.world.chats[FORUM].topics))
    assert (await chat.received("message"))["message_thread_id"] == topic
    await chat.button("Chatter").click()
    await expect(chat.page.locator(".mine")).to_have_count(0)


async def test_the_bot_is_blocked_and_unblocked(chat: Chat) -> None:
    await chat.button("Chat actions").click()
    await chat.button("Block the bot").click()
    await expect(chat.page.locator("#subtitle")).to_have_text("bot, blocked")
    await chat.page.get_by_label("Message", exact=True).fill("x")
    await chat.button("Send").click()
    await expect(chat.page.get_by_role("status")).to_contain_text("blocked")
    await chat.button("Chat actions").click()
    await chat.button("Unblock the bot").click()
    await expect(chat.page.locator("#subtitle")).to_contain_text("@pyramide_local_bot")


async def test_a_voice_message_is_recorded_as_ogg(chat: Chat) -> None:
    await chat.button("Record a voice message").click()
    await chat.page.wait_for_timeout(400)
    await chat.button("Stop and send the voice message").click()
    await expect(chat.page.locator(".mine audio")).to_have_count(1)
    voice = (await chat.received("message"))["voice"]
    file = chat.desk.world.files.by_id[voice["file_id"]]
    assert chat.desk.world.files.blobs.get(file.digest).startswith(b"OggS")


async def test_inline_results_are_chosen(chat: Chat) -> None:
    await chat.page.get_by_role("button", name="Card table").click()
    await chat.page.get_by_label("Message", exact=True).fill("@pyramide_local_bot deal 2")
    (update,) = await chat.bot("getUpdates", timeout=5)
    asked = update["inline_query"]["id"]
    content = {"message_text": "Deal 2 for you"}
    result = {"type": "article", "id": "1", "title": "Deal 2", "input_message_content": content}
    await chat.bot("answerInlineQuery", inline_query_id=asked, results=[result])
    await chat.page.locator("#panel button").click()
    await expect(chat.page.locator(".mine .body")).to_have_text("Deal 2 for you")


async def test_markup_in_names_stays_text(chat: Chat) -> None:
    """C22."""
    person = places.new_person(chat.desk, "<img src=x onerror=alert(1)>")
    chat.desk.world.chats[GROUP].members[person.id] = "member"
    talk.send(chat.desk, person.id, GROUP, text="<b>/new</b>")
    await chat.page.get_by_role("button", name="Card table").click()
    await expect(chat.page.locator(".from")).to_have_text("<img src=x onerror=alert(1)>")
    assert "<b>" in await chat.last_text()


async def test_the_page_finds_the_server_again(browser: Browser, tmp_path: Path) -> None:
    async with LocalServer(folder=tmp_path) as server:
        page = await browser.new_page()
        await page.goto(server.url)
        await page.get_by_role("button", name="Start").click()
        await expect(page.locator(".mine")).to_have_count(1)
        port = int(server.url.rpartition(":")[2])
    async with LocalServer(folder=tmp_path, port=port) as server:
        for _ in range(2):
            talk.send(server.desk, ANNA, ANNA, text="again")
        await expect(page.locator(".mine")).to_have_count(3, timeout=PATIENCE)
        await page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1200])
async def test_axe_finds_nothing(width: int, scheme: str, chat: Chat) -> None:
    """Names, roles, contrast and landmarks of every view; nothing is wider than the screen."""
    commands = [{"command": "new", "description": "A new game"}]
    await chat.bot("setMyCommands", commands=commands)
    await chat.board()
    link = "<a href='https://example.org'>link</a>"
    await chat.bot("sendMessage", chat_id=ANNA, text=f"/new {link} <code>a</code>",
                   parse_mode="HTML")  # fmt: skip
    await chat.board(GROUP)
    talk.voice(chat.desk, ANNA, ANNA, data=b"OggS", duration=1)
    talk.send(chat.desk, BRUNO, GROUP, text="hello")
    page = chat.page
    await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    await page.set_viewport_size({"width": width, "height": 740})

    async def check(view: str) -> None:
        found = await Axe().run(page)
        assert found.violations_count == 0, view + found.generate_report()
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        inside = await page.locator("#log").evaluate("log => log.scrollWidth <= log.clientWidth")
        assert inside, view

    await check("chat")
    await chat.button("Commands").click()
    await check("commands")
    await page.keyboard.press("Escape")
    await chat.button("Chat actions").click()
    await check("actions")
    await page.keyboard.press("Escape")
    await page.locator("#alert").evaluate("dialog => dialog.showModal()")
    await check("alert")
    await page.keyboard.press("Escape")
    if width == 360:
        await chat.button("Back to the chats").click()
        await check("list")
    await page.get_by_role("button", name="Card table").click()
    await check("group")
