"""Palette pictures as PNG bytes: quick, and the same for the same pixels.

With the `fast` extra (isal) a board is packed in less than a millisecond instead of three, and
comes out about as small; without it Pillow does the work.
"""

import struct
import zlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO

from PIL import Image

PILLOW_LEVEL = 3
"""Measured on boards: as quick as level 1 and a fifth smaller; 4 takes half as long again."""

ISAL_LEVEL = 2
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_TYPE = 3
Deflate = Callable[[bytes], bytes]


def _fast_deflate() -> Deflate | None:
    if find_spec("isal") is None:
        return None
    compress: Callable[[bytes, int], bytes] = import_module("isal.isal_zlib").compress
    return lambda data: compress(data, ISAL_LEVEL)


FAST: Deflate | None = _fast_deflate()
"""The quicker way to pack, None where its extra is not installed."""


def png_of(picture: Image.Image, palette: bytes, deflate: Deflate | None = FAST) -> bytes:
    """The PNG of a picture whose pixels are indices into `palette`."""
    if deflate is None:
        return _by_pillow(picture, palette)
    width, height = picture.size
    header = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_TYPE, 0, 0, 0)
    # Each row starts with its filter's number: one column of zeros at the left.
    rows = picture.crop((-1, 0, width, height))
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette),
        (b"IDAT", deflate(rows.tobytes())),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _by_pillow(picture: Image.Image, palette: bytes) -> bytes:
    stream = BytesIO()
    coloured = picture.copy()
    coloured.putpalette(palette)
    coloured.save(stream, "PNG", compress_level=PILLOW_LEVEL)
    return stream.getvalue()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
