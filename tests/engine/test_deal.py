"""R18–R19: deal codes, numbers, documented deals, tolerant reading (C35)."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import format_card, ordered_deck
from engine.deal import (
    Deal,
    deal_of,
    deal_record,
    format_code,
    parse_code,
    parse_deal,
    parse_layout,
)
from engine.errors import BadCode, CodeFault
from engine.generator import below, stream
from engine.rules import VARIANTS, Rules, parse_rules
from tests.engine.strategies import TOKENS

DATA = Path(__file__).parents[1] / "data"
APP = VARIANTS["N"]
numbers = st.integers(0, 2**32 - 1)


@given(numbers, st.sampled_from(TOKENS))
def test_codes_read_back(number, token):
    rules = parse_rules(token)
    deal = parse_code(format_code(number, rules))
    assert (deal.number, deal.rules) == (number, rules)


@pytest.mark.parametrize(
    ("number", "code"), [(0, "PY1-N-AAAAAAA"), (1, "PY1-N-AAAAAAJ"), (2, "PY1-N-AAAAAAS")]
)
def test_documented_codes(number, code):
    assert format_code(number, APP) == code


@given(numbers, st.integers(0, 6), st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
def test_a_slip_is_noticed_or_is_another_whole_code(number, place, letter):
    code = format_code(number, APP)
    slipped = code[: 6 + place] + letter + code[7 + place :]
    try:
        assert format_code(parse_code(slipped).number, APP) == slipped
    except BadCode as error:
        assert error.fault is CodeFault.CHECK
        assert str(error).startswith("This code has a slip in it: ")


def test_seven_of_eight_slips_are_noticed():
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
    code, noticed, tried = format_code(482913, APP), 0, 0
    for place in range(6, 13):
        for letter in letters:
            if letter != code[place]:
                tried += 1
                try:
                    parse_code(code[:place] + letter + code[place + 1 :])
                except BadCode:
                    noticed += 1
    assert noticed >= tried * 3 // 4


@pytest.mark.parametrize(
    "text",
    [
        "py1-n-aaaaaas",
        "PY1NAAAAAAS",
        "py1 n aaaaaas",
        "PY1–N–AAAAAAS",
        " PY1 - N - AAA AAAS ",
        "PYI-N-AAAAAAS",
        "PYL N AAAAAAS",
        "N-AAAAAAS",
        "aaaaaas",
    ],
)
def test_tolerant_reading(text):
    assert parse_code(text) == deal_of(2, APP)


def test_look_alikes_are_read_where_only_one_reading_exists():
    deal = next(
        deal
        for number in range(10_000, 20_000)
        if {"O", "I", "B"} <= set((deal := deal_of(number * 9973, APP)).code[6:])
    )
    assert parse_code(deal.code[:6] + deal.code[6:].translate(str.maketrans("OIB", "018"))) == deal
    assert parse_code("PY1-NWID-AAAAAAS") == parse_code("PY1-NW1D-AAAAAAS")
    assert parse_code("PY1-NO-AAAAAAS") == parse_code("PY1-N0-AAAAAAS")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.SHAPE),
        ("hello", CodeFault.SHAPE),
        ("good morning", CodeFault.SHAPE),
        ("PY1-AAAAAAS", CodeFault.SHAPE),
        ("PY1-N-AAAAAA9", CodeFault.LETTER),
        ("PY1-N-AAAAAAÄ", CodeFault.LETTER),
        ("PY1-N-AAAAAAT", CodeFault.CHECK),
        ("PY1-X-AAAAAAS", CodeFault.RULES),
        ("PY1-NWW-AAAAAAS", CodeFault.RULES),
    ],
)
def test_bad_codes_say_what_is_wrong(text, fault):
    with pytest.raises(BadCode) as caught:
        parse_code(text)
    assert caught.value.fault is fault
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("number", [-1, 2**32])
def test_there_are_two_to_the_32_deals(number):
    with pytest.raises(BadCode, match="4294967295"):
        deal_of(number, APP)


def test_a_deal_is_named_by_its_number_too():
    assert parse_deal("2") == parse_deal(" PY1-N-AAAAAAS")
    assert parse_deal("482 913").number == 482913
    assert parse_deal("2", parse_rules("S")) == parse_code("PY1-S-AAAAAAS")
    assert parse_deal("PY1-N-AAAAAAS", parse_rules("S")) == parse_code("PY1-S-AAAAAAS")


def test_deal_2_is_as_documented():
    """R19."""
    record = deal_record(deal_of(2, APP))
    assert record == {
        "code": "PY1-N-AAAAAAS",
        "rules": "N",
        "rows": [
            ["JD"],
            ["6C", "7H"],
            ["AS", "4D", "QS"],
            ["5H", "3D", "6H", "8S"],
            ["KH", "KC", "AD", "KS", "9C"],
            ["QC", "2C", "8D", "TD", "TS", "JS"],
            ["7C", "TC", "3H", "4H", "3S", "KD", "7S"],
        ],
        "waste": ["7D"],
        "stock": 23,
    }
    revealed = deal_record(deal_of(2, APP), reveal=True)
    assert len(revealed["stock"]) == len(set(revealed["stock"])) == 23


@given(numbers)
def test_one_number_deals_one_order_under_every_token_of_52_cards(number):
    orders = {deal_of(number, rules).cards for rules in VARIANTS.values() if rules.deck_size == 52}
    assert len(orders) == 1


@given(numbers, st.sampled_from(sorted(VARIANTS)))
def test_every_deal_is_a_whole_deck(number, token):
    rules = VARIANTS[token]
    cards = deal_of(number, rules).cards
    assert sorted(cards) == sorted(ordered_deck(rules.ranks, rules.decks))


@pytest.mark.parametrize(
    ("token", "rows", "waste", "stock"),
    [("N", 7, 1, 23), ("S", 7, 0, 24), ("A", 7, 0, 24), ("T", 7, 0, 24), ("F", 10, 0, 49),
     ("E", 7, 0, 20), ("P1", 7, 0, 24)],
)  # fmt: skip
def test_counts_of_each_token(token, rows, waste, stock):
    """R4."""
    record = deal_record(parse_deal("7", parse_rules(token)))
    assert len(record["rows"]) == rows
    assert [len(row) for row in record["rows"]] == list(range(1, rows + 1))
    assert (len(record["waste"]), record["stock"]) == (waste, stock)


def test_vectors_of_the_generator():
    """The published vectors, for whoever writes the generator in another language."""
    vectors = json.loads((DATA / "deals.json").read_text())
    assert [next(stream(1, 0)), next(stream(1, 1))] == vectors["first_values"]
    for entry in vectors["deals"]:
        deal = deal_of(entry["number"], parse_rules(entry["rules"]))
        assert deal.code == entry["code"]
        assert " ".join(map(format_card, deal.cards)) == entry["cards"]
    for entry in vectors["reshuffles"]:
        deal = deal_of(entry["number"], parse_rules(entry["rules"]))
        order = " ".join(format_card(deal.cards[i]) for i in deal.stock_order(entry["redeals"]))
        assert order == entry["order"]


def test_bounded_draws_are_unbiased():
    values = iter([2**64 - 1, 5])
    assert below(values, 3) == 2  # the first value lies beyond the last whole multiple of 3


def test_every_order_is_equally_likely_within_chance():
    firsts = [0] * 52
    deck = {card: place for place, card in enumerate(ordered_deck())}
    for number in range(10_000, 15_200):
        firsts[deck[deal_of(number, APP).cards[0]]] += 1
    chi_squared = sum((count - 100) ** 2 / 100 for count in firsts)
    assert chi_squared < 97  # 51 degrees of freedom, p about 1 in 10,000


def test_laid_out_cards_must_be_one_whole_deck():
    deck = " ".join(map(format_card, ordered_deck()))
    assert parse_layout(deck, APP).number is None
    with pytest.raises(BadCode, match="52"):
        parse_layout(deck.replace("KS", "KH"), APP)
    with pytest.raises(BadCode, match="code"):
        _ = parse_layout(deck, APP).code
    with pytest.raises(BadCode):
        Deal(Rules(ranks=12, target=12), ordered_deck())
