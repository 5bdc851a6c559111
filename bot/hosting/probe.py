"""Ask a running bot whether it is ready: for the health check of a container."""

import json
import urllib.error
import urllib.request

from bot.settings import Settings, split_address

PATIENCE = 5.0
"""Seconds to wait for the answer."""

_STRANGE = "something else answers there"
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  compared with, not bound to


def missing(settings: Settings) -> str:
    """Why the bot that listens where the settings say is not ready; "" if it is."""
    host, port = split_address(settings.listen)
    host = _EVERYWHERE.get(host, host)
    place = f"[{host}]" if ":" in host else host
    try:
        with urllib.request.urlopen(f"http://{place}:{port}/readyz", timeout=PATIENCE) as answer:
            return "" if answer.status == 200 else _STRANGE
    except urllib.error.HTTPError as error:
        try:
            return str(json.load(error)["missing"])
        except (ValueError, KeyError, TypeError):
            return _STRANGE
    except OSError:
        return f"nobody answers at {host}:{port}"
