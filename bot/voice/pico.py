"""SVOX Pico as the speaker, where a host has it: the program `pico2wave` (PYRAMIDE_SPEAKER=pico).

Its voices are easier to follow than espeak-ng's; it is free, but not in every system, so
nothing depends on it.
"""

import shutil
import subprocess
import tempfile
import wave
from html import escape
from pathlib import Path

from bot.voice.audio import BYTES_PER_SAMPLE, Sound
from bot.voice.errors import VoiceFailed, VoiceUnavailable
from bot.voice.speaker import FASTEST, NORMAL, SLOWEST

PROGRAM = "pico2wave"
VOICES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "es": "es-ES", "de": "de-DE"}
PATIENCE = 10.0
"""Seconds for one answer; a sentence takes a tenth of one."""


class PicoSpeaker:
    """Pico by its program; each sentence is a run of its own.

    Raises:
        VoiceUnavailable: the program is not installed.
    """

    def __init__(self, program: str = PROGRAM) -> None:
        found = shutil.which(program)
        if found is None:
            raise VoiceUnavailable(f"{program} is not installed")
        self._program = found

    def speak(self, text: str, language: str, words_per_minute: int = NORMAL) -> Sound:
        speed = 100 * min(max(words_per_minute, SLOWEST), FASTEST) // NORMAL
        marked = f"<speed level='{speed}'>{escape(text.replace(chr(0), ' '), quote=False)}</speed>"
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "answer.wav"
            command = (self._program, "-l", VOICES.get(language, VOICES["en"]), "-w", str(file))
            try:
                subprocess.run(  # noqa: S603 -- no shell; the text is one argument
                    (*command, "--", marked), check=True, timeout=PATIENCE, capture_output=True
                )
                with wave.open(str(file), "rb") as sound:
                    samples = sound.readframes(sound.getnframes())
                    plain = sound.getnchannels() == 1 and sound.getsampwidth() == BYTES_PER_SAMPLE
                    rate = sound.getframerate()
            except (OSError, subprocess.SubprocessError, wave.Error, EOFError) as error:
                raise VoiceFailed(f"{PROGRAM} failed: {type(error).__name__}") from error
        if not plain:
            raise VoiceFailed(f"{PROGRAM} gave sound of an unknown kind")
        return Sound(samples, rate)
