"""One shared worker process for all voices, asked without ever blocking the event loop.

The process starts at the first voice message and serves one at a time; a few may wait, more
are refused. A worker that dies is replaced.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from bot.voice import errors
from bot.voice.audio import MAX_BYTES
from bot.voice.errors import VoiceBusy, VoiceError, VoiceFailed, VoiceTooLong
from bot.voice.recogniser import Hypotheses, Hypothesis
from bot.voice.speaker import NORMAL

DEFAULT_MODEL = "base"
DEFAULT_PLACES = 8
"""Messages in work and waiting; at a third of a second each the last one waits three."""

DEADLINE_SECONDS = 30.0
"""Includes loading the model; a message takes well under a second afterwards."""

_GRACE_SECONDS = 3.0
_LOST = (ConnectionError, asyncio.IncompleteReadError, json.JSONDecodeError)


class VoiceWorker:
    """Ears and mouth of the bot.

    Args:
        model: a model's directory, or the name of a fetched one (`PYRAMIDE_VOICE_MODEL`).
        speaker: "espeak" or "pico" (`PYRAMIDE_SPEAKER`).
        places: how many messages may be in work or waiting.
        deadline: seconds that one message may take before its worker is replaced.
    """

    def __init__(
        self,
        model: str = DEFAULT_MODEL,
        *,
        speaker: str = "espeak",
        places: int = DEFAULT_PLACES,
        deadline: float = DEADLINE_SECONDS,
    ) -> None:
        self._model = model
        self._speaker = speaker
        self._free = places
        self._deadline = deadline
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

    async def recognise(self, message: bytes, language: str, prompt: str) -> Hypotheses:
        """What a voice message says.

        Raises:
            VoiceError: one of its kinds; its `key` names the sentence for the player.
        """
        if len(message) > MAX_BYTES:
            raise VoiceTooLong
        request = {"job": "recognise", "language": language, "prompt": prompt}
        answer, _ = await self._ask(request, message)
        readings = tuple(Hypothesis(**each) for each in answer["best_first"])
        return Hypotheses(readings, answer["no_speech"])

    async def speak(self, text: str, language: str, words_per_minute: int = NORMAL) -> bytes:
        """An OGG/Opus voice message that says `text`.

        Raises:
            VoiceError: one of its kinds.
        """
        request = {"job": "speak", "text": text, "language": language, "speed": words_per_minute}
        _, message = await self._ask(request, b"")
        return message

    async def close(self) -> None:
        """End the worker; a message in work may finish within a moment."""
        self._closed = True
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), _GRACE_SECONDS)
        except TimeoutError:
            await _end(process)

    async def _ask(self, request: Mapping[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        with self._place():
            async with self._turn:
                answer, blob = await self._served(request, data)
        if "error" in answer:
            raise _error(answer["error"])
        return answer, blob

    @contextmanager
    def _place(self) -> Iterator[None]:
        if self._free <= 0:
            raise VoiceBusy
        self._free -= 1
        try:
            yield
        finally:
            self._free += 1

    async def _served(
        self, request: Mapping[str, Any], data: bytes
    ) -> tuple[dict[str, Any], bytes]:
        """Ask the worker; if it is lost on the way, ask a new one once more."""
        for _ in range(2):
            process = await self._running()
            try:
                return await asyncio.wait_for(_exchange(process, request, data), self._deadline)
            except _LOST:
                await self._drop(process)
            except TimeoutError as error:
                await self._drop(process)
                raise VoiceFailed("the worker overran its deadline") from error
            except asyncio.CancelledError:
                # Half a request or half an answer is in the pipe: nobody can read on from there.
                await asyncio.shield(self._drop(process))
                raise
        raise VoiceFailed("the worker died twice over one message")

    async def _running(self) -> Process:
        if self._closed:
            raise VoiceFailed("the worker is closed")
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "bot.voice.process", self._model, self._speaker)
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=_environment()
            )
        return self._process

    async def _drop(self, process: Process) -> None:
        if self._process is process:
            self._process = None
        await _end(process)


async def _exchange(
    process: Process, request: Mapping[str, Any], data: bytes
) -> tuple[dict[str, Any], bytes]:
    if process.stdin is None or process.stdout is None:
        raise ConnectionError("the worker has no pipes")
    line = json.dumps({**request, "size": len(data)}).encode() + b"\n"
    process.stdin.write(line + data)
    await process.stdin.drain()
    answer: dict[str, Any] = json.loads(await process.stdout.readline())
    return answer, await process.stdout.readexactly(answer.pop("size"))


def _environment() -> dict[str, str]:
    """Without the bot's secrets: the worker reads sounds that strangers send."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYRAMIDE_")}


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _error(name: str) -> VoiceError:
    kind = getattr(errors, name, VoiceFailed)
    return kind() if issubclass(kind, VoiceError) else VoiceFailed()
