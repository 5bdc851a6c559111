"""Results in a sentence with a link; and after a win its card, measured against par (R15)."""

import asyncio
from dataclasses import replace
from urllib.parse import quote

from bot.replies import Key, Kind, Reply, Result, Sentence, Value
from bot.service.context import Context, Features
from bot.service.words.sentences import time_said
from bot.storage.repository import StoredGame
from bot.thinking import Thinker
from engine.game import Game
from engine.position import Outcome
from engine.solver import Shortest

PATIENCE = 6.0
"""Seconds that a card waits for par; without it the card has no stars."""

NEAR_PAR = 3
"""Moves above par that still earn every star."""

FAR_FROM_PAR = 1.25
"""Times par: with more moves than this a win earns one star."""


def stars_for(moves: int, par: int) -> int:
    """The stars of a win: 3 up to three moves above par, 2 up to a quarter above it, else 1.

    Moves are those of R15, so those that were taken back count too.
    """
    if moves <= par + NEAR_PAR:
        return 3
    return 2 if moves <= par * FAR_FROM_PAR else 1


def celebrate(context: Context, game: Game) -> None:
    """Have the result of a win follow its announcement, which does not wait for it."""
    stored = context.stored
    if not context.features.results or game.outcome is not Outcome.WON or stored is None:
        return
    seconds, together, thinker = stored.seconds, stored.owner is None, context.features.thinker

    async def then(context: Context, found: Shortest | None) -> Reply | None:
        par = await _known_par(context, game, found)
        stars = stars_for(game.moves, par) if par is not None else None
        best = len(found.line) if found is not None and found.line else None
        measured: tuple[Sentence, ...] = ()
        if par is not None and stars is not None:
            measured = (Sentence("par", {"moves": par}), Sentence("stars", {"stars": stars}))
        elif best is not None:
            measured = (Sentence("par-best", {"moves": best}),)
        measured += await _records(context, stored)
        if context.settings.text_only:
            return context.aside(Kind.INFO, *measured) if measured else None
        won = result_sentence(context.features, game, seconds)
        says = (Sentence("share-won-together", won.args) if together else won, *measured)
        result = Result(
            says=says,
            game=game,
            seconds=seconds,
            par=par,
            best=best,
            stars=stars,
            rows=keys_after(context, stored.id, game),
        )
        return replace(context.aside(Kind.INFO), extra=result)

    # Told with what the game was like when it was won, whatever has begun since.
    context.defer(lambda: _shortest(thinker, game), then, patient=False, bound=False)


def keys_after(context: Context, game_id: int, game: Game) -> tuple[tuple[Key, ...], ...]:
    """What one may do after a win, under its picture (C70)."""
    features = context.features
    challenge = (
        Key(Sentence("key-send-deal"), url=share_url(features, game))
        if features.username
        else Key(Sentence("key-together"), "menu", "together")
    )
    return (
        (
            Key(Sentence("key-next"), "go", "new"),
            Key(Sentence("key-share"), "go", f"share-{game_id}"),
        ),
        (challenge, Key(Sentence("key-look-back"), "go", f"look-{game_id}")),
    )


def share_url(features: Features, game: Game) -> str:
    """Opens Telegram's list of chats to send a link to a deal to one of them."""
    return f"https://t.me/share/url?url={quote(link(features, game.code), safe='')}"


async def _records(context: Context, stored: StoredGame) -> tuple[Sentence, ...]:
    """What of a win was never better by its player under these rules."""
    if stored.owner is None:
        return ()
    every = await context.work.games.results_of(stored.owner)
    now = next((one for one in every if one.game_id == stored.id), None)
    if now is None:
        return ()
    before = [
        one
        for one in every
        if one.state == "won" and one.rules == now.rules and one.game_id != stored.id
    ]
    if not before:
        return ()
    says: list[Sentence] = []
    if now.moves < min(one.moves for one in before):
        says.append(Sentence("record-moves", {"moves": now.moves}))
    if int(now.seconds) < min(int(one.seconds) for one in before):
        says.append(Sentence("record-time", {"time": time_said(now.seconds)}))
    return tuple(says)


def link(features: Features, payload: str, *, group: bool = False) -> str:
    """A link to the bot; where the bot has no name yet, the payload alone."""
    if not features.username:
        return payload
    return f"https://t.me/{features.username}?{'startgroup' if group else 'start'}={payload}"


def result_sentence(features: Features, game: Game, seconds: float) -> Sentence:
    """How a game ended, or that it is there to be played."""
    args: dict[str, Value] = {
        "number": game.deal.number or 0,
        "code": game.code,
        "moves": game.moves,
        "cards": game.deal.rules.pyramid_size - game.position.pyramid_count,
        "time": time_said(seconds),
        "link": link(features, game.code),
    }
    keys = {Outcome.WON: "share-won", Outcome.LOST: "share-lost"}
    return Sentence(keys.get(game.outcome, "share-playing"), args)


async def _shortest(thinker: Thinker | None, game: Game) -> Shortest | None:
    """What a little thinking finds out about par."""
    if thinker is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await thinker.par(game)
    except TimeoutError:
        return None


async def _known_par(context: Context, game: Game, found: Shortest | None) -> int | None:
    """The deal's par if it is proved now or was before; kept for the statistics."""
    if found is not None and found.proved and found.line:
        par = len(found.line)
        await context.work.judged.note(game.code, winnable=True, par=par)
        return par
    return (await context.work.judged.of({game.code})).get(game.code, (None, None))[1]
