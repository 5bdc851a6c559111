"""The doctor rehearses a start: right about every broken installation, and it writes nothing.

C60: each setting is tried as `run` would use it, not looked at for its form.
"""

import hashlib
import os
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from typer.testing import CliRunner

import migrations
from bot import voice
from bot.__main__ import app as commands
from bot.hosting import doctor
from bot.hosting.doctor import Finding, Level, address, parts
from bot.settings import Settings
from bot.storage import migrate
from bot.storage.repository import Store

TOKEN = "123456:AAH-very-secret"
PASSWORD = "hunter2-very-secret"


@dataclass
class Telegram:
    """A server that knows one token, and can be told how to misbehave."""

    url: str = ""
    status: int = 0
    ahead: float = 0.0
    webhook: dict[str, Any] = field(default_factory=lambda: {"url": ""})
    body: str | None = None

    async def answer(self, request: web.Request) -> web.Response:
        date = {"Date": formatdate(time.time() + self.ahead, usegmt=True)}
        if self.body is not None:
            return web.Response(text=self.body, content_type="text/html", headers=date)
        if self.status:
            told = {"ok": False, "error_code": self.status}
            return web.json_response(told, status=self.status, headers=date)
        if request.match_info["token"] != TOKEN:
            told = {"ok": False, "error_code": 401}
            return web.json_response(told, status=401, headers=date)
        results = {"getMe": {"username": "pyramide_bot"}, "getWebhookInfo": self.webhook}
        told = {"ok": True, "result": results[request.match_info["method"]]}
        return web.json_response(told, headers=date)


async def moved(_request: web.Request) -> web.Response:
    return web.Response(status=302, headers={"Location": "/elsewhere"})


async def nothing_here(_request: web.Request) -> web.Response:
    return web.Response(status=404)


