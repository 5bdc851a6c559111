"""Contests: who calls them, who plays in them, and how their games stand."""

from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.requests import Where
from bot.storage.contest_progress import tell_news
from bot.storage.database import insert_new, insert_or_update
from bot.storage.models import (
    AttemptRow,
    ContestRow,
    DeedRow,
    EntrantRow,
    GameRow,
    PostRow,
    ResultRow,
)
from bot.storage.namespace import Namespace
from bot.storage.places import place, topic_number
from bot.storage.records import GameState
from bot.storage.together import Attempt, Contest, ContestKind

_ATTEMPT = tuple(name for name in Attempt.__dataclass_fields__ if name != "name")


class ContestWork(Namespace):
    """The part of `Work` that concerns contests."""

    async def add(self, contest: Contest) -> bool:
        """Store a new contest; False if its token is taken."""
        return await insert_new(self.session, ContestRow, _contest_values(contest), "token")

    async def get(self, token: str) -> Contest | None:
        """A contest by its token."""
        found = await self._contests(ContestRow.token == token)
        return found[0] if found else None

    async def by_token(self, tokens: set[str]) -> dict[str, Contest]:
        """Several contests at once."""
        found = await self._contests(ContestRow.token.in_(tokens)) if tokens else []
        return {contest.token: contest for contest in found}

    async def in_chat(self, where: Where, limit: int = 5) -> list[Contest]:
        """The contests of a chat, the latest first."""
        return await self._contests(ContestRow.chat == where.chat, limit=limit)

    async def of(self, user: int, limit: int = 5) -> list[Contest]:
        """The contests of groups that a person plays in, the latest first."""
        own = select(EntrantRow.token).where(EntrantRow.user == user, EntrantRow.gone.is_(False))
        groups = ContestRow.chat.is_not(None)
        return await self._contests(ContestRow.token.in_(own), groups, limit=limit)

    async def save(self, contest: Contest) -> None:
        """Store what changes in a contest: its end, whether it is closed, its message."""
        await self.session.execute(
            update(ContestRow)
            .where(ContestRow.token == contest.token)
            .values(
                ends_at=contest.ends_at,
                closed=contest.closed,
                board_message=contest.board_message,
                told_at=contest.told_at,
            )
        )
        if contest.closed:
            await self.session.execute(
                update(AttemptRow)
                .where(AttemptRow.token == contest.token, AttemptRow.closes_at > contest.ends_at)
                .values(closes_at=contest.ends_at)
            )

    async def enter(self, token: str, user: int, name: str, at: float) -> bool:
        """Put a person into a contest, or bring the name up to date; True if newly in it."""
        values = {"token": token, "user": user, "name": name, "joined_at": at, "gone": False}
        if await insert_new(self.session, EntrantRow, values, "token", "user"):
            return True
        row = await self.session.get_one(EntrantRow, (token, user))
        back, row.name, row.gone = row.gone, name, False
        await self.session.flush()
        return back

    async def entrants(self, token: str) -> set[int]:
        """The people of a contest, without those who left it."""
        found = await self.session.scalars(
            select(EntrantRow.user).where(EntrantRow.token == token, EntrantRow.gone.is_(False))
        )
        return set(found.all())

    async def leave(self, token: str, user: int) -> bool:
        """Take a person out of a contest; False if they were not in it."""
        result = await self.session.execute(
            update(EntrantRow)
            .where(EntrantRow.token == token, EntrantRow.user == user, EntrantRow.gone.is_(False))
            .values(gone=True)
        )
        return bool(getattr(result, "rowcount", 0))

    async def tell_news(self, token: str, at: float) -> None:
        """The standings of a contest changed: its group hears of it in a while."""
        await tell_news(self.session, token, at)

    async def add_attempt(self, attempt: Attempt) -> None:
        """Let a game count as a person's attempt at a hand; a first one is never replaced."""
        values = {name: getattr(attempt, name) for name in _ATTEMPT}
        await insert_new(self.session, AttemptRow, values, "token", "user", "hand")

    async def attempts(self, token: str) -> list[Attempt]:
        """Every attempt of a contest with its player's name, without those who left."""
        return await self._attempts(AttemptRow.token == token, EntrantRow.gone.is_(False))

    async def attempts_by(self, token: str, user: int) -> list[Attempt]:
        """One person's attempts in a contest, by hand."""
        return await self._attempts(AttemptRow.token == token, AttemptRow.user == user)

    async def attempts_of_game(self, game_id: int) -> list[Attempt]:
        """Where a game counts."""
        return await self._attempts(AttemptRow.game_id == game_id)

    async def attempts_at(self, user: int, code: str, at: float) -> list[Attempt]:
        """A person's attempts at a deal in contests that are open at a time."""
        return await self._attempts(
            AttemptRow.user == user, AttemptRow.code == code, AttemptRow.closes_at >= at
        )

    async def wins_at(self, user: int, kind: ContestKind, limit: int) -> list[float]:
        """When a person won contests of a kind, the latest first."""
        found = await self.session.scalars(
            select(AttemptRow.finished_at)
            .join(ContestRow, AttemptRow.token == ContestRow.token)
            .where(
                AttemptRow.user == user,
                AttemptRow.state == GameState.WON,
                ContestRow.kind == kind.value,
            )
            .order_by(AttemptRow.finished_at.desc())
            .limit(limit)
        )
        return [at for at in found.all() if at is not None]

    async def has_seen(self, user: int, code: str) -> bool:
        """True if a person played this deal before, alone or in a group's shared game."""
        line = or_(GameRow.line == code, GameRow.line.startswith(f"{code} "))
        shared = select(DeedRow.game_id).where(DeedRow.user == user)
        questions = (
            select(ResultRow.game_id).where(ResultRow.code == code, ResultRow.owner == user),
            select(GameRow.id).where(GameRow.owner == user, line),
            select(GameRow.id).where(GameRow.id.in_(shared), line),
        )
        for question in questions:
            if await self.session.scalar(question.limit(1)) is not None:
                return True
        return False

    async def mark_seen(self, user: int, code: str) -> None:
        """The person sees a deal elsewhere while an attempt at it is still going on."""
        await self.session.execute(
            update(AttemptRow)
            .where(
                AttemptRow.user == user,
                AttemptRow.code == code,
                AttemptRow.state.in_((GameState.PLAYING, GameState.LEFT)),
            )
            .values(seen=True)
        )

    async def _contests(self, *conditions: Any, limit: int | None = None) -> list[Contest]:
        rows = await self.session.scalars(
            select(ContestRow)
            .where(*conditions)
            .order_by(ContestRow.started_at.desc(), ContestRow.token)
            .limit(limit)
            .execution_options(populate_existing=True)
        )
        return [_contest_of(row) for row in rows]

    async def _attempts(self, *conditions: Any) -> list[Attempt]:
        query = (
            select(AttemptRow, EntrantRow.name)
            .join(
                EntrantRow,
                (EntrantRow.token == AttemptRow.token) & (EntrantRow.user == AttemptRow.user),
            )
            .where(*conditions)
            .order_by(AttemptRow.token, AttemptRow.hand, AttemptRow.started_at, AttemptRow.user)
            .execution_options(populate_existing=True)
        )
        return [_attempt_of(row, name) for row, name in await self.session.execute(query)]


