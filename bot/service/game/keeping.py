"""Storing a game: what the rules say of it goes along, for results and contests."""

from functools import lru_cache

from bot.storage.records import StoredGame, Tally
from bot.storage.repository import Work
from engine.errors import PyramidError
from engine.game import Game, parse_game
from engine.rules import format_rules


@lru_cache(maxsize=32)
def replayed(line: str) -> Game:
    """The game of a stored line; one request asks for it many times."""
    return parse_game(line)


async def save_game(work: Work, stored: StoredGame) -> StoredGame:
    """Store a game as it stands now; it comes back with its new version.

    Raises:
        StaleGame: it was changed or removed since it was read.
    """
    return await work.games.save(stored, tally_of)


def tally_of(line: str) -> Tally | None:
    """What counts of a game; None for a line that cannot be replayed, which has no result."""
    try:
        game = replayed(line)
    except PyramidError:
        return None
    rules, position = game.deal.rules, game.position
    return Tally(
        code=game.code,
        rules=format_rules(rules),
        removed=rules.pyramid_size - position.pyramid_count,
        cards=position.removed_count,
        moves=game.moves,
        undos=game.undos,
        score=game.score,
    )
