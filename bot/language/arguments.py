"""What may follow each command's word, read in one language and resolved on the table."""

from dataclasses import dataclass

from bot.commands import COMMANDS, Takes
from bot.language.counting import count_in, number_in
from bot.language.named import CardReader, Named
from bot.language.places import places_in
from bot.language.resolve import Reading, best, locate, play_cards, play_places, remove_king
from bot.language.terms import period_in, span_in
from bot.language.vocabulary import Phrase, PhraseBook, Vocabulary
from bot.language.wishes import wish_in
from bot.language.words import Spoken, spoken
from bot.requests import Command
from engine.position import Position

CONTESTS = frozenset({"challenge", "duel", "series", "daily", "top", "stats"})
SWITCHES = frozenset({"text", "errors", "coach", "guide", "voice"})


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
            case Takes.NUMBER | Takes.PILE:
                return self._counted(name, rest)
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
        return best(play_cards(cards, self.position) for cards in self.cards.read(line.words))

    def _empty(self, words: Phrase) -> bool:
        return all(word in self.known.fillers for word in words)

    def _counted(self, name: str, rest: Spoken) -> Reading | None:
        if self._empty(rest.words):
            return Reading((Command(name),))
        words = tuple(word for word in rest.words if word not in self.known.units)
        number = count_in(words, self.known) if words else None
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
            if name == "card":
                return Reading((Command("card", places=places),)) if len(places) == 1 else None
            return play_places(places, self.position)
        readings = []
        for cards in self.cards.read(rest.words):
            reading = self._on_cards(name, cards)
            if reading is not None:
                readings.append(reading)
        return best(readings)

    def _on_cards(self, name: str, cards: tuple[Named, ...]) -> Reading | None:
        if name == "pair":
            return play_cards(cards, self.position)
        if len(cards) != 1:
            return None
        if name == "king":
            return remove_king(cards[0], self.position)
        return locate(cards[0], self.position)

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
        span, left = span_in(rest.tail(), language)
        if span is not None and not left:
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


def _whole(book: PhraseBook, words: Phrase, known: Vocabulary) -> str | None:
    """The meaning of all the words, with or without their fillers."""
    plain = tuple(word for word in words if word not in known.fillers)
    return book.whole(words) or (book.whole(plain) if plain else None)
