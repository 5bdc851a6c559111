"""What Telegram shows of the bot itself: command menus and descriptions, per language."""

from telegram import (
    BotCommand,
    MenuButtonDefault,
    MenuButtonWebApp,
    WebAppInfo,
)

from bot.language.catalog import DEFAULT, Catalog
from bot.telegram.logs import log
from bot.telegram.send.gate import Gate, Undelivered

LONGEST_DESCRIPTION, LONGEST_SHORT, LONGEST_COMMAND_HELP = 512, 120, 256
MOST_COMMANDS = 100
BUTTON = "Pyramide"
"""The menu button's name: the same in every language."""


async def set_profile(gate: Gate, catalog: Catalog, page: str = "") -> None:
    """Bring menus and descriptions up to date; what is right already is left alone.

    `page` is the live board's address, "" where there is none. A failure costs a menu, not a
    game: it is logged.
    """
    try:
        await _set_menu_button(gate, page)
    except Undelivered as failed:
        log.warning("menu button not set", error=failed.error)
    for language in catalog.languages():
        # English is also what people of all other languages see.
        codes = [None, language] if language == DEFAULT else [language]
        for code in codes:
            try:
                await _set_menu(gate, catalog, language, code)
                await _set_descriptions(gate, catalog, language, code)
            except Undelivered as failed:
                log.warning("profile not set", language=code or "all", error=failed.error)


async def _set_menu_button(gate: Gate, page: str) -> None:
    """Let the menu button open the live board; without one it lists the commands again."""
    now = await gate.menu_button()
    shown = now.web_app.url if isinstance(now, MenuButtonWebApp) else ""
    # Telegram writes an address in its own way: a slash at the end is no difference.
    if shown.rstrip("/") == page.rstrip("/"):
        return
    button = MenuButtonWebApp(BUTTON, WebAppInfo(page)) if page else MenuButtonDefault()
    await gate.set_menu_button(button)


async def _set_menu(gate: Gate, catalog: Catalog, language: str, code: str | None) -> None:
    wanted = tuple(
        BotCommand(word, text[:LONGEST_COMMAND_HELP])
        for word, text in catalog.commands(language)[:MOST_COMMANDS]
    )
    if await gate.menu(code) != wanted:
        await gate.set_menu(wanted, code)


async def _set_descriptions(gate: Gate, catalog: Catalog, language: str, code: str | None) -> None:
    about = catalog.word("bot-description", language)[:LONGEST_DESCRIPTION]
    short = catalog.word("bot-short", language)[:LONGEST_SHORT]
    shown = await gate.descriptions(code)
    if shown[0] != about:
        await gate.set_description(about, code)
    if shown[1] != short:
        await gate.set_short_description(short, code)
