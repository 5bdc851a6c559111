"""Sends what is waiting, chat by chat, within Telegram's limits.

Whoever has something to send leaves it here and goes on: nobody waits for a limit but the
chat's own lane. What is sent is chosen at the last moment, so that after a burst only the
newest board goes out (C6).
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from telegram.error import ChatMigrated

from bot.service.game import boards
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from bot.telegram.look.captions import fits_caption
from bot.telegram.look.pictures import Pictures
from bot.telegram.look.sheets import Sheet
from bot.telegram.send.courier import Courier, Undelivered
from bot.telegram.send.faults import Fault, seconds_to_wait
from bot.telegram.send.limits import Limits
from bot.telegram.send.outbox import Board, Job, Outbox, Photo, Strip, Text
from bot.telegram.send.screen import with_chat

MOST_TRIES = 8
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0

Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]


@dataclass(slots=True)
class _Lane:
    """One chat's queue and the task that empties it."""

    outbox: Outbox = field(default_factory=Outbox)
    task: asyncio.Task[None] | None = None


class Sender:
    """The only way out to the chats."""

    def __init__(
        self,
        courier: Courier,
        pictures: Pictures,
        store: Store,
        limits: Limits,
        *,
        clock: Clock | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._courier = courier
        self.screen = courier.screen
        self._pictures = pictures
        self._store = store
        self._limits = limits
        self._clock = clock or asyncio.get_running_loop().time
        self._sleep = sleep
        self._lanes: dict[int, _Lane] = {}
        self._gate = asyncio.Lock()

    def put(self, job: Job) -> None:
        """Leave something to be sent; returns at once."""
        lane = self._lanes.setdefault(job.where.chat, _Lane())
        lane.outbox.put(job)
        if lane.task is None:
            lane.task = asyncio.create_task(self._drain(job.where.chat, lane))

    def photos_allowed_again(self, chat: int) -> None:
        """The bot's rights in a chat changed: try photos again."""
        self._courier.no_photos.discard(chat)

    @property
    def waiting(self) -> int:
        """Chats with something left to send."""
        return len(self._lanes)

    async def close(self, patience: float) -> None:
        """Send what can be sent within `patience` seconds, then stop."""
        tasks = [lane.task for lane in self._lanes.values() if lane.task is not None]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            if late:
                log.warning("unsent at the end", chats=len(late))
            await asyncio.gather(*tasks, return_exceptions=True)
        self._pictures.close()

    # --- one lane -------------------------------------------------------------------------

    async def _drain(self, chat: int, lane: _Lane) -> None:
        try:
            while lane.outbox:
                if self._idle(lane.outbox):
                    continue
                await self._turn(chat)
                await self._one(lane.outbox)
        finally:
            if self._lanes.get(chat) is lane:
                del self._lanes[chat]

    async def _turn(self, chat: int) -> None:
        """Wait until this chat may get something, then for its turn among all chats."""
        while (wait := self._limits.chat_wait(chat, self._clock())) > 0:
            await self._sleep(wait)
        async with self._gate:
            while (wait := self._limits.total_wait(self._clock())) > 0:
                await self._sleep(wait)
            self._limits.take(chat, self._clock())

    def _idle(self, outbox: Outbox) -> bool:
        """Drop a board that is as it should be already: it must not cost a message."""
        if outbox.texts or not outbox.boards:
            return False
        board = outbox.board()
        if board is None or not self._courier.compose(board).due:
            return True
        outbox.put_back(board)
        return False

    async def _one(self, outbox: Outbox) -> None:
        """Send one thing: texts first, so that a board comes last."""
        board = outbox.board()
        sheet = self._courier.compose(board) if board is not None else None
        text = outbox.text()
        if board is not None and sheet is not None and text is not None:
            if not _goes_into_caption(sheet, text, outbox):
                outbox.put_back(board)
                sheet = None
            else:
                board = replace(board, line=text.text)
                sheet, text = self._courier.compose(board), None
        if text is not None:
            await self._attempt(outbox, text, lambda: self._courier.text(text))
        elif sheet is not None:
            await self._attempt(outbox, sheet.board, lambda: self._board(outbox, sheet))
        elif (photo := outbox.photo()) is not None:
            await self._attempt(outbox, photo, lambda: self._courier.photo(photo))
        elif (strip := outbox.strip()) is not None:
            await self._attempt(outbox, strip, lambda: self._courier.strip(strip))

    async def _board(self, outbox: Outbox, sheet: Sheet) -> None:
        if not sheet.due:
            return
        game, where = sheet.board.view.game_id, sheet.board.where
        message = await self._courier.board(sheet)
        replaced = self.screen.show(game, replace(sheet.shows, message=message))
        if replaced is not None:
            outbox.put(Strip(where=where, message=replaced[1]))
        if message != sheet.board.view.message:
            await self._remember(game, message)
        old = sheet.board.view.message if sheet.shown is None else sheet.shown.message
        if old is not None and old != message:
            await self._remove(outbox, Strip(where=where, message=old))

    async def _remove(self, outbox: Outbox, old: Strip) -> None:
        """A board was sent anew: the old one goes, or at least its buttons."""
        try:
            await self._courier.delete(old.where, old.message)
        except Undelivered as error:
            log.info("old board stays", chat=old.where.chat, error=error.error)
            outbox.put(old)

    async def _remember(self, game: int, message: int | None) -> None:
        try:
            await boards.remember_board(self._store, game, message)
        except StorageError as error:
            log.warning("board not remembered", game=game, error=error)

    # --- when it fails --------------------------------------------------------------------

    async def _attempt(
        self, outbox: Outbox, job: Job, deliver: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            await deliver()
        except Undelivered as failed:
            await self._failed(outbox, replace(job, tries=job.tries + 1), failed)
        except Exception as error:  # noqa: BLE001  a fault of ours must not stop the lane
            log.failure("not sent", error, chat=job.where.chat)

    async def _failed(self, outbox: Outbox, job: Job, failed: Undelivered) -> None:
        chat, fault = job.where.chat, failed.fault
        log.info("not sent", chat=chat, fault=fault.value, tries=job.tries, error=failed.error)
        if job.tries >= MOST_TRIES and fault is not Fault.WAIT:
            log.failure("given up", failed.error, chat=chat)
            return
        match fault:
            case Fault.DONE | Fault.TOO_LATE:
                return
            case Fault.WAIT:
                self._limits.hold(chat, seconds_to_wait(failed.error), self._clock())
                outbox.put_back(replace(job, tries=job.tries - 1))
            case Fault.MIGRATED:
                await self._migrated(outbox, job, failed)
            case Fault.SHUT_OUT:
                await self._shut_out(outbox, chat)
            case Fault.UNCERTAIN if not failed.repeatable:
                # It may be there: not sent twice (C16). The next press tells which it was.
                log.warning("delivery unknown", chat=chat)
            case Fault.UNCERTAIN | Fault.NOT_DONE:
                pause = min(_FIRST_PAUSE * 2 ** (job.tries - 1), _LONGEST_PAUSE)
                self._limits.hold(chat, pause, self._clock())
                outbox.put_back(job)
            case _:
                await self._otherwise(outbox, job, failed)

    async def _otherwise(self, outbox: Outbox, job: Job, failed: Undelivered) -> None:
        """What can be sent in another way."""
        where = job.where
        match failed.fault, job:
            case Fault.NO_TOPIC, _ if where.topic is not None:
                self._courier.no_topics.add((where.chat, where.topic))
            case Fault.NO_PHOTOS, (Board() | Photo()) if where.chat not in self._courier.no_photos:
                self._courier.no_photos.add(where.chat)
            case Fault.STALE_FILE, Board():
                await self._courier.forget_file(self._courier.compose(job))
            case Fault.STALE_FILE, Photo():
                await self._courier.forget_photo(job)
            case ((Fault.NO_MESSAGE | Fault.REFUSED), Board()) if failed.repeatable:
                sheet = self._courier.compose(job)
                if sheet.message is not None:
                    # Should it be there after all, its buttons go: there is one board.
                    outbox.put(Strip(where=where, message=sheet.message))
                self.screen.forget(job.view.game_id)
                await self._remember(job.view.game_id, None)
                job = replace(job, view=replace(job.view, message=None), pressed=None)
            case ((Fault.NO_MESSAGE | Fault.REFUSED), Text(message=int())):
                job = replace(job, message=None)
            case _, (Strip() | Photo(message=int())):
                return
            case _:
                log.failure("refused", failed.error, chat=where.chat)
                return
        outbox.put_back(job)

    async def _shut_out(self, outbox: Outbox, chat: int) -> None:
        """Blocked or removed: nothing more is sent there, its games stay (C8)."""
        outbox.texts.clear()
        outbox.boards.clear()
        outbox.strips.clear()
        outbox.photos.clear()
        try:
            await boards.set_active(self._store, chat, active=False)
        except StorageError as error:
            log.warning("chat not marked", chat=chat, error=error)

    async def _migrated(self, outbox: Outbox, job: Job, failed: Undelivered) -> None:
        """The group has a new id: what waits goes there (C7)."""
        error = failed.error
        if not isinstance(error, ChatMigrated):
            log.failure("moved to nowhere", error, chat=job.where.chat)
            return
        new = error.new_chat_id
        await self.migrate(job.where.chat, new)
        outbox.put_back(job)
        photos = [photo for photo in outbox.photos if photo.message is None]
        jobs: list[Job] = [*outbox.texts, *outbox.boards.values(), *photos]
        outbox.texts.clear()
        outbox.boards.clear()
        outbox.strips.clear()
        outbox.photos.clear()
        for waiting in jobs:
            moved = replace(waiting, where=with_chat(waiting.where, new))
            if isinstance(moved, Board):
                moved = replace(moved, view=replace(moved.view, message=None), pressed=None)
            self.put(moved)

    async def migrate(self, old: int, new: int) -> None:
        """Move a group's games to its new id; its boards are sent there anew."""
        self.screen.migrated(old, new)
        try:
            moved = await boards.move_chat(self._store, old, new)
        except StorageError as error:
            log.warning("chat not moved", chat=old, new=new, error=error)
            return
        log.info("chat moved", chat=old, new=new, first=moved)


def _goes_into_caption(sheet: Sheet, text: Text, outbox: Outbox) -> bool:
    """A first board carries the words that came with it, if they are all and short."""
    return (
        sheet.message is None
        and text.keyboard is None
        and text.message is None
        and text.where == sheet.board.where
        and not outbox.texts
        and fits_caption(text.text)
    )
