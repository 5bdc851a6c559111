"""What systemd is told of us: that we started, how we are, and that the loop still turns.

Does nothing where no systemd asks. The protocol is a datagram of lines to the socket that the
environment names (sd_notify).
"""

import asyncio
import os
import socket


def notify(*lines: str) -> bool:
    """Send lines such as "READY=1"; False if nobody listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
        try:
            sender.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            sender.send("\n".join(lines).encode())
        except OSError:
            return False
    return True


def status(text: str) -> None:
    """How we are, in a few words: `systemctl status` shows it."""
    notify(f"STATUS={text}")


def watchdog_seconds() -> float | None:
    """Seconds between two signs of life that systemd asks of this process; None if of none."""
    asked = os.environ.get("WATCHDOG_USEC", "")
    whose = os.environ.get("WATCHDOG_PID", str(os.getpid()))
    if not asked.isdecimal() or int(asked) == 0 or whose != str(os.getpid()):
        return None
    return int(asked) / 1_000_000 / 3


async def signs_of_life() -> None:
    """Tell systemd again and again that the event loop turns, as long as it asks for it."""
    every = watchdog_seconds()
    while every is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(every)
