import pytest

from bot.language.lexicon import languages, lexicon
from bot.language.words import plain_words
from bot.voice.prompt import prompt_for

LONGEST = 223
"""Tokens that Whisper takes before what it hears; earlier ones are cut off."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("spanish", [False, True])
def test_every_rank_and_suit_of_the_deck_is_expected(language, spanish):
    words = set(plain_words(prompt_for(language, spanish=spanish)))
    names = lexicon(language).table("names", "spanish" if spanish else "french")
    for name in (*names["ranks"].values(), *names["suits"].values()):
        assert set(plain_words(name)) <= words, name
    for number in range(2, 10):
        said = lexicon(language).lists("listen", "numbers")[str(number)][0]
        assert set(plain_words(said)) <= words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("spanish", [False, True])
def test_the_whole_prompt_is_within_what_the_model_takes(whisper, language, spanish):
    text = prompt_for(language, spanish=spanish)
    assert 50 < len(whisper._tokenizer(language).encode(text)) <= LONGEST


def test_a_prompt_is_sentences():
    text = prompt_for("en")
    assert "Queen of hearts, ace of diamonds. " in text
    assert text.endswith(".")
