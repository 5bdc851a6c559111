"""What systemd is told: only where it asks, and by its protocol."""

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.hosting.notify import notify, signs_of_life, status, watchdog_seconds


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listener


def test_it_says_what_it_is_told(systemd: socket.socket) -> None:
    assert notify("READY=1", "STATUS=starting")
    assert systemd.recv(100) == b"READY=1\nSTATUS=starting"
    status("playing")
    assert systemd.recv(100) == b"STATUS=playing"


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's own")
def test_an_abstract_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"pyramide-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(f"\0{name}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        assert notify("READY=1")
        assert listener.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", ["", "nonsense", "/nowhere/at/all"])
def test_nobody_listens(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    assert not notify("READY=1")


async def test_signs_of_life_come_as_long_as_the_loop_turns(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "3000")
    assert watchdog_seconds() == pytest.approx(0.001)
    going = asyncio.create_task(signs_of_life())
    loop = asyncio.get_running_loop()
    for _ in range(3):
        assert await loop.sock_recv(systemd, 100) == b"WATCHDOG=1"
    going.cancel()
    await asyncio.gather(going, return_exceptions=True)


@pytest.mark.parametrize(("usec", "pid"), [("", None), ("0", None), ("x", None), ("3000", "1")])
async def test_no_signs_where_none_are_asked_for(
    usec: str, pid: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", usec)
    if pid is not None:
        monkeypatch.setenv("WATCHDOG_PID", pid)
    assert watchdog_seconds() is None
    await signs_of_life()
