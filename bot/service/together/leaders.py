"""Leaderboards: of a group by week, month and all time, and of one deal."""

from bot.language.listen import read_arguments
from bot.language.terms import period_in
from bot.replies import Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.games import wished_deal
from bot.service.together.counting import team_line
from bot.service.together.deadlines import start_of_period
from bot.service.together.names import fit_name
from bot.service.words.sentences import time_said
from bot.storage.together import Leader

MOST = 20
"""Players on a leaderboard."""


async def top(context: Context, command: Command) -> Reply:
    """`/top [week | month | all | code | off | on]`."""
    text = command.text.strip()
    switch = _switch(context, text)
    if switch is not None:
        return await _appear(context, shown=switch)
    period = period_in(text, context.settings.language) if text else "all"
    if period in {"week", "month", "all"} and not context.request.where.private:
        return await _of_group(context, period or "all")
    if text and period is None:
        return await _of_deal(context, text)
    raise Refused(Sentence("top-where" if context.request.where.private else "top-ask"))


def _switch(context: Context, text: str) -> bool | None:
    """What a word for "on" or "off" means, None for other words."""
    wish = read_arguments("text", text, language=context.settings.language).text if text else ""
    return {"on": True, "off": False}.get(wish)


async def _appear(context: Context, *, shown: bool) -> Reply:
    user = context.request.who.user
    if user is None:
        raise Refused(Sentence("person-only"))
    await (context.work.leaders.unhide(user) if shown else context.work.leaders.hide(user))
    return context.aside(Kind.DONE, Sentence("top-on" if shown else "top-off"))


async def _of_group(context: Context, period: str) -> Reply:
    since = start_of_period(context.request.at, period, context.settings.zone)
    leaders = await context.work.leaders.in_chat(context.request.where.chat, since, MOST)
    if not leaders:
        return context.aside(Kind.INFO, Sentence("top-nobody"), Sentence("top-ask"))
    told = [
        Sentence(
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
    return context.aside(
        Kind.INFO, Sentence("top-title", {"period": period}), *told, Sentence("top-ask")
    )


async def _of_deal(context: Context, text: str) -> Reply:
    wish = read_arguments("new", text, language=context.settings.language)
    deal = wished_deal(context, wish)
    leaders = await context.work.leaders.at(deal.code, MOST)
    if not leaders:
        return context.aside(Kind.INFO, Sentence("top-nobody"))
    title = Sentence("top-deal-title", {"code": deal.code})
    told = [_deal_line(place, leader) for place, leader in places(leaders)]
    return context.aside(Kind.INFO, title, *told)


def _deal_line(place: Sentence, leader: Leader) -> Sentence:
    args: dict[str, Value] = {
        "place": place,
        "name": fit_name(leader.name, leader.user),
        "moves": leader.moves,
        "cards": leader.cards,
        "time": time_said(leader.seconds),
    }
    return Sentence("top-deal-won" if leader.won else "top-deal-lost", args)


def places(leaders: list[Leader]) -> list[tuple[Sentence, Leader]]:
    """Leaders in order with their places; equal ones share one."""
    keys = [(-one.won, -one.cards, one.moves, int(one.seconds)) for one in leaders]
    found = []
    for key, leader in zip(keys, leaders, strict=True):
        shared = keys.count(key) > 1
        place = Sentence("place-shared" if shared else "place", {"place": keys.index(key) + 1})
        found.append((place, leader))
    return found


async def team(context: Context, _: Command) -> Reply:
    """Who did what in the group's shared game."""
    context.need_game()
    stored = context.stored
    if stored is None or stored.owner is not None:
        raise Refused(Sentence("team-alone"))
    told = team_line(await context.work.deeds.of(stored.id))
    return context.aside(Kind.INFO, *(told or (Sentence("team-nobody"),)))
