"""Voice messages: what is understood of synthetic and of real speech, and what it costs.

The whole corpus takes about ten minutes. Synthetic speech is not real speech: the shares
compare versions of this program with each other, they do not promise what players will meet.
"""

import asyncio
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from bot.voice.audio import Sound, decode, encode
from bot.voice.prompt import prompt_for
from bot.voice.recogniser import Recogniser, WhisperRecogniser
from bot.voice.worker import VoiceWorker
from tests.voice.corpus import COMMANDS, TALK
from tests.voice.judge import Trial, Verdict, counted, share_right, trial
from tests.voice.model import joined_model
from tests.voice.sounds import noisy, voiceless
from tests.voice.voices import HUMAN, VOICES, Voice, espeak, read_wave, say

GROUPS = (
    ("English, flite and festival", "en", ("flite", "festival")),
    ("English, espeak-ng", "en", ("espeak",)),
    ("Italian, festival", "it", ("festival",)),
    ("Italian, espeak-ng", "it", ("espeak",)),
    ("French, espeak-ng", "fr", ("espeak",)),
    ("Spanish, espeak-ng", "es", ("espeak",)),
    ("German, espeak-ng", "de", ("espeak",)),
)
NOISES = (15, 8)
NOTES = 30
PEOPLE = {
    "001": "ten of clubs",
    "002": "four queen of clubs",
    "003": "seven of clubs",
    "004": "five five",
    "005": "eight of spades four of clubs seven of hearts",
}


def run() -> None:
    with joined_model() as model:
        asyncio.run(_costs(str(model)))
        whisper = WhisperRecogniser(str(model))
        for title, language, engines in GROUPS:
            voices = [v for v in VOICES if v.language == language and v.engine in engines]
            _print(f"{title}, clean", _commands(whisper, voices, None))
            for decibels in NOISES if engines != ("espeak",) else ():
                _print(f"{title}, {decibels} dB", _commands(whisper, voices, decibels))
        _print("people naming cards (English)", _people(whisper))
        _print("silence, noise and talk", _nothing(whisper))


def _commands(whisper: Recogniser, voices: Sequence[Voice], decibels: float | None) -> list[Trial]:
    trials = []
    for voice in voices:
        texts = COMMANDS[voice.language]
        for seed, (text, sound) in enumerate(zip(texts, say(voice, texts), strict=True)):
            heard = sound if decibels is None else noisy(sound, decibels, seed)
            trials.append(trial(whisper, voice.language, text, heard))
    return trials


def _people(whisper: Recogniser) -> list[Trial]:
    cards = HUMAN / "cards"
    return [
        trial(whisper, "en", said, read_wave(cards / f"{name}.wav"))
        for name, said in PEOPLE.items()
    ]


def _nothing(whisper: Recogniser) -> list[Trial]:
    """Clips in which nothing may be understood."""
    clips = [("en", read_wave(file)) for file in sorted((HUMAN / "librivox").glob("*.wav"))]
    clips += [
        ("en", Sound((HUMAN / f"{name}.raw").read_bytes(), 16_000))
        for name in ("goforward", "numbers", "something")
    ]
    for language in TALK:
        clips += [
            (language, sound)
            for seconds in (0.5, 2, 5)
            for _, sound in voiceless(seconds, seed=int(10 * seconds))
        ]
        for voice in VOICES:
            if voice.language == language and voice.engine != "espeak":
                clips += [(language, sound) for sound in say(voice, TALK[language])]
    return [trial(whisper, language, "", sound) for language, sound in clips]


def _print(title: str, trials: Sequence[Trial]) -> None:
    found = counted(trials)
    parts = [f"{found[each]} {each.value}" for each in Verdict if found[each]]
    print(f"  {title}: {share_right(trials):.1%} of {len(trials)} ({'; '.join(parts)})", flush=True)


async def _costs(model: str) -> None:
    """Times through the worker, with notes of 5 seconds, and the worker's memory."""
    text = "please take the ten of clubs in the last row and the three of spades in the same row"
    (sound,) = say(VOICES[0], [text])
    note = encode(Sound(sound.samples.ljust(5 * 2 * sound.rate, b"\0"), sound.rate))
    print(f"  a note of {decode(note).seconds:.1f} s, of which {sound.seconds:.1f} s are speech:")
    worker = VoiceWorker(model)
    try:
        first = await _seconds(worker, note)
        times = [await _seconds(worker, note) for _ in range(NOTES)]
        print(f"  first one, with the start of the worker: {first:.2f} s")
        worst = statistics.quantiles(times, n=20)[-1]
        print(f"  each further: p50 {statistics.median(times):.2f} s, p95 {worst:.2f} s")
        print(f"  memory of the worker: {_memory(worker):.0f} MB")
        text = "Removed 10 of clubs and 3 of spades. Now free: 10 of spades, row 6. " * 4
        start = time.perf_counter()
        spoken = espeak().speak(text, "en")
        ten = Sound(spoken.samples[: 10 * 2 * spoken.rate], spoken.rate)
        size = len(encode(ten)) / 1000
        print(f"  10 s spoken: {size:.1f} kB, {time.perf_counter() - start:.2f} s")
    finally:
        await worker.close()


async def _seconds(worker: VoiceWorker, note: bytes) -> float:
    start = time.perf_counter()
    await worker.recognise(note, "en", prompt_for("en"))
    return time.perf_counter() - start


def _memory(worker: VoiceWorker) -> float:
    """Resident megabytes of the worker's process (Linux)."""
    process = worker._process
    if process is None:
        return 0.0
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
