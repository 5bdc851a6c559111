"""Whole games played by dictated lines alone, to a win."""

import pytest

from bot.language.listen import Sureness, listen
from engine.deal import deal_of
from engine.game import new_game
from engine.moves import Draw, Recycle
from engine.position import Outcome
from engine.rules import parse_rules
from tests.bot.language.dictation import DATA


def played(game, command):
    """The game after a command; commands that only tell leave it as it is."""
    match command.name:
        case "new":
            return new_game(deal_of(command.number, parse_rules(command.text or "N")))
        case "play":
            return game.play(command.move)
        case "draw":
            return game.play(Draw() if game.position.stock else Recycle())
        case _:
            return game


@pytest.mark.parametrize("language", ["en", "it", "fr", "es", "de"])
def test_a_whole_game_is_won_by_dictation(language):
    lines = (DATA / f"game_{language}.txt").read_text(encoding="utf-8").splitlines()
    game = None
    for line in lines:
        position = game.position if game else None
        heard = listen(line, language=language, position=position)
        assert len(heard.commands) == 1, line
        assert heard.sure is not Sureness.FUZZY, line
        game = played(game, heard.commands[0])
    assert game.outcome is Outcome.WON
    assert game.undos == 0
