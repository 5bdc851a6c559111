"""Who did what in a shared game."""

from sqlalchemy import select

from bot.storage.database import insert_new
from bot.storage.models import DeedRow
from bot.storage.namespace import Namespace
from bot.storage.together import Deeds


class DeedWork(Namespace):
    """The part of `Work` that concerns shared games."""

    async def note(self, game_id: int, user: int, name: str, cards: int, undos: int) -> None:
        """Count what a person did in a shared game: one action."""
        row = await self.session.get(DeedRow, (game_id, user))
        if row is None:
            key = {"game_id": game_id, "user": user}
            values = key | {"name": name, "cards": 0, "moves": 0, "undos": 0}
            await insert_new(self.session, DeedRow, values, "game_id", "user")
            row = await self.session.get_one(DeedRow, (game_id, user))
        row.name = name
        row.cards += cards
        row.undos += undos
        row.moves += 0 if undos else 1
        await self.session.flush()

    async def of(self, game_id: int) -> list[Deeds]:
        """Who did what in a shared game, who removed most first."""
        rows = await self.session.scalars(
            select(DeedRow)
            .where(DeedRow.game_id == game_id)
            .order_by(DeedRow.cards.desc(), DeedRow.moves.desc(), DeedRow.user)
        )
        return [
            Deeds(user=row.user, name=row.name, cards=row.cards, moves=row.moves, undos=row.undos)
            for row in rows
        ]
