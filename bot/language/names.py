"""How a language names cards: every form that a sentence can need, from its lexicon.

`[card] name` puts rank and suit together; a rank belongs to a class (gender, elision), and
a class gives each form its opening word, as Italian "dal " for "dal 7", "dall'" for
"dall'8". A form may bend the rank's own name too (German "den Karo Buben").
"""

from dataclasses import dataclass
from functools import cache

from bot.language.lexicon import Lexicon
from engine.cards import RANK_CODES, SUIT_CODES, Card

GLYPHS = "♣♦♥♠"
VOWELS = frozenset("aeioué")
FRENCH, SPANISH = "french", "spanish"


@dataclass(frozen=True, slots=True)
class CardNames:
    """The names of the cards of one deck in one language."""

    lexicon: Lexicon
    deck: str

    def rank(self, rank: int) -> str:
        """A rank's name: "7", "queen"."""
        return str(self.lexicon.table("names", self.deck, "ranks").get(str(rank), rank))

    def suit(self, card: Card) -> str:
        """The name of a card's suit."""
        return str(self.lexicon.table("names", self.deck, "suits")[SUIT_CODES[card.suit]])

    def gender(self, card: Card) -> str:
        """The card's gender: "m", "f" or "n"."""
        return str(self._class(card).get("gender", "n"))

    def bare(self, card: Card) -> str:
        """The card's name alone: "10 of clubs"."""
        return self._put_together(self.rank(card.rank), card)

    def form(self, card: Card, form: str) -> str:
        """The card's name in one of the language's forms: "the", "by", "to", "with" and so on."""
        bent = self.lexicon.table("names", self.deck).get("bent", {}).get(form, {})
        rank = str(bent.get(str(card.rank), self.rank(card.rank)))
        return str(self._class(card)[form]) + self._put_together(rank, card)

    def forms(self) -> tuple[str, ...]:
        """The forms that this language has."""
        classes = self.lexicon.table("card", "classes")
        first = next(iter(classes.values()))
        return tuple(name for name in first if name != "gender")

    def label(self, card: Card) -> str:
        """A short label for a button: "10♣", in a Spanish deck "So" for the sota of oros."""
        if self.deck == SPANISH:
            marks = self.lexicon.table("names", self.deck, "marks")
            return self.rank_label(card.rank) + str(marks[SUIT_CODES[card.suit]])
        return self.rank_label(card.rank) + GLYPHS[card.suit]

    def rank_label(self, rank: int) -> str:
        """A rank on buttons and in pictures: "10", "Q", in Italian "D"."""
        letters = self.lexicon.table("names", self.deck, "letters")
        return str(letters.get(str(rank), RANK_CODES[rank - 1].replace("T", "10")))

    def _class(self, card: Card) -> dict[str, object]:
        names = self.lexicon.table("names", self.deck, "classes")
        name = str(names.get(str(card.rank), names["other"]))
        return self.lexicon.table("card", "classes", name)

    def _put_together(self, rank: str, card: Card) -> str:
        table, suit = self.lexicon.table("card"), self.suit(card)
        name = str(table["name"])
        if suit[0].lower() in VOWELS:
            name = str(table.get("name_before_vowel", name))
        return name.format(rank=rank, suit=suit)


@cache
def all_forms(names: "FormsKey", card: Card) -> dict[str, str]:
    """Every form of a card, ready for texts: "" is the bare name, "_label" that of buttons."""
    cards = names.names
    found = {"": cards.bare(card), "_gender": cards.gender(card), "_rank": cards.rank(card.rank)}
    found["_label"] = cards.label(card)
    found.update({f"_{form}": cards.form(card, form) for form in cards.forms()})
    return found


class FormsKey:
    """Names with identity as their hash, so that forms can be kept."""

    def __init__(self, names: CardNames) -> None:
        self.names = names
