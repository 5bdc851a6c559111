"""Sends what is waiting, chat by chat.

Whoever has something to send leaves it here and goes on: nobody waits for a limit but the
chat's own lane. What is sent is chosen when the chat's turn has come, so that after a burst only
the newest board goes out (C6). What fails is sent again, in another way, or told with the
chat's next answer: nothing ends in silence (C48).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from telegram.error import ChatMigrated

from bot.requests import Where
from bot.service.game import boards
from bot.service.together import posts
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from bot.telegram.look.captions import fits_caption, pieces
from bot.telegram.look.sheets import Sheet
from bot.telegram.send.courier import Courier
from bot.telegram.send.faults import Fault
from bot.telegram.send.gate import Gate, Undelivered
from bot.telegram.send.items import Board, Chart, Job, Photo, Post, Strip, Text, Voice, words_of
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.queue import ChatQueue
from bot.telegram.send.screen import with_chat

MOST_TRIES = 8
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_SHORTEST_PIECE = 64

Chosen: TypeAlias = tuple[Job, Sheet | None]
"""What is to be sent next; a board comes composed."""


@dataclass(slots=True)
class _Lane:
    """One chat's queue and the task that empties it."""

    queue: ChatQueue = field(default_factory=ChatQueue)
    task: asyncio.Task[None] | None = None


