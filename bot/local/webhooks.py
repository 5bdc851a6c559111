"""Updates pushed to a webhook, as Telegram's server does: ordered per chat, again until taken."""

import asyncio
import json
from contextlib import suppress
from functools import partial
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.local.methods import BY_LOWER_NAME
from bot.local.rules import ApiError
from bot.local.schema import parameters
from bot.local.server_state import Desk, Request
from bot.local.text import Json

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
ANSWER_WITHIN: Final = ClientTimeout(total=60)


def lane(update: Json) -> int:
    """Updates of one chat go one after the other; others side by side."""
    for part in update.values():
        if isinstance(part, dict):
            message = part.get("message", part)
            place = message.get("chat") or part.get("from") or {}
            return int(place.get("id", 0))
    return 0


class Pusher:
    """Pushes pending updates while a webhook is set; runs until cancelled.

    A failed update is pushed again after 1 s, then 2 s, 4 s … up to 60 s (`scale` shortens this
    in tests), and keeps the later ones of its chat waiting.
    """

    def __init__(self, desk: Desk, scale: float = 1.0) -> None:
        self._desk = desk
        self._scale = scale
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        async with ClientSession(timeout=ANSWER_WITHIN) as session:
            try:
                while True:
                    news = self._desk.queue.news
                    if self._desk.webhook.url:
                        self._start_lanes(session)
                    await news.wait()
            finally:
                tasks = list(self._busy.values())
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    def _start_lanes(self, session: ClientSession) -> None:
        for update in self._desk.queue.pending:
            number = lane(update)
            if len(self._busy) >= self._desk.webhook.max_connections:
                return
            if number not in self._busy:
                task = asyncio.create_task(self._drive(session, number))
                self._busy[number] = task
                task.add_done_callback(partial(self._free, number))

    def _free(self, number: int, _: asyncio.Task[None]) -> None:
        self._busy.pop(number, None)
        if self._desk.queue.pending:
            self._desk.queue.wake()

    async def _drive(self, session: ClientSession, number: int) -> None:
        """Push this chat's updates until none is left or the webhook is gone."""
        wait = FIRST_WAIT
        while self._desk.webhook.url:
            waiting = (item for item in self._desk.queue.pending if lane(item) == number)
            update = next(waiting, None)
            if update is None:
                return
            problem = await self._push(session, update)
            if problem is None:
                self._desk.queue.done(update)
                wait = FIRST_WAIT
                continue
            self._desk.webhook.error_date = self._desk.now()
            self._desk.webhook.error_message = problem
            await asyncio.sleep(wait * self._scale)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _push(self, session: ClientSession, update: Json) -> str | None:
        """Push one update; what went wrong, or None."""
        webhook = self._desk.webhook
        headers = {}
        if webhook.secret:
            headers["X-Telegram-Bot-Api-Secret-Token"] = webhook.secret
        try:
            async with session.post(webhook.url, json=update, headers=headers) as answer:
                if answer.status // 100 != 2:
                    return f"Wrong response from the webhook: {answer.status} {answer.reason}"
                self._call_in_answer(await answer.text())
        except (ClientError, TimeoutError, OSError) as error:
            return f"Connection failed: {type(error).__name__}"
        return None

    def _call_in_answer(self, text: str) -> None:
        """A webhook may answer with one call of a method; its result is not told."""
        with suppress(ValueError, ApiError):
            body = json.loads(text)
            if isinstance(body, dict) and isinstance(body.get("method"), str):
                method = body.pop("method").lower()
                if method in BY_LOWER_NAME and method != "getupdates":
                    BY_LOWER_NAME[method](self._desk, Request(parameters(method, body)))
