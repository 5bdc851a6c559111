"""Where a front end takes its answers over, in the transaction that caused them."""

from typing import Protocol

from bot.replies import Reply
from bot.requests import Request
from bot.storage.repository import Work


class Outlet(Protocol):
    """One request's way out.

    A front end that must not lose an answer gives one to `Service.answer`. The reply then is on
    disk, ready to be sent, exactly when what it tells of is.
    """

    async def put(self, work: Work, request: Request, reply: Reply) -> None:
        """Write what must leave; called inside the transaction, once the reply is final.

        A transaction that fails is undone and may be run again: then this is called again, and
        what the call before gave counts for nothing. A late result (the solver's) is put in a
        transaction of its own.
        """

    def committed(self) -> None:
        """What was put last is on disk now: it can be sent."""
