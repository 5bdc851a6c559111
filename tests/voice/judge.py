"""How well spoken commands are understood: the whole way from sound to command, and a verdict."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from bot.commands import COMMANDS
from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command
from bot.voice.audio import Sound, decode, encode
from bot.voice.prompt import prompt_for
from bot.voice.recogniser import Hypotheses, Recogniser
from bot.voice.understand import Understood, understand
from tests.voice.corpus import table

TABLE = table()
ASKED_FIRST = {"new", "again"}
"""Never done at once where that would lose a game (C14)."""


class Verdict(Enum):
    RIGHT = "right"
    READ_BACK = "right, read back"
    MISSED = "not understood"
    OFFERED = "something else, read back or asked"
    TOLD = "something else, the board unchanged"
    WRONG = "something else, played"


@dataclass(frozen=True, slots=True)
class Trial:
    said: str
    found: Hypotheses
    understood: Understood | None
    verdict: Verdict

    def __str__(self) -> str:
        texts = [f"{each.text} {each.score:.2f}" for each in self.found.best_first]
        return f"{self.said} | {texts} no speech {self.found.no_speech:.2f} | {self.verdict.value}"


def trial(recogniser: Recogniser, language: str, said: str, sound: Sound) -> Trial:
    """Send `sound` as a voice message; `said` is what should be understood, "" is nothing."""
    found = recogniser.recognise(decode(encode(sound)), language, prompt_for(language))
    hear = partial(listen, language=language, position=TABLE)
    understood = understand(found, hear, TABLE)
    return Trial(said, found, understood, judge(hear(said), understood))


def judge(meant: Heard, understood: Understood | None) -> Verdict:
    if understood is None:
        return Verdict.MISSED if meant.commands else Verdict.RIGHT
    heard = understood.heard
    doubtful = heard.sure is Sureness.FUZZY
    if heard.commands == meant.commands:
        return Verdict.READ_BACK if doubtful else Verdict.RIGHT
    if not any(map(changes_the_board, heard.commands)):
        return Verdict.TOLD
    asked = doubtful or len(heard.commands) > 1 or heard.commands[0].name in ASKED_FIRST
    return Verdict.OFFERED if asked else Verdict.WRONG


def changes_the_board(command: Command) -> bool:
    """Whether it would do something now; a refused move and a bare "pair" do not."""
    if command.move is not None:
        return TABLE.why_not(command.move) is None
    shape = COMMANDS.get(command.name)
    return shape is not None and shape.changes and command.name not in {"pair", "king"}


def counted(trials: Sequence[Trial]) -> Counter[Verdict]:
    return Counter(each.verdict for each in trials)


def share_right(trials: Sequence[Trial]) -> float:
    """The share of trials that were understood, whether played at once or read back."""
    found = counted(trials)
    return (found[Verdict.RIGHT] + found[Verdict.READ_BACK]) / len(trials)
