"""What can go wrong with a voice message, each with the text that the player is told."""

from typing import ClassVar


class VoiceError(Exception):
    """A voice message that could not be served; `key` is the id of the player's sentence."""

    key: ClassVar[str] = "voice-not-understood"


class VoiceUnavailable(VoiceError):
    """The optional packages or the model are missing on this machine."""

    key = "voice-unavailable"


class VoiceBusy(VoiceError):
    """Too many voice messages wait already."""

    key = "voice-busy"


class VoiceTooLong(VoiceError):
    """The message is longer than `audio.MAX_SECONDS`, or larger than such a message can be."""

    key = "voice-too-long"


class VoiceUnreadable(VoiceError):
    """The bytes are no sound that can be decoded."""


class VoiceFailed(VoiceError):
    """The worker died over this message or overran its deadline."""
