"""Which function runs which command: the one table between names and what they do."""

from collections.abc import Awaitable, Callable
from types import MappingProxyType

from bot.replies import Reply
from bot.requests import Command
from bot.service import explaining, games, play, preferences, telling
from bot.service.table import Table

Run = Callable[[Table, Command], Awaitable[Reply]]

RUNS: MappingProxyType[str, Run] = MappingProxyType(
    {
        "play": play.play,
        "pair": play.play,
        "select": play.select,
        "king": play.king,
        "draw": play.draw,
        "undo": play.undo,
        "new": games.new,
        "again": games.again,
        "start": games.start,
        "open": telling.opened,
        "board": telling.board,
        "free": telling.free,
        "row": telling.row,
        "card": telling.card,
        "waste": telling.waste,
        "stock": telling.stock,
        "moves": telling.moves,
        "partners": telling.partners,
        "status": telling.status,
        "score": telling.score,
        "code": telling.code,
        "changes": telling.changes,
        "history": telling.history,
        "help": explaining.help_,
        "rules": explaining.rules,
        "variants": explaining.variants,
        "tips": explaining.tips,
        "glossary": explaining.glossary,
        "lang": preferences.language,
        "text": preferences.text,
        "brief": preferences.brief,
        "normal": preferences.normal,
        "detailed": preferences.detailed,
        "errors": preferences.errors,
        "coach": preferences.coach,
        "theme": preferences.theme,
        "voice": preferences.voice,
        "settings": preferences.settings,
        "privacy": preferences.privacy,
    }
)
