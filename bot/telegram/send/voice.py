"""Voice messages: fetched and heard before they are answered, and answers spoken as well."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Protocol

from telegram import Bot
from telegram.error import TelegramError

from bot.requests import Request, Speech, Where
from bot.service.service import Service
from bot.telegram.logs import log
from bot.telegram.receive.decode import Note
from bot.voice import VoiceError, VoiceTooLong, VoiceUnavailable, VoiceUnreadable
from bot.voice.audio import MAX_SECONDS
from bot.voice.prompt import prompt_for
from bot.voice.recogniser import Hypotheses

LONGEST_SPOKEN = 600
"""Characters of an answer that are spoken; the text has it all."""


class Worker(Protocol):
    """Ears and mouth, as `bot.voice.worker.VoiceWorker` has them."""

    async def recognise(self, message: bytes, language: str, prompt: str) -> Hypotheses: ...
    async def speak(self, text: str, language: str, words_per_minute: int = ...) -> bytes: ...
    async def close(self) -> None: ...


class Voice:
    """Hears notes and speaks answers; `worker` is None where the extras are missing."""

    def __init__(self, bot: Bot, service: Service, worker: Worker | None) -> None:
        self._bot = bot
        self._service = service
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

    def say(self, where: Where, text: str, language: str, speed: int) -> None:
        """Speak an answer, beside its text."""
        if self._worker is None or not text:
            return
        task = asyncio.create_task(self._said(where, text, language, speed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What is not spoken yet stays unsaid."""
        for task in tuple(self._tasks):
            task.cancel()
        ends: list[Coroutine[Any, Any, None]] = [self._worker.close()] if self._worker else []
        await asyncio.gather(*self._tasks, *ends, return_exceptions=True)

    async def _fetched(self, file: str) -> bytes:
        try:
            described = await self._bot.get_file(file)
            return bytes(await described.download_as_bytearray())
        except TelegramError as error:
            log.warning("note not fetched", error=error)
            raise VoiceUnreadable from error

    async def _said(self, where: Where, text: str, language: str, speed: int) -> None:
        if self._worker is None:
            return
        try:
            sound = await self._worker.speak(_start_of(text), language, speed)
            await self._bot.send_voice(where.chat, sound, message_thread_id=where.topic)
        except (VoiceError, TelegramError) as error:
            # The same answer is there as text: nothing is lost, and no second message follows.
            log.info("answer not spoken", chat=where.chat, error=error)


def _start_of(text: str) -> str:
    """As many whole sentences as can be listened to in one go."""
    if len(text) <= LONGEST_SPOKEN:
        return text
    end = text.rfind(". ", 0, LONGEST_SPOKEN)
    return text[: end + 1] if end > 0 else text[:LONGEST_SPOKEN]
