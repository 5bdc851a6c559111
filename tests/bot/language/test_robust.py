"""Whatever is typed, the listener neither fails nor takes long, nor invents a move."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language.lexicon import languages
from bot.language.listen import MOST_WORDS, Sureness, listen
from bot.language.vocabulary import vocabulary
from engine.moves import Remove
from tests.bot.language.dictation import tables

LANGUAGES = st.sampled_from(languages())
TABLES = st.sampled_from([None, *tables().values()])


@st.composite
def soups(draw):
    """A language and a line put together from its words."""
    language = draw(LANGUAGES)
    known = vocabulary(language)
    pool = sorted(known.every_word) + [word for heard in known.confusions for word in heard]
    words = draw(st.lists(st.sampled_from(pool), min_size=1, max_size=14))
    return language, draw(st.sampled_from(["", "/"])) + " ".join(words)


@settings(max_examples=150, deadline=None)
@given(LANGUAGES, TABLES, st.text(max_size=60))
def test_any_text_is_heard_out(language, table, text):
    heard = listen(text, language=language, position=table)
    assert heard.commands or heard.sure is Sureness.EXACT


@settings(max_examples=150, deadline=None)
@given(soups(), TABLES)
def test_any_soup_of_words_is_heard_out(soup, table):
    language, text = soup
    heard = listen(text, language=language, position=table)
    for command in heard.commands:
        if command.name == "play" and isinstance(command.move, Remove):
            assert table is not None
            assert all(table.card_at(place) is not None for place in command.move.places)


def test_a_story_is_no_command():
    for word in ("the", "7", "draw", "a", "of"):
        story = " ".join([word] * 2000)
        assert listen(story, language="en", position=tables()["start"]).commands == ()
        assert listen("/pair " + story, language="en", position=tables()["start"]).commands == ()
    assert MOST_WORDS < 2000
