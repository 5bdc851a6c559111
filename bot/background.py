"""Work that runs beside: begun, watched, and ended in bounded time whatever hangs (C54).

A task that is cancelled ends as cancelled; one that will not end is left behind, and said so.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, TypeVar

GRACE = 1.0
"""Seconds that a cancelled task has to clean up before it is left behind."""

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds until what ended by a fault is begun again, doubled each time up to the longest."""

STOPS = ("SIGTERM", "SIGINT")
"""Names of the signals that end the program."""

_log = logging.getLogger("pyramide.background")

T = TypeVar("T")


class Background:
    """The tasks of one part of the program."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run something once; a fault in it is logged under its name."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep(self, run: Callable[[], Coroutine[Any, Any, None]], name: str) -> asyncio.Task[None]:
        """Run something that should never end; begun again, after a pause, if it does."""
        return self.start(_kept(run, name), name)

    @property
    def busy(self) -> bool:
        """True while anything runs."""
        return bool(self._tasks)

    async def close(self, patience: float = 0.0, grace: float = GRACE) -> None:
        """Let everything end by itself for `patience` seconds, then end it."""
        await end(self._tasks, patience, grace)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("%s failed", task.get_name(), exc_info=error)


async def _kept(run: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
    pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
    while True:
        begun = loop.time()
        try:
            await run()
        except Exception:  # noqa: BLE001  whatever it is, it is begun again
            _log.exception("%s failed and is begun again", name)
        else:
            _log.warning("%s ended and is begun again", name)
        if loop.time() - begun > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def stop_signal(
    then: Callable[[], None] | None = None, *, names: Collection[str] = STOPS
) -> asyncio.Event:
    """An event that these signals set; `then` is called with the first of them.

    Signals that the system or its loop does not have are passed over.
    """
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if then is not None and not stopped.is_set():
            then()
        stopped.set()

    for name in names:
        with contextlib.suppress(NotImplementedError, AttributeError):  # not on Windows
            loop.add_signal_handler(getattr(signal, name), stop)
    return stopped


def end_process_within(seconds: float) -> None:
    """Whatever hangs, a thread that nobody can cancel included: by then this process has ended.

    Nothing is lost by that: what matters is on disk before anybody is told of it.
    """

    def left() -> None:
        _log.error("something does not end and is left behind after %s s", seconds)
        os._exit(0)

    timer = threading.Timer(seconds, left)
    timer.daemon = True
    timer.start()


def end_with_parent() -> None:
    """In a worker process: end when the bot has ended, killed or not, whatever is in work."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True, name="end with parent").start()


async def end(
    tasks: Collection[asyncio.Task[Any]], patience: float = 0.0, grace: float = GRACE
) -> None:
    """Wait for tasks, cancel those that are late, and leave behind what does not end even then.

    Takes `patience` + `grace` seconds at most.
    """
    waited = {task for task in tasks if task is not asyncio.current_task()}
    if waited and patience > 0:
        await asyncio.wait(waited, timeout=patience)
    late = {task for task in waited if not task.done()}
    for task in late:
        task.cancel()
    if late:
        await asyncio.wait(late, timeout=grace)
    for task in late:
        if not task.done():
            _log.error("%s does not end and is left behind", task.get_name())


async def within(seconds: float, work: Awaitable[object], name: str) -> bool:
    """Do something for `seconds` at most; True if it was done.

    What is late is cancelled, and left behind if it does not end by that. A fault is logged.
    """
    task = asyncio.ensure_future(work)
    if isinstance(task, asyncio.Task):
        task.set_name(name)
    try:
        await asyncio.wait({task}, timeout=seconds)
    finally:
        if not task.done():
            task.cancel()
    if not task.done():
        # One turn of the loop: what takes its cancellation well need not be spoken of.
        await asyncio.sleep(0)
        _log.warning("%s took too long and was given up", name)
        return False
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("%s failed", name, exc_info=error)
    return True
