"""Days in a row on which a player won the deal of the day."""

from datetime import timedelta

from bot.replies import Sentence
from bot.service.context import Context
from bot.service.together.deadlines import utc_day
from bot.storage.together import ContestKind

DAY = 86_400.0
MOST_DAYS = 400


async def streak_of(context: Context, user: int) -> int:
    """Days in a row until today; a day that is not won yet does not end them."""
    won = await context.work.contests.wins_by_start(user, ContestKind.DAILY, MOST_DAYS)
    days = {round(start / DAY) for start in won}
    today = utc_day(context.request.at)
    if round(today.timestamp() / DAY) not in days:
        today -= timedelta(days=1)
    count, day = 0, round(today.timestamp() / DAY)
    while day - count in days:
        count += 1
    return count


async def streak_said(context: Context, user: int) -> tuple[Sentence, ...]:
    """That the deal of the day is done, and the streak if there is one."""
    count = await streak_of(context, user)
    says = [Sentence("daily-done")]
    if count:
        says.append(Sentence("daily-streak", {"count": count}))
    return tuple(says)
