"""Days in a row on which a player won the deal of the day."""

from datetime import timedelta

from bot.replies import Say
from bot.service.deadlines import utc_day
from bot.service.table import Table
from bot.storage.together import ContestKind

DAY = 86_400.0
MOST_DAYS = 400


async def streak_of(table: Table, user: int) -> int:
    """Days in a row until today; a day that is not won yet does not end them."""
    won = await table.work.wins_by_start(user, ContestKind.DAILY, MOST_DAYS)
    days = {round(start / DAY) for start in won}
    today = utc_day(table.request.at)
    if round(today.timestamp() / DAY) not in days:
        today -= timedelta(days=1)
    count, day = 0, round(today.timestamp() / DAY)
    while day - count in days:
        count += 1
    return count


async def streak_said(table: Table, user: int) -> tuple[Say, ...]:
    """That the deal of the day is done, and the streak if there is one."""
    count = await streak_of(table, user)
    says = [Say("daily-done")]
    if count:
        says.append(Say("daily-streak", {"count": count}))
    return tuple(says)
