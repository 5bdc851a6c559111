"""From readings to one command, or to none: what was heard is never bent into a legal move.

The readings are tried in order through `listen`, exactly as if they had been typed. The first
that is a command counts, even one that the rules refuse: a likelier reading is not passed over
because a worse one happens to be legal. It is sure only if it was heard well: with a good score
of its own, hardly worse than the best reading, and better than any other command. Else it is
doubtful, and the board waits until the player said yes. Of two commands that cannot be told
apart by ear, the one that fits the table is the one that is read back; and a reading that names
a card that is not there gives way, as a question, to one that does not.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.language.listen import Heard, Sureness
from bot.voice.recogniser import Hypotheses, Hypothesis
from engine.position import Position

MAX_NO_SPEECH = 0.6

MIN_SCORE = -1.3
MAX_GAP = 0.45
"""What scores less, or so much less than the best reading, is a guess and is not tried."""

SURE_SCORE = -0.8
"""What scores less is read back; four in five right readings score -0.5 or more."""

SURE_GAP = 0.25
"""How much better the best reading may score than one that is played at once, or that is a
command by likeness only."""

RIVAL_GAP = 0.15
"""Two readings whose scores differ by less cannot be told apart."""


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
    best = hypotheses.best_first[0].score if hypotheses.best_first else MIN_SCORE
    floor = max(MIN_SCORE, best - MAX_GAP)
    likely = takewhile(lambda each: each.score >= floor, hypotheses.best_first)
    tried = [(each, heard) for each in likely if (heard := listen(each.text)).commands]
    exact = [each for each in tried if each[1].sure is not Sureness.FUZZY]
    if not exact:
        near = (each for each in tried if each[0].score >= best - SURE_GAP)
        blurred = next(near, None)
        return _doubtful(*blurred) if blurred else None
    (first, meant), *others = exact
    here = _fit(meant, position)
    gap = RIVAL_GAP if here else MAX_GAP
    rivals = [
        (each, heard)
        for each, heard in others
        if heard.commands != meant.commands and each.score > first.score - gap
    ]
    # Far behind, being legal counts for nothing: the next that fits at all is asked about.
    most = 2 if here else 1
    fitting = max([exact[0], *rivals], key=lambda each: min(most, _fit(each[1], position)))
    if fitting[0] is not first or (here and rivals):
        return _doubtful(*fitting)
    if first.score < max(SURE_SCORE, best - SURE_GAP):
        return _doubtful(first, meant)
    return Understood(first.text, meant)


def _doubtful(hypothesis: Hypothesis, heard: Heard) -> Understood:
    return Understood(hypothesis.text, replace(heard, sure=Sureness.FUZZY))


def _fit(heard: Heard, position: Position | None) -> int:
    """How well commands fit the table: 2 can be done, 1 cannot now, 0 lacks a card or a word."""
    if any(each.cards or (each.name == "pair" and each.move is None) for each in heard.commands):
        return 0
    moves = [each.move for each in heard.commands if each.move is not None]
    if position is None or all(position.why_not(move) is None for move in moves):
        return 2
    return 1
