"""What an error of the Bot API means for what was to be sent.

Telegram tells most kinds apart by their text alone, and libraries change its case (C4): texts
are matched without regard to case.
"""

from enum import Enum

import httpx
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


class Fault(Enum):
    """What to do about an error.

    DONE        the message is as it should be already
    TOO_LATE    a button's answer came too late: nothing to do (C5)
    WAIT        this chat has to wait (C6)
    MIGRATED    the group has a new id (C7)
    SHUT_OUT    the chat takes nothing from the bot any more (C8)
    NO_TOPIC    the topic is gone or closed: send to the chat itself (C9, C48)
    NO_MESSAGE  the message to change is gone: send a new one
    NO_PHOTOS   the chat takes texts only
    STALE_FILE  the file's id is not known any more: upload it
    BAD_PICTURE this picture is refused for good: send the same facts as text (C48)
    TOO_LONG    more text than Telegram takes there
    UNREACHED   nothing reached Telegram; may be tried again
    NOT_DONE    Telegram could not do it; may be tried again
    UNCERTAIN   it may have happened (C16)
    REFUSED     refused for good
    """

    DONE = "done"
    TOO_LATE = "too late"
    WAIT = "wait"
    MIGRATED = "migrated"
    SHUT_OUT = "shut out"
    NO_TOPIC = "no topic"
    NO_MESSAGE = "no message"
    NO_PHOTOS = "no photos"
    STALE_FILE = "stale file"
    BAD_PICTURE = "bad picture"
    TOO_LONG = "too long"
    UNREACHED = "unreached"
    NOT_DONE = "not done"
    UNCERTAIN = "uncertain"
    REFUSED = "refused"


_TEXTS: tuple[tuple[str, Fault], ...] = (
    ("message is not modified", Fault.DONE),
    ("query is too old", Fault.TOO_LATE),
    ("query id is invalid", Fault.TOO_LATE),
    ("query_id_invalid", Fault.TOO_LATE),
    ("thread not found", Fault.NO_TOPIC),
    ("topic_deleted", Fault.NO_TOPIC),
    ("topic_closed", Fault.NO_TOPIC),
    ("topic is closed", Fault.NO_TOPIC),
    ("topic_id_invalid", Fault.NO_TOPIC),
    ("message to edit not found", Fault.NO_MESSAGE),
    ("message can't be edited", Fault.NO_MESSAGE),
    ("message_id_invalid", Fault.NO_MESSAGE),
    ("there is no text in the message", Fault.NO_MESSAGE),
    ("there is no caption in the message", Fault.NO_MESSAGE),
    ("there is no media in the message", Fault.NO_MESSAGE),
    ("rights to send photos", Fault.NO_PHOTOS),
    ("chat_send_photos_forbidden", Fault.NO_PHOTOS),
    ("chat_send_media_forbidden", Fault.NO_PHOTOS),
    ("rights to send media", Fault.NO_PHOTOS),
    ("image_process_failed", Fault.BAD_PICTURE),
    ("photo_invalid_dimensions", Fault.BAD_PICTURE),
    ("photo_invalid", Fault.BAD_PICTURE),
    ("photo_save_file_invalid", Fault.BAD_PICTURE),
    ("photo_ext_invalid", Fault.BAD_PICTURE),
    ("media_empty", Fault.BAD_PICTURE),
    ("media_invalid", Fault.BAD_PICTURE),
    ("file is too big", Fault.BAD_PICTURE),
    ("request entity too large", Fault.BAD_PICTURE),
    ("file must be non-empty", Fault.BAD_PICTURE),
    ("caption is too long", Fault.TOO_LONG),
    ("caption_too_long", Fault.TOO_LONG),
    ("message is too long", Fault.TOO_LONG),
    ("message_too_long", Fault.TOO_LONG),
    ("text is too long", Fault.TOO_LONG),
    ("wrong file identifier", Fault.STALE_FILE),
    ("wrong remote file", Fault.STALE_FILE),
    ("file_reference_expired", Fault.STALE_FILE),
    ("failed to get http url content", Fault.STALE_FILE),
    ("chat not found", Fault.SHUT_OUT),
    ("rights to send text messages", Fault.SHUT_OUT),
    ("chat_write_forbidden", Fault.SHUT_OUT),
    ("chat_restricted", Fault.SHUT_OUT),
    ("chat_send_plain_forbidden", Fault.SHUT_OUT),
    ("chat_admin_required", Fault.SHUT_OUT),
    ("need administrator rights", Fault.SHUT_OUT),
    ("user_is_blocked", Fault.SHUT_OUT),
    ("input_user_deactivated", Fault.SHUT_OUT),
    ("peer_id_invalid", Fault.SHUT_OUT),
    ("channel_private", Fault.SHUT_OUT),
    ("have no rights to send a message", Fault.SHUT_OUT),
    ("bot is not a member", Fault.SHUT_OUT),
    ("user is deactivated", Fault.SHUT_OUT),
    ("too many requests", Fault.WAIT),
    ("flood_wait", Fault.WAIT),
    ("slowmode_wait", Fault.WAIT),
)

# Nothing reached the server: the connection was not made.
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def fault_of(error: TelegramError) -> Fault:
    """What an error means."""
    text = str(error).casefold()
    match error:
        case RetryAfter():
            return Fault.WAIT
        case ChatMigrated():
            return Fault.MIGRATED
        case Forbidden():
            return Fault.SHUT_OUT
        case InvalidToken():
            # The token is to be mended, and what waits is to be sent then.
            return Fault.UNREACHED
        case Conflict():
            return Fault.REFUSED
    known = next((fault for part, fault in _TEXTS if part in text), None)
    if known is not None:
        return known
    return Fault.REFUSED if isinstance(error, BadRequest) else _of_the_network(error, text)


def _of_the_network(error: TelegramError, text: str) -> Fault:
    """What a failure means that is no refusal: did it arrive?"""
    if isinstance(error.__cause__, _NOT_SENT):
        return Fault.UNREACHED
    if isinstance(error, TimedOut) or isinstance(error.__cause__, httpx.HTTPError):
        return Fault.UNCERTAIN
    if isinstance(error, NetworkError):
        # An answer of the server that is no success: 5xx. Only a gateway's time-out is open.
        return Fault.UNCERTAIN if "(504)" in text or "gateway timeout" in text else Fault.NOT_DONE
    return Fault.UNCERTAIN


def seconds_to_wait(error: TelegramError) -> float:
    """How long a `Fault.WAIT` asks to wait."""
    if not isinstance(error, RetryAfter):
        return 5.0
    # The library gives a number or, on request, a timedelta.
    wait = error.retry_after
    return float(wait) if isinstance(wait, int | float) else wait.total_seconds()
