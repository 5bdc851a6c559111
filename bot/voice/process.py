"""The worker: `python -m bot.voice.process MODEL SPEAKER`, driven by its standard input.

A request is one line of JSON followed by `size` bytes, an answer likewise. The process holds
everything heavy (codecs, numbers, the model), so that the bot itself stays small, a broken
sound can harm this process alone, and espeak-ng's globals are used from one thread.
"""

import json
import logging
import os
import signal
import sys
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import IO, Any

from bot.voice.audio import decode, encode
from bot.voice.errors import VoiceError, VoiceFailed
from bot.voice.pico import PicoSpeaker
from bot.voice.recogniser import WhisperRecogniser
from bot.voice.speaker import EspeakSpeaker, Speaker

log = logging.getLogger(__name__)


@dataclass
class Jobs:
    """The two things that can be asked, each loading what it needs at its first use."""

    model: str
    speaker: str = ""

    @cached_property
    def _recogniser(self) -> WhisperRecogniser:
        return WhisperRecogniser(self.model)

    @cached_property
    def _speaker(self) -> Speaker:
        return PicoSpeaker() if self.speaker == "pico" else EspeakSpeaker()

    def run(self, request: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        """Answer one request; its errors are part of the answer."""
        try:
            if request["job"] == "speak":
                text, language = request["text"], request["language"]
                return {}, encode(self._speaker.speak(text, language, request["speed"]))
            sound = decode(data)
            found = self._recogniser.recognise(sound, request["language"], request["prompt"])
            return asdict(found), b""
        except VoiceError as error:
            log.info("A voice message failed: %s %s", type(error).__name__, error)
            return {"error": type(error).__name__}, b""
        except Exception:
            log.exception("A voice message failed unexpectedly")
            return {"error": VoiceFailed.__name__}, b""


def main() -> None:
    """Serve requests until the input ends: the bot closes it, or is gone."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    # Ctrl-C in a terminal reaches the whole group; the bot decides when the worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = Jobs(*sys.argv[1:3])
    source, target = sys.stdin.buffer, _answers()
    for line in iter(source.readline, b""):
        request = json.loads(line)
        answer, data = jobs.run(request, source.read(request["size"]))
        target.write(json.dumps({**answer, "size": len(data)}).encode() + b"\n" + data)
        target.flush()


def _answers() -> IO[bytes]:
    """The standard output, kept for answers; what libraries print goes to the errors."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main()
