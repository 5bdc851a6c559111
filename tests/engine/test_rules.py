"""Rules records and their tokens: canonical, inverse, and refused when unplayable."""

import pytest
from hypothesis import given

from engine.errors import BadRules, RulesFault
from engine.rules import VARIANTS, Goal, Redeal, Rules, format_rules, parse_rules
from tests.engine.strategies import TOKENS, records


@pytest.mark.parametrize("token", TOKENS)
def test_tokens_are_canonical(token):
    rules = parse_rules(token)
    written = format_rules(rules)
    assert parse_rules(written) == rules
    assert format_rules(parse_rules(written)) == written
    assert len(written) <= len(token)


def test_no_two_canonical_tokens_are_one_game():
    by_rules = {}
    for token in TOKENS:
        by_rules.setdefault(parse_rules(token), set()).add(format_rules(parse_rules(token)))
    assert all(len(tokens) == 1 for tokens in by_rules.values())


@pytest.mark.parametrize(
    ("token", "canonical"),
    [
        ("RW", "S"),  # a token that spells a named variant is that variant
        ("SD", "S"),
        ("S0", "S"),
        ("P10", "R"),  # without a redeal there is nothing to reshuffle
        ("P12", "P2"),
        ("P23", "P13"),
        ("nd1w", "NW1D"),  # any case, any order of options
        ("P1W", "P1W"),
        ("N0", "N0"),
    ],
)
def test_canonical_spelling(token, canonical):
    assert format_rules(parse_rules(token)) == canonical


@pytest.mark.parametrize("token", ["", "X", "N1 2", "NWW", "N12", "NX", "W", "1", "P", "P3"])
def test_unknown_tokens_are_refused(token):
    with pytest.raises(BadRules) as caught:
        parse_rules(token)
    assert caught.value.fault is RulesFault.TOKEN
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"rows": 10}, RulesFault.TOO_FEW_CARDS),  # one deck cannot fill 10 rows
        ({"rows": 11}, RulesFault.RANGE),
        ({"rows": 0}, RulesFault.RANGE),
        ({"decks": 3}, RulesFault.RANGE),
        ({"opening": 2}, RulesFault.RANGE),
        ({"draw": 0}, RulesFault.RANGE),
        ({"redeals": 10}, RulesFault.RANGE),
        ({"redeals": -1}, RulesFault.RANGE),
        ({"target": 12}, RulesFault.NO_PARTNER),  # a King could never go
        ({"ranks": 10}, RulesFault.NO_PARTNER),  # an ace would need a 12
        ({"wastes": 3, "draw": 3}, RulesFault.PILES),
    ],
)
def test_records_that_cannot_be_dealt_or_won_are_refused(fields, fault):
    with pytest.raises(BadRules) as caught:
        Rules(**fields)
    assert caught.value.fault is fault
    assert str(caught.value).endswith(".")


@given(records())
def test_every_record_that_is_made_can_be_dealt(rules):
    assert rules.pyramid_size + rules.opening <= rules.deck_size


def test_the_table_is_that_of_the_document():
    strict = VARIANTS["S"]
    assert (strict.opening, strict.redeals, strict.goal, strict.fresh_pair) == (
        0,
        0,
        Goal.STRICT,
        True,
    )
    assert VARIANTS["N"] == Rules()
    assert VARIANTS["P2"].redeal is Redeal.RESHUFFLE
    assert (VARIANTS["F"].rows, VARIANTS["F"].decks, VARIANTS["F"].deck_size) == (10, 2, 104)
    assert (VARIANTS["E"].deck_size, VARIANTS["E"].target) == (48, 12)
    assert (VARIANTS["T"].draw, VARIANTS["T"].redeals) == (3, None)
    assert VARIANTS["A"].wastes == 3
