"""A small reverse proxy: one address, several replicas behind it, in turn."""

import itertools
from types import TracebackType
from typing import Self

from aiohttp import ClientError, ClientSession, ClientTimeout, web


class Proxy:
    """Passes each call to the next replica that answers; 502 when none does.

    A call that a replica did not answer is tried at the next one, as proxies do: a replica that
    died may have stored the update, and then it comes twice.
    """

    def __init__(self) -> None:
        self.targets: list[str] = []
        self.passed = 0
        self._turn = itertools.count()
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._pass)
        self._runner = web.AppRunner(app, access_log=None)
        self.url = ""

    async def __aenter__(self) -> Self:
        self._session = ClientSession(timeout=ClientTimeout(total=30))
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._runner.cleanup()
        await self._session.close()

    async def _pass(self, request: web.Request) -> web.Response:
        body = await request.read()
        first = next(self._turn)
        for number in range(len(self.targets)):
            target = self.targets[(first + number) % len(self.targets)]
            try:
                async with self._session.request(
                    request.method, f"{target}{request.path}", data=body, headers=request.headers
                ) as answer:
                    if answer.status < 500:
                        self.passed += 1
                        return web.Response(status=answer.status, body=await answer.read())
            except (ClientError, TimeoutError, OSError):
                continue
        return web.Response(status=502)
