"""Sentences by key become text: forms of cards, lists, plurals, capitals (C23, C26)."""

import re
from pathlib import Path

import pytest

from bot.language.catalog import Catalog, MissingText
from bot.language.lexicon import BadLanguage
from bot.replies import Cards, Choice, Kind, Level, Reply, Sentence, Settings, Term
from engine.cards import Card, Suit, parse_card

SHIPPED = Path(__file__).parents[3] / "bot" / "language" / "locales"

ENGLISH = """
bare = Removed { $card }.
the = { $card_the } is gone.
list = Free: { $cards }.
count =
    { $n ->
        [one] One card.
       *[other] { $n } cards.
    }
items = Row: { $items }.
term = Language: { $name }.
nested = First. { $what }
word = Draw
detail = More.
"""
ITALIAN = """
bare = Tolto { $card_the }.
the = { $card_the } { $card_gender ->
        [f] è bloccata
       *[m] è bloccato
    } { $cover_by }.
list = Libere: { $cards }.
count = { $n } carte.
items = Fila: { $items }.
term = Lingua: { $name }.
nested = Prima. { $what }
word = Pesca
detail = Di più.
"""


@pytest.fixture
def folder(tmp_path):
    for language, texts in (("en", ENGLISH), ("it", ITALIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "texts.ftl").write_text(texts, encoding="utf-8")
        lexicon = (SHIPPED / language / "lexicon.toml").read_text(encoding="utf-8")
        (tmp_path / language / "lexicon.toml").write_text(lexicon, encoding="utf-8")
    return tmp_path


@pytest.fixture
def catalog(folder):
    return Catalog(folder)


def test_a_card_is_told_in_words(catalog):
    assert (
        catalog.text(Sentence("bare", {"card": parse_card("TC")}), "en") == "Removed 10 of clubs."
    )


@pytest.mark.parametrize(
    ("card", "cover", "text"),
    [
        ("QC", "7C", "La donna di fiori è bloccata dal 7 di fiori."),
        ("KD", "8D", "Il re di quadri è bloccato dall'8 di quadri."),
        ("AH", "QS", "L'asso di cuori è bloccato dalla donna di picche."),
        ("8H", "AS", "L'8 di cuori è bloccato dall'asso di picche."),
    ],
)
def test_italian_articles_gender_and_elision_are_right(catalog, card, cover, text):
    say = Sentence("the", {"card": parse_card(card), "cover": parse_card(cover)})
    assert catalog.text(say, "it") == text


def test_the_spanish_deck_has_its_own_names(catalog):
    say = Sentence("bare", {"card": Card(10, Suit.DIAMONDS)})
    assert catalog.text(say, "en", spanish=True) == "Removed sota of coins."
    assert catalog.text(say, "it", spanish=True) == "Tolto la sota di denari."


def test_lists_have_commas_and_one_and(catalog):
    cards = tuple(map(parse_card, ("7C", "TC", "QH")))
    say = Sentence("list", {"cards": Cards(cards)})
    assert catalog.text(say, "en") == "Free: 7 of clubs, 10 of clubs and queen of hearts."
    assert catalog.text(say, "it") == "Libere: 7 di fiori, 10 di fiori e donna di cuori."
    open_list = Sentence("list", {"cards": Cards(cards, closed=False)})
    assert catalog.text(open_list, "en") == "Free: 7 of clubs, 10 of clubs, queen of hearts."


def test_numbers_keep_plurals_and_have_no_thousands_marks(catalog):
    assert catalog.text(Sentence("count", {"n": 1}), "en") == "One card."
    assert catalog.text(Sentence("count", {"n": 482913}), "en") == "482913 cards."


def test_sentences_begin_with_a_capital_wherever_they_stand(catalog):
    nested = Sentence("nested", {"what": Sentence("the", {"card": parse_card("QC")})})
    assert catalog.text(nested, "en") == "First. The queen of clubs is gone."


def test_terms_and_items_are_told_in_the_language(catalog):
    assert catalog.text(Sentence("term", {"name": Term("word")}), "it") == "Lingua: Pesca."
    items = (Sentence("word"), Sentence("word"), Sentence("word"))
    assert catalog.text(Sentence("items", {"items": items}), "en") == "Row: Draw, Draw and Draw."


def test_a_missing_text_or_argument_is_never_silent(catalog):
    with pytest.raises(MissingText):
        catalog.text(Sentence("nowhere"), "en")
    with pytest.raises(MissingText):
        catalog.text(Sentence("bare"), "en")


def test_a_language_that_lacks_a_text_stops_the_start(folder):
    (folder / "it" / "texts.ftl").write_text("bare = Tolto.", encoding="utf-8")
    with pytest.raises(BadLanguage, match="count"):
        Catalog(folder)


def test_a_fault_in_a_text_file_is_never_silent(folder):
    file = folder / "en" / "texts.ftl"
    file.write_text(file.read_text(encoding="utf-8") + "\nodd = { $", encoding="utf-8")
    italian = folder / "it" / "texts.ftl"
    italian.write_text(italian.read_text(encoding="utf-8") + "\nodd = x", encoding="utf-8")
    with pytest.raises(BadLanguage, match="odd"):
        Catalog(folder).text(Sentence("odd"), "en")


@pytest.mark.parametrize(
    "file", sorted(SHIPPED.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_each_message_can_be_read_by_itself(file):
    assert not re.findall(r"\{ *-?[a-z][\w-]* *[}.(]", file.read_text(encoding="utf-8"))


def test_a_text_that_stands_twice_stops_the_start(folder):
    (folder / "en" / "more.ftl").write_text("word = Draw", encoding="utf-8")
    with pytest.raises(BadLanguage, match="word"):
        Catalog(folder)


def test_an_answer_is_told_to_its_level_with_numbered_choices(catalog):
    says = (Sentence("count", {"n": 2}), Sentence("detail", level=Level.DETAILED))
    choices = (Choice(Sentence("word")), Choice(Sentence("word")))
    reply = Reply(kind=Kind.ASK, says=says, settings=Settings(), choices=choices)
    assert catalog.tell(reply) == "2 cards. 1: Draw. 2: Draw."
    full = Reply(kind=Kind.INFO, says=says, settings=Settings(level=Level.DETAILED))
    assert catalog.tell(full) == "2 cards. More."


@pytest.mark.parametrize(
    ("tag", "language"),
    [("it-CH", "it"), ("IT", "it"), ("en_GB", "en"), ("ja", "en"), (None, "en"), ("", "en")],
)
def test_the_language_is_picked_by_its_tag(catalog, tag, language):
    assert catalog.pick(tag) == language


def test_button_labels_are_short(catalog):
    assert catalog.card_label(parse_card("TC"), "en") == "10♣"
    assert catalog.card_label(parse_card("QC"), "it") == "D♣"
    assert catalog.card_label(Card(10, Suit.DIAMONDS), "it", spanish=True) == "So"
