"""The names of settings: one that is misspelt would be passed over without a word."""

from pathlib import Path

from bot.hosting.doctor.findings import Finding, fault, note
from bot.settings import file_values, unknown_names


def check_names(env_file: Path | str | None) -> list[Finding]:
    """Every name that looks like a setting and is none, with the nearest right one."""
    return [
        fault("Settings", f"{name} is no setting; {_instead(nearest)}.")
        for name, nearest in unknown_names(env_file).items()
    ] + [
        note("Settings", f"the line “{name}” in {env_file} sets nothing.")
        for name, value in file_values(env_file).items()
        if value is None
    ]


def _instead(nearest: str) -> str:
    return f"did you mean {nearest}" if nearest else ".env.example lists all of them"
