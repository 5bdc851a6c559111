"""The engine: positions a second, moves a second, games loaded a second."""

import random
import time

from engine.deal import deal_of
from engine.game import format_game, new_game, parse_game
from engine.position import start_position
from engine.rules import VARIANTS

WALKS = 200


def run() -> None:
    for token in VARIANTS:
        walks = [_walk(token, number) for number in range(WALKS)]
        steps = [(position, move) for walk in walks for position, move in walk]
        start = time.process_time()
        for position, move in steps:
            position.apply(move)
        applied = len(steps) / (time.process_time() - start)
        start = time.process_time()
        for position, _ in steps:
            position.legal_moves()
        listed = len(steps) / (time.process_time() - start)
        print(f"  {token:3} apply {applied:9,.0f} positions/s, legal_moves {listed:9,.0f} lists/s")
    _loading()


def _walk(token, number):
    chooser, position, walk = (
        random.Random(number),
        start_position(deal_of(number, VARIANTS[token])),
        [],
    )
    while len(walk) < 120 and (moves := position.legal_moves()):
        move = chooser.choice(moves)
        walk.append((position, move))
        position = position.apply(move)
    return walk


def _loading() -> None:
    lines = []
    for number in range(50):
        game, chooser = new_game(deal_of(number, VARIANTS["N"])), random.Random(number)
        while len(game.log) < 150 and (moves := game.position.legal_moves()):
            game = game.play(chooser.choice(moves))
        lines.append(format_game(game))
    start = time.process_time()
    for line in lines:
        parse_game(line)
    print(f"  loading a game of 150 actions: {(time.process_time() - start) / 50 * 1000:.2f} ms")
