import pytest
from PIL import Image

from render.encode import FAST, png_of
from tests.render.boards import opened

PALETTE = bytes(range(240))


def _picture():
    picture = Image.new("L", (37, 11), 3)
    picture.paste(79, (5, 2, 30, 9))
    return picture


WAYS = [None] + ([FAST] if FAST else [])


@pytest.mark.parametrize("deflate", WAYS)
def test_the_pixels_come_back(deflate):
    shown = opened(png_of(_picture(), PALETTE, deflate))
    assert shown.size == (37, 11)
    assert shown.getpixel((0, 0)) == (9, 10, 11)
    assert shown.getpixel((5, 2)) == (237, 238, 239)
    assert shown.getpixel((30, 9)) == (9, 10, 11)


def test_both_ways_give_the_same_picture():
    assert FAST is not None, "the tests install the fast extra"
    slow, fast = (opened(png_of(_picture(), PALETTE, way)).tobytes() for way in (None, FAST))
    assert slow == fast


@pytest.mark.parametrize("deflate", WAYS)
def test_packing_leaves_the_picture_as_it_was(deflate):
    picture = _picture()
    before = picture.tobytes()
    png_of(picture, PALETTE, deflate)
    assert (picture.mode, picture.tobytes()) == ("L", before)
