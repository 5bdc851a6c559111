"""The bot's side over HTTP: `/bot<token>/<method>` and `/file/bot<token>/<path>`."""

import asyncio
import inspect
import re
from typing import Any, Final

from aiohttp import web

from bot.local.decode import Call, read_call
from bot.local.faults import Fault, FaultKind
from bot.local.methods import BY_LOWER_NAME
from bot.local.rules import ApiError, refuse
from bot.local.schema import check_answer, models, parameters
from bot.local.server_state import Desk, Request

TOKEN: Final = re.compile(r"\d+:[\w-]{20,}")
DESK: Final = web.AppKey("desk", Desk)


def routes() -> list[web.AbstractRouteDef]:
    return [
        web.route("*", "/bot{token}/{method}", call),
        web.get("/file/bot{token}/{path:.+}", download),
    ]


def _refusal(error: ApiError) -> web.Response:
    body: dict[str, Any] = {
        "ok": False,
        "error_code": error.code,
        "description": error.description,
    }
    if error.parameters:
        body["parameters"] = error.parameters
    return web.json_response(body, status=error.code)


async def call(request: web.Request) -> web.StreamResponse:
    """Answer one call of a method, or fail as a fault demands."""
    desk = request.app[DESK]
    method = request.match_info["method"]
    try:
        _check_token(desk, request.match_info["token"])
        fault = desk.faults.take(method)
        if fault is not None and fault.kind is FaultKind.LOST_CALL:
            return _hang_up(request)
        received = await read_call(request)
        if fault is not None:
            return await _faulty(desk, method, received, fault, request)
        return web.json_response({"ok": True, "result": await perform(desk, method, received)})
    except ApiError as error:
        return _refusal(error)


def _check_token(desk: Desk, token: str) -> None:
    if token != desk.token:
        refuse("unauthorized" if TOKEN.fullmatch(token) else "not_found")


async def perform(desk: Desk, method: str, received: Call) -> Any:
    """Check a call's parameters, do it, check the answer; raises ApiError."""
    name = method.lower()
    if name not in models():
        refuse("not_found")
    handler = BY_LOWER_NAME.get(name)
    if handler is None:
        refuse("not_carried", method=method)
    params = parameters(name, received.raw, received.files)
    result = handler(desk, Request(params, received.files))
    if inspect.isawaitable(result):
        result = await result
    check_answer(name, result)
    return result


def _hang_up(request: web.Request) -> web.Response:
    """Drop the line without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


async def _faulty(
    desk: Desk, method: str, received: Call, fault: Fault, request: web.Request
) -> web.StreamResponse:
    match fault.kind:
        case FaultKind.ERROR:
            raise ApiError(fault.code, fault.description, fault.parameters)
        case FaultKind.GARBAGE:
            return web.Response(status=502, text="<html>Bad Gateway</html>")
        case FaultKind.LOST_ANSWER:
            await perform(desk, method, received)
            await asyncio.sleep(fault.seconds)
            return _hang_up(request)
        case _:
            result = await perform(desk, method, received)
            await asyncio.sleep(fault.seconds)
            return web.json_response({"ok": True, "result": result})


async def download(request: web.Request) -> web.Response:
    """A file's bytes."""
    desk = request.app[DESK]
    try:
        _check_token(desk, request.match_info["token"])
        file = desk.world.files.by_path.get(request.match_info["path"])
        if file is None:
            refuse("not_found")
        return web.Response(
            body=desk.world.files.blobs.get(file.digest), content_type=file.mime_type
        )
    except ApiError as error:
        return _refusal(error)
