"""A board as a PNG file, drawn as the chat shows it."""

from bot.language.catalog import Catalog
from bot.replies import View
from bot.scenes import scene_for
from engine.errors import PyramidError
from engine.game import Game
from render.board import draw_board
from render.themes import DEFAULT_THEME, THEMES


def draw_game(game: Game, theme: str | None, language: str) -> bytes:
    """The PNG bytes of a game's board.

    Raises:
        PyramidError: there is no such theme or language, in one sentence.
    """
    catalog = Catalog()
    if language not in catalog.languages():
        known = ", ".join(catalog.languages())
        raise PyramidError(f"There is no language “{language}”; choose one of {known}.")
    if theme is not None and theme not in THEMES:
        known = ", ".join(THEMES)
        raise PyramidError(f"There is no theme “{theme}”; choose one of {known}.")
    view = View(game_id=0, game=game)
    style = THEMES[theme] if theme else DEFAULT_THEME
    return draw_board(scene_for(view, catalog, language), style)
