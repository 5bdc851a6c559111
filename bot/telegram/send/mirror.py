"""What was done on the live board, shown in the chat: its board is brought up to date, no more."""

from bot.language.catalog import Catalog
from bot.replies import Reply
from bot.requests import Request
from bot.service.outlet import Outlet as ServiceOutlet
from bot.storage.repository import Work
from bot.telegram.look.captions import fits_caption
from bot.telegram.send.items import Board, Job, Strip
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.sender import Sender


class Mirror:
    """Gives each action of a page its way to the chat."""

    def __init__(self, catalog: Catalog, outbox: Outbox, sender: Sender) -> None:
        self.catalog = catalog
        self.outbox = outbox
        self.sender = sender

    def outlet(self) -> ServiceOutlet:
        """One action's way."""
        return _Way(self)


class _Way(ServiceOutlet):
    """A chat of pictures gets the board as it stands; one of words hears when it asks."""

    def __init__(self, mirror: Mirror) -> None:
        self._mirror = mirror
        self._jobs: list[Job] = []

    async def put(self, work: Work, request: Request, reply: Reply) -> None:
        """Write that the board is due, where cards moved."""
        view, settings, where = reply.view, reply.settings, request.where
        jobs: list[Job] = [Strip(where=where, message=message) for message in reply.ended]
        if view is not None and reply.changed and not settings.text_only:
            told = self._mirror.catalog.tell(reply)
            line = told if fits_caption(told) else ""
            jobs.append(Board(where=where, view=view, settings=settings, line=line))
        outbox = self._mirror.outbox
        self._jobs = await outbox.write_or_leave(work, where.chat, jobs) if jobs else []

    def committed(self) -> None:
        """Send it."""
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            self._mirror.sender.put(job)
