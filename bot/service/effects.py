"""What playing means beyond the board: attempts that count, practice, who did what."""

from collections.abc import Sequence

from bot.replies import Say, Value
from bot.service.names import fit_name
from bot.service.standings import place_of, ranked
from bot.service.streaks import streak_said
from bot.service.table import Table
from bot.storage.together import Attempt, Contest, ContestKind, Deeds
from engine.deal import Deal
from engine.game import Game
from engine.position import Outcome


async def began(table: Table, deal: Deal) -> tuple[Say, ...]:
    """A deal is laid out; if a first attempt at it counts already, this one is practice."""
    user = table.request.who.user
    if user is None or not table.request.where.private:
        return ()
    language, name = table.settings.language, fit_name(table.request.who.name, user)
    await table.work.see_player(table.request.who, language, table.request.at)
    if not await table.work.attempts_at(user, deal.code, table.request.at):
        return ()
    await table.work.mark_seen(user, deal.code)
    return (Say("practice", {"name": name}),)


async def played(table: Table, before: Game, after: Game) -> tuple[Say, ...]:
    """An action was made: note who made it, and at the end what the game counts for."""
    stored = table.stored
    if stored is None:
        return ()
    if stored.owner is None:
        await _note_deed(table, stored.id, before, after)
        if after.outcome is Outcome.PLAYING:
            return ()
        return team_line(await table.work.deeds(stored.id))
    if after.outcome is Outcome.PLAYING:
        return ()
    return await _counted(table, stored.id)


async def _note_deed(table: Table, game_id: int, before: Game, after: Game) -> None:
    who = table.request.who
    if who.user is None:
        return
    undos = after.undos - before.undos
    cards = 0 if undos else after.position.removed_count - before.position.removed_count
    name = fit_name(who.name, who.user)
    await table.work.note_deed(game_id, who.user, name, cards, undos)


def team_line(deeds: Sequence[Deeds]) -> tuple[Say, ...]:
    """Who did what in a shared game, as one sentence."""
    if not deeds:
        return ()
    items = tuple(_deed(deed) for deed in deeds)
    return (Say("team", {"items": items}),)


def _deed(deed: Deeds) -> Say:
    args: dict[str, Value] = {
        "name": deed.name,
        "cards": deed.cards,
        "moves": deed.moves,
        "undos": deed.undos,
    }
    return Say("team-deed-undos" if deed.undos else "team-deed", args)


async def _counted(table: Table, game_id: int) -> tuple[Say, ...]:
    """What a finished game counts for, a sentence for each contest."""
    attempts = await table.work.attempts_of_game(game_id)
    contests = await table.work.contests_by_token({attempt.token for attempt in attempts})
    says: list[Say] = []
    for attempt in attempts:
        contest = contests[attempt.token]
        if contest.over(table.request.at):
            says.append(Say("counted-late"))
        elif contest.kind is ContestKind.DAILY:
            says.extend(await streak_said(table, attempt.user))
        elif contest.kind is ContestKind.SERIES:
            says.append(_hand_said(contest, attempt))
        else:
            says.append(await _place_said(table, contest, attempt))
    return tuple(says)


def _hand_said(contest: Contest, attempt: Attempt) -> Say:
    hands = len(contest.codes)
    args: dict[str, Value] = {"hand": attempt.hand, "hands": hands, "cards": attempt.cards}
    return Say("counted-hand" if attempt.hand < hands else "counted-last-hand", args)


async def _place_said(table: Table, contest: Contest, attempt: Attempt) -> Say:
    rows = ranked(await table.work.attempts(contest.token), contest)
    place = place_of(rows, attempt.user)
    args: dict[str, Value] = {"place": place.number, "count": len(rows)}
    return Say("counted-shared" if place.shared else "counted", args)
