"""A game: a deal and what was done in it, written as one line that replays.

"PY1-N-AAAAAAS g6 g2+g3 d u" is deal 2 after a King, a pair, a draw and an undo. The line
holds every action, undos too: the moves counter, the reach of undo and the number of undos
follow from it, and no counter can disagree with the moves.

>>> game = parse_game("PY1-N-AAAAAAS g6 g2+g3 d u")
>>> game.moves, game.undos, game.position.score
(3, 1, 30)
>>> format_game(game.undo())
'PY1-N-AAAAAAS g6 g2+g3 d u u'
>>> game.undone
(Draw(pile=0),)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.deal import Deal, parse_code
from engine.errors import BadGame, NothingToUndo, PyramidError
from engine.moves import Move, format_move, parse_move
from engine.position import Outcome, Position, start_position

UNDO = "u"
REACH = 100
"""Undo takes back the last action, up to the last 100 (R16)."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far; playing gives a new one.

    log       every action in order; None is an undo
    line      the moves that stand, from the deal to the position
    position  the table now
    before    positions that undo can return to, the latest last, at most `REACH`
    """

    log: tuple[Move | None, ...]
    line: tuple[Move, ...]
    position: Position
    before: tuple[Position, ...]

    @property
    def deal(self) -> Deal:
        return self.position.deal

    @property
    def code(self) -> str:
        """The deal's code, shown during play (R18)."""
        return self.deal.code

    @property
    def score(self) -> int:
        """Points (R14)."""
        return self.position.score

    @property
    def moves(self) -> int:
        """Removals, draws and recycles made; undo does not lower it (R15, R16)."""
        return sum(action is not None for action in self.log)

    @property
    def undos(self) -> int:
        """Actions taken back."""
        return sum(action is None for action in self.log)

    @property
    def turn(self) -> int:
        """Actions and undos so far: it changes with every change of the table."""
        return len(self.log)

    @property
    def outcome(self) -> Outcome:
        """Won, lost or going on."""
        return self.position.outcome

    def play(self, *moves: Move) -> "Game":
        """The game after these moves.

        Raises:
            IllegalMove: one of them cannot be made; nothing changes.
        """
        return _replayed(self, moves)

    @property
    def undone(self) -> tuple[Move, ...]:
        """Moves that were taken back and can be played again, the next one last."""
        line: list[Move] = []
        undone: list[Move] = []
        for action in self.log:
            if action is None:
                undone.append(line.pop())
                continue
            if undone and undone[-1] == action:
                undone.pop()
            else:
                undone.clear()
            line.append(action)
        return tuple(undone)

    def undo(self, actions: int = 1) -> "Game":
        """The game with its last actions taken back (R16).

        Raises:
            NothingToUndo: fewer actions are within reach; nothing changes.
        """
        if not 1 <= actions <= len(self.before):
            raise NothingToUndo("There is nothing left to take back.")
        return _replayed(self, (None,) * actions)


def _replayed(game: Game, actions: Sequence[Move | None]) -> Game:
    line, position, before = list(game.line), game.position, list(game.before)
    for action in actions:
        if action is None:
            if not before:
                raise NothingToUndo("There is nothing left to take back.")
            line.pop()
            position = before.pop()
        else:
            after = position.apply(action)
            line.append(action)
            before.append(position)
            position = after
            del before[:-REACH]
    return Game(game.log + tuple(actions), tuple(line), position, tuple(before))


def new_game(deal: Deal) -> Game:
    """A game in which nothing was done yet."""
    return Game((), (), start_position(deal), ())


def format_game(game: Game) -> str:
    """The game as one line: the deal's code and every action.

    Raises:
        BadCode, BadRules: the deal has no code.
    """
    actions = (UNDO if action is None else format_move(action) for action in game.log)
    return " ".join((game.code, *actions))


def parse_game(line: str) -> Game:
    """Replay a line that `format_game` wrote.

    Raises:
        BadGame: the line names no deal, or an action in it cannot be made.
    """
    code, *actions = line.split() or [""]
    try:
        game = new_game(parse_code(code))
        return _replayed(game, [None if word == UNDO else parse_move(word) for word in actions])
    except PyramidError as error:
        raise BadGame(f"This line is no game: {error}") from error
