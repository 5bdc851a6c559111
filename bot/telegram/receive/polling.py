"""Asks Telegram for updates, and acknowledges each only when it is on disk.

Telegram forgets every update below the offset of the next question. The offset is therefore
the lowest id that is not done yet, and what comes a second time because of that is known.
Update ids are a set: they can start anew at a lower number (C18), so once everything is done
the question goes without an offset.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError, TimedOut

from bot.telegram.logs import log
from bot.telegram.send.faults import seconds_to_wait

Json = dict[str, Any]
Feed = Callable[[Json], asyncio.Future[None]]

ALLOWED = ["message", "channel_post", "callback_query", "inline_query", "my_chat_member"]
BATCH = 100
LONG_POLL = 25
"""Seconds that Telegram may keep a question open while nothing happens."""

_LONGEST_PAUSE = 15.0
_PEEK = 0.2
"""Seconds between questions while an update takes long."""


class PollingBot(Bot):
    """The library's bot, with updates as they came: one odd update must not hide the others."""

    async def raw_updates(self, offset: int | None, timeout: int) -> list[Json]:  # noqa: ASYNC109
        """Updates from `offset` on, waited for `timeout` seconds.

        Raises:
            TelegramError: the question failed.
        """
        data: Json = {"limit": BATCH, "timeout": timeout, "allowed_updates": ALLOWED}
        if offset is not None:
            data["offset"] = offset
        found = await self._post("getUpdates", data, read_timeout=timeout + 10.0)
        return [update for update in found if isinstance(update, dict)] if found else []


class Poller:
    """Keeps asking until it is stopped."""

    def __init__(self, bot: PollingBot, feed: Feed, long_poll: int = LONG_POLL) -> None:
        self._bot = bot
        self._feed = feed
        self._long_poll = long_poll
        self._open: dict[int, asyncio.Future[None]] = {}
        self._finished: set[int] = set()
        self._done_up_to: int | None = None
        self._pause = 0.0
        self.receiving = False

    async def run(self) -> None:
        """Poll for ever.

        Raises:
            InvalidToken: the token is not, or no longer, valid.
        """
        while True:
            try:
                await self._round()
            except InvalidToken:
                raise
            except TelegramError as error:
                await self._rest(error)

    async def _round(self) -> None:
        """One question and what came of it."""
        busy = bool(self._open)
        # The first question is answered at once: whether we receive is known from then on.
        patience = 0 if busy or not self.receiving else self._long_poll
        updates = await self._bot.raw_updates(self._offset(), patience)
        if not self.receiving:
            log.info("receiving updates")
        self.receiving, self._pause = True, 0.0
        fresh = [update for update in updates if self._is_fresh(update)]
        if not updates and not busy:
            self._done_up_to = None
        for update in fresh:
            self._open[update["update_id"]] = self._feed(update)
            self._done_up_to = update["update_id"]
        if self._open:
            await self._settle()

    async def _settle(self) -> None:
        """Wait for what was taken, but for a moment at most: other chats go on."""
        await asyncio.wait(self._open.values(), timeout=_PEEK)
        for update in [number for number, done in self._open.items() if done.done()]:
            del self._open[update]
            self._finished.add(update)
        if not self._open:
            self._finished.clear()

    def _offset(self) -> int | None:
        """The lowest id that Telegram must keep."""
        if self._open:
            return min(self._open)
        return None if self._done_up_to is None else self._done_up_to + 1

    def _is_fresh(self, update: Json) -> bool:
        number = update.get("update_id")
        return isinstance(number, int) and number not in self._open and number not in self._finished

    async def _rest(self, error: TelegramError) -> None:
        """Wait a while after a failure, longer each time."""
        if isinstance(error, TimedOut) and self.receiving and not self._pause:
            self._pause = 0.1
            return
        self.receiving = False
        self._pause = min(max(0.5, self._pause * 2), _LONGEST_PAUSE)
        if isinstance(error, RetryAfter):
            self._pause = seconds_to_wait(error)
        if isinstance(error, Conflict):
            log.warning(
                "another program receives this bot's updates; trying again",
                seconds=self._pause,
                error=error,
            )
        else:
            log.warning("no updates", seconds=self._pause, error=error)
        await asyncio.sleep(self._pause)


def parse_update(raw: Json, bot: Bot) -> Update | None:
    """The library's form of an update; None if it cannot be read."""
    try:
        return Update.de_json(raw, bot)
    except Exception as error:  # noqa: BLE001  whatever it is, the next update is handled
        log.failure("update cannot be read", error, update=raw.get("update_id"))
        return None
