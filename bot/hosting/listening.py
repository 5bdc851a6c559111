"""The web servers' front door: nobody holds it open who does not come in.

A connection has to send the head of a request soon, and there is room for so many connections:
when one more comes than there is room for, the one that said nothing for the longest time goes.
So connections that are opened and left alone use up neither memory nor file descriptors, which
the database and Telegram need as well.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from aiohttp import web

HEAD_SECONDS = 10.0
"""How long a connection may be open before its first request has been told in full."""

IDLE_SECONDS = 30.0
"""How long a connection stays open after an answer; Telegram and browsers open another one."""

MOST_CONNECTIONS = 300

_LONGEST_HEAD = 65536
_HEAD_ENDS = b"\r\n\r\n"


class Runner(web.AppRunner):
    """aiohttp's runner of an application, with such a door."""

    def __init__(self, app: web.Application, *, shutdown_timeout: float) -> None:
        super().__init__(
            app,
            access_log=None,
            shutdown_timeout=shutdown_timeout,
            keepalive_timeout=IDLE_SECONDS,
        )
        self._open: OrderedDict[_Connection, None] = OrderedDict()

    @property
    def server(self) -> Callable[[], asyncio.Protocol] | None:  # type: ignore[override]
        """What makes the protocol of a new connection."""
        handlers = super().server
        return None if handlers is None else lambda: _Connection(handlers(), self._open)


class _Connection(asyncio.Protocol):
    """Stands before the library's protocol, and passes everything on to it."""

    def __init__(self, handler: asyncio.Protocol, others: "OrderedDict[_Connection, None]") -> None:
        self._handler = handler
        self._others = others
        self._transport: asyncio.BaseTransport | None = None
        self._late: asyncio.TimerHandle | None = None
        self._end, self._heard = b"", 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._others[self] = None
        if len(self._others) > MOST_CONNECTIONS:
            next(iter(self._others)).drop()
        self._late = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.drop)
        self._handler.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self in self._others:
            self._others.move_to_end(self)
        if self._late is not None:
            self._read_head(data)
        self._handler.data_received(data)

    def eof_received(self) -> bool | None:
        return self._handler.eof_received()

    def pause_writing(self) -> None:
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        self._handler.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self._others.pop(self, None)
        self._in_time()
        self._handler.connection_lost(error)

    def drop(self) -> None:
        """End it at once; who is there learns nothing more."""
        self._others.pop(self, None)
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    def _read_head(self, data: bytes) -> None:
        """Look whether the head is whole by now; the library refuses one that is too long."""
        self._heard += len(data)
        if _HEAD_ENDS in self._end + data or self._heard > _LONGEST_HEAD:
            self._in_time()
        self._end = (self._end + data)[-len(_HEAD_ENDS) + 1 :]

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
