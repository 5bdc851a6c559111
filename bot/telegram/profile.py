"""What Telegram shows of the bot itself: command menus and descriptions, per language."""

from telegram import Bot, BotCommand
from telegram.error import TelegramError

from bot.language.catalog import DEFAULT, Catalog
from bot.telegram.logs import log

LONGEST_DESCRIPTION, LONGEST_SHORT, LONGEST_COMMAND_HELP = 512, 120, 256
MOST_COMMANDS = 100


async def set_profile(bot: Bot, catalog: Catalog) -> None:
    """Bring menus and descriptions up to date; what is right already is left alone.

    A failure costs a menu, not a game: it is logged.
    """
    for language in catalog.languages():
        # English is also what people of all other languages see.
        codes = [None, language] if language == DEFAULT else [language]
        for code in codes:
            try:
                await _set_menu(bot, catalog, language, code)
                await _set_descriptions(bot, catalog, language, code)
            except TelegramError as error:
                log.warning("profile not set", language=code or "all", error=error)


async def _set_menu(bot: Bot, catalog: Catalog, language: str, code: str | None) -> None:
    wanted = tuple(
        BotCommand(word, text[:LONGEST_COMMAND_HELP])
        for word, text in catalog.commands(language)[:MOST_COMMANDS]
    )
    if await bot.get_my_commands(language_code=code) != wanted:
        await bot.set_my_commands(wanted, language_code=code)


async def _set_descriptions(bot: Bot, catalog: Catalog, language: str, code: str | None) -> None:
    about = catalog.word("bot-description", language)[:LONGEST_DESCRIPTION]
    if (await bot.get_my_description(language_code=code)).description != about:
        await bot.set_my_description(about, language_code=code)
    short = catalog.word("bot-short", language)[:LONGEST_SHORT]
    if (await bot.get_my_short_description(language_code=code)).short_description != short:
        await bot.set_my_short_description(short, language_code=code)
