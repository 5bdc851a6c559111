"""The live board over HTTP.

- `GET /`, `GET /page/NAME`: the page and its files; `GET /d/CODE`: the page with a deal
- `POST /api/session` `{"proof": initData}` or `{}` for a guest, with `"language"`: begins or goes
  on; answers `{"token"?, "payload", "words", "state"}`. `DELETE` ends it.
- `GET /api/state`: the table as it stands; `GET /api/words`: the page's words
- `POST /api/act`: an action (`bot.web.decode`); answers `{"told"?, "state"}`. Sent again under the
  same id it is not done again.
- `GET /api/events?mark=M`: server-sent events; each is a new mark: ask for the state
- `GET /api/review?step=N`: the game at one of its steps; after its end with what the solver says

An answer that is no 200 has `{"error": "one sentence"}` where somebody could read it. Nothing in
an address names a person.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from bot.guard import Guard, Pass
from bot.language.catalog import Catalog
from bot.replies import Reply, Sentence
from bot.requests import Request
from bot.service.outlet import Outlet
from bot.service.service import Service
from bot.storage.repository import StorageError, StorageUnavailable, Store
from bot.web.decode import LARGEST_BODY, Action, BadAction, read_action, read_record, update_number
from bot.web.door import Door, body_of
from bot.web.files import page_files
from bot.web.proof import LONGEST, BadProof
from bot.web.review import review
from bot.web.sessions import GUEST, Sessions, Visitor
from bot.web.state import Json
from bot.web.tables import Tables
from bot.web.told import told
from bot.web.watch import Watch

BEAT: Final = 15.0
"""Seconds after which a quiet line says that it is still there."""

MOST_PAGES: Final = 12
"""Pages of one person that are told of changes at a time."""

LONGEST_THOUGHT: Final = 25.0
"""Seconds that an answer waits for the solver; later it comes as news."""

_log = logging.getLogger("pyramide.web")


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What the pages stand on.

    token   the bot's, None where there is none: then everybody is a guest
    outlet  gives what tells the chat what a page did; None where there is no chat
    """

    store: Store
    service: Service
    catalog: Catalog
    token: str | None = None
    door: Door = field(default_factory=Door)
    outlet: Callable[[], Outlet] | None = None
    guard: Guard = field(default_factory=Guard)
    newcomers: Guard = field(default_factory=lambda: Guard(rate=5.0, burst=300.0))
    now: Callable[[], float] = time.time


