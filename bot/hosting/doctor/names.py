"""The names of settings: one that is misspelt would be passed over without a word."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values

from bot.hosting.doctor.findings import Finding, fault, note
from bot.settings import ENV_PREFIX, Settings, check_env_file

KNOWN = frozenset(f"{ENV_PREFIX}{name}".upper() for name in Settings.model_fields)
"""The names that `Settings` reads."""

OTHERS = frozenset({"PYRAMIDE_NATIVE", "PYRAMIDE_TEST_DATABASE"})
"""Names of the same beginning that other parts read."""


def check_names(env_file: Path | str | None) -> list[Finding]:
    """Every name that starts like a setting and is none, with the nearest right one."""
    return [
        fault("Settings", f"{name} is no setting{_nearest(name)}.")
        for name in sorted(set(unknown_names(_names(env_file))))
    ] + _empty_notes(env_file)


def unknown_names(names: Iterable[str]) -> list[str]:
    """Those names that begin like a setting, or nearly so, and are none."""
    return [name for name in names if _looks_like_ours(name) and name.upper() not in KNOWN | OTHERS]


def _looks_like_ours(name: str) -> bool:
    head = name.upper().split("_")[0]
    return bool(get_close_matches(head, [ENV_PREFIX.rstrip("_")], cutoff=0.75))


def _names(env_file: Path | str | None) -> list[str]:
    return [*os.environ, *_file_values(env_file)]


def _file_values(env_file: Path | str | None) -> dict[str, str | None]:
    """What the file sets; nothing where it cannot be read, which is told elsewhere."""
    if env_file is None or not Path(env_file).is_file() or check_env_file(env_file):
        return {}
    return dict(dotenv_values(env_file))


def _nearest(name: str) -> str:
    rest = {known.removeprefix(ENV_PREFIX): known for known in KNOWN}
    written = name.upper().partition("_")[2]
    close = [rest[found] for found in get_close_matches(written, rest, n=1, cutoff=0.6)]
    return f"; did you mean {close[0]}" if close else "; .env.example lists all of them"


def _empty_notes(env_file: Path | str | None) -> list[Finding]:
    lines = [name for name, value in _file_values(env_file).items() if value is None]
    return [note("Settings", f"the line “{name}” in {env_file} sets nothing.") for name in lines]
