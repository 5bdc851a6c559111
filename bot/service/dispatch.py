"""Which function runs which command: the one table between names and what they do."""

from collections.abc import Awaitable, Callable
from types import MappingProxyType

from bot.replies import Reply
from bot.requests import Command
from bot.service import preferences
from bot.service.advice import advice
from bot.service.context import Context
from bot.service.game import games, home, play, several
from bot.service.game.switches import bare_shows
from bot.service.together import (
    contests,
    daily,
    deadlines,
    joining,
    leaders,
    sharing,
    standings,
    statistics,
)
from bot.service.words import explaining, guide, replies, table_words, without_eyes

Run = Callable[[Context, Command], Awaitable[Reply]]

RUNS: MappingProxyType[str, Run] = MappingProxyType(
    {
        "play": play.play,
        "pair": play.play,
        "select": play.select,
        "king": play.king,
        "draw": play.draw,
        "undo": play.undo,
        "new": advice.new,
        "again": games.again,
        "draws": several.draws,
        "until": several.until,
        "redo": several.redo,
        "go": without_eyes.go,
        "frees": without_eyes.frees,
        "needs": without_eyes.needs,
        "seen": without_eyes.seen,
        "whether": replies.whether,
        "talk": replies.talk,
        "no-number": replies.no_number,
        "continue": replies.resume,
        "start": home.start,
        "open": table_words.opened,
        "board": table_words.board,
        "free": table_words.free,
        "row": table_words.row,
        "card": table_words.card,
        "waste": table_words.waste,
        "stock": table_words.stock,
        "moves": table_words.moves,
        "partners": table_words.partners,
        "status": table_words.status,
        "score": table_words.score,
        "code": table_words.code,
        "changes": table_words.changes,
        "history": table_words.history,
        "help": home.help_,
        "rules": explaining.rules,
        "variants": home.variants,
        "tips": explaining.tips,
        "glossary": explaining.glossary,
        "hint": advice.hint,
        "exact": advice.exact_hint,
        "verdict": advice.verdict,
        "par": advice.par,
        "solution": advice.solution,
        "analysis": advice.analysis,
        "lang": preferences.language,
        "text": bare_shows("text", preferences.text),
        "brief": preferences.brief,
        "normal": preferences.normal,
        "detailed": preferences.detailed,
        "errors": bare_shows("errors", preferences.errors),
        "coach": bare_shows("coach", preferences.coach),
        "guide": bare_shows("guide", guide.guide),
        "theme": preferences.theme,
        "voice": bare_shows("voice", preferences.voice),
        "speed": preferences.speed,
        "settings": home.settings,
        "privacy": preferences.privacy,
        "forget": preferences.forget,
        "challenge": home.challenge,
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
        "menu": home.home,
        "home": home.home,
        "deals": bare_shows("deals", home.deals),
        "games": home.unfinished,
        "resume": home.resumed,
        "more": home.more,
        "less": home.less,
        "zone": deadlines.zone,
    }
)
