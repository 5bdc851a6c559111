"""Pictures for tests, made without a library."""

import struct
import zlib


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def png(width: int, height: int, shade: int = 128) -> bytes:
    """A grey picture."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes([shade]) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows))
        + _chunk(b"IEND", b"")
    )


def png_header(width: int, height: int) -> bytes:
    """A picture that only claims its size."""
    return png(1, 1)[:16] + struct.pack(">II", width, height) + b"\x08\0\0\0\0"


def jpeg(width: int, height: int) -> bytes:
    """The headers of a JPEG picture: a comment, then the frame."""
    comment = b"\xff\xfe\x00\x06abcd"
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 17, 8, height, width, 3) + bytes(9)
    return b"\xff\xd8" + comment + frame
