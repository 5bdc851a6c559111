"""How the C library keeps memory that pictures and threads have used."""

import ctypes
from typing import Final

ARENAS: Final = -8
"""glibc's M_ARENA_MAX."""

MAPPED_FROM: Final = -3
"""glibc's M_MMAP_THRESHOLD."""

PICTURE: Final = 256 * 1024
"""Bytes; a board's pixels are five times as many, a card's are fewer."""


def share_heap() -> None:
    """Let all threads use one heap, and give a picture's memory back when it is sent.

    Left alone, glibc gives every thread a heap of its own and keeps in each what the largest
    picture took. To be called before the first thread starts; does nothing elsewhere.
    """
    try:
        tune = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # another C library, or none
        return
    tune(ARENAS, 1)
    tune(MAPPED_FROM, PICTURE)
