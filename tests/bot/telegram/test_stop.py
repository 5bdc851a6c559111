"""Every stop ends within 5 seconds, whatever hangs (C54)."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.people import talk
from bot.storage.repository import Store
from bot.voice.recogniser import Hypotheses
from tests.bot.telegram.rig import ANNA, Rig, rig_at

STOPS_WITHIN = 5.0
FOREVER = 3600.0


class Deaf:
    """A voice worker that hangs whatever it is asked, its end included; it notes what it began."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self.over = False

    async def recognise(self, message: bytes, language: str, prompt: str) -> Hypotheses:
        return await self._hang("recognise")

    async def speak(self, text: str, language: str, words_per_minute: int = 175) -> bytes:
        return await self._hang("speak")

    async def close(self) -> None:
        await self._hang("close")

    async def _hang(self, what: str) -> Any:
        """As a thread does that does not know of being cancelled."""
        self.began.append(what)
        while not self.over:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(0.1)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110  many conditions, no event
            await asyncio.sleep(0.01)


async def stops_in_time(rig: Rig) -> None:
    begun = time.monotonic()
    await rig.running.stop()
    assert time.monotonic() - begun < STOPS_WITHIN


@pytest.mark.parametrize(
    ("method", "text"),
    [
        ("sendPhoto", "/start"),
        ("sendMessage", "/free"),
        ("editMessageMedia", "/draw"),
        ("answerCallbackQuery", ""),
    ],
)
async def test_a_call_to_telegram_that_hangs(tmp_path: Path, method: str, text: str) -> None:
    async with rig_at(tmp_path) as rig:
        if method != "sendPhoto":
            await rig.ask("/start")
        if method == "sendMessage":
            await rig.ask("/text on")
        rig.desk.faults.arm(Fault(method, FaultKind.SLOW, seconds=FOREVER, times=9))
        before = rig.desk.faults.calls[method.lower()]
        if text:
            rig.say(text)
        else:
            rig.tap(rig.button(rig.board(), "Draw")["callback_data"], rig.board().id)
        await until(lambda: rig.desk.faults.calls[method.lower()] > before)
        await stops_in_time(rig)
        rig.desk.faults.clear()


async def test_a_question_for_updates_that_hangs(tmp_path: Path) -> None:
    async with rig_at(tmp_path) as rig:
        await rig.ask("/start")
        rig.desk.faults.arm(Fault("getUpdates", FaultKind.SLOW, seconds=FOREVER, times=9))
        rig.say("/draw")
        await asyncio.sleep(0.3)
        begun = time.monotonic()
        assert rig.polling is not None
        rig.polling.cancel()
        await asyncio.gather(rig.polling, return_exceptions=True)
        await rig.running.stop()
        assert time.monotonic() - begun < STOPS_WITHIN
        rig.desk.faults.clear()


@pytest.mark.parametrize("what", ["recognise", "speak"])
async def test_a_voice_worker_that_hangs(tmp_path: Path, what: str) -> None:
    deaf = Deaf()
    async with rig_at(tmp_path, voice=deaf) as rig:
        await rig.ask("/start")
        if what == "speak":
            rig.say("/voice on")
            await rig.handled()
            rig.say("/free")
        else:
            talk.voice(rig.desk, ANNA, ANNA, data=b"OggS", duration=2)
        await until(lambda: what in deaf.began)
        await stops_in_time(rig)
        assert "close" in deaf.began
        deaf.over = True


async def test_a_database_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is answered any more, whether read or written, with something in every hand."""
    async with rig_at(tmp_path) as rig:
        await rig.ask("/start")
        hanging: list[Store] = []

        def hang(store: Store) -> Awaitable[None]:
            hanging.append(store)
            return asyncio.sleep(FOREVER)

        with monkeypatch.context() as patch:

            class Never:
                def __init__(self, store: Store) -> None:
                    self._store = store

                async def __aenter__(self) -> None:
                    await hang(self._store)

                async def __aexit__(self, *_: object) -> None: ...

            # As functions: only those become methods.
            patch.setattr(Store, "work", lambda store: Never(store))  # noqa: PLW0108
            patch.setattr(Store, "read", lambda store: Never(store))  # noqa: PLW0108
            for text in ("/draw", "/free", "/status"):
                rig.say(text)
            await until(lambda: len(hanging) > 0)
            await stops_in_time(rig)


async def test_everything_at_once(tmp_path: Path) -> None:
    deaf = Deaf()
    async with rig_at(tmp_path, voice=deaf) as rig:
        await rig.ask("/start")
        rig.desk.faults.arm(Fault("*", FaultKind.SLOW, seconds=FOREVER, times=999))
        for text in ("/draw", "/free", "/status", "/rules"):
            rig.say(text)
        rig.desk.faults.arm(Fault("getUpdates", FaultKind.SLOW, seconds=FOREVER, times=9))
        await asyncio.sleep(0.5)
        await stops_in_time(rig)
        rig.desk.faults.clear()
        deaf.over = True
