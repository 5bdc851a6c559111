"""Days in a row on which a player won the deal of the day."""

from datetime import datetime, timedelta

from bot.replies import Sentence
from bot.service.context import Context
from bot.service.together.deadlines import zone_of
from bot.storage.together import ContestKind

MOST_DAYS = 400


async def streak_of(context: Context, user: int) -> int:
    """Days in a row until today; a day that is not won yet does not end them.

    Days are those of the player's time zone: two wins on one of them are one day (C73).
    """
    won = await context.work.contests.wins_at(user, ContestKind.DAILY, MOST_DAYS)
    here = zone_of(context.settings.zone)
    days = {datetime.fromtimestamp(at, here).date() for at in won}
    day, count = datetime.fromtimestamp(context.request.at, here).date(), 0
    if day not in days:
        day -= timedelta(days=1)
    while day in days:
        day -= timedelta(days=1)
        count += 1
    return count


async def streak_said(context: Context, user: int) -> tuple[Sentence, ...]:
    """That the deal of the day is done, and the streak if there is one."""
    count = await streak_of(context, user)
    says = [Sentence("daily-done")]
    if count:
        says.append(Sentence("daily-streak", {"count": count}))
    return tuple(says)
