"""Ways to draw: how often, onto which pile, until what.

What is left of a line without its verb: "nine times", "on the third pile", "until the 9".
A number alone counts cards; where there are several wastes it names the pile.
"""

from dataclasses import dataclass

from bot.language.named import CardReader
from bot.language.numbers import LONGEST_COUNT
from bot.language.patterns import Phrase
from bot.language.resolve import Reading
from bot.language.vocabulary import Vocabulary
from bot.requests import Command
from engine.moves import Draw
from engine.position import Position

ZERO = "zero"
Marks = list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Draws:
    """Reads what says how to draw."""

    known: Vocabulary
    cards: CardReader
    position: Position | None

    @property
    def piles(self) -> int:
        """Wastes to choose from."""
        return len(self.position.wastes) if self.position else 1

    def read(self, words: Phrase) -> Reading | None:
        """The draws that the words ask for, None if they say anything else."""
        for start in range(len(words)):
            for length, meaning in self.known.draws.prefixes(words[start:]):
                if meaning == "until":
                    return self._until(words[:start], words[start + length :])
        marks = self._marks(words)
        return None if marks is None else self._counted(marks)

    def _until(self, before: Phrase, target: Phrase) -> Reading | None:
        """Draw until a card comes, or anything that fits."""
        marks = self._marks(before)
        pile = self._counted(marks) if marks is not None else None
        if pile is None or pile.commands[0].name != "draw":
            return None
        move = _onto(pile.commands[0].number)
        plain = tuple(word for word in target if word not in self.known.fillers)
        for meant in (target, plain):
            if meant and self.known.draws.whole(meant) == "fits":
                return Reading((Command("until", move=move),))
        for cards in self.cards.read(target):
            if len(cards) == 1 and cards[0].rank is not None:
                card = (cards[0].card,) if cards[0].card else ()
                return Reading((Command("until", move=move, cards=card, number=cards[0].rank),))
        return None

    def _counted(self, marks: Marks) -> Reading | None:
        count, pile = self._count_and_pile(marks)
        if count == 0 or pile == 0:
            return Reading((Command("no-number", text=ZERO),))
        if count is None or pile is None:
            return None
        if count > 1:
            return Reading((Command("draws", move=_onto(pile), number=count),))
        return Reading((Command("draw", number=None if pile == UNSAID else pile),))

    def _count_and_pile(self, marks: Marks) -> tuple[int | None, int | None]:
        """How many cards and onto which pile; None, None for marks that make no sense."""
        kinds = [kind for kind, _ in marks]
        values = [value for _, value in marks]
        match kinds:
            case [] | ["times"]:
                return 1, UNSAID
            case ["number"] if self.piles > 1:
                return 1, values[0]
            case ["number"] | ["number", "times"] | ["times", "number"]:
                return values[kinds.index("number")], UNSAID
            case ["number", "times", "times"]:
                return values[0], UNSAID
            case _:
                pass
        at = next((index for index, kind in enumerate(kinds) if kind in _PLACES), None)
        if at is None:
            return None, None
        pile = _pile(kinds[at:], values[at:])
        before = self._count_and_pile(marks[:at])[0] if at else 1
        if pile is None and kinds[-1] == "times" and at == 0:
            cut = _pile_length(kinds)
            pile = _pile(kinds[:cut], values[:cut])
            before = self._count_and_pile(marks[cut:])[0]
        return (before, pile) if before is not None and pile is not None else (None, None)

    def _marks(self, words: Phrase) -> Marks | None:
        """The words as what each is for; None if one is for nothing."""
        marks: Marks = []
        start = 0
        while start < len(words):
            length, mark = self._mark(words[start:])
            if not length:
                return None
            if mark is not None:
                marks.append(mark)
            start += length
        return marks

    def _mark(self, words: Phrase) -> tuple[int, tuple[str, int] | None]:
        for length, meaning in self.known.draws.prefixes(words):
            if meaning in MULTIPLES:
                return length, ("number", MULTIPLES[meaning])
            if meaning not in {"until", "fits"}:
                return length, (meaning, 0)
        for length in range(min(LONGEST_COUNT, len(words)), 0, -1):
            number = self.known.counting.value(words[:length])
            if number is not None:
                return length, ("number", number)
        if words[0] in self.known.ordinals:
            return 1, ("ordinal", self.known.ordinals[words[0]])
        times = self._times(words[0])
        if times is not None:
            return 1, ("number", times)
        return (1, None) if words[0] in self.known.fillers | self.known.thin else (0, None)

    def _times(self, word: str) -> int | None:
        """A number with "times" glued to it: "neunmal"."""
        for phrase, meaning in self.known.draws.all():
            if meaning == "times" and len(phrase) == 1 and word.endswith(phrase[0]):
                return self.known.counting.value((word.removesuffix(phrase[0]),))
        return None


UNSAID = -1
_PLACES = frozenset({"onto", "pile", "ordinal"})
MULTIPLES = {"once": 1, "twice": 2, "thrice": 3}


def _onto(pile: int | None) -> Draw | None:
    return None if pile is None or pile < 1 else Draw(pile - 1)


def _pile(kinds: list[str], values: list[int]) -> int | None:
    """The pile that marks name, from 1; UNSAID where there is but one to name."""
    match kinds:
        case ["onto", "number"] | ["pile", "number"] | ["onto", "ordinal"]:
            return values[1]
        case ["onto", "pile", "number"] | ["onto", "pile", "ordinal"]:
            return values[2]
        case ["onto", "ordinal", "pile"] | ["onto", "number", "pile"]:
            return values[1]
        case ["ordinal", "pile"]:
            return values[0]
        case ["onto", "pile"]:
            return UNSAID
    return None


def _pile_length(kinds: list[str]) -> int:
    """How many marks at the start name a pile, when a count follows."""
    longest = min(3, len(kinds))
    return next((n for n in range(longest, 0, -1) if _pile(kinds[:n], [1] * n) is not None), 0)
