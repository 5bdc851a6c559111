"""The local chat's memory on disk, so that it is there again at the next start."""

import json
from pathlib import Path
from typing import Final

from bot.local.server_state import Desk
from bot.local.world import restore

FILE: Final = "local-chat.json"


def save(desk: Desk, folder: Path) -> None:
    """Write everything but files' bytes (they are on disk already); the old state is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = {
        "version": 1,
        "bot": desk.world.bot["id"],
        "world": desk.world.snapshot(),
        "next_update": desk.queue.next_id,
        "pending": desk.queue.pending,
    }
    fresh = folder / f"{FILE}.new"
    fresh.write_text(json.dumps(saved, ensure_ascii=False), encoding="utf-8")
    fresh.replace(folder / FILE)


def load(desk: Desk, folder: Path) -> bool:
    """Fill a desk from disk; false if nothing usable is there, and the desk is as it was."""
    try:
        saved = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    if not isinstance(saved, dict) or saved.get("version") != 1:
        return False
    if saved.get("bot") != desk.world.bot["id"]:
        return False
    restore(desk.world, saved["world"])
    desk.queue.next_id = saved["next_update"]
    desk.queue.pending = saved["pending"]
    return True
