"""Cards as words name them: a rank, a suit, both, or a pile; not yet on the table.

All ways to read a line are kept ("6 clubs 7" in a language that puts the suit first): the
table decides between them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.language.patterns import Phrase
from bot.language.vocabulary import Deck, Vocabulary
from engine.cards import Card, Suit
from engine.moves import Place, waste_place

MOST_PASSED_OVER = 4
"""Words of a question that may be nothing but fillers."""

_GLUED = re.compile(r"(?P<rank>10|[2-9]|[a-z])(?P<suit>[a-z])")
_GLUED_SUIT_FIRST = re.compile(r"(?P<suit>[a-z]{1,2})(?P<rank>10|[2-9])")


@dataclass(frozen=True, slots=True)
class Named:
    """What was said of a card: its rank, its suit, or where it lies; None for unsaid."""

    rank: int | None = None
    suit: Suit | None = None
    place: Place | None = None

    def fits(self, card: Card, place: Place) -> bool:
        """True if the card at a place may be meant."""
        if self.place is not None:
            return place == self.place
        return self.rank in {None, card.rank} and self.suit in {None, card.suit}

    @property
    def card(self) -> Card | None:
        """The card, if it was named in full."""
        if self.rank is None or self.suit is None:
            return None
        return Card(self.rank, self.suit)


Cards = tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class CardReader:
    """Reads cards in one language, for one deck."""

    known: Vocabulary
    spanish: bool

    @property
    def deck(self) -> Deck:
        """The deck's words."""
        return self.known.deck(spanish=self.spanish)

    def read(self, words: Phrase) -> tuple[Cards, ...]:
        """Every way to read all the words as one card or two; empty if there is none."""
        initials = self._initials(words)
        if initials:
            return (initials,)
        suit_first = self._begins_with_suit(words)
        found = dict.fromkeys(self._readings(words, 0, suit_first=suit_first))
        return tuple(found)

    def loosely(self, words: Phrase) -> tuple[Cards, ...]:
        """The same, with a few words passed over that name no card: for questions alone (C76)."""
        kept = tuple(word for word in words if self._names_a_card(word))
        if not kept or len(words) - len(kept) > MOST_PASSED_OVER:
            return ()
        return self.read(kept)

    def _names_a_card(self, word: str) -> bool:
        deck = self.deck
        if word in deck.ranks or word in deck.suits or self.glued(word):
            return word not in self.known.thin
        return (word,) in self.known.links

    def suit_only(self, words: Phrase) -> Named | None:
        """A suit alone, as in the answer to a question."""
        # "the spades one": the "one" counts nothing.
        plain = [
            word
            for word in words
            if word not in self.known.fillers and self.known.numbers.get(word) != 1
        ]
        suit = self.deck.suits.get(plain[-1]) if plain else None
        rest = tuple(plain[:-1])
        return Named(suit=suit) if suit is not None and (not rest or rest in self.links) else None

    @property
    def links(self) -> tuple[Phrase, ...]:
        """Words between rank and suit."""
        return self.known.links

    def _initials(self, words: Phrase) -> Cards:
        """A rank or two by their signs alone, as "K", "Q A" or "J 2"."""
        letters = self.deck.rank_letters
        if len(words) == 1 and words[0] not in self.known.fillers and words[0] in letters:
            return (Named(letters[words[0]]),)
        if len(words) != 2 or all(word.isdigit() for word in words):
            return ()
        ranks = [
            letters.get(word) or (self.deck.ranks.get(word) if word.isdigit() else None)
            for word in words
        ]
        return tuple(Named(rank) for rank in ranks if rank) if all(ranks) else ()

    def _begins_with_suit(self, words: Phrase) -> bool:
        if self.known.suit_first:
            return True
        plain = next((word for word in words if word not in self.known.fillers), "")
        return plain in self.deck.suits

    def _readings(self, words: Phrase, start: int, *, suit_first: bool) -> Iterator[Cards]:
        if start == len(words):
            return
        if words[start] in self.known.fillers:
            rest = start + 1
            yield from self._readings(words, rest, suit_first=suit_first)
        for first, after in self._at(words, start, suit_first=suit_first):
            if len(first) > 2:
                continue
            if self._is_over(words, after):
                yield first
            elif len(first) == 1:
                for rest_cards in self._readings(words, after, suit_first=suit_first):
                    if len(rest_cards) == 1:
                        yield first + rest_cards

    def _is_over(self, words: Phrase, start: int) -> bool:
        return all(word in self.known.fillers for word in words[start:])

    def _at(self, words: Phrase, start: int, *, suit_first: bool) -> Iterator[tuple[Cards, int]]:
        """Cards that can begin at a word, each with the index of the word after it."""
        deck, word = self.deck, words[start]
        rank = deck.ranks.get(word)
        if rank is not None or word in deck.rank_letters:
            for suit, after in self._suit_after(words, start + 1):
                yield (Named(rank or deck.rank_letters[word], suit),), after
        if rank is not None:
            yield (Named(rank),), start + 1
        if suit_first and word in deck.suits and start + 1 < len(words):
            follower = words[start + 1]
            rank = deck.ranks.get(follower, deck.rank_letters.get(follower))
            if rank is not None:
                yield (Named(rank, deck.suits[word]),), start + 2
        glued = self.glued(word)
        if glued:
            yield glued, start + 1
        yield from self._pile(words, start)

    def _suit_after(self, words: Phrase, start: int) -> Iterator[tuple[Suit, int]]:
        deck = self.deck
        if start < len(words) and words[start] in deck.suit_letters:
            yield deck.suit_letters[words[start]], start + 1
        for link in ((), *self.links):
            after = start + len(link)
            if words[start:after] == link and after < len(words) and words[after] in deck.suits:
                yield deck.suits[words[after]], after + 1

    def glued(self, word: str) -> Cards:
        """Codes such as "10c", "qs" or two of them, "10c3s"; German "herzdame"."""
        compound = self._compound(word) if self.known.suit_first and len(word) > 4 else ()
        return compound or self._signs(word, _GLUED) or self._signs(word, _GLUED_SUIT_FIRST)

    def _signs(self, word: str, pattern: re.Pattern[str]) -> Cards:
        """One or two cards by the signs of their ranks and suits: "10c3s", "c10", "kr10"."""
        deck = self.deck
        cards: list[Named] = []
        index = 0
        while index < len(word) and len(cards) < 2:
            found = pattern.match(word, index)
            if found is None:
                return ()
            sign, letter = found["rank"], found["suit"]
            rank = deck.rank_letters.get(sign) or (int(sign) if sign.isdigit() else None)
            suit = deck.suit_letters.get(letter, deck.suits.get(letter))
            if rank is None or suit is None:
                return ()
            cards.append(Named(rank, suit))
            index = found.end()
        return tuple(cards) if index == len(word) else ()

    def _compound(self, word: str) -> Cards:
        """A suit and a rank written as one word."""
        deck = self.deck
        for suit in deck.suits:
            rank = deck.ranks.get(word.removeprefix(suit)) if word.startswith(suit) else None
            if rank is not None:
                return (Named(rank, deck.suits[suit]),)
        return ()

    def _pile(self, words: Phrase, start: int) -> Iterator[tuple[Cards, int]]:
        for length, _ in self.known.piles.prefixes(words[start:]):
            after = start + length
            number = words[after : after + 1]
            if number:
                pile = _DIGITS.get(number[0], self.known.numbers.get(number[0], 0))
                if 1 <= pile <= 9:
                    yield (Named(place=waste_place(pile - 1)),), after + 1
            yield (Named(place=waste_place()),), after


_DIGITS = {str(number): number for number in range(1, 10)}
