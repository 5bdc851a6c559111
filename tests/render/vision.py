"""How far two colours are apart, for eyes with all cones or without one kind of them."""

from itertools import product

from render.colour import Rgb, linear

# Machado, Oliveira and Fernandes (2009), full severity, on linear sRGB.
MATRICES = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def _times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(colour: Rgb, eyes: str) -> tuple[float, float, float]:
    """CIE Lab of a colour as these eyes see it."""
    light = [linear(channel) for channel in colour]
    seen = [min(1.0, max(0.0, part)) for part in _times(MATRICES[eyes], light)]
    x, y, z = (
        part ** (1 / 3) if (part := value / white) > 216 / 24389 else part * 841 / 108 + 4 / 29
        for value, white in zip(_times(TO_XYZ, seen), WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Rgb, second: Rgb, eyes: str) -> float:
    """ΔE76 as these eyes see it."""
    pairs = zip(lab(first, eyes), lab(second, eyes), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def nearest(colours: list[Rgb]) -> float:
    """The smallest distance between any two of the colours, for any eyes."""
    return min(
        distance(first, second, eyes)
        for eyes, first, second in product(MATRICES, colours, colours)
        if first is not second
    )
