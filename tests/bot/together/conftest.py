"""Several people in groups and alone, the real service and texts, and a clock that is ours."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.language.catalog import Catalog
from bot.replies import Reply
from bot.requests import Request, Where, Who, Words
from bot.service.context import Features
from bot.service.game.keeping import save_game
from bot.service.service import Service
from bot.service.together import posts
from bot.storage.repository import Store
from bot.thinking import Thinker
from engine.game import Game, format_game, parse_game
from engine.moves import format_move
from engine.position import Outcome
from engine.solver import decide
from tests.bot.together.handed import arrived, handed

ANNA, BRUNO, CHIARA = 1001, 1002, 1003
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CHIARA: "Chiara"}
GROUP, OTHER_GROUP = Where(-100, private=False), Where(-200, private=False)
MONDAY = 1_796_025_600.0 + 36_000
"""Monday 30 November 2026, 10 o'clock by universal time."""


@dataclass
class Party:
    """Everybody, and the front end that would send the posts."""

    store: Store
    service: Service
    catalog: Catalog
    now: float = MONDAY
    posted: list[tuple[int, str]] = field(default_factory=list)
    sent: list[posts.Post] = field(default_factory=list)
    last: Reply | None = None

    async def say(self, text: str, user: int = ANNA, where: Where | None = None, **who: Any) -> str:
        """Say something in a chat, in private if none is named; the answer."""
        self.now += 1
        person = replace(Who(user, NAMES.get(user, f"player {user}"), "en"), **who)
        self.last = await self.service.answer(
            Request(where=where or Where(user), who=person, asks=Words(text), at=self.now)
        )
        if self.last is not None and self.last.later is not None:
            self.last = await self.last.later or self.last
        return self.catalog.tell(self.last) if self.last else ""

    async def group(self, text: str, user: int = ANNA, where: Where = GROUP, **who: Any) -> str:
        """Say something in the group; the answer and what is posted at once."""
        told = await self.say(text, user, where, **who)
        return "\n".join([told, *await self.post()]).strip()

    def think(self) -> None:
        """Let the solver be asked."""
        self.service.features = replace(self.service.features, thinker=Thinker())

    async def post(self, after: float = 0.0) -> list[str]:
        """Let time pass; what is posted then."""
        self.now += after
        found = []
        for post in await handed(self.store, self.now):
            text = "\n".join(self.catalog.text(say, post.settings.language) for say in post.lines)
            found.append(text)
            self.sent.append(post)
            self.posted.append((post.where.chat, text))
            message = post.edit or 500 + len(self.posted)
            await arrived(self.store, post, message)
        return found

    @property
    def link(self) -> str:
        """What the link of the last post carries."""
        return next(post.payload for post in reversed(self.sent) if post.payload)

    async def join(self, user: int, link: str = "") -> str:
        return await self.say(f"/start {link or self.link}", user)

    async def play(self, user: int, *moves: str) -> str:
        """Play moves in private; the last answer."""
        told = ""
        for move in moves:
            told = await self.say(move, user)
        return told

    async def win(self, user: int) -> str:
        """Win the game on the player's table, a move a second; what the last move brought.

        All moves but the last are put into the store at once: it is their sum that counts.
        """
        async with self.store.work() as work:
            chat = await work.chats.get(Where(user), "en")
            stored = await work.games.get(chat.game_id or 0)
            assert stored is not None
            game = parse_game(stored.line)
            *moves, last = decide(game.position).line
            self.now += len(moves)
            await save_game(
                work,
                replace(
                    stored,
                    line=format_game(game.play(*moves)),
                    seconds=stored.seconds + self.now - stored.touched_at,
                    touched_at=self.now,
                ),
            )
        return await self.say(format_move(last), user)

    async def play_out(self, user: int) -> str:
        """Play the first move that there is until the game is over; the last answer."""
        told = ""
        while (game := await self.game(user)).outcome is Outcome.PLAYING:
            told = await self.say(format_move(game.position.legal_moves()[0]), user)
        return told

    async def game(self, user: int) -> Game:
        """The game on a player's own table."""
        async with self.store.read() as work:
            chat = await work.chats.get(Where(user), "en")
            stored = await work.games.get(chat.game_id or 0)
            assert stored is not None
            return parse_game(stored.line)

    async def store_cards(self, user: int) -> int:
        """Cards that a player removed in the attempts of the latest contest of the group."""
        async with self.store.read() as work:
            contest = (await work.contests.in_chat(GROUP))[0]
            own = await work.contests.attempts_by(contest.token, user)
            return sum(attempt.cards for attempt in own)


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog()


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open("sqlite+aiosqlite://")
    yield store
    await store.close()


@pytest.fixture
async def party(store: Store, catalog: Catalog) -> Party:
    numbers = iter(range(2, 1_000_000))
    features = Features(
        languages=catalog.languages(), username="pyramide_bot", any_number=lambda: next(numbers)
    )
    return Party(store, Service(store, features), catalog)
