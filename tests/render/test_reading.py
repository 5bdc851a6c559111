"""What a small phone shows can be read: every rank and suit, in every theme."""

import subprocess
from dataclasses import replace
from io import BytesIO

import pytest

from engine.cards import Card
from render.board import draw_board
from render.palette import State
from render.themes import THEMES
from tests.render.boards import opened, scene
from tests.render.reading import Reader, visible_cards, worn

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EACH
@pytest.mark.parametrize(
    "shown",
    [scene("N", 4, 10, marked=True), scene("A", 2, 16), scene("E", 2, 8)],
    ids=["one waste", "three wastes", "Spanish"],
)
def test_every_rank_and_suit_is_read_at_320_pixels(theme, shown):
    assert _misread(shown, theme) == []


@pytest.mark.parametrize("key", ["classic", "dark-four", "contrast-large", "classic-four-large"])
def test_ten_rows_are_read_at_320_pixels(key):
    assert _misread(scene("F", 3, 12, marked=True), THEMES[key]) == []


def _misread(shown, theme):
    reader = Reader(shown, theme)
    picture = worn(opened(draw_board(shown, theme)))
    wrong = []
    for card, box, metrics, state in visible_cards(shown, reader):
        best = reader.read(picture, box, metrics, state)[0]
        if best != card:
            wrong.append((card, best))
    return wrong


def test_the_rank_beneath_the_waste_is_read():
    shown, theme = scene("N", 1, 12), THEMES["classic"]
    waste, reader = shown.wastes[0], Reader(shown, theme)
    assert waste.beneath
    metrics = reader.layout.pile
    x, y = reader.layout.wastes[0]
    strip = metrics.pad + metrics.rank_width + 8
    picture = worn(opened(draw_board(shown, theme)))
    box = (x - strip, y, strip, metrics.step)
    best = reader.read(picture, box, metrics, State.COVERED)[0]
    assert best.rank == waste.beneath[0].rank


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("token", "seed", "moves"), [("T", 2, 9), ("A", 3, 24)])
def test_cards_beneath_are_read_where_several_show(token, seed, moves, theme):
    """King Tut shows the three cards that it drew, Apophis the card under each top."""
    shown = scene(token, seed, moves)
    reader = Reader(shown, theme)
    metrics, strip = reader.layout.pile, reader.layout.strip
    picture = worn(opened(draw_board(shown, theme)))
    seen = []
    for waste, (x, y) in zip(shown.wastes, reader.layout.wastes, strict=True):
        for number, card in enumerate(reversed(waste.beneath)):
            box = (x, y + number * strip, metrics.width, strip)
            best = reader.read(picture, box, metrics, State.COVERED)[0]
            seen.append((card.rank, best.rank))
    assert len(seen) >= 2
    assert [rank for rank, _ in seen] == [rank for _, rank in seen]


def test_the_reader_sees_what_is_drawn_not_what_it_expects():
    shown, theme = scene("N", 1, 0), THEMES["classic"]
    reader = Reader(shown, theme)
    top = shown.rows[0][0]
    queen = replace(top, card=Card(12, top.card.suit))
    changed = replace(shown, rows=((queen,), *shown.rows[1:]))
    picture = worn(opened(draw_board(changed, theme)))
    _, box, metrics, state = next(visible_cards(shown, reader))
    assert reader.read(picture, box, metrics, state)[0] == queen.card != top.card


def test_a_stranger_reads_the_header_and_message():
    shown = scene("N", 1, 12)
    layout = Reader(shown, THEMES["classic"]).layout
    picture = opened(draw_board(shown, THEMES["classic"]))
    header = picture.crop((0, 0, picture.width, layout.prints.header - 6))
    footer = picture.crop((0, layout.band + 6, picture.width, picture.height))
    assert f"Score {shown.score}" in _seen(header)
    assert "Stock: 10 cards." in _seen(footer)


def test_a_stranger_reads_ranks():
    shown, theme = scene("N", 1, 0), THEMES["classic"]
    reader = Reader(shown, theme)
    picture = opened(draw_board(shown, theme))
    metrics = reader.layout.metrics
    seen = []
    for column in range(7):
        x, y = reader.layout.place(6, column)
        box = (x + 4, y + 8, x + metrics.pad + metrics.rank_width + 4, y + metrics.step)
        seen.append(_seen(picture.crop(box), "--psm", "8"))
    # Deal 2: 7, 10, 3, 4, 3, king (re), 7 (R19).
    assert seen == ["7", "10", "3", "4", "3", "R", "7"]


def _seen(picture, *options):
    """What tesseract reads in a picture."""
    stream = BytesIO()
    picture.save(stream, "PNG")
    done = subprocess.run(
        ["tesseract", "stdin", "stdout", *(options or ("--psm", "7"))],
        input=stream.getvalue(),
        capture_output=True,
        check=True,
        timeout=60,
    )
    return " ".join(done.stdout.decode().split())
