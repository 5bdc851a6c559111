"""Palette pictures as PNG bytes: quick and the same for the same pixels."""

from io import BytesIO

from PIL import Image

LEVEL = 3


def png_of(picture: Image.Image, palette: bytes) -> bytes:
    """The PNG of a picture whose pixels are indices into `palette`."""
    picture.putpalette(palette)
    stream = BytesIO()
    picture.save(stream, "PNG", compress_level=LEVEL)
    return stream.getvalue()
