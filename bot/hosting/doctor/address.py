"""The addresses: the one that Telegram calls, and those at which the bot listens."""

import asyncio
import re
import socket
import time
from urllib.parse import urlsplit

import aiohttp

from bot.hosting.doctor.findings import Finding, fault, note, ok
from bot.hosting.doctor.telegram import TELEGRAM, NoAnswer, ago, ask
from bot.settings import BadSettings, Settings, split_address

PORTS = (443, 80, 88, 8443)
"""The ports that Telegram calls."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_ANSWER = 4.0
"""Seconds to wait for the webhook's own address."""

_UPDATES = "Updates"


async def check_webhook(settings: Settings) -> Finding:
    """How updates come: whether what is set for it fits together and can be reached."""
    secret = settings.webhook_secret
    if secret is not None and not _SECRET.fullmatch(secret.get_secret_value()):
        says = "PYRAMIDE_WEBHOOK_SECRET may have letters, digits, _ and -, up to 256 of them."
        return fault(_UPDATES, says)
    if not settings.webhook_url:
        return await _asked_for(settings)
    return _form(settings) or await _reached(settings)


async def _asked_for(settings: Settings) -> Finding:
    """Without a webhook of ours; one that is set is taken away by the start."""
    says = "the bot asks for them; no address is needed."
    try:
        told = await ask(settings, "getWebhookInfo")
    except (BadSettings, NoAnswer):
        return ok(_UPDATES, says)
    if told.result.get("url"):
        says = "a webhook is set; the bot takes it away when it starts. Is another program using it"
        return note(_UPDATES, f"{says} with this token?")
    return ok(_UPDATES, says)


def _form(settings: Settings) -> Finding | None:
    """What is wrong with the address as it is written."""
    own_server = settings.api_url != TELEGRAM
    try:
        url = urlsplit(settings.webhook_url)
        port = url.port or (443 if url.scheme == "https" else 80)
    except ValueError:
        return fault(
            _UPDATES, "PYRAMIDE_WEBHOOK_URL is no address; it looks like https://host/path."
        )
    if url.scheme not in {"http", "https"} or (url.scheme == "http" and not own_server):
        says = "PYRAMIDE_WEBHOOK_URL must start with https://, or Telegram will not call it."
        return fault(_UPDATES, says)
    if not url.hostname:
        return fault(
            _UPDATES, "PYRAMIDE_WEBHOOK_URL names no host; it looks like https://host/path."
        )
    if url.query or url.fragment:
        return fault(_UPDATES, "PYRAMIDE_WEBHOOK_URL must end with a path, without ? and #.")
    if not own_server and port not in PORTS:
        ports = ", ".join(map(str, PORTS))
        return fault(
            _UPDATES, f"Telegram calls the ports {ports} only; PYRAMIDE_WEBHOOK_URL has {port}."
        )
    return None


async def _reached(settings: Settings) -> Finding:
    """Whether the host has an address and something answers there."""
    url = urlsplit(settings.webhook_url)
    host, loop = url.hostname or "", asyncio.get_running_loop()
    try:
        await loop.getaddrinfo(host, url.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        return fault(
            _UPDATES,
            f"{host} has no address in the DNS; check PYRAMIDE_WEBHOOK_URL or wait for it.",
        )
    # Where Telegram's calls reach the bot itself, nothing answers before the start.
    direct = (host, url.port) == split_address(settings.listen)
    trouble = None if direct else await _no_answer(settings.webhook_url, host)
    if trouble:
        return trouble
    return await _told_by_telegram(settings, f"Telegram calls {settings.webhook_url}.")


async def _no_answer(address: str, host: str) -> Finding | None:
    timeout = aiohttp.ClientTimeout(total=_ANSWER)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(address, allow_redirects=False) as answer,
        ):
            status = answer.status
    except aiohttp.ClientSSLError:
        return fault(_UPDATES, f"{host} has no valid certificate; Telegram will not call it.")
    except (aiohttp.ClientError, OSError, TimeoutError):
        says = "Start the proxy that hands its calls to PYRAMIDE_LISTEN."
        return fault(_UPDATES, f"nothing answers at {host}. {says}")
    if status in range(300, 400):
        return fault(
            _UPDATES, f"{host} sends callers elsewhere ({status}); Telegram does not go there."
        )
    return None


async def _told_by_telegram(settings: Settings, says: str) -> Finding:
    """What Telegram knows of the webhook: its last failure, and who else is called."""
    try:
        told = await ask(settings, "getWebhookInfo")
    except (BadSettings, NoAnswer):
        return ok(_UPDATES, says)
    now, failed = time.time(), told.result.get("last_error_date")
    if isinstance(failed, int) and now - failed < 3600:
        message = told.result.get("last_error_message", "")
        return note(_UPDATES, f"{says} Its last call failed ({ago(failed, now)}): {message}")
    return ok(_UPDATES, says)


async def check_health(settings: Settings) -> Finding:
    """Whether the ports of the bot's own servers are free."""
    part = "Address"
    for name, value in (
        ("PYRAMIDE_LISTEN", settings.listen),
        ("PYRAMIDE_METRICS_LISTEN", settings.metrics_listen),
    ):
        trouble = await asyncio.to_thread(_taken, value) if value else ""
        if not trouble:
            continue
        says = f"{value} {trouble}; is the bot running already? Else change {name}."
        if name == "PYRAMIDE_LISTEN" and not settings.webhook_url:
            return note(part, f"{says} The bot would start without its health probes.")
        return fault(part, says)
    if settings.metrics_listen == settings.listen:
        return fault(part, "PYRAMIDE_LISTEN and PYRAMIDE_METRICS_LISTEN are the same address.")
    return ok(part, f"{settings.listen} is free.")


def _taken(address: str) -> str:
    """Why nothing can listen at an address; "" if it can."""
    host, port = split_address(address)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        return "is no address of this machine"
    family, kind, protocol, _, where = found[0]
    with socket.socket(family, kind, protocol) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(where)
        except PermissionError:
            return "needs the rights of root (ports below 1024)"
        except OSError as error:
            return "is taken" if "in use" in str(error).lower() else "is no address of this machine"
    return ""
