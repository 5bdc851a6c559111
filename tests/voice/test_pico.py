"""SVOX Pico is an option: it speaks where its program is, and is refused where it is not."""

import sys

import pytest

from bot.voice.errors import VoiceFailed, VoiceUnavailable
from bot.voice.pico import PicoSpeaker

PROGRAM = """#!{python}
import sys, wave
language, file, text = sys.argv[2], sys.argv[4], sys.argv[6]
assert language == "it-IT" and text == "<speed level='200'>Re &amp; donna</speed>", sys.argv
with wave.open(file, "wb") as sound:
    sound.setnchannels({channels}), sound.setsampwidth(2), sound.setframerate(16000)
    sound.writeframes(b"\\0\\0" * 1600 * {channels})
"""


def program(folder, channels=1):
    file = folder / "pico2wave"
    file.write_text(PROGRAM.format(python=sys.executable, channels=channels))
    file.chmod(0o755)
    return str(file)


def test_a_sentence_becomes_sound_in_its_language_and_speed(tmp_path):
    sound = PicoSpeaker(program(tmp_path)).speak("Re & donna", "it", 300)
    assert (sound.rate, sound.seconds) == (16000, 0.1)


def test_what_it_cannot_do_is_said(tmp_path):
    with pytest.raises(VoiceUnavailable):
        PicoSpeaker("no-such-pico2wave")
    with pytest.raises(VoiceFailed):
        PicoSpeaker(program(tmp_path, channels=2)).speak("Re & donna", "it", 300)
    with pytest.raises(VoiceFailed):
        PicoSpeaker(program(tmp_path)).speak("altro", "it")
