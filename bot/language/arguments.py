"""What may follow each command's word, read in one language and resolved on the table."""

from dataclasses import dataclass

from bot.commands import COMMANDS, Takes
from bot.language.counting import count_in, number_in
from bot.language.drawing import MULTIPLES, ZERO, Draws
from bot.language.named import CardReader, Named
from bot.language.patterns import Phrase
from bot.language.places import places_in
from bot.language.resolve import (
    Reading,
    best,
    cards_in_sight,
    find,
    play_cards,
    play_places,
    remove_king,
)
from bot.language.terms import period_in
from bot.language.times import when_in
from bot.language.vocabulary import PhraseBook, Vocabulary
from bot.language.wishes import wish_in
from bot.language.words import Spoken, spoken
from bot.requests import Command
from engine.position import Position

CONTESTS = frozenset({"challenge", "duel", "series", "daily", "top", "stats"})
COUNTED_BACK = frozenset({"undo", "redo"})
"""Commands that take "everything" for a number."""

SWITCHES = frozenset({"text", "errors", "coach", "guide", "voice"})


HIGHEST_SPOT = 10
"""The highest rank that people call by its number."""


@dataclass(frozen=True, slots=True)
class Hearing:
    """One language's ears at one table."""

    known: Vocabulary
    position: Position | None

    @property
    def cards(self) -> CardReader:
        """The reader of cards, for the deck in play."""
        spanish = self.position is not None and self.position.rules.spanish
        return CardReader(self.known, spanish)

    def command(self, name: str, rest: Spoken) -> Reading | None:
        """A command with what followed its word; None if that does not fit it."""
        match COMMANDS[name].takes:
            case Takes.NOTHING:
                return Reading((Command(name),)) if self._empty(rest.words) else None
            case Takes.NUMBER:
                return self._counted(name, rest)
            case Takes.PILE:
                return Draws(self.known, self.cards, self.position).read(rest.words)
            case Takes.RANK:
                return self._rank(name, rest)
            case Takes.CARD | Takes.CARDS:
                return self._cards(name, rest)
            case Takes.DEAL:
                return self._deal(name, rest)
            case Takes.TEXT:
                return self._text(name, rest)

    def bare_cards(self, line: Spoken) -> Reading | None:
        """Cards alone: a pair to play, a King, a card to select."""
        if _is_bare_number(line.words, self.known):
            return None
        return best(play_cards(cards, self.position) for cards in self.cards.read(line.words))

    def whether(self, what: str, words: Phrase) -> Reading | None:
        """A yes/no question about cards: whether one is free, whether some can be played."""
        question = Command("whether", text=what)
        if not words:
            return Reading((question,))
        named = self.cards.read(words) or self.cards.loosely(words)
        if what == "free":
            return best(
                find("whether", cards[0], self.position).about(what)
                for cards in named
                if len(cards) == 1
            )
        found = best(play_cards(cards, self.position) for cards in named)
        return found.about(what) if found is not None else None

    def full_cards(self, words: Phrase) -> bool:
        """True if cards are named by rank and suit and nothing else is said."""
        return any(all(named.card for named in cards) for cards in self.cards.read(words))

    def _empty(self, words: Phrase) -> bool:
        return all(word in self.known.fillers for word in words)

    def _counted(self, name: str, rest: Spoken) -> Reading | None:
        if self._empty(rest.words):
            return Reading((Command(name),))
        words = tuple(word for word in rest.words if word not in self.known.units)
        number = count_in(words, self.known) if words else None
        if number is None and name in COUNTED_BACK:
            if self.known.all.whole(rest.words):
                return Reading((Command(name, text="all"),))
            number = MULTIPLES.get(self.known.draws.whole(rest.words) or "")
        if number == 0:
            return Reading((Command("no-number", text=ZERO),))
        return None if number is None else Reading((Command(name, number=number),))

    def _rank(self, name: str, rest: Spoken) -> Reading | None:
        if self._empty(rest.words):
            return Reading((Command(name),))
        letter = self.cards.deck.rank_letters.get(rest.words[0]) if len(rest.words) == 1 else None
        if letter is not None:
            return Reading((Command(name, number=letter),))
        ranks = {cards[0].rank for cards in self.cards.read(rest.words) if len(cards) == 1}
        number = ranks.pop() if len(ranks) == 1 else number_in(rest.words, self.known)
        return None if number is None else Reading((Command(name, number=number),))

    def _cards(self, name: str, rest: Spoken) -> Reading | None:
        if self._empty(rest.words):
            return remove_king(None, self.position) if name == "king" else Reading((Command(name),))
        places = places_in(rest.tail())
        if places and self.position is not None:
            if not COMMANDS[name].changes:
                fits = len(places) == 1 or name == "frees"
                return Reading((Command(name, places=places),)) if fits else None
            return play_places(places, self.position)
        readings = []
        named = self.cards.read(rest.words)
        if not named and not COMMANDS[name].changes:
            named = self.cards.loosely(rest.words)
        for cards in named:
            reading = self._on_cards(name, cards)
            if reading is not None:
                readings.append(reading)
        return best(readings)

    def _on_cards(self, name: str, cards: tuple[Named, ...]) -> Reading | None:
        if name == "pair":
            return play_cards(cards, self.position)
        if name == "frees":
            return cards_in_sight(name, cards, self.position)
        if len(cards) != 1:
            return None
        if name == "king":
            return remove_king(cards[0], self.position)
        return find(name, cards[0], self.position)

    def _deal(self, name: str, rest: Spoken) -> Reading | None:
        wish = wish_in(rest, self.known)
        if wish is None:
            return None
        command = Command(name, number=wish.number, text=wish.text)
        return Reading((command,), spelled=wish.spelled)

    def _text(self, name: str, rest: Spoken) -> Reading | None:
        words = rest.words
        if self._empty(words):
            return Reading((Command(name),))
        text = self._contest(rest) if name in CONTESTS else self._known_text(name, words)
        return None if text is None else Reading((Command(name, text=text),))

    def _contest(self, rest: Spoken) -> str | None:
        """What may follow the commands of playing together, as typed: a deal, a time, both."""
        language = self.known.language
        when, left = when_in(spoken(rest.tail()), language)
        if when is not None and not left:
            return rest.tail()
        fits = (
            period_in(left, language)
            or _whole(self.known.switch, rest.words, self.known)
            or wish_in(spoken(left), self.known)
        )
        return rest.tail() if fits else None

    def _known_text(self, name: str, words: Phrase) -> str | None:
        known = self.known
        if name in SWITCHES:
            return _whole(known.switch, words, known)
        if name == "lang":
            return _whole(known.languages, words, known)
        if name == "theme":
            return self._theme(words)
        if name == "deals":
            return _whole(known.deals, words, known)
        if name == "help":
            return _whole(known.topics, words, known) or _whole(known.commands, words, known)
        if name == "forget":
            found = known.answers.whole(words)
            return found if found in {"yes", "no"} else None
        return None

    def _theme(self, words: Phrase) -> str | None:
        """A theme's key: the scheme, then its options in their written order."""
        known, found, start = self.known, {"classic": False}, 0
        scheme = ""
        while start < len(words):
            theme = next(known.themes.prefixes(words[start:]), None)
            option = next(known.theme_options.prefixes(words[start:]), None)
            step = theme or option
            if step is None:
                if words[start] not in known.fillers:
                    return None
                start += 1
                continue
            if theme is not None:
                scheme = theme[1]
            elif option is not None:
                found[option[1]] = True
            start += step[0]
        options = [option for option in ("four", "large") if found.get(option)]
        return "-".join((scheme or "classic", *options))


def _is_bare_number(words: Phrase, known: Vocabulary) -> bool:
    """True for a number that is no card without its suit: "13" removes no King (C43)."""
    plain = [word for word in words if word not in known.fillers]
    number = number_in(words, known)
    return len(plain) == 1 and number is not None and number > HIGHEST_SPOT


def _whole(book: PhraseBook, words: Phrase, known: Vocabulary) -> str | None:
    """The meaning of all the words, with or without their fillers."""
    plain = tuple(word for word in words if word not in known.fillers)
    return book.whole(words) or (book.whole(plain) if plain else None)
