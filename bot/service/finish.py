"""Results in a sentence with a link; and after a win its card, measured against par (R15)."""

import asyncio
from dataclasses import replace

from bot.replies import Kind, Reply, Result, Say, Value
from bot.service.table import Follow, House, Table
from bot.service.told import time_said
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


def celebrate(table: Table, game: Game) -> None:
    """Have the result of a win follow its announcement, which does not wait for it."""
    stored = table.stored
    if not table.house.results or game.outcome is not Outcome.WON or stored is None:
        return
    seconds, together, thinker = stored.seconds, stored.owner is None, table.house.thinker

    async def then(table: Table, found: Shortest | None) -> Reply | None:
        par = await _known_par(table, game, found)
        stars = stars_for(game.moves, par) if par is not None else None
        best = len(found.line) if found is not None and found.line else None
        measured: tuple[Say, ...] = ()
        if par is not None and stars is not None:
            measured = (Say("par", {"moves": par}), Say("stars", {"stars": stars}))
        elif best is not None:
            measured = (Say("par-best", {"moves": best}),)
        if table.settings.text_only:
            return table.aside(Kind.INFO, *measured) if measured else None
        won = result_sentence(table.house, game, seconds)
        result = Result(
            says=(Say("share-won-together", won.args) if together else won, *measured),
            game=game,
            seconds=seconds,
            par=par,
            best=best,
            stars=stars,
        )
        return replace(table.aside(Kind.INFO), extra=result)

    table.follow = Follow(lambda: _shortest(thinker, game), then, patient=False)


def link(house: House, payload: str, *, group: bool = False) -> str:
    """A link to the bot; where the bot has no name yet, the payload alone."""
    if not house.username:
        return payload
    return f"https://t.me/{house.username}?{'startgroup' if group else 'start'}={payload}"


def result_sentence(house: House, game: Game, seconds: float) -> Say:
    """How a game ended, or that it is there to be played."""
    args: dict[str, Value] = {
        "number": game.deal.number or 0,
        "code": game.code,
        "moves": game.moves,
        "cards": game.deal.rules.pyramid_size - game.position.pyramid_count,
        "time": time_said(seconds),
        "link": link(house, game.code),
    }
    keys = {Outcome.WON: "share-won", Outcome.LOST: "share-lost"}
    return Say(keys.get(game.outcome, "share-playing"), args)


async def _shortest(thinker: Thinker | None, game: Game) -> Shortest | None:
    """What a little thinking finds out about par."""
    if thinker is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await thinker.par(game)
    except TimeoutError:
        return None


async def _known_par(table: Table, game: Game, found: Shortest | None) -> int | None:
    """The deal's par if it is proved now or was before; kept for the statistics."""
    if found is not None and found.proved and found.line:
        par = len(found.line)
        await table.work.judge(game.code, winnable=True, par=par)
        return par
    return (await table.work.judged({game.code})).get(game.code, (None, None))[1]
