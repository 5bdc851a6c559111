import io

import av
import numpy as np
import pytest

from bot.voice.audio import LISTEN_RATE, MAX_BYTES, MAX_SECONDS, Sound, decode, encode
from bot.voice.errors import VoiceTooLong, VoiceUnreadable
from tests.voice.sounds import tone
from tests.voice.voices import VOICES, say


def pitch(sound: Sound) -> float:
    """The loudest frequency, in Hertz."""
    spectrum = np.abs(np.fft.rfft(np.frombuffer(sound.samples, np.int16)))
    return float(spectrum.argmax() / sound.seconds)


def browser_recording(sound: Sound) -> bytes:
    """What a browser's recorder makes: Opus at 48 kHz in a WebM file of unknown length."""
    target = io.BytesIO()
    with av.open(target, "w", format="webm", options={"live": "1"}) as container:
        stream = container.add_stream("libopus", rate=48_000, layout="mono")
        samples = np.frombuffer(sound.samples, np.int16)[np.newaxis]
        frame = av.AudioFrame.from_ndarray(samples, format="s16", layout="mono")
        frame.sample_rate = sound.rate
        for part in av.AudioResampler("s16", "mono", 48_000).resample(frame):
            container.mux(stream.encode(part))
        container.mux(stream.encode(None))
    return target.getvalue()


@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 48_000])
def test_a_message_keeps_length_and_pitch_whatever_the_rate_it_is_made_from(rate):
    heard = decode(encode(tone(2.0, rate)))
    assert heard.rate == LISTEN_RATE
    assert heard.seconds == pytest.approx(2.0, abs=0.07)
    assert pitch(heard) == pytest.approx(440, abs=2)


def test_a_message_is_opus_in_ogg_with_one_channel():
    with av.open(io.BytesIO(encode(tone(1.0)))) as container:
        assert container.format.name == "ogg"
        (stream,) = container.streams
        assert stream.codec_context.name == "opus"
        assert stream.codec_context.layout.name == "mono"


def test_ten_seconds_of_speech_stay_below_thirty_kilobytes():
    text = "Removed 10 of clubs and 3 of spades. Now free: 10 of spades, row 6. " * 4
    espeak = next(voice for voice in VOICES if voice.engine == "espeak")
    (sound,) = say(espeak, [text])
    ten_seconds = Sound(sound.samples[: 20 * sound.rate], sound.rate)
    assert ten_seconds.seconds == 10
    assert len(encode(ten_seconds)) <= 30_000


def test_a_browsers_recording_is_read_too():
    heard = decode(browser_recording(tone(2.0)))
    assert heard.seconds == pytest.approx(2.0, abs=0.07)
    assert pitch(heard) == pytest.approx(440, abs=2)


def test_two_channels_become_one():
    target = io.BytesIO()
    with av.open(target, "w", format="ogg") as container:
        stream = container.add_stream("libopus", rate=48_000, layout="stereo")
        samples = np.frombuffer(tone(1.0, 48_000).samples, np.int16).repeat(2)[np.newaxis]
        frame = av.AudioFrame.from_ndarray(samples, format="s16", layout="stereo")
        frame.sample_rate = 48_000
        container.mux([*stream.encode(frame), *stream.encode(None)])
    heard = decode(target.getvalue())
    assert heard.seconds == pytest.approx(1.0, abs=0.07)
    assert pitch(heard) == pytest.approx(440, abs=2)


def test_the_longest_message_is_read_and_a_longer_one_is_refused():
    assert decode(encode(tone(MAX_SECONDS))).seconds == pytest.approx(MAX_SECONDS, abs=0.07)
    with pytest.raises(VoiceTooLong) as caught:
        decode(encode(tone(MAX_SECONDS + 0.5)))
    assert caught.value.key == "voice-too-long"


def test_a_file_too_large_for_a_message_is_not_even_opened():
    with pytest.raises(VoiceTooLong):
        decode(bytes(MAX_BYTES + 1))


@pytest.mark.parametrize(
    "data",
    [b"", b"hello " * 100, encode(tone(1.0))[:300], b"OggS" + bytes(500)],
    ids=["nothing", "text", "cut off", "empty pages"],
)
def test_what_is_no_sound_is_called_unreadable(data):
    with pytest.raises(VoiceUnreadable) as caught:
        decode(data)
    assert caught.value.key == "voice-not-understood"


def test_a_damaged_message_does_no_worse_than_being_unreadable():
    whole = encode(tone(1.0))
    chance = np.random.default_rng(5)
    for _ in range(60):
        broken = bytearray(whole)
        for place in chance.integers(0, len(broken), 20):
            broken[place] ^= int(chance.integers(1, 256))
        try:
            assert 0 < decode(bytes(broken)).seconds <= MAX_SECONDS
        except (VoiceUnreadable, VoiceTooLong):
            continue
