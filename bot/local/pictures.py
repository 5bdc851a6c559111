"""Width and height of PNG and JPEG pictures, read from their headers."""

import struct
from typing import Final

PNG: Final = b"\x89PNG\r\n\x1a\n"
JPEG_FRAMES: Final = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
PHOTO_BOXES: Final = (("s", 90), ("m", 320), ("x", 800), ("y", 1280), ("w", 2560))


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels, or None if the bytes are no PNG or JPEG."""
    if data.startswith(PNG) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return int(width), int(height)
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        length = int.from_bytes(data[at + 2 : at + 4])
        if marker in JPEG_FRAMES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return int(width), int(height)
        at += 2 + length
    return None


def photo_sizes(width: int, height: int) -> list[tuple[str, int, int]]:
    """The sizes that Telegram keeps of a photo: letter, width, height; the largest last."""
    sizes: list[tuple[str, int, int]] = []
    for letter, box in PHOTO_BOXES:
        scale = min(1.0, box / max(width, height))
        size = (letter, max(1, round(width * scale)), max(1, round(height * scale)))
        if not sizes or sizes[-1][1:] != size[1:]:
            sizes.append(size)
    return sizes
