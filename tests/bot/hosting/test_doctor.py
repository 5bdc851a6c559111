"""The doctor finds what is wrong, says what to do, and tells no secret."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

import migrations
from bot import voice
from bot.hosting import doctor
from bot.hosting.doctor import Level
from bot.settings import Settings

TOKEN = "123456:AAH-very-secret"


@pytest.fixture
async def telegram() -> AsyncIterator[str]:
    """A server that knows one token."""

    async def get_me(request: web.Request) -> web.Response:
        if request.match_info["token"] != TOKEN:
            return web.json_response({"ok": False, "error_code": 401}, status=401)
        return web.json_response({"ok": True, "result": {"username": "pyramide_bot"}})

    app = web.Application()
    app.router.add_get("/bot{token}/getMe", get_me)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def _settings(tmp_path: Path, **more: object) -> Settings:
    usual = {
        "token": TOKEN,
        "database_url": f"sqlite+aiosqlite:///{tmp_path}/x.sqlite",
        "api_url": "http://127.0.0.1:9",
    }
    return Settings.model_validate(usual | more)


async def test_a_good_installation_has_no_fault(tmp_path: Path, telegram: str) -> None:
    findings = await doctor.examine(_settings(tmp_path, api_url=telegram))
    shown = [str(finding) for finding in findings]
    assert [line for line in shown if line.startswith("fault")] == []
    assert "ok    Token: belongs to @pyramide_bot." in shown
    assert f"ok    Database: SQLite, writable, revision {migrations.HEAD}, just migrated." in shown
    assert [finding.part for finding in findings] == list(doctor.CHECKS)
    assert all("\n" not in line and "very-secret" not in line for line in shown)


@pytest.mark.parametrize(
    ("check", "more", "says"),
    [
        (doctor.check_token, {"token": None}, "PYRAMIDE_TOKEN is not set"),
        (doctor.check_token, {}, "check the network and PYRAMIDE_API_URL"),
        (
            doctor.check_webhook,
            {"webhook_url": "http://x.org", "api_url": doctor.TELEGRAM},
            "must start with https://",
        ),
        (doctor.check_database, {"database_url": "mysql://x"}, "should start with"),
    ],
)
async def test_each_fault_says_what_to_do(
    check: doctor.Check, more: dict[str, object], says: str, tmp_path: Path
) -> None:
    finding = await check(_settings(tmp_path, **more))
    assert finding.level is Level.FAULT
    assert says in finding.says
    assert "very-secret" not in finding.says


async def test_a_token_that_telegram_does_not_know(tmp_path: Path, telegram: str) -> None:
    finding = await doctor.check_token(_settings(tmp_path, api_url=telegram, token="1:wrong"))
    assert finding.level is Level.FAULT
    assert "copy PYRAMIDE_TOKEN from @BotFather again" in finding.says


async def test_a_webhook_that_fits_together(tmp_path: Path) -> None:
    for url in ("https://x.org", "http://127.0.0.1:8080"):
        settings = _settings(tmp_path, webhook_url=url)
        assert (await doctor.check_webhook(settings)).level is Level.OK


async def test_optional_parts_that_are_missing_are_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "can_hear", lambda: False)
    monkeypatch.setattr(voice, "can_speak", lambda: False)
    assert (await doctor.check_voice(_settings(tmp_path))).level is Level.NOTE
    assert (await doctor.check_metrics(_settings(tmp_path))).level is Level.NOTE
    monkeypatch.setattr(doctor, "metrics_possible", lambda: False)
    wanted = await doctor.check_metrics(_settings(tmp_path, metrics_listen="127.0.0.1:9100"))
    assert wanted.level is Level.FAULT


async def test_a_model_that_is_not_there_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "can_hear", lambda: True)
    finding = await doctor.check_voice(_settings(tmp_path, voice_model="/nowhere/at/all"))
    assert finding.level is Level.FAULT


async def test_a_check_that_breaks_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_settings: Settings) -> doctor.Finding:
        raise ZeroDivisionError(TOKEN)

    monkeypatch.setattr(doctor, "CHECKS", {"Pictures": broken})
    (finding,) = await doctor.examine(_settings(tmp_path))
    assert str(finding) == "fault Pictures: cannot be used (ZeroDivisionError)."
