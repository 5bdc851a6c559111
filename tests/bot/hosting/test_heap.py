"""The bot's threads share one heap, where the C library can be told so."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from bot.hosting import heap

THREADS = """
import re, sys, threading
from bot.hosting.heap import share_heap
if sys.argv[1] == "shared":
    share_heap()
kept, together = [], threading.Barrier(8)
def work():
    kept.append(bytearray(100_000))
    together.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
starts = re.findall(r"^(\\w+)-\\w+ rw", open("/proc/self/maps").read(), re.M)
# A heap of a thread begins at a whole 64 MB.
print(sum(int(start, 16) % (64 << 20) == 0 for start in starts))
"""


def heaps(how: str) -> int:
    command = [sys.executable, "-c", THREADS, how]
    return int(subprocess.run(command, capture_output=True, check=True).stdout)


def test_threads_share_one_heap():
    assert heaps("shared") < heaps("each")


@pytest.mark.parametrize("missing", [SimpleNamespace(), None])
def test_another_c_library_is_left_alone(monkeypatch, missing):
    opened = []

    def library(name):
        opened.append(name)
        if missing is None:
            raise TypeError
        return missing

    monkeypatch.setattr(heap.ctypes, "CDLL", library)
    heap.share_heap()
    assert opened == [None]