@contextmanager
def listening() -> Iterator[int]:
    """Somebody else at a port."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    stand_in = Telegram()
    server = web.Application()
    server.router.add_get("/bot{token}/{method}", stand_in.answer)
    server.router.add_get("/moved", moved)
    server.router.add_get("/hook", nothing_here)
    runner = web.AppRunner(server)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    stand_in.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield stand_in
    await runner.cleanup()


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.fixture
def good(tmp_path: Path, telegram: Telegram, free_port: int) -> dict[str, object]:
    """Settings with which the bot would start."""
    return {
        "token": TOKEN,
        "database_url": f"sqlite+aiosqlite:///{tmp_path}/x.sqlite",
        "api_url": telegram.url,
        "listen": f"127.0.0.1:{free_port}",
    }


def settings_of(values: dict[str, object]) -> Settings:
    return Settings(_env_file=None, **values)  # type: ignore[call-arg,arg-type]


async def examined(values: dict[str, object]) -> dict[str, Finding]:
    found = await doctor.examine(settings_of(values))
    for finding in found:
        assert "very-secret" not in str(finding)
        assert "\n" not in str(finding)
        assert finding.says.endswith((".", "?")), finding.says
    return {finding.part: finding for finding in found}


async def test_a_good_installation_has_no_fault(good: dict[str, object]) -> None:
    found = await examined(good)
    assert list(found) == list(doctor.CHECKS)
    assert [str(one) for one in found.values() if one.level is Level.FAULT] == []
    assert str(found["Token"]) == "ok    Token: belongs to @pyramide_bot."
    assert found["Database"].says == "SQLite, empty; the first start makes its tables."
    assert found["Clock"].says == "agrees with Telegram's."


# --- what is wrong with settings and addresses -------------------------------------------------

BROKEN: dict[str, tuple[dict[str, object], str, Level, str]] = {
    "no token": ({"token": None}, "Token", Level.FAULT, "PYRAMIDE_TOKEN is not set"),
    "half a token": ({"token": "123456"}, "Token", Level.FAULT, "copy it from @BotFather"),
    "another token": ({"token": "1:wrong-token"}, "Token", Level.FAULT, "@BotFather again"),
    "no Telegram": (
        {"api_url": "http://127.0.0.1:9"},
        "Token",
        Level.FAULT,
        "check the network and PYRAMIDE_API_URL",
    ),
    "a secret with a blank": (
        {"webhook_secret": "two words"},
        "Updates",
        Level.FAULT,
        "PYRAMIDE_WEBHOOK_SECRET may have letters, digits",
    ),
    "a secret too long": ({"webhook_secret": "x" * 257}, "Updates", Level.FAULT, "up to 256"),
    "a webhook without a scheme": (
        {"webhook_url": "bot.example.org/telegram"},
        "Updates",
        Level.FAULT,
        "must start with https://",
    ),
    "a webhook in the open": (
        {"webhook_url": "http://bot.example.org", "api_url": "https://api.telegram.org"},
        "Updates",
        Level.FAULT,
        "must start with https://",
    ),
    "a webhook without a host": (
        {"webhook_url": "https:///telegram"},
        "Updates",
        Level.FAULT,
        "names no host",
    ),
    "a webhook with a question": (
        {"webhook_url": "https://bot.example.org/?a=b"},
        "Updates",
        Level.FAULT,
        "without ? and #",
    ),
    "a port that Telegram does not call": (
        {"webhook_url": "https://x.invalid:9443/t", "api_url": "https://api.telegram.org"},
        "Updates",
        Level.FAULT,
        "443, 80, 88, 8443 only",
    ),
    "a port that is none": (
        {"webhook_url": "https://x.invalid:99999/t"},
        "Updates",
        Level.FAULT,
        "is no address",
    ),
    "a host that does not resolve": (
        {"webhook_url": "https://no-such-host.invalid/telegram"},
        "Updates",
        Level.FAULT,
        "no-such-host.invalid has no address in the DNS",
    ),
    "nothing answers at the webhook": (
        {"webhook_url": "https://127.0.0.1:9/telegram"},
        "Updates",
        Level.FAULT,
        "nothing answers at 127.0.0.1",
    ),
    "a model that is no folder": (
        {"voice_model": "/nowhere/at/all"},
        "Voice",
        Level.FAULT,
        "names a folder that is not there",
    ),
    "a model that nobody knows": (
        {"voice_model": "enormous"},
        "Voice",
        Level.FAULT,
        "is no model's name",
    ),
    "another program's database": (
        {"database_url": "mysql://x"},
        "Database",
        Level.FAULT,
        "should start with",
    ),
    "a host of the database that does not resolve": (
        {"database_url": f"postgresql+asyncpg://me:{PASSWORD}@no-such-host.invalid/pyramide"},
        "Database",
        Level.FAULT,
        "host is not known",
    ),
    "a database that is down": (
        {"database_url": f"postgresql+asyncpg://me:{PASSWORD}@127.0.0.1:9/pyramide"},
        "Database",
        Level.FAULT,
        "cannot be reached",
    ),
    "an address that is not here": (
        {"listen": "203.0.113.7:8080"},
        "Address",
        Level.NOTE,
        "no address of this machine",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
async def test_each_broken_installation_is_told_apart(name: str, good: dict[str, object]) -> None:
    more, part, level, says = BROKEN[name]
    finding = (await examined(good | more))[part]
    assert (finding.level, says in finding.says) == (level, True), str(finding)


@pytest.mark.parametrize(
    ("status", "says"), [(429, "asks for patience"), (502, "trouble of its own")]
)
async def test_telegram_that_cannot_now(
    status: int, says: str, good: dict[str, object], telegram: Telegram
) -> None:
    telegram.status = status
    assert says in (await examined(good))["Token"].says


async def test_a_server_that_is_no_bot_api(good: dict[str, object], telegram: Telegram) -> None:
    telegram.body = "<h1>It works!</h1>"
    assert "is no Bot API server" in (await examined(good))["Token"].says


@pytest.mark.parametrize(
    ("ahead", "level"), [(2.0, Level.OK), (-40.0, Level.NOTE), (900.0, Level.FAULT)]
)
async def test_a_clock_that_is_wrong(
    ahead: float, level: Level, good: dict[str, object], telegram: Telegram
) -> None:
    telegram.ahead = ahead
    finding = (await examined(good))["Clock"]
    assert finding.level is level
    assert level is Level.OK or "set its clock" in finding.says


async def test_a_webhook_that_somebody_else_set(
    good: dict[str, object], telegram: Telegram
) -> None:
    telegram.webhook = {"url": "https://elsewhere.example.org"}
    finding = (await examined(good))["Updates"]
    assert (finding.level, "a webhook is set" in finding.says) == (Level.NOTE, True)


async def test_a_webhook_that_leads_elsewhere(good: dict[str, object], telegram: Telegram) -> None:
    finding = (await examined(good | {"webhook_url": f"{telegram.url}/moved"}))["Updates"]
    assert (finding.level, "sends callers elsewhere" in finding.says) == (Level.FAULT, True)


async def test_what_telegram_says_of_the_webhook(
    good: dict[str, object], telegram: Telegram
) -> None:
    hook = f"{telegram.url}/hook"
    assert (await examined(good | {"webhook_url": hook}))["Updates"].level is Level.OK
    telegram.webhook = {
        "url": hook,
        "last_error_date": int(time.time()) - 60,
        "last_error_message": "Connection refused.",
    }
    finding = (await examined(good | {"webhook_url": hook}))["Updates"]
    assert (finding.level, "Connection refused" in finding.says) == (Level.NOTE, True)


async def test_a_webhook_straight_to_the_bot_answers_nobody_yet(
    good: dict[str, object], free_port: int
) -> None:
    direct = {"webhook_url": f"http://127.0.0.1:{free_port}/telegram"}
    assert (await examined(good | direct))["Updates"].level is Level.OK


async def test_ports_that_are_taken(good: dict[str, object]) -> None:
    with listening() as port:
        taken = f"127.0.0.1:{port}"
        probes = (await examined(good | {"listen": taken}))["Address"]
        assert (probes.level, "change PYRAMIDE_LISTEN" in probes.says) == (Level.NOTE, True)
        hook = {"listen": taken, "webhook_url": "https://127.0.0.1:9"}
        assert (await examined(good | hook))["Address"].level is Level.FAULT
        figures = (await examined(good | {"metrics_listen": taken}))["Address"]
        assert (figures.level, "PYRAMIDE_METRICS_LISTEN" in figures.says) == (Level.FAULT, True)


async def test_two_servers_at_one_address(good: dict[str, object]) -> None:
    found = await examined(good | {"metrics_listen": good["listen"]})
    assert "are the same address" in found["Address"].says


async def test_optional_parts_that_are_missing_are_no_fault(
    good: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "can_hear", lambda: False)
    monkeypatch.setattr(voice, "can_speak", lambda: False)
    monkeypatch.setattr(parts, "metrics_possible", lambda: False)
    found = await examined(good)
    assert (found["Voice"].level, found["Metrics"].level) == (Level.NOTE, Level.NOTE)
    wanted = await examined(good | {"metrics_listen": "127.0.0.1:0"})
    assert wanted["Metrics"].level is Level.FAULT


async def test_a_check_that_breaks_is_a_finding(
    good: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_settings: Settings) -> Finding:
        raise ZeroDivisionError(TOKEN)

    monkeypatch.setattr(doctor, "CHECKS", {"Pictures": broken})
    (finding,) = await doctor.examine(settings_of(good))
    assert str(finding) == "fault Pictures: cannot be used (ZeroDivisionError)."


def test_the_bound_of_a_port_needs_no_rights_here() -> None:
    assert address._taken("127.0.0.1:0") == ""


# --- the database: looked at, never written to -------------------------------------------------


def _broken_file(path: Path) -> None:
    path.write_bytes(b"<html>no database</html>" * 50)


def _cut_file(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.executescript(
            "CREATE TABLE games (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
            "FROM n LIMIT 5000) INSERT INTO games SELECT hex(randomblob(50)) FROM n;"
        )
    connection.close()
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def _foreign_file(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE invoices (number INTEGER)")
    connection.close()


def _later_file(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


FILES: dict[str, tuple[Callable[[Path], None], str]] = {
    "no database": (_broken_file, "is damaged or is no database"),
    "half a database": (_cut_file, "is damaged or is no database"),
    "another program's": (_foreign_file, "has tables of another program"),
    "a later version's": (_later_file, "belongs to a later version"),
    "a folder": (lambda path: path.mkdir(), "cannot be reached"),
}


def prints(folder: Path) -> dict[str, str]:
    """Every file of a folder with a print of its bytes."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.parametrize("name", FILES)