class Pages:
    """Serves the page; `routes` go into any application, between `start` and `close`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._door = parts.door
        self._files = page_files()
        self._sessions = Sessions(parts.store, parts.catalog, parts.token, parts.now)
        self._tables = Tables(parts.store, parts.service, parts.catalog)
        self.watch = Watch(parts.store)
        self._lines: set[asyncio.Task[Any]] = set()

    def routes(self) -> list[web.AbstractRouteDef]:
        """What is served, every one behind the door."""
        table: list[tuple[str, str, Callable[[web.Request], Any]]] = [
            ("GET", "/", self._page),
            ("GET", "/page/{name}", self._file),
            ("GET", "/d/{code}", self._deal),
            ("POST", "/api/session", self._begin),
            ("DELETE", "/api/session", self._leave),
            ("GET", "/api/state", self._state),
            ("GET", "/api/words", self._words),
            ("POST", "/api/act", self._act),
            ("GET", "/api/events", self._events),
            ("GET", "/api/review", self._review),
        ]
        return [web.route(how, path, self._door.guarded(handle)) for how, path, handle in table]

    def start(self) -> None:
        """Begin to look for changes."""
        self.watch.start()

    async def close(self) -> None:
        """End the lines of all pages; they come back by themselves."""
        for line in tuple(self._lines):
            line.cancel()
        await self.watch.close()

    # --- the page itself ------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.Response:
        return self._files["index.html"].answer(request)

    async def _file(self, request: web.Request) -> web.Response:
        file = self._files.get(request.match_info["name"])
        if file is None:
            raise web.HTTPNotFound
        return file.answer(request)

    async def _deal(self, request: web.Request) -> web.Response:
        """A link to a deal: what it names is for the page to ask for."""
        code = request.match_info["code"][:64]
        known = "".join(letter for letter in code if letter.isalnum() or letter in "-_")
        return web.Response(status=302, headers={"Location": f"../#deal={known}"})

    # --- who it is ------------------------------------------------------------------------

    async def _begin(self, request: web.Request) -> web.Response:
        """Begin a session, or go on with a guest's."""
        try:
            record = read_record(await body_of(request, LONGEST + LARGEST_BODY) or b"{}")
        except BadAction as error:
            raise web.HTTPBadRequest from error
        proof, language = record.get("proof"), record.get("language")
        payload, fresh = "", ""
        if isinstance(proof, str) and proof:
            try:
                visitor, payload = await self._sessions.prove(proof)
            except BadProof as error:
                _log.warning("a proof was refused: %s", error)
                return _error(401, "proof")
            fresh = visitor.token
        else:
            visitor = await self._guest(request, language if isinstance(language, str) else None)
        state = await self._tables.state(visitor)
        answer = web.json_response(
            {
                "payload": payload,
                "state": state,
                "words": self._tables.words(state["lang"]),
                **({"token": fresh} if fresh else {}),
            }
        )
        if visitor.guest:
            self._door.keep(answer, visitor.token, GUEST)
        return answer

    async def _guest(self, request: web.Request, language: str | None) -> Visitor:
        known = await self._sessions.find(self._door.token(request))
        if known is not None:
            return known
        peer = hash(request.remote)
        if self._parts.newcomers.asks(peer, time.monotonic()) is not Pass.YES:
            raise web.HTTPTooManyRequests
        return await self._sessions.welcome(language)

    async def _leave(self, request: web.Request) -> web.Response:
        await self._sessions.leave(self._door.token(request))
        answer = web.json_response({})
        self._door.drop(answer)
        return answer

    async def _visitor(self, request: web.Request) -> Visitor:
        visitor = await self._sessions.find(self._door.token(request))
        if visitor is None:
            raise web.HTTPUnauthorized(text='{"error": "session"}', content_type="application/json")
        return visitor

    # --- the table ------------------------------------------------------------------------

    async def _state(self, request: web.Request) -> web.Response:
        return web.json_response(await self._tables.state(await self._visitor(request)))

    async def _words(self, request: web.Request) -> web.Response:
        language = self._parts.catalog.pick(request.query.get("lang", ""))
        return web.json_response(self._tables.words(language))

    async def _act(self, request: web.Request) -> web.Response:
        """Do an action, once; a second time only what it led to is told."""
        body = await body_of(request)
        try:
            visitor = await self._visitor(request)
            action = read_action(body)
            if self._parts.guard.asks(visitor.user, time.monotonic()) is not Pass.YES:
                return _error(429, self._said("too-fast", visitor))
            reply = await self._asked(visitor, action)
            record: Json = {"state": await self._tables.state(visitor)}
            self.watch.told(visitor.where.chat, record["state"]["mark"])
        except BadAction as error:
            return _error(400, str(error))
        except StorageUnavailable as error:
            _log.warning("the database is away: %s", error)
            return _error(503, "database")
        if reply is not None:
            record["told"] = told(reply, self._parts.catalog)
        return web.json_response(record)

    async def _asked(self, visitor: Visitor, action: Action) -> Reply | None:
        """The service's answer; what the solver finds is waited for."""
        parts = self._parts
        request = Request(
            where=visitor.where,
            who=visitor.who,
            asks=action.asks,
            at=parts.now(),
            update=update_number(visitor.token, action.id),
        )
        outlet = parts.outlet() if parts.outlet is not None and not visitor.guest else None
        reply = await parts.service.answer(request, outlet)
        if reply is None or reply.later is None or not reply.bridge:
            return reply
        later = asyncio.ensure_future(reply.later)
        await asyncio.wait({later}, timeout=LONGEST_THOUGHT)
        return (later.result() if later.done() else None) or reply

    async def _review(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        step = request.query.get("step", "0")
        if not step.isascii() or not step.isdecimal() or len(step) > 5:
            raise web.HTTPBadRequest
        if self._parts.guard.asks(visitor.user, time.monotonic()) is not Pass.YES:
            return _error(429, self._said("too-fast", visitor))
        stored, settings = await self._tables.stored(visitor)
        if stored is None:
            raise web.HTTPNotFound
        service, catalog = self._parts.service, self._parts.catalog
        return web.json_response(
            await review(stored, int(step), visitor.user, service, catalog, settings.language)
        )

    def _said(self, key: str, visitor: Visitor) -> str:
        catalog = self._parts.catalog
        return catalog.text(Sentence(key), catalog.pick(visitor.who.language))

    # --- news -----------------------------------------------------------------------------

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """A line that stays open and tells each new mark of the table."""
        visitor = await self._visitor(request)
        chat = visitor.where.chat
        if self.watch.following(chat) >= MOST_PAGES:
            return _error(429, self._said("too-fast", visitor))
        answer = web.StreamResponse(
            headers={
                **self._door.headers(),
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
            }
        )
        await answer.prepare(request)
        line = asyncio.current_task()
        if line is not None:
            self._lines.add(line)
        try:
            await answer.write(b"retry: 1000\n\n")
            async for mark in self.watch.follow(chat, request.query.get("mark", ""), BEAT):
                if not mark and await self._sessions.find(visitor.token) is None:
                    break
                await answer.write(f"data: {mark}\n\n".encode() if mark else b": here\n\n")
        except (ConnectionResetError, StorageError):
            pass
        finally:
            if line is not None:
                self._lines.discard(line)
        return answer


def _error(status: int, text: str) -> web.Response:
    return web.json_response({"error": text}, status=status)
