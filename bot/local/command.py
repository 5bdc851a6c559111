"""`pyramide local`: the server and the real bot beside it, until Ctrl-C."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

from bot.background import STOPS, stop_signal
from bot.local.server import LocalServer

STOP_WITHIN: Final = 10.0
DATABASE: Final = "pyramide.sqlite"


class LocalTrouble(Exception):
    """The local chat cannot go on; one sentence says why."""


def run_local(*, port: int = 8080, open_browser: bool = True, folder: Path = Path("var")) -> int:
    """Serve the chat page and run the bot against it; the exit code.

    The page is at `port`, or at a free one if that is taken. History and games are kept in
    `folder`. Telegram's limits on speed are off here. What goes wrong is one sentence on the
    standard error and exit code 1.
    """
    try:
        asyncio.run(_run(port, folder, open_browser=open_browser))
    except LocalTrouble as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201  # the command's own output
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


async def _run(port: int, folder: Path, *, open_browser: bool) -> None:
    stopped = stop_signal(names=(*STOPS, "SIGHUP"))
    _prepare(folder)
    async with contextlib.AsyncExitStack() as stack:
        server = await _serve(stack, port, folder)
        board = f"127.0.0.1:{_free_port()}"
        bot = await _start_bot(server, folder, board)
        _say(f"The chat is at {server.url}, the board at http://{board} (Ctrl-C stops it).")
        if open_browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, server.url)
        await _until(stopped, bot)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  # the command's own output


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LocalTrouble(f"The folder {folder} cannot be made: {error.strerror}.") from error


async def _serve(stack: contextlib.AsyncExitStack, port: int, folder: Path) -> LocalServer:
    """A running server, at a free port if the wished one is taken."""
    for choice in (port, 0):
        with contextlib.suppress(OSError):
            return await stack.enter_async_context(LocalServer(port=choice, folder=folder))
    raise LocalTrouble("No port of this machine can be used.")


def _free_port() -> int:
    """A port for the live board; that somebody else takes it meanwhile is very unlikely."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _start_bot(server: LocalServer, folder: Path, board: str) -> asyncio.subprocess.Process:
    """The bot as a process of its own; settings of a real bot are kept away from it.

    It serves the live board at `board`, "host:port".
    """
    environment = {
        "PYRAMIDE_LOG_LEVEL": "WARNING",
        **os.environ,
        "PYRAMIDE_TOKEN": server.desk.token,
        "PYRAMIDE_API_URL": server.url,
        "PYRAMIDE_DATABASE_URL": f"sqlite+aiosqlite:///{(folder / DATABASE).absolute()}",
        "PYRAMIDE_WEBHOOK_URL": "",
        "PYRAMIDE_LISTEN": board,
        "PYRAMIDE_WEB_URL": f"http://{board}",
        "PYRAMIDE_METRICS_LISTEN": "",
        "PYRAMIDE_PACE": "off",
    }
    # A group of its own: Ctrl-C reaches this process alone, which then stops the bot in order.
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, start_new_session=True
    )


async def _until(stopped: asyncio.Event, bot: asyncio.subprocess.Process) -> None:
    """Wait for the signal to stop, then stop the bot; raises LocalTrouble if it ended itself."""
    ended = asyncio.create_task(bot.wait())
    asked = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait({ended, asked}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            raise LocalTrouble(f"The bot has stopped by itself (exit code {ended.result()}).")
    finally:
        asked.cancel()
        await _stop(bot, ended)


async def _stop(bot: asyncio.subprocess.Process, ended: asyncio.Task[int]) -> None:
    """Ask the bot to stop, and end it if it does not in time."""
    with contextlib.suppress(ProcessLookupError):
        bot.terminate()
    try:
        await asyncio.wait_for(asyncio.shield(ended), STOP_WITHIN)
    except TimeoutError:
        bot.kill()
        await ended


def _has_screen() -> bool:
    """Whether there is a desktop on which a browser could open."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
