"""Open questions: one at a time for each person in a chat, and gone once it is answered."""

from typing import Any

from sqlalchemy import delete, select, update

from bot.requests import Where
from bot.storage.chats import locked_chat
from bot.storage.models import QuestionRow
from bot.storage.namespace import Namespace
from bot.storage.records import StoredQuestion

NOBODY = -1
"""Stands for those who have no id of their own (C12); 0 is the player at a terminal."""


class QuestionWork(Namespace):
    """The part of `Work` that concerns questions."""

    async def ask(self, where: Where, question: StoredQuestion) -> StoredQuestion:
        """Store a question in a chat that `chats.get` gave; it comes back with its id.

        Ids are never given twice: an old button finds no other question.
        """
        chat = await locked_chat(self.session, where)
        if chat is None:
            raise LookupError(f"Chat {where.chat} was never read.")
        row = QuestionRow(
            chat_id=chat.id,
            asker=NOBODY if question.asker is None else question.asker,
            game=question.game,
            turn=question.turn,
            ends_at=question.ends_at,
            commands=question.commands,
            message=None,
        )
        self.session.add(row)
        await self.session.flush()
        return _question_of(row)

    async def open_in(self, where: Where) -> list[StoredQuestion]:
        """The questions that are open in a chat or topic, the oldest first."""
        chat = await locked_chat(self.session, where)
        if chat is None:
            return []
        rows = await self.session.scalars(
            select(QuestionRow).where(QuestionRow.chat_id == chat.id).order_by(QuestionRow.id)
        )
        return [_question_of(row) for row in rows]

    async def end(self, ids: set[int]) -> None:
        """Forget questions: their buttons are refused from now on."""
        if ids:
            await self.session.execute(delete(QuestionRow).where(QuestionRow.id.in_(ids)))

    async def shown(self, question: int, message: int) -> None:
        """Note which message has the buttons of a question; nothing if it ended meanwhile."""
        await self.session.execute(
            update(QuestionRow).where(QuestionRow.id == question).values(message=message)
        )

    async def prune(self, at: float) -> None:
        """Forget what nobody answered in time; `at` in Unix seconds."""
        await self.session.execute(delete(QuestionRow).where(QuestionRow.ends_at < at))


def _question_of(row: Any) -> StoredQuestion:
    return StoredQuestion(
        id=row.id,
        asker=None if row.asker == NOBODY else row.asker,
        game=row.game,
        turn=row.turn,
        ends_at=row.ends_at,
        commands=row.commands,
        message=row.message,
    )
