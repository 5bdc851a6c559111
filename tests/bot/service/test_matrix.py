"""Every command × {private, group} × {asker, another person}, with a question open (C37, C38).

Each cell is judged by what the database holds before and after, not by what is said: who may
answer what is open, which games moved, what of a person was touched from a group.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from bot.commands import COMMANDS
from bot.language.catalog import Catalog
from bot.replies import Kind, Reply
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.models import Base
from bot.storage.repository import Store
from engine.moves import Draw, parse_place

CATALOG = Catalog()
ARGUMENTS = {
    "new": "6",
    "pair": "10 of clubs and 3 of spades",
    "undo": "1",
    "row": "3",
    "card": "ace of diamonds",
    "partners": "7",
    "history": "2",
    "help": "draw",
    "rules": "strict",
    "solution": "2",
    "challenge": "9",
    "duel": "@bruno 9",
    "series": "2",
    "standings": "1",
    "daily": "yesterday",
    "morning": "off",
    "top": "off",
    "stats": "strict",
    "zone": "Europe/Rome",
    "start": "PY1-N-AAAAAAJ",
    "lang": "it",
    "text": "on",
    "errors": "off",
    "coach": "on",
    "guide": "off",
    "theme": "dark",
    "speed": "200",
    "forget": "me",
}
LINES = sorted({f"/{name}" for name in COMMANDS} | {f"/{n} {a}" for n, a in ARGUMENTS.items()})
PERSONAL = frozenset({"forget", "export"})
"""What concerns one person alone: asked and done in private only (C38)."""

LINKS = frozenset({"start"})
"""What follows a link with a deal's code: it is laid out (C17)."""

KEEP_OPEN = frozenset({"repeat", "rest"})
"""Hearing an answer once more is no other intent."""

Rows = dict[str, list[dict[str, Any]]]


@dataclass
class Corner:
    """A group of two, and each of them alone with the bot; every one has a game going."""

    service: Service
    number: int
    now: float = 1_000_000.0

    @property
    def anna(self) -> int:
        return 10 * self.number + 1

    @property
    def bruno(self) -> int:
        return 10 * self.number + 2

    @property
    def group(self) -> Where:
        return Where(-10 * self.number, private=False)

    async def send(self, asks: Words | Press, user: int, where: Where) -> Reply | None:
        self.now += 1
        who = Who(user, f"person {user}", "en", "bruno" if user == self.bruno else "")
        return await self.service.answer(Request(where=where, who=who, asks=asks, at=self.now))

    async def say(self, text: str, user: int, where: Where | None = None) -> Reply | None:
        return await self.send(Words(text), user, where or Where(user))

    async def press(self, question: int, answer: int, user: int, where: Where) -> set[str]:
        """Press a button under a question; the keys of what is said."""
        reply = await self.send(Press(0, 0, question=question, answer=answer), user, where)
        assert reply is not None
        return {say.key for say in reply.says}

    async def settle_in(self) -> None:
        """Deal 2 everywhere, with something done in each game."""
        async with self.service.store.work() as work:
            for where in (self.group, Where(self.anna), Where(self.bruno)):
                chat = await work.chats.get(where, "en")
                owner = where.chat if where.private else None
                game = await work.games.add(where, owner, "PY1-N-AAAAAAS d", self.now)
                await work.chats.save(replace(chat, game_id=game.id))

    async def rows(self) -> Rows:
        """All that is stored."""
        found: Rows = {}
        async with self.service.store.read() as work:
            for table in Base.metadata.sorted_tables:
                rows = await work.session.execute(select(table))
                found[table.name] = [dict(row) for row in rows.mappings()]
        return found

    def chat_row(self, rows: Rows, where: Where) -> dict[str, Any]:
        return next(row for row in rows["chats"] if row["chat"] == where.chat)

    def table(self, rows: Rows, where: Where) -> tuple[int, str, str]:
        """A chat's game: its id, its line, its state."""
        game = self.chat_row(rows, where)["game_id"]
        row = next(row for row in rows["games"] if row["id"] == game)
        return game, row["line"], row["state"]

    def of_others(self, rows: Rows, where: Where) -> list[dict[str, Any]]:
        """Chats and games that are not this chat's."""
        here = {row["id"] for row in rows["chats"] if row["chat"] == where.chat}
        chats = [row for row in rows["chats"] if row["id"] not in here]
        return chats + [row for row in rows["games"] if row["chat_id"] not in here]


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    store = await Store.open("sqlite+aiosqlite://")
    numbers = count(100)
    features = Features(
        languages=CATALOG.languages(),
        themes=("classic", "dark"),
        any_number=lambda: next(numbers),
    )
    yield Service(store, features)
    await store.close()


