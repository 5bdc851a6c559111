"""What is not clear is not decided: equal likeness, clear words, words that are codes, copies.

The lines are made by rule and by seeded chance, in five languages; each rule is stated here
with words of its own, not with the program's lists.
"""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command
from engine.cards import Card, Suit
from engine.deal import deal_of, parse_code
from engine.errors import BadCode
from engine.game import Game, new_game, parse_game
from engine.moves import PYRAMID, Place, Remove, under_place
from engine.position import Position
from engine.rules import parse_rules

TABLE = parse_game("PY1-N-AAAAAAS g6 d d d").position
RANKS = {
    "en": "ace two three four five six seven eight nine ten jack queen king",
    "it": "asso due tre quattro cinque sei sette otto nove dieci fante donna re",
    "fr": "as deux trois quatre cinq six sept huit neuf dix valet dame roi",
    "es": "as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey",
    "de": "ass zwei drei vier fünf sechs sieben acht neun zehn bube dame könig",
}
SUITS = {
    "en": "clubs diamonds hearts spades",
    "it": "fiori quadri cuori picche",
    "fr": "trèfle carreau coeur pique",
    "es": "tréboles diamantes corazones picas",
    "de": "kreuz karo herz pik",
}
LANGUAGES = sorted(RANKS)
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def cards_of(position: Position, command: Command) -> set[Card]:
    """The cards that a command would play or choose."""
    places = command.move.places if isinstance(command.move, Remove) else command.places
    return {card for place in places if (card := position.card_at(place)) is not None}


# --- a clearly heard rank or suit ---------------------------------------------------------------


def slipped(word: str, random: Random) -> str:
    """A word with one slip of the finger."""
    at = random.randrange(len(word))
    letter = random.choice(LETTERS)
    return random.choice(
        [
            word[:at] + letter + word[at + 1 :],
            word[:at] + word[at + 1 :],
            word[:at] + letter + word[at:],
            word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :],
        ]
    )


def slipped_lines(language: str, lines: int) -> Iterator[list[str]]:
    """Cards named in full, one or two words of them misspelt."""
    random = Random(language)
    ranks, suits = RANKS[language].split(), SUITS[language].split()
    for _ in range(lines):
        words = []
        for _ in range(random.choice([1, 2, 2])):
            words += [random.choice(ranks), random.choice(suits)]
        for _ in range(random.choice([1, 1, 2])):
            at = random.randrange(len(words))
            words[at] = slipped(words[at], random) or words[at]
        yield words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_clearly_is_in_what_is_done(language: str) -> None:
    """A rank or a suit that stands in the line is never exchanged for another one."""
    ranks = {word: number for number, word in enumerate(RANKS[language].split(), 1)}
    suits = {word: Suit(number) for number, word in enumerate(SUITS[language].split())}
    understood = 0
    for words in slipped_lines(language, 500):
        heard = listen(" ".join(words), language=language, position=TABLE)
        for command in heard.commands:
            cards = cards_of(TABLE, command)
            if command.name not in {"play", "select"} or not cards:
                continue
            understood += 1
            assert {ranks[w] for w in words if w in ranks} <= {c.rank for c in cards}, words
            assert {suits[w] for w in words if w in suits} <= {c.suit for c in cards}, words
    assert understood > 50, "hardly anything was understood"


# --- equal likeness -----------------------------------------------------------------------------


def between(one: str, other: str) -> str | None:
    """A word exactly as like to one as to the other; None if they are too different."""
    if len(one) != len(other):
        return None
    differing = sum(a != b for a, b in zip(one, other, strict=True))
    if not 1 <= differing <= 2:
        return None
    strange = next(letter for letter in "jwyx" if letter not in one + other)
    return "".join(a if a == b else strange for a, b in zip(one, other, strict=True))


def half_way(language: str) -> list[str]:
    """Lines that are as like to one card in sight as to another one."""
    suits = SUITS[language].split()
    words = dict(enumerate(RANKS[language].split(), 1))
    cards = {card for row in TABLE.rows() for card in row if card is not None}
    found = []
    for (rank, one), (rival, other) in combinations(words.items(), 2):
        blend = between(one, other)
        if blend is not None:
            both = [suit for suit in Suit if {Card(rank, suit), Card(rival, suit)} <= cards]
            found += [f"{blend} {suits[suit]}" for suit in both]
    return found


EQUAL = [
    ("en", "new deul"),
    ("en", "what di pay"),
    ("en", "lsit moveus"),
    ("it", "riira"),
    ("it", "scarth"),
    ("it", "se picche"),
    ("fr", "retourn"),
    ("fr", "defai"),
    ("fr", "dea trefle"),
    ("es", "hablale"),
    ("es", "hs jugadas"),
    ("de", "andere spiel"),
    ("de", "die arlage"),
    ("de", "dir herz"),
]
"""Lines that are as like to one wish as to another, found by trying slips at random."""


@pytest.mark.parametrize(
    ("language", "line"),
    [*EQUAL, *((language, line) for language in LANGUAGES for line in half_way(language))],
)
def test_equal_likeness_decides_nothing(language: str, line: str) -> None:
    """Of two things that are equally likely neither is done, nor is one read back."""
    heard = listen(line, language=language, position=TABLE)
    assert len(heard.commands) != 1, heard


# --- words that are codes -----------------------------------------------------------------------

