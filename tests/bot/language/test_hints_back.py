"""Whatever advice says can be said back, and does what it advised (C46)."""

from pathlib import Path

import pytest

from bot.language.catalog import Catalog
from bot.language.listen import Sureness, listen
from bot.requests import Pending
from bot.service.advice.advice import advised_command, hint_said
from engine.game import parse_game
from engine.hints import hint_from
from engine.moves import Draw, Recycle, Remove
from engine.position import Outcome
from engine.rules import VARIANTS
from engine.solver import Kind, Verdict

CATALOG = Catalog()
FOLDER = Path(__file__).parents[2] / "data" / "golden"


def won(token):
    """A recorded won game's position at the deal, and the moves that stood at its end."""
    for line in (FOLDER / f"{token}.txt").read_text().splitlines():
        if line.startswith("won"):
            game = parse_game(" ".join(line.split()[4:]))
            return parse_game(game.code).position, game.line
    raise LookupError(token)


def heard(text, language, position, pending=None):
    found = listen(text, language=language, position=position, pending=pending)
    assert found.sure is Sureness.EXACT, text
    assert len(found.commands) == 1, (text, found.commands)
    return found.commands[0]


def follow(text, language, position, pending=None):
    """The position after everything that a line says was done, step by step."""
    command = heard(text, language, position, pending)
    if command.name == "sequence":
        for step in command.text.split("\n"):
            position = follow(step, language, position)
        return position
    moves = [command.move] if command.name == "play" else [command.move] * (command.number or 1)
    if command.name == "draw" and command.number:
        moves = [Draw(command.number - 1)]
    for move in moves:
        drawn = move if position.stock else Recycle()
        position = position.apply(move if command.name == "play" else drawn or Draw(0))
    return position


@pytest.mark.parametrize("language", CATALOG.languages())
@pytest.mark.parametrize("token", VARIANTS)
def test_a_game_is_won_by_saying_the_hints_back(token, language):
    position, line = won(token)
    at = 0
    while at < len(line):
        hint = hint_from(position, Verdict(Kind.WIN, line[at:]))
        told = CATALOG.text(hint_said(position, hint)[0], language, spanish=token == "E")
        pending = Pending((advised_command(position, hint),), confirm=True)
        after = follow(told, language, position, pending)
        while position != after:
            position = position.apply(line[at])
            at += 1
    assert position.outcome is Outcome.WON


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "do it"),
        ("en", "play it"),
        ("en", "ok"),
        ("en", "play the hint"),
        ("it", "fallo"),
        ("it", "va bene"),
        ("fr", "fais-le"),
        ("es", "hazlo"),
        ("de", "mach das"),
    ],
)
def test_a_yes_right_after_advice_takes_it(language, text):
    position, line = won("N")
    advised = advised_command(position, hint_from(position, Verdict(Kind.WIN, line)))
    pending = Pending((advised,), confirm=True)
    found = listen(text, language=language, position=position, pending=pending)
    assert [command.name for command in found.commands] == ["yes"]


def test_advice_about_a_removal_and_about_draws_are_commands():
    position, line = won("N")
    names = set()
    for at, move in enumerate(line):
        names.add(advised_command(position, hint_from(position, Verdict(Kind.WIN, line[at:]))).name)
        position = position.apply(move)
    assert names == {"play", "draws"}
    assert any(isinstance(move, Remove) for move in line)
