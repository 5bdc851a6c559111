"""Answers to an open question: its number, the card's name, the suit, yes or no."""

from bot.language.arguments import Hearing
from bot.language.counting import count_in
from bot.language.named import Named
from bot.language.patterns import Phrase
from bot.language.places import places_in
from bot.language.words import Spoken
from bot.requests import Command, Pending
from engine.moves import PYRAMID, Place, Remove
from engine.position import Position


def answer_in(line: Spoken, pending: Pending, hearing: Hearing) -> Command | None:
    """The answer that a line gives to the question, None if it is something else."""
    if pending.confirm:
        agreed = _agreed(line.words, hearing)
        return Command(agreed) if agreed in {"yes", "no"} else None
    said = hearing.known.answers.whole(line.words)
    if said in {"no", "neither"}:
        return Command("no")
    number = len(pending.commands) if said == "last" else _number(line, hearing)
    if number is None:
        number = _by_card(line, pending, hearing)
    if number is None or not 1 <= number <= len(pending.commands):
        return None
    return Command("choose", number=number)


def _agreed(words: Phrase, hearing: Hearing) -> str | None:
    """What a line of several answers says if they agree: "yeah, go for it", "no no, please"."""
    known, kinds = hearing.known, set()
    while words:
        length, kind = next(known.answers.prefixes(words), (0, None))
        if kind is not None:
            kinds.add(kind)
        else:
            length = next((length for length, _ in known.around.prefixes(words)), 0)
            length = length or int(words[0] in known.thin)
        if not length:
            return None
        words = words[length:]
    return kinds.pop() if len(kinds) == 1 else None


def _number(line: Spoken, hearing: Hearing) -> int | None:
    known = hearing.known
    words = tuple(word for word in line.words if word not in known.units)
    bare = tuple(word for word in words if word not in known.fillers)
    if len(bare) > 1 and bare[0] in known.ordinals:
        # "the first one", "il primo uno": what follows the ordinal adds nothing.
        one = [word for word in bare[1:] if known.numbers.get(word) != 1]
        words = bare[:1] if not one else bare
    return count_in(words, known) if words else None


def _by_card(line: Spoken, pending: Pending, hearing: Hearing) -> int | None:
    """The only choice that concerns the card, suit, row or place named."""
    position = hearing.position
    if position is None:
        return None
    written = places_in(line.text)
    if written:
        return _only(pending, {place for place in _all_places(pending) if place == written[0]})
    named = [cards[0] for cards in hearing.cards.read(line.words) if len(cards) == 1]
    suit = hearing.cards.suit_only(line.words)
    for card in [*named, *([suit] if suit else [])]:
        found = _only(pending, _places_of(card, pending, position))
        if found is not None:
            return found
    row = _row(line, hearing)
    return _only(pending, {place for place in _all_places(pending) if _in_row(place, row)})


def _row(line: Spoken, hearing: Hearing) -> int | None:
    """The row that a line names."""
    for length, name in hearing.known.commands.prefixes(line.words):
        if name == "row":
            return count_in(line.words[length:], hearing.known)
    return None


def _in_row(place: Place, row: int | None) -> bool:
    return place.kind == PYRAMID and row is not None and place.row == row - 1


def _places_of(named: Named, pending: Pending, position: Position) -> set[Place]:
    return {
        place
        for place in _all_places(pending)
        if (card := position.card_at(place)) is not None and named.fits(card, place)
    }


def _all_places(pending: Pending) -> set[Place]:
    return {place for command in pending.commands for place in _places(command)}


def _places(command: Command) -> tuple[Place, ...]:
    return command.move.places if isinstance(command.move, Remove) else command.places


def _only(pending: Pending, places: set[Place]) -> int | None:
    """The number of the only choice that touches these places."""
    found = [
        number
        for number, command in enumerate(pending.commands, start=1)
        if places.intersection(_places(command))
    ]
    return found[0] if len(found) == 1 else None
