"""A part of the corpus, small enough for every run; `bench_voice` speaks all of it."""

import pytest

from tests.voice.corpus import COMMANDS, TALK
from tests.voice.judge import Trial, Verdict, counted, share_right, trial
from tests.voice.sounds import noisy, voiceless
from tests.voice.voices import HUMAN, Voice, read_wave, say

SPEAKERS = (
    Voice("en", "flite", "slt"),
    Voice("en", "festival", "kal_diphone"),
    Voice("it", "festival", "lp_diphone"),
    Voice("it", "festival", "pc_diphone"),
)


def spoken(whisper, voice, texts, decibels=None) -> list[Trial]:
    sounds = say(voice, texts)
    if decibels is not None:
        sounds = [noisy(sound, decibels, seed) for seed, sound in enumerate(sounds)]
    return [
        trial(whisper, voice.language, text, sound)
        for text, sound in zip(texts, sounds, strict=True)
    ]


def report(trials: list[Trial]) -> str:
    return "\n".join(str(each) for each in trials if each.verdict is not Verdict.RIGHT)


@pytest.mark.parametrize(("language", "share"), [("en", 0.85), ("it", 0.75)])
def test_most_commands_are_understood_and_hardly_one_is_mistaken(whisper, language, share):
    trials = [
        each
        for voice in SPEAKERS
        if voice.language == language
        for each in spoken(whisper, voice, COMMANDS[language][::3])
    ]
    assert share_right(trials) >= share, report(trials)
    assert counted(trials)[Verdict.WRONG] <= 1, report(trials)


@pytest.mark.parametrize("voice", [Voice("en", "flite", "rms"), SPEAKERS[3]], ids=str)
def test_most_are_still_understood_in_noise(whisper, voice):
    trials = spoken(whisper, voice, COMMANDS[voice.language][1::5], decibels=15)
    assert share_right(trials) >= 0.6, report(trials)
    assert counted(trials)[Verdict.WRONG] <= 1, report(trials)


@pytest.mark.parametrize("voice", SPEAKERS[1:3], ids=str)
def test_talk_plays_nothing(whisper, voice):
    for each in spoken(whisper, voice, TALK[voice.language][::2]):
        # A greeting may be heard as one: it is answered in private, and plays nothing.
        heard = each.understood.heard.commands if each.understood else ()
        assert all(command.name == "talk" for command in heard), each


def test_people_who_read_from_a_book_play_nothing(whisper):
    for file in sorted((HUMAN / "librivox").glob("*.wav")):
        found = trial(whisper, "en", "", read_wave(file))
        assert found.understood is None, found


@pytest.mark.parametrize("language", ["en", "it"])
def test_noise_and_silence_play_nothing(whisper, language):
    for name, sound in voiceless(2.0, seed=11):
        found = trial(whisper, language, "", sound)
        assert found.understood is None, (name, str(found))


def test_people_who_name_cards_are_understood(whisper):
    for name, said in {"001": "ten of clubs", "003": "seven of clubs"}.items():
        found = trial(whisper, "en", said, read_wave(HUMAN / "cards" / f"{name}.wav"))
        assert found.verdict is Verdict.RIGHT, found
