"""Settings: from the environment or a file, and never a secret in sight."""

from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, load_settings, split_address

TOKEN = "123456:AAH-secret-secret-secret"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    for name in os.environ:
        if name.startswith("PYRAMIDE_"):
            monkeypatch.delenv(name)


def test_nothing_set_is_enough_to_play() -> None:
    settings = load_settings(None)
    assert settings.database == "sqlite+aiosqlite:///var/pyramide.sqlite"
    assert settings.api_url == "https://api.telegram.org"
    assert settings.keep_days == 180


@pytest.mark.parametrize("value", [None, "", "  "])
def test_a_missing_token_is_one_sentence(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is not None:
        monkeypatch.setenv("PYRAMIDE_TOKEN", value)
    with pytest.raises(BadSettings, match=r"^PYRAMIDE_TOKEN is not set: [^.]*the file \.env\.$"):
        load_settings(None).require_token()


def test_a_file_is_read_and_the_environment_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text(
        f"PYRAMIDE_TOKEN={TOKEN}\nPYRAMIDE_API_URL=http://127.0.0.1:9010/\n"
        "PYRAMIDE_ADMINS=12, 34\nSOMETHING_ELSE=1\nPYRAMIDE_UNKNOWN=1\n"
    )
    monkeypatch.setenv("PYRAMIDE_KEEP_DAYS", "30")
    monkeypatch.setenv("PYRAMIDE_ADMINS", "56")
    settings = load_settings(file)
    assert settings.require_token() == TOKEN
    assert settings.api_url == "http://127.0.0.1:9010"
    assert settings.keep_days == 30
    assert settings.admins == {56}


def test_secrets_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMIDE_TOKEN", TOKEN)
    monkeypatch.setenv("PYRAMIDE_WEBHOOK_SECRET", "hush-hush")
    monkeypatch.setenv("PYRAMIDE_DATABASE_URL", "postgresql+asyncpg://me:pass-word@db/p")
    settings = load_settings(None)
    shown = f"{settings!r} {settings} {settings.model_dump_json()}"
    for secret in ("secret", "hush", "pass-word"):
        assert secret not in shown.replace("webhook_secret", "")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KEEP_DAYS", "soon"),
        ("KEEP_DAYS", "0"),
        ("LISTEN", "8080"),
        ("LISTEN", "host:port"),
        ("ADMINS", "Anna"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"PYRAMIDE_{name}", value)
    with pytest.raises(BadSettings) as caught:
        load_settings(None)
    assert str(caught.value).startswith(f"PYRAMIDE_{name} cannot be used: ")
    assert "\n" not in str(caught.value)


def test_the_level_of_the_log_may_be_in_lower_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMIDE_LOG_LEVEL", "debug")
    assert load_settings(None).log_level == "DEBUG"


def test_addresses_are_split_at_the_port() -> None:
    assert split_address("0.0.0.0:80") == ("0.0.0.0", 80)
    assert split_address("[::1]:8443") == ("::1", 8443)
    assert split_address(":8080") == ("127.0.0.1", 8080)


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().keep_days = 1  # type: ignore[misc]
