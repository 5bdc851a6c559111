"""One update, from its arrival until what it asked is on disk and its answer is on the way."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from telegram import Update

from bot.language.catalog import Catalog
from bot.replies import Reply
from bot.requests import Press, Request, Where
from bot.service.game import boards
from bot.service.outlet import Outlet
from bot.service.service import Service
from bot.storage.repository import StorageError, StorageUnavailable, Store, Trouble
from bot.telegram.logs import log
from bot.telegram.receive.decode import Me, Migrated, Note, Standing, decode, is_accessible
from bot.telegram.receive.guard import Guard, Pass
from bot.telegram.receive.inline import Inline
from bot.telegram.send.answers import Answers
from bot.telegram.send.gate import Gate
from bot.telegram.send.posting import Posting
from bot.telegram.send.present import Asked, Toast
from bot.telegram.send.voice import Voice
from bot.voice import VoiceError

BUSY_PAUSES = (0.1, 0.4, 1.0)
"""Seconds between tries while the database is busy."""

TYPING_AFTER, TYPING_AGAIN = 0.7, 4.5
"""Seconds until the chat is told that the answer takes longer, and until it is told again."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """An update on its way; `done` is set once it need not come again."""

    update: Update
    done: asyncio.Future[None]


class Handler:
    """Decodes, asks the service, presents."""

    def __init__(  # noqa: PLR0913  the wiring of one room
        self,
        *,
        gate: Gate,
        me: Me,
        service: Service,
        store: Store,
        catalog: Catalog,
        answers: Answers,
        posting: Posting,
        inline: Inline,
        guard: Guard,
        voice: Voice,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._gate = gate
        self._me = me
        self._service = service
        self._store = store
        self._catalog = catalog
        self._answers = answers
        self._sender = answers.sender
        self._posting = posting
        self._inline = inline
        self._guard = guard
        self._voice = voice
        self._now = now
        self._thoughts: set[asyncio.Task[None]] = set()

    async def __call__(self, parcel: Parcel) -> None:
        """Handle an update; whatever happens in it, the next one is handled too."""
        try:
            await self._handle(parcel.update)
        except asyncio.CancelledError:
            parcel.done.cancel()
            raise
        except Exception as error:  # noqa: BLE001  a fault must not reach a chat as a traceback
            await self._apologise(parcel.update, error)
        if not parcel.done.done():
            parcel.done.set_result(None)

    async def _handle(self, update: Update) -> None:
        match decode(update, self._me, self._now()):
            case Request() as request:
                await self._request(update, request)
            case Note() as note:
                await self._note(update, note)
            case Migrated(old, new):
                await self._sender.migrate(old, new)
            case Standing(chat, active):
                self._sender.photos_allowed_again(chat)
                await boards.set_active(self._store, chat, active=active)
                log.info("let in" if active else "shut out", chat=chat)
            case None:
                await self._aside(update)

    async def _note(self, update: Update, note: Note) -> None:
        """A voice message: heard first, then answered as words are."""
        request = note.request
        if not await self._may_ask(update, request, None):
            return
        typing = asyncio.create_task(self._typing(request.where))
        try:
            heard = await self._voice.hear(note)
        except VoiceError as error:
            language, _, _ = await self._service.tongue(request.where, request.who)
            await self._answers.sentence(request.where, error.key, language)
        else:
            await self._request(update, heard)
        finally:
            typing.cancel()

    async def _aside(self, update: Update) -> None:
        """What is no request to the game: a foreign button, a query from another chat."""
        if update.callback_query is not None:
            self._answers.toast(Toast(update.callback_query.id))
        if update.inline_query is not None:
            await self._inline.answer(update.inline_query)

    async def _request(self, update: Update, request: Request) -> None:
        started = time.perf_counter()
        query = update.callback_query.id if update.callback_query else None
        message = update.effective_message
        heard = message.message_id if query is None and message is not None else None
        if query is None:
            self._sender.screen.message_seen(request.where)
        if not await self._may_ask(update, request, query):
            return
        request = await self._completed(update, request)
        reply = await self._answered(request, self._answers.outlet(Asked(query, heard)))
        if reply is not None:
            self._follow(request, reply)
        elif query is not None:
            self._answers.toast(Toast(query))
        log.info(
            "answered" if reply is not None else "passed over",
            update=update.update_id,
            chat=request.where.chat,
            game=reply.view.game_id if reply is not None and reply.view else 0,
            ms=(time.perf_counter() - started) * 1000,
        )

    def _follow(self, request: Request, reply: Reply) -> None:
        """What goes out beside the answer: a post in its stead, and what is still thought about."""
        if not reply.says:
            self._posting.poke()
        if reply.later is not None:
            task = asyncio.create_task(self._later(request, reply.later))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)

    async def _later(self, request: Request, later: Awaitable[Reply | None]) -> None:
        """Show that the solver still thinks; what it found goes out by itself."""
        typing = asyncio.create_task(self._typing(request.where))
        try:
            await later
        except Exception as error:  # noqa: BLE001  a fault must not reach a chat as a traceback
            log.failure("solver", error, chat=request.where.chat)
            language = self._catalog.pick(request.who.language)
            await self._answers.sentence(request.where, "thinking-given-up", language)
        finally:
            typing.cancel()

    async def close(self) -> None:
        """What is still being thought about is not told any more."""
        for task in tuple(self._thoughts):
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _may_ask(self, update: Update, request: Request, query: str | None) -> bool:
        """False for one who floods; told once in a while."""
        person = request.who.user if request.who.user is not None else request.where.chat
        # Words count when they were written: what piled up while we were away is no flood.
        message = update.effective_message
        written = message is not None and query is None
        at = message.date.timestamp() if message is not None and written else self._now()
        passed = self._guard.asks(person, at)
        if passed is Pass.YES:
            return True
        if query is not None:
            self._answers.toast(Toast(query))
        if passed is Pass.TOLD:
            log.warning("flood", chat=request.where.chat, user=person)
            language = self._catalog.pick(request.who.language)
            await self._answers.sentence(request.where, "too-fast", language)
        return False

    async def _completed(self, update: Update, request: Request) -> Request:
        """The request with a language that we have, and with its topic where it is not told."""
        who = replace(request.who, language=self._catalog.pick(request.who.language))
        where = request.where
        query = update.callback_query
        message = query.message if query is not None else None
        hidden = message is not None and not is_accessible(message)
        if hidden and isinstance(request.asks, Press):
            place = await boards.game_place(self._store, request.asks.game)
            if place is not None and place.chat == where.chat:
                where = place
        return replace(request, who=who, where=where)

    async def _answered(self, request: Request, outlet: Outlet) -> Reply | None:
        """The service's reply, on its way; the chat is told to be patient if it takes long."""
        task = asyncio.ensure_future(self._ask(request, outlet))
        typing = asyncio.create_task(self._typing(request.where))
        try:
            return await task
        finally:
            task.cancel()
            typing.cancel()

    async def _ask(self, request: Request, outlet: Outlet) -> Reply | None:
        for pause in BUSY_PAUSES:
            try:
                return await self._service.answer(request, outlet)
            except StorageUnavailable as error:
                if error.trouble is not Trouble.BUSY:
                    raise
                log.warning("database busy", chat=request.where.chat)
                await asyncio.sleep(pause)
        return await self._service.answer(request, outlet)

    async def _typing(self, where: Where) -> None:
        """Tell the chat that the answer takes longer, until this is cancelled."""
        await asyncio.sleep(TYPING_AFTER)
        while True:
            await self._gate.typing(where)
            await asyncio.sleep(TYPING_AGAIN)

    async def _apologise(self, update: Update, error: Exception) -> None:
        """A number in the log and one sentence in the chat."""
        storage = isinstance(error, StorageError)
        number = log.failure(
            "database" if storage else "went wrong", error, update=update.update_id
        )
        try:
            await self._say_sorry(update, "database-trouble" if storage else "went-wrong", number)
        except Exception as again:  # noqa: BLE001  it may be the decoding that fails
            log.failure("not even said", again, update=update.update_id)

    async def _say_sorry(self, update: Update, key: str, number: str) -> None:
        request = decode(update, self._me, self._now())
        if isinstance(request, Note):
            request = request.request
        if not isinstance(request, Request):
            return
        if update.callback_query is not None:
            self._answers.toast(Toast(update.callback_query.id))
        language = self._catalog.pick(request.who.language)
        await self._answers.sentence(request.where, key, language, number=number)
