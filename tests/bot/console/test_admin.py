"""The operator's commands: what they print, and one sentence when they cannot."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import migrations
from bot.console import admin

app = typer.Typer()
for command in (
    admin.migrate,
    admin.backup,
    admin.restore,
    admin.copy_db,
    admin.export_user,
    admin.forget_user,
    admin.prune,
):
    app.command(command.__name__.replace("_", "-"))(command)


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite+aiosqlite:///{tmp_path}/pyramide.sqlite"
    monkeypatch.setenv("PYRAMIDE_DATABASE_URL", url)
    return url


def _run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def _refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 1
    assert result.output.count("\n") == 1
    return result.output


def test_migrate_backup_and_copy(url: str, tmp_path: Path) -> None:
    assert _run("migrate") == f"The database is at revision {migrations.HEAD}.\n"
    file = tmp_path / "copy.sqlite"
    assert _run("backup", str(file)) == f"The backup is in {file}.\n"
    assert _run("copy-db", url, f"sqlite+aiosqlite:///{tmp_path}/new.sqlite").startswith("0 chats")
    assert "--force replaces it" in _refused("backup", str(file))
    assert _run("backup", str(file), "--force") == f"The backup is in {file}.\n"
    assert _run("restore", str(file), "--check").startswith("It can be restored: 0 chats")
    assert _run("migrate", "--list").split()[-1] == migrations.HEAD
    assert _run("migrate", "--to", "0003") == "The database is at revision 0003.\n"
    assert "no such revision" in _refused("migrate", "--to", "12")
    assert "run `pyramide migrate`" in _refused("backup", str(tmp_path / "other.sqlite"))
    assert _run("migrate") == f"The database is at revision {migrations.HEAD}.\n"
    assert _run("prune") == "0 games removed.\n"


def test_a_persons_data(url: str) -> None:
    assert json.loads(_run("export-user", "5"))["games"] == []
    assert _run("forget-user", "5") == "Nothing was kept of 5.\n"


def test_faults_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMIDE_DATABASE_URL", "mysql://x")
    assert "PYRAMIDE_DATABASE_URL should start with" in _refused("migrate")
    monkeypatch.setenv("PYRAMIDE_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/none.sqlite")
    assert "cannot be reached" in _refused("backup", str(tmp_path / "x"))
    monkeypatch.setenv("PYRAMIDE_KEEP_DAYS", "never")
    assert "PYRAMIDE_KEEP_DAYS cannot be used" in _refused("prune")
