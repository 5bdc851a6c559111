"""The exact solver: can a position still be won, and how.

`solve` answers WIN with a line of moves, LOSS with the most cards that can still be
removed, or UNKNOWN when its budget runs out: never a guess. It works for every `Rules`,
from the deal or in mid-game, whatever way the cards were laid out.

The modules, in the order in which they are best read:

tables      what depends on the pyramid alone, computed once a deal
open_stock  the game with its stock laid open: a bound for every game, exact for some
search      depth-first search with one waste pile; `draw_one` and `draw_many` say what
            follows a state when one card is drawn at a time and when more are
summaries   the last pass with one pile, one card at a time: the waste is a stack
beam        several waste piles, level by level, the best states first
piles       several waste piles depth first, for the most cards and the fewest moves
max_cards   bounds for the most cards; `losses` finds them for a lost position
astar       A* for the fewest moves; `par` tells it the moves of a game
replay      from what a search found to moves that replay
strategy    what a position says about the way it is best solved
decide      the questions, each sent to the search that answers it
methods     the ways to find a win, in the native core (`native`, `cpp/`) or in Python
grades      how hard a deal is, from games of a careless player
fair        hints from what the player can know
"""

from engine.solver.decide import Shortest, decide, shortest, solve
from engine.solver.fair import FairHint, fair_hint
from engine.solver.grades import Grade, grade
from engine.solver.verdict import BUDGET, Kind, Verdict

__all__ = [
    "BUDGET",
    "FairHint",
    "Grade",
    "Kind",
    "Shortest",
    "Verdict",
    "decide",
    "fair_hint",
    "grade",
    "shortest",
    "solve",
]
