"""The page's own files, read once and kept as they are sent."""

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Final

from aiohttp import web

from bot.web.themes import style_sheet

KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
}
FONTS: Final = ("AtkinsonHyperlegibleNext-Bold.ttf", "AtkinsonHyperlegibleNext-ExtraBold.ttf")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent; `packed` is None where packing gains nothing."""

    kind: str
    body: bytes
    packed: bytes | None
    tag: str

    def answer(self, request: web.Request) -> web.Response:
        """The file, or that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == self.tag:
            return web.Response(status=304, headers=headers)
        headers["Content-Type"] = self.kind
        if self.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=self.packed, headers=headers)
        return web.Response(body=self.body, headers=headers)


def page_files() -> dict[str, PageFile]:
    """Every file of the page by its name."""
    return dict(_all_files())


def _all_files() -> Iterator[tuple[str, PageFile]]:
    for file in resources.files("bot.web").joinpath("page").iterdir():
        if file.name.rpartition(".")[2] in KINDS:
            yield file.name, _made(file.name, file.read_bytes())
    for name in FONTS:
        yield name, _made(name, resources.files("render").joinpath("fonts", name).read_bytes())
    yield "themes.css", _made("themes.css", style_sheet().encode())


def _made(name: str, body: bytes) -> PageFile:
    packed = gzip.compress(body, 9, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    kind = KINDS[name.rpartition(".")[2]]
    return PageFile(kind, body, packed if len(packed) < len(body) else None, tag)
