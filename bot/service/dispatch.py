"""Which function runs which command: the one table between names and what they do."""

from collections.abc import Awaitable, Callable
from types import MappingProxyType

from bot.replies import Reply
from bot.requests import Command
from bot.service import (
    contests,
    daily,
    deadlines,
    explaining,
    games,
    guide,
    joining,
    leaders,
    play,
    preferences,
    sharing,
    standings,
    statistics,
    telling,
)
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
        "start": joining.start,
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
        "guide": guide.guide,
        "theme": preferences.theme,
        "voice": preferences.voice,
        "settings": preferences.settings,
        "privacy": preferences.privacy,
        "challenge": contests.challenge,
        "duel": contests.duel,
        "series": contests.series,
        "standings": standings.standings,
        "leave": joining.leave,
        "hand": joining.hand,
        "team": leaders.team,
        "daily": joining.daily,
        "morning": daily.morning,
        "top": leaders.top,
        "stats": statistics.stats,
        "share": sharing.share,
        "zone": deadlines.zone,
    }
)
