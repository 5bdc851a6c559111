"""The people's side over HTTP: the chat page and the tests use it.

- `GET /local/state?user=ID`: everything that person sees: people, chats, messages, commands.
- `GET /local/events?after=N`: server-sent events, one JSON each, from number N on. Kinds:
  `message`, `edited` (chat_id, message), `deleted` (chat_id, message_id), `answer` (user_id,
  query_id, text, alert, url), `inline_results` (user_id, query_id, results, button), `action`
  (chat_id, action), `keyboard` (chat_id, keyboard), and `chats`, `commands`, `profile`,
  `logged_out`, after which the state is asked for again.
- `POST /local/people/USER/CHAT/ACTION`: a person does something; a JSON object with the named
  arguments of the function in `bot.local.people`; answers `{"result": …}` (a message's Bot API
  form, an id) or 400 `{"error": "one sentence"}`.
- `POST /local/people/USER/CHAT/voice?duration=SECONDS[&topic=ID]`: a recording as the body.
- `POST /local/people/USER/CHAT/photo?caption=TEXT`: a picture as the body.
- `GET /local/files/FILE_ID`: a file's bytes.
- `GET /local/proof?user=ID[&payload=TEXT]`: `{"proof": …}`, what Telegram hands to a Mini App
  that this person opens, sealed with the bot's token.
- `POST /local/faults` `{"method", "kind", "nth", …}` as in `bot.local.faults.Fault`;
  `DELETE /local/faults`; `POST /local/flood` `{"on": true}`; `POST /local/repeat`
  `{"update_id": N}` delivers a confirmed update again.

What cannot be understood is answered with 400 and a sentence. Requests must come for a name of
this machine and not from another page, so that no website in the browser can reach it.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from typing import Any, Final

from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import ConfigDict, TypeAdapter, validate_call

from bot.local.api import DESK
from bot.local.faults import Fault
from bot.local.methods.profile import commands_for
from bot.local.people import ACTIONS, PeopleError, talk
from bot.local.rules import ApiError
from bot.local.server_state import Desk
from bot.local.text import Json
from bot.local.voice import to_ogg
from bot.local.world import PRESENT, Message
from bot.web.proof import sign_proof

SHOWN: Final = 200
HEARTBEAT: Final = 15.0
BODY_SECONDS: Final = 30.0
NOT_UNDERSTOOD: Final = (
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    OverflowError,
    RecursionError,
)
NOT_TOLD: Final = "The request took too long to come."


def routes() -> list[web.AbstractRouteDef]:
    return [
        web.get("/local/state", _understood(state)),
        web.get("/local/events", _understood(events)),
        web.post("/local/people/{user}/{chat}/voice", _understood(voice)),
        web.post("/local/people/{user}/{chat}/photo", _understood(photo)),
        web.post("/local/people/{user}/{chat}/{action}", _understood(act)),
        web.get("/local/files/{id}", file),
        web.get("/local/proof", _understood(proof)),
        web.post("/local/faults", _understood(arm)),
        web.delete("/local/faults", disarm),
        web.post("/local/flood", _understood(flood)),
        web.post("/local/repeat", _understood(repeat)),
    ]


def _understood(handler: Handler) -> Handler:
    """A handler that refuses in one sentence what it can make nothing of."""

    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except (PeopleError, ApiError) as error:
            return _problem(error)
        except TimeoutError:
            return _problem(NOT_TOLD, status=408)
        except NOT_UNDERSTOOD as error:
            return _problem(f"The request cannot be understood: {error}.")

    return handle


async def _body(request: web.Request) -> bytes:
    """What was sent, if it comes in time."""
    async with asyncio.timeout(BODY_SECONDS):
        return await request.read()


async def _object(request: web.Request) -> Json:
    """The JSON object that was sent, {} for nothing; halves of characters are replaced."""
    told = json.loads(await _body(request) or b"{}")
    if not isinstance(told, dict):
        raise TypeError
    whole = json.dumps(told, ensure_ascii=False).encode("utf-8", "replace")
    return dict(json.loads(whole))


def view(desk: Desk, user_id: int) -> Json:
    """What a person sees: their chats with the latest messages, and the people to be."""
    world = desk.world
    chats = [
        chat
        for chat in world.chats.values()
        if chat.members.get(user_id) in PRESENT and chat.migrated_to is None
    ]
    return {
        "last": desk.feed.last,
        "bot": {**world.bot_user(), "texts": world.texts, "page": page_of(desk)},
        "user": world.people[user_id].wire(),
        "people": [person.wire() for person in world.people.values()],
        "chats": [_chat(desk, chat.id, user_id) for chat in chats],
    }


def _chat(desk: Desk, chat_id: int, user_id: int) -> Json:
    world, chat = desk.world, desk.world.chats[chat_id]
    messages = [message for message in world.messages[chat_id].values() if not message.deleted]
    topics = (topic for topic in chat.topics.values() if not topic.deleted)
    return {
        **world.chat_wire(chat_id),
        "messages": [world.wire(message) for message in messages[-SHOWN:]],
        "topics": [{"id": t.id, "name": t.name, "closed": t.closed} for t in topics],
        "commands": commands_for(world, chat_id, user_id),
        "keyboard": chat.keyboard,
        "blocked": chat.type == "private" and world.people[chat_id].blocked,
        "bot": chat.type == "private" or chat.members.get(world.bot_id) in PRESENT,
        "people": sum(status in PRESENT for status in chat.members.values()),
    }


async def state(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    user_id = int(request.query.get("user") or next(iter(desk.world.people)))
    if user_id not in desk.world.people:
        raise web.HTTPNotFound
    return web.json_response(view(desk, user_id))


async def events(request: web.Request) -> web.StreamResponse:
    """Server-sent events until the page goes away."""
    desk = request.app[DESK]
    after = int(request.headers.get("Last-Event-ID") or request.query.get("after") or 0)
    answer = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
    )
    await answer.prepare(request)
    following = aiter(desk.feed.follow(after))
    coming: asyncio.Task[Json] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(following))
            done, _ = await asyncio.wait({coming}, timeout=HEARTBEAT)
            if not done:
                await answer.write(b": still here\n\n")
                continue
            event, coming = coming.result(), None
            await answer.write(f"id: {event['n']}\ndata: {json.dumps(event)}\n\n".encode())
    except ConnectionResetError:
        return answer
    finally:
        if coming is not None:
            coming.cancel()


def _where(request: web.Request) -> tuple[Desk, int, int]:
    try:
        user, chat = int(request.match_info["user"]), int(request.match_info["chat"])
    except ValueError as error:
        raise web.HTTPNotFound from error
    desk = request.app[DESK]
    if user not in desk.world.people or chat not in desk.world.chats:
        raise web.HTTPNotFound
    return desk, user, chat


def _result(desk: Desk, result: Any) -> web.Response:
    if isinstance(result, Message):
        result = desk.world.wire(result)
    elif is_dataclass(result):
        result = {"id": getattr(result, "id", None)}
    return web.json_response({"result": result})


def _problem(error: Exception | str, status: int = 400) -> web.Response:
    return web.json_response({"error": str(error)}, status=status)


async def act(request: web.Request) -> web.Response:
    """A person does something."""
    desk, user, chat = _where(request)
    action = ACTIONS.get(request.match_info["action"])
    if action is None:
        raise web.HTTPNotFound
    return _result(desk, _checked(action)(desk, user, chat, **await _object(request)))


@cache
def _checked(action: Callable[..., Any]) -> Callable[..., Any]:
    """An action that takes arguments of the right types alone."""
    return validate_call(config=ConfigDict(arbitrary_types_allowed=True, strict=True))(action)


async def voice(request: web.Request) -> web.Response:
    desk, user, chat = _where(request)
    data = await asyncio.to_thread(to_ogg, await _body(request))
    topic = request.query.get("topic")
    sent = talk.voice(
        desk,
        user,
        chat,
        data=data,
        duration=round(float(request.query.get("duration", 0))),
        topic=int(topic) if topic else None,
        mime_type="audio/ogg" if data.startswith(b"OggS") else request.content_type,
    )
    return _result(desk, sent)


async def photo(request: web.Request) -> web.Response:
    desk, user, chat = _where(request)
    data, caption = await _body(request), request.query.get("caption", "")
    return _result(desk, talk.photo(desk, user, chat, data=data, caption=caption))


async def file(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    found = desk.world.files.by_id.get(request.match_info["id"])
    if found is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
    body = desk.world.files.blobs.get(found.digest)
    return web.Response(body=body, content_type=found.mime_type, headers=headers)


def page_of(desk: Desk) -> str:
    """The address that the bot's menu button opens, "" where it lists the commands."""
    button = json.loads(desk.world.texts.get("menu_button:", "{}"))
    return str(button["web_app"]["url"]) if button.get("type") == "web_app" else ""


