from itertools import product

import pytest

from engine.cards import Suit
from render.colour import Rgb, contrast, mix, readable, rgb
from render.palette import FACE, Mood, State, flat_colours, ink, palette_of, part, ramp, restate
from render.scene import Deck
from render.themes import DEFAULT_THEME, THEMES
from tests.render.vision import distance, nearest

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
LEAST = {State.FREE: 7.0, State.COVERED: 4.5, State.SELECT: 7.0, State.HINT: 7.0}


def test_every_scheme_comes_in_two_suit_sets_and_two_prints():
    assert len(THEMES) == 12
    assert set(THEMES) >= {"classic", "classic-four", "dark-large", "contrast-four-large"}
    assert DEFAULT_THEME is THEMES["classic"]
    assert all(key == theme.key for key, theme in THEMES.items())


@EACH
def test_suits_are_readable_on_every_face(theme):
    colours = flat_colours(theme, Mood.DAY)
    for state, suit in product(State, Suit):
        least = 7.0 if theme.key.startswith("contrast") else LEAST[state]
        ratio = contrast(colours[ink(state, suit)], colours[part(state, FACE)])
        assert ratio >= least, (state, suit, ratio)


@EACH
@pytest.mark.parametrize("mood", Mood)
def test_words_are_readable_in_every_light(theme, mood):
    colours = flat_colours(theme, mood)
    pairs = [
        ("text", "band"),
        ("muted", "band"),
        ("text", "table"),
        ("muted", "table"),
        ("muted", "ray"),
        ("gold", "band"),
        ("plate_ink", "plate"),
        ("mark_ink", "select"),
        ("mark_ink", "hint"),
    ]
    for figure, ground in pairs:
        ratio = contrast(colours[figure], colours[ground])
        assert ratio >= 4.5, (figure, ground, ratio)


@EACH
@pytest.mark.parametrize("deck", Deck)
def test_four_suits_are_apart_for_all_eyes(theme, deck):
    if not theme.four:
        return
    colours = flat_colours(theme, Mood.DAY, deck)
    for state in State:
        assert nearest([colours[ink(state, suit)] for suit in Suit]) >= 20, state


@EACH
def test_two_colour_themes_have_exactly_two_inks(theme):
    assert len(set(theme.free_inks)) == len(set(theme.covered_inks)) == (4 if theme.four else 2)


@EACH
def test_free_and_covered_faces_differ_for_all_eyes(theme):
    colours = flat_colours(theme, Mood.DAY)
    faces = [colours[part(state, FACE)] for state in (State.FREE, State.COVERED)]
    assert nearest(faces) >= 20


def test_vision_knows_what_the_colour_blind_confuse():
    green, brown = rgb("4C8A3A"), rgb("8A7A2A")
    assert distance(green, brown, "normal") > 2 * distance(green, brown, "protan")
    assert distance(rgb("000000"), rgb("FFFFFF"), "normal") == pytest.approx(100, abs=0.1)


def test_contrast_is_that_of_wcag():
    assert contrast(rgb("000000"), rgb("FFFFFF")) == pytest.approx(21)
    assert contrast(rgb("767676"), rgb("FFFFFF")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("face", ["FFFFFF", "000000", "FFF0B3"])
def test_an_ink_is_moved_no_further_than_needed(face):
    moved = readable(rgb("B20A1A"), rgb(face), 7)
    assert 7 <= contrast(moved, rgb(face)) < 8
    assert readable(moved, rgb(face), 7) == moved


@EACH
def test_palettes_fit_and_ramps_run_from_ground_to_figure(theme):
    palette = palette_of(theme, Mood.DAY)
    assert len(palette) <= 768
    table = ramp("band", "text")
    colours = flat_colours(theme, Mood.DAY)
    shown = [Rgb(*palette[3 * index : 3 * index + 3]) for index in (table[0], table[-1])]
    assert shown == [colours["band"], colours["text"]]
    middle = Rgb(*palette[3 * table[128] : 3 * table[128] + 3])
    expected = mix(colours["band"], colours["text"], 0.5)
    assert all(abs(a - b) <= 24 for a, b in zip(middle, expected, strict=True))


def test_a_restated_card_keeps_everything_but_its_own_colours():
    free = ramp(part(State.FREE, FACE), ink(State.FREE, Suit.HEARTS))
    for state in State:
        moved = tuple(restate(state)[index] for index in free)
        assert moved == ramp(part(state, FACE), ink(state, Suit.HEARTS))
        assert restate(state)[ramp("band", "text")[255]] == ramp("band", "text")[255]
