"""Words in: a line that was typed or dictated becomes commands, or nothing.

The player's language is asked first. Where it finds nothing that can be done now, another
language may have the only reading that can (C28); then the player's own reading stands
and is explained. A line that takes back a part of itself, and one of several steps, are read
next; then what no language reads exactly is tried with known confusions, and at last
against everything that could sensibly be said now (`bot.language.guess`).
"""

from dataclasses import dataclass, field
from enum import Enum

from bot.commands import COMMANDS, Takes
from bot.language.answers import answer_in
from bot.language.arguments import Hearing
from bot.language.corrections import corrected_line
from bot.language.counting import fault_in
from bot.language.guess import mend, nearest, put_right
from bot.language.lexicon import languages, lexicon
from bot.language.nearby import Understood, understood
from bot.language.places import draw_in, places_in
from bot.language.reading import read_line
from bot.language.resolve import Reading, Standing, best, play_places
from bot.language.sequences import sequence
from bot.language.vocabulary import vocabulary
from bot.language.wishes import looks_like_code, spelled_code, wish_in
from bot.language.words import Spoken, spoken
from bot.requests import Command, Pending
from engine.moves import Remove
from engine.position import Position

MOST_WORDS = 40
"""A longer line is a story; a spelled code with all its courtesies stays below."""


class Sureness(Enum):
    """How a line was understood; a FUZZY one that changes the board is read back."""

    EXACT = "exact"
    CONFUSION = "confusion"
    FUZZY = "fuzzy"


@dataclass(frozen=True, slots=True)
class Heard:
    """What a line means: nothing, one command, or several to choose from, in reading order.

    understood  what was understood of a line that means nothing
    in_full     True for cards named by rank and suit and nothing else: among people only
                such a line is for the bot
    """

    commands: tuple[Command, ...] = ()
    sure: Sureness = Sureness.EXACT
    understood: Understood = field(default_factory=Understood, compare=False)
    in_full: bool = field(default=False, compare=False)


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
    if not 1 <= len(line.words) <= MOST_WORDS:
        return Heard()
    if pending is not None:
        for hearing in hearings:
            answer = answer_in(line, pending, hearing)
            if answer is not None:
                return Heard((answer,))
    reading = _written(text, line, position) or _exact(line, hearings)
    several = _several(line, hearings[0], reading)
    if several is not None:
        return several
    if reading is not None:
        sure = Sureness.FUZZY if reading.spelled else Sureness.EXACT
        commands = _advised(reading.commands, pending)
        return Heard(commands, sure, in_full=_in_full(line, hearings))
    return _unread(line, hearings[0])


def _several(line: Spoken, own: Hearing, reading: Reading | None) -> Heard | None:
    """A line that puts itself right, or that consists of steps; it must not be one command."""
    if reading is not None and reading.standing is Standing.LEGAL:
        return None
    right = corrected_line(line, own)
    if right is not None and right.standing is not Standing.ABSENT:
        return Heard(right.commands, Sureness.FUZZY)
    steps = sequence(line, own)
    return Heard(steps.commands) if steps is not None else None


def _advised(commands: tuple[Command, ...], pending: Pending | None) -> tuple[Command, ...]:
    """Of several readings the one that was just advised: two decks have every card twice."""
    advised = pending.commands[0].move if pending is not None and pending.confirm else None
    if not isinstance(advised, Remove):
        return commands
    places = set(advised.places)
    meant = tuple(
        command
        for command in commands
        if isinstance(command.move, Remove) and set(command.move.places) == places
    )
    return meant or commands


def _in_full(line: Spoken, hearings: list[Hearing]) -> bool:
    return any(hearing.full_cards(line.words) for hearing in hearings)


def _unread(line: Spoken, own: Hearing) -> Heard:
    """A line that nobody reads as it stands: a bad number, a spelled code, a slip, or nothing."""
    if own.known.answers.whole(line.words) is not None:
        return Heard()
    wish = spelled_code(line.words, own.known)
    if wish is not None:
        return Heard((Command("new", text=wish.text),), Sureness.FUZZY)
    fault = fault_in(line, own.known)
    if fault is not None:
        meant = read_line(spoken(" ".join(fault.words)), own)
        counted = meant is not None and any(one.number is not None for one in meant.commands)
        return Heard((Command("no-number", text=fault.kind),)) if counted else Heard()
    heard = _guess(line, own)
    return heard if heard.commands else Heard(understood=understood(line, own))


def _guess(line: Spoken, own: Hearing) -> Heard:
    """What the player's language makes of a line that nothing reads exactly."""
    guess = put_right(line, own)
    if guess is not None:
        doubtful = guess.doubtful or guess.reading.spelled
        return Heard(guess.reading.commands, Sureness.FUZZY if doubtful else Sureness.CONFUSION)
    near = nearest(line, own) or mend(line, own)
    return Heard(near.commands, Sureness.FUZZY) if near is not None else Heard()


def _written(text: str, line: Spoken, position: Position | None) -> Reading | None:
    """What is written the same in every language: places, and a deal's code alone."""
    if looks_like_code(text):
        wish = wish_in(line, vocabulary("en"))
        return Reading((Command("new", text=wish.text),)) if wish else None
    if position is None:
        return None
    draw = draw_in(text)
    if draw is not None and position.why_not(draw) is None:
        return Reading((Command("play", move=draw),))
    places = places_in(text)
    if not places or any(place.row >= position.rules.rows for place in places):
        return None
    return play_places(places, position)


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


def _slash(text: str, hearings: list[Hearing]) -> Heard:
    """A slash command; its arguments are kept as typed where they are free text (C10)."""
    word, _, rest = text[1:].replace("\n", " ").partition(" ")
    word = word.partition("@")[0].lower()
    name = _slash_name(word, hearings)
    return Heard() if name is None else _arguments(name, rest.strip(), hearings)


def read_arguments(name: str, text: str, *, language: str) -> Command:
    """A command with what follows its name: a deal that is wished for, a switch, a period.

    Words that nobody understands come back as the command's text.
    """
    tongues = (language, *(other for other in languages() if other != language))
    hearings = [Hearing(vocabulary(tongue), None) for tongue in tongues]
    commands = _arguments(name, text, hearings).commands
    return commands[0] if len(commands) == 1 else Command(name, text=text)


def _arguments(name: str, text: str, hearings: list[Hearing]) -> Heard:
    line = spoken(text)
    if name == "start":
        return Heard((Command("start", text=line.text),))
    short = len(line.words) <= MOST_WORDS
    readings = [
        reading for hearing in hearings if short and (reading := hearing.command(name, line))
    ]
    if readings:
        reading = readings[0]
        if reading.standing is not Standing.LEGAL:
            reading = best(readings) or reading
        return Heard(reading.commands)
    shape = COMMANDS[name]
    if shape.takes in {Takes.TEXT, Takes.DEAL}:
        return Heard((Command(name, text=line.text),))
    return Heard() if shape.changes else Heard((Command(name),))


def is_anothers(text: str, *, language: str) -> bool:
    """True for a slash command that the bot does not have: in a group it is another bot's."""
    if not text.startswith("/"):
        return False
    word = text[1:].replace("\n", " ").partition(" ")[0].partition("@")[0].lower()
    tongues = (language, *(name for name in languages() if name != language))
    return _slash_name(word, [Hearing(vocabulary(name), None) for name in tongues]) is None


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
