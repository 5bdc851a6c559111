"""Golden pictures, 400 pixels wide as a phone shows them.

`python -m tests.render.golden` draws them anew; look at them before you keep them.
"""

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops

from render.board import draw_board
from render.preview import draw_preview
from render.result import Fact, ResultScene, draw_result
from render.stats import Bar, StatsScene, draw_stats
from render.themes import THEMES
from tests.render.boards import lost, opened, scene, won

FOLDER = Path(__file__).parents[1] / "data" / "boards"
WIDTH = 400
FAR = 48
"""A pixel differs when one of its channels does by more than this."""

RESULT = ResultScene(
    title="You won!",
    deal=Fact("Deal", "PY1-NW1D-AAAAAAS"),
    facts=(Fact("Score", "280"), Fact("Moves", "74"), Fact("Time", "4:10")),
    won=True,
    gone=tuple((True,) * (row + 1) for row in range(7)),
    stars=2,
    note="Par is 68 moves: six more than the shortest way.",
)
LOSS = ResultScene(
    title="No more moves",
    deal=Fact("Deal", "PY1-R-AAAAAAS"),
    facts=(Fact("Score", "180"), Fact("Moves", "40")),
    won=False,
    gone=tuple((row > 3,) * (row + 1) for row in range(7)),
)
STATS = StatsScene(
    title="Statistics",
    tiles=(
        Fact("Played", "128"),
        Fact("Won", "41"),
        Fact("Best time", "2:08"),
        Fact("Streak", "5"),
    ),
    chart="Cards removed from the pyramid",
    bars=(Bar("0–13", 45, "45"), Bar("14–27", 42, "42"), Bar("28", 41, "41"), Bar("none", 0, "0")),
)


def _boards() -> dict[str, Callable[[], bytes]]:
    classic, dark = THEMES["classic"], THEMES["dark-four-large"]
    boards: dict[str, Callable[[], bytes]] = {
        key: lambda theme=theme: draw_board(scene("N", 4, 10, marked=True), theme)
        for key, theme in THEMES.items()
    }
    return boards | {
        "ten-rows": lambda: draw_board(scene("F", 3, 12, marked=True), classic),
        "ten-rows-lost-large": lambda: draw_board(lost("F"), dark),
        "three-wastes": lambda: draw_board(scene("A", 2, 16), dark),
        "three-wastes-large": lambda: draw_board(scene("A", 3, 24), THEMES["classic-large"]),
        "three-drawn": lambda: draw_board(scene("T", 2, 9, marked=True), classic),
        "three-drawn-large": lambda: draw_board(scene("T", 2, 9), dark),
        "spanish": lambda: draw_board(scene("E", 2, 8), THEMES["classic-four"]),
        "won": lambda: draw_board(won(), classic),
        "won-large": lambda: draw_board(won(), THEMES["contrast-large"]),
        "lost": lambda: draw_board(lost(), classic),
        "lost-large": lambda: draw_board(lost(), dark),
        "result-won": lambda: draw_result(RESULT, classic),
        "result-lost": lambda: draw_result(LOSS, classic),
        "stats": lambda: draw_stats(STATS, THEMES["dark"]),
        "preview": lambda: draw_preview(THEMES["classic-four"]),
    }


BOARDS = _boards()


def small(data: bytes) -> Image.Image:
    picture = opened(data)
    height = round(picture.height * WIDTH / picture.width)
    return picture.resize((WIDTH, height), Image.Resampling.BOX)


def differing(first: Image.Image, second: Image.Image) -> int:
    """How many pixels differ by far."""
    red, green, blue = ImageChops.difference(first, second).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[FAR + 1 :])


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in BOARDS.items():
        small(draw()).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    write()
