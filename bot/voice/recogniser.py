"""What was said: the `Recogniser` interface and Whisper behind it.

Three choices make the general model fit for short commands. The window is 10 seconds instead
of 30, which costs a quarter of the time. The prompt is made of the game's own words, which
turns "turn on the waist" into "turn over the waste". And a detector of voices listens first,
because Whisper, given noise and a prompt, repeats the prompt.
"""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bot.voice.audio import LISTEN_RATE, MAX_SECONDS, Sound
from bot.voice.errors import VoiceUnavailable

BEAM = 3
WINDOW_SECONDS = 10
LONG_WINDOW_SECONDS = int(MAX_SECONDS)
MAX_NEW_TOKENS = 80
"""A spoken command has fewer than 30 tokens; a story may be cut off, it is no command."""

VOICE_THRESHOLD = 0.65
"""Steady noises reach 0.57 in the detector, the poorest voices in noise 0.73 and more."""

SHORTEST_VOICE_MS = 90
"""Clicks are shorter; the shortest word is longer."""

_FULL_SCALE = 32768.0


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One reading and its mean log-probability a token (0 is certain, below -1 is a guess)."""

    text: str
    score: float


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The readings, best first and each once, and the probability that nobody spoke."""

    best_first: tuple[Hypothesis, ...]
    no_speech: float


class Recogniser(Protocol):
    """Anything that turns sound into readings."""

    def recognise(self, sound: Sound, language: str, prompt: str) -> Hypotheses:
        """Read `sound` (mono, 16 kHz) as `language`, expecting the words of `prompt`."""
        ...


class WhisperRecogniser:
    """A multilingual Whisper model, quantised to 8 bits, by faster-whisper on the processor.

    `model` is a directory with a converted model, or the name of one that was fetched before:
    nothing is downloaded while players wait.

    Raises:
        VoiceUnavailable: the packages or the model are missing or unfit.
    """

    def __init__(self, model: str, threads: int = 0) -> None:
        try:
            from faster_whisper import WhisperModel

            self._model: Any = WhisperModel(
                _place(model),
                device="cpu",
                compute_type="int8",
                cpu_threads=threads or min(4, os.cpu_count() or 1),
                local_files_only=True,
            )
        except (ImportError, OSError, RuntimeError, ValueError) as error:
            raise VoiceUnavailable(f"the speech model {model!r} does not load: {error}") from error

    def recognise(self, sound: Sound, language: str, prompt: str) -> Hypotheses:
        wave = _wave(sound)
        if not _has_voice(wave):
            return Hypotheses((), no_speech=1.0)
        tokens = self._tokenizer(language)
        heard = self._model.model.encode(self._features(wave))
        # Asked without the prompt: with it, the model is too sure that somebody spoke.
        plain = self._model.get_prompt(tokens, [], without_timestamps=True)
        silence = self._generate(heard, plain, beam=1, length=1).no_speech_prob
        words = tokens.encode(" " + prompt.strip()) if prompt else []
        start = self._model.get_prompt(tokens, words, without_timestamps=True)
        result = self._generate(heard, start, beam=BEAM, length=MAX_NEW_TOKENS)
        texts = map(tokens.decode, result.sequences_ids)
        return Hypotheses(distinct(zip(texts, result.scores, strict=True)), silence)

    def _generate(self, heard: Any, start: list[int], *, beam: int, length: int) -> Any:
        return self._model.model.generate(
            heard,
            [start],
            beam_size=beam,
            num_hypotheses=beam,
            max_length=min(len(start) + length, self._model.max_length),
            return_scores=True,
            return_no_speech_prob=True,
        )[0]

    def _tokenizer(self, language: str) -> Any:
        from faster_whisper.tokenizer import Tokenizer

        multilingual = self._model.model.is_multilingual
        return Tokenizer(
            self._model.hf_tokenizer, multilingual, task="transcribe", language=language
        )

    def _features(self, wave: Any) -> Any:
        import numpy as np
        from ctranslate2 import StorageView

        short = len(wave) <= WINDOW_SECONDS * LISTEN_RATE
        length = (WINDOW_SECONDS if short else LONG_WINDOW_SECONDS) * LISTEN_RATE
        window = np.pad(wave[:length], (0, max(0, length - len(wave))))
        spectrum = self._model.feature_extractor(window, padding=0)
        return StorageView.from_array(np.ascontiguousarray(spectrum[np.newaxis]))


def distinct(readings: Iterable[tuple[str, float]]) -> tuple[Hypothesis, ...]:
    """Readings that differ in words, best first; capitals and punctuation make no difference."""
    found: dict[str, Hypothesis] = {}
    for text, score in readings:
        once = without_repeats(text)
        key = " ".join(re.findall(r"\w+", once.casefold()))
        if key and (key not in found or found[key].score < score):
            found[key] = Hypothesis(once, score)
    return tuple(sorted(found.values(), key=lambda each: -each.score))


def without_repeats(text: str) -> str:
    """`text` without the sentences that it already had: Whisper likes to say things twice.

    A single word may be meant twice ("Six. Six." is a pair) and stays.
    """
    kept: dict[str, str] = {}
    for place, sentence in enumerate(re.split(r"(?<=[.!?])\s+", text.strip())):
        words = re.findall(r"\w+", sentence.casefold())
        key = " ".join(words) if len(words) > 1 else f"{place}"
        kept.setdefault(key, sentence)
    return " ".join(kept.values())


def _place(model: str) -> str:
    """A directory as it is (with "~" understood), else the name."""
    path = Path(model).expanduser()
    return str(path) if path.is_dir() else model


def _wave(sound: Sound) -> Any:
    import numpy as np

    return np.frombuffer(sound.samples, dtype=np.int16).astype(np.float32) / _FULL_SCALE


def _has_voice(wave: Any) -> bool:
    from faster_whisper.vad import VadOptions, get_speech_timestamps

    options = VadOptions(VOICE_THRESHOLD, min_speech_duration_ms=SHORTEST_VOICE_MS)
    return bool(get_speech_timestamps(wave, options))
