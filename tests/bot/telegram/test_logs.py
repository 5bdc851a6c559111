"""Log lines carry facts and never a secret."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot.telegram.logs import NAME, log, set_up_logging

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
