"""The exact solver: can a position still be won, and how.

`solve` answers WIN with a line of moves, LOSS with the most cards that can still be
removed, or UNKNOWN when its budget runs out: never a guess. It works for every `Rules`,
from the deal or in mid-game, whatever way the cards were laid out.

The modules, in the order in which they are best read:

tables      what depends on the pyramid alone, computed once a deal
open_stock  the game with its stock laid open: a bound for every game, exact for some
search      depth-first search with one waste pile; `draw_one` and `draw_many` say what
            follows a state when one card is drawn at a time and when more are
piles       the same with several waste piles
max_cards   bounds for the most cards; `losses` finds them for a lost position
astar       A* for the fewest moves; `par` tells it the moves of a game
replay      from what a search found to moves that replay
strategy    what a position says about the way it is best solved
decide      the questions, each sent to the search that answers it
"""

from engine.solver.decide import Shortest, decide, shortest, solve
from engine.solver.verdict import BUDGET, Kind, Verdict

__all__ = ["BUDGET", "Kind", "Shortest", "Verdict", "decide", "shortest", "solve"]
