"""Sound in and out: the bytes of a voice message, and plain samples.

Messengers send Opus in an OGG file, browsers record Opus in a WebM file; PyAV reads both
(and most other sounds) with the codecs of its own wheel, so no program has to be installed.
"""

import io
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.voice.errors import VoiceTooLong, VoiceUnavailable, VoiceUnreadable

MAX_SECONDS = 15.0
"""A spoken command takes three seconds; who speaks longer is not speaking to the game."""

MAX_BYTES = 1_000_000
"""Fifteen seconds fit many times over, even uncompressed as 16-bit samples."""

LISTEN_RATE = 16_000
"""Samples a second that the recogniser wants."""

OPUS_RATE = 24_000
OPUS_BITS_PER_SECOND = 24_000
BYTES_PER_SAMPLE = 2


@dataclass(frozen=True, slots=True)
class Sound:
    """Mono sound: 16-bit signed samples in the machine's byte order, `rate` of them a second."""

    samples: bytes
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / (BYTES_PER_SAMPLE * self.rate)


def decode(data: bytes) -> Sound:
    """Turn a voice message into mono sound at 16 kHz.

    Raises:
        VoiceTooLong: longer than `MAX_SECONDS`; decoding stops there.
        VoiceUnreadable: no sound in it.
        VoiceUnavailable: PyAV is not installed.
    """
    if len(data) > MAX_BYTES:
        raise VoiceTooLong
    av = _library()
    limit = int(MAX_SECONDS * LISTEN_RATE) * BYTES_PER_SAMPLE
    samples = bytearray()
    try:
        for chunk in _chunks(av, data):
            samples += chunk
            if len(samples) > limit:
                raise VoiceTooLong
    except (av.FFmpegError, ValueError, IndexError) as error:
        raise VoiceUnreadable from error
    if not samples:
        raise VoiceUnreadable
    return Sound(bytes(samples), LISTEN_RATE)


def encode(sound: Sound) -> bytes:
    """Turn sound into an OGG/Opus voice message, mono, 24 kbit/s.

    Raises:
        VoiceUnavailable: PyAV is not installed.
    """
    av = _library()
    target = io.BytesIO()
    with av.open(target, "w", format="ogg") as container:
        stream = container.add_stream(
            "libopus",
            rate=OPUS_RATE,
            layout="mono",
            options={"application": "voip", "vbr": "constrained", "frame_duration": "60"},
        )
        stream.bit_rate = OPUS_BITS_PER_SECOND
        resampler = av.AudioResampler(format="s16", layout="mono", rate=OPUS_RATE)
        for frame in (*resampler.resample(_frame(av, sound)), *resampler.resample(None)):
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return target.getvalue()


def _library() -> Any:
    try:
        import av
    except ImportError as error:
        raise VoiceUnavailable from error
    return av


def _chunks(av: Any, data: bytes) -> Iterator[bytes]:
    with av.open(io.BytesIO(data)) as container:
        resampler = av.AudioResampler(format="s16", layout="mono", rate=LISTEN_RATE)
        for frame in container.decode(container.streams.audio[0]):
            yield from map(_samples, resampler.resample(frame))
        with suppress(av.EOFError):  # nothing was left in the resampler
            yield from map(_samples, resampler.resample(None))


def _samples(frame: Any) -> bytes:
    # A plane is padded to the codec's alignment; only the first samples are sound.
    return bytes(frame.planes[0])[: frame.samples * BYTES_PER_SAMPLE]


def _frame(av: Any, sound: Sound) -> Any:
    count = len(sound.samples) // BYTES_PER_SAMPLE
    frame = av.AudioFrame(format="s16", layout="mono", samples=count)
    frame.planes[0].update(_padded(sound.samples, frame.planes[0].buffer_size))
    frame.sample_rate = sound.rate
    frame.pts = 0
    return frame


def _padded(samples: bytes, size: int) -> bytes:
    return samples[:size].ljust(size, b"\0")
