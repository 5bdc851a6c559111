import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.voice import can_hear, can_speak
from bot.voice.audio import MAX_BYTES, MAX_SECONDS, decode, encode
from bot.voice.errors import (
    VoiceBusy,
    VoiceFailed,
    VoiceTooLong,
    VoiceUnavailable,
    VoiceUnreadable,
)
from bot.voice.worker import VoiceWorker
from tests.voice.sounds import tone
from tests.voice.voices import HUMAN, read_wave

PROMPT = "Ten of clubs and three of spades. Queen of hearts."


@pytest.fixture
async def worker(model):
    worker = VoiceWorker(str(model), places=3)
    yield worker
    await worker.close()


@pytest.fixture(scope="module")
def message() -> bytes:
    return encode(read_wave(HUMAN / "cards" / "003.wav"))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def environment(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


async def said(worker: VoiceWorker, message: bytes) -> str:
    return (await worker.recognise(message, "en", PROMPT)).best_first[0].text


async def test_nothing_starts_before_the_first_message(worker):
    assert worker._process is None
    await worker.speak("Draw.", "en")
    assert worker._process is not None


async def test_it_hears_what_was_said_and_says_what_it_is_told(worker, message):
    assert await said(worker, message) == "Seven of clubs."
    answer = await worker.speak("Queen of hearts.", "en")
    assert decode(answer).seconds > 0.5
    assert await said(worker, answer) == "Queen of hearts."


async def test_text_in_any_script_reaches_the_speaker(worker):
    assert decode(await worker.speak("È già libera: la «donna» di ♥.\n\0", "it")).seconds > 0.5


async def test_the_loop_stays_free_while_the_worker_works(worker, message):
    task = asyncio.create_task(said(worker, message))
    beats = 0
    while not task.done():
        await asyncio.sleep(0.005)
        beats += 1
    assert beats > 10


async def test_a_few_wait_and_the_rest_are_told_that_it_is_busy(worker, message):
    results = await asyncio.gather(
        *(said(worker, message) for _ in range(5)), return_exceptions=True
    )
    assert results[:3] == ["Seven of clubs."] * 3
    assert [type(each) for each in results[3:]] == [VoiceBusy] * 2
    assert VoiceBusy.key == "voice-busy"
    assert await said(worker, message) == "Seven of clubs."


async def test_a_worker_that_died_in_a_quiet_moment_is_replaced(worker, message):
    await said(worker, message)
    first = worker._process
    os.kill(first.pid, signal.SIGKILL)
    assert await said(worker, message) == "Seven of clubs."
    assert worker._process.pid != first.pid


async def test_a_worker_that_dies_over_a_message_is_asked_again(worker, message):
    await worker.speak("Draw.", "en")
    task = asyncio.create_task(said(worker, message))
    await asyncio.sleep(0.05)
    os.kill(worker._process.pid, signal.SIGKILL)
    assert await task == "Seven of clubs."


async def test_a_message_that_kills_twice_is_given_up(worker, message):
    task = asyncio.create_task(said(worker, message))
    killed = set()
    while len(killed) < 2:
        await asyncio.sleep(0.005)
        process = worker._process
        if process and process.pid not in killed:
            os.kill(process.pid, signal.SIGKILL)
            killed.add(process.pid)
    with pytest.raises(VoiceFailed):
        await task
    assert await said(worker, message) == "Seven of clubs."


async def test_an_impatient_caller_leaves_no_half_answer_behind(worker, message):
    await worker.speak("Draw.", "en")
    first = worker._process
    task = asyncio.create_task(said(worker, message))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not alive(first.pid)
    answer = await worker.speak("Queen of hearts.", "en")
    assert await said(worker, answer) == "Queen of hearts."


async def test_a_message_that_takes_too_long_is_given_up(model, message):
    worker = VoiceWorker(str(model), deadline=0.01)
    with pytest.raises(VoiceFailed):
        await said(worker, message)
    assert worker._process is None


async def test_each_fault_of_a_message_keeps_its_name(worker, message):
    with pytest.raises(VoiceUnreadable):
        await worker.recognise(b"no sound", "en", PROMPT)
    with pytest.raises(VoiceTooLong):
        await worker.recognise(encode(tone(MAX_SECONDS + 1)), "en", PROMPT)
    with pytest.raises(VoiceTooLong):
        await worker.recognise(bytes(MAX_BYTES + 1), "en", PROMPT)
    pid = worker._process.pid
    with pytest.raises(VoiceFailed):
        await worker.recognise(message, "tlh", PROMPT)
    assert worker._process.pid == pid


async def test_without_a_model_it_still_speaks_but_does_not_hear(tmp_path, message):
    worker = VoiceWorker(str(tmp_path))
    with pytest.raises(VoiceUnavailable):
        await said(worker, message)
    assert decode(await worker.speak("Draw.", "en")).seconds > 0.2
    await worker.close()


async def test_closing_ends_the_process_and_refuses_more(model, message):
    worker = VoiceWorker(str(model))
    await worker.close()
    worker = VoiceWorker(str(model))
    await said(worker, message)
    process = worker._process
    await worker.close()
    assert process.returncode == 0
    assert not alive(process.pid)
    with pytest.raises(VoiceFailed):
        await said(worker, message)


async def test_a_worker_ends_by_itself_when_the_bot_is_gone(worker):
    await worker.speak("Draw.", "en")
    process = worker._process
    process.stdin.transport.abort()
    assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_the_worker_does_not_know_the_bots_secrets(worker, monkeypatch):
    monkeypatch.setenv("PYRAMIDE_TOKEN", "123:AAq7x")
    await worker.speak("Draw.", "en")
    known = environment(worker._process.pid)
    assert b"PATH=" in known
    assert b"AAq7x" not in known


async def test_ctrl_c_in_the_terminal_is_left_to_the_bot(worker):
    await worker.speak("Draw.", "en")
    process = worker._process
    process.send_signal(signal.SIGINT)
    assert decode(await worker.speak("Draw.", "en")).seconds > 0.2
    assert worker._process is process


def test_the_extras_are_found_when_installed():
    assert can_hear()
    assert can_speak()


def test_without_the_extras_the_room_can_be_entered_and_says_what_is_missing(tmp_path):
    """An interpreter that refuses the heavy packages stands for an installation without them."""
    for name in ("av", "faster_whisper", "espeakng_loader", "numpy"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('not installed')")
    program = f"""
import asyncio, sys
from importlib import util
sys.path.insert(0, {str(tmp_path)!r})
found = util.find_spec
util.find_spec = lambda name, *rest: None if name in ("av", "faster_whisper") else found(name)
import bot.voice.worker, bot.voice.understand
from bot.voice import VoiceUnavailable, can_hear, can_speak
from bot.voice.audio import decode
from bot.voice.recogniser import WhisperRecogniser
from bot.voice.speaker import EspeakSpeaker
print(can_hear(), can_speak())
for attempt in (lambda: decode(b"x"), lambda: WhisperRecogniser("base"), EspeakSpeaker):
    try:
        attempt()
    except VoiceUnavailable as error:
        print(error.key)
"""
    outcome = asyncio.run(_output(program))
    assert outcome == ["False False", *["voice-unavailable"] * 3]


async def _output(program: str) -> list[str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    written, _ = await process.communicate()
    return written.decode().splitlines()
