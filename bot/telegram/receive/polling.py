"""Asks Telegram for updates, and acknowledges them once they are on disk.

Telegram forgets every update below the offset of the next question: that goes up when a batch
has been stored. Update ids are a set: they can start anew at a lower number (C18), so once
nothing is left the question goes without an offset.
"""

import asyncio
from typing import Any, Protocol

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError, TimedOut

from bot.telegram.logs import log
from bot.telegram.receive.intake import NotTaken
from bot.telegram.receive.shape import is_update
from bot.telegram.send.faults import seconds_to_wait

Json = dict[str, Any]

ALLOWED = ["message", "channel_post", "callback_query", "inline_query", "my_chat_member"]
BATCH = 100
LONG_POLL = 25
"""Seconds that Telegram may keep a question open while nothing happens."""

MOST_PILED = 20_000
"""Updates that may have piled up while the bot was away; from then on it is a flood."""

_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 15.0


class Feed(Protocol):
    """Takes a batch of updates; on disk when it returns. `piled` up: while we were away.

    Raises:
        NotTaken: they have to come again.
    """

    async def __call__(self, updates: list[Json], *, piled: bool = False) -> None: ...


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
        self._offset: int | None = None
        self._piled = MOST_PILED
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
            except NotTaken as error:
                log.warning("updates not taken", error=error)
                await self._wait()

    async def _round(self) -> None:
        """One question and what came of it."""
        # The first question is answered at once: whether we receive is known from then on.
        patience = self._long_poll if self.receiving else 0
        updates = await self._bot.raw_updates(self._offset, patience)
        if not self.receiving:
            log.info("receiving updates")
        self.receiving = True
        good = [update for update in updates if is_update(update)]
        if len(good) < len(updates):
            log.warning("no updates of Telegram's", passed_over=len(updates) - len(good))
        if good:
            await self._feed(good, piled=self._piled > 0)
        if len(updates) < BATCH:
            self._piled = 0
        self._piled = max(0, self._piled - len(updates))
        self._offset = max(update["update_id"] for update in good) + 1 if good else None
        self._pause = 0.0
        if updates and not good:
            # They come again for as long as nothing good comes after them.
            await self._wait()

    async def _rest(self, error: TelegramError) -> None:
        """Wait a while after a failure, longer each time."""
        if isinstance(error, TimedOut) and self.receiving and not self._pause:
            self._pause = 0.1
            return
        self.receiving, self._piled = False, MOST_PILED
        self._lengthen()
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

    async def _wait(self) -> None:
        self._lengthen()
        await asyncio.sleep(self._pause)

    def _lengthen(self) -> None:
        self._pause = min(max(_FIRST_PAUSE, self._pause * 2), _LONGEST_PAUSE)


def parse_update(raw: Json, bot: Bot) -> Update | None:
    """The library's form of an update; None if it cannot be read."""
    try:
        return Update.de_json(raw, bot)
    except Exception as error:  # noqa: BLE001  whatever it is, the next update is handled
        log.failure("update cannot be read", error, update=raw.get("update_id"))
        return None
