"""What playing means beyond the board: attempts that count, practice, who did what."""

from collections.abc import Sequence

from bot.replies import Sentence, Value
from bot.service.context import Context
from bot.service.together.names import fit_name
from bot.service.together.standings import place_of, ranked
from bot.service.together.streaks import streak_said
from bot.storage.together import Attempt, Contest, ContestKind, Deeds
from engine.deal import Deal
from engine.game import Game
from engine.position import Outcome


async def began(context: Context, deal: Deal) -> tuple[Sentence, ...]:
    """A deal is laid out; if a first attempt at it counts already, this one is practice."""
    user = context.request.who.user
    if user is None or not context.request.where.private:
        return ()
    language, name = context.settings.language, fit_name(context.request.who.name, user)
    await context.work.people.see(context.request.who, language, context.request.at)
    if not await context.work.contests.attempts_at(user, deal.code, context.request.at):
        return ()
    await context.work.contests.mark_seen(user, deal.code)
    return (Sentence("practice", {"name": name}),)


async def played(context: Context, before: Game, after: Game) -> tuple[Sentence, ...]:
    """An action was made: note who made it, and at the end what the game counts for."""
    stored = context.stored
    if stored is None:
        return ()
    if stored.owner is None:
        await _note_deed(context, stored.id, before, after)
        if after.outcome is Outcome.PLAYING:
            return ()
        return team_line(await context.work.deeds.of(stored.id))
    if after.outcome is Outcome.PLAYING:
        return ()
    return await _counted(context, stored.id)


async def _note_deed(context: Context, game_id: int, before: Game, after: Game) -> None:
    who = context.request.who
    if who.user is None:
        return
    undos = after.undos - before.undos
    cards = 0 if undos else after.position.removed_count - before.position.removed_count
    name = fit_name(who.name, who.user)
    await context.work.deeds.note(game_id, who.user, name, cards, undos)


def team_line(deeds: Sequence[Deeds]) -> tuple[Sentence, ...]:
    """Who did what in a shared game, as one sentence."""
    if not deeds:
        return ()
    items = tuple(_deed(deed) for deed in deeds)
    return (Sentence("team", {"items": items}),)


def _deed(deed: Deeds) -> Sentence:
    args: dict[str, Value] = {
        "name": deed.name,
        "cards": deed.cards,
        "moves": deed.moves,
        "undos": deed.undos,
    }
    return Sentence("team-deed-undos" if deed.undos else "team-deed", args)


async def _counted(context: Context, game_id: int) -> tuple[Sentence, ...]:
    """What a finished game counts for, a sentence for each contest."""
    attempts = await context.work.contests.attempts_of_game(game_id)
    contests = await context.work.contests.by_token({attempt.token for attempt in attempts})
    says: list[Sentence] = []
    for attempt in attempts:
        contest = contests[attempt.token]
        if contest.over(context.request.at):
            says.append(Sentence("counted-late"))
        elif contest.kind is ContestKind.DAILY:
            says.extend(await streak_said(context, attempt.user))
        elif contest.kind is ContestKind.SERIES:
            says.append(_hand_said(contest, attempt))
        else:
            says.append(await _place_said(context, contest, attempt))
    return tuple(says)


def _hand_said(contest: Contest, attempt: Attempt) -> Sentence:
    hands = len(contest.codes)
    args: dict[str, Value] = {"hand": attempt.hand, "hands": hands, "cards": attempt.cards}
    return Sentence("counted-hand" if attempt.hand < hands else "counted-last-hand", args)


async def _place_said(context: Context, contest: Contest, attempt: Attempt) -> Sentence:
    rows = ranked(await context.work.contests.attempts(contest.token), contest)
    place = place_of(rows, attempt.user)
    args: dict[str, Value] = {"place": place.number, "count": len(rows)}
    return Sentence("counted-shared" if place.shared else "counted", args)
