"""A game looked at again, step by step; after its end with what the solver says of each step."""

from typing import Final

from bot.language.catalog import Catalog
from bot.replies import Sentence
from bot.service.advice.replay import is_over
from bot.service.game.keeping import replayed
from bot.service.service import Service
from bot.service.words.sentences import done
from bot.storage.repository import StoredGame
from bot.thinking import GivenUp, Thinker, Whose
from bot.web.state import Json, table
from engine.game import Game, new_game
from engine.solver import Kind

KEYS: Final = {Kind.WIN: "verdict-win", Kind.LOSS: "verdict-loss"}


async def review(
    stored: StoredGame, step: int, user: int, service: Service, catalog: Catalog, language: str
) -> Json:
    """One step of a game: 0 is the deal, the last one the game as it stands.

    verdict  "win", "loss" or "unknown", and `says` in words; None while the game goes on
    """
    game = replayed(stored.line)
    step = min(step, len(game.line))
    shown = new_game(game.deal).play(*game.line[:step])
    record: Json = {
        "step": step,
        "steps": len(game.line),
        "said": _told(game, step, catalog, language),
        "table": table(shown, catalog, language),
        "verdict": None,
    }
    thinker = service.features.thinker
    if thinker is None or not is_over(game):
        return record
    kind = await _judged(thinker, shown, Whose(user, stored.id))
    key = KEYS.get(kind, "verdict-unknown") if kind is not None else "verdict-unknown"
    record["verdict"] = key.removeprefix("verdict-")
    record["says"] = catalog.text(Sentence(key), language)
    return record


async def _judged(thinker: Thinker, game: Game, whose: Whose) -> Kind | None:
    try:
        return (await thinker.verdict(game, whose)).kind
    except GivenUp:
        return None


def _told(game: Game, step: int, catalog: Catalog, language: str) -> str:
    if not step:
        return catalog.text(Sentence("web-review-start"), language)
    move = game.line[step - 1]
    before = new_game(game.deal).play(*game.line[: step - 1]).position
    spanish = game.deal.rules.spanish
    return catalog.text(done(before, move, past=True), language, spanish=spanish)
