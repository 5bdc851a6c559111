"""The art as curves: suits, figures and signs, each in a box of 100 by 100.

A shape is a list of layers painted one over the other; a layer is a path and whether it
adds ink or cuts it out. Paths are written with the letters of SVG (M, L, C, Q, Z, absolute)
and `O x y r` for a circle.
"""

from dataclasses import dataclass
from itertools import pairwise
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
    return [
        _bezier([before[-1], *pairs], step / CURVE_POINTS) for step in range(1, CURVE_POINTS + 1)
    ]


def _bezier(points: list[Point], share: float) -> Point:
    """The point of a Bézier curve of any degree, by repeated halving of its frame."""
    while len(points) > 1:
        points = [
            (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            for (x0, y0), (x1, y1) in pairwise(points)
        ]
    return points[0]


def _circle(x: float, y: float, radius: float) -> Outline:
    return tuple(
        (x + radius * cos(tau * i / CIRCLE_POINTS), y + radius * sin(tau * i / CIRCLE_POINTS))
        for i in range(CIRCLE_POINTS)
    )


CLUB: Shape = (
    Layer("O 50 24 22.5"),
    Layer("O 24 60 22.5"),
    Layer("O 76 60 22.5"),
    Layer("M 42 40 L 58 40 L 61 66 L 39 66 Z"),
    Layer("M 46 58 L 54 58 C 54 78 60 91 71 98 L 29 98 C 40 91 46 78 46 58 Z"),
)
DIAMOND: Shape = (
    Layer(
        "M 50 1 C 60 20 74 38 90 50 C 74 62 60 80 50 99 C 40 80 26 62 10 50 C 26 38 40 20 50 1 Z"
    ),
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
    Layer("M 15 47 L 3 17 L 29 29 L 50 8 L 71 29 L 97 17 L 85 47 Z"),
    Layer("O 6 16 6"),
    Layer("O 50 7 7"),
    Layer("O 94 16 6"),
    Layer("M 15 51 L 85 51 L 85 61 L 15 61 Z"),
    Layer("O 50 38 5.5", adds=False),
    Layer("O 29 40 4", adds=False),
    Layer("O 71 40 4", adds=False),
)
TIARA: Shape = (
    Layer(
        "M 2 46 C 4 33 12 25 21 23 C 26 29 32 31 37 26 C 41 22 43 16 50 9"
        " C 57 16 59 22 63 26 C 68 31 74 29 79 23 C 88 25 96 33 98 46"
        " C 82 37 65 34 50 34 C 35 34 18 37 2 46 Z"
    ),
    Layer("O 20 16 5.5"),
    Layer("O 50 6 6.5"),
    Layer("O 80 16 5.5"),
    Layer(
        "M 3 51 C 18 42 35 38.5 50 38.5 C 65 38.5 82 42 97 51 L 94 60"
        " C 80 51 65 48 50 48 C 35 48 20 51 6 60 Z"
    ),
    Layer("M 50 16 L 57 24 L 50 32 L 43 24 Z", adds=False),
)
SHIELD: Shape = (
    Layer("M 50 2 C 62 10 78 13 94 11 C 97 52 84 82 50 98 C 16 82 3 52 6 11 C 22 13 38 10 50 2 Z"),
    Layer(
        "M 50 11 C 61 18 74 21 87 20 C 88 53 78 76 50 89 C 22 76 12 53 13 20 C 26 21 39 18 50 11 Z",
        adds=False,
    ),
    Layer(
        "M 50 17 C 60 23 71 26 81 26 C 81 53 72 72 50 83 C 28 72 19 53 19 26 C 29 26 40 23 50 17 Z"
    ),
)
TICK: Shape = (Layer("M 8 54 L 23 39 L 41 57 L 77 18 L 92 33 L 41 86 Z"),)
ARROW: Shape = (Layer("M 50 8 L 90 50 L 64 50 L 64 92 L 36 92 L 36 50 L 10 50 Z"),)
REFILL: Shape = (
    Layer("O 50 52 38"),
    Layer("O 50 52 23", adds=False),
    Layer("M 50 52 L 50 0 L 100 0 L 100 44 Z", adds=False),
    Layer("M 48 0 L 84 22 L 48 44 Z"),
)
NO_REFILL: Shape = (
    Layer(
        "M 12 24 L 24 12 L 50 38 L 76 12 L 88 24 L 62 50"
        " L 88 76 L 76 88 L 50 62 L 24 88 L 12 76 L 38 50 Z"
    ),
)
STAR: Shape = (
    Layer("M 50 2 L 64 36 L 99 38 L 72 60 L 81 96 L 50 76 L 19 96 L 28 60 L 1 38 L 36 36 Z"),
)
CLOCK: Shape = (
    Layer("O 50 50 48"),
    Layer("O 50 50 36", adds=False),
    Layer("M 44 24 L 56 24 L 56 46 L 74 58 L 68 69 L 44 54 Z"),
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
DISC: Shape = (Layer("O 50 50 50"),)
SPARK: Shape = (
    Layer(
        "M 50 0 C 54 34 66 46 100 50 C 66 54 54 66 50 100 C 46 66 34 54 0 50 C 34 46 46 34 50 0 Z"
    ),
)
BASTO: Shape = (
    Layer(
        "M 65 1 C 74 0 95 18 95 27 C 90 35 85 39 81 42 L 98 44 L 98 57 L 69 55 L 59 63 L 51 71"
        " L 28 95 C 21 100 6 87 9 80 L 22 60 L 14 41 L 24 35 L 32 47 L 37 39 L 44 30 L 33 10"
        " L 43 3 L 52 19 C 54 13 59 7 65 1 Z"
    ),
    Layer("M 69 8 C 75 8 87 18 88 25 C 81 29 65 15 69 8 Z", adds=False),
    Layer("M 67 28 L 70 31 L 55 47 L 52 44 Z", adds=False),
    Layer("M 42 53 L 45 56 L 30 75 L 27 72 Z", adds=False),
)
ORO: Shape = (
    Layer("O 50 50 49"),
    Layer("O 50 50 40", adds=False),
    Layer("O 50 50 34"),
    Layer(
        "M 50 21 L 57 39 L 74 29 L 66 46 L 82 56 L 63 59 L 64 78 L 50 65 L 36 78 L 37 59 L 18 56"
        " L 34 46 L 26 29 L 43 39 Z",
        adds=False,
    ),
)
COPA: Shape = (
    Layer(
        "M 6 3 L 94 3 C 96 35 86 57 59 63 L 59 77 C 70 80 80 86 82 98 L 18 98"
        " C 20 86 30 80 41 77 L 41 63 C 14 57 4 35 6 3 Z"
    ),
    Layer("M 15 18 L 85 18 L 84 26 L 16 26 Z", adds=False),
)
ESPADA: Shape = (
    Layer("M 50 0 C 58 8 64 14 64 24 L 64 64 L 36 64 L 36 24 C 36 14 42 8 50 0 Z"),
    Layer("M 47.5 16 L 52.5 16 L 52.5 57 L 47.5 57 Z", adds=False),
    Layer(
        "M 8 59 C 13 54 21 57 26 61 L 74 61 C 79 57 87 54 92 59"
        " C 97 66 94 76 86 77 L 14 77 C 6 76 3 66 8 59 Z"
    ),
    Layer("M 41 77 L 59 77 L 58 88 L 42 88 Z"),
    Layer("O 50 90 10"),
)
SPANISH_SUITS = (BASTO, ORO, COPA, ESPADA)
HORSE: Shape = (
    Layer(
        "M 24 98 C 24 80 34 70 44 60 C 38 60 31 63 26 68 C 22 73 13 72 10 66 C 7 60 9 55 13 50"
        " L 27 30 C 30 22 36 17 43 14 L 45 3 L 55 12 C 78 15 92 36 92 64 C 92 78 89 90 88 98 Z"
    ),
    Layer("O 42 32 4.5", adds=False),
    Layer("M 60 24 C 72 34 78 48 77 66 L 72 66 C 72 50 67 37 57 28 Z", adds=False),
)
CAP: Shape = (
    Layer("M 10 62 C 8 40 24 26 44 24 C 62 22 78 30 84 44 C 88 52 90 57 90 62 Z"),
    Layer("M 58 30 C 62 10 78 0 97 1 C 94 8 91 10 89 12 C 91 12 93 12 95 13 C 88 24 78 30 66 34 Z"),
    Layer("M 2 68 C 20 62 80 62 98 68 L 94 82 C 76 77 24 77 6 82 Z"),
)
FIGURES_FRENCH = {11: SHIELD, 12: TIARA, 13: CROWN}
FIGURES_SPANISH = {10: CAP, 11: HORSE, 12: CROWN}
