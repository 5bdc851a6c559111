"""One update, from its arrival until what it asked is on disk and its answer is on the way."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from telegram import InlineQuery, Update

from bot.background import Background
from bot.language.catalog import Catalog
from bot.replies import Reply
from bot.requests import Press, Request, Where, Words
from bot.service.game import boards
from bot.service.outlet import Outlet
from bot.service.policy import may_be_meant
from bot.service.service import Service
from bot.storage.repository import StorageError, StorageUnavailable, Store, Trouble
from bot.telegram.logs import log
from bot.telegram.receive.decode import Me, Migrated, Note, Standing, decode, is_accessible
from bot.telegram.receive.inline import Inline
from bot.telegram.receive.lanes import Lanes
from bot.telegram.send.answers import Answers
from bot.telegram.send.gate import Gate
from bot.telegram.send.posting import Posting
from bot.telegram.send.present import Asked, Toast
from bot.telegram.send.voice import Voice
from bot.voice import VoiceError

BUSY_PAUSES = (0.1, 0.4, 1.0)
"""Seconds between tries while the database is busy."""

HEARD_AT_ONCE = 8
"""Voice messages, each of another person, that are fetched and heard at a time."""

OFFERED_AT_ONCE = 4
"""The same for inline queries."""

TYPING_AFTER, TYPING_AGAIN = 0.7, 4.5
"""Seconds until the chat is told that the answer takes longer, and until it is told again."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """An update on its way; `done` is set once it need not come again.

    heard  what a voice message says, once that is known
    """

    update: Update
    done: asyncio.Future[None]
    heard: Request | None = None

    def end(self) -> None:
        """It need not come again."""
        if not self.done.done():
            self.done.set_result(None)


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
        self._voice = voice
        self._now = now
        self._background = Background()
        # Slow work of one person at a time, beside the lanes of the chats.
        self._ears: Lanes[tuple[Parcel, Note]] = Lanes(self._hear, slots=HEARD_AT_ONCE)
        self._queries: Lanes[InlineQuery] = Lanes(self._offer, slots=OFFERED_AT_ONCE)
        self._newest: dict[int, InlineQuery] = {}
        self.lanes: Lanes[Parcel] = Lanes(self)

    async def __call__(self, parcel: Parcel) -> None:
        """Handle an update; whatever happens in it, the next one is handled too."""
        await self._guarded(parcel, self._handle(parcel))

    async def _guarded(self, parcel: Parcel, work: Awaitable[bool]) -> None:
        """Do something for an update; True as its result: the update is done."""
        try:
            done = await work
        except asyncio.CancelledError:
            parcel.done.cancel()
            raise
        except Exception as error:  # noqa: BLE001  a fault must not reach a chat as a traceback
            await self.apologise(parcel.update, error)
            done = True
        if done:
            parcel.end()

    async def _handle(self, parcel: Parcel) -> bool:
        """False for a voice message that is still to be heard."""
        update = parcel.update
        match parcel.heard or decode(update, self._me, self._now()):
            case Request() as request:
                await self._request(update, request)
            case Note() as note:
                self._ears.put(_person(note.request), (parcel, note))
                return False
            case Migrated(old, new):
                await self._sender.migrate(old, new)
            case Standing(chat, active):
                self._sender.photos_allowed_again(chat)
                await boards.set_active(self._store, chat, active=active)
                log.info("let in" if active else "shut out", chat=chat)
            case None:
                self._aside(update)
        return True

    async def _hear(self, item: tuple[Parcel, Note]) -> None:
        """A voice message: heard beside the lanes, then answered as words are."""
        parcel, note = item
        await self._guarded(parcel, self._heard(parcel, note))

    async def _heard(self, parcel: Parcel, note: Note) -> bool:
        request = note.request
        typing = self._background.start(self._typing(request.where), "typing")
        try:
            heard = await self._voice.hear(note)
        except VoiceError as error:
            language, _, _ = await self._service.tongue(request.where, request.who)
            await self._answers.sentence(request.where, error.key, language)
            return True
        finally:
            typing.cancel()
        self.lanes.put(request.where.chat, replace(parcel, heard=heard))
        return False

    def query(self, update: Update) -> None:
        """Answer an inline query beside the lanes; of one person's only the newest (C53)."""
        query = update.inline_query
        if query is not None:
            self._newest[query.from_user.id] = query
            self._queries.put(query.from_user.id, query)

    async def _offer(self, query: InlineQuery) -> None:
        person = query.from_user.id
        if self._newest.get(person) is not query:
            return
        try:
            await self._inline.answer(query)
        except Exception as error:  # noqa: BLE001  the person's next query is answered
            log.failure("inline query not answered", error, user=person)
        finally:
            if self._newest.get(person) is query:
                del self._newest[person]

    def _aside(self, update: Update) -> None:
        """What is no request to the game: a foreign button."""
        if update.callback_query is not None:
            self._answers.toast(Toast(update.callback_query.id))

    def turn_away(self, update: Update) -> None:
        """Tell one who floods; nobody is told what was not meant for the bot."""
        self._background.start(self._turned_away(update), "turning away")

    async def _turned_away(self, update: Update) -> None:
        request = decode(update, self._me, self._now())
        if isinstance(request, Note):
            request = request.request
        if update.callback_query is not None:
            self._answers.toast(Toast(update.callback_query.id))
        if not isinstance(request, Request) or not _is_meant(request):
            return
        log.warning("flood", chat=request.where.chat, user=_person(request))
        language = self._catalog.pick(request.who.language)
        await self._answers.sentence(request.where, "too-fast", language)

    async def _request(self, update: Update, request: Request) -> None:
        started = time.perf_counter()
        query = update.callback_query.id if update.callback_query else None
        message = update.effective_message
        heard = message.message_id if query is None and message is not None else None
        if query is None:
            self._sender.screen.message_seen(request.where)
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
            self._background.start(self._later(request, reply.later), "a late answer")

    async def _later(self, request: Request, later: Awaitable[Reply | None]) -> None:
        """Show that the solver still thinks; what it found goes out by itself."""
        typing = self._background.start(self._typing(request.where), "typing")
        try:
            await later
        except Exception as error:  # noqa: BLE001  a fault must not reach a chat as a traceback
            log.failure("solver", error, chat=request.where.chat)
            language = self._catalog.pick(request.who.language)
            await self._answers.sentence(request.where, "thinking-given-up", language)
        finally:
            typing.cancel()

    @property
    def busy(self) -> bool:
        """True while something is in hand, in the lanes or beside them."""
        return self.lanes.busy or self._ears.busy or self._queries.busy

    async def close(self, patience: float) -> None:
        """Let what is in the lanes be finished; what runs beside is left, or not told any more."""
        await self.lanes.close(patience)
        await asyncio.gather(
            self._ears.close(0.0), self._queries.close(0.0), self._background.close(grace=0.5)
        )

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
        typing = self._background.start(self._typing(request.where), "typing")
        try:
            return await self._ask(request, outlet)
        finally:
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

    async def apologise(self, update: Update, error: Exception) -> None:
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


def _person(request: Request) -> int:
    """Who asks; the chat where nobody stands behind a voice."""
    return request.who.user if request.who.user is not None else request.where.chat


def _is_meant(request: Request) -> bool:
    """False for talk among people."""
    asks = request.asks
    return not isinstance(asks, Words) or may_be_meant(request.where, asks)
