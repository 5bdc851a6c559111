"""Leaderboards: of a group by week, month and all time, and of one deal."""

from bot.language.listen import listen
from bot.language.terms import period_in
from bot.replies import Kind, Reply, Say, Value
from bot.requests import Command
from bot.service.deadlines import start_of_period
from bot.service.effects import team_line
from bot.service.games import wished_deal
from bot.service.names import fit_name
from bot.service.table import Refused, Table
from bot.service.told import time_said
from bot.storage.together import Leader

MOST = 20
"""Players on a leaderboard."""


async def top(table: Table, command: Command) -> Reply:
    """`/top [week | month | all | code | off | on]`."""
    text = command.text.strip()
    switch = _switch(table, text)
    if switch is not None:
        return await _appear(table, shown=switch)
    period = period_in(text, table.settings.language) if text else "all"
    if period in {"week", "month", "all"} and not table.request.where.private:
        return await _of_group(table, period or "all")
    if text and period is None:
        return await _of_deal(table, text)
    raise Refused(Say("top-where" if table.request.where.private else "top-ask"))


def _switch(table: Table, text: str) -> bool | None:
    """What a word for "on" or "off" means, None for other words."""
    heard = listen(f"/text {text}", language=table.settings.language).commands if text else ()
    wish = heard[0].text if len(heard) == 1 else ""
    return {"on": True, "off": False}.get(wish)


async def _appear(table: Table, *, shown: bool) -> Reply:
    user = table.request.who.user
    if user is None:
        raise Refused(Say("person-only"))
    await (table.work.unhide(user) if shown else table.work.hide(user))
    return table.aside(Kind.DONE, Say("top-on" if shown else "top-off"))


async def _of_group(table: Table, period: str) -> Reply:
    since = start_of_period(table.request.at, period, table.settings.zone)
    leaders = await table.work.leaders_in(table.request.where.chat, since, MOST)
    if not leaders:
        return table.aside(Kind.INFO, Say("top-nobody"), Say("top-ask"))
    told = [
        Say(
            "top-line",
            {
                "place": place,
                "name": leader.name,
                "won": leader.won,
                "played": leader.played,
                "cards": leader.cards,
            },
        )
        for place, leader in places(leaders)
    ]
    return table.aside(Kind.INFO, Say("top-title", {"period": period}), *told, Say("top-ask"))


async def _of_deal(table: Table, text: str) -> Reply:
    heard = listen(f"/new {text}", language=table.settings.language).commands
    deal = wished_deal(table, heard[0] if len(heard) == 1 else Command("new", text=text))
    leaders = await table.work.leaders_at(deal.code, MOST)
    if not leaders:
        return table.aside(Kind.INFO, Say("top-nobody"))
    title = Say("top-deal-title", {"code": deal.code})
    told = [_deal_line(place, leader) for place, leader in places(leaders)]
    return table.aside(Kind.INFO, title, *told)


def _deal_line(place: Say, leader: Leader) -> Say:
    args: dict[str, Value] = {
        "place": place,
        "name": fit_name(leader.name, leader.user),
        "moves": leader.moves,
        "cards": leader.cards,
        "time": time_said(leader.seconds),
    }
    return Say("top-deal-won" if leader.won else "top-deal-lost", args)


def places(leaders: list[Leader]) -> list[tuple[Say, Leader]]:
    """Leaders in order with their places; equal ones share one."""
    keys = [(-one.won, -one.cards, one.moves, int(one.seconds)) for one in leaders]
    found = []
    for key, leader in zip(keys, leaders, strict=True):
        shared = keys.count(key) > 1
        place = Say("place-shared" if shared else "place", {"place": keys.index(key) + 1})
        found.append((place, leader))
    return found


async def team(table: Table, _: Command) -> Reply:
    """Who did what in the group's shared game."""
    table.need_game()
    stored = table.stored
    if stored is None or stored.owner is not None:
        raise Refused(Say("team-alone"))
    told = team_line(await table.work.deeds(stored.id))
    return table.aside(Kind.INFO, *(told or (Say("team-nobody"),)))
