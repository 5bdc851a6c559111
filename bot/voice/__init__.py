"""Voice messages: speak a move, hear the board. Optional, offline, in a process of its own.

    message ─ audio.decode ─ recogniser ─▶ Hypotheses ─ understand ─▶ what `listen` made of it
    sentence ─ speaker ─ audio.encode ─▶ message

`worker.VoiceWorker` is what the bot holds: it runs both lines in one worker process. The extras
`pyramide[voice]` (hearing) and `pyramide[speak]` (speaking) bring the libraries; importing this
package needs neither. Every `VoiceError` carries the id of the one sentence a player is told.
"""

from importlib.util import find_spec

from bot.voice.errors import (
    VoiceBusy,
    VoiceError,
    VoiceFailed,
    VoiceTooLong,
    VoiceUnavailable,
    VoiceUnreadable,
)

__all__ = [
    "VoiceBusy",
    "VoiceError",
    "VoiceFailed",
    "VoiceTooLong",
    "VoiceUnavailable",
    "VoiceUnreadable",
    "can_hear",
    "can_speak",
]


def can_hear() -> bool:
    """Whether the packages of the extra `voice` are installed."""
    return all(find_spec(name) for name in ("av", "faster_whisper"))


def can_speak() -> bool:
    """Whether the packages of the extra `speak` are installed."""
    return all(find_spec(name) for name in ("av", "espeakng_loader"))
