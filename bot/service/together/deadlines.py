"""When something ends: spans and times of day in, sentences in the chat's time zone out."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.language.times import When, when_in
from bot.language.words import spoken
from bot.replies import Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context, Refused

USUAL = 24 * 3600.0
SHORTEST, LONGEST = 5 * 60.0, 31 * 86400.0
"""Seconds that a contest may be open."""

_CLOCK = re.compile(r"\b([01]?\d|2[0-3])[:.h]([0-5]\d)\b")


def zone_of(name: str) -> ZoneInfo:
    """The time zone with this name; UTC for one that this machine does not know."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def end_in(context: Context, text: str) -> tuple[float, str]:
    """When a contest ends that is called now, and the text without that: "2h", "until 8 pm".

    Raises:
        Refused: it would be too short or too long.
    """
    now = context.request.at
    when, rest = when_in(spoken(text), context.settings.language)
    if when is None:
        return now + USUAL, text
    end = moment_of(when, now, context.settings.zone)
    if not SHORTEST <= end - now <= LONGEST:
        raise Refused(Sentence("bad-span"))
    return end, rest


def moment_of(when: When, now: float, zone: str) -> float:
    """The moment that someone means who says it now, in the time zone of a chat."""
    if when.seconds is not None:
        return now + when.seconds
    if not when.days:
        return next_time(now, when.minute or 0, zone)
    here = zone_of(zone)
    day = (datetime.fromtimestamp(now, here) + timedelta(days=when.days)).date()
    hour, minute = divmod(when.minute or 0, 60)
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=here).timestamp()


def minute_in(text: str) -> int | None:
    """A time of day as a minute of the day: "8:30"."""
    clock = _CLOCK.search(text)
    return None if clock is None else int(clock[1]) * 60 + int(clock[2])


def next_time(now: float, minute: int, zone: str) -> float:
    """The next moment after `now` at which it is that minute of the day in a zone.

    A time that the clocks skip comes at the moment they are set forward.
    """
    here = zone_of(zone)
    local = datetime.fromtimestamp(now, here)
    for days in range(3):
        day = (local + timedelta(days=days)).date()
        at = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=here)
        if at.timestamp() > now:
            return at.timestamp()
    raise AssertionError  # pragma: no cover  one of three days is ahead


def moment_said(at: float, now: float, zone: str) -> Sentence:
    """A moment, as heard in a chat: "today at 20:30 (Rome)" (C73)."""
    here = zone_of(zone)
    then, today = datetime.fromtimestamp(at, here), datetime.fromtimestamp(now, here)
    time = f"{then:%H:%M}"
    days = (then.date() - today.date()).days
    args: dict[str, Value] = {"time": time, "zone": city_of(zone)}
    if days == 0:
        return Sentence("moment-today", args)
    if days == 1:
        return Sentence("moment-tomorrow", args)
    month = Sentence(f"month-{then.month}")
    return Sentence("moment-date", {"day": then.day, "month": month, **args})


def city_of(zone: str) -> str:
    """A time zone by its city: "Europe/Rome" is Rome."""
    return zone.rpartition("/")[2].replace("_", " ") or "UTC"


def zone_asked(zone: str) -> tuple[Sentence, ...]:
    """Asks for the time zone where a time is told and nobody has named one yet."""
    return () if zone else (Sentence("zone-ask"),)


def start_of_period(at: float, period: str, zone: str) -> float:
    """When this week (Monday) or this month began in a zone; 0 for "all"."""
    here = zone_of(zone)
    midnight = datetime.fromtimestamp(at, here).replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "week":
        return (midnight - timedelta(days=midnight.weekday())).timestamp()
    return midnight.replace(day=1).timestamp() if period == "month" else 0.0


def utc_day(at: float) -> datetime:
    """The beginning of a moment's day by universal time."""
    moment = datetime.fromtimestamp(at, UTC)
    return moment.replace(hour=0, minute=0, second=0, microsecond=0)


async def zone(context: Context, command: Command) -> Reply:
    """Set the chat's time zone, or say which it is."""
    wish = command.text.strip().replace(" ", "_")
    if not wish:
        return context.reply(
            Kind.INFO, Sentence("zone-now", {"zone": city_of(context.settings.zone)})
        )
    name = next((known for known in _names(wish)), None)
    if name is None:
        raise Refused(Sentence("no-such-zone", {"text": command.text.strip()}))
    context.chat = replace(context.chat, settings=replace(context.settings, zone=name))
    now = f"{datetime.fromtimestamp(context.request.at, zone_of(name)):%H:%M}"
    return context.reply(Kind.DONE, Sentence("zone-set", {"zone": city_of(name), "now": now}))


def _names(wish: str) -> list[str]:
    """Time zones that a wish can mean: by full name, or by city."""
    from zoneinfo import available_timezones

    plain = wish.casefold()
    every = sorted(available_timezones())
    exact = [name for name in every if name.casefold() == plain]
    return exact or [name for name in every if name.casefold().rpartition("/")[2] == plain]
