"""Every example in a docstring or in docs/engine.md does what it says."""

import doctest
import importlib.util
import pkgutil
from pathlib import Path

import pytest

import bot
import engine
import render

ENGINE = Path(__file__).parents[2] / "docs" / "engine.md"


def _modules() -> list[str]:
    found = ["engine"]
    for package in (engine, render, bot):
        named = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        found += [module.name for module in named if not module.name.endswith("__main__")]
    return [name for name in found if ">>>" in _source(name)]


def _source(name: str) -> str:
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    # The native core is a library without a source of its own.
    return Path(spec.origin).read_text() if spec.origin.endswith(".py") else ""


@pytest.mark.parametrize("name", _modules())
def test_the_examples_of_a_module(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


def test_the_examples_of_the_handbook() -> None:
    text = ENGINE.read_text()
    bare = "\n".join("" if line.startswith("```") else line for line in text.split("\n"))
    test = doctest.DocTestParser().get_doctest(bare, {}, "engine.md", str(ENGINE), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 10
    assert not result.failed
