"""What the microphone brings besides a voice, made by numbers: noise, hum, clicks, silence."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from bot.voice.audio import LISTEN_RATE, Sound

Wave = NDArray[np.float64]


def noisy(sound: Sound, decibels: float, seed: int) -> Sound:
    """`sound` with pink noise that lies `decibels` below it."""
    wave = _wave(sound)
    noise = coloured(len(wave), 0.5, np.random.default_rng(seed))
    ratio = np.sqrt(np.mean(wave**2) / np.mean(noise**2)) * 10 ** (-decibels / 20)
    return _sound(wave + noise * ratio, sound.rate)


def coloured(length: int, fall: float, chance: np.random.Generator) -> Wave:
    """Noise whose amplitude falls with frequency to the power `fall`: 0 white, 0.5 pink."""
    spectrum = np.fft.rfft(chance.standard_normal(length))
    spectrum /= np.maximum(np.arange(len(spectrum)), 1) ** fall
    wave = np.fft.irfft(spectrum, length)
    return wave / np.abs(wave).max()


def voiceless(seconds: float, seed: int) -> Iterator[tuple[str, Sound]]:
    """Named clips without a voice."""
    chance = np.random.default_rng(seed)
    length = int(seconds * LISTEN_RATE)
    time = np.arange(length) / LISTEN_RATE
    clicks = np.zeros(length)
    clicks[chance.integers(0, length, int(8 * seconds))] = 0.9
    breath = np.clip(np.sin(np.pi * time), 0, 1) * coloured(length, 0.3, chance)
    clips = {
        "silence": np.zeros(length),
        "white, faint": 0.003 * coloured(length, 0, chance),
        "white, loud": 0.3 * coloured(length, 0, chance),
        "pink": 0.03 * coloured(length, 0.5, chance),
        "brown": 0.3 * coloured(length, 1, chance),
        "hum": 0.1 * np.sin(2 * np.pi * 50 * time),
        "siren": 0.3 * np.sin(2 * np.pi * (300 + 200 * np.sin(3 * time)) * time),
        "clicks": np.convolve(clicks, np.hanning(40), "same"),
        "bell": 0.5 * np.exp(-6 * (time % 1)) * np.sin(2 * np.pi * 880 * time),
        "breath": 0.2 * breath,
    }
    for name, wave in clips.items():
        yield name, _sound(wave, LISTEN_RATE)


def tone(seconds: float, rate: int = LISTEN_RATE, pitch: float = 440) -> Sound:
    """A pure tone, half as loud as can be."""
    time = np.arange(int(seconds * rate)) / rate
    return _sound(0.5 * np.sin(2 * np.pi * pitch * time), rate)


def _wave(sound: Sound) -> Wave:
    return np.frombuffer(sound.samples, np.int16) / 32768.0


def _sound(wave: Wave, rate: int) -> Sound:
    return Sound((np.clip(wave, -1, 1) * 32767).astype(np.int16).tobytes(), rate)
