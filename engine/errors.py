"""Everything that the engine raises, as one tree under `PyramidError`.

PyramidError (a ValueError)
    BadCard         the text names no card
    BadCode         the text is no deal code; `fault` says what is wrong
    BadRules        the record or token cannot be played; `fault` says why
    BadMove         the text is no move
    BadGame         the line is no game
    IllegalMove     the move cannot be made now; `reason` says why
    NothingToUndo   no action is left within reach
"""

from enum import Enum


class PyramidError(ValueError):
    """Any fault of what was asked; its text is one sentence."""


class BadCard(PyramidError):
    """The text names no card."""


class CodeFault(Enum):
    """What is wrong with a deal code (R18)."""

    SHAPE = "shape"
    LETTER = "letter"
    CHECK = "check"
    RULES = "rules"
    NUMBER = "number"


class BadCode(PyramidError):
    """The text is no deal code; `fault` tells the kind of slip."""

    def __init__(self, message: str, fault: CodeFault) -> None:
        super().__init__(message)
        self.fault = fault


class RulesFault(Enum):
    """Why a record of rules cannot be played."""

    TOKEN = "token"
    RANGE = "range"
    TOO_FEW_CARDS = "too-few-cards"
    NO_PARTNER = "no-partner"
    PILES = "piles"


class BadRules(PyramidError):
    """The rules cannot be dealt or won by construction, or the token is unknown."""

    def __init__(self, message: str, fault: RulesFault) -> None:
        super().__init__(message)
        self.fault = fault


class BadMove(PyramidError):
    """The text is no move."""


class BadGame(PyramidError):
    """The line is no game."""


class Reason(Enum):
    """Why a move is illegal; the value is the name that texts use."""

    GAME_OVER = "game-over"
    NO_SUCH_PLACE = "no-such-place"
    EMPTY_PLACE = "empty-place"
    SAME_CARD = "same-card"
    COVERED = "covered"
    COVERS_PARTNER = "covers-partner"
    BURIED = "buried"
    NOT_FRESH = "not-fresh"
    WRONG_SUM = "wrong-sum"
    NOT_ALONE = "not-alone"
    STOCK_EMPTY = "stock-empty"
    STOCK_NOT_EMPTY = "stock-not-empty"
    WASTE_EMPTY = "waste-empty"
    NO_REDEAL = "no-redeal"


class IllegalMove(PyramidError):
    """The move cannot be made in this position (R11)."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"The move cannot be made: {reason.value}.")
        self.reason = reason


class NothingToUndo(PyramidError):
    """No action is left that undo can take back (R16)."""
