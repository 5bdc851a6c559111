"""Settings of the program: from the environment, or from a file `.env` beside it."""

import os
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.errors import PlainError

ENV_PREFIX = "PYRAMIDE_"

MEMORY_URL = "sqlite+aiosqlite://"
"""A database that lives as long as the program: for a game in a pipe."""


class BadSettings(PlainError, ValueError):
    """A setting is missing or wrong; the text is one sentence that names it."""


class Settings(BaseSettings):
    """What an operator can set; each name is `PYRAMIDE_` and the field's name in capitals.

    token           the bot's token; never shown, in no log
    api_url         a Bot API server other than Telegram's, without `/bot<token>`
    database_url    where games are kept
    webhook_url     the public https address that Telegram calls; empty: ask for updates
    listen          host and port of the web server behind that address
    webhook_secret  what Telegram must send along with each call
    web_url         the public https address of the live board; empty: no Mini App buttons
    voice_model     name or folder of the speech model; empty: the default one
    speaker         espeak, or pico where the program pico2wave is installed
    admins          user ids that may use /admin
    keep_days       days after which a finished game is removed; its statistics stay
    metrics_listen  host and port for Prometheus; empty: none
    pace            False to send without Telegram's limits and to answer people however fast
                    they are, with a Bot API server of one's own
    log_level       DEBUG, INFO, WARNING or ERROR
    log_format      text, or json: one object a line
    backup_folder   where a backup is written once a day; empty: nowhere
    backup_keep     backups of that folder that are kept, the newest ones
    """

    model_config = SettingsConfigDict(
        env_prefix=ENV_PREFIX,
        env_file=".env",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = None
    api_url: str = "https://api.telegram.org"
    database_url: SecretStr = SecretStr("sqlite+aiosqlite:///var/pyramide.sqlite")
    webhook_url: str = ""
    listen: str = "127.0.0.1:8080"
    webhook_secret: SecretStr | None = None
    web_url: str = ""
    voice_model: str = ""
    speaker: str = Field(default="espeak", pattern="^(espeak|pico)$")
    admins: Annotated[frozenset[int], NoDecode] = frozenset()
    keep_days: int = Field(default=180, ge=1)
    metrics_listen: str = ""
    pace: bool = True
    log_level: str = Field(default="INFO", pattern="^(DEBUG|INFO|WARNING|ERROR)$")
    log_format: str = Field(default="text", pattern="^(text|json)$")
    backup_folder: Path | None = None
    backup_keep: int = Field(default=7, ge=1)

    @field_validator("token", "webhook_secret", "backup_folder", mode="before")
    @classmethod
    def _empty_is_missing(cls, value: object) -> object:
        """An empty line in `.env` is no token and no folder."""
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("web_url")
    @classmethod
    def _is_https(cls, value: str) -> str:
        """Telegram opens no other; on one's own machine http will do."""
        value = value.strip().rstrip("/")
        parts = urlsplit(value)
        here = parts.hostname in {"localhost", "127.0.0.1", "::1"}
        if value and not (parts.netloc and (parts.scheme == "https" or here)):
            raise ValueError("should be an https address, as in https://cards.example.org")
        return value

    @field_validator("api_url")
    @classmethod
    def _without_slash(cls, value: str) -> str:
        return value.rstrip("/")

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("listen", "metrics_listen")
    @classmethod
    def _has_port(cls, value: str) -> str:
        if value:
            split_address(value)
        return value

    @field_validator("admins", mode="before")
    @classmethod
    def _numbers(cls, value: object) -> object:
        """User ids separated by commas or spaces."""
        if isinstance(value, str):
            return frozenset(int(word) for word in value.replace(",", " ").split())
        return value

    @property
    def database(self) -> str:
        """The database's URL, password included: for the driver, never for a log."""
        return self.database_url.get_secret_value()

    def require_token(self) -> str:
        """The bot's token.

        Raises:
            BadSettings: none is set.
        """
        if self.token is None:
            raise BadSettings(
                "PYRAMIDE_TOKEN is not set: put the token that @BotFather gave you "
                "in the environment or in the file .env."
            )
        return self.token.get_secret_value().strip()


def split_address(text: str) -> tuple[str, int]:
    """Host and port of "127.0.0.1:8080" or "[::1]:8080".

    Raises:
        ValueError: there is no port.
    """
    host, colon, port = text.rpartition(":")
    if not colon or not port.isdecimal() or not 0 <= int(port) < 65536:
        raise ValueError("should be host:port, as in 127.0.0.1:8080")
    return host.strip("[]") or "127.0.0.1", int(port)


def load_settings(env_file: Path | str | None = ".env") -> Settings:
    """The settings as they stand.

    Raises:
        BadSettings: one of them is wrong.
    """
    if env_file is not None and (trouble := check_env_file(env_file)):
        raise BadSettings(trouble)
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings' own
    except ValidationError as error:
        raise BadSettings(_sentence(error)) from None


def check_env_file(env_file: Path | str) -> str:
    """What is wrong with the file itself, in one sentence; "" if it can be read or is not there."""
    path = Path(env_file)
    if path.is_dir():
        return f"{env_file} is a folder: settings are read from a file of that name."
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return ""
    except OSError:
        return f"{env_file} cannot be read: check whose file it is and its rights."
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return f"{env_file} is not in UTF-8: save it again as UTF-8 text."
    if "\0" in text:
        return f"{env_file} is no plain text: save it again as UTF-8 text."
    return ""


def unknown_names(env_file: Path | str | None = ".env") -> dict[str, str]:
    """Names in the environment and the file that look like a setting and are none.

    Each with the nearest right name, "" where none is near.
    """
    names = [*os.environ, *file_values(env_file)]
    wrong = [name for name in names if _looks_like_ours(name) and name.upper() not in _KNOWN]
    return {name: _nearest(name) for name in sorted(set(wrong))}


def file_values(env_file: Path | str | None) -> dict[str, str | None]:
    """What the file sets; nothing where there is none or it cannot be read."""
    if env_file is None or not Path(env_file).is_file() or check_env_file(env_file):
        return {}
    return dict(dotenv_values(env_file))


_OURS = {name.upper(): f"{ENV_PREFIX}{name.upper()}" for name in Settings.model_fields}
_KNOWN = frozenset({*_OURS.values(), "PYRAMIDE_NATIVE", "PYRAMIDE_TEST_DATABASE"})
"""The names that `Settings` reads, and those that other parts read."""


def _looks_like_ours(name: str) -> bool:
    head = name.upper().partition("_")[0]
    return bool(get_close_matches(head, [ENV_PREFIX.rstrip("_")], cutoff=0.75))


def _nearest(name: str) -> str:
    written = name.upper().partition("_")[2]
    close = get_close_matches(written, _OURS, n=1, cutoff=0.6)
    return _OURS[close[0]] if close else ""


def _sentence(error: ValidationError) -> str:
    """One sentence that names the first wrong setting, without its value."""
    first = error.errors(include_input=False, include_url=False)[0]
    where: Sequence[int | str] = first["loc"] or ("?",)
    return f"PYRAMIDE_{str(where[0]).upper()} cannot be used: {first['msg']}."
