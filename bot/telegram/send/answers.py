"""One request's way out: its answer is written where it is given, and then sent."""

import asyncio

from bot.replies import Reply
from bot.requests import Request, Where
from bot.service.outlet import Outlet
from bot.storage.repository import StorageError, Store, Work
from bot.telegram.logs import log
from bot.telegram.look.captions import LONGEST_TOAST, pieces
from bot.telegram.send.faults import Fault
from bot.telegram.send.gate import Gate, Undelivered
from bot.telegram.send.items import Job, Text
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.present import Asked, Plan, Presenter, Toast
from bot.telegram.send.sender import Sender

GRACE = 0.5
"""Seconds that "thinking" waits for what is thought, before it is said."""

HELD_AT_MOST = 5.0


class Answers:
    """Gives each request its outlet, and answers buttons."""

    def __init__(
        self, *, gate: Gate, presenter: Presenter, outbox: Outbox, sender: Sender, store: Store
    ) -> None:
        self._gate = gate
        self.presenter = presenter
        self.outbox = outbox
        self.sender = sender
        self._store = store
        self._toasts: set[asyncio.Task[None]] = set()
        self.held: set[Outlet] = set()
        """Those whose first answer is held back for a moment."""

    def outlet(self, asked: Asked) -> Outlet:
        """Where the service puts the answer to a request."""
        return _Way(self, asked)

    async def sentence(self, where: Where, key: str, language: str, **args: str) -> None:
        """One sentence outside any game; where the database is down it is sent all the same."""
        jobs: list[Job] = [self.presenter.sentence(where, key, language, **args)]
        try:
            async with self._store.work() as work:
                written = await self.outbox.write(work, jobs)
        except StorageError as error:
            log.warning("sentence not kept", chat=where.chat, error=error)
        else:
            jobs = written
        for job in jobs:
            self.sender.put(job)

    def send(self, plan: Plan, where: Where | None) -> None:
        """Send what is written."""
        for job in plan.jobs:
            self.sender.put(job)
        if plan.toast is not None:
            self.toast(plan.toast, where)

    def toast(self, toast: Toast, where: Where | None = None) -> None:
        """Answer a button at once; a late answer is no fault (C5)."""
        task = asyncio.create_task(self._answered(toast, where))
        self._toasts.add(task)
        task.add_done_callback(self._toasts.discard)

    @property
    def busy(self) -> bool:
        """True while an answer to a button is on its way."""
        return bool(self._toasts or self.held)

    async def close(self, patience: float) -> None:
        """Wait for the answers that are on their way, for so many seconds."""
        for end in (patience, 0.1):
            if self._toasts:
                await asyncio.wait(self._toasts, timeout=end)
            for task in self._toasts:
                task.cancel()

    async def _answered(self, toast: Toast, where: Where | None) -> None:
        told = pieces(toast.text, LONGEST_TOAST)[0] if toast.text else None
        try:
            await self._gate.toast(toast.query, told, alert=toast.alert)
        except Undelivered as failed:
            if failed.fault is not Fault.TOO_LATE:
                log.info("button not answered", error=failed.error)
            # What only the toast said is said as a text; not to a group, where it is nobody
            # else's (C2).
            if toast.text and toast.only and where is not None and where.private:
                self.sender.put(Text(where=where, text=toast.text))


class _Way(Outlet):
    """The outlet of one request; what is told later comes through it, too.

    What only bridges the time is held back for a moment: if the result is there by then it is
    the only answer.
    """

    def __init__(self, answers: Answers, asked: Asked) -> None:
        self._answers = answers
        self._asked = asked
        self._where: Where | None = None
        self._missed = ""
        self._put: Plan | None = None
        self._bridge = False
        self._held: Plan | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def put(self, work: Work, request: Request, reply: Reply) -> None:
        """Write what a reply brings, and what may have been missed before it."""
        missed = await work.chats.take_missed(request.where)
        if self._held is not None:
            missed = f"{self._missed}\n{missed}".strip()
            # Kept back until this is written; should it fail, the first answer goes out.
            self._hold(self._held, HELD_AT_MOST)
            await work.outbox.done([row for job in self._held.jobs for row in job.rows])
        plan = self._answers.presenter.plan(request, reply, self._asked, missed)
        plan.jobs = await self._answers.outbox.write(work, plan.jobs)
        self._put, self._where = plan, request.where
        self._missed, self._bridge = missed, reply.bridge

    def committed(self) -> None:
        """Send it; what comes after this is no answer to the button any more."""
        plan, self._put = self._put, None
        if plan is None:
            return
        if self._bridge:
            self._hold(plan, GRACE)
        else:
            self._leave(plan)

    def _hold(self, plan: Plan, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._held = plan
        self._answers.held.add(self)
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._leave, plan)

    def _leave(self, plan: Plan) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._held, self._timer, self._missed, self._asked = None, None, "", Asked()
        self._answers.held.discard(self)
        self._answers.send(plan, self._where)
