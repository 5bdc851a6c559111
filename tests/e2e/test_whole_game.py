"""A whole game is won over the local server by tapping alone."""

import pytest

from bot.local.server import LocalServer
from bot.telegram.look.buttons import parse_data
from engine.deal import parse_code
from engine.game import new_game
from engine.moves import Move, Place, Remove
from engine.solver import decide
from tests.e2e.rig import BotProcess, Player, buttons, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
CODE = "PY1-N-AAAAAAS"


def tap(player: Player, wanted: Place | Move) -> None:
    """Press the button of a card or of the stock on the newest board."""
    board = player.boards()[-1]
    for button in buttons(board):
        press = parse_data(button["callback_data"])
        if press is not None and wanted in (press.place, press.move):
            player.press(board["message_id"], button["callback_data"])
            return
    raise AssertionError(f"no button for {wanted}: {said(board)}")


async def play(player: Player, move: Move, number: int) -> None:
    """Tap what a move needs, and wait for the board after it."""
    if not isinstance(move, Remove):
        tap(player, move)
    else:
        first, *second = move.places
        tap(player, first)
        if second:
            marked = lambda: "✔" in str(player.boards()[-1]["reply_markup"])  # noqa: E731
            await player.until(marked, f"a mark on {first}")
            tap(player, second[0])
    await player.until(lambda: _moves(player) >= number, f"move {number}, {move}")


def _moves(player: Player) -> int:
    """How many moves were made when the newest board was sent: each button carries it."""
    data = str(buttons(player.boards()[-1])[0]["callback_data"])
    return int(data.split(".")[1], 36)


async def test_a_game_is_won_by_tapping(server: LocalServer, bot: BotProcess, dora: Player) -> None:
    """C31: the win is said at once."""
    game = new_game(parse_code(CODE))
    line = decide(game.position).line
    dora.say(f"/new {CODE}")
    await dora.shows("Draw 23")
    for number, move in enumerate(line, 1):
        await play(dora, move, number)
        game = game.play(move)
    await dora.sees("You won!")
    assert not any(b["text"].startswith("Draw") for b in buttons(dora.boards()[-1]))
