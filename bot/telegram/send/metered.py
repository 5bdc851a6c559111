"""The library's HTTP requests, counted by method and by what came of them."""

import time
from typing import Any

from telegram.request import BaseRequest, RequestData

from bot.hosting.metrics import Metrics

_LONG_POLL = "getUpdates"
"""Waits on purpose: its time says nothing."""


class MeteredRequest(BaseRequest):
    """Does as another request object does, and tells the figures."""

    def __init__(self, inner: BaseRequest, metrics: Metrics) -> None:
        self._inner = inner
        self._metrics = metrics

    @property
    def read_timeout(self) -> float | None:
        """As the other one has it."""
        return self._inner.read_timeout

    async def initialize(self) -> None:
        """Begin."""
        await self._inner.initialize()

    async def shutdown(self) -> None:
        """End."""
        await self._inner.shutdown()

    async def do_request(  # type: ignore[override]  # the time-outs pass as they are
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        **timeouts: Any,
    ) -> tuple[int, bytes]:
        """The other one's answer."""
        started = time.perf_counter()
        status = 0
        try:
            status, body = await self._inner.do_request(url, method, request_data, **timeouts)
            return status, body
        finally:
            name = url.rpartition("/")[2]
            # What follows the token in the path of a file is no method.
            if "/file/" in url:
                name = "file"
            if name != _LONG_POLL:
                self._metrics.called(name, status, time.perf_counter() - started)
