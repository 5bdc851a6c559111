"""From readings to one command, or to none: what was heard is never bent into a legal move.

The readings are tried in order through `listen`, exactly as if they had been typed. The first
that is a command counts, even one that the rules refuse: a likelier reading is not passed over
because a worse one happens to be legal. Only where two readings are too close to be told apart
by ear may the legal one be proposed, and then it is read back, as every doubtful one is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.language.listen import Heard, Sureness
from bot.voice.recogniser import Hypotheses, Hypothesis
from engine.position import Position

MAX_NO_SPEECH = 0.6

MIN_SCORE = -1.2
"""What scores less is a guess."""

RIVAL_GAP = 0.15
"""Two readings whose scores differ by less cannot be told apart."""

Tried = tuple[Hypothesis, Heard]


@dataclass(frozen=True, slots=True)
class Understood:
    """The reading that was chosen and what `listen` made of it; doubtful ones are FUZZY."""

    text: str
    heard: Heard


def understand(
    hypotheses: Hypotheses, listen: Callable[[str], Heard], position: Position | None
) -> Understood | None:
    """Choose a reading; None when nobody spoke, or when nothing said is a command."""
    if hypotheses.no_speech > MAX_NO_SPEECH:
        return None
    likely = takewhile(lambda each: each.score >= MIN_SCORE, hypotheses.best_first)
    tried = [(each, heard) for each in likely if (heard := listen(each.text)).commands]
    sure = [each for each in tried if each[1].sure is not Sureness.FUZZY]
    if sure:
        return _told_apart(sure, position)
    return _doubtful(tried[0]) if tried else None


def _told_apart(sure: Sequence[Tried], position: Position | None) -> Understood:
    (first, meant), *others = sure
    rivals = [
        (each, heard)
        for each, heard in others
        if heard.commands != meant.commands and each.score > first.score - RIVAL_GAP
    ]
    if not rivals:
        return Understood(first.text, meant)
    legal = (each for each in (sure[0], *rivals) if _is_legal(each[1], position))
    return _doubtful(next(legal, sure[0]))


def _doubtful(tried: Tried) -> Understood:
    hypothesis, heard = tried
    return Understood(hypothesis.text, replace(heard, sure=Sureness.FUZZY))


def _is_legal(heard: Heard, position: Position | None) -> bool:
    moves = [command.move for command in heard.commands]
    if position is None or any(command.cards for command in heard.commands):
        return False
    return all(move is None or position.why_not(move) is None for move in moves)