async def test_files_that_cannot_be_used(
    name: str, good: dict[str, object], tmp_path: Path
) -> None:
    make, says = FILES[name]
    make(tmp_path / "x.sqlite")
    before = prints(tmp_path)
    finding = (await examined(good))["Database"]
    assert (finding.level, says in finding.says) == (Level.FAULT, True), str(finding)
    assert prints(tmp_path) == before


async def test_a_database_of_an_earlier_version(good: dict[str, object], tmp_path: Path) -> None:
    url = str(good["database_url"])
    await migrate.upgrade(url)
    await migrate.downgrade(url, "0003")
    before = prints(tmp_path)
    says = (await examined(good))["Database"].says
    assert re.search(rf"revision 0003; the next start takes it .* to {migrations.HEAD}", says)
    assert prints(tmp_path) == before


async def test_a_database_in_use_is_left_alone_byte_by_byte(
    good: dict[str, object], tmp_path: Path
) -> None:
    store = await Store.open(str(good["database_url"]))
    async with store.work() as work:
        await work.inbox.first_time(7, 1.0)
    before = prints(tmp_path)
    finding = (await examined(good))["Database"]
    assert finding.says == f"SQLite, writable, revision {migrations.HEAD}."
    after = prints(tmp_path)
    # The index of the log is shared memory: SQLite notes readers in it.
    for name in {*before, *after} - {"x.sqlite-shm"}:
        assert before.get(name) == after.get(name)
    await store.close()


