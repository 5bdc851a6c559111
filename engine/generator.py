"""The deal generator: SplitMix64 and Fisher–Yates, exact in 64-bit integers.

Everything is stated so that it can be re-implemented in any language; test vectors are in
`docs/deals.md` and `tests/data/deals.json`. All sums and products are modulo 2**64.

1. `mix(z)`: z ^= z >> 30; z *= 0xBF58476D1CE4E5B9; z ^= z >> 27;
   z *= 0x94D049BB133111EB; z ^= z >> 31.
2. A stream of (number, lane) starts with state = mix(CONSTANT + lane) + number, passed
   through `mix` once more. Each draw adds 0x9E3779B97F4A7C15 to the state and gives
   mix(state).
3. `below(n)`: draw until the value is under 2**64 - (2**64 mod n), then value mod n.
4. A deck is shuffled with lane 0: for i from the last card down to the second (from 0),
   swap card i with card below(i + 1).
5. The reshuffle after pass p (p = 1, 2, …) uses lane p: each card of the stock's original
   order draws one key; the new stock is the remaining cards by ascending key.
"""

from collections.abc import Iterator
from typing import TypeVar

# The free constant of the scheme: the smallest number from 0 with which nobody can remove
# more than 14 cards of deal 1 under the app's rules, as documented (R20), no fewer.
CONSTANT = 557

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    value ^= value >> 30
    value = value * 0xBF58476D1CE4E5B9 & _MASK
    value ^= value >> 27
    value = value * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31


def start_state(number: int, lane: int, constant: int = CONSTANT) -> int:
    """The state with which a stream starts."""
    return _mix(_mix(constant + lane & _MASK) + number & _MASK)


def stream(number: int, lane: int, constant: int = CONSTANT) -> Iterator[int]:
    """Endless 64-bit values for a deal's number; lane 0 shuffles, lane p is redeal p."""
    state = start_state(number, lane, constant)
    while True:
        state = state + _GAMMA & _MASK
        yield _mix(state)


def below(values: Iterator[int], bound: int) -> int:
    """An unbiased number from 0 to `bound` - 1, by rejection."""
    limit = (1 << 64) - (1 << 64) % bound
    return next(value for value in values if value < limit) % bound


def shuffled(items: tuple[T, ...], number: int, constant: int = CONSTANT) -> tuple[T, ...]:
    """The items in the order of deal `number`."""
    order = list(items)
    values = stream(number, 0, constant)
    for last in range(len(order) - 1, 0, -1):
        other = below(values, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
