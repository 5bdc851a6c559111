"""Synthetic voices for the tests: espeak-ng, flite and festival.

They stand in for people where no recordings exist. Synthetic speech is not real speech.
"""

import subprocess
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bot.voice.audio import Sound
from bot.voice.speaker import EspeakSpeaker

HUMAN = Path("/usr/share/pocketsphinx/test/data")
"""Recordings of people, from Debian's pocketsphinx-testdata."""


@dataclass(frozen=True, slots=True)
class Voice:
    language: str
    engine: Literal["espeak", "flite", "festival"]
    name: str

    def __str__(self) -> str:
        return f"{self.engine}:{self.name}"


VOICES = (
    Voice("en", "flite", "slt"),
    Voice("en", "flite", "rms"),
    Voice("en", "flite", "awb"),
    Voice("en", "flite", "kal16"),
    Voice("en", "festival", "cmu_us_slt_arctic_hts"),
    Voice("en", "festival", "kal_diphone"),
    Voice("en", "espeak", "en-us"),
    Voice("en", "espeak", "en-us+f3"),
    Voice("en", "espeak", "en"),
    Voice("en", "espeak", "en+m7"),
    Voice("it", "festival", "lp_diphone"),
    Voice("it", "festival", "pc_diphone"),
    Voice("it", "espeak", "it"),
    Voice("it", "espeak", "it+m3"),
    Voice("fr", "espeak", "fr"),
    Voice("es", "espeak", "es"),
    Voice("de", "espeak", "de"),
)


def say(voice: Voice, texts: Sequence[str]) -> list[Sound]:
    """Each of `texts` in this voice."""
    if voice.engine == "espeak":
        return [espeak().speak_as(text, voice.name, 140) for text in texts]
    with TemporaryDirectory() as place:
        files = [Path(place) / f"{number}.wav" for number in range(len(texts))]
        if voice.engine == "flite":
            for text, file in zip(texts, files, strict=True):
                command = ["flite", "-voice", voice.name, "-t", text, "-o", str(file)]
                subprocess.run(command, check=True)
        else:
            _festival(voice.name, texts, files)
        return [read_wave(file) for file in files]


@cache
def espeak() -> EspeakSpeaker:
    """One for the whole process: the library keeps its state in globals."""
    return EspeakSpeaker()


def read_wave(file: Path) -> Sound:
    with wave.open(str(file)) as source:
        return Sound(source.readframes(source.getnframes()), source.getframerate())


def _festival(voice: str, texts: Sequence[str], files: Sequence[Path]) -> None:
    """One start for all texts: loading a voice takes longer than speaking."""
    lines = [f"(voice_{voice})"]
    for text, file in zip(texts, files, strict=True):
        sound = f'(utt.synth (Utterance Text "{text}"))'
        lines.append(f'(utt.save.wave {sound} "{file}" \'riff)')
    script = files[0].with_suffix(".scm")
    script.write_text("\n".join(lines), encoding="latin-1")  # the Italian voices read Latin-1
    subprocess.run(["festival", "-b", str(script)], check=True)
