from itertools import combinations

import pytest
from PIL import ImageChops

from render import shapes
from render.masks import box_mask, shape_mask, stencil
from render.shapes import FRENCH_SUITS, SPANISH_SUITS, Layer, outlines

NAMES = [
    name
    for name, value in vars(shapes).items()
    if isinstance(value, tuple) and value and isinstance(value[0], Layer)
]


def test_a_path_becomes_polygons():
    assert outlines("M 0 0 L 10 0 L 10 10 Z") == (((0, 0), (10, 0), (10, 10)),)
    assert len(outlines("M 0 0 L 1 0 L 1 1 Z O 50 50 10")) == 2


def test_curves_end_where_they_should():
    (curve,) = outlines("M 0 0 C 0 50 50 100 100 100 Z")
    assert curve[0] == (0, 0)
    assert curve[-1] == pytest.approx((100, 100))
    (bow,) = outlines("M 0 0 Q 50 100 100 0 Z")
    assert max(y for _, y in bow) == pytest.approx(50)


def test_an_unknown_letter_is_refused():
    with pytest.raises(ValueError, match="'A'"):
        outlines("M 0 0 A 1 1 Z")


@pytest.mark.parametrize("name", NAMES)
def test_every_shape_fills_its_box_and_stays_inside(name):
    mask = shape_mask(getattr(shapes, name), 100, 100)
    left, top, right, bottom = mask.getbbox()
    assert max(right - left, bottom - top) >= 70
    ink = sum(mask.tobytes()) / 255 / 100**2
    assert 0.05 < ink < 0.9
    for layer in (layer for layer in getattr(shapes, name) if layer.adds):
        for x, y in (point for outline in outlines(layer.path) for point in outline):
            assert -3 <= x <= 103
            assert -3 <= y <= 103


@pytest.mark.parametrize("suits", [FRENCH_SUITS, SPANISH_SUITS], ids=["French", "Spanish"])
def test_suits_differ_as_black_shapes_at_phone_size(suits):
    masks = [shape_mask(shape, 14, 14) for shape in suits]
    for first, second in combinations(masks, 2):
        apart = sum(ImageChops.difference(first, second).tobytes()) / 255
        assert apart >= 14 * 14 * 0.1


def test_boxes_are_round_and_smooth():
    mask = box_mask(100, 60, 15, 2)
    assert mask.getpixel((50, 30)) == 255
    assert mask.getpixel((2, 2)) == 0
    assert any(0 < level < 255 for level in set(mask.tobytes()))
    assert set(stencil(100, 60, 15).convert("L").tobytes()) == {0, 255}
