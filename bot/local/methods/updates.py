"""Methods by which the bot receives updates."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request, Webhook
from bot.local.text import Json

LONGEST_POLL: Final = 50.0
HERE: Final = frozenset({"127.0.0.1", "localhost", "::1"})


async def get_updates(desk: Desk, request: Request) -> list[Json]:
    params = request.params
    if desk.webhook.url:
        refuse("webhook_set")
    _allow(desk, params)
    if offset := params.get("offset", 0):
        desk.queue.confirm(offset)
    wanted = min(100, max(1, params.get("limit", 100)))
    seconds = min(LONGEST_POLL, max(0.0, params.get("timeout", 0)))
    return await desk.queue.get(wanted, seconds)


def _allow(desk: Desk, params: Json) -> None:
    """Kinds once asked for stay in force until others are named."""
    if "allowed_updates" in params:
        desk.queue.allowed = list(params["allowed_updates"])


def set_webhook(desk: Desk, request: Request) -> bool:
    params = request.params
    url = params["url"]
    if not url:
        return delete_webhook(desk, request)
    parts = urlsplit(url)
    if parts.scheme != "https" and parts.hostname not in HERE:
        refuse("webhook_https")
    secret = params.get("secret_token")
    if secret is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
        refuse("webhook_secret")
    connections = params.get("max_connections", 40)
    if not 1 <= connections <= limit("webhook_connections"):
        refuse("webhook_connections")
    _allow(desk, params)
    _drop(desk, params)
    desk.queue.end_poll()
    desk.webhook = Webhook(url, secret, connections)
    desk.queue.wake()
    return True


def delete_webhook(desk: Desk, request: Request) -> bool:
    _drop(desk, request.params)
    desk.webhook = Webhook()
    return True


def _drop(desk: Desk, params: Json) -> None:
    if params.get("drop_pending_updates"):
        desk.queue.pending.clear()


def get_webhook_info(desk: Desk, _: Request) -> Json:
    webhook = desk.webhook
    info: dict[str, Any] = {
        "url": webhook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(desk.queue.pending),
    }
    if webhook.url:
        info["max_connections"] = webhook.max_connections
        info["ip_address"] = "127.0.0.1"
    if webhook.error_date is not None:
        info["last_error_date"] = webhook.error_date
        info["last_error_message"] = webhook.error_message
    if desk.queue.allowed:
        info["allowed_updates"] = desk.queue.allowed
    return info
