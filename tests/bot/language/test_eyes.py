"""Two voices: for eyes the same facts are said in words for eyes (C71)."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from bot.language.catalog import Catalog
from bot.language.eyes import PREFIX, SHOWN, for_eyes
from bot.language.lexicon import LOCALES
from bot.replies import Kind, Reply, Sentence, Settings, View
from engine.game import parse_game

CATALOG = Catalog()
LANGUAGES = ("en", "it", "fr", "es", "de")
SAY = {
    "en": r"\b[Ss]ay\b(?! (how|whether))",
    "it": r"\b[Dd]i['’]",
    "fr": r"\b[Dd]is\b|\b[Dd]ites\b",
    "es": r"\b[Dd]i\b",
    "de": r"\b[Ss]ag\b",
}
FOR_EARS = re.compile(
    r"text-on|terminal-greeting|variants-start|which-language|home|together-words"
    r"|help-help|help-[a-z]+|setting-.*|games-.*"
)
"""What only a chat without pictures is told: elsewhere a menu or a picture stands for it."""


def texts(language: str) -> dict[str, str]:
    """Every text as it is written, by its key."""
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_looks_is_told_to_say_something(language: str) -> None:
    every = texts(language)
    told = [
        key
        for key, text in every.items()
        if re.search(SAY[language], text)
        and PREFIX + key not in every
        and key not in SHOWN
        and not FOR_EARS.fullmatch(key)
    ]
    assert told == []
    assert [key for key in every if key.startswith(PREFIX) and re.search(SAY[language], every[key])
            ] == []  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_picture_shows_is_not_said_beside_it(language: str) -> None:
    game = parse_game("PY1-N-AAAAAAS")
    says = (
        Sentence("new-game-winnable", {"number": 2}),
        Sentence("points", {"points": 30}),
        Sentence("new-game-rules", {"code": game.code, "rules": "x"}),
    )
    reply = Reply(
        kind=Kind.DONE,
        says=says,
        settings=Settings(language=language),
        view=View(game_id=1, game=game),
        changed=True,
    )
    assert [say.key for say in for_eyes(reply, CATALOG.texts())] == ["eye-new-game-winnable"]
    assert len(CATALOG.show(reply)) < 60
