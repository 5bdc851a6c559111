"""Themes as records: a scheme of colours, two or four suit colours, normal or large print.

A new theme is a new scheme (or a new line in `_SCHEMES`); drawings never ask for a name.
"""

from dataclasses import dataclass
from types import MappingProxyType

from render.colour import Rgb, rgb

Inks = tuple[Rgb, Rgb, Rgb, Rgb]
"""One ink for each suit, in the order of `engine.cards.Suit`."""


def _inks(clubs: str, diamonds: str, hearts: str, spades: str) -> Inks:
    return rgb(clubs), rgb(diamonds), rgb(hearts), rgb(spades)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sky:
    """The surroundings in one mood: in play, at sunrise (won), at night (lost).

    table and band lie behind cards and texts, a rule parts them; the blocks of the stone
    pyramid that shows where cards are gone run from `block_top` to `block_foot`; light is
    the sun or moon, muted a quiet text.
    """

    table: Rgb
    band: Rgb
    rule: Rgb
    block_top: Rgb
    block_foot: Rgb
    joint: Rgb
    light: Rgb
    ray: Rgb
    muted: Rgb


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """The colours of a theme. `line` is a card's outline, inks are those of the suits."""

    day: Sky
    dawn: Sky
    night: Sky
    text: Rgb
    shadow: Rgb
    free: Rgb
    free_line: Rgb
    covered: Rgb
    covered_line: Rgb
    two_free: Inks
    two_covered: Inks
    four_free: Inks
    four_covered: Inks
    select: Rgb
    select_face: Rgb
    hint: Rgb
    hint_face: Rgb
    mark_ink: Rgb
    back: Rgb
    back_line: Rgb
    back_frame: Rgb
    plate: Rgb
    plate_ink: Rgb
    gold: Rgb
    gold_ink: Rgb


@dataclass(frozen=True, slots=True)
class Theme:
    """How a board looks; `key` is its lasting name in settings and caches."""

    key: str
    scheme: Scheme
    four: bool
    large: bool

    @property
    def free_inks(self) -> Inks:
        return self.scheme.four_free if self.four else self.scheme.two_free

    @property
    def covered_inks(self) -> Inks:
        return self.scheme.four_covered if self.four else self.scheme.two_covered


CLASSIC = Scheme(
    day=Sky(
        table=rgb("0F5A3C"),
        band=rgb("0A3F2A"),
        rule=rgb("176B49"),
        block_top=rgb("176B49"),
        block_foot=rgb("126142"),
        joint=rgb("0F5A3C"),
        light=rgb("FFD21F"),
        ray=rgb("14633F"),
        muted=rgb("CBE6D6"),
    ),
    dawn=Sky(
        table=rgb("0F5A3C"),
        band=rgb("0A3F2A"),
        rule=rgb("176B49"),
        block_top=rgb("FFE27A"),
        block_foot=rgb("EFA92B"),
        joint=rgb("A86A0C"),
        light=rgb("FFF3C4"),
        ray=rgb("236C42"),
        muted=rgb("CBE6D6"),
    ),
    night=Sky(
        table=rgb("17304A"),
        band=rgb("0E1F32"),
        rule=rgb("24455F"),
        block_top=rgb("24455F"),
        block_foot=rgb("1E3C55"),
        joint=rgb("17304A"),
        light=rgb("E8EEF5"),
        ray=rgb("1B3854"),
        muted=rgb("C9D8E6"),
    ),
    text=rgb("FFFFFF"),
    shadow=rgb("083322"),
    free=rgb("FFFFFF"),
    free_line=rgb("1E2B25"),
    covered=rgb("AEBAB3"),
    covered_line=rgb("33433B"),
    two_free=_inks("11161B", "B20A1A", "B20A1A", "11161B"),
    two_covered=_inks("0E1413", "7A000E", "7A000E", "0E1413"),
    four_free=_inks("1A634B", "0529E4", "AD0904", "11161B"),
    four_covered=_inks("1C4A3B", "0422D9", "781203", "0E1413"),
    select=rgb("FFD21F"),
    select_face=rgb("FFF0B3"),
    hint=rgb("62D0FF"),
    hint_face=rgb("D2F1FF"),
    mark_ink=rgb("14211B"),
    back=rgb("7E1024"),
    back_line=rgb("A32A3F"),
    back_frame=rgb("FFFFFF"),
    plate=rgb("FFFFFF"),
    plate_ink=rgb("6E0E1F"),
    gold=rgb("F6B92D"),
    gold_ink=rgb("2A1B00"),
)