class Sender:
    """Empties the queues of all chats."""

    def __init__(self, gate: Gate, courier: Courier, outbox: Outbox, store: Store) -> None:
        self._gate = gate
        self._courier = courier
        self.screen = courier.screen
        self._outbox = outbox
        self._store = store
        self._lanes: dict[int, _Lane] = {}
        self._stopping = False
        self.speak: Callable[[Voice], None] = lambda job: outbox.done(job.rows)
        """Makes the sound of a voice message, and then puts it here again."""

    def put(self, job: Job) -> None:
        """Leave something to be sent; returns at once."""
        if self._stopping:
            return  # its row stays in the outbox
        if isinstance(job, Voice) and not job.sound:
            self.speak(job)
            return
        lane = self._lanes.setdefault(job.where.chat, _Lane())
        dropped = lane.queue.put(job)
        if dropped is not None:
            log.warning("too much waits", chat=job.where.chat)
            self._outbox.missed(dropped)
        if lane.task is None:
            lane.task = asyncio.create_task(self._drain(job.where.chat, lane))

    def photos_allowed_again(self, chat: int) -> None:
        """The bot's rights in a chat changed: try photos again."""
        self._courier.no_photos.discard(chat)

    @property
    def waiting(self) -> int:
        """Chats with something left to send."""
        return len(self._lanes)

    @property
    def chats(self) -> list[int]:
        """The chats with something left to send."""
        return sorted(self._lanes)

    async def close(self, patience: float) -> None:
        """Let what is on its way arrive, for `patience` seconds; the rest stays in the outbox."""
        self._stopping = True
        tasks = [lane.task for lane in self._lanes.values() if lane.task is not None]
        for lane in self._lanes.values():
            if lane.task is not None and not lane.queue.sending:
                lane.task.cancel()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            if late:
                log.warning("on its way at the end", chats=len(late))
            await asyncio.wait(tasks, timeout=patience)
        self._courier.close()

    # --- one lane -------------------------------------------------------------------------

    async def _drain(self, chat: int, lane: _Lane) -> None:
        queue = lane.queue
        try:
            while queue and not self._stopping:
                chosen = self._choose(queue)
                if chosen is None:
                    continue
                version = queue.version
                try:
                    await self._gate.turn(chat)
                except BaseException:
                    queue.put_back(chosen[0])
                    raise
                if queue.version != version:
                    # Something came in meanwhile, and may be newer than what was chosen.
                    queue.put_back(chosen[0])
                    chosen = self._choose(queue)
                if chosen is not None:
                    await self._attempt(queue, *chosen)
        finally:
            if self._lanes.get(chat) is lane:
                del self._lanes[chat]

    def _choose(self, queue: ChatQueue) -> Chosen | None:
        """Take the next item: texts first, so that a board comes last.

        None where a board is as it should be already: it must not cost a message.
        """
        board, text = queue.board(), queue.text()
        if text is not None and board is not None:
            if self._goes_into_caption(board, text, queue):
                line = _both(text.text, board.line)
                board, text = replace(board, line=line, rows=text.rows + board.rows), None
            else:
                queue.put_back(board)
        if text is not None:
            return text, None
        if board is not None:
            sheet = self._courier.compose(board)
            if not sheet.due:
                self._outbox.done(board.rows)
                return None
            return sheet.board, sheet
        job = queue.other()
        return None if job is None else (job, None)

    def _goes_into_caption(self, board: Board, text: Text, queue: ChatQueue) -> bool:
        """A first board carries the words that came with it, if they are all and short."""
        return (
            not queue.texts
            and not board.line
            and text.keyboard is None
            and text.message is None
            and text.where == board.where
            and not board.plain
            and fits_caption(_both(text.text, board.line))
            and board.view.message is None
            and self._courier.is_new(board)
        )

    # --- one item -------------------------------------------------------------------------

    async def _attempt(self, queue: ChatQueue, job: Job, sheet: Sheet | None) -> None:
        """Send an item. What would be there twice if it were sent twice is marked before."""
        new = _is_new(job, sheet)
        queue.sending = True
        try:
            if new and not await self._outbox.attempt(job.rows):
                log.warning("another replica sends it", chat=job.where.chat)
                return
            if sheet is not None:
                await self._board(queue, sheet)
            elif isinstance(message := await self._courier.send(job), int):
                self._posted(job, message)
        except Undelivered as failed:
            await self._failed(queue, replace(job, tries=job.tries + 1), failed, new=new)
        except StorageError as error:
            log.warning("not sent yet", chat=job.where.chat, error=error)
            self._gate.hold(job.where.chat, _FIRST_PAUSE)
            queue.put_back(job)
        except Exception as error:  # noqa: BLE001  a fault of ours must not stop the lane
            log.failure("not sent", error, chat=job.where.chat)
            self._outbox.missed(job)
        else:
            self._outbox.done(job.rows)
        finally:
            queue.sending = False

    async def _board(self, queue: ChatQueue, sheet: Sheet) -> None:
        game, where = sheet.board.view.game_id, sheet.board.where
        message = await self._courier.board(sheet)
        replaced = self.screen.show(game, replace(sheet.shows, message=message))
        if replaced is not None:
            queue.put(Strip(where=where, message=replaced[1]))
        if message != sheet.board.view.message:
            self._remember(game, message)
        old = sheet.board.view.message if sheet.shown is None else sheet.shown.message
        if old is not None and old != message:
            await self._remove(queue, Strip(where=where, message=old))

    async def _remove(self, queue: ChatQueue, old: Strip) -> None:
        """A board was sent anew: the old one goes, or at least its buttons."""
        try:
            await self._courier.delete(old)
        except Undelivered as failed:
            log.info("old board stays", chat=old.where.chat, error=failed.error)
            queue.put(old)

    def _remember(self, game: int, message: int | None) -> None:
        self._outbox.post(lambda work: work.games.set_board(game, message))

    def _posted(self, job: Job, message: int) -> None:
        """The standings of a contest, or the buttons of a question, are this message's now."""
        if isinstance(job, Text) and job.question is not None:
            question = job.question
            self._outbox.post(lambda work: work.questions.shown(question, message))
        if isinstance(job, Post) and job.token:
            token, where = job.token, job.where
            self._outbox.post(lambda work: posts.remember_standings(work, token, where, message))

    # --- when it fails --------------------------------------------------------------------

    async def _failed(self, queue: ChatQueue, job: Job, failed: Undelivered, *, new: bool) -> None:
        chat, fault = job.where.chat, failed.fault
        log.info("not sent", chat=chat, fault=fault.value, tries=job.tries, error=failed.error)
        if new and fault is not Fault.UNCERTAIN:
            self._outbox.unsent(job.rows)
        match fault:
            case Fault.DONE | Fault.TOO_LATE:
                self._outbox.done(job.rows)
            case Fault.WAIT:
                queue.put_back(replace(job, tries=job.tries - 1))
            case Fault.MIGRATED:
                await self._migrated(queue, job, failed)
            case Fault.SHUT_OUT:
                self._shut_out(queue, job)
            case Fault.UNCERTAIN if new:
                # It may be there: not sent twice (C16). The next answer tells of it.
                log.warning("delivery unknown", chat=chat)
                self._outbox.missed(job)
            case Fault.UNREACHED:
                self._pause(chat, job.tries)
                queue.put_back(job)
            case Fault.UNCERTAIN | Fault.NOT_DONE if job.tries < MOST_TRIES:
                self._pause(chat, job.tries)
                queue.put_back(job)
            case _:
                self._otherwise(queue, job, failed)

    def _pause(self, chat: int, tries: int) -> None:
        self._gate.hold(chat, min(_FIRST_PAUSE * 2 ** (min(tries, 16) - 1), _LONGEST_PAUSE))

    def _otherwise(self, queue: ChatQueue, job: Job, failed: Undelivered) -> None:
        """What can be sent in another way is; the rest is told with the chat's next answer."""
        other = self._another_way(queue, job, failed.fault)
        if other is not None and other.tries <= MOST_TRIES:
            queue.put_back(other)
            return
        if words_of(job) or isinstance(job, Board):
            log.failure("given up", failed.error, chat=job.where.chat)
        self._outbox.missed(job)

    def _another_way(self, queue: ChatQueue, job: Job, fault: Fault) -> Job | None:
        """The same facts in another form; None if there is none."""
        chat = job.where.chat
        match fault, job:
            case _, (Strip() | Voice() | Chart()):
                return None  # what they tell was told, or is told by the next board
            case Fault.NO_PHOTOS, _ if chat not in self._courier.no_photos:
                self._courier.no_photos.add(chat)
                return job
            case Fault.STALE_FILE, _ if job.tries == 1:
                self._courier.forget_picture(job)
                return job
            case Fault.NO_MESSAGE, (Text(message=int()) | Photo(message=int()) | Post(edit=int())):
                return _as_new(job)
            case Fault.TOO_LONG, Text() if len(job.text) > _SHORTEST_PIECE:
                return _first_half(queue, job)
            case Fault.TOO_LONG, Board() if job.line and not job.plain:
                queue.put(Text(where=job.where, text=job.line))
                return replace(job, line="")
            case Fault.BAD_PICTURE, Board() if self._courier.refuse_picture(job):
                return job
            case ((Fault.NO_MESSAGE | Fault.REFUSED), Board()) if not self._courier.is_new(job):
                return self._anew(queue, job)
        return None if job.plain else _plain(job)

    def _anew(self, queue: ChatQueue, job: Board) -> Board:
        """The board as a new message; should the old one be there after all, its buttons go."""
        message = self._courier.compose(job).message
        if message is not None:
            queue.put(Strip(where=job.where, message=message))
        self.screen.forget(job.view.game_id)
        self._remember(job.view.game_id, None)
        return replace(job, view=replace(job.view, message=None), pressed=None)

    # --- chats that are gone or moved -----------------------------------------------------

    def _shut_out(self, queue: ChatQueue, job: Job) -> None:
        """Blocked, removed or restricted: nothing more is sent there, its games stay (C8)."""
        chat = job.where.chat
        for each in (job, *queue):
            self._outbox.done(each.rows)
        queue.clear()
        self._outbox.post(lambda work: work.chats.set_active(Where(chat), active=False))

    async def _migrated(self, queue: ChatQueue, job: Job, failed: Undelivered) -> None:
        """The group has a new id: what waits goes there (C7)."""
        error = failed.error
        if not isinstance(error, ChatMigrated):
            log.failure("moved to nowhere", error, chat=job.where.chat)
            self._outbox.missed(job)
            return
        new = error.new_chat_id
        await self.migrate(job.where.chat, new)
        queue.put_back(job)
        jobs = list(queue)
        queue.clear()
        for waiting in jobs:
            moved = replace(waiting, where=with_chat(waiting.where, new))
            match moved:
                case Board():
                    moved = replace(moved, view=replace(moved.view, message=None), pressed=None)
                case Text(message=int()) | Photo(message=int()) | Post(edit=int()):
                    moved = _as_new(moved)
                case Strip():
                    self._outbox.done(moved.rows)
                    continue
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


