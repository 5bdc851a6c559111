"""C15, C22, C26: captions stand alone, nothing breaks their markup, nothing is too long."""

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.catalog import Catalog
from bot.local.html import formatted
from bot.replies import View
from bot.telegram.look.captions import (
    LONGEST_CAPTION,
    LONGEST_TEXT,
    caption,
    fits_caption,
    pieces,
    text_board,
)
from bot.telegram.look.keyboards import Labels
from engine.deal import deal_of
from engine.game import new_game
from engine.rules import VARIANTS

CATALOG = Catalog()


def view_of(token: str = "N") -> View:
    return View(game_id=7, game=new_game(deal_of(2, VARIANTS[token])))


def test_a_forwarded_board_says_where_to_play_it():
    text = caption("Removed king of diamonds.", view_of(), "en", CATALOG, "pyramide_bot")
    assert text == (
        'Removed king of diamonds. · <a href="https://t.me/pyramide_bot?start=PY1-N-AAAAAAS">'
        "Same cards</a>"
    )


@pytest.mark.parametrize("token", list(VARIANTS))
def test_every_variant_has_a_link_that_telegram_takes(token):
    text = caption("", view_of(token), "it", CATALOG, "pyramide_bot")
    payload = re.search(r"\?start=([^\"]+)", text)
    assert payload is not None
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", payload[1])


@given(st.text(max_size=3000))
def test_no_text_breaks_a_caption(line):
    text = caption(line, view_of(), "en", CATALOG, "pyramide_bot")
    shown = formatted(text, "HTML", None).text
    assert len(shown) <= LONGEST_CAPTION
    assert shown.endswith("Same cards")
    if line.strip() and fits_caption(line):
        assert line.strip() in unescape(text)


@given(st.text(max_size=12000), st.integers(5, 4096))
def test_long_texts_are_split_and_nothing_is_left_out(text, longest):
    parts = pieces(text, longest)
    assert all(len(part) <= longest for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_long_texts_are_cut_at_the_ends_of_sentences():
    sentence = "Row 6, left to right: queen of clubs, covered. "
    parts = pieces(sentence * 200, LONGEST_TEXT)
    assert len(parts) > 1
    assert all(part.endswith("covered.") for part in parts)


@pytest.mark.parametrize("token", list(VARIANTS))
def test_a_board_of_letters_shows_every_card_and_which_are_free(token):
    view = view_of(token)
    labels = Labels(CATALOG, "en", spanish=view.game.deal.rules.ranks == 12)
    shown = formatted(text_board(view.game.position, labels), "HTML", None).text
    lines = shown.splitlines()
    assert len(lines) == view.game.deal.rules.rows
    assert shown.count("[") == len(view.game.position.free_places())
    for row in view.game.position.rows():
        assert all(card is not None and labels.card(card) in shown for card in row)
