"""Every sentence that the code says is in the texts, and every text is said somewhere."""

import ast
import re
from pathlib import Path

from bot.commands import COMMANDS
from bot.language.catalog import Catalog

ROOT = Path(__file__).parents[3]


def said():
    """The keys in the code: (whole, or the pattern of a composed one)."""
    whole, composed = set(), set()
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                composed.add(_pattern(node))
    return whole, composed


def _pattern(node):
    parts = (
        re.escape(part.value) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+"
        for part in node.values
    )
    return "".join(parts)


def say_calls():
    """Keys given as they are to `Sentence` and `Term`."""
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                if node.func.id in {"Sentence", "Term"} and isinstance(first, ast.Constant):
                    yield first.value


def test_every_sentence_that_the_code_says_has_its_text():
    keys = set(Catalog().texts())
    assert {key for key in say_calls() if key not in keys} == set()


def test_every_text_is_said_somewhere():
    whole, composed = said()
    patterns = [re.compile(pattern) for pattern in composed if len(pattern) > 14]
    unused = [
        key
        for key in Catalog().texts()
        if key not in whole and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_every_command_has_its_help():
    assert {f"help-{name}" for name in COMMANDS} <= set(Catalog().texts())
