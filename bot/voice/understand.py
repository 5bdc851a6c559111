"""From readings to one command, or to none: what was heard is never bent into a legal move.

The recogniser's readings are tried in order through `listen`, the same as for typed words. How
good each result is, a `grade` says. Only a reading that is sure may be played at once, and only
while no other reading says something else with nearly the same score.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from bot.voice.recogniser import Hypotheses, Hypothesis

MAX_NO_SPEECH = 0.6
MIN_SCORE = -1.2
"""Readings below are guesses: right ones in noise reach down to -1.1, noises up to -0.9."""

RIVAL_GAP = 0.15
"""Two commands whose scores are closer than this cannot be told apart by ear."""

Heard = TypeVar("Heard")


class Grade(IntEnum):
    """How well a reading fits, best last."""

    NOTHING = 0  # no command in it
    REFUSED = 1  # a command that cannot be done now, with its reason
    DOUBTFUL = 2  # a command by likeness only: to be read back
    QUESTION = 3  # several commands fit: to be asked
    SURE = 4  # exactly one command, word for word or by a known confusion


@dataclass(frozen=True, slots=True)
class Understood(Generic[Heard]):
    """The reading that was chosen.

    heard    what `listen` made of it
    confirm  True: read it back and wait for yes or no before the board changes
    """

    text: str
    heard: Heard
    confirm: bool


def understand(
    hypotheses: Hypotheses,
    listen: Callable[[str], Heard],
    grade: Callable[[Heard], Grade],
) -> Understood[Heard] | None:
    """Choose a reading; None when nobody spoke or nothing in it is a command."""
    if hypotheses.no_speech > MAX_NO_SPEECH:
        return None
    likely = [each for each in hypotheses.best_first if each.score >= MIN_SCORE]
    tried = [(each, result, grade(result)) for each in likely for result in [listen(each.text)]]
    best = max((quality for _, _, quality in tried), default=Grade.NOTHING)
    if best is Grade.NOTHING:
        return None
    chosen, result, _ = next(each for each in tried if each[2] is best)
    rivals = (
        (other, said)
        for other, said, quality in tried
        if quality >= Grade.DOUBTFUL and other.text != chosen.text
    )
    doubted = any(said != result and _close(chosen, other) for other, said in rivals)
    return Understood(chosen.text, result, doubted or best is Grade.DOUBTFUL)


def _close(chosen: Hypothesis, other: Hypothesis) -> bool:
    return other.score > chosen.score - RIVAL_GAP
