"""Methods that answer button presses and inline queries."""

import re
from typing import Final

from bot.local.keyboards import check_inline
from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json

START: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def answer_callback_query(desk: Desk, request: Request) -> bool:
    """A press may be answered more than once, as on Telegram."""
    params = request.params
    press = desk.presses.get(params["callback_query_id"])
    if press is None or desk.clock() - press.at > limit("query_too_old"):
        refuse("query_too_old")
    text = params.get("text") or ""
    if len(text) > limit("answer_too_long"):
        refuse("answer_too_long")
    url = params.get("url") or ""
    name = re.escape(desk.world.bot["username"])
    if url and not re.fullmatch(rf"(?:https?://)?t\.me/{name}\?start=[\w-]{{1,64}}", url):
        refuse("answer_url")
    alert = bool(params.get("show_alert"))
    answer = {"text": text, "alert": alert, "url": url}
    press.answers.append(answer)
    desk.feed.add(
        "answer", chat_id=press.chat_id, user_id=press.user_id, query_id=press.id, **answer
    )
    return True


def answer_inline_query(desk: Desk, request: Request) -> bool:
    params = request.params
    query = desk.inline.get(params["inline_query_id"])
    if query is None or desk.clock() - query.at > limit("query_too_old"):
        refuse("query_too_old")
    results = params["results"]
    if len(results) > limit("results_too_many"):
        refuse("results_too_many")
    seen: set[str] = set()
    for result in results:
        _check_result(result, seen)
    button = params.get("button")
    if button and not START.fullmatch(button.get("start_parameter") or "-"):
        refuse("start_parameter")
    query.answer = {
        "results": results,
        "button": button,
        "is_personal": bool(params.get("is_personal")),
        "next_offset": params.get("next_offset") or "",
    }
    desk.feed.add(
        "inline_results", user_id=query.user_id, query_id=query.id, chat_id=query.chat_id,
        **query.answer,
    )  # fmt: skip
    return True


def _check_result(result: Json, seen: set[str]) -> None:
    if not 1 <= len(result["id"].encode()) <= limit("result_id"):
        refuse("result_id")
    if result["id"] in seen:
        refuse("result_twice")
    seen.add(result["id"])
    by_id = result["type"] == "photo" and "photo_file_id" in result
    if result["type"] != "article" and not by_id:
        refuse("result_kind")
    check_inline(result.get("reply_markup"), "private")
