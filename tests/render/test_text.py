from itertools import pairwise

import pytest
from PIL import ImageChops

from render.paper import fitted, wrapped
from render.shapes import FRENCH_SUITS, SPANISH_SUITS
from render.text import FALLBACK, FONTS, HEAVY, MAIN, line_of

MESSAGE = "120 points, 12 cards taken from the pyramid. Say “undo” to go back."


def _line(text, size=60, name=MAIN):
    return line_of(text, size, FRENCH_SUITS, name)


@pytest.mark.parametrize("name", [MAIN, HEAVY])
def test_the_zero_has_no_slash(name):
    mask = _line("0", 200, name).mask
    left, top, right, bottom = mask.getbbox()
    middle = mask.crop((left, top, right, bottom)).getpixel(
        ((right - left) // 2, (bottom - top) // 2)
    )
    assert middle == 0
    # One hole: from the middle, straight up and down, ink is met once each way.
    column = [mask.getpixel(((left + right) // 2, y)) > 127 for y in range(top, bottom)]
    assert sum(a != b for a, b in pairwise(column)) == 2


def test_a_zero_is_as_high_as_its_neighbours():
    heights = [(box[1], box[3]) for digit in "0358" if (box := _line(digit, 100).mask.getbbox())]
    assert max(top for top, _ in heights) - min(top for top, _ in heights) <= 3
    assert max(bottom for _, bottom in heights) - min(bottom for _, bottom in heights) <= 3


@pytest.mark.parametrize("text", ["7♣ + 6♦", "7♣\ufe0f + 6♦\ufe0e"])
def test_suits_are_drawn_with_or_without_selectors(text):
    plain = _line("7♣ + 6♦").mask
    assert ImageChops.difference(_line(text).mask, plain).getbbox() is None


def test_a_suit_in_a_text_has_the_shape_of_the_deck():
    french, spanish = (line_of("♣", 60, suits).mask for suits in (FRENCH_SUITS, SPANISH_SUITS))
    assert ImageChops.difference(french, spanish).getbbox() is not None


@pytest.mark.parametrize("text", ["Король", "βασιλιάς", "ملك", "Ž ő ł Ș ñ ç ß"])
def test_other_scripts_are_drawn(text):
    mask = _line(text).mask
    assert mask.getbbox() is not None
    missing = _line("\U0010fffd" * len(text)).mask
    assert mask.size != missing.size or ImageChops.difference(mask, missing).getbbox()


def test_an_empty_text_is_no_trouble():
    assert _line("").mask.getbbox() is None


def test_kerned_letters_move_together():
    assert _line("To", 100).width < _line("T", 100).width + _line("o", 100).width


@pytest.mark.parametrize("width", [900, 300, 60])
def test_a_line_is_made_to_fit(width):
    assert fitted(MESSAGE, 42, width, FRENCH_SUITS).width <= width


def test_a_line_that_fits_is_left_alone():
    assert fitted("King", 42, 1000, FRENCH_SUITS) is line_of("King", 42, FRENCH_SUITS, MAIN)


def test_a_long_message_takes_two_lines_and_a_short_one_does_not():
    assert len(wrapped("King of hearts", 42, 1200, FRENCH_SUITS)) == 1
    lines = wrapped(MESSAGE, 42, 800, FRENCH_SUITS)
    assert len(lines) == 2
    assert max(line.width for line in lines) <= 800
    assert len(wrapped("Donaudampfschifffahrtsgesellschaft" * 3, 42, 800, FRENCH_SUITS)) == 1


@pytest.mark.parametrize("name", [MAIN, HEAVY, FALLBACK])
def test_fonts_are_shipped(name):
    assert (FONTS / name).stat().st_size > 20_000


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("AtkinsonHyperlegibleNext-OFL.txt", "SIL Open Font License, Version 1.1"),
        ("DejaVuSans-LICENSE.txt", "Bitstream"),
    ],
)
def test_their_licences_are_shipped(name, words):
    assert words in (FONTS / name).read_text(encoding="utf-8")