NEW = {"en": "new", "it": "nuova", "fr": "nouvelle", "es": "nueva", "de": "neu"}
SEVENS = {
    "en": "village picture weather morning evening another kitchen brother husband holiday "
    "perfect special country company problem nothing thought because without against between "
    "through student teacher freedom machine million history science society "
    "quality reality present message package private library account address balance",
    "it": "bambino ragazzo ragazza famiglia settima stagione mattina giovane persona cultura "
    "domanda ritorno mercato partire scrivere italia montagna giornale cominci spiegare",
    "fr": "bonjour chanson famille cuisine semaine village docteur lecture question voiture "
    "enfants musique fenetre travail journal histoire maison famille regarde",
    "es": "familia trabajo palabra hermano hermana amistad ciudades semanas gracias persona "
    "respeto montaje caballo noticia momento",
    "de": "familie schwester morgens bruder abends wochen fenster zeitung freunde kollege "
    "sprache lehrer student antwort gestern",
}


def words_that_are_codes() -> list[tuple[str, str]]:
    found = []
    for language, words in SEVENS.items():
        for word in words.split():
            try:
                parse_code(word)
            except BadCode:
                continue
            found.append((language, word))
    return found


def deals_at_once(heard: Heard) -> bool:
    """True if a deal with a code is dealt without being read back."""
    named = any(command.name == "new" and len(command.text) >= 7 for command in heard.commands)
    return named and heard.sure is not Sureness.FUZZY


@pytest.mark.parametrize(("language", "word"), words_that_are_codes())
def test_a_word_that_is_a_code_is_read_back(language: str, word: str) -> None:
    """C35: seven letters can be a word; only capitals or the prefix make them a code."""
    for said in (word, word.title(), f"{word}."):
        for line in (said, f"{NEW[language]} {said}"):
            for position in (None, TABLE):
                assert not deals_at_once(listen(line, language=language, position=position))


def test_there_are_such_words() -> None:
    languages = [language for language, _ in words_that_are_codes()]
    assert ("en", "village") in words_that_are_codes()
    assert len(set(languages)) >= 3
    assert deals_at_once(listen("new VILLAGE", language="en"))
    assert deals_at_once(listen("new py1-n-village", language="en"))


# --- copies of a card ---------------------------------------------------------------------------


def late_games(token: str, count: int) -> Iterator[Game]:
    for number in range(count):
        game, random = new_game(deal_of(number, parse_rules(token))), Random(number)
        for _ in range(random.randrange(50)):
            moves = game.position.legal_moves()
            removals = [move for move in moves if isinstance(move, Remove)]
            if not moves:
                break
            game = game.play(random.choice(removals or list(moves)))
        yield game


def distance(position: Position, place: Place) -> tuple[int, int, int]:
    """How far a pyramid card is from being free: its covers, its row from below, its column."""
    rows = position.rows()
    below = rows[place.row + 1] if place.row + 1 < len(rows) else ()
    covers = sum(card is not None for card in below[place.column : place.column + 2])
    return covers, -place.row, place.column


def covered_copies(position: Position) -> Iterator[tuple[Card, list[Place]]]:
    """Cards that lie in sight more than once, all of them covered."""
    places: dict[Card, list[Place]] = {}
    for row, cards in enumerate(position.rows()):
        for column, card in enumerate(cards):
            if card is not None:
                places.setdefault(card, []).append(Place(PYRAMID, row, column))
    for card, found in places.items():
        if len(found) > 1 and card not in beside(position) and card.rank != position.rules.target:
            yield card, found


def beside(position: Position) -> set[Card]:
    """The cards that can be played, and those right beneath the tops of the waste piles."""
    beneath = [under_place(pile) for pile in range(len(position.wastes))]
    cards = (position.card_at(place) for place in (*position.open_places(), *beneath))
    return {card for card in cards if card is not None}


@pytest.mark.parametrize("token", ["F", "FD"])
def test_of_covered_copies_the_nearest_is_meant(token: str) -> None:
    """C27, C30: the reason that is told is that of the copy that comes free first."""
    told = 0
    for game in late_games(token, 60):
        position = game.position
        for card, places in covered_copies(position):
            rank = RANKS["en"].split()[card.rank - 1]
            line = f"{rank} of {SUITS['en'].split()[card.suit]}"
            (command,) = listen(line, language="en", position=position).commands
            if command.name == "select":
                told += 1
                nearest = min(places, key=lambda place: distance(position, place))
                assert command.places == (nearest,), (game.code, line)
    assert told > 30


def test_of_covered_ranks_the_nearest_is_meant() -> None:
    """C27: a rank alone, none of whose cards can be played, is explained by the nearest."""
    told = 0
    for game, rank in product(late_games("N", 60), range(1, 13)):
        position = game.position
        shown = [
            Place(PYRAMID, row, column)
            for row, cards in enumerate(position.rows())
            for column, card in enumerate(cards)
            if card is not None and card.rank == rank
        ]
        if len(shown) < 2 or any(card.rank == rank for card in beside(position)):
            continue
        heard = listen(RANKS["en"].split()[rank - 1], language="en", position=position)
        if len(heard.commands) == 1 and heard.commands[0].name == "select":
            told += 1
            nearest = min(shown, key=lambda place: distance(position, place))
            assert heard.commands[0].places == (nearest,), (game.code, rank)
    assert told > 30
