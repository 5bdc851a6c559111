"""The art as curves: suits, figures and signs, each in a box of 100 by 100.

A shape is a list of layers painted one over the other; a layer is a path and whether it
adds ink or cuts it out. Paths are written with the letters of SVG (M, L, C, Q, Z, absolute)
and `O x y r` for a circle.
"""

from dataclasses import dataclass
from math import cos, sin, tau

Point = tuple[float, float]
Outline = tuple[Point, ...]
CURVE_POINTS = 14
CIRCLE_POINTS = 40
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3}


@dataclass(frozen=True, slots=True)
class Layer:
    """Closed outlines that add ink, or take it away again."""

    path: str
    adds: bool = True


Shape = tuple[Layer, ...]


def outlines(path: str) -> tuple[Outline, ...]:
    """The closed polygons of a path.

    Raises:
        ValueError: the path has a letter that is not known, or too few numbers.
    """
    found: list[Outline] = []
    points: list[Point] = []
    words = path.replace(",", " ").split()
    at = 0
    while at < len(words):
        letter = words[at]
        if letter not in _ARGUMENTS:
            raise ValueError(f"A path has M, L, C, Q, Z and O, not {letter!r}.")
        numbers = [float(word) for word in words[at + 1 : at + 1 + _ARGUMENTS[letter]]]
        at += 1 + _ARGUMENTS[letter]
        if letter == "O":
            found.append(_circle(*numbers))
        elif letter == "Z":
            found.append(tuple(points))
            points = []
        else:
            points += _segment(points, numbers)
    return tuple(found)


def _segment(before: list[Point], numbers: list[float]) -> list[Point]:
    """The points that a line or curve adds after the last point of `before`."""
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    if len(pairs) == 1:
        return pairs
    return [_bezier([before[-1], *pairs], step / CURVE_POINTS) for step in range(1, CURVE_POINTS + 1)]


def _bezier(points: list[Point], share: float) -> Point:
    """The point of a Bézier curve of any degree, by repeated halving of its frame."""
    while len(points) > 1:
        points = [
            (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False)
        ]
    return points[0]


def _circle(x: float, y: float, radius: float) -> Outline:
    return tuple(
        (x + radius * cos(tau * i / CIRCLE_POINTS), y + radius * sin(tau * i / CIRCLE_POINTS))
        for i in range(CIRCLE_POINTS)
    )