def _both(text: str, line: str) -> str:
    """What a board's caption says of a text that came before it and of its own line."""
    return "\n".join(dict.fromkeys(filter(None, (text, line))))


def _is_new(job: Job, sheet: Sheet | None) -> bool:
    """True if it would be there twice if it were sent twice."""
    match job:
        case Board():
            return sheet is not None and (sheet.new or sheet.message is None)
        case Strip() | Text(message=int()) | Photo(message=int()) | Post(edit=int()):
            return False
        case _:
            return True


def _as_new(job: Job) -> Job:
    """A picture or post whose message is gone, as a new message."""
    match job:
        case Text() | Photo():
            return replace(job, message=None)
        case Post():
            return replace(job, edit=None)
        case _:
            return job


def _plain(job: Job) -> Job:
    """The same facts as bare text; what is tried so is tried anew."""
    return replace(_as_new(job), plain=True, tries=0)


def _first_half(queue: ChatQueue, text: Text) -> Text:
    """A text in two messages: the first one; the other one waits behind it."""
    parts = pieces(text.text, max(len(text.text) // 2, _SHORTEST_PIECE))
    rest = "\n".join(parts[1:])
    queue.put_back(replace(text, text=rest))
    return Text(where=text.where, text=parts[0], tries=text.tries)
