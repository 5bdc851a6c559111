"""Ask a running bot whether it is ready: for the health check of a container."""

import json
import urllib.error
import urllib.request

from bot.settings import Settings, split_address

PATIENCE = 5.0
"""Seconds to wait for the answer."""

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  compared with, not bound to


def missing(settings: Settings) -> str:
    """What the bot that listens where the settings say is missing; "" if nothing."""
    host, port = split_address(settings.listen)
    host = _EVERYWHERE.get(host, host)
    place = f"[{host}]" if ":" in host else host
    try:
        with urllib.request.urlopen(f"http://{place}:{port}/readyz", timeout=PATIENCE) as answer:
            return "" if answer.status == 200 else "an answer"
    except urllib.error.HTTPError as error:
        try:
            return str(json.load(error)["missing"])
        except (ValueError, KeyError, TypeError):
            return "an answer that can be read"
    except OSError:
        return f"anyone at {host}:{port}"