async def test_no_folder_is_made(good: dict[str, object], tmp_path: Path) -> None:
    deep = tmp_path / "not" / "there"
    more = {"database_url": f"sqlite+aiosqlite:///{deep}/x.sqlite"}
    assert (await examined(good | more))["Database"].level is Level.OK
    assert prints(tmp_path) == {}
    assert not deep.parent.exists()


async def test_a_disk_that_is_full(
    good: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.storage import look

    usage = look.shutil.disk_usage
    for free, level in ((0, Level.FAULT), (5 * 2**20, Level.NOTE)):
        monkeypatch.setattr(
            look.shutil, "disk_usage", lambda path, free=free: usage(path)._replace(free=free)
        )
        assert (await examined(good))["Database"].level is level


async def _as_superuser(url: str, *statements: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.mark.postgresql
async def test_postgresql_as_it_should_be(good: dict[str, object], postgresql_url: str) -> None:
    empty = await examined(good | {"database_url": postgresql_url})
    assert re.match(r"PostgreSQL [\d.]+, empty", empty["Database"].says)
    assert "the database's" in empty["Clock"].says
    await migrate.upgrade(postgresql_url)
    found = await examined(good | {"database_url": postgresql_url})
    assert found["Database"].says.endswith(f"writable, revision {migrations.HEAD}.")


@pytest.mark.postgresql
async def test_postgresql_that_cannot_be_used(
    good: dict[str, object], postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(url: str) -> str:
        finding = (await examined(good | {"database_url": url}))["Database"]
        assert finding.level is Level.FAULT, str(finding)
        return finding.says

    await _as_superuser(
        postgresql_url,
        "DROP ROLE IF EXISTS guest",
        f"CREATE ROLE guest LOGIN PASSWORD '{PASSWORD}'",
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    )
    guest = postgresql_url.replace("postgres@", "guest@")
    assert "make that user the owner" in await told(guest)
    await migrate.upgrade(postgresql_url)
    assert "make that user the owner" in await told(guest)
    nobody = postgresql_url.replace("postgres@", f"nobody-here:{PASSWORD}@")
    assert "does not accept the user or the password" in await told(nobody)
    missing = re.sub(r"@/\w+\?", "@/not_there?", postgresql_url)
    assert "no database of that name" in await told(missing)
    await _as_superuser(postgresql_url, "UPDATE alembic_version SET version_num = '9999'")
    assert "belongs to a later version" in await told(postgresql_url)
    await _as_superuser(
        postgresql_url, "DROP TABLE alembic_version", "CREATE TABLE invoices (number int)"
    )
    assert "has tables of another program" in await told(postgresql_url)
    await _as_superuser(postgresql_url, "ALTER ROLE guest SET default_transaction_read_only = on")
    assert "can only be read" in await told(guest)
    await _as_superuser(postgresql_url, "DROP ROLE guest")


@pytest.mark.postgresql
async def test_postgresql_is_not_written_to(good: dict[str, object], postgresql_url: str) -> None:
    import asyncpg

    await examined(good | {"database_url": postgresql_url})
    connection = await asyncpg.connect(postgresql_url.replace("+asyncpg", ""))
    assert await connection.fetch("SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []
    await connection.close()


# --- the command --------------------------------------------------------------------------------


def command(
    tmp_path: Path, env: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str]:
    """`pyramide doctor` in a folder, with nothing else in the environment."""
    for name in [name for name in os.environ if name.startswith("PYRAMIDE_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(commands, ["doctor"], env=env)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


ENV_FILES: dict[str, tuple[bytes, str]] = {
    "UTF-16": ("PYRAMIDE_TOKEN=1:abcdefgh".encode("utf-16"), ".env is not in UTF-8"),
    "UTF-16 without a mark": ("PYRAMIDE_TOKEN=1:a".encode("utf-16-le"), ".env is no plain text"),
    "Latin-1": (b"# f\xfcr den Bot\nPYRAMIDE_TOKEN=1:abcdefgh", ".env is not in UTF-8"),
    "a misspelt name": (
        b"PYRAMIDE_DATABSE_URL=sqlite+aiosqlite:///x.sqlite",
        "PYRAMIDE_DATABSE_URL is no setting; did you mean PYRAMIDE_DATABASE_URL.",
    ),
    "a misspelt beginning": (b"PYRAMID_TOKEN=1:abcdefgh", "did you mean PYRAMIDE_TOKEN"),
    "a name that is nothing": (b"PYRAMIDE_COLOUR_OF_MOON=1", ".env.example lists all of them"),
    "a line without a value": (b"PYRAMIDE_TOKEN", "sets nothing"),
    "no port": (b"PYRAMIDE_LISTEN=localhost", "PYRAMIDE_LISTEN cannot be used"),
    "no number": (b"PYRAMIDE_ADMINS=anna", "PYRAMIDE_ADMINS cannot be used"),
    "a level that is none": (b"PYRAMIDE_LOG_LEVEL=loud", "PYRAMIDE_LOG_LEVEL cannot be used"),
    "no days": (b"PYRAMIDE_KEEP_DAYS=0", "PYRAMIDE_KEEP_DAYS cannot be used"),
}


@pytest.mark.parametrize("name", ENV_FILES)
def test_settings_that_cannot_be_read(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, says = ENV_FILES[name]
    (tmp_path / ".env").write_bytes(content)
    monkeypatch.setattr(doctor, "CHECKS", {})
    code, output = command(tmp_path, {}, monkeypatch)
    assert says in output
    assert code == (0 if name == "a line without a value" else 1)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").mkdir()
    code, output = command(tmp_path, {}, monkeypatch)
    assert (code, ".env is a folder" in output) == (1, True)


def test_a_file_that_is_somebody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("PYRAMIDE_TOKEN=1:abcdefgh")

    def refused(_path: Path) -> bytes:
        raise PermissionError

    monkeypatch.setattr(Path, "read_bytes", refused)
    code, output = command(tmp_path, {}, monkeypatch)
    assert (code, ".env cannot be read: check whose file it is" in output) == (1, True)


def test_a_misspelt_name_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "CHECKS", {})
    code, output = command(tmp_path, {"PYRAMIDE_METRIC_LISTEN": "x"}, monkeypatch)
    assert (code, "did you mean PYRAMIDE_METRICS_LISTEN" in output) == (1, True)


def test_the_command_says_how_it_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free_port: int
) -> None:
    env = {"PYRAMIDE_API_URL": "http://127.0.0.1:9", "PYRAMIDE_LISTEN": f"127.0.0.1:{free_port}"}
    code, output = command(tmp_path, env | {"PYRAMIDE_TOKEN": TOKEN}, monkeypatch)
    assert (code, "fault Token" in output, TOKEN in output) == (1, True, False)
    assert prints(tmp_path) == {}
