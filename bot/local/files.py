"""Files under their ids. Bytes are kept once per content, in memory or in a folder."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from bot.local.pictures import photo_sizes
from bot.local.text import Json

EXTENSIONS: Final = {"image/png": "png", "image/jpeg": "jpg", "audio/ogg": "oga"}


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file under one of its ids. A photo has an id for each of its sizes."""

    id: str
    unique_id: str
    kind: str
    digest: str
    size: int
    name: str
    mime_type: str
    width: int = 0
    height: int = 0
    duration: int = 0

    @property
    def path(self) -> str:
        """The path under which the bot downloads it."""
        extension = EXTENSIONS.get(self.mime_type, "bin")
        return f"{self.kind.lower()}s/{self.unique_id}.{extension}"

    def wire(self) -> Json:
        """What every kind of file shows of itself."""
        return {"file_id": self.id, "file_unique_id": self.unique_id, "file_size": self.size}


@dataclass(slots=True)
class Blobs:
    """Bytes by their SHA-256."""

    folder: Path | None = None
    _memory: dict[str, bytes] = field(default_factory=dict)

    def put(self, data: bytes) -> str:
        digest = hashlib.sha256(data).hexdigest()
        if self.folder is None:
            self._memory[digest] = data
        elif not (path := self.folder / digest).exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return digest

    def get(self, digest: str) -> bytes:
        """The bytes; raises KeyError or OSError if they are gone."""
        return self._memory[digest] if self.folder is None else (self.folder / digest).read_bytes()


@dataclass(slots=True)
class Files:
    """All files that were sent, by id."""

    blobs: Blobs = field(default_factory=Blobs)
    by_id: dict[str, StoredFile] = field(default_factory=dict)
    by_path: dict[str, StoredFile] = field(default_factory=dict)
    uploads: int = 0

    def add(self, file: StoredFile) -> StoredFile:
        self.by_id[file.id] = file
        self.by_path[file.path] = file
        return file

    def store(self, data: bytes, kind: str, mime_type: str, name: str) -> StoredFile:
        """Keep a file under a new id."""
        self.uploads += 1
        digest = self.blobs.put(data)
        unique = f"AQ{self.uploads:06d}{digest[:8]}"
        return self.add(
            StoredFile(f"{kind[:2]}{unique}-", unique, kind, digest, len(data), name, mime_type)
        )

    def store_photo(self, data: bytes, width: int, height: int, mime_type: str) -> StoredFile:
        """Keep a photo in the sizes that Telegram makes; the largest is returned.

        The smaller sizes have their own ids and measures but the same bytes: nothing is scaled.
        """
        base = self.store(data, "Photo", mime_type, "photo")
        largest = base
        for letter, wide, high in photo_sizes(width, height):
            largest = self.add(
                replace(
                    base,
                    id=base.id + letter,
                    unique_id=base.unique_id + letter,
                    width=wide,
                    height=high,
                )
            )
        return largest

    def sizes(self, photo: StoredFile) -> list[Json]:
        """All sizes of a photo as the Bot API shows them, the largest last."""
        return [
            {**size.wire(), "width": size.width, "height": size.height}
            for size in self._sizes(photo)
        ]

    def _sizes(self, photo: StoredFile) -> Iterator[StoredFile]:
        base = photo.id.rpartition("-")[0] + "-"
        for letter in "smxyw":
            if (size := self.by_id.get(base + letter)) is not None:
                yield size
