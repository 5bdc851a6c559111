"""R2–R13: what lies where, what may be played, and how a game ends."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import format_card, ordered_deck
from engine.deal import Deal, deal_of, parse_code, parse_layout
from engine.errors import IllegalMove, Reason
from engine.moves import Draw, Recycle, format_move, parse_move, parse_place
from engine.position import Outcome, start_position
from engine.rules import VARIANTS, Goal, Rules, format_rules, parse_rules
from engine.shape import free_cards, shape_of
from tests.engine.strategies import games, records


def laid(top: str, token: str):
    """A position whose first cards in deal order are `top`; the rest of the deck follows."""
    rules = parse_rules(token)
    named = top.split()
    rest = [
        format_card(card)
        for card in ordered_deck(rules.ranks, rules.decks)
        if format_card(card) not in named
    ]
    return start_position(parse_layout(" ".join([*named, *rest]), rules))


def played(position, moves: str):
    for word in moves.split():
        position = position.apply(parse_move(word))
    return position


def reason(position, move: str):
    return position.why_not(parse_move(move))


DEAL_2 = start_position(parse_code("PY1-N-AAAAAAS"))
PYRAMID_OF_DEAL_2 = " ".join(format_card(card) for card in DEAL_2.deal.cards[:28])


# --- the table ---------------------------------------------------------------------------


def test_a_pyramid_of_seven_rows_has_1430_shapes():
    """R2, R3."""
    full = shape_of(7).full
    seen, waiting = {full}, [full]
    while waiting:
        pyramid = waiting.pop()
        for index in free_cards(7, pyramid):
            smaller = pyramid ^ 1 << index
            if smaller not in seen:
                seen.add(smaller)
                waiting.append(smaller)
    assert len(seen) == 1430


def test_only_the_bottom_row_is_free_at_the_start():
    """R3."""
    assert [str(place) for place in DEAL_2.free_places()] == [f"g{n}" for n in range(1, 8)]
    assert DEAL_2.covering(parse_place("f1")) == (parse_place("g1"), parse_place("g2"))


def test_the_app_opens_one_card_the_classic_deal_none():
    """R4."""
    assert format_card(DEAL_2.card_at(parse_place("w"))) == "7D"
    assert (DEAL_2.stock_count, DEAL_2.pyramid_count) == (23, 28)
    classic = start_position(parse_code("PY1-S-AAAAAAS"))
    assert classic.card_at(parse_place("w")) is None
    assert format_card(classic.stock_cards()[0]) == "7D"


def test_the_documented_first_moves():
    """R19: KD, then TC with 3S; row 7 is then 7C 3H 4H 7S."""
    after = played(DEAL_2, "g6 g2+g5")
    left = [format_card(card) for card in after.rows()[6] if card]
    assert left == ["7C", "3H", "4H", "7S"]
    assert after.score == 30
    assert reason(DEAL_2, "f1") is Reason.COVERED
    assert reason(DEAL_2, "g1+g7") is Reason.WRONG_SUM


# --- moves -------------------------------------------------------------------------------


def test_legal_moves_come_in_reading_order():
    moves = [format_move(move) for move in DEAL_2.legal_moves()]
    assert moves == ["g2+g3", "g2+g5", "g6", "d"]
    later = played(DEAL_2, "g6 g2+g5")
    assert [format_move(move) for move in later.legal_moves()] == ["f5+g3", "d"]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("g2", Reason.NOT_ALONE),
        ("g2+g2", Reason.SAME_CARD),  # the same card twice is no pair
        ("g1+w", Reason.WRONG_SUM),
        ("e1", Reason.COVERED),  # a King that is covered
        ("a1+b1", Reason.COVERED),
        ("w2", Reason.NO_SUCH_PLACE),
        ("h1", Reason.NO_SUCH_PLACE),
        ("u+w", Reason.EMPTY_PLACE),
        ("dw2", Reason.NO_SUCH_PLACE),
        ("r", Reason.STOCK_NOT_EMPTY),
    ],
)
def test_why_a_move_is_illegal(move, why):
    """R11: nothing changes, and the reason is told."""
    assert reason(DEAL_2, move) is why
    with pytest.raises(IllegalMove) as caught:
        DEAL_2.apply(parse_move(move))
    assert caught.value.reason is why


def test_a_removed_card_is_gone():
    assert reason(played(DEAL_2, "g6"), "g6") is Reason.EMPTY_PLACE


def test_the_waste_top_pairs_with_the_pyramid():
    """R5, R14: a card taken from the waste gives no points."""
    position = laid(f"{PYRAMID_OF_DEAL_2} 6S", "R").apply(Draw())
    assert reason(position, "g1+w") is None  # 7C
    after = played(position, "g7+w")  # 7S
    assert (after.score, after.removed_count, after.wastes) == (10, 2, (0,))


def test_a_king_on_the_waste_is_removed_for_no_points():
    """R6, R14."""
    rules = parse_rules("N")
    deck = [format_card(card) for card in ordered_deck()]
    deck.remove("KS")
    position = start_position(parse_layout(" ".join([*deck[:28], "KS", *deck[28:]]), rules))
    after = played(position, "w")
    assert (after.score, after.removed_count, after.wastes) == (0, 1, (0,))


def test_recycling_keeps_the_order_and_needs_an_empty_stock():
    """R7, R8."""
    drawn = played(DEAL_2, "d " * 23)
    assert reason(drawn, "d") is Reason.STOCK_EMPTY
    again = drawn.apply(Recycle())
    assert again.stock_count == 24
    assert again.stock_cards() == DEAL_2.waste_cards() + DEAL_2.stock_cards()
    assert (again.redeals, again.redeals_left) == (1, None)


def test_a_redeal_with_one_card_works_and_with_none_does_not_exist():
    """R8: fault of other programs."""
    rules = Rules(rows=1, ranks=3, target=3, opening=1)
    position = start_position(parse_layout(f"AC {_small('AC')}", rules))
    while position.stock:
        position = position.apply(Draw())
    many = position.apply(Recycle())
    assert many.stock_count == position.wastes[0].bit_count()
    one = _one_in_waste()
    assert reason(one, "r") is None
    assert one.apply(Recycle()).stock_count == 1
    two_free = start_position(parse_layout(f"AC {_small('AC')}", Rules(rows=1, ranks=3, target=3)))
    bare = replace(two_free, stock=0, wastes=(0,))
    assert bare.outcome is Outcome.LOST
    assert reason(bare, "r") is Reason.GAME_OVER


def _small(*without: str) -> str:
    deck = [format_card(card) for card in ordered_deck(3)]
    return " ".join(card for card in deck if card not in without)


def _one_in_waste():
    rules = Rules(rows=1, ranks=3, target=3, opening=0)
    start = start_position(parse_layout(f"AC {_small('AC')}", rules))
    return replace(start, stock=0, wastes=(1,))


def test_a_card_never_pairs_with_one_that_covers_it():
    """R9: cover pair off, and on."""
    rules = Rules(rows=2, ranks=3, target=3, opening=0)
    deck = f"AC 2C 3C {_small('AC', '2C', '3C')}"
    position = played(start_position(parse_layout(deck, rules)), "b2")
    assert reason(position, "a1+b1") is Reason.COVERS_PARTNER
    with_cover = Rules(rows=2, ranks=3, target=3, opening=0, cover_pair=True)
    allowed = played(start_position(parse_layout(deck, with_cover)), "b2")
    assert format_move(allowed.legal_moves()[0]) == "a1+b1"
    assert allowed.apply(parse_move("a1+b1")).outcome is Outcome.WON
    untouched = start_position(parse_layout(deck, with_cover))
    assert reason(untouched, "a1+b1") is Reason.COVERED  # two cards cover it


# --- fresh pair --------------------------------------------------------------------------


def fresh_position(token: str):
    """A classic deal whose stock begins 6S 7S 7H 6H."""
    pyramid = [c for c in PYRAMID_OF_DEAL_2.split() if c not in {"6S", "7S", "7H", "6H"}]
    spare = [format_card(c) for c in ordered_deck() if format_card(c) not in pyramid]
    spare = [c for c in spare if c not in {"6S", "7S", "7H", "6H"}]
    return laid(" ".join([*pyramid, *spare[: 28 - len(pyramid)], "6S", "7S", "7H", "6H"]), token)


def test_a_drawn_card_goes_with_the_waste_top_beneath():
    """R10."""
    position = played(fresh_position("R"), "d d")
    assert reason(position, "w+u") is None
    after = played(position, "w+u")
    assert after.wastes == (0,)
    assert after.score == 0


def test_it_stays_fresh_until_removed_or_covered():
    """R10: other removals do not matter; another draw does; nor does it revive."""
    position = played(fresh_position("R"), "d d")
    alone = next(m for m in position.legal_moves() if format_move(m)[0] == "g")
    assert reason(position.apply(alone), "w+u") is None
    three = played(position, "d")
    assert reason(three, "w+u") is Reason.WRONG_SUM  # 7H on 7S
    four = played(three, "d")
    assert reason(four, "w+u") is None  # 6H on 7H
    after = played(four, "w+u")
    assert reason(after, "w+u") is Reason.NOT_FRESH  # 7S on 6S, but not fresh any more


def test_the_app_knows_no_fresh_pair():
    """R10."""
    position = played(fresh_position("N0"), "d")
    assert reason(position, "w+u") is Reason.NOT_FRESH


def test_a_card_inside_the_waste_does_not_play():
    """R11."""
    position = played(fresh_position("R"), "d d")
    assert reason(position, "g1+u") is Reason.BURIED
    assert reason(position, "u") is Reason.BURIED


def test_the_last_two_waste_cards_go_as_a_fresh_pair():
    position = played(fresh_position("R"), "d d w+u")
    assert position.stock_count == 22


# --- other mechanisms --------------------------------------------------------------------


def test_three_wastes_and_every_top_pairs():
    """Variant A: the player names the pile; tops pair with the pyramid and each other."""
    position = played(fresh_position("A"), "d dw2")
    assert reason(position, "w+w2") is None
    third = played(fresh_position("A"), "d dw2 dw3")
    assert reason(third, "w+w3") is None
    assert reason(third, "w2+w3") is Reason.WRONG_SUM
    assert reason(third, "dw4") is Reason.NO_SUCH_PLACE
    tops = [third.card_at(parse_place(place)) for place in ("w", "w2", "w3")]
    assert [format_card(card) for card in tops] == ["6S", "7S", "7H"]


def test_three_are_drawn_and_fewer_when_fewer_are_left():
    """Variant T."""
    position = start_position(parse_code("PY1-T-AAAAAAS"))
    stock = position.stock_cards()
    drawn = position.apply(Draw())
    assert drawn.card_at(parse_place("w")) == stock[2]
    assert drawn.waste_cards() == stock[:3]
    king = next(
        after
        for number in range(100)
        for after in _draws(start_position(deal_of(number, VARIANTS["T"])))
        if after.card_at(parse_place("w")).rank == 13
    )
    left = played(king, "w")
    assert left.card_at(parse_place("w")) == king.card_at(parse_place("u"))  # as uncovered
    *_, drawn_out = _draws(left)
    again = drawn_out.apply(Recycle())
    assert again.stock_count == 23
    *_, last_but_one, last = _draws(again)
    assert (last_but_one.stock_count, last.stock_count) == (2, 0)


def _draws(position):
    while position.stock:
        position = position.apply(Draw())
        yield position


def test_sixes_pair_and_the_rey_goes_alone_in_the_spanish_deck():
    """Variant E."""
    rules = VARIANTS["E"]
    deck = [format_card(card) for card in ordered_deck(12)]
    bottom = ["6C", "6D", "QC", "TC", "2C", "JC", "AC"]
    rest = [card for card in deck if card not in bottom]
    position = start_position(parse_layout(" ".join([*rest[:21], *bottom, *rest[21:]]), rules))
    moves = [format_move(move) for move in position.legal_moves()]
    assert moves == ["g1+g2", "g3", "g4+g5", "g6+g7", "d"]


def test_the_large_triangle_has_ten_rows_of_two_decks():
    """Variant F."""
    position = start_position(parse_code(deal_of(5, VARIANTS["F"]).code))
    assert (len(position.rows()), position.pyramid_count, position.stock_count) == (10, 55, 49)
    doubles = [c for row in position.rows() for c in row if c and len(position.place_of(c)) > 1]
    assert doubles  # C30: equal cards lie in several places


@given(st.integers(0, 2**32 - 1), st.sampled_from(["P1", "P2"]))
@settings(max_examples=30)
def test_a_reshuffle_is_decided_by_the_code_alone(number, token):
    """Two players with the same cards left see the same new stock."""
    deal = deal_of(number, VARIANTS[token])
    drawn = start_position(deal)
    while drawn.stock:
        drawn = drawn.apply(Draw())
    whole = drawn.apply(Recycle()).stock_cards()
    assert sorted(whole) == sorted(deal.cards[28:])
    moves = [move for move in drawn.legal_moves() if "w" in format_move(move)]
    if moves:
        after = drawn.apply(moves[0])
        left = after.waste_cards()
        assert after.apply(Recycle()).stock_cards() == tuple(c for c in whole if c in left)


# --- the end -----------------------------------------------------------------------------


def test_relaxed_is_won_when_the_pyramid_goes_strict_when_all_goes():
    """R12, C31."""
    for goal, outcome in ((Goal.RELAXED, Outcome.WON), (Goal.STRICT, Outcome.PLAYING)):
        rules = Rules(rows=1, ranks=3, target=3, opening=1, goal=goal)
        position = start_position(parse_layout(f"3C {_small('3C')}", rules))
        after = played(position, "a1")
        assert after.outcome is outcome
        if outcome is Outcome.WON:
            assert after.legal_moves() == ()
            assert reason(after, "d") is Reason.GAME_OVER


def test_strict_is_won_when_nothing_is_left_anywhere():
    """R12: neither too early nor withheld."""
    rules = Rules(rows=1, ranks=2, target=2, opening=0, goal=Goal.STRICT, fresh_pair=True)
    deck = "2C AC AD 2D 2H 2S AH AS"
    position = start_position(parse_layout(deck, rules))
    almost = played(position, "a1 d d w+u d w d w d w d")
    assert almost.outcome is Outcome.PLAYING
    done = played(almost, "d w+u")
    assert done.outcome is Outcome.WON
    assert done.removed_count == 8


def test_unlimited_recycles_never_end_while_a_card_can_be_drawn():
    """R13, C32."""
    position = DEAL_2
    for _ in range(200):
        move = position.legal_moves()[-1]  # draw or recycle: nothing is ever removed
        assert isinstance(move, Draw | Recycle)
        position = position.apply(move)
        assert position.outcome is Outcome.PLAYING


def test_limited_passes_end_when_nothing_is_left_to_do():
    """R13, C32: always announced when nothing can be done any more."""
    position = start_position(parse_code("PY1-R-AAAAAAS"))
    while position.legal_moves():
        position = position.apply(position.legal_moves()[0])
    assert position.outcome is Outcome.LOST
    assert (position.stock, position.redeals_left) == (0, 0)
    assert reason(position, "r") is Reason.GAME_OVER
    one_more = start_position(parse_code("PY1-R1-AAAAAAS"))
    drawn = played(one_more, "d " * 24)
    assert drawn.outcome is Outcome.PLAYING  # a pass is left
    assert played(drawn, "r " + "d " * 24).redeals_left == 0


# --- properties --------------------------------------------------------------------------


@given(records(), st.integers(0, 2**32 - 1), st.data())
@settings(max_examples=60)
def test_cards_are_conserved_under_any_record(rules, number, data):
    """Every card is in the pyramid, the stock, a waste or removed, and never twice."""
    deck = ordered_deck(rules.ranks, rules.decks)
    position = start_position(Deal(rules, deck[number % 7 :] + deck[: number % 7]))
    for _ in range(40):
        moves = position.legal_moves()
        if not moves:
            break
        move = data.draw(st.sampled_from(moves))
        assert position.why_not(move) is None
        before = position.removed_count
        position = position.apply(move)
        taken = len(getattr(move, "places", ()))
        assert position.removed_count == before + taken
        cards = [card for row in position.rows() for card in row if card]
        cards += position.stock_cards()
        for pile in range(rules.wastes):
            cards += position.waste_cards(pile)
        assert len(cards) + position.removed_count == rules.deck_size
        assert not set(map(str, cards)) - set(map(str, deck))
        assert all(cards.count(card) <= rules.decks for card in cards)


@given(games())
def test_legal_moves_are_exactly_those_without_a_reason_against(game):
    position = game.position
    legal = set(position.legal_moves())
    seats = [*map(parse_place, ("w", "w2", "w3", "u", "u2")), *shape_of(3).places]
    seats += position.free_places()
    for first in seats:
        for second in seats:
            move = parse_move(f"{first}+{second}") if first != second else parse_move(str(first))
            assert (position.why_not(move) is None) == (move in legal)
    for text in ("d", "dw2", "dw3", "r"):
        assert (reason(position, text) is None) == (parse_move(text) in legal)


@given(games())
def test_the_outcome_agrees_with_the_moves(game):
    """R13: lost exactly when not won and nothing can be done."""
    position = game.position
    if position.outcome is Outcome.PLAYING:
        assert position.legal_moves()
    else:
        assert position.legal_moves() == ()
    assert format_rules(position.rules) in game.code
