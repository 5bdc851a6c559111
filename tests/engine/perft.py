"""Counting move sequences: the golden test of move generation."""

from functools import cache

from engine.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` legal moves lead on from a position."""

    @cache
    def count(at: Position, left: int) -> int:
        moves = at.legal_moves()
        if left == 1:
            return len(moves)
        return sum(count(at.apply(move), left - 1) for move in moves)

    return count(position, depth)
