"""How often a variant can be won is told as it was counted, on the home and on the live board."""

from pathlib import Path

from bot.service.game.home import CHANCES
from bot.web.words import WON_OF_100

COUNTED = Path(__file__).parents[3] / "docs" / "winrates.md"


def shares() -> dict[str, float]:
    """Of 100 deals of a variant how many can be won, from the table of what was counted."""
    lines = COUNTED.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if line.startswith("| ")]
    return {row[1]: float(row[5].split()[0]) for row in rows if row[5].endswith("%")}


def test_the_home_tells_chances_near_those_counted():
    counted = shares()
    for token, (won, of) in CHANCES.items():
        assert abs(100 * won / of - counted[token]) < 1.5, token


def test_the_live_board_tells_them_in_whole_percent():
    counted = shares()
    for token, percent in WON_OF_100.items():
        assert percent == round(counted[token]), token
