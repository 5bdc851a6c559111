"""Pictures: time to compose and to encode, size, and what a theme costs to make ready.

Times are those of the processor, so that a busy machine does not blur them.
"""

import random
import statistics
import time
from collections.abc import Callable

from engine.cards import ordered_deck
from engine.game import Game, parse_game
from engine.moves import Remove
from engine.position import Outcome
from render import encode
from render.board import draw_board, paint_board
from render.layout import LARGE
from render.palette import Mood, State, palette_of
from render.scene import ENGLISH_RANKS, Deck, Scene, View, scene_of
from render.sprites import sprites_of
from render.themes import THEMES

BOARDS = 500


def run() -> None:
    scenes = _scenes()
    theme = THEMES["classic"]
    _print_ready(scenes[0])
    for scene in scenes:
        paint_board(scene, theme)
    palette = palette_of(theme, Mood.DAY)
    compose = [_seconds(lambda scene=scene: paint_board(scene, theme)) for scene in scenes]
    _print_times("compose", compose)
    ways = {"Pillow": None} | ({"isal": encode.FAST} if encode.FAST else {})
    for name, deflate in ways.items():
        times, sizes = [], []
        for scene in scenes:
            start = time.thread_time()
            data = encode.png_of(paint_board(scene, theme), palette, deflate)
            times.append(time.thread_time() - start)
            sizes.append(len(data) / 1024)
        _print_times(f"compose + encode, {name}", times)
        print(f"  bytes, {name}: p50 {statistics.median(sizes):.1f} KiB, max {max(sizes):.1f} KiB")
    largest = max(
        (len(draw_board(scene, each)) / 1024, each.key)
        for each in THEMES.values()
        for scene in scenes[::10]
    )
    print(f"  largest of all themes: {largest[0]:.1f} KiB ({largest[1]})")


def _scenes() -> list[Scene]:
    """Boards from the middle of games, of all variants, with marks and a footer."""
    source = random.Random(7)
    tokens = ("N", "N", "N", "S", "R", "P2", "T", "A", "F", "E")
    scenes = []
    while len(scenes) < BOARDS:
        game = parse_game(f"PY1-{tokens[len(scenes) % 10]}-AAAAAAS")
        game = _played(game, source, source.randrange(5, 40))
        if game.outcome is Outcome.PLAYING:
            hint = game.position.legal_moves()[0]
            places = game.position.free_places()
            view = View(selected=places[:1], hint=hint, footer=f"{hint} {len(scenes)}")
            scenes.append(scene_of(game, view))
    return scenes


def _played(game: Game, source: random.Random, moves: int) -> Game:
    for _ in range(moves):
        legal = game.position.legal_moves()
        removals = [move for move in legal if isinstance(move, Remove)]
        if not legal:
            return game
        game = game.play(source.choice(removals if removals and source.random() < 0.6 else legal))
    return game


def _print_ready(scene: Scene) -> None:
    """The first board of a theme, and what stays in memory after it drew every card."""
    ready = _seconds(lambda: draw_board(scene, THEMES["dark"]))
    print(f"  theme ready, first board drawn: {1000 * ready:.1f} ms")
    print(f"  sprites of a size and language, all themes: {_sprite_bytes() / 2**20:.1f} MiB")
    palettes = sum(len(palette_of(THEMES["dark"], mood)) for mood in Mood)
    print(f"  a theme on top of it: {palettes / 1024:.1f} KiB of palettes")


def _sprite_bytes() -> int:
    """Pixels kept when all cards of the largest print were drawn, free and covered."""
    sprites = sprites_of(LARGE, Deck.FRENCH, ENGLISH_RANKS)
    pictures = [
        sprites.card(card, state)
        for card in ordered_deck()
        for state in (State.FREE, State.COVERED)
    ]
    return sum(picture.width * picture.height for picture in pictures)


def _seconds(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return time.thread_time() - start


def _print_times(name: str, seconds: list[float]) -> None:
    ordered = sorted(1000 * value for value in seconds)
    p99 = ordered[len(ordered) * 99 // 100]
    print(f"  {name}: p50 {statistics.median(ordered):.2f} ms, p99 {p99:.2f} ms")


if __name__ == "__main__":
    run()
