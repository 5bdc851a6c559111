"""Colours as numbers: reading, mixing and contrast as WCAG counts it."""

from typing import NamedTuple


class Rgb(NamedTuple):
    """An sRGB colour, each channel 0 to 255."""

    red: int
    green: int
    blue: int


def rgb(text: str) -> Rgb:
    """The colour of six hexadecimal digits, "0F5A3C"."""
    return Rgb(*bytes.fromhex(text))


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The colour on the straight line from `first` (share 0) to `second` (share 1)."""
    return Rgb(*(round(a + (b - a) * share) for a, b in zip(first, second, strict=True)))


def linear(channel: int) -> float:
    """A channel's light, 0 to 1, without the screen's gamma."""
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: Rgb) -> float:
    """Relative luminance, 0 for black to 1 for white."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """Contrast ratio, 1 (alike) to 21 (black on white)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def readable(ink: Rgb, face: Rgb, ratio: float) -> Rgb:
    """`ink`, moved towards black or white just as far as `ratio` on `face` needs."""
    end = Rgb(0, 0, 0) if luminance(face) > 0.18 else Rgb(255, 255, 255)
    for step in range(101):
        moved = mix(ink, end, step / 100)
        if contrast(moved, face) >= ratio:
            return moved
    return end
