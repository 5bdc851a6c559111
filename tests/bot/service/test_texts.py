"""Every sentence that the code can say exists in the language files, and is used."""

import ast
import re
from pathlib import Path

import pytest

from bot.commands import COMMANDS
from bot.replies import Level
from bot.service.dispatch import RUNS
from bot.service.explaining import GLOSSARY, TIPS, TOPICS
from bot.service.guide import SENTENCES
from engine.errors import CodeFault, Reason
from engine.rules import VARIANTS

ROOT = Path(__file__).parents[3]
SOURCES = [path for path in (ROOT / "bot").rglob("*.py") if "__pycache__" not in path.parts]


def said_keys() -> set[str]:
    """Keys that stand whole in `Say("…")` or `Term("…")`."""
    keys = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Say", "Term"}:
                first = node.args[0] if node.args else None
                choice = isinstance(first, ast.IfExp)
                found = [first.body, first.orelse] if choice else [first]
                keys |= {
                    part.value
                    for part in found
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return keys


def composed_keys() -> set[str]:
    """Keys that are put together of parts."""
    return {
        *(f"help-{name}" for name in COMMANDS),
        *(f"help-topic-{name}" for name in TOPICS),
        *(f"variant-{token}" for token in VARIANTS),
        *(f"bad-code-{fault.value}" for fault in CodeFault),
        *(f"tip-{number}" for number in range(1, TIPS + 1)),
        *(f"glossary-{term}" for term in GLOSSARY),
        *(f"guide-{number}" for number in range(1, SENTENCES + 1)),
        *(f"level-{level.name.lower()}" for level in Level),
        *(f"setting-level-{level.name.lower()}" for level in Level),
        *(f"hint-known-{kind}" for kind in ("win", "loss", "unknown")),
        *(f"verdict-{kind}" for kind in ("win", "loss", "unknown")),
        *(f"analysis-{kind}" for kind in ("win", "loss", "unknown")),
        *(
            f"refused-{reason.value}"
            for reason in Reason
            if reason not in {Reason.GAME_OVER, Reason.COVERED, Reason.WRONG_SUM}
        ),
    }


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_sentence_is_missing(catalog, language):
    known = catalog._tongue(language).keys
    assert not (said_keys() - known)
    assert not (composed_keys() - known)


def test_every_command_does_something():
    answers = {"cancel", "repeat"}
    assert set(COMMANDS) - answers <= set(RUNS)


def test_no_sentence_is_left_over(catalog):
    """A text that nothing says is deleted."""
    code = "\n".join(path.read_text() for path in SOURCES)
    words = set(re.findall(r"[\w-]+", code))
    composed = composed_keys()
    prefixes = {word + "-" for word in re.findall(r'f"([\w-]+)-\{', code)} | {"it-", "language-"}
    suffixes = set(re.findall(r'\}(-[\w-]+)"', code))
    left = {
        key
        for key in catalog._tongue("en").keys - composed - words
        if not key.startswith(tuple(prefixes)) and not key.endswith(tuple(suffixes))
    }
    assert not left
