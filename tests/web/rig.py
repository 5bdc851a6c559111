"""The live board on a server of its own, and a page's side of the talk with it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from bot.guard import Guard
from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store
from bot.thinking import Thinker
from bot.web.door import Door
from bot.web.pages import Pages, Parts
from bot.web.proof import sign_proof
from bot.web.serve import alone
from render.themes import THEMES

TOKEN = "7000000009:TEST-only-no-secret-0123456789abcde"
ANNA, BRUNO = 501, 502
NOW = 1_800_000_000.0
CATALOG = Catalog()
_numbers = count(1)


def proof(user: int = ANNA, *, at: float = NOW, token: str = TOKEN, **more: str) -> str:
    """What Telegram hands to a Mini App that this person opens."""
    person = {"id": user, "first_name": f"User {user}", "language_code": more.pop("lang", "en")}
    fields = {"query_id": "AAF", "user": json.dumps(person), "auth_date": str(int(at))}
    return sign_proof({**fields, **more}, token)


@dataclass
class Site:
    """One running server."""

    url: str
    pages: Pages
    store: Store
    service: Service
    clock: list[float]

    def pass_time(self, seconds: float) -> None:
        self.clock[0] += seconds


@asynccontextmanager
async def site(
    database: str, *, thinks: bool = False, listen: str = "127.0.0.1:0", **more: Any
) -> AsyncIterator[Site]:
    """A site on a database; other settings are those of `Parts`."""
    store = await Store.open(database)
    features = Features(
        languages=CATALOG.languages(), themes=tuple(THEMES), thinker=Thinker() if thinks else None
    )
    service = Service(store, features)
    clock = [NOW]
    settings: dict[str, Any] = {
        "token": TOKEN,
        "door": Door(),
        "guard": Guard(rate=1e6, burst=1e6),
        "newcomers": Guard(rate=1e6, burst=1e6),
        "now": lambda: clock[0],
        **more,
    }
    pages = Pages(Parts(store=store, service=service, catalog=CATALOG, **settings))
    try:
        async with alone(pages, listen) as url:
            yield Site(url, pages, store, service, clock)
    finally:
        await service.close()
        await store.close()


@dataclass
class Visit:
    """One page: its cookies and token, and the table that it saw last."""

    site: Site
    http: aiohttp.ClientSession
    token: str = ""
    state: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> dict[str, Any]:
        return self.state["game"]

    def headers(self, **more: str) -> dict[str, str]:
        own = {"Origin": self.site.url}
        if self.token:
            own["Authorization"] = f"Bearer {self.token}"
        return {**own, **more}

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        async with self.http.post(
            self.site.url + path, json=body, headers=self.headers(**headers)
        ) as answer:
            return answer.status, await _content(answer)

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.http.get(self.site.url + path, headers=self.headers()) as answer:
            return answer.status, await _content(answer)

    async def begin(self, proof: str = "", **more: str) -> int:
        status, record = await self.post("/api/session", {"proof": proof, **more})
        if status == 200:
            self.token = record.get("token", "")
            self.state = record["state"]
        return status

    async def act(self, action: str | None = None, **what: Any) -> dict[str, Any]:
        """Do something; the reply as it is told."""
        name = action or f"action-{next(_numbers):04}"
        status, record = await self.post("/api/act", {"id": name, **what})
        assert status == 200, record
        self.state = record["state"]
        return record.get("told", {})

    async def here(self, **what: Any) -> dict[str, Any]:
        """Do something with the board as it was seen last."""
        return await self.act(game=self.game["id"], turn=self.game["turn"], **what)

    async def look(self) -> dict[str, Any]:
        status, self.state = await self.get("/api/state")
        assert status == 200
        return self.state

    async def mark(self, after: str, within: float = 2.0) -> str:
        """The next mark that the table gets."""
        url = f"{self.site.url}/api/events?mark={after}"
        async with asyncio.timeout(within), self.http.get(url, headers=self.headers()) as answer:
            async for line in answer.content:
                if line.startswith(b"data: "):
                    return line[6:].strip().decode()
        raise AssertionError("the line ended")


@asynccontextmanager
async def visit(at: Site, proof: str = "", **more: str) -> AsyncIterator[Visit]:
    """A page that is open: a person's with a proof, a guest's without."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        page = Visit(at, http)
        if proof is not None:
            assert await page.begin(proof, **more) == 200
        yield page


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'web.sqlite'}"


async def _content(answer: aiohttp.ClientResponse) -> Any:
    if answer.content_type == "application/json":
        return await answer.json()
    return await answer.text()