DARK = Scheme(
    day=Sky(
        table=rgb("12161C"),
        band=rgb("0A0D11"),
        rule=rgb("232B35"),
        block_top=rgb("1D242D"),
        block_foot=rgb("191F27"),
        joint=rgb("12161C"),
        light=rgb("FFC933"),
        ray=rgb("171C23"),
        muted=rgb("B7C2CF"),
    ),
    dawn=Sky(
        table=rgb("1A1A22"),
        band=rgb("0D0D12"),
        rule=rgb("4A3A22"),
        block_top=rgb("FFD873"),
        block_foot=rgb("D98E24"),
        joint=rgb("7E4D0A"),
        light=rgb("FFEFC2"),
        ray=rgb("382B22"),
        muted=rgb("B7C2CF"),
    ),
    night=Sky(
        table=rgb("0F1530"),
        band=rgb("090D1F"),
        rule=rgb("1C2547"),
        block_top=rgb("1C2547"),
        block_foot=rgb("182040"),
        joint=rgb("0F1530"),
        light=rgb("DDE5F2"),
        ray=rgb("141B3A"),
        muted=rgb("B7C2DA"),
    ),
    text=rgb("F2F6FA"),
    shadow=rgb("05070A"),
    free=rgb("E8EAED"),
    free_line=rgb("05070A"),
    covered=rgb("2C343F"),
    covered_line=rgb("6E7B8B"),
    two_free=_inks("0B0F14", "9C0615", "9C0615", "0B0F14"),
    two_covered=_inks("E6ECF3", "FFA3A3", "FFA3A3", "E6ECF3"),
    four_free=_inks("045743", "0529E4", "9C0603", "0B0F14"),
    four_covered=_inks("2CFC43", "89ADFA", "FD8B84", "F2F6FA"),
    select=rgb("FFC933"),
    select_face=rgb("F3DFA6"),
    hint=rgb("5CD6C8"),
    hint_face=rgb("C3EAE5"),
    mark_ink=rgb("0B0F14"),
    back=rgb("20486F"),
    back_line=rgb("3A6C9C"),
    back_frame=rgb("C9DAEC"),
    plate=rgb("0A0D11"),
    plate_ink=rgb("F2F6FA"),
    gold=rgb("F0B63A"),
    gold_ink=rgb("231700"),
)

CONTRAST = Scheme(
    day=Sky(
        table=rgb("000000"),
        band=rgb("000000"),
        rule=rgb("FFFFFF"),
        block_top=rgb("161616"),
        block_foot=rgb("161616"),
        joint=rgb("000000"),
        light=rgb("FFE600"),
        ray=rgb("141414"),
        muted=rgb("FFFFFF"),
    ),
    dawn=Sky(
        table=rgb("000000"),
        band=rgb("000000"),
        rule=rgb("FFFFFF"),
        block_top=rgb("FFE600"),
        block_foot=rgb("FFC400"),
        joint=rgb("000000"),
        light=rgb("FFFFFF"),
        ray=rgb("3A3400"),
        muted=rgb("FFFFFF"),
    ),
    night=Sky(
        table=rgb("000000"),
        band=rgb("000000"),
        rule=rgb("FFFFFF"),
        block_top=rgb("1A1A2E"),
        block_foot=rgb("1A1A2E"),
        joint=rgb("000000"),
        light=rgb("FFFFFF"),
        ray=rgb("10101C"),
        muted=rgb("FFFFFF"),
    ),
    text=rgb("FFFFFF"),
    shadow=rgb("000000"),
    free=rgb("FFFFFF"),
    free_line=rgb("FFFFFF"),
    covered=rgb("000000"),
    covered_line=rgb("FFFFFF"),
    two_free=_inks("000000", "AD0904", "AD0904", "000000"),
    two_covered=_inks("FFFFFF", "E07F80", "E07F80", "FFFFFF"),
    four_free=_inks("1A634B", "0529E4", "AD0904", "000000"),
    four_covered=_inks("5BF75C", "8596F8", "E07F80", "FFFFFF"),
    select=rgb("FFE600"),
    select_face=rgb("FFF59A"),
    hint=rgb("00E5FF"),
    hint_face=rgb("B3F6FF"),
    mark_ink=rgb("000000"),
    back=rgb("1C1C1C"),
    back_line=rgb("3C3C3C"),
    back_frame=rgb("FFFFFF"),
    plate=rgb("000000"),
    plate_ink=rgb("FFFFFF"),
    gold=rgb("FFE600"),
    gold_ink=rgb("000000"),
)

_SCHEMES = {"classic": CLASSIC, "dark": DARK, "contrast": CONTRAST}


def _all_themes() -> dict[str, Theme]:
    themes = {}
    for name, scheme in _SCHEMES.items():
        for four in (False, True):
            for large in (False, True):
                key = name + "-four" * four + "-large" * large
                themes[key] = Theme(key, scheme, four, large)
    return themes


THEMES: MappingProxyType[str, Theme] = MappingProxyType(_all_themes())
DEFAULT_THEME = THEMES["classic"]
