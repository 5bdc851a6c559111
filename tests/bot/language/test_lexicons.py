"""Every language is complete, and understands all that it says itself."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.commands import COMMANDS
from bot.language.catalog import Catalog
from bot.language.lexicon import LOCALES, lexicon
from bot.language.listen import listen
from bot.language.names import FRENCH, SPANISH, CardNames
from bot.language.vocabulary import vocabulary
from bot.language.words import plain_words
from bot.replies import Sentence
from engine.cards import Card, Suit, ordered_deck
from engine.game import parse_game
from engine.rules import VARIANTS

CATALOG = Catalog()
LANGUAGES = CATALOG.languages()
START = parse_game("PY1-N-AAAAAAS").position
SPANISH_START = parse_game("PY1-E-AAAAAAS").position
FOR_GENDER = {
    "covered-by": {"card"},
    "it-goes-alone": {"card"},
    "it-is-free": {"card"},
    "it-matches": {"card"},
    "it-matches-none": {"card"},
}
"""Arguments that are given for languages whose words agree with the card."""
NOT_FOR_THE_LISTENER = {"terminal-greeting", "bad-span"}
"""Texts that name words of the terminal itself, or examples of what may follow a command."""


class _Arguments(Visitor):
    def __init__(self):
        self.found = {}
        self._message = ""

    def visit_Message(self, node):  # noqa: N802 -- the visitor's own naming
        self._message = node.id.name
        self.found[self._message] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node):  # noqa: N802 -- the visitor's own naming
        self.found[self._message].add(node.id.name)


def arguments(language):
    visitor = _Arguments()
    for file in sorted((LOCALES / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return visitor.found


def plain_arguments(language):
    """The arguments without the forms and counts that a language may add."""
    forms = "|".join(
        sorted({form for name in LANGUAGES for form in CardNames(lexicon(name), FRENCH).forms()})
    )
    suffix = re.compile(rf"_({forms}|gender|rank|count|label|choice)$")
    return {
        key: {suffix.sub("", name) for name in names} for key, names in arguments(language).items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_arguments_as_in_english(language):
    english, own = plain_arguments("en"), plain_arguments(language)
    assert own.keys() == english.keys()
    odd = {
        key: (names, own[key])
        for key, names in english.items()
        if not names <= own[key] <= names | FOR_GENDER.get(key, set())
    }
    assert odd == {}


def keys_of(table, path=()):
    for key, value in table.items():
        if isinstance(value, dict):
            yield (*path, key)
            yield from keys_of(value, (*path, key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_file_is_without_faults(language):
    for file in (LOCALES / language).iterdir():
        if file.name.endswith(".ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert CATALOG.texts() == tuple(sorted(arguments(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lexicon_has_the_same_tables_and_tokens(language):
    english, own = lexicon("en"), lexicon(language)
    skipped = {("card", "classes")}
    tables = {path for path in keys_of(english.tables) if path[:2] not in skipped}
    assert {path for path in keys_of(own.tables) if path[:2] not in skipped} >= tables
    for name in (
        "commands",
        "variants",
        "deals",
        "switch",
        "languages",
        "topics",
        "themes",
        "theme_options",
        "answers",
        "piles",
        "spelling",
    ):
        assert own.lists("listen", name).keys() == english.lists("listen", name).keys(), name
        assert all(own.lists("listen", name).values()), name
    assert own.lists("listen", "variants").keys() == VARIANTS.keys()
    assert set(own.table("menu")) <= set(COMMANDS)
    assert len(own.table("listen", "confusions")) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_of_cards_has_the_same_forms(language):
    classes = lexicon(language).table("card", "classes")
    forms = [set(entry) for entry in classes.values()]
    assert all(entry == forms[0] and "gender" in entry for entry in forms)
    for deck in (FRENCH, SPANISH):
        names = lexicon(language).table("names", deck)
        assert set(names["suits"]) == set("CDHS")
        assert set(names["classes"].values()) <= set(classes)
        assert "other" in names["classes"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", [FRENCH, SPANISH])
def test_every_name_of_a_card_is_understood_again(language, deck):
    spanish = deck == SPANISH
    ranks = 12 if spanish else 13
    table = SPANISH_START if spanish else START
    names = CardNames(lexicon(language), deck)
    for card in ordered_deck(ranks):
        for text in (names.bare(card), names.form(card, "the"), names.bare(card).upper()):
            assert means(text, language, table, card), (text, card)


def means(text, language, table, card):
    """True if the text names this card and no other."""
    heard = listen(text, language=language, position=table)
    command = heard.commands[0] if len(heard.commands) == 1 else None
    if command is None:
        return False
    places = command.move.places if command.move is not None else command.places
    return command.cards == (card,) or [table.card_at(place) for place in places] == [card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_cards_are_understood_again(language):
    for card in ordered_deck():
        assert means(CATALOG.card_label(card, language), language, START, card), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_means_two_commands(language):
    seen = {}
    for phrase, name in vocabulary(language).commands.all():
        assert seen.setdefault(phrase, name) == name, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_a_command_is_understood(language):
    for phrase, name in vocabulary(language).commands.all():
        heard = listen(" ".join(phrase), language=language, position=START, others=())
        names = {command.name for command in heard.commands}
        expected = {"play"} if name == "king" else {name}
        assert names == expected, (phrase, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_are_what_telegram_takes(language):
    commands = CATALOG.commands(language)
    assert len(commands) == sum(shape.menu for shape in COMMANDS.values())
    assert len({word for word, _ in commands}) == len(commands)
    for word, description in commands:
        assert re.fullmatch(r"[a-z0-9_]{1,32}", word)
        assert 3 <= len(description) <= 256
        heard = listen(f"/{word}", language=language, position=None)
        assert len(heard.commands) == 1, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_its_words(language):
    meanings = {
        "button-draw": "draw",
        "button-recycle": "draw",
        "button-undo": "undo",
        "button-hint": "hint",
        "button-new": "new",
        "button-again": "again",
        "button-analysis": "analysis",
    }
    for key, name in meanings.items():
        heard = listen(CATALOG.word(key, language), language=language, position=START, others=())
        assert [command.name for command in heard.commands] == [name], key


def quoted(language):
    """Everything that a text tells the player to say."""
    for file in (LOCALES / language).iterdir():
        if file.name.endswith(".ftl"):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    text = _literal(entry, CATALOG._tongue(language))
                    for phrase in re.findall(r"[\"“„«](?:\s?)([^\"“”„»{}]+?)(?:\s?)[\"”“»]", text):
                        yield entry.id.name, phrase


def _literal(message, tongue):
    """A text's own words; the names of commands are put in from the lexicon."""
    found = []

    class Texts(Visitor):
        def visit_TextElement(self, node):  # noqa: N802 -- the visitor's own naming
            found.append(node.value)

        def visit_VariableReference(self, node):  # noqa: N802 -- the visitor's own naming
            how, _, name = node.id.name.partition("_")
            known = {"slash": tongue.slash, "say": tongue.spoken}
            found.append(known[how](name) if how in known else "{")

    Texts().visit(message)
    return "".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_bot_tells_you_to_say_it_understands(language):
    deaf = [
        (key, phrase)
        for key, phrase in quoted(language)
        if key not in NOT_FOR_THE_LISTENER
        and vocabulary(language).switch.whole(plain_words(phrase)) is None
        and not listen(phrase, language=language, position=START, others=()).commands
    ]
    assert deaf == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_glyphs_and_no_untranslated_marks(language):
    for file in (LOCALES / language).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            assert not set(text) & set("♣♦♥♠\u2068\u2069\ufe0f")


def test_bot_descriptions_fit_telegram():
    for language in LANGUAGES:
        assert len(CATALOG.text(Sentence("bot-description"), language)) <= 512
        assert len(CATALOG.text(Sentence("bot-short"), language)) <= 120


def test_an_ace_is_an_ace():
    told = Sentence("card-is", {"what": Card(1, Suit.HEARTS)})
    assert CATALOG.text(told, "it") == "Asso di cuori."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_is_understood_by_the_name_that_texts_give_it(language):
    for scheme in ("classic", "dark", "contrast"):
        for options in ("", "-four", "-large", "-four-large"):
            word = lexicon(language).lists("listen", "commands")["theme"][0]
            heard = listen(f"{word} {scheme}{options}", language=language, others=())
            assert [command.text for command in heard.commands] == [scheme + options]


def test_french_elides_before_a_vowel():
    names = CardNames(lexicon("fr"), SPANISH)
    assert names.form(Card(1, Suit.DIAMONDS), "the") == "l'as de deniers"