async def proof(request: web.Request) -> web.Response:
    """Vouch for a person, as Telegram does for whoever opens a Mini App."""
    desk = request.app[DESK]
    person = desk.world.people.get(int(request.query.get("user") or 0))
    if person is None:
        raise web.HTTPNotFound
    user = {**person.wire(), "allows_write_to_pm": True}
    fields = {
        "query_id": desk.new_id(),
        "user": json.dumps(user, separators=(",", ":")),
        "auth_date": str(desk.now()),
    }
    if payload := request.query.get("payload"):
        fields["start_param"] = payload
    return web.json_response({"proof": sign_proof(fields, desk.token)})


async def arm(request: web.Request) -> web.Response:
    fault = TypeAdapter(Fault).validate_python({"kind": "error", **await _object(request)})
    if not (400 <= fault.code < 600 and 0 <= fault.seconds < 3600):
        raise ValueError("a code is one of 400 to 599, and nothing takes an hour")
    request.app[DESK].faults.arm(fault)
    return web.json_response({"result": True})


async def disarm(request: web.Request) -> web.Response:
    request.app[DESK].faults.clear()
    return web.json_response({"result": True})


async def flood(request: web.Request) -> web.Response:
    request.app[DESK].flood.on = bool((await _object(request)).get("on"))
    return web.json_response({"result": True})


async def repeat(request: web.Request) -> web.Response:
    done = request.app[DESK].queue.repeat((await _object(request))["update_id"])
    return web.json_response({"result": done})
