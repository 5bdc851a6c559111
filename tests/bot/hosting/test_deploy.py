"""The files for hosting agree with the program."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.hosting.metrics import Metrics
from bot.settings import Settings

ROOT = Path(__file__).parents[3]


def _figures() -> set[str]:
    """Every figure that the program gives out, those of its labels included."""
    metrics = Metrics()
    names = set()
    for family in metrics.registry.collect():
        names |= {family.name, f"{family.name}_total"}
        names |= {f"{family.name}_{end}" for end in ("bucket", "count", "sum")}
    return names


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())
    asked = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            asked |= set(re.findall(r"\b(?:pyramide|process)_\w+", target["expr"]))
    assert len(asked) >= 12
    assert asked <= _figures()


def test_the_dashboards_panels_do_not_overlap() -> None:
    board = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        assert place["x"] + place["w"] <= 24
        taken |= cells


def test_every_setting_is_in_the_example_and_none_else() -> None:
    text = (ROOT / ".env.example").read_text()
    named = set(re.findall(r"^#?PYRAMIDE_(\w+)=", text, re.MULTILINE))
    assert named == {name.upper() for name in Settings.model_fields}


def test_the_example_holds_the_defaults(tmp_path: Path) -> None:
    """Uncommented as it stands, the example changes nothing."""
    lines = (ROOT / ".env.example").read_text().splitlines()
    file = tmp_path / ".env"
    usual = [line.removeprefix("#") for line in lines if re.match(r"#?PYRAMIDE_\w+=", line)]
    examples = ("postgresql", "https://bot.example.org", "METRICS_LISTEN")
    file.write_text("\n".join(line for line in usual if not any(e in line for e in examples)))
    assert Settings(_env_file=file).model_dump() == Settings(_env_file=None).model_dump()  # type: ignore[call-arg]


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "deploy/pyramide.service"])
def test_settings_that_a_file_names_are_settings(file: str) -> None:
    text = (ROOT / file).read_text()
    named = set(re.findall(r"PYRAMIDE_([A-Z_]+)=?", text)) - {"TOKEN"}
    assert named <= {name.upper() for name in Settings.model_fields}


def test_the_image_contains_every_package() -> None:
    copied = re.findall(r"^COPY (\w+)/ ", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert set(copied) == packages
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {f"!{name}" for name in packages} <= set(ignored)


def test_what_runs_is_pinned_as_what_is_tested() -> None:
    def pins(file: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==[^\s;]+", (ROOT / file).read_text(), re.MULTILINE))

    running = pins("requirements-run.lock")
    assert len(running) > 30
    assert running <= pins("requirements.lock")
    for file in ROOT.glob("requirements*.lock"):
        assert "index-url" not in file.read_text()


def test_the_alerts_ask_for_figures_that_there_are() -> None:
    rules = (ROOT / "deploy/pyramide.rules.yml").read_text()
    asked = set(re.findall(r"\bpyramide_\w+", rules))
    assert len(asked) >= 8
    assert asked <= _figures()


def test_the_alerts_fire_when_they_should_and_only_then() -> None:
    """Their own tests, by Prometheus's own tool."""
    tool = shutil.which("promtool")
    assert tool, "promtool is installed by scripts/test-setup"
    for call in (
        ("check", "rules", "deploy/pyramide.rules.yml"),
        ("test", "rules", "tests/data/alerts.yml"),
    ):
        done = subprocess.run([tool, *call], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboards_expressions_can_be_read_by_prometheus(tmp_path: Path) -> None:
    board = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    groups = [
        {"record": f"panel:{number}", "expr": expr.replace("$__rate_interval", "5m")}
        for number, expr in enumerate(asked)
    ]
    rules = tmp_path / "rules.yml"
    rules.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": groups}]}))
    tool = shutil.which("promtool") or "promtool"
    done = subprocess.run(
        [tool, "check", "rules", rules], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.fail("systemd-analyze is installed by scripts/test-setup")
    text = (ROOT / "deploy/pyramide.service").read_text()
    unit = tmp_path / "pyramide.service"
    # Where the program will lie there is nothing on this machine.
    unit.write_text(text.replace("/opt/pyramide/.venv/bin/pyramide run", "/bin/true"))
    done = subprocess.run([tool, "verify", unit], capture_output=True, text=True, check=False)
    assert "pyramide.service" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_unit_never_gives_up_for_what_may_pass() -> None:
    """C57: after ten restarts systemd gave up for good."""
    text = (ROOT / "deploy/pyramide.service").read_text()
    for line in (
        "StartLimitIntervalSec=0",
        "Restart=always",
        "RestartPreventExitStatus=2",
        "Type=notify",
        "WatchdogSec=60",
        "After=network-online.target postgresql.service",
    ):
        assert f"\n{line}\n" in text
