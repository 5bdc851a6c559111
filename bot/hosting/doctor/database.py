"""The database as `run` would open it: looked at, never written to."""

import migrations
from bot.hosting.doctor.findings import Finding, fault, note, ok
from bot.settings import Settings
from bot.storage.errors import StorageError
from bot.storage.look import Look, look

PART = "Database"

LITTLE_ROOM = 100 * 2**20
"""Bytes of free disk below which it is worth a word."""


async def check_database(settings: Settings) -> Finding:
    """Whether it is there, whose tables it has, and what the next start would do to them."""
    try:
        seen = await look(settings.database)
    except StorageError as error:
        return fault(PART, str(error))
    if seen.free is not None and seen.free < LITTLE_ROOM:
        return note(PART, f"{_line(seen)} Only {seen.free // 2**20} MB of its disk are free.")
    return ok(PART, _line(seen))


def _line(seen: Look) -> str:
    if seen.revision is None:
        return f"{seen.kind}, empty; the first start makes its tables."
    if seen.revision == migrations.HEAD:
        return f"{seen.kind}, writable, revision {seen.revision}."
    steps = "one step" if seen.behind == 1 else f"{seen.behind} steps"
    return (
        f"{seen.kind}, writable, revision {seen.revision}; "
        f"the next start takes it {steps} to {migrations.HEAD}. Make a backup before."
    )
