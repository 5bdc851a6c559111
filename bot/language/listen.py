"""Words in: a line that was typed or dictated becomes commands, or nothing.

The player's language is asked first. Where it finds nothing that can be done now, another
language may have the only reading that can (C28); then the player's own reading stands
and is explained. What no language reads exactly is tried with known confusions, then
against everything that could sensibly be said now (`bot.language.guess`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from bot.commands import COMMANDS, Takes
from bot.language.answers import answer_in
from bot.language.arguments import Hearing
from bot.language.lexicon import languages, lexicon
from bot.language.places import places_in
from bot.language.resolve import Reading, Standing, best, play_places
from bot.language.vocabulary import Phrase, PhraseBook, vocabulary
from bot.language.wishes import looks_like_code, wish_in
from bot.language.words import Spoken, spoken
from bot.requests import Command, Pending
from engine.moves import Draw
from engine.position import Position


class Sureness(Enum):
    """How a line was understood; a FUZZY one that changes the board is read back."""

    EXACT = "exact"
    CONFUSION = "confusion"
    FUZZY = "fuzzy"


@dataclass(frozen=True, slots=True)
class Heard:
    """What a line means: nothing, one command, or several to choose from, in reading order."""

    commands: tuple[Command, ...] = ()
    sure: Sureness = Sureness.EXACT


def listen(
    text: str,
    *,
    language: str,
    position: Position | None = None,
    pending: Pending | None = None,
    others: tuple[str, ...] | None = None,
) -> Heard:
    """Understand a line.

    `others` are the languages to fall back to, None for all that are shipped.
    """
    line = spoken(text)
    fallback = languages() if others is None else others
    tongues = (language, *(name for name in fallback if name != language))
    hearings = [Hearing(vocabulary(name), position) for name in tongues]
    if text.lstrip().startswith("/"):
        return _slash(text.strip(), hearings)
    if not line.words:
        return Heard()
    if pending is not None:
        for hearing in hearings:
            answer = answer_in(line, pending, hearing)
            if answer is not None:
                return Heard((answer,))
    reading = _written(text, line, position) or _exact(line, hearings)
    if reading is not None:
        return _heard(reading, Sureness.FUZZY if reading.spelled else Sureness.EXACT)
    return Heard()


def _heard(reading: Reading, sure: Sureness) -> Heard:
    return Heard(reading.commands, sure)


def _written(text: str, line: Spoken, position: Position | None) -> Reading | None:
    """What is written the same in every language: places, and a deal's code alone."""
    if looks_like_code(text):
        wish = wish_in(line, vocabulary("en"))
        return Reading((Command("new", text=wish.text),)) if wish else None
    places = places_in(text)
    if not places or position is None or any(place.row >= position.rules.rows for place in places):
        return None
    reading = play_places(places, position)
    drawing = len(position.wastes) > 1 and text.strip().lower()[:1] == "d"
    if drawing and len(places) == 1 and position.card_at(places[0]) is None:
        draw = Draw(places[0].column)
        if position.why_not(draw) is None:
            return Reading((Command("play", move=draw),))
    return reading


def _exact(line: Spoken, hearings: list[Hearing]) -> Reading | None:
    """The player's reading, or the only better one of another language (C28)."""
    own = read_line(line, hearings[0])
    if own is not None and own.standing is Standing.LEGAL:
        return own
    found = [reading for hearing in hearings[1:] if (reading := read_line(line, hearing))]
    floor = own.standing if own is not None else -1
    better = best(reading for reading in found if reading.standing > floor)
    if better is None:
        return own
    return own if own is not None and len(better.commands) > 1 else better


def read_line(line: Spoken, hearing: Hearing) -> Reading | None:
    """The whole line as a command or as cards in one language."""
    for part in _trimmed(line, hearing):
        reading = _command(part, hearing) or hearing.bare_cards(part)
        if reading is not None:
            return reading
    return None


def _command(line: Spoken, hearing: Hearing) -> Reading | None:
    known = hearing.known
    for length, name in known.commands.prefixes(line.words):
        reading = hearing.command(name, line.part(length, len(line.words)))
        if reading is not None:
            return reading
    ordinal = known.ordinals.get(line.words[0]) if len(line.words) == 2 else None
    if ordinal is not None and known.commands.whole(line.words[1:]) == "row":
        return Reading((Command("row", number=ordinal),))
    return None


def _trimmed(line: Spoken, hearing: Hearing) -> Iterable[Spoken]:
    """The line, then without what polite people and phones put around it."""
    yield line
    around = hearing.known.around
    first, last = 0, len(line.words)
    while length := next((size for size, _ in around.prefixes(line.words[first:last])), 0):
        first += length
    while length := _polite_end(line.words[first:last], around):
        last -= length
    if first < last and (first, last) != (0, len(line.words)):
        yield line.part(first, last)


def _polite_end(words: Phrase, around: PhraseBook) -> int:
    """How many words at the end say nothing; 0 for none."""
    longest = min(4, len(words))
    return next((size for size in range(longest, 0, -1) if around.whole(words[-size:])), 0)


def _slash(text: str, hearings: list[Hearing]) -> Heard:
    """A slash command; its arguments are kept as typed where they are free text (C10)."""
    word, _, rest = text[1:].replace("\n", " ").partition(" ")
    word = word.partition("@")[0].lower()
    name = _slash_name(word, hearings)
    if name is None:
        return Heard()
    line = spoken(rest.strip())
    if name == "start":
        return Heard((Command("start", text=line.text),))
    readings = [reading for hearing in hearings if (reading := hearing.command(name, line))]
    if readings:
        reading = readings[0]
        if reading.standing is not Standing.LEGAL:
            reading = best(readings) or reading
        return _heard(reading, Sureness.EXACT)
    shape = COMMANDS[name]
    if shape.takes in {Takes.TEXT, Takes.DEAL}:
        return Heard((Command(name, text=line.text),))
    return Heard() if shape.changes else Heard((Command(name),))


def _slash_name(word: str, hearings: list[Hearing]) -> str | None:
    if word in COMMANDS:
        return word
    for hearing in hearings:
        menu = lexicon(hearing.known.language).table("menu")
        for name, called in menu.items():
            if called == word:
                return str(name)
    for hearing in hearings:
        found = hearing.known.commands.whole(spoken(word.replace("_", " ")).words)
        if found is not None:
            return found
    return None
