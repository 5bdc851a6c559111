"""Work that one process at a time does, though several could: who has it, and until when."""

from sqlalchemy import delete

from bot.storage.database import take_over
from bot.storage.models import ClaimRow
from bot.storage.namespace import Namespace


class ClaimWork(Namespace):
    """The part of `Work` that concerns claims."""

    async def take(self, name: str, holder: str, at: float, seconds: float) -> bool:
        """Claim a piece of work, or keep it; False while another process has it.

        Times are Unix seconds of one clock, such as the database's (`Work.now`). A claim that
        ran out is free.
        """
        values = {"name": name, "holder": holder, "until": at + seconds}
        free = (ClaimRow.holder == holder) | (ClaimRow.until <= at)
        return await take_over(self.session, ClaimRow, values, "name", free)

    async def let_go(self, holder: str) -> None:
        """Give up whatever a process has claimed."""
        await self.session.execute(delete(ClaimRow).where(ClaimRow.holder == holder))
