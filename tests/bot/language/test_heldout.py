"""Lines by somebody who had not read the lexicons: no wrong move, and how many are understood.

The specification asks for 97 of 100; `docs/figures.md` tells how far each language is from it.
The floors below only keep what has been reached.
"""

import pytest

from tests.bot.language.heldout import DATA, Line, figures, judge, lines

LANGUAGES = sorted(file.stem for file in DATA.glob("??.tsv"))
FLOOR = 68
"""Of 100 lines that ask for something, right or asked, in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_is_wrong_and_small_talk_gets_silence(language):
    _, verdicts = figures(language, odd=False)
    assert [verdict for verdict in verdicts if verdict.outcome == "wrong"] == []
    talk = [verdict for verdict in verdicts if verdict.line.expect == "nothing"]
    assert talk
    assert [verdict for verdict in talk if verdict.outcome != "right"] == []


@pytest.mark.xfail(strict=True, reason="No language is there yet; see docs/figures.md.")
@pytest.mark.parametrize("language", LANGUAGES)
def test_97_of_100_are_right_or_asked(language):
    counts, _ = figures(language, odd=False)
    total = counts["positive"]
    right, asked = counts["positive right"], counts["positive asked"]
    assert (right + asked) / total >= 0.97
    assert asked / total <= 0.08


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_understood_stays_understood(language):
    counts, _ = figures(language, odd=False)
    asked, total = counts["positive asked"], counts["positive"]
    assert total >= 80
    assert 100 * (counts["positive right"] + asked) >= FLOOR * total
    assert 100 * asked <= 8 * total


@pytest.mark.parametrize(
    ("place", "state", "line", "expect", "outcome", "note"),
    [
        ("private", "mid", "draw nine times", "draw 9", "right", ""),
        ("private", "start", "ten of clubs three of spades", "pair 10C 3S", "right", ""),
        ("private", "start", "king", "king KH", "right", ""),
        ("private", "mid", "where is the queen of clubs", "where QC", "right", ""),
        ("private", "mid", "draw until the nine", "draw until 9", "right", ""),
        ("private", "start", "ten of clubs three of spades", "king KH", "wrong", ""),
        ("private", "mid", "free", "board", "missed", ""),
        ("private", "start", "king of spades", "refuse", "right", ""),
        ("private", "start", "undo", "refuse", "right", ""),
        ("private", "mid", "undo", "refuse", "wrong", ""),
        ("private", "mid", "new 5000000000", "refuse", "right", ""),
        ("private", "hinted", "do it", "doit", "right", ""),
        ("group", "mid", "draw", "nothing", "right", ""),
        ("group", "start", "ten of clubs and three of spades", "pair 10C 3S", "right", ""),
        ("group", "start", "king", "nothing", "right", ""),
        ("group", "mid", "@otherbot draw", "nothing", "right", ""),
        (
            "private",
            "start",
            "ten of clubs and three of hearts, no, three of spades",
            "ask",
            "right",
            "",
        ),
        ("group", "mid", "undo 3", "undo 3", "right", "reply"),
    ],
)
def test_the_measure_tells_right_from_wrong(place, state, line, expect, outcome, note):
    assert judge(Line("x-p2", place, state, line, expect, note), "en").outcome == outcome


def test_lines_that_others_may_have_seen_are_left_out():
    kept = list(lines(DATA / "en.tsv"))
    assert 280 <= len(kept) < 326
    assert not any("seen" in line.note for line in kept)


def test_headers_are_no_lines(tmp_path):
    file = tmp_path / "en.tsv"
    file.write_text(
        "# made by hand\nid\tplace\tstate\tline\texpect\tnote\n1\tprivate\tmid\thi\tunknown\t\n"
    )
    assert [line.id for line in lines(file)] == ["1"]
