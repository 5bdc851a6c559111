"""What every answer carries and every request must: headers, origins, small bodies, a token."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.web.decode import LARGEST_BODY

COOKIE: Final = "pyramide"
TELEGRAM: Final = "https://web.telegram.org https://*.telegram.org"
"""Pages that may show a Mini App in a frame."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Door:
    """How the page is reached.

    url     its public address, "" if it has none
    frames  the sites that may show it in a frame, as CSP writes them
    """

    url: str = ""
    frames: str = TELEGRAM

    @property
    def secure(self) -> bool:
        """True if browsers come by https: cookies are then for https alone."""
        return self.url.startswith("https://")

    @property
    def cookie(self) -> str:
        """The cookie's name: a browser then holds it to this host and to https."""
        return f"__Host-{COOKIE}" if self.secure else COOKIE

    def headers(self) -> Mapping[str, str]:
        """What goes with every answer."""
        return {
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; "
            "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
            f"base-uri 'none'; form-action 'none'; frame-ancestors 'self' {self.frames}",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
            "Cross-Origin-Resource-Policy": "same-origin",
        }

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose answers carry the headers; what would change anything is checked."""

        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                if request.method not in {"GET", "HEAD"}:
                    self._check(request)
                answer = await handler(request)
            except web.HTTPException as refused:
                refused.headers.update(self.headers())
                raise
            if not answer.prepared:
                answer.headers.update(self.headers())
            return answer

        return handle

    def _check(self, request: web.Request) -> None:
        """Only a page of ours may send: it says where it comes from, and sends JSON."""
        origin = urlsplit(request.headers.get("Origin", ""))
        own = {request.host, urlsplit(self.url).netloc} - {""}
        if origin.scheme not in {"http", "https"} or origin.netloc not in own:
            raise web.HTTPForbidden(text="This is for the page of this address alone.")
        if request.method == "POST" and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType

    def keep(self, answer: web.StreamResponse, token: str, seconds: float) -> None:
        """Give a guest the cookie."""
        answer.set_cookie(
            self.cookie,
            token,
            max_age=int(seconds),
            path="/",
            secure=self.secure,
            httponly=True,
            samesite="Strict",
        )

    def drop(self, answer: web.StreamResponse) -> None:
        """Take the cookie back."""
        answer.del_cookie(
            self.cookie, path="/", secure=self.secure, httponly=True, samesite="Strict"
        )

    def token(self, request: web.Request) -> str:
        """The session's token that a request carries, "" for none."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bearer":
            return token
        return str(request.cookies.get(self.cookie, ""))


async def body_of(request: web.Request, largest: int = LARGEST_BODY) -> bytes:
    """A request's body.

    Raises:
        HTTPRequestEntityTooLarge: it is longer than a page of ours sends.
    """
    if (request.content_length or 0) > largest:
        raise web.HTTPRequestEntityTooLarge(largest, request.content_length or 0)
    body = await request.content.read(largest + 1)
    while not request.content.at_eof() and len(body) <= largest:
        body += await request.content.read(largest + 1 - len(body))
    if len(body) > largest:
        raise web.HTTPRequestEntityTooLarge(largest, len(body))
    return body
