"""What a button carries: game, turn and action as text, and back.

"2n.1a.pg3" is game 95 at turn 46, a tap on g3; "…md" a move; "…cundo" a command; "…ctheme+dark"
a command with what follows it; "q2n.2" the second answer to question 95, "q2n.0" a no. Numbers
are written in base 36, so that the text stays far below Telegram's 64 bytes.
"""

import re

from bot.requests import Press
from engine.errors import BadMove
from engine.moves import format_move, format_place, parse_move, parse_place

LONGEST_DATA = 64
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_DATA = re.compile(r"([0-9a-z]{1,13})\.([0-9a-z]{1,6})\.([pmc])([a-z0-9+-]{1,32})")
_ANSWER = re.compile(r"q([0-9a-z]{1,13})\.([0-9]{1,2})")
_HIGHEST = 2**63 - 1
"""Ids are what the database can count; a higher one is forged."""

_LAST_TURN = 2**31 - 1


def format_data(press: Press) -> str:
    """The text of a button."""
    if press.question is not None:
        return f"q{_base36(press.question)}.{press.answer}"
    if press.place is not None:
        action = f"p{format_place(press.place)}"
    elif press.move is not None:
        action = "m" + format_move(press.move)
    else:
        action = f"c{press.command}+{press.text}" if press.text else f"c{press.command}"
    return f"{_base36(press.game)}.{_base36(press.turn)}.{action}"


def parse_data(text: str) -> Press | None:
    """Read what `format_data` wrote; None for anything else."""
    answer = _ANSWER.fullmatch(text)
    if answer is not None:
        question = int(answer[1], 36)
        return (
            Press(0, 0, question=question, answer=int(answer[2])) if question <= _HIGHEST else None
        )
    found = _DATA.fullmatch(text)
    if found is None:
        return None
    game, turn = int(found[1], 36), int(found[2], 36)
    if game > _HIGHEST or turn > _LAST_TURN:
        return None
    kind, rest = found[3], found[4]
    try:
        if kind == "m":
            return Press(game, turn, move=parse_move(rest))
        if kind == "c":
            command, _, text = rest.partition("+")
            return Press(game, turn, command=command, text=text)
        return Press(game, turn, place=parse_place(rest))
    except BadMove:
        return None


def _base36(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text
