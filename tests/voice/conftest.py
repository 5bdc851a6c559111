from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.voice.recogniser import WhisperRecogniser
from tests.voice.model import joined_model


@pytest.fixture(scope="session")
def model() -> Iterator[Path]:
    """The speech model's directory."""
    with joined_model() as place:
        yield place


@pytest.fixture(scope="session")
def whisper(model: Path) -> WhisperRecogniser:
    """The recogniser itself, in the tests' own process."""
    return WhisperRecogniser(str(model))
