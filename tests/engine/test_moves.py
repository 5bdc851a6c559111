"""Places and moves as text that needs no position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadMove
from engine.moves import (
    Draw,
    Recycle,
    format_move,
    format_place,
    parse_move,
    parse_place,
    pyramid_place,
    remove,
    under_place,
    waste_place,
)

places = st.one_of(
    st.integers(0, 9).flatmap(
        lambda row: st.integers(0, row).map(lambda column: pyramid_place(row, column))
    ),
    st.integers(0, 8).map(waste_place),
    st.integers(0, 8).map(under_place),
)
moves = st.one_of(
    st.builds(remove, places),
    st.builds(remove, places, places),
    st.builds(Draw, st.integers(0, 8)),
    st.just(Recycle()),
)


@given(places)
def test_places_read_back(place):
    assert parse_place(format_place(place)) == place


@given(moves)
def test_moves_read_back(move):
    assert parse_move(format_move(move)) == move
    assert parse_move(format_move(move).upper()) == move


def test_a_pair_is_the_same_in_either_order():
    assert parse_move("g5+g3") == parse_move("g3+g5")
    assert format_move(parse_move("w+g3")) == "g3+w"
    assert format_move(parse_move("w1")) == "w"
    assert format_move(parse_move("dw1")) == "d"
    assert parse_move("d1") == remove(pyramid_place(3, 0))  # a King in row 4, not a draw
    assert format_move(parse_move("j10+u2")) == "j10+u2"


@pytest.mark.parametrize(
    "text", ["", "a2", "k1", "g0", "g8", "g3+", "g1+g2+g3", "x", "d0", "d9", "dw0", "rr", "w0"]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(BadMove, match="place"):
        parse_move(text)
