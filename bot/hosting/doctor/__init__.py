"""A rehearsal of `pyramide run`: every setting is tried as the bot would use it.

Nothing is written: neither to the database nor to Telegram. A fault stops the bot or a part
that was asked for; a note is something that it can do without. Each finding says in its line
what to do. The token and passwords are never part of a line.
"""

import asyncio
from pathlib import Path

from bot.hosting.doctor.address import check_health, check_webhook
from bot.hosting.doctor.clocks import check_clock
from bot.hosting.doctor.database import check_database
from bot.hosting.doctor.findings import Check, Finding, Level, fault
from bot.hosting.doctor.names import check_names
from bot.hosting.doctor.parts import (
    check_metrics,
    check_pictures,
    check_solver,
    check_texts,
    check_voice,
)
from bot.hosting.doctor.telegram import check_token
from bot.settings import BadSettings, Settings, load_settings

__all__ = ["CHECKS", "PATIENCE", "Finding", "Level", "examine", "rehearse"]

PATIENCE = 10.0
"""Seconds that any one check may take."""

CHECKS: dict[str, Check] = {
    "Token": check_token,
    "Updates": check_webhook,
    "Address": check_health,
    "Database": check_database,
    "Clock": check_clock,
    "Pictures": check_pictures,
    "Texts": check_texts,
    "Solver": check_solver,
    "Voice": check_voice,
    "Metrics": check_metrics,
}


async def rehearse(env_file: Path | str | None = ".env") -> list[Finding]:
    """Read the settings and try every part; settings that cannot be read are a finding, too."""
    findings = check_names(env_file)
    try:
        settings = load_settings(env_file)
    except BadSettings as error:
        return [*findings, fault("Settings", str(error))]
    return [*findings, *await examine(settings)]


async def examine(settings: Settings) -> list[Finding]:
    """Try every part, one after the other."""
    return [await _tried(part, check, settings) for part, check in CHECKS.items()]


async def _tried(part: str, check: Check, settings: Settings) -> Finding:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check(settings)
    except TimeoutError:
        return fault(part, f"gave no answer within {PATIENCE:.0f} seconds; try again later.")
    except Exception as error:  # noqa: BLE001  a check that breaks is a finding, too
        return fault(part, f"cannot be used ({type(error).__name__}).")
