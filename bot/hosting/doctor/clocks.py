"""Three clocks that should agree: this machine's, the database's and Telegram's."""

import time

from bot.hosting.doctor.findings import Finding, fault, note, ok
from bot.hosting.doctor.telegram import NoAnswer, ask
from bot.settings import BadSettings, Settings
from bot.storage.errors import StorageError
from bot.storage.look import look

PART = "Clock"

SLACK = 5.0
"""Seconds that clocks may differ before it is worth a word."""

TOO_MUCH = 120.0
"""Seconds from which on times told to players are plainly wrong."""


async def check_clock(settings: Settings) -> Finding:
    """How far this machine's clock is from the others'."""
    apart = {}
    try:
        told = await ask(settings, "getMe")
        if told.at is not None:
            # Telegram tells whole seconds.
            apart["Telegram's"] = time.time() - told.at - 0.5
    except (BadSettings, NoAnswer):
        pass
    try:
        seen = await look(settings.database)
        if seen.clock is not None:
            apart["the database's"] = time.time() - seen.clock
    except StorageError:
        pass
    if not apart:
        return note(PART, "there is no other clock to compare this machine's with.")
    whose, seconds = max(apart.items(), key=lambda item: abs(item[1]))
    if abs(seconds) <= SLACK:
        return ok(PART, "agrees with " + " and ".join(apart) + ".")
    which = "ahead of" if seconds > 0 else "behind"
    says = f"this machine is {abs(seconds):.0f} seconds {which} {whose}; set its clock (NTP)."
    return fault(PART, says) if abs(seconds) > TOO_MUCH else note(PART, says)
