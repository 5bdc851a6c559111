from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.cards import Card, Suit, ordered_deck
from engine.position import Outcome
from render import encode
from render.board import board_layout, draw_board, paint_board
from render.layout import LARGE, MAX_HEIGHT
from render.palette import Mood, State, index_of, palette_of
from render.scene import Deck, Labels, Mark, Stock
from render.sprites import kept_card, sprites_of
from render.themes import DEFAULT_THEME, THEMES
from tests.render.boards import lost, opened, scene, won
from tests.render.golden import BOARDS, FOLDER, differing, small

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_are_as_they_were(name):
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    drawn = small(BOARDS[name]())
    assert drawn.size == golden.size
    assert differing(drawn, golden) <= 10


def test_golden_pictures_would_show_a_changed_rank():
    base = scene("N", 4, 10, marked=True)
    row, column, cell = next(
        (row, column, cell)
        for row, cells in enumerate(base.rows)
        for column, cell in enumerate(cells)
        if cell
    )
    other = replace(cell, card=Card(cell.card.rank % 13 + 1, cell.card.suit))
    cells = (*base.rows[row][:column], other, *base.rows[row][column + 1 :])
    changed = replace(base, rows=(*base.rows[:row], cells, *base.rows[row + 1 :]))
    first, second = (small(draw_board(each, DEFAULT_THEME)) for each in (base, changed))
    assert differing(first, second) >= 40


@EACH
def test_pictures_are_small_palette_pngs_within_telegrams_sides(theme):
    for shown in (
        scene("N", 1, 0),
        scene("F", 3, 12, marked=True),
        scene("A", 2, 16),
        won(),
        lost(),
    ):
        for deflate in {None, encode.FAST}:
            palette = palette_of(theme, Mood.DAY)
            data = encode.png_of(paint_board(shown, theme), palette, deflate)
            picture = Image.open(BytesIO(data))
            assert (picture.format, picture.mode) == ("PNG", "P")
            assert picture.width == 1280
            assert picture.height <= MAX_HEIGHT
            assert len(data) <= 110 * 1024


def test_most_boards_take_less_than_70_kib():
    sizes = sorted(
        len(draw_board(scene("N", seed, 4 * seed, marked=True), DEFAULT_THEME)) for seed in range(9)
    )
    assert sizes[4] <= 70 * 1024


@EACH
def test_the_same_scene_gives_the_same_bytes(theme):
    first = draw_board(scene("N", 5, 9, marked=True), theme)
    kept_card.cache_clear()
    assert draw_board(scene("N", 5, 9, marked=True), theme) == first


def test_threads_draw_what_one_draws():
    kept_card.cache_clear()
    jobs = [
        (scene(token, seed, 10, marked=True), theme)
        for token, seed in (("N", 1), ("A", 2), ("F", 3), ("E", 4))
        for theme in (THEMES["classic"], THEMES["dark-four"], THEMES["contrast-large"])
    ]
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda job: draw_board(*job), jobs * 2))
    assert together == [draw_board(*job) for job in jobs] * 2


def _changed_share(first, second, theme):
    """How much of the picture differs in lightness alone."""
    grey = [opened(draw_board(each, theme)).convert("L").convert("RGB") for each in (first, second)]
    return differing(*grey)


@EACH
def test_marks_show_without_colour_and_differ(theme):
    row = scene("N", 1, 0).rows[6]
    plain = scene("N", 1, 0)
    selected, hinted = (
        replace(plain, rows=(*plain.rows[:6], (replace(row[0], mark=mark), *row[1:])))
        for mark in (Mark.SELECTED, Mark.HINT)
    )
    assert _changed_share(plain, selected, theme) >= 500
    assert _changed_share(plain, hinted, theme) >= 500
    assert _changed_share(selected, hinted, theme) >= 500


