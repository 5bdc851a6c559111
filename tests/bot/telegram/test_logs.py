"""Log lines carry facts and never a secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot.telegram.logs import MOST, NAME, WINDOW, Log, log, set_up_logging

TOKEN = "123456:very-secret-part-of-the-address"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logging("INFO", (TOKEN, ""), stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_line_is_an_event_and_its_facts(written):
    log.info("answered", update=812, chat=-100123, game=95, ms=7.04)
    assert f"INFO {NAME} answered update=812 chat=-100123 game=95 ms=7.0\n" in written.getvalue()


def test_no_line_carries_the_token_not_even_a_traceback(written):
    def fail() -> None:
        raise ValueError(f"no answer from https://api.telegram.org/bot{TOKEN}/getMe")

    try:
        fail()
    except ValueError as error:
        number = log.failure("went wrong", error, url=f"/bot{TOKEN}/")
        logging.getLogger("telegram").warning("POST /bot%s/getMe", TOKEN)
    text = written.getvalue()
    assert TOKEN not in text
    assert text.count("(hidden)") >= 3
    assert "Traceback" in text
    assert f"number={number}" in text


def test_strangers_cannot_write_lines_of_their_own(written):
    log.info("odd", name="a\n2026-11-30 ERROR forged")
    assert len(written.getvalue().splitlines()) == 1


def test_the_http_library_is_kept_quiet(written):
    """It would write whole addresses, and the token is part of each."""
    logging.getLogger("httpx").info("HTTP Request: POST https://x/bot%s/getMe", TOKEN)
    log.debug("not shown", reason="below the level")
    assert written.getvalue() == ""


def test_the_same_warning_is_held_back_and_counted(written):
    now = 0.0
    quiet = Log(NAME, clock=lambda: now)
    for _ in range(500):
        quiet.warning("no updates", error=TimeoutError("gone"))
        quiet.info("answered")
    lines = [line for line in written.getvalue().splitlines() if "no updates" in line]
    assert len(lines) == MOST
    quiet.warning("no updates", error=OSError("another"))
    assert "another" in written.getvalue()
    now = WINDOW
    quiet.warning("no updates", error=TimeoutError("gone"))
    assert written.getvalue().splitlines()[-1].endswith(f"times={500 - MOST + 1}")
    assert written.getvalue().count("answered") == 500


def test_a_failure_is_never_held_back(written):
    """Its number was told to a person who may ask."""
    numbers = [log.failure("went wrong", ValueError("x")) for _ in range(20)]
    assert all(number in written.getvalue() for number in numbers)


def test_json_lines():
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logging("INFO", (TOKEN,), stream, as_json=True)
    log.info("answered", update=812, chat=-5, ms=7.5, odd=object, name="a\nb")
    log.failure("went wrong", ValueError(TOKEN), url=f"/bot{TOKEN}/")
    logging.getLogger("alembic").warning("a %s", "b")
    root.handlers[:] = handlers
    root.setLevel(level)
    first, second, third = map(json.loads, stream.getvalue().splitlines())
    assert (first["event"], first["update"], first["ms"]) == ("answered", 812, 7.5)
    assert first["name"] == "a\nb"
    assert (second["level"], second["url"]) == ("ERROR", "/bot(hidden)/")
    assert second["traceback"].startswith("ValueError: (hidden)")
    assert (third["event"], third["logger"]) == ("a b", "alembic")
    assert TOKEN not in stream.getvalue()
