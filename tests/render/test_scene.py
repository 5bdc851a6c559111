import subprocess
import sys
from dataclasses import replace

import pytest

from engine.cards import Card, Suit
from engine.game import parse_game
from engine.moves import Draw, Recycle, Remove, parse_place
from engine.position import Outcome
from render.scene import Cell, Deck, Labels, Mark, View, Waste, scene_of
from tests.render.boards import game_of, lost, scene

DEAL_2 = parse_game("PY1-N-AAAAAAS")


def test_deal_2_lies_as_documented_r19():
    shown = scene_of(DEAL_2, View())
    assert shown.rows[0] == (Cell(Card(11, Suit.DIAMONDS), free=False),)
    assert shown.rows[6][5] == Cell(Card(13, Suit.DIAMONDS), free=True)
    assert [cell.free for cell in shown.rows[5]] == [False] * 6
    assert shown.wastes == (Waste(Card(7, Suit.DIAMONDS), (), 1),)
    assert (shown.stock.count, shown.stock.refills) == (23, True)
    assert (shown.score, shown.moves, shown.code) == (0, 0, "PY1-N-AAAAAAS")
    assert (shown.deck, shown.outcome) == (Deck.FRENCH, Outcome.PLAYING)


def test_removed_cards_leave_holes_and_free_their_parents_r3():
    shown = scene_of(DEAL_2.play(Remove((parse_place("g6"),))), View())
    assert shown.rows[6][5] is None
    assert (shown.score, shown.moves) == (10, 1)


def test_selection_and_hint_mark_their_cards():
    view = View(selected=(parse_place("g2"), parse_place("w")), hint=Remove((parse_place("g5"),)))
    shown = scene_of(DEAL_2, view)
    marks = {
        (row, column): cell.mark
        for row, cells in enumerate(shown.rows)
        for column, cell in enumerate(cells)
        if cell and cell.mark is not Mark.NONE
    }
    assert marks == {(6, 1): Mark.SELECTED, (6, 4): Mark.HINT}
    assert shown.wastes[0].mark is Mark.SELECTED
    assert shown.stock.mark is Mark.NONE


@pytest.mark.parametrize("hint", [Draw(), Recycle()])
def test_a_hint_to_draw_or_turn_over_marks_the_stock(hint):
    assert scene_of(DEAL_2, View(hint=hint)).stock.mark is Mark.HINT


def test_a_hint_to_draw_marks_the_pile_where_the_player_chooses_one():
    shown = scene_of(parse_game("PY1-A-AAAAAAS"), View(hint=Draw(1)))
    assert [waste.mark for waste in shown.wastes] == [Mark.NONE, Mark.HINT, Mark.NONE]
    assert shown.stock.mark is Mark.HINT
    assert scene_of(DEAL_2, View(hint=Draw())).wastes[0].mark is Mark.NONE


def test_a_fresh_pair_marks_both_cards_of_the_waste_r10():
    game = parse_game("PY1-R-AAAAAAS").play(Draw(), Draw())
    hint = Remove((parse_place("w"), parse_place("u")))
    waste = scene_of(game, View(hint=hint)).wastes[0]
    assert waste.count == 2
    assert (waste.mark, waste.beneath_mark) == (Mark.HINT, Mark.HINT)


def test_limited_passes_say_whether_the_stock_refills_r8():
    assert not scene_of(parse_game("PY1-R-AAAAAAS"), View()).stock.refills
    assert scene_of(parse_game("PY1-P1-AAAAAAS"), View()).stock.refills


def test_variants_keep_their_shape():
    assert len(scene("F").rows) == 10
    assert len(scene("A").wastes) == 3
    assert scene("E").deck is Deck.SPANISH
    assert lost().outcome is Outcome.LOST


def test_equal_scenes_have_one_key_and_one_hash():
    first, second = (scene_of(game_of("N", 3, 9), View(footer="x")) for _ in range(2))
    assert first is not second
    assert (first.key(), hash(first)) == (second.key(), hash(second))
    assert len(first.key()) == 32


def test_a_key_is_the_same_in_another_process():
    program = (
        "import sys; from engine.game import parse_game; from render.scene import View, scene_of;"
        "game = parse_game('PY1-N-AAAAAAS');"
        "print(scene_of(game, View()).key(), 'PIL' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == [scene_of(DEAL_2, View()).key(), "False"]


def test_whatever_shows_changes_the_key():
    base = scene("A", moves=12)
    cell = next(cell for cell in base.rows[6] if cell)
    changed = [
        replace(base, score=1),
        replace(base, moves=99),
        replace(base, clock="4:10"),
        replace(base, code="PY1-A-AAAAAAJ"),
        replace(base, footer="other"),
        replace(base, title="other"),
        replace(base, outcome=Outcome.LOST),
        replace(base, deck=Deck.SPANISH),
        replace(base, labels=Labels(score="Punti")),
        replace(base, labels=Labels(ranks=("1", *base.labels.ranks[1:]))),
        replace(base, stock=replace(base.stock, count=1)),
        replace(base, stock=replace(base.stock, refills=not base.stock.refills)),
        replace(base, wastes=base.wastes[::-1]),
        replace(base, rows=(*base.rows[:6], (replace(cell, mark=Mark.HINT), *base.rows[6][1:]))),
    ]
    assert len({each.key() for each in (base, *changed)}) == len(changed) + 1
