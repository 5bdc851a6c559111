"""From an HTTP request of the bot to raw parameters and uploaded files."""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.rules import limit, refuse


@dataclass(frozen=True, slots=True)
class Upload:
    """A file in a multipart request."""

    name: str
    mime_type: str
    data: bytes


@dataclass(slots=True)
class Call:
    """What the bot sent: texts of a form or values of JSON, and files by field name."""

    raw: dict[str, Any] = field(default_factory=dict)
    files: dict[str, Upload] = field(default_factory=dict)


async def read_call(request: web.Request) -> Call:
    """Read a request in any of the ways that Telegram takes; refuses what is too large."""
    if (request.content_length or 0) > limit("too_large"):
        refuse("too_large")
    call = Call(dict(request.query))
    if not request.can_read_body:
        return call
    match request.content_type:
        case "application/json":
            call.raw |= await _json(request)
        case "multipart/form-data":
            await _multipart(request, call)
        case _:
            form = await request.post()
            call.raw |= {name: value for name, value in form.items() if isinstance(value, str)}
    return call


async def _json(request: web.Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.text())
    except (ValueError, RecursionError):
        refuse("bad_json", name="body")
    if not isinstance(body, dict):
        refuse("bad_json", name="body")
    return body


async def _multipart(request: web.Request, call: Call) -> None:
    """Fields go to `raw`, files to `files`."""
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        data = bytes(await part.read())
        total += len(data)
        if total > limit("too_large"):
            refuse("too_large")
        if part.filename is None:
            call.raw[part.name] = data.decode(errors="replace")
        else:
            mime_type = part.headers.get("Content-Type", "application/octet-stream")
            call.files[part.name] = Upload(part.filename, mime_type, data)
