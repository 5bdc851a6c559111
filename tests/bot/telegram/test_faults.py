"""What each error of the Bot API means (C4 to C9, C16)."""

import datetime as dt

import httpx
import pytest
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.telegram.send.faults import Fault, fault_of, seconds_to_wait


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Message is not modified: specified new message content", Fault.DONE),
        ("MESSAGE IS NOT MODIFIED", Fault.DONE),
        ("Bad Request: message is not modified", Fault.DONE),
        ("Query is too old and response timeout expired or query ID is invalid", Fault.TOO_LATE),
        ("Message thread not found", Fault.NO_TOPIC),
        ("Message to edit not found", Fault.NO_MESSAGE),
        ("MESSAGE_ID_INVALID", Fault.NO_MESSAGE),
        ("Not enough rights to send photos to the chat", Fault.NO_PHOTOS),
        ("CHAT_SEND_PHOTOS_FORBIDDEN", Fault.NO_PHOTOS),
        ("Wrong file identifier/HTTP URL specified", Fault.STALE_FILE),
        ("Chat not found", Fault.SHUT_OUT),
        ("Not enough rights to send text messages to the chat", Fault.SHUT_OUT),
        ("BUTTON_DATA_INVALID", Fault.REFUSED),
        ("TOPIC_CLOSED", Fault.NO_TOPIC),
        ("CHAT_RESTRICTED", Fault.SHUT_OUT),
        ("IMAGE_PROCESS_FAILED", Fault.BAD_PICTURE),
        ("PHOTO_INVALID_DIMENSIONS", Fault.BAD_PICTURE),
        ("MEDIA_EMPTY", Fault.BAD_PICTURE),
        ("Message caption is too long", Fault.TOO_LONG),
        ("MEDIA_CAPTION_TOO_LONG", Fault.TOO_LONG),
        ("Message is too long", Fault.TOO_LONG),
    ],
)
def test_texts_are_known_in_any_case(text, fault):
    assert fault_of(BadRequest(text)) is fault
    assert fault_of(BadRequest(text.swapcase())) is fault


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (RetryAfter(3), Fault.WAIT),
        (NetworkError("Too Many Requests: retry after 5"), Fault.WAIT),
        (ChatMigrated(-100), Fault.MIGRATED),
        (Forbidden("Forbidden: bot was blocked by the user"), Fault.SHUT_OUT),
        (InvalidToken(), Fault.UNREACHED),
        (Conflict("terminated by other getUpdates request"), Fault.REFUSED),
        (TimedOut(), Fault.UNCERTAIN),
        (NetworkError("Internal Server Error"), Fault.NOT_DONE),
        (NetworkError("Bad Gateway"), Fault.NOT_DONE),
        (NetworkError("Gateway Timeout (504)"), Fault.UNCERTAIN),
        (
            NetworkError("Gateway Timeout (504). Parsing the server response b'<html>' failed"),
            Fault.UNCERTAIN,
        ),
        (TelegramError("Invalid server response"), Fault.UNCERTAIN),
    ],
)
def test_kinds_of_errors(error, fault):
    assert fault_of(error) is fault


@pytest.mark.parametrize(
    ("cause", "fault"),
    [
        (httpx.ConnectError("refused"), Fault.UNREACHED),
        (httpx.ConnectTimeout("slow"), Fault.UNREACHED),
        (httpx.PoolTimeout("full"), Fault.UNREACHED),
        (httpx.ReadTimeout("no answer"), Fault.UNCERTAIN),
        (httpx.ReadError("reset"), Fault.UNCERTAIN),
        (httpx.RemoteProtocolError("closed"), Fault.UNCERTAIN),
    ],
)
def test_only_what_never_left_is_surely_not_done(cause, fault):
    for kind in (NetworkError("httpx"), TimedOut("httpx")):
        kind.__cause__ = cause
        assert fault_of(kind) is fault


def test_how_long_to_wait():
    assert seconds_to_wait(RetryAfter(7)) == 7
    assert seconds_to_wait(RetryAfter(dt.timedelta(seconds=9))) == 9
    assert seconds_to_wait(NetworkError("too many requests")) == 5
