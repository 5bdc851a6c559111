from hypothesis import given
from hypothesis import strategies as st

from bot.requests import Press
from bot.telegram.look.buttons import LONGEST_DATA, format_data, parse_data
from engine.moves import Draw, Recycle, pyramid_place, remove, under_place, waste_place

places = st.one_of(
    st.builds(
        lambda row, column: pyramid_place(row, min(row, column)),
        st.integers(0, 9),
        st.integers(0, 9),
    ),
    st.builds(waste_place, st.integers(0, 8)),
    st.builds(under_place, st.integers(0, 8)),
)
moves = st.one_of(
    st.builds(Draw, st.integers(0, 8)),
    st.just(Recycle()),
    st.builds(remove, places),
    st.builds(remove, places, places),
)
games = st.integers(0, 2**63 - 1)
turns = st.integers(0, 1_000_000)
presses = st.one_of(
    st.builds(Press, games, turns, place=places),
    st.builds(Press, games, turns, move=moves),
    st.builds(Press, st.just(0), st.just(0), question=games, answer=st.integers(0, 99)),
    st.builds(
        Press,
        games,
        turns,
        command=st.sampled_from(["undo", "new", "hint", "yes", "no", "1", "12"]),
    ),
)


@given(presses)
def test_a_button_is_read_back_as_it_was_written(press):
    data = format_data(press)
    assert parse_data(data) == press
    assert len(data.encode()) <= LONGEST_DATA


@given(st.text(max_size=64))
def test_any_data_is_either_a_button_or_nothing(text):
    press = parse_data(text)
    assert press is None or isinstance(press, Press)


def test_absurd_numbers_are_no_button():
    """They would overflow the database's."""
    assert parse_data("zzzzzzzzzzzzz.0.md") is None
    assert parse_data("1.zzzzzz.md") is None
    assert parse_data("qzzzzzzzzzzzzz.1") is None


def test_foreign_data_is_no_button():
    for text in ("", "1.2", "1.2.pz9", "1.2.m", "1.2.pa5", "1.2.xg3", "1.2.pg3+", "A.2.pg3"):
        assert parse_data(text) is None
