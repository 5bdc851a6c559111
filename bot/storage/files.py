"""Pictures that were sent before, by the names that Telegram gave them."""

from zlib import crc32

from sqlalchemy import delete, func, select

from bot.storage.database import insert_or_update
from bot.storage.models import FileRow
from bot.storage.namespace import Namespace

MOST_FILES = 20_000
"""Pictures whose file ids are kept; when there are more, the older half goes."""

COUNT_EVERY = 64
"""Pictures are counted with every so many-th one: counting reads every row."""


class FileWork(Namespace):
    """The part of `Work` that concerns file ids."""

    async def get(self, key: str) -> str | None:
        """What Telegram calls a picture that was sent before; `key` is its scene and theme."""
        return await self.session.scalar(select(FileRow.file_id).where(FileRow.key == key))

    async def remember(self, key: str, file_id: str, at: float) -> None:
        """Keep the file id of a picture that was sent; the oldest make room."""
        if crc32(key.encode()) % COUNT_EVERY == 0:
            await self._make_room()
        values = {"key": key, "file_id": file_id, "at": at}
        await insert_or_update(self.session, FileRow, values, "key")

    async def forget(self, key: str) -> None:
        """Telegram no longer knows the picture."""
        await self.session.execute(delete(FileRow).where(FileRow.key == key))

    async def _make_room(self) -> None:
        count = await self.session.scalar(select(func.count()).select_from(FileRow))
        if (count or 0) >= MOST_FILES:
            middle = select(FileRow.at).order_by(FileRow.at).offset(MOST_FILES // 2).limit(1)
            edge = await self.session.scalar(middle)
            await self.session.execute(delete(FileRow).where(FileRow.at <= edge))