CLUB: Shape = (
    Layer("O 50 25 23"),
    Layer("O 25 59 23"),
    Layer("O 75 59 23"),
    Layer("M 38 40 L 62 40 L 62 66 L 38 66 Z"),
    Layer("M 46 58 L 54 58 C 54 78 60 91 71 98 L 29 98 C 40 91 46 78 46 58 Z"),
)
DIAMOND: Shape = (
    Layer("M 50 1 C 60 20 74 38 90 50 C 74 62 60 80 50 99 C 40 80 26 62 10 50 C 26 38 40 20 50 1 Z"),
)
HEART: Shape = (
    Layer(
        "M 50 97 C 43 86 3 61 3 31 C 3 14 15 4 28 4 C 39 4 47 11 50 20"
        " C 53 11 61 4 72 4 C 85 4 97 14 97 31 C 97 61 57 86 50 97 Z"
    ),
)
SPADE: Shape = (
    Layer(
        "M 50 2 C 57 17 96 39 96 65 C 96 78 87 86 76 86 C 65 86 57 79 53 70"
        " L 47 70 C 43 79 35 86 24 86 C 13 86 4 78 4 65 C 4 39 43 17 50 2 Z"
    ),
    Layer("M 46 60 L 54 60 C 54 80 60 92 71 98 L 29 98 C 40 92 46 80 46 60 Z"),
)
CROWN: Shape = (
    Layer("M 14 76 L 3 28 L 29 46 L 50 12 L 71 46 L 97 28 L 86 76 Z"),
    Layer("O 4 25 6"),
    Layer("O 50 9 7.5"),
    Layer("O 96 25 6"),
    Layer("M 14 82 L 86 82 L 86 95 L 14 95 Z"),
    Layer("O 50 61 7", adds=False),
    Layer("O 29 65 4.5", adds=False),
    Layer("O 71 65 4.5", adds=False),
)
TIARA: Shape = (
    Layer(
        "M 4 74 C 6 54 14 44 22 40 C 26 46 32 48 36 42 C 40 36 42 26 50 14"
        " C 58 26 60 36 64 42 C 68 48 74 46 78 40 C 86 44 94 54 96 74"
        " C 80 62 64 58 50 58 C 36 58 20 62 4 74 Z"
    ),
    Layer("O 22 32 6"),
    Layer("O 50 9 7.5"),
    Layer("O 78 32 6"),
    Layer("M 4 82 C 20 70 36 66 50 66 C 64 66 80 70 96 82 L 93 93 C 78 82 64 78 50 78 C 36 78 22 82 7 93 Z"),
    Layer("M 50 30 C 53 36 56 41 60 45 C 56 49 53 52 50 55 C 47 52 44 49 40 45 C 44 41 47 36 50 30 Z", adds=False),
)
SHIELD: Shape = (
    Layer("M 50 2 C 62 10 78 13 94 11 C 97 52 84 82 50 98 C 16 82 3 52 6 11 C 22 13 38 10 50 2 Z"),
    Layer("M 50 11 C 61 18 74 21 87 20 C 88 53 78 76 50 89 C 22 76 12 53 13 20 C 26 21 39 18 50 11 Z", adds=False),
    Layer("M 50 17 C 60 23 71 26 81 26 C 81 53 72 72 50 83 C 28 72 19 53 19 26 C 29 26 40 23 50 17 Z"),
)
TICK: Shape = (Layer("M 12 54 L 26 40 L 42 56 L 76 20 L 90 34 L 42 84 Z"),)
ARROW: Shape = (Layer("M 50 8 L 90 50 L 64 50 L 64 92 L 36 92 L 36 50 L 10 50 Z"),)
REFILL: Shape = (
    Layer("O 50 52 38"),
    Layer("O 50 52 23", adds=False),
    Layer("M 50 52 L 50 0 L 100 0 L 100 44 Z", adds=False),
    Layer("M 48 0 L 84 22 L 48 44 Z"),
)
NO_REFILL: Shape = (
    Layer("M 12 24 L 24 12 L 50 38 L 76 12 L 88 24 L 62 50 L 88 76 L 76 88 L 50 62 L 24 88 L 12 76 L 38 50 Z"),
)
STAR: Shape = (
    Layer("M 50 2 L 64 36 L 99 38 L 72 60 L 81 96 L 50 76 L 19 96 L 28 60 L 1 38 L 36 36 Z"),
)
MOON: Shape = (Layer("O 50 50 46"), Layer("O 70 38 40", adds=False))
FRENCH_SUITS = (CLUB, DIAMOND, HEART, SPADE)


def _ring(stem: float, arch: float) -> Shape:
    """An upright zero: an oval with an oval hole, `stem` wide at the sides."""

    def oval(left: float, top: float) -> str:
        right, bottom = 100 - left, 100 - top
        x, y = (50 - left) * 0.64, (50 - top) * 0.56
        return (
            f"M 50 {top} C {50 + x} {top} {right} {50 - y} {right} 50"
            f" C {right} {50 + y} {50 + x} {bottom} 50 {bottom}"
            f" C {50 - x} {bottom} {left} {50 + y} {left} 50"
            f" C {left} {50 - y} {50 - x} {top} 50 {top} Z"
        )

    return Layer(oval(0, 0)), Layer(oval(stem, arch), adds=False)


ZERO = _ring(26, 15.5)
ZERO_HEAVY = _ring(29.5, 17.5)
SPANISH_SUITS = (CLUB, DIAMOND, HEART, SPADE)
DISC: Shape = (Layer("O 50 50 50"),)
