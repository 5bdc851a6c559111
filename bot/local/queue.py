"""The bot's updates: numbered, filtered, waited for by long polling, forgotten when confirmed."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Final

from bot.local.rules import RULES, ApiError
from bot.local.text import Json

KINDS: Final = (
    "message", "edited_message", "channel_post", "edited_channel_post", "inline_query",
    "chosen_inline_result", "callback_query", "my_chat_member", "chat_member",
)  # fmt: skip
ON_REQUEST: Final = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


@dataclass(slots=True)
class UpdateQueue:
    """Updates not yet confirmed. `allowed` is None while the default set is in force.

    `news` is an event that is set, and replaced by a new one, when there may be more.
    """

    next_id: int = field(default_factory=lambda: 100_000_000 + secrets.randbelow(800_000_000))
    pending: list[Json] = field(default_factory=list)
    allowed: list[str] | None = None
    confirmed: list[Json] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    _poll: asyncio.Future[None] | None = None

    def wants(self, kind: str) -> bool:
        """Whether the bot asked for this kind of update; an empty list means the default."""
        return kind in self.allowed if self.allowed else kind not in ON_REQUEST

    def put(self, kind: str, payload: Json) -> int | None:
        """Queue an update; its id, or None if the bot does not want this kind."""
        if not self.wants(kind):
            return None
        number = self.next_id
        self.next_id += 1
        self.pending.append({"update_id": number, kind: payload})
        self.wake()
        return number

    def wake(self) -> None:
        """Let whoever waits for updates look again."""
        self.news.set()
        self.news = asyncio.Event()

    def restart_ids(self, number: int) -> None:
        """Number from here on, even lower than before, as after a quiet week."""
        self.next_id = number

    def repeat(self, update_id: int) -> bool:
        """Deliver an update again under the same id; false if it is not remembered."""
        for update in self.confirmed:
            if update["update_id"] == update_id:
                self.pending.append(update)
                self.wake()
                return True
        return False

    def confirm(self, offset: int) -> None:
        """Forget updates below `offset`; negative: all but the last so many.

        An offset beyond the last id (ids have been restarted) confirms nothing.
        """
        if offset < 0:
            kept = self.pending[offset:]
        elif offset > self.next_id:
            kept = self.pending
        else:
            kept = [update for update in self.pending if update["update_id"] >= offset]
        left = {update["update_id"] for update in kept}
        gone = [update for update in self.pending if update["update_id"] not in left]
        self.confirmed = [*self.confirmed, *gone][-200:]
        self.pending = kept

    def done(self, update: Json) -> None:
        """Forget one update that a webhook took."""
        if update in self.pending:
            self.pending.remove(update)
            self.confirmed = [*self.confirmed, update][-200:]

    def end_poll(self) -> None:
        """End a waiting getUpdates with 409, as a second one does."""
        if self._poll is not None and not self._poll.done():
            rule = RULES["other_poll"]
            self._poll.set_exception(ApiError(rule.code, rule.answer))

    async def get(self, limit: int, seconds: float) -> list[Json]:
        """Up to `limit` updates; waits up to `seconds` for the first.

        Raises ApiError 409 when another poll begins meanwhile.
        """
        self.end_poll()
        self._poll = poll = asyncio.get_running_loop().create_future()
        end = asyncio.get_running_loop().time() + seconds
        try:
            while not self.pending:
                left = end - asyncio.get_running_loop().time()
                if left <= 0:
                    return []
                changed = asyncio.ensure_future(self.news.wait())
                await asyncio.wait(
                    {changed, poll}, timeout=left, return_when=asyncio.FIRST_COMPLETED
                )
                changed.cancel()
                if poll.done():
                    poll.result()
            return self.pending[:limit]
        finally:
            if not poll.cancel():
                poll.exception()
