"""The words of the page itself, in one language."""

from typing import Final

from bot.language.catalog import Catalog
from bot.replies import Sentence
from bot.service.words.explaining import differences
from bot.web.state import Json
from engine.rules import VARIANTS, Rules

MOST_ROWS: Final = 10

WORDS: Final = {
    # the board
    "title": "web-title", "loading": "web-loading", "pyramid": "web-pyramid",
    "piles": "web-piles", "actions": "web-actions", "fits": "web-fits", "hinted": "web-hinted",
    "score": "picture-score", "moves": "picture-moves", "time": "picture-time",
    "deal": "picture-deal", "stock": "picture-stock", "waste": "picture-waste",
    "par": "picture-par", "best": "picture-best", "won": "picture-won", "lost": "picture-lost",
    "draw": "button-draw", "recycle": "button-recycle", "empty": "button-stock-empty",
    "undo": "button-undo", "redo": "web-redo", "hint": "button-hint", "new": "button-new",
    "again": "button-again", "menu": "web-menu", "copy": "web-copy", "copied": "web-copied",
    "thinking": "thinking", "yes": "button-yes", "no": "button-no", "close": "web-close",
    # a new game
    "newTitle": "web-new-title", "newAny": "web-new-any", "newWinnable": "web-new-winnable",
    "newCode": "web-new-code", "newDeal": "web-new-deal", "variants": "web-variants",
    "play": "web-play", "rules": "web-rules", "tips": "web-tips",
    # together
    "daily": "web-daily", "challenge": "web-challenge", "standings": "web-standings",
    "leaders": "web-leaders", "statistics": "web-statistics", "share": "web-share",
    # after the end
    "analysis": "button-analysis", "solution": "web-solution", "verdict": "web-verdict",
    "review": "web-review", "fromHere": "web-from-here", "toLoss": "web-to-loss",
    "first": "web-first", "last": "web-last", "back": "button-back", "next": "button-next",
    # settings and help
    "settings": "web-settings", "language": "web-language", "theme": "web-theme",
    "large": "web-large", "level": "web-level", "levelBrief": "web-level-brief",
    "levelNormal": "web-level-normal", "levelDetailed": "web-level-detailed",
    "errors": "web-errors", "coach": "web-coach", "help": "web-help", "keys": "web-keys",
    "say": "web-type", "send": "web-send", "answer": "web-answer", "privacy": "web-privacy",
    "forget": "web-forget", "inChat": "web-in-chat", "leave": "web-leave",
    # the line
    "offline": "web-offline", "online": "web-online", "ended": "web-ended",
    "trouble": "web-trouble",
}  # fmt: skip
"""The page's name for each text."""

KEYS: Final = (
    "web-key-arrows", "web-key-enter", "web-key-draw", "web-key-undo", "web-key-hint",
    "web-key-new", "web-key-help",
)  # fmt: skip


WON_OF_100: Final = {"N": 67, "S": 7, "R": 9, "P1": 57, "P2": 66, "T": 56, "E": 10}
"""How many deals of a variant can be won, where that is settled (docs/winrates.md)."""


def page_words(catalog: Catalog, language: str) -> Json:
    """Every word of the page by its name there, the rows' names, the keys and the variants."""
    rows = [Sentence("web-row", {"row": row}) for row in range(1, MOST_ROWS + 1)]
    return {
        **{name: catalog.word(key, language) for name, key in WORDS.items()},
        "lang": language,
        "rows": [catalog.text(row, language) for row in rows],
        "keyHelp": [catalog.word(key, language) for key in KEYS],
        "tokens": [
            [
                token,
                catalog.word(f"variant-{token}", language),
                _differs(token, record, catalog, language),
            ]
            for token, record in VARIANTS.items()
        ],
    }


def _differs(token: str, record: Rules, catalog: Catalog, language: str) -> str:
    """In what a variant differs from the app's rules, and how often it can be won."""
    items = differences(record)
    says = [Sentence("rules-as-app")]
    if items:
        says = [Sentence("rules-differ", {"items": items, "count": len(items)})]
    if token in WON_OF_100:
        says.append(Sentence("web-winnable", {"percent": WON_OF_100[token]}))
    return " ".join(catalog.text(say, language) for say in says)
