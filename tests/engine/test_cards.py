"""R1: values, suits, and the texts of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Suit, format_card, ordered_deck, parse_card
from engine.errors import BadCard

cards = st.builds(Card, st.integers(1, 13), st.sampled_from(Suit))


@given(cards)
def test_parse_and_format_are_inverse(card):
    assert parse_card(format_card(card)) == card


@pytest.mark.parametrize("text", ["TC", "tc", "10C", "10♣", "10♣️", "10♣︎", " 10 ♣ ", "T♧"])
def test_one_card_in_many_spellings(text):
    assert parse_card(text) == Card(10, Suit.CLUBS)


@pytest.mark.parametrize("text", ["", "C", "T", "1C", "11C", "TX", "TCC", "♣10", "ten of clubs"])
def test_what_is_no_card_is_refused_with_a_sentence(text):
    with pytest.raises(BadCard, match="card"):
        parse_card(text)


def test_the_deck_has_each_card_once_per_deck():
    assert len(set(ordered_deck())) == len(ordered_deck()) == 52
    assert len(ordered_deck(decks=2)) == 104
    assert len(ordered_deck(ranks=12)) == 48
    assert format_card(ordered_deck()[0]) == "AC"
    assert format_card(ordered_deck()[-1]) == "KS"
