"""Numbers are read whole or not at all, in words and in digits (C43).

`num2words` says the numbers; the listener must understand every one of them.
"""

import random

import pytest
from num2words import num2words

from bot.language.lexicon import languages
from bot.language.listen import listen
from bot.language.numbers import LARGEST
from bot.language.vocabulary import vocabulary
from bot.language.words import plain_words

SOURCE = random.Random(4)
NUMBERS = (*range(2001), *(SOURCE.randrange(LARGEST + 1) for _ in range(1000)), LARGEST)
NEW = {"en": "new", "it": "nuova", "fr": "nouvelle", "es": "nueva", "de": "neu"}
MARKS = {"en": ",", "it": ".", "fr": "\u202f", "es": ".", "de": "."}


def value(text, language):
    return vocabulary(language).counting.value(plain_words(text))


@pytest.mark.parametrize("language", languages())
def test_every_number_in_words_is_read_whole(language):
    said = {number: num2words(number, lang=language) for number in NUMBERS}
    assert {n: text for n, text in said.items() if value(text, language) != n} == {}


@pytest.mark.parametrize("language", languages())
def test_every_number_is_read_in_digits_with_and_without_marks(language):
    for number in NUMBERS:
        assert value(str(number), language) == number
        assert value(f"{number:,}".replace(",", MARKS[language]), language) == number


@pytest.mark.parametrize("language", languages())
def test_a_deal_is_named_by_its_number_in_words(language):
    for number in NUMBERS[::37]:
        heard = listen(f"{NEW[language]} {num2words(number, lang=language)}", language=language)
        assert [(one.name, one.number) for one in heard.commands] == [("new", number)]


@pytest.mark.parametrize(
    ("language", "text", "number"),
    [
        ("it", "trentuno", 31),
        ("it", "centosessanta", 160),
        ("fr", "vingt et un", 21),
        ("fr", "quatre-vingt-dix-sept", 97),
        ("de", "zweiundfünfzig", 52),
        ("es", "doscientos cinco", 205),
        ("en", "four hundred eighty-two thousand nine hundred and thirteen", 482_913),
        ("en", "four eight two nine one three", 482_913),
    ],
)
def test_numbers_that_were_bent_before(language, text, number):
    assert value(text, language) == number


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "twenty thirteen hundred hundred"),
        ("en", "hundred and"),
        ("en", "twenny one"),
        ("it", "trentunno"),
        ("fr", "vingt et dix"),
        ("es", "doscientos mil mil"),
        ("de", "zweiundfünfzich"),
    ],
)
def test_what_only_resembles_a_number_is_none(language, text):
    assert value(text, language) is None