@pytest.fixture
def corners(service: Service) -> Iterator[Corner]:
    return (Corner(service, number) for number in count(1))


QUESTIONS = {"leave": "/new 5", "which": "/pair 10 and 3"}
"""Questions about the game: which of several cards, and in a group whether it may be left."""


async def opened(corner: Corner, line: str, user: int, where: Where) -> int:
    reply = await corner.say(line, user, where)
    assert reply is not None
    assert reply.kind is Kind.ASK
    assert reply.question is not None
    assert reply.question.asker == user
    return reply.question.id


def check_command(
    corner: Corner, name: str, where: Where, user: int, before: Rows, after: Rows, reply: Reply
) -> None:
    """What a command may touch, whoever gives it and whatever is open."""
    assert corner.of_others(after, where) == corner.of_others(before, where), "another chat"
    was, now = corner.table(before, where), corner.table(after, where)
    if not COMMANDS[name].changes and name not in LINKS:
        assert now == was, "a command that changes nothing changed the game"
    if now[0] != was[0]:
        left = next(row for row in after["games"] if row["id"] == was[0])
        assert left["line"] == was[1], "the game that was left moved"
    if reply.view is not None:
        assert reply.view.game_id == now[0], "the board of another game is shown"
    if reply.question is not None:
        assert reply.question.asker == user
    if name in PERSONAL and not where.private:
        assert [say.key for say in reply.says] == ["private-only"]
        assert without_talk(after) == without_talk(before) | {"questions": after["questions"]}


def without_talk(rows: Rows) -> Rows:
    """All but what was said last, and when somebody was seen."""
    left = {"last_reply", "seen_at"}
    return {
        table: [{k: v for k, v in row.items() if k not in left} for row in found]
        for table, found in rows.items()
    }


def check_questions(rows: Rows) -> None:
    """Everybody has one open question in a chat at most, and none about a game that moved."""
    owners = [(row["chat_id"], row["asker"]) for row in rows["questions"]]
    assert len(owners) == len(set(owners))
    lines = {row["id"]: row["line"] for row in rows["games"]}
    current = {row["id"]: row["game_id"] for row in rows["chats"]}
    for row in rows["questions"]:
        if row["game"] is not None:
            assert current[row["chat_id"]] == row["game"]
            assert len(lines[row["game"]].split()) - 1 == row["turn"]


async def cell(corner: Corner, line: str, kind: str, where: Where, user: int) -> None:
    """One cell: Anna is asked, `user` gives a command, then everybody tries to answer."""
    name = line[1:].split(maxsplit=1)[0]
    question = await opened(corner, QUESTIONS[kind], corner.anna, where)
    before = await corner.rows()
    reply = await corner.say(line, user, where)
    assert reply is not None, "a slash command is never met with silence"
    after = await corner.rows()
    check_command(corner, name, where, user, before, after, reply)
    check_questions(after)
    moved = corner.table(before, where)[:2] != corner.table(after, where)[:2]
    is_open = not moved and (user != corner.anna or name in KEEP_OPEN)

    for answer in (0, 1, 2):
        keys = await corner.press(question, answer, corner.bruno, where)
        assert keys == {"question-not-yours" if is_open else "question-over"}
    seen = await corner.rows()
    assert without_talk(seen) == without_talk(after), "another person answered"

    keys = await corner.press(question, 1, corner.anna, where)
    last = await corner.rows()
    if not is_open:
        assert keys == {"question-over"}
        assert without_talk(last) == without_talk(after)
        return
    assert "question-over" not in keys
    deal, *moves = corner.table(last, where)[1].split()
    if kind == "leave":
        assert (deal, moves) == ("PY1-N-AAAAABN", [])
    else:
        assert moves == ["d", "g2+g3"]
    assert await corner.press(question, 1, corner.anna, where) == {"question-over"}