async def move_contests(session: AsyncSession, old: int, new: int) -> None:
    """Give a group's contests its new id; their messages stay behind (C7)."""
    moved = {"chat": new, "board_message": None}
    await session.execute(update(ContestRow).where(ContestRow.chat == old).values(moved))
    for row in (await session.scalars(select(PostRow).where(PostRow.chat == old))).all():
        slot = row.slot.replace(f":{old}:", f":{new}:")
        values = {column.key: getattr(row, column.key) for column in PostRow.__table__.columns} | {
            "slot": slot,
            "chat": new,
        }
        await session.delete(row)
        await session.flush()
        await insert_or_update(session, PostRow, values, "slot")


async def contests_of_user(session: AsyncSession, user: int) -> dict[str, list[Any]]:
    """What is kept of a person in contests and shared games: rows by their table's name."""
    found = {}
    for table in (EntrantRow, AttemptRow, DeedRow):
        rows = await session.scalars(select(table).where(table.user == user))
        found[table.__tablename__] = list(rows)
    return found


async def forget_in_contests(session: AsyncSession, user: int) -> None:
    """Take a person out of every contest for good."""
    await session.execute(delete(AttemptRow).where(AttemptRow.user == user))
    await session.execute(delete(EntrantRow).where(EntrantRow.user == user))
    await session.execute(delete(DeedRow).where(DeedRow.user == user))
    await session.execute(update(ContestRow).where(ContestRow.host == user).values(host=None))


def _contest_values(contest: Contest) -> dict[str, Any]:
    return {
        "token": contest.token,
        "kind": contest.kind.value,
        "chat": contest.where.chat if contest.where else None,
        "topic": topic_number(contest.where) if contest.where else 0,
        "host": contest.host,
        "invited": contest.invited,
        "codes": " ".join(contest.codes),
        "solution": contest.solution,
        "started_at": contest.started_at,
        "ends_at": contest.ends_at,
        "closed": contest.closed,
        "board_message": contest.board_message,
        "told_at": contest.told_at,
    }


def _contest_of(row: ContestRow) -> Contest:
    where = None if row.chat is None else place(row.chat, row.topic, private=False)
    return Contest(
        token=row.token,
        kind=ContestKind(row.kind),
        where=where,
        host=row.host,
        invited=row.invited,
        codes=tuple(row.codes.split()),
        solution=row.solution,
        started_at=row.started_at,
        ends_at=row.ends_at,
        closed=row.closed,
        board_message=row.board_message,
        told_at=row.told_at,
    )


def _attempt_of(row: AttemptRow, name: str) -> Attempt:
    values = {field: getattr(row, field) for field in _ATTEMPT}
    return Attempt(name=name, **values | {"state": GameState(row.state)})
