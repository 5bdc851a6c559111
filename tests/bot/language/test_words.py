"""Plain words out of what people type (C23, C29)."""

import pytest

from bot.language.words import plain_words, spoken


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("10♣️ 3♠️", ("10", "♣", "3", "♠")),
        ("10♧,3♤!", ("10", "♣", "3", "♠")),
        ("L'8 di Quadri.", ("l", "8", "di", "quadri")),
        ("Dov'è l'asso?", ("dov", "e", "l", "asso")),
        ("KÖNIG und Straße", ("konig", "und", "strasse")),
        ("dame de cœur", ("dame", "de", "coeur")),
        ("7️⃣ and\u200b 6", ("7", "and", "6")),
        ("…", ()),
    ],
)
def test_case_accents_marks_and_punctuation_do_not_matter(text, words):
    assert plain_words(text) == words


def test_a_word_knows_where_it_stood():
    line = spoken("New  PY1-N-AAAAAAS ")
    assert line.after(1) == "PY1-N-AAAAAAS"
    assert line.part(1, 4).tail() == "PY1-N-AAAAAAS"
