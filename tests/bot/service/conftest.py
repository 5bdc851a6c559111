"""A chat with the real service, an in-memory store and the real texts; time is ours."""

from dataclasses import dataclass, field

import pytest

from bot.language.catalog import Catalog
from bot.replies import Reply
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store

ANNA, BRUNO = 1, 2


@dataclass
class Chat:
    """One chat, seen by its people."""

    service: Service
    catalog: Catalog
    language: str = "en"
    where: Where = field(default_factory=lambda: Where(10))
    now: float = 1_000_000.0
    updates: int = 0
    replies: list[Reply] = field(default_factory=list)

    async def ask(self, asks: Words | Press, user: int | None = ANNA, update: int | None = None):
        self.now += 1
        reply = await self.service.answer(
            Request(
                where=self.where,
                who=Who(user, f"user {user}", self.language),
                asks=asks,
                at=self.now,
                update=update,
            )
        )
        if reply is not None:
            self.replies.append(reply)
        return reply

    async def say(self, text: str, user: int | None = ANNA) -> str:
        """The text of the answer to a typed line."""
        reply = await self.ask(Words(text), user)
        return self.catalog.tell(reply)

    async def press(self, user: int | None = ANNA, **button) -> str:
        """The text of the answer to a button of the board as it stands."""
        view = self.view
        press = Press(**{"game": view.game_id, "turn": view.game.turn} | button)
        return self.catalog.tell(await self.ask(press, user))

    async def answer(self, number: int, user: int | None = ANNA, question: int | None = None):
        """Press a button under the question that was asked last, or under another one."""
        asked = next(reply.question for reply in reversed(self.replies) if reply.question)
        press = Press(0, 0, question=question or asked.id, answer=number)
        return self.catalog.tell(await self.ask(press, user))

    @property
    def last(self) -> Reply:
        return self.replies[-1]

    @property
    def view(self):
        return next(reply.view for reply in reversed(self.replies) if reply.view is not None)

    @property
    def line(self) -> str:
        """The moves that were made so far, in place notation."""
        return " ".join("u" if move is None else str(move) for move in self.view.game.log)


@pytest.fixture(scope="session")
def catalog():
    return Catalog()


@pytest.fixture
async def store():
    store = await Store.open("sqlite+aiosqlite://")
    yield store
    await store.close()


@pytest.fixture
async def service(store, catalog):
    return Service(store, Features(languages=catalog.languages(), themes=("classic", "dark")))


@pytest.fixture
async def chat(service, catalog):
    return Chat(service, catalog)


@pytest.fixture
async def italian(service, catalog):
    return Chat(service, catalog, language="it-IT", where=Where(11))


@pytest.fixture
async def group(service, catalog):
    return Chat(service, catalog, where=Where(-100, private=False))
