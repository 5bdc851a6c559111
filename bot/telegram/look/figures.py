"""Figures as a picture, in the chat's language and theme."""

from bot.language.catalog import Catalog
from bot.replies import Figures, Sentence, Settings
from render.result import Fact
from render.stats import Bar, StatsScene, draw_stats
from render.themes import DEFAULT_THEME, THEMES


def draw_figures(figures: Figures, catalog: Catalog, settings: Settings) -> bytes:
    """The picture as PNG bytes."""

    def told(say: Sentence) -> str:
        return catalog.text(say, settings.language)

    scene = StatsScene(
        title=told(figures.title),
        tiles=tuple(Fact(told(tile.label), told(tile.value)) for tile in figures.tiles),
        chart=told(figures.chart) if figures.bars else "",
        bars=tuple(Bar(told(bar.label), bar.amount, told(bar.text)) for bar in figures.bars),
    )
    return draw_stats(scene, THEMES.get(settings.theme, DEFAULT_THEME))
