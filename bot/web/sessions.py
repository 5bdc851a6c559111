"""Whose page it is: Telegram's proof or a guest's cookie, then a session of our own.

A Mini App keeps its session's token in the page and sends it as `Authorization: Bearer …`: it
may stand in a frame of another site, where cookies are not to be relied on. A guest's is in a
cookie that no script can read. Neither ever says who somebody is: that is stored with us.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.language.catalog import Catalog
from bot.replies import Sentence
from bot.requests import Where, Who
from bot.storage.pages import StoredSession
from bot.storage.repository import Store
from bot.web.proof import GOOD_FOR, BadProof, check_proof

MINI_APP: Final = 12 * 3600.0
"""Seconds of a Mini App's session; opening it again makes a new one."""

GUEST: Final = 180 * 86400.0
"""Seconds of a guest's session, counted from the last visit."""

FIRST_GUEST: Final = 2**60
"""Guests have ids from here on, far above Telegram's."""

LONGEST_TOKEN: Final = 64


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks, with the session's token; `ends_at` in Unix seconds."""

    token: str
    who: Who
    ends_at: float

    @property
    def where(self) -> Where:
        """The table: a person's private chat, which has their id."""
        return Where(self.user)

    @property
    def user(self) -> int:
        """The person's id."""
        if self.who.user is None:  # pragma: no cover  a session has one
            raise AssertionError
        return self.who.user

    @property
    def guest(self) -> bool:
        """True for somebody without a Telegram account."""
        return is_guest(self.user)


def is_guest(user: int) -> bool:
    """True for the id of a guest."""
    return user >= FIRST_GUEST


class Sessions:
    """Opens, finds and ends sessions. `token` is the bot's, None where there is no bot."""

    def __init__(
        self, store: Store, catalog: Catalog, token: str | None, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._catalog = catalog
        self._token = token
        self._now = now

    async def prove(self, text: str) -> tuple[Visitor, str]:
        """A session for whom Telegram vouches, and the payload of the link that was followed.

        Raises:
            BadProof: it is forged, of another bot, too old, or was used up by leaving.
        """
        if self._token is None:
            raise BadProof("there is no bot here")
        now = self._now()
        proof = check_proof(text, self._token, now)
        ends_at = min(now + MINI_APP, proof.at + GOOD_FOR)
        visitor = Visitor(_new_token(), proof.who, ends_at)
        if not await self._opened(visitor, proof.seal):
            raise BadProof("used up")
        return visitor, proof.payload

    async def welcome(self, language: str | None) -> Visitor:
        """A session for a new guest."""
        user = FIRST_GUEST + secrets.randbelow(FIRST_GUEST)
        tongue = self._catalog.pick(language)
        name = self._catalog.text(Sentence("web-guest", {"number": user % 1000}), tongue)
        visitor = Visitor(_new_token(), Who(user, name, tongue), self._now() + GUEST)
        await self._opened(visitor, None)
        return visitor

    async def find(self, token: str) -> Visitor | None:
        """Who has this token; None if nobody has, or not any more."""
        if not 0 < len(token) <= LONGEST_TOKEN:
            return None
        now = self._now()
        async with self._store.read() as work:
            found = await work.pages.get(token, now)
        if found is None:
            return None
        visitor = Visitor(token, found.who, found.ends_at)
        if visitor.guest and visitor.ends_at < now + GUEST / 2:
            async with self._store.work() as work:
                await work.pages.extend(token, now + GUEST)
        return visitor

    async def leave(self, token: str) -> None:
        """End a session; what proved who it was opens no other."""
        async with self._store.work() as work:
            await work.pages.leave(token)

    async def _opened(self, visitor: Visitor, proof: str | None) -> bool:
        async with self._store.work() as work:
            stored = StoredSession(visitor.who, visitor.ends_at)
            return await work.pages.open(visitor.token, stored, proof)


def _new_token() -> str:
    return secrets.token_urlsafe(32)
