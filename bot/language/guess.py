"""A line that nothing reads exactly: known confusions first, then the nearest phrase.

The phrases are those that make sense now: every legal removal, every card in sight and
every command, in the player's language. The nearest must be near enough and nearer than
anything else by a gap; and a rank or suit that was heard clearly must be in it.
"""

from dataclasses import dataclass

from rapidfuzz import fuzz, process

from bot.language.arguments import Hearing
from bot.language.confusions import Corrected, corrected
from bot.language.mend import mended
from bot.language.patterns import Phrase
from bot.language.phrases import Phrases, card_phrases, command_phrases, content
from bot.language.reading import read_line
from bot.language.resolve import Reading, Standing, best
from bot.language.vocabulary import Deck
from bot.language.words import Spoken, spoken
from bot.requests import Command

NEAR = 82.0
GAP = 4.0
SHORTEST = 4


@dataclass(frozen=True, slots=True)
class Guess:
    """A reading and whether it is doubtful enough to be read back."""

    reading: Reading
    doubtful: bool


def put_right(line: Spoken, hearing: Hearing) -> Guess | None:
    """The line with its known confusions put right, if it then makes sense."""
    kept: list[Guess] = []
    fewest = 0
    for attempt in corrected(line.words, hearing.known):
        if kept and attempt.corrections > fewest:
            break
        reading = _sense(attempt, hearing)
        if reading is not None:
            fewest = attempt.corrections
            bent = _bends_a_number(line.words, attempt.words, reading, hearing)
            doubtful = attempt.doubtful or not attempt.untouched or bent
            kept.append(Guess(reading, doubtful or _is_bare(attempt, reading, hearing)))
    together = best(guess.reading for guess in kept)
    if together is None:
        return None
    return Guess(
        together,
        any(guess.doubtful for guess in kept if guess.reading.standing is together.standing),
    )


def _is_bare(attempt: Corrected, reading: Reading, hearing: Hearing) -> bool:
    """True for cards played by ranks alone: "tres días" is hardly "tres diez"."""
    played = any(command.name == "play" for command in reading.commands)
    return played and not any(word in hearing.cards.deck.suits for word in attempt.words)


def _bends_a_number(heard: Phrase, words: Phrase, reading: Reading, hearing: Hearing) -> bool:
    """True if a count or a deal's number is no longer the one that was heard (C43)."""
    if not any(command.number is not None or command.text for command in reading.commands):
        return False
    part = hearing.known.counting.is_part
    return [word for word in heard if part(word)] != [word for word in words if part(word)]


def mend(line: Spoken, hearing: Hearing) -> Reading | None:
    """The line with slips of the finger put right, if it then makes sense."""
    lone = len(line.words) == 1
    readings = (
        (words, read_line(spoken(" ".join(words)), hearing))
        for words in mended(line.words, hearing.known)
    )
    return best(
        reading
        for words, reading in readings
        if reading
        and reading.standing is not Standing.ABSENT
        and not (lone and _selects(reading))
        and not _bends_a_number(line.words, words, reading, hearing)
    )


def _selects(reading: Reading) -> bool:
    return any(command.name == "select" for command in reading.commands)


def _sense(attempt: Corrected, hearing: Hearing) -> Reading | None:
    reading = read_line(spoken(" ".join(attempt.words)), hearing)
    if reading is None or (reading.standing is Standing.ABSENT and attempt.untouched < 2):
        return None
    # A lone word that sounds like a rank is small talk more often than a card.
    return None if _selects(reading) and not attempt.untouched else reading


def nearest(line: Spoken, hearing: Hearing) -> Reading | None:
    """The phrase that was probably said, if one stands out."""
    deck = hearing.cards.deck
    cards = " ".join(content(line.words, hearing.known))
    named = card_phrases(hearing.known, hearing.position, spanish=hearing.cards.spanish)
    found = _near(cards, named, deck)
    found += _near(" ".join(line.words), command_phrases(hearing.known.language), deck)
    found.sort(key=lambda entry: -entry[1])
    if not found or found[0][1] < NEAR:
        return None
    meant, near = found[0]
    if any(other != meant and score > near - GAP for other, score in found[1:]):
        return None
    if isinstance(meant, Command):
        return Reading((meant,))
    return hearing.command(meant, Spoken("", (), ()))


def _near(heard: str, phrases: Phrases, deck: Deck) -> list[tuple[Command | str, float]]:
    """The meanings of phrases near to what was heard, the nearest first."""
    if len(heard) < SHORTEST or not phrases:
        return []
    scored = process.extract(
        heard, list(phrases), scorer=fuzz.ratio, score_cutoff=NEAR - GAP, limit=8
    )
    clear = _clear(heard.split(), deck)
    lone = " " not in heard
    return [
        (phrases[text], near)
        for text, near, _ in scored
        if clear <= _clear(text.split(), deck) and not (lone and text[0] != heard[0])
    ]


def _clear(words: list[str], deck: Deck) -> set[tuple[str, int]]:
    """Ranks and suits that were heard clearly."""
    ranks = {("rank", deck.ranks[word]) for word in words if word in deck.ranks}
    return ranks | {("suit", deck.suits[word]) for word in words if word in deck.suits}
