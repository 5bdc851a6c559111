"""Result cards, statistics and previews."""

from dataclasses import replace

import pytest

from render.preview import draw_preview
from render.result import Fact, draw_result
from render.stats import Bar, draw_stats
from render.themes import DEFAULT_THEME, THEMES
from tests.render.boards import opened
from tests.render.golden import LOSS, RESULT, STATS, differing

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EACH
def test_each_theme_draws_them_small_enough(theme):
    for data in (
        draw_result(RESULT, theme),
        draw_result(LOSS, theme),
        draw_stats(STATS, theme),
        draw_preview(theme),
    ):
        picture = opened(data)
        assert len(data) <= 110 * 1024
        assert max(picture.size) <= 1280


def test_previews_of_all_themes_differ():
    assert len({draw_preview(theme) for theme in THEMES.values()}) == len(THEMES)


@pytest.mark.parametrize(
    "change",
    [
        {"stars": 3},
        {"stars": None},
        {"note": "other"},
        {"title": "Bravo!"},
        {"deal": Fact("Deal", "PY1-N-AAAAAAJ")},
        {"facts": (Fact("Score", "270"),)},
        {"won": False},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_result_shows_all_it_is_told(change):
    base, other = (
        opened(draw_result(each, DEFAULT_THEME)) for each in (RESULT, replace(RESULT, **change))
    )
    assert differing(base, other) >= 50


def test_a_lost_result_shows_which_cards_went():
    none = replace(LOSS, gone=tuple((False,) * (row + 1) for row in range(7)))
    first, second = (opened(draw_result(each, DEFAULT_THEME)) for each in (LOSS, none))
    assert differing(first, second) >= 10_000


def test_bars_are_as_long_as_their_amounts():
    gold = opened(draw_stats(STATS, DEFAULT_THEME)).getcolors(1 << 20)
    longer = replace(STATS, bars=(*STATS.bars[:-1], Bar("none", 45, "0")))
    more = opened(draw_stats(longer, DEFAULT_THEME)).getcolors(1 << 20)
    colour = tuple(DEFAULT_THEME.scheme.gold)
    count, larger = (
        next(number for number, shown in colours if shown == colour) for colours in (gold, more)
    )
    assert larger > count + 20_000


def test_statistics_without_games_are_drawn():
    empty = replace(STATS, tiles=(), bars=(), chart="")
    assert opened(draw_stats(empty, DEFAULT_THEME)).width == 1280
    zero = replace(STATS, bars=(Bar("28", 0, "0"),))
    assert opened(draw_stats(zero, DEFAULT_THEME)).width == 1280


def test_statistics_never_outgrow_telegrams_sides():
    many = replace(STATS, tiles=STATS.tiles * 4, bars=STATS.bars * 4)
    assert opened(draw_stats(many, DEFAULT_THEME)).height <= 1280
