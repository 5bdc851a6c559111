"""Held-out lines reach the figures of the specification; without a set there is no figure."""

import pytest

from tests.bot.language.heldout import DATA, Line, figures, judge, lines

LANGUAGES = sorted(file.stem for file in DATA.glob("??.tsv"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_97_of_100_are_right_or_asked_and_no_move_is_wrong(language):
    counts = next(found for name, found, _ in figures(DATA) if name == language)
    total = counts["positive"]
    right, asked = counts["positive right"], counts["positive asked"]
    assert (right + asked) / total >= 0.97
    assert asked / total <= 0.08
    assert counts["positive wrong"] + counts["negative wrong"] == 0


START = "PY1-N-AAAAAAS"


@pytest.mark.parametrize(
    ("place", "line", "expect", "outcome"),
    [
        ("private", "draw nine times", "draw 9", "right"),
        ("private", "ten of clubs three of spades", "remove 3S 10C", "right"),
        ("private", "king", "remove KD", "right"),
        ("private", "where is the queen of clubs", "where QC", "right"),
        ("private", "draw until the nine", "draw until 9", "right"),
        ("private", "ten of clubs and three of hearts, no, three of spades", "ask", "right"),
        ("private", "ten of clubs three of spades", "remove KD", "wrong"),
        ("private", "free", "board", "missed"),
        ("group", "draw", "silence", "right"),
        ("group", "ten of clubs and three of spades", "remove 10C 3S", "right"),
        ("group", "king", "silence", "right"),
        ("reply", "undo 3", "undo 3", "right"),
    ],
)
def test_the_measure_tells_right_from_wrong(place, line, expect, outcome):
    assert judge(Line("1", place, START, line, expect), "en").outcome == outcome


def test_headers_are_no_lines(tmp_path):
    file = tmp_path / "en.tsv"
    file.write_text(
        "# made by hand\nid\tplace\tstate\tline\texpect\tnote\n1\tprivate\tnone\thi\tsilence\t\n"
    )
    assert [line.id for line in lines(file)] == ["1"]
