"""Players, and the updates and pictures that the bot must remember for a while."""

from zlib import crc32

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.requests import Who
from bot.storage.database import insert_new, insert_or_update
from bot.storage.models import FileRow, PlayerRow, UpdateRow
from bot.storage.records import StoredPlayer

REMEMBER_UPDATES = 48 * 3600.0
"""Seconds that an update is known as answered; Telegram repeats none after 24 hours."""

PRUNE_EVERY = 500
"""Old update ids are removed with every so many-th update."""

MOST_FILES = 20_000
"""Pictures whose file ids are kept; when there are more, the older half goes."""

PROBE = -1

COUNT_EVERY = 64
"""Pictures are counted with every so many-th one: counting reads every row."""

NAME_LENGTH = 128


class PeopleWork:
    """The part of `Work` that concerns updates, players and file ids."""

    session: AsyncSession

    async def first_time(self, update_id: int, at: float) -> bool:
        """Note an update as answered; False if it was noted before (C18).

        The ids are a set: a lower one than the last can be new.
        """
        if update_id % PRUNE_EVERY == 0:
            await self.prune_updates(at)
        return await insert_new(self.session, UpdateRow, {"id": update_id, "at": at}, "id")

    async def prune_updates(self, at: float) -> None:
        """Forget the updates answered more than 48 hours before `at`."""
        await self.session.execute(delete(UpdateRow).where(UpdateRow.at < at - REMEMBER_UPDATES))

    async def probe(self) -> None:
        """Write a row that means nothing; no update has a negative id."""
        await insert_or_update(self.session, UpdateRow, {"id": PROBE, "at": 0.0}, "id")

    async def see_player(self, who: Who, language: str, at: float) -> StoredPlayer | None:
        """Note a person's name and language; None for those without an id (C12)."""
        if who.user is None:
            return None
        row = await self.session.get(PlayerRow, who.user)
        if row is None:
            values = {
                "user": who.user,
                "name": who.name[:NAME_LENGTH],
                "language": language,
                "first_at": at,
                "seen_at": at,
            }
            await insert_new(self.session, PlayerRow, values, "user")
            row = await self.session.get_one(PlayerRow, who.user)
        row.name, row.language, row.seen_at = who.name[:NAME_LENGTH], language, at
        await self.session.flush()
        return _player_of(row)

    async def player(self, user: int) -> StoredPlayer | None:
        """A person who wrote to the bot."""
        row = await self.session.get(PlayerRow, user)
        return None if row is None else _player_of(row)

    async def file_id(self, key: str) -> str | None:
        """What Telegram calls a picture that was sent before; `key` is its scene and theme."""
        return await self.session.scalar(select(FileRow.file_id).where(FileRow.key == key))

    async def remember_file(self, key: str, file_id: str, at: float) -> None:
        """Keep the file id of a picture that was sent; the oldest make room."""
        if crc32(key.encode()) % COUNT_EVERY == 0:
            await self._make_room()
        values = {"key": key, "file_id": file_id, "at": at}
        await insert_or_update(self.session, FileRow, values, "key")

    async def _make_room(self) -> None:
        count = await self.session.scalar(select(func.count()).select_from(FileRow))
        if (count or 0) >= MOST_FILES:
            middle = select(FileRow.at).order_by(FileRow.at).offset(MOST_FILES // 2).limit(1)
            edge = await self.session.scalar(middle)
            await self.session.execute(delete(FileRow).where(FileRow.at <= edge))

    async def forget_file(self, key: str) -> None:
        """Telegram no longer knows the picture."""
        await self.session.execute(delete(FileRow).where(FileRow.key == key))


def _player_of(row: PlayerRow) -> StoredPlayer:
    return StoredPlayer(
        user=row.user,
        name=row.name,
        language=row.language,
        first_at=row.first_at,
        seen_at=row.seen_at,
    )
