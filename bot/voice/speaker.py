"""A voice for the bot's sentences: the `Speaker` interface and espeak-ng behind it.

espeak-ng (GPL-3) comes with the optional package `espeakng-loader` and is loaded at run time
through its C interface. It keeps its state in globals, so one process may hold one speaker and
use it from one thread.
"""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from bot.voice.audio import Sound
from bot.voice.errors import VoiceFailed, VoiceUnavailable

LANGUAGES = ("en", "it", "fr", "es", "de")
SLOWEST, NORMAL, FASTEST = 80, 150, 450
"""Words a minute; screen-reader users often listen at 300 and more."""

_RETRIEVAL = 1  # espeak_AUDIO_OUTPUT: hand the samples to the callback
_DONT_EXIT = 0x8000  # initialise option: return an error instead of ending the process
_RATE = 1  # espeak_PARAMETER
_POS_CHARACTER = 1  # espeak_POSITION_TYPE
_CHARS_UTF8 = 1  # synth flag
_OK = 0  # espeak_ERROR

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Speaker(Protocol):
    """Anything that turns a sentence into sound; a better engine needs only this."""

    def speak(self, text: str, language: str, words_per_minute: int) -> Sound:
        """Say `text`; an unknown language is said in English, a speed out of range is clipped.

        Raises:
            VoiceFailed: the engine refused.
        """
        ...


class EspeakSpeaker:
    """espeak-ng by its C interface; `speak` takes a few milliseconds for a sentence.

    Raises:
        VoiceUnavailable: `espeakng-loader` is not installed or its library does not load.
    """

    def __init__(self) -> None:
        self._library, self._rate = _start()

    def speak(self, text: str, language: str, words_per_minute: int = NORMAL) -> Sound:
        return self.speak_as(text, language if language in LANGUAGES else "en", words_per_minute)

    def speak_as(self, text: str, voice: str, words_per_minute: int) -> Sound:
        """Say `text` with one of espeak-ng's own voices, such as "it+f3" or "en-gb-scotland"."""
        if self._library.espeak_SetVoiceByName(voice.encode()) != _OK:
            raise VoiceFailed(f"no voice {voice}")
        speed = min(max(words_per_minute, SLOWEST), FASTEST)
        self._library.espeak_SetParameter(_RATE, speed, 0)
        data = text.replace("\0", " ").encode()
        with self._collected() as samples:
            flags = (0, _POS_CHARACTER, 0, _CHARS_UTF8, None, None)
            done = self._library.espeak_Synth(data, ctypes.c_size_t(len(data) + 1), *flags)
            self._library.espeak_Synchronize()
        if done != _OK:
            raise VoiceFailed(f"espeak-ng refused with error {done}")
        return Sound(bytes(samples), self._rate)

    @contextmanager
    def _collected(self) -> Iterator[bytearray]:
        """Samples that arrive while the body runs."""
        samples = bytearray()

        def collect(wave: Any, count: int, _events: object) -> int:
            if wave and count:
                samples.extend(ctypes.string_at(wave, count * ctypes.sizeof(ctypes.c_short)))
            return 0

        callback = _Callback(collect)
        self._library.espeak_SetSynthCallback(callback)
        yield samples
        # The library keeps the bare pointer: detach it before the callback is collected.
        self._library.espeak_SetSynthCallback(_Callback())


def _start() -> tuple[ctypes.CDLL, int]:
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        path = espeakng_loader.get_data_path().encode()
    except (ImportError, OSError, RuntimeError) as error:
        raise VoiceUnavailable from error
    rate = library.espeak_Initialize(_RETRIEVAL, 0, path, _DONT_EXIT)
    if rate <= 0:
        raise VoiceUnavailable(f"espeak-ng did not start from {path.decode()}")
    return library, rate
