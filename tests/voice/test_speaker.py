from itertools import pairwise

import numpy as np
import pytest

from bot.voice.errors import VoiceFailed
from bot.voice.speaker import FASTEST, LANGUAGES, NORMAL, SLOWEST
from tests.voice.voices import espeak

JITTER = 0.03
"""Seconds by which espeak-ng varies the same sentence."""

SENTENCES = {
    "en": "Removed 10 of clubs and 3 of spades.",
    "it": "Ora è libero il 10 di picche, fila 6.",
    "fr": "Le 10 de trèfle est déjà libre.",
    "es": "Ahora está libre el 10 de picas.",
    "de": "König und Fünf ergeben zusammen achtzehn.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_bot_has_a_voice(language):
    sound = espeak().speak(SENTENCES[language], language)
    samples = np.frombuffer(sound.samples, np.int16)
    assert 1 < sound.seconds < 5
    assert np.abs(samples).max() > 3_000


def test_each_language_says_figures_in_its_own_words():
    seconds = sorted(espeak().speak("11, 12, 21, 10", each).seconds for each in LANGUAGES)
    assert all(b - a > 2 * JITTER for a, b in pairwise(seconds))


def test_speed_is_words_a_minute_and_stays_within_reason():
    steps = (SLOWEST, NORMAL, 300, FASTEST)
    slowest, normal, fast, fastest = (
        espeak().speak(SENTENCES["en"], "en", speed).seconds for speed in steps
    )
    assert slowest > 1.5 * normal > 2 * fast > 2 * fastest
    assert espeak().speak(SENTENCES["en"], "en", 1).seconds == pytest.approx(slowest, abs=JITTER)
    assert espeak().speak(SENTENCES["en"], "en", 5_000).seconds == pytest.approx(
        fastest, abs=JITTER
    )


def test_an_unknown_language_is_spoken_in_english():
    english = espeak().speak(SENTENCES["fr"], "en").seconds
    assert espeak().speak(SENTENCES["fr"], "tlh").seconds == pytest.approx(english, abs=JITTER)
    assert espeak().speak(SENTENCES["fr"], "fr").seconds != pytest.approx(english, abs=2 * JITTER)


def test_nothing_to_say_is_a_moment_of_silence_and_markup_is_only_text():
    assert espeak().speak("", "en").seconds < 0.2
    assert espeak().speak("<break time='30s'/>", "en").seconds < 10
    assert espeak().speak("one\0two", "en").seconds > 0.5


def test_a_voice_that_does_not_exist_is_an_error():
    with pytest.raises(VoiceFailed):
        espeak().speak_as("Draw.", "no-such-voice", NORMAL)
