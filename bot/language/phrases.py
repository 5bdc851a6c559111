"""What can sensibly be said now, as plain text: commands, cards in sight, legal removals.

The texts of commands and cards are made once per language; what a position adds is put
together from them.
"""

from functools import cache

from bot.language.names import FRENCH, SPANISH
from bot.language.patterns import Phrase
from bot.language.vocabulary import Vocabulary, vocabulary
from bot.requests import Command
from engine.cards import Card
from engine.moves import PYRAMID, Place, Remove
from engine.position import Position

_SHORTEST = 4
# Alone these only ask for cards: nothing is gained by guessing them.
_NEVER_ALONE = frozenset({"pair", "card", "start", "row", "partners"})

Phrases = dict[str, Command | str]


def content(words: Phrase, known: Vocabulary) -> Phrase:
    """The words that carry meaning, digits as words, without the verb of playing."""
    for length, name in known.commands.prefixes(words):
        if name == "pair" and length < len(words):
            words = words[length:]
            break
    return tuple(
        known.digits.get(word, word)
        for word in words
        if word not in known.fillers and (word,) not in known.links
    )


def card_phrases(known: Vocabulary, position: Position | None, *, spanish: bool) -> Phrases:
    """Cards in sight and legal removals, as their content and what it means."""
    if position is None:
        return {}
    found: Phrases = {}
    names = _card_names(known.language, SPANISH if spanish else FRENCH)
    for place in _places(position):
        card = position.card_at(place)
        if card is not None:
            found.setdefault(names[card], Command("select", places=(place,)))
    for move in position.legal_moves():
        if isinstance(move, Remove):
            found.update(_removal(move, position, names))
    return found


@cache
def command_phrases(language: str) -> Phrases:
    """Every phrase for a command and the command's name."""
    found: Phrases = {}
    for phrase, name in vocabulary(language).commands.all():
        text = " ".join(phrase)
        if name not in _NEVER_ALONE and len(text) >= _SHORTEST:
            found.setdefault(text, name)
    return found


def _removal(move: Remove, position: Position, names: dict[Card, str]) -> Phrases:
    cards = [card for place in move.places if (card := position.card_at(place)) is not None]
    command = Command("play", move=move)
    said = [names[card] for card in cards]
    return {" ".join(said): command, " ".join(reversed(said)): command}


def _places(position: Position) -> list[Place]:
    """Places in sight, those that can be played first."""
    covered = [
        Place(PYRAMID, row, column)
        for row, cards in enumerate(position.rows())
        for column, card in enumerate(cards)
        if card is not None
    ]
    return [*position.open_places(), *covered]


@cache
def _card_names(language: str, deck: str) -> dict[Card, str]:
    words = vocabulary(language).deck(spanish=deck == SPANISH)
    # A word of a card's own comes after the plain number words, and its first form first.
    ranks = {rank: word for word, rank in reversed(list(words.ranks.items())) if word.isalpha()}
    ranks.update(words.pictures)
    suits = {suit: word for word, suit in reversed(list(words.suits.items())) if word.isalpha()}
    return {Card(rank, suit): f"{ranks[rank]} {suits[suit]}" for rank in ranks for suit in suits}
