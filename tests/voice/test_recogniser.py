import re

import pytest

from bot.language.words import plain_words
from bot.voice.audio import Sound, decode, encode
from bot.voice.errors import VoiceUnavailable
from bot.voice.prompt import prompt_for
from bot.voice.recogniser import Hypothesis, WhisperRecogniser, distinct, without_repeats
from tests.voice.sounds import noisy, voiceless
from tests.voice.voices import HUMAN, Voice, read_wave, say

PROMPT = (
    "Ten of clubs and three of spades. Queen of hearts. Ace of diamonds. Turn over the waste. "
    "Draw. Undo. Hint. Row six."
)


def words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def test_people_are_understood(whisper):
    said = {
        "001": "ten of clubs",
        "002": "four queen of clubs",
        "003": "seven of clubs",
        "005": "eight of spades four of clubs seven of hearts",
    }
    for name, text in said.items():
        message = encode(read_wave(HUMAN / "cards" / f"{name}.wav"))
        heard = whisper.recognise(decode(message), "en", PROMPT)
        assert words(heard.best_first[0].text) == text
        assert heard.no_speech < 0.1


def test_the_prompt_brings_the_words_of_the_game(whisper):
    (sound,) = say(Voice("en", "espeak", "en-us"), ["ten of clubs and three of spades"])
    sound = decode(encode(sound))
    plain = whisper.recognise(sound, "en", "").best_first[0].text
    assert words(plain) != "ten of clubs and three of spades"
    prompted = whisper.recognise(sound, "en", PROMPT).best_first[0].text
    assert words(prompted) == "ten of clubs and three of spades"


@pytest.mark.parametrize(
    ("voice", "text", "prompt"),
    [
        (
            Voice("it", "festival", "pc_diphone"),
            "fante di quadri e due di cuori",
            "Dieci di fiori e tre di picche. Donna di cuori.",
        ),
        (
            Voice("fr", "espeak", "fr"),
            "dame de trèfle",
            "Dix de trèfle et trois de pique. Dame de cœur, as de carreau. Roi.",
        ),
        (
            Voice("es", "espeak", "es"),
            "rey de diamantes",
            "Diez de tréboles y tres de picas. Rey de corazones, as de diamantes.",
        ),
        (
            Voice("de", "espeak", "de"),
            "kreuz zehn und pik drei",
            "Kreuz Dame und Pik Ass. Herz Zehn, Karo Drei.",
        ),
    ],
    ids=lambda value: value.language if isinstance(value, Voice) else "",
)
def test_the_other_languages_are_read_as_themselves(whisper, voice, text, prompt):
    (sound,) = say(voice, [text])
    found = whisper.recognise(decode(encode(sound)), voice.language, prompt)
    assert text in [words(each.text) for each in found.best_first]


@pytest.mark.parametrize("seconds", [0.3, 2.0, 6.0])
def test_nobody_is_heard_where_nobody_speaks(whisper, seconds):
    for name, sound in voiceless(seconds, seed=7):
        heard = whisper.recognise(decode(encode(sound)), "en", PROMPT)
        assert heard.no_speech > 0.6, name


def test_a_voice_in_noise_is_still_a_voice(whisper):
    (sound,) = say(Voice("en", "flite", "slt"), ["ten of clubs and three of spades"])
    heard = whisper.recognise(decode(encode(noisy(sound, 8, seed=3))), "en", PROMPT)
    assert heard.no_speech < 0.6
    assert words(heard.best_first[0].text) == "ten of clubs and three of spades"


def test_a_message_beyond_the_short_window_is_read_to_its_end(whisper):
    (sound,) = say(Voice("en", "flite", "slt"), ["queen of hearts"])
    waiting = Sound(bytes(11 * 2 * sound.rate), sound.rate)
    late = Sound(waiting.samples + sound.samples, sound.rate)
    heard = whisper.recognise(decode(encode(late)), "en", PROMPT)
    assert words(heard.best_first[0].text) == "queen of hearts"


@pytest.mark.parametrize("voice", ["lp_diphone", "pc_diphone"])
def test_short_answers_are_heard_with_the_games_own_prompt(whisper, voice):
    answers = ["sì", "no", "uno"]
    for text, sound in zip(answers, say(Voice("it", "festival", voice), answers), strict=True):
        found = whisper.recognise(decode(encode(sound)), "it", prompt_for("it"))
        assert plain_words(found.best_first[0].text) == plain_words(text)


def test_readings_come_best_first_and_differ_in_words(whisper):
    (sound,) = say(Voice("en", "flite", "slt"), ["new game two"])
    found = whisper.recognise(decode(encode(sound)), "en", PROMPT).best_first
    assert list(found) == sorted(found, key=lambda each: -each.score)
    assert len({words(each.text) for each in found}) == len(found) > 1
    assert all(-5 < each.score < 0 for each in found)


def test_readings_that_differ_in_writing_only_are_one():
    readings = [("Draw!", -0.9), ("draw.", -0.5), ("Raw.", -0.7), (" ... ", -0.1), ("", -0.1)]
    assert distinct(readings) == (Hypothesis("draw.", -0.5), Hypothesis("Raw.", -0.7))


@pytest.mark.parametrize(
    ("text", "once"),
    [
        ("Turn over the waste. Turn over the waste.", "Turn over the waste."),
        ("New game! new game. Hint.", "New game! Hint."),
        ("Six. Six.", "Six. Six."),
        ("Six and seven", "Six and seven"),
        ("", ""),
    ],
)
def test_a_sentence_said_twice_counts_once(text, once):
    assert without_repeats(text) == once


def test_a_model_that_is_not_there_is_said_to_be_unavailable(tmp_path):
    for model in (str(tmp_path), str(tmp_path / "nothing"), "no-such-model"):
        with pytest.raises(VoiceUnavailable) as caught:
            WhisperRecogniser(model)
        assert caught.value.key == "voice-unavailable"
