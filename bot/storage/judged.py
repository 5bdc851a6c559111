"""What the solver says of deals."""

from typing import Any

from sqlalchemy import select

from bot.storage.database import insert_or_update
from bot.storage.models import JudgedRow, ResultRow
from bot.storage.namespace import Namespace


class JudgedWork(Namespace):
    """The part of `Work` that concerns deals."""

    async def note(self, code: str, *, winnable: bool | None, par: int | None) -> None:
        """Keep what the solver says of a deal; a par once known stays."""
        values: dict[str, Any] = {"code": code, "winnable": winnable, "par": par}
        row = await self.session.get(JudgedRow, code)
        if row is not None and par is None:
            return
        await insert_or_update(self.session, JudgedRow, values, "code")

    async def of(self, codes: set[str]) -> dict[str, tuple[bool | None, int | None]]:
        """What is known of deals: (winnable, par) by code."""
        rows = await self.session.execute(
            select(JudgedRow.code, JudgedRow.winnable, JudgedRow.par).where(
                JudgedRow.code.in_(codes)
            )
        )
        return {code: (winnable, par) for code, winnable, par in rows}

    async def missing(self, limit: int) -> list[str]:
        """Deals of people's own games of which nothing is known."""
        rows = await self.session.scalars(
            select(ResultRow.code)
            .where(ResultRow.owner.is_not(None), ResultRow.moves > 0)
            .where(ResultRow.code.not_in(select(JudgedRow.code)))
            .distinct()
            .limit(limit)
        )
        return list(rows)
