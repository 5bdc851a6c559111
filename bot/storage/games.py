"""Games: their lines, their versions, and what stays of them when they are over."""

from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm.exc import StaleDataError

from bot.requests import Where
from bot.storage.chats import locked_chat, where_of
from bot.storage.contest_progress import follow_game
from bot.storage.database import insert_or_update
from bot.storage.errors import StaleGame
from bot.storage.models import ChatRow, GameRow, ResultRow
from bot.storage.namespace import Namespace
from bot.storage.places import topic_number
from bot.storage.records import GameState, Result, StoredGame, Tallied

KEPT = (
    "line",
    "touched_at",
    "seconds",
    "state",
    "board_message",
    "hints",
    "verdicts",
    "solutions",
)
"""What a save may change; a game's chat, owner and start never do."""


class GameWork(Namespace):
    """The part of `Work` that concerns games."""

    async def add(self, where: Where, owner: int | None, line: str, at: float) -> StoredGame:
        """Store a new game of a chat that `chat` gave; `at` in Unix seconds."""
        chat = await locked_chat(self.session, where)
        if chat is None:
            raise LookupError(f"Chat {where.chat} was never read.")
        row = GameRow(
            chat_id=chat.id,
            owner=owner,
            line=line,
            started_at=at,
            touched_at=at,
            seconds=0.0,
            state=GameState.PLAYING,
            board_message=None,
            hints=0,
            verdicts=0,
            solutions=0,
        )
        self.session.add(row)
        await self.session.flush()
        return game_of(row, chat)

    async def get(self, game_id: int) -> StoredGame | None:
        """A game by its id; None if it was never there or was removed."""
        found = await self._rows(GameRow.id == game_id)
        return found[0] if found else None

    async def save(self, game: StoredGame, tallied: Tallied) -> StoredGame:
        """Store a game as it stands now; it comes back with its new version.

        `tallied` is asked only where something counts: at the end, and in contests.

        Raises:
            StaleGame: it was changed or removed since `game` was read.
        """
        row = await self.session.get(GameRow, game.id)
        if row is None or row.version != game.version:
            raise StaleGame(game.id)
        was = row.state
        for name in KEPT:
            setattr(row, name, getattr(game, name))
        try:
            await self.session.flush()
        except StaleDataError:
            raise StaleGame(game.id) from None
        chat = await self.session.get_one(ChatRow, row.chat_id)
        if row.state != GameState.PLAYING:
            await self._keep_result(row, chat, tallied)
        elif was != GameState.PLAYING:
            # Undone after the end: the game goes on and has no result yet (C33).
            await self.session.execute(delete(ResultRow).where(ResultRow.game_id == row.id))
        await follow_game(self.session, row, was, tallied)
        return game_of(row, chat)

    async def set_board(self, game_id: int, message: int | None) -> None:
        """Note which message shows the board.

        It is no part of the game: whoever is changing the game meanwhile is not disturbed.
        """
        await self.session.execute(
            update(GameRow).where(GameRow.id == game_id).values(board_message=message)
        )

    async def select(self, game_id: int, place: str, turn: int) -> None:
        """Note the card that was tapped first in a turn; "" for none.

        Whoever is changing the game meanwhile is not disturbed: the turn tells it is old.
        """
        await self.session.execute(
            update(GameRow).where(GameRow.id == game_id).values(selected=place, selected_turn=turn)
        )

    async def forget_boards(self, chat: int) -> None:
        """The boards of a chat hang nowhere any more: its messages have other numbers now."""
        places = select(ChatRow.id).where(ChatRow.chat == chat)
        await self.session.execute(
            update(GameRow).where(GameRow.chat_id.in_(places)).values(board_message=None)
        )

    async def of(self, user: int, limit: int = 10) -> list[StoredGame]:
        """A player's own games, the latest first."""
        return await self._rows(GameRow.owner == user, limit=limit)

    async def in_chat(self, where: Where, limit: int = 10) -> list[StoredGame]:
        """The games of a chat or topic, the latest first."""
        return await self._rows(
            ChatRow.chat == where.chat, ChatRow.topic == topic_number(where), limit=limit
        )

    async def results_of(self, user: int, limit: int | None = None) -> list[Result]:
        """How a player's own games ended, the latest first."""
        return await self._results(ResultRow.owner == user, limit=limit)

    async def count(self) -> dict[str, int]:
        """Games by state: a look at every one, for figures now and then."""
        counts = await self.session.execute(
            select(GameRow.state, func.count()).group_by(GameRow.state)
        )
        return dict.fromkeys(map(str, GameState), 0) | dict(counts.all())

    async def prune(self, before: float, most: int) -> int:
        """Remove up to `most` games that ended before a time; their results stay."""
        old = await self.session.scalars(
            select(GameRow.id)
            .where(GameRow.state != GameState.PLAYING, GameRow.touched_at < before)
            .order_by(GameRow.id)
            .limit(most)
        )
        gone = old.all()
        await self.session.execute(
            update(ChatRow).where(ChatRow.game_id.in_(gone)).values(game_id=None)
        )
        await self.session.execute(delete(GameRow).where(GameRow.id.in_(gone)))
        return len(gone)

    async def _results(self, *conditions: Any, limit: int | None) -> list[Result]:
        rows = await self.session.scalars(
            select(ResultRow)
            .where(*conditions)
            .order_by(ResultRow.finished_at.desc(), ResultRow.game_id.desc())
            .limit(limit)
        )
        return [_result_of(row) for row in rows]

    async def _rows(self, *conditions: Any, limit: int | None = None) -> list[StoredGame]:
        query = (
            select(GameRow, ChatRow)
            .join(ChatRow, ChatRow.id == GameRow.chat_id)
            .where(*conditions)
            .order_by(GameRow.touched_at.desc(), GameRow.id.desc())
            .limit(limit)
        )
        return [game_of(row, chat) for row, chat in await self.session.execute(query)]

    async def _keep_result(self, row: GameRow, chat: ChatRow, tallied: Tallied) -> None:
        tally = tallied(row.line)
        if tally is None:
            return
        values = {
            "game_id": row.id,
            "chat": chat.chat,
            "topic": chat.topic,
            "owner": row.owner,
            "code": tally.code,
            "rules": tally.rules,
            "state": row.state,
            "removed": tally.removed,
            "moves": tally.moves,
            "undos": tally.undos,
            "score": tally.score,
            "seconds": row.seconds,
            "hints": row.hints,
            "verdicts": row.verdicts,
            "solutions": row.solutions,
            "started_at": row.started_at,
            "finished_at": row.touched_at,
        }
        await insert_or_update(self.session, ResultRow, values, "game_id")


def game_of(row: GameRow, chat: ChatRow) -> StoredGame:
    """A game's record, from its row and its chat's."""
    return StoredGame(
        id=row.id,
        where=where_of(chat),
        owner=row.owner,
        version=row.version,
        started_at=row.started_at,
        selected=row.selected or "",
        selected_turn=row.selected_turn or 0,
        **{name: getattr(row, name) for name in KEPT if name != "state"},
        state=GameState(row.state),
    )


def _result_of(row: ResultRow) -> Result:
    values = {name: getattr(row, name) for name in Result.__dataclass_fields__}
    return Result(**values | {"state": GameState(row.state)})
