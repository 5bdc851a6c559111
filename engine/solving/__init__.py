"""How a position is solved: `engine.solver` is the door, these are the rooms behind it.

tables   what depends on the pyramid alone, computed once a deal
freely   the game with its stock laid open: a bound for every game, exact for some
search   depth-first search with one waste pile; `single` and `several` say what follows a
         state when one card is drawn at a time and when more are
piles    the same with several waste piles
most     bounds for the most cards; `losses` finds them for a lost position
fewest   A* for the fewest moves; `par` tells it the moves of a game
lines    from a search's states to moves that replay
setting  what a position says about the way it is best solved
budget   when a question has looked at as much as it may
"""
