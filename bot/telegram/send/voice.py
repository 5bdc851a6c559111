"""Voice messages: fetched and heard before they are answered, and answers spoken as well."""

import asyncio
from dataclasses import replace
from typing import Protocol

from bot.requests import Request, Speech
from bot.service.service import Service
from bot.telegram.logs import log
from bot.telegram.receive.decode import Note
from bot.telegram.send.gate import Gate, Undelivered
from bot.telegram.send.items import Voice as Spoken
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.sender import Sender
from bot.voice import VoiceError, VoiceTooLong, VoiceUnavailable, VoiceUnreadable
from bot.voice.audio import MAX_SECONDS
from bot.voice.prompt import prompt_for
from bot.voice.recogniser import Hypotheses


class Worker(Protocol):
    """Ears and mouth, as `bot.voice.worker.VoiceWorker` has them."""

    async def recognise(self, message: bytes, language: str, prompt: str) -> Hypotheses: ...
    async def speak(self, text: str, language: str, words_per_minute: int = ...) -> bytes: ...
    async def close(self) -> None: ...


class Voice:
    """Hears notes and speaks answers; `worker` is None where the extras are missing."""

    def __init__(
        self, gate: Gate, service: Service, sender: Sender, outbox: Outbox, worker: Worker | None
    ) -> None:
        self._gate = gate
        self._service = service
        self._sender = sender
        self._outbox = outbox
        self._worker = worker
        self._tasks: set[asyncio.Task[None]] = set()

    async def hear(self, note: Note) -> Request:
        """The note's request, with what it may have said.

        Raises:
            VoiceError: it cannot be served; its key names the sentence that says why.
        """
        if self._worker is None:
            raise VoiceUnavailable
        if note.seconds > MAX_SECONDS:
            raise VoiceTooLong
        request = note.request
        language, spanish, _ = await self._service.tongue(request.where, request.who)
        sound = await self._fetched(note.file)
        found = await self._worker.recognise(sound, language, prompt_for(language, spanish=spanish))
        readings = tuple((each.text, each.score) for each in found.best_first)
        return replace(request, asks=Speech(readings, found.no_speech))

    def speak(self, job: Spoken) -> None:
        """Make an answer's sound, beside its text, and have it sent."""
        if self._worker is None:
            self._outbox.done(job.rows)
            return
        task = asyncio.create_task(self._spoken(self._worker, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        """True while something is being spoken."""
        return bool(self._tasks)

    async def close(self, patience: float) -> None:
        """What is not spoken yet is spoken after the next start."""
        for task in tuple(self._tasks):
            task.cancel()
        ends = {*self._tasks}
        if self._worker is not None:
            ends.add(asyncio.create_task(self._worker.close()))
        if ends:
            await asyncio.wait(ends, timeout=patience)

    async def _fetched(self, file: str) -> bytes:
        try:
            return await self._gate.file(file)
        except Undelivered as failed:
            log.warning("note not fetched", error=failed.error)
            raise VoiceUnreadable from failed

    async def _spoken(self, worker: Worker, job: Spoken) -> None:
        try:
            sound = await worker.speak(job.text, job.language, job.speed)
        except VoiceError as error:
            # The same answer is there as text: nothing is lost, and no second message follows.
            log.info("answer not spoken", chat=job.where.chat, error=error)
            self._outbox.done(job.rows)
        else:
            self._sender.put(replace(job, sound=sound))
