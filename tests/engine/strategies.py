"""Random rules, deals and walks for property tests."""

from hypothesis import strategies as st

from engine.deal import Deal, deal_of
from engine.errors import BadRules
from engine.game import Game, new_game
from engine.rules import VARIANTS, Goal, Redeal, Rules, parse_rules

OPTIONS = ["", "W", "0", "3", "D", "C", "W1D", "2C", "W9DC"]
TOKENS = [name + option for name in VARIANTS for option in OPTIONS]


@st.composite
def records(draw) -> Rules:
    """Any record that can be dealt and won, small ones too."""
    ranks = draw(st.integers(4, 13))
    try:
        return Rules(
            rows=draw(st.integers(1, 9)),
            decks=draw(st.integers(1, 2)),
            ranks=ranks,
            target=draw(st.sampled_from([ranks, ranks + 1])),
            opening=draw(st.integers(0, 1)),
            draw=draw(st.integers(1, 3)),
            wastes=draw(st.integers(1, 3)),
            redeals=draw(st.sampled_from([None, 0, 1, 2])),
            redeal=draw(st.sampled_from(Redeal)),
            goal=draw(st.sampled_from(Goal)),
            fresh_pair=draw(st.booleans()),
            cover_pair=draw(st.booleans()),
        )
    except BadRules:
        return parse_rules(draw(st.sampled_from(TOKENS)))


@st.composite
def deals(draw) -> Deal:
    """A deal that has a code, of any variant and options."""
    token = draw(st.sampled_from(TOKENS))
    return deal_of(draw(st.integers(0, 2**32 - 1)), parse_rules(token))


@st.composite
def games(draw, longest: int = 60) -> Game:
    """A game some way in, with undos in it."""
    game = new_game(draw(deals()))
    for _ in range(draw(st.integers(0, longest))):
        moves = game.position.legal_moves()
        if game.before and (not moves or draw(st.integers(0, 5)) == 0):
            game = game.undo(draw(st.integers(1, min(3, len(game.before)))))
        elif moves:
            game = game.play(draw(st.sampled_from(moves)))
    return game
