"""Contests follow their games: each save brings the attempts up to date, and the news out."""

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import AttemptRow, ContestRow, EntrantRow, GameRow, PostRow
from bot.storage.places import place
from bot.storage.posts import put_post
from bot.storage.records import GameState, Tallied
from bot.storage.together import ContestKind, PostKind, StoredPost

PACE = 12.0
"""Seconds between two standings of a contest: a group takes 20 messages a minute in all."""

DONE = frozenset({GameState.WON, GameState.LOST})


async def follow_game(session: AsyncSession, row: GameRow, was: str, tallied: Tallied) -> None:
    """Copy a game that was saved to the attempts that it counts for, until they close.

    `was` is its state before. What is asked after the end (hints, the solution) does not
    count, unless the game is taken up again.
    """
    if was in DONE and row.state in DONE:
        return
    attempts = await session.scalars(
        select(AttemptRow).where(
            AttemptRow.game_id == row.id, AttemptRow.closes_at >= row.touched_at
        )
    )
    found = attempts.all()
    if not found:
        return
    tally = tallied(row.line)
    if tally is None:
        return  # such a game can neither be shown nor played on: it stands as it stood
    for attempt in found:
        news = (attempt.state in DONE) != (row.state in DONE)
        attempt.state = row.state
        attempt.removed, attempt.cards = tally.removed, tally.cards
        attempt.moves, attempt.undos = tally.moves, tally.undos
        attempt.seconds, attempt.finished_at = row.seconds, row.touched_at
        attempt.hints, attempt.verdicts = row.hints, row.verdicts
        attempt.solutions = row.solutions
        await session.flush()
        if news:
            await tell_news(session, attempt.token, row.touched_at)


async def tell_news(session: AsyncSession, token: str, at: float) -> None:
    """The standings of a contest changed: its group hears of it in a while.

    A duel in which both have finished ends at once.
    """
    contest = await session.get(ContestRow, token)
    if contest is None or contest.chat is None or contest.closed:
        return
    kind = PostKind.STANDINGS
    due_at = max(at, contest.told_at + PACE)
    if contest.kind == ContestKind.DUEL.value and await _both_done(session, token):
        kind, due_at = PostKind.FINAL, at
        await session.execute(
            delete(PostRow).where(PostRow.token == token, PostRow.kind == PostKind.STANDINGS.value)
        )
    where = place(contest.chat, contest.topic, private=False)
    slot = f"{kind.value}:{contest.chat}:{token}"
    await put_post(
        session, StoredPost(slot=slot, kind=kind, where=where, due_at=due_at, token=token)
    )


async def _both_done(session: AsyncSession, token: str) -> bool:
    done = await session.scalar(
        select(func.count())
        .select_from(AttemptRow)
        .join(
            EntrantRow,
            (EntrantRow.token == AttemptRow.token) & (EntrantRow.user == AttemptRow.user),
        )
        .where(AttemptRow.token == token, AttemptRow.state.in_(DONE), EntrantRow.gone.is_(False))
    )
    return done == 2