def test_a_selected_card_stays_where_it_was():
    plain, theme = scene("N", 1, 0), DEFAULT_THEME
    marked = replace(plain.rows[6][3], mark=Mark.SELECTED)
    rows = (*plain.rows[:6], (*plain.rows[6][:3], marked, *plain.rows[6][4:]))
    x, y = board_layout(plain, theme).place(6, 3)
    box = (x + 20, y + 20, x + 90, y + 100)
    dark = [
        opened(draw_board(each, theme)).crop(box).convert("L").point(lambda level: level < 128, "1")
        for each in (plain, replace(plain, rows=rows))
    ]
    assert dark[0].tobytes() == dark[1].tobytes()


def test_a_marked_covered_card_keeps_its_body_empty():
    plain, theme = scene("N", 1, 0), DEFAULT_THEME
    marked = replace(plain.rows[2][1], mark=Mark.SELECTED)
    rows = (*plain.rows[:2], (plain.rows[2][0], marked, plain.rows[2][2]), *plain.rows[3:])
    layout = board_layout(plain, theme)
    x, y = layout.place(2, 1)
    # The gap between the two cards that cover it shows nothing but its face.
    gap = (x + layout.metrics.width // 2 - 2, y + 130, x + layout.metrics.width // 2 + 2, y + 210)
    shown = paint_board(replace(plain, rows=rows), theme).crop(gap)
    assert set(shown.tobytes()) == {index_of("select.face")}


def test_all_cards_of_a_size_take_less_than_8_mb():
    sprites = sprites_of(LARGE, Deck.FRENCH, Labels().ranks)
    states = (State.FREE, State.COVERED)
    pictures = {
        id(picture): picture.width * picture.height
        for card in ordered_deck()
        for state in states
        for picture in (sprites.card(card, state), sprites.card(card, state))
    }
    assert len(pictures) == 104
    assert sum(pictures.values()) <= 8 * 2**20


def test_languages_share_cards_whose_ranks_they_write_alike():
    english, italian = (
        sprites_of(LARGE, Deck.FRENCH, ranks)
        for ranks in (tuple("A23456789TJQK"), tuple("A23456789TFDR"))
    )
    seven, queen = Card(7, Suit.CLUBS), Card(12, Suit.CLUBS)
    assert english.card(seven, State.FREE) is italian.card(seven, State.FREE)
    assert english.card(queen, State.FREE) != italian.card(queen, State.FREE)


@pytest.mark.parametrize(
    "change",
    [
        {"stock": Stock(0, refills=True)},
        {"stock": Stock(0, refills=False)},
        {"stock": Stock(7, refills=True, mark=Mark.HINT)},
        {"score": 280},
        {"moves": 123},
        {"clock": "12:34"},
        {"code": "PY1-N-AAAAAAJ"},
        {"footer": "Nessuna nuova carta libera."},
        {"labels": Labels(passes="3 passaggi")},
        {"outcome": Outcome.LOST, "title": "Nessuna mossa più possibile"},
        {"outcome": Outcome.WON, "title": "Hai vinto!"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_in_a_scene_is_seen(change):
    base = scene("N", 1, 3)
    pixels = [
        paint_board(each, DEFAULT_THEME).tobytes() for each in (base, replace(base, **change))
    ]
    assert pixels[0] != pixels[1]


def test_ranks_carry_the_names_of_the_player_s_language():
    base = scene("N", 1, 0)
    english = replace(base, labels=replace(base.labels, ranks=Labels().ranks))
    assert draw_board(base, DEFAULT_THEME) != draw_board(english, DEFAULT_THEME)


def test_very_long_words_stay_inside():
    long = "Überlange Bezeichnung für alles " * 4
    labels = Labels(score=long, moves=long, stock=long, waste=long, passes=long)
    for shown in (scene("N", 1, 3), scene("F", 3, 12), lost(), won()):
        for key in ("classic", "dark-large"):
            wordy = replace(shown, labels=labels, footer=long, title=long)
            picture = opened(draw_board(wordy, THEMES[key]))
            layout = board_layout(wordy, THEMES[key])
            band = picture.getpixel((1, 5))
            assert all(picture.getpixel((1279, y)) == band for y in range(layout.prints.header - 6))
            edge = picture.getpixel((1, layout.height - 1))
            assert all(picture.getpixel((x, layout.height - 1)) == edge for x in range(1280))