@pytest.mark.parametrize("line", LINES)
async def test_a_command_while_something_is_asked(line: str, corners: Iterator[Corner]) -> None:
    """C37, C38: only the asker answers, and only what is still asked."""
    name, _, rest = line[1:].partition(" ")
    kinds = list(QUESTIONS) if name not in ARGUMENTS else ["leave" if rest else "which"]
    for private, anna in ((True, True), (False, True), (False, False)):
        for kind in ["which"] if private else kinds:
            corner = next(corners)
            await corner.settle_in()
            where = Where(corner.anna) if private else corner.group
            await cell(corner, line, kind, where, corner.anna if anna else corner.bruno)


# --- what concerns a person alone ---------------------------------------------------------------


def person(rows: Rows, user: int) -> tuple[object, ...]:
    """What is kept of a person: chats, games, results, and where else they are named."""
    return (
        [row["game_id"] for row in rows["chats"] if row["chat"] == user],
        [row["line"] for row in rows["games"] if row["owner"] == user],
    )


@pytest.mark.parametrize("line", [line for line in LINES if "forget" not in line])
async def test_no_command_leaves_forgetting_open(line: str, corners: Iterator[Corner]) -> None:
    """C37: after any other command a Yes erases nothing, said or pressed."""
    name = line[1:].split(maxsplit=1)[0]
    corner = next(corners)
    await corner.settle_in()
    where = Where(corner.anna)
    question = await opened(corner, "/forget me", corner.anna, where)
    await corner.say(line, corner.anna)
    before = person(await corner.rows(), corner.anna)
    if name not in KEEP_OPEN:
        assert await corner.press(question, 1, corner.anna, where) == {"question-over"}
        return
    assert await corner.press(question, 1, corner.anna, where) == {"forgotten"}
    assert person(await corner.rows(), corner.anna) != before


TAPS: dict[str, dict[str, Any]] = {
    "a card": {"place": parse_place("g1")},
    "a King": {"place": parse_place("g6")},
    "draw": {"move": Draw()},
    "undo": {"command": "undo"},
    "free": {"command": "free"},
    "a theme": {"command": "theme", "text": "dark"},
}


@pytest.mark.parametrize("tap", TAPS)
async def test_no_tap_leaves_forgetting_open(tap: str, corners: Iterator[Corner]) -> None:
    """C37: who goes on playing by taps has not said yes, ten taps later neither."""
    corner = next(corners)
    await corner.settle_in()
    where = Where(corner.anna)
    question = await opened(corner, "/forget me", corner.anna, where)
    game = corner.table(await corner.rows(), where)[0]
    reply = await corner.send(Press(game, 1, **TAPS[tap]), corner.anna, where)
    assert reply is not None
    assert reply.kind is not Kind.REFUSED
    await corner.say("yes", corner.anna)
    assert await corner.press(question, 1, corner.anna, where) == {"question-over"}
    assert person(await corner.rows(), corner.anna)[0] == [game]


async def test_a_question_is_answered_where_it_was_asked(corners: Iterator[Corner]) -> None:
    """C38: neither by its asker elsewhere, nor by somebody else in the asker's own chat."""
    corner = next(corners)
    await corner.settle_in()
    private, bruno = Where(corner.anna), Where(corner.bruno)
    shared = await opened(corner, "/new 5", corner.anna, corner.group)
    alone = await opened(corner, "/forget me", corner.anna, private)
    before = without_talk(await corner.rows())
    for question, user, where, key in (
        (shared, corner.anna, private, "question-over"),
        (shared, corner.bruno, bruno, "question-over"),
        (alone, corner.anna, corner.group, "question-over"),
        (alone, corner.bruno, bruno, "question-over"),
        (alone, corner.bruno, private, "question-not-yours"),
    ):
        assert await corner.press(question, 1, user, where) == {key}
    assert without_talk(await corner.rows()) == before
    assert await corner.press(alone, 1, corner.anna, private) == {"forgotten"}
