"""Scenes for the tests: real games of every variant, some way in."""

import random
from dataclasses import replace
from functools import cache
from io import BytesIO

from PIL import Image

from engine.game import Game, parse_game
from engine.moves import Remove
from engine.position import Outcome
from render.scene import Labels, Scene, View, scene_of

SPANISH_RANKS = tuple(str(rank) for rank in range(1, 13))
ITALIAN_RANKS = ("A", *map(str, range(2, 11)), "F", "D", "R")


@cache
def game_of(token: str, seed: int, moves: int) -> Game:
    """Deal 2 of a variant after some moves; removals are preferred, luck is fixed."""
    source = random.Random(seed)
    game = parse_game(f"PY1-{token}-AAAAAAS")
    for _ in range(moves):
        legal = game.position.legal_moves()
        if not legal:
            break
        removals = [move for move in legal if isinstance(move, Remove)]
        game = game.play(source.choice(removals if removals and source.random() < 0.6 else legal))
    return game


def scene(token: str = "N", seed: int = 1, moves: int = 12, *, marked: bool = False) -> Scene:
    """A game's picture; marked: the first free card selected, the second hinted."""
    game = game_of(token, seed, moves)
    ranks = SPANISH_RANKS if game.position.rules.ranks == 12 else ITALIAN_RANKS
    labels = Labels(ranks=ranks, passes="2 redeals")
    if not marked:
        return scene_of(game, View(labels=labels, footer="Stock: 10 cards."))
    first, second = game.position.free_places()[:2]
    view = View(labels=labels, selected=(first,), hint=Remove((second,)), footer="10♣ selected")
    return scene_of(game, view)


def won() -> Scene:
    """Deal 2 with its pyramid cleared."""
    rows = tuple((None,) * (row + 1) for row in range(7))
    footer = "280 points, 74 moves, 4 minutes 10 seconds. Par is 68."
    return replace(
        scene(moves=30), rows=rows, outcome=Outcome.WON, title="You won!", footer=footer, score=280
    )


def lost(token: str = "R") -> Scene:
    """A game that was really lost."""
    seed = next(seed for seed in range(99) if game_of(token, seed, 300).outcome is Outcome.LOST)
    footer = "120 points, 12 cards taken from the pyramid. Say “undo” to go back."
    return replace(scene(token, seed, 300), title="No more moves", footer=footer)


def opened(data: bytes) -> Image.Image:
    """A PNG's picture in red, green and blue."""
    return Image.open(BytesIO(data)).convert("RGB")
