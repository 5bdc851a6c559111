"""Labels fit their row on a phone, in every language, deck and state of the game (C67)."""

import random

import pytest

from bot.language.catalog import Catalog
from bot.replies import Sentence, View
from bot.telegram.look.keyboards import Labels, board_keyboard, playable
from engine.deal import deal_of
from engine.game import new_game
from engine.moves import Draw, Remove
from engine.position import Outcome
from engine.rules import VARIANTS

CATALOG = Catalog()
MOST = {7: 4, 6: 5, 5: 6, 4: 8, 3: 13, 2: 19, 1: 40}
"""Characters of a label, marks included, by how many buttons share a row of 320 pixels."""

MOST_ROWS = {"F": 5}


def views(token: str):
    """Boards of a few games as they are played, with each free card selected once, and more."""
    chance = random.Random(token)
    for number in (1, 2, 5):
        game = new_game(deal_of(number, VARIANTS[token]))
        while game.outcome is Outcome.PLAYING and len(game.line) < 70:
            yield View(game_id=1, game=game, more=True)
            for place in playable(game.position):
                yield View(game_id=1, game=game, selected=place)
            legal = game.position.legal_moves()
            yield View(game_id=1, game=game, hint=legal[0])
            removals = [move for move in legal if isinstance(move, Remove)]
            draws = [move for move in legal if isinstance(move, Draw)]
            game = game.play(chance.choice(removals or draws or list(legal)))
        yield View(game_id=1, game=game)


@pytest.mark.parametrize("token", sorted(VARIANTS))
@pytest.mark.parametrize("language", CATALOG.languages())
def test_every_label_fits_and_no_board_has_too_many_rows(language: str, token: str) -> None:
    labels = Labels(CATALOG, language, spanish=VARIANTS[token].spanish)
    wide, high = set(), 0
    for view in views(token):
        rows = board_keyboard(view, labels).inline_keyboard
        high = max(high, len(rows))
        for row in rows:
            wide |= {(len(row), b.text) for b in row if len(b.text) > MOST[len(row)]}
            words = (word for b in row for word in b.text.split())
            wide |= {(len(row), word) for word in words if len(row) == 3 and len(word) > 10}
        cards = [b.text.strip("✔•★") for row in rows for b in row if ".p" in str(b.callback_data)]
        assert len(set(cards)) == len(cards), "two buttons alike"
    assert wide == set()
    assert high <= MOST_ROWS.get(token, 4)


@pytest.mark.parametrize("language", CATALOG.languages())
def test_the_labels_of_menus_fit_two_in_a_row(language: str) -> None:
    names = {"name": "English"}
    keys = [key for key in CATALOG.texts() if key.startswith(("key-", "state-", "own-name-"))]
    whole = {"key-lang", "key-theme", "key-variant", "key-contest"}
    labels = {key: CATALOG.text(Sentence(key), language) for key in keys if key not in whole}
    assert len(labels) > 40
    assert {key: text for key, text in labels.items() if len(text) > MOST[2]} == {}
    assert len(CATALOG.text(Sentence("key-lang", names), language)) <= MOST[2]
