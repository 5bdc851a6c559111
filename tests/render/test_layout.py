from itertools import combinations, product

import pytest

from render.layout import MAX_HEIGHT, WIDTH, layout_of
from render.paper import LEAST_LABEL

SHAPES = [(7, 1), (7, 3), (10, 1), (10, 3), (3, 1), (1, 2)]
EVERY = pytest.mark.parametrize(
    ("rows", "wastes", "large", "verdict"),
    [(*shape, large, verdict) for shape in SHAPES for large, verdict in product((0, 1), repeat=2)],
)


@EVERY
def test_everything_lies_inside_the_picture(rows, wastes, large, verdict):
    layout = layout_of(rows, wastes, large=large, verdict=verdict)
    assert layout.height <= MAX_HEIGHT
    assert layout.pyramid_bottom + 12 <= layout.band
    for column in range(rows):
        x, _ = layout.place(rows - 1, column)
        assert x >= 0
        assert x + layout.metrics.width <= WIDTH
    for x, y in (layout.stock, *layout.wastes):
        assert x >= 0
        assert x + layout.pile.width <= WIDTH
        assert y >= layout.prints.header


@EVERY
def test_piles_touch_neither_each_other_nor_the_pyramid(rows, wastes, large, verdict):
    layout = layout_of(rows, wastes, large=large, verdict=verdict)
    metrics, pile = layout.metrics, layout.pile
    # Three drawn together hang down in a fan; of several piles the card beneath shows as well.
    fan = layout.strip * (2 if wastes == 1 and rows == 7 else 1 if wastes > 1 else 0)
    piles = [(*corner, pile.width, pile.height + fan) for corner in layout.wastes]
    piles.append((*layout.stock, metrics.width, metrics.height))
    cards = [
        (*layout.place(row, column), metrics.width, metrics.height)
        for row in range(rows)
        for column in range(row + 1)
    ]
    assert not any(_overlap(*pair) for pair in combinations(piles, 2))
    assert not any(_overlap(*pair) for pair in product(piles, cards))


def _overlap(first, second):
    (x1, y1, w1, h1), (x2, y2, w2, h2) = first, second
    return x1 < x2 + w2 and x2 < x1 + w1 and y1 < y2 + h2 and y2 < y1 + h1


@EVERY
def test_a_row_covers_the_one_above_but_not_its_index_r2(rows, wastes, large, verdict):
    layout = layout_of(rows, wastes, large=large, verdict=verdict)
    metrics = layout.metrics
    for row in range(rows - 1):
        x, y = layout.place(row, 0)
        left, below = layout.place(row + 1, 0)
        right, _ = layout.place(row + 1, 1)
        assert left < x < right < x + metrics.width
        assert y + metrics.cap < below < y + metrics.height
    # No card's lower edge shows in the gap between the cards two rows below.
    assert metrics.height > 2 * metrics.step


@pytest.mark.parametrize(("large", "share"), [(False, 0.39), (True, 0.49)])
@pytest.mark.parametrize("rows", [7, 10])
def test_the_index_is_twice_that_of_common_decks(rows, large, share):
    metrics = layout_of(rows, 1, large=large, verdict=False).metrics
    assert metrics.cap / metrics.width >= share
    assert metrics.rank_width >= 0.4 * metrics.width


@EVERY
def test_what_is_written_can_be_read_on_a_phone_c66(rows, wastes, large, verdict):
    """390 CSS pixels leave some 330 for the picture: labels have 9 there, ranks 14."""
    layout = layout_of(rows, wastes, large=large, verdict=verdict)
    scale = 330 / WIDTH
    assert min(layout.prints.label, LEAST_LABEL) * scale >= 9
    assert min(layout.metrics.cap, layout.pile.cap) * scale >= 14
    # Of a card beneath the strip shows the whole rank.
    assert layout.strip >= layout.pile.step // 2 + layout.pile.cap // 2 + 2


def test_the_sizes_of_the_usual_boards():
    assert layout_of(7, 1, large=False, verdict=False).height == 1120
    assert layout_of(7, 1, large=True, verdict=False).height <= 1232


def test_a_board_without_room_is_refused():
    with pytest.raises(ValueError, match="room"):
        layout_of(11, 1, large=False, verdict=False)
    with pytest.raises(ValueError, match="room"):
        layout_of(7, 4, large=False, verdict=False)
