"""A game by buttons over a local Telegram, from /start to the win and after a restart."""

import re

from bot.local.faults import Fault, FaultKind
from bot.local.people.places import new_person
from bot.requests import Press
from bot.telegram.look.buttons import format_data, parse_data
from engine.moves import Draw, Remove, parse_move
from tests.bot.telegram.rig import ANNA, BRUNO, Rig

WON = (
    "g6 g2+g3 d g5+w d d f2+w d d g1+w d d g4+w d f3+w e2 d d d d d f1+w e1 d d d d "
    "d f4+w d d d e3+w d2+f5 e4 d3+g7 d d r d d d d1+w c1+w d d d d f6+w d c2+w d "
    "e5+w d d4+w d d d d d d c3+w b2+w r d b1+w d d d d a1+w"
)
"""Moves that win deal 2."""


async def make(rig: Rig, text: str) -> None:
    """Make a move with the buttons that the board shows."""
    move = parse_move(text)
    if not isinstance(move, Remove):
        await rig.press("Draw" if isinstance(move, Draw) else "Turn over")
        return
    for place in move.places:
        board = rig.board()
        data = rig.data_of(board, str(place))
        assert data is not None
        await rig.press_data(data, board.id)


def calls(rig: Rig, *methods: str) -> int:
    return sum(rig.desk.faults.calls[method.lower()] for method in methods)


async def stored(rig: Rig) -> str:
    """The line of the latest game."""
    async with rig.kept.read() as work:
        games = await work.games.of(ANNA)
    return games[0].line


async def test_start_shows_the_board_as_one_photo(rig: Rig):
    said = await rig.ask("/start")
    welcome = "Pyramid Solitaire. Remove pairs that make 13; a King goes alone."
    assert said.startswith(welcome)
    assert re.search(r"\nA deal that can be won\. Good luck! Grade \d of 5: .* · Same cards$", said)
    board = rig.board()
    assert "photo" in board.body
    first = rig.from_bot(ANNA)[0]
    assert rig.from_bot(ANNA) == [first, board]
    keys = [button["text"] for button in rig.buttons(first)]
    assert keys == ["How to play", "Play by ear", "Language", "☰ Menu"]
    shown = ["7♣", "10♣", "3♥", "4♥", "3♠", "K♦", "7♠", "Draw 23", "Waste 7♦"]
    assert rig.labels() == [*shown, "Undo", "Hint", "More"]
    assert "PY1-N-AAAAAAS" in rig.caption()
    links = [entity for entity in board.body["caption_entities"] if entity["type"] == "text_link"]
    assert [link["url"] for link in links] == [
        "https://t.me/pyramide_local_bot?start=PY1-N-AAAAAAS"
    ]
    await rig.press("More")
    assert {"text": "PY1-N-AAAAAAS"} in [b.get("copy_text") for b in rig.buttons(board)]
    await rig.press("Back")
    assert rig.labels() == [*shown, "Undo", "Hint", "More"]
    assert rig.from_bot(ANNA)[-1] == board


async def test_a_king_goes_at_one_tap_and_a_pair_at_two(rig: Rig):
    """R5, R6: the first tap changes the buttons alone, the picture follows the cards."""
    await rig.ask("/start")
    await rig.press("K♦")
    assert "K♦ is gone." in rig.caption()
    pictures = calls(rig, "editMessageMedia")
    await rig.press("10♣")
    assert rig.labels()[:5] == ["7♣", "✔10♣", "•3♥", "4♥", "•3♠"]
    assert rig.caption().startswith("10♣ goes with 3♥ or 3♠. · ")
    assert calls(rig, "editMessageMedia") == pictures
    assert calls(rig, "editMessageCaption") == 1
    await rig.press("3♠")
    assert calls(rig, "editMessageMedia") == pictures + 1
    assert "10♣ and 3♠ are gone. 10♠ is free now." in rig.caption()
    assert "Score 30 · moves 2" in rig.caption()
    assert len(rig.boards()) == 1
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5"


async def test_a_wrong_pair_says_why_and_keeps_the_second_card(rig: Rig):
    """R11, C24, C34: nothing moves; the reason stands under the board, not in a toast alone."""
    await rig.ask("/start")
    await rig.press("7♣")
    await rig.press("7♠")
    assert "7 and 7 make 14" in rig.caption()
    assert "✔7♠" in rig.labels()
    assert await stored(rig) == "PY1-N-AAAAAAS"
    assert calls(rig, "editMessageMedia") == 0


async def test_the_selected_card_is_let_go_by_another_tap(rig: Rig):
    await rig.ask("/start")
    await rig.press("7♣")
    await rig.press("✔7♣")
    assert not any("✔" in label for label in rig.labels())


async def test_a_covered_card_is_explained_to_a_typed_command(rig: Rig):
    await rig.ask("/start")
    said = await rig.ask("/card QC")
    assert "Queen of clubs" in said
    assert "7 of clubs and 10 of clubs" in said
    assert "Q♣ is under 7♣ and 10♣." in await rig.ask("QC")


async def test_the_whole_stock_and_its_return(rig: Rig):
    """R7, R8, R16, C32, C33: 23 draws, the redeal, and both taken back."""
    await rig.ask("/start")
    for left in range(23, 0, -1):
        assert f"Draw {left}" in rig.labels()
        await rig.press("Draw")
    assert "Turn over 24" in rig.labels()
    await rig.press("Turn over")
    assert "Draw 24" in rig.labels()
    assert not any("Waste" in label for label in rig.labels())
    await rig.press("Undo")
    assert "Turn over 24" in rig.labels()
    await rig.press("Undo")
    assert "Draw 1" in rig.labels()
    assert "moves 24" in rig.caption()


async def test_the_win_is_told_at_once_and_no_move_follows(rig: Rig):
    """R12, C31: a whole game by buttons; then again, new, the solution."""
    await rig.ask("/start")
    *moves, last = WON.split()
    for move in moves:
        await make(rig, move)
    old = rig.board().body["reply_markup"]
    await make(rig, last)
    assert "You won!" in rig.caption()
    assert "Score 280" in rig.caption()
    assert rig.labels() == ["New deal", "Same deal", "Home"]
    data = next(
        b["callback_data"] for row in old["inline_keyboard"] for b in row if "Draw" in b["text"]
    )
    answer = await rig.press_data(data, rig.board().id)
    assert answer is not None
    assert answer["alert"]
    assert await stored(rig) == f"PY1-N-AAAAAAS {WON}"


async def test_again_after_the_end_opens_a_new_board_and_leaves_the_old_without_buttons(rig: Rig):
    await rig.ask("/start")
    *moves, last = WON.split()
    await rig.lay("PY1-N-AAAAAAS " + " ".join(moves))
    await make(rig, last)
    won = rig.board()
    assert "You won!" in rig.caption()
    await rig.press("Same deal")
    assert rig.board().id != won.id
    assert "Draw 23" in rig.labels()
    assert not rig.buttons(won)


async def test_a_game_goes_on_after_a_restart_and_old_buttons_work(rig: Rig):
    """C1."""
    await rig.ask("/start")
    await rig.press("K♦")
    await rig.press("10♣")
    board = rig.board()
    await rig.shut_down()
    partner = rig.button(board, "3♠")["callback_data"]
    rig.tap(partner, board.id)
    await rig.boot()
    await rig.quiet()
    assert rig.boards() == [board]
    assert "Score 30 · moves 2" in rig.caption()
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5"
    await rig.press("Undo")
    assert "Score 10" in rig.caption()


async def test_a_doubled_tap_draws_one_card(rig: Rig):
    """C3, C4: the second tap is of an older board: an alert, no move, the board stays."""
    await rig.ask("/start")
    board = rig.board()
    data = rig.button(board, "Draw")["callback_data"]
    presses = [rig.tap(data, board.id) for _ in range(3)]
    await rig.quiet()
    answers = [rig.desk.presses[press].answers[0] for press in presses]
    assert [answer["alert"] for answer in answers] == [False, True, True]
    assert "Draw 22" in rig.labels()
    assert await stored(rig) == "PY1-N-AAAAAAS d"
    assert "moves 1" in rig.caption()


async def test_a_late_answer_to_a_button_still_plays_the_move(rig: Rig):
    """C5."""
    await rig.ask("/start")
    text = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    rig.desk.faults.arm(Fault("answerCallbackQuery", FaultKind.ERROR, code=400, description=text))
    await rig.press("Draw")
    assert "Draw 22" in rig.labels()
    assert await stored(rig) == "PY1-N-AAAAAAS d"


async def test_unreadable_button_data_is_refused_as_old(rig: Rig):
    await rig.ask("/start")
    answer = await rig.press_data("from another version", rig.board().id)
    assert answer is not None
    assert answer["alert"]
    assert await stored(rig) == "PY1-N-AAAAAAS"


async def test_a_button_of_another_game_does_nothing(rig: Rig):
    """C3: game and turn are in the button; an id that was never given is refused as well."""
    await rig.ask("/start")
    board = rig.board()
    press = parse_data(rig.button(board, "Draw")["callback_data"])
    assert press is not None
    forged = format_data(Press(press.game + 1, press.turn, move=Draw()))
    answer = await rig.press_data(forged, board.id)
    assert answer is not None
    assert answer["alert"]
    assert await stored(rig) == "PY1-N-AAAAAAS"


async def test_an_edited_message_is_not_played_again(rig: Rig):
    """C11."""
    await rig.ask("/start")
    message = rig.say("draw")
    await rig.quiet()
    rig.edit(message, "/draw")
    await rig.quiet()
    assert await stored(rig) == "PY1-N-AAAAAAS d"


async def test_new_keeps_the_game_that_runs(rig: Rig):
    """C14: nothing is asked and nothing lost; the board that was left has no buttons."""
    await rig.ask("/start")
    await rig.press("Draw")
    old = rig.board()
    await rig.press("More")
    await rig.press("New deal")
    assert rig.board().id > old.id
    assert "Draw 23" in rig.labels()
    assert not rig.buttons(old)
    await rig.ask("/menu")
    menu = rig.last(ANNA)
    await rig.press("My games", message=menu)
    assert rig.last(ANNA) == menu
    await rig.press("28 cards left", message=menu)
    assert "Draw 22" in rig.labels()
    assert rig.board().id > menu


async def test_deep_links_are_honoured_from_the_first_message_on(rig: Rig):
    """C17: a code that is sent along is dealt; a bad one is explained."""
    said = await rig.ask("/start PY1-R-AAAAAAJ")
    assert "PY1-R-AAAAAAJ" in rig.caption()
    assert "Draw 24" in rig.labels()
    said = await rig.ask("/start PY1-N-AAAAAAT", by=BRUNO)
    assert said.startswith("Questo collegamento non porta a nessuna smazzata.")
    assert not rig.boards(BRUNO)


async def test_commands_as_people_type_them(rig: Rig):
    """C10: upper case, a line break, spaces before and after, the bot's own name."""
    await rig.ask("/start")
    await rig.ask("  /KING KD")
    assert await stored(rig) == "PY1-N-AAAAAAS g6"
    await rig.ask("/pair\n10♣ 3♠")
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5"
    await rig.ask("/Draw@Pyramide_Local_Bot")
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5 d"
    await rig.ask("/draw@another_bot")
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5 d"


async def test_typed_commands_are_answered_in_words_and_the_board_follows(rig: Rig):
    await rig.ask("/start")
    first = rig.board()
    said = await rig.ask("/draw")
    assert "10♥ goes with 3♥ or 3♠." in said
    assert rig.board() == first
    assert "moves 1" in rig.caption()


async def test_a_board_that_scrolled_away_is_sent_anew_and_only_once(rig: Rig):
    await rig.ask("/start")
    first = rig.board()
    for _ in range(3):
        await rig.ask("/draw")
    assert first.deleted
    assert len(rig.boards()) == 1
    assert rig.board().id == rig.last(ANNA)
    assert "moves 3" in rig.caption()


async def test_a_board_too_old_to_delete_loses_its_buttons(rig: Rig):
    await rig.ask("/start")
    first = rig.board()
    text = "Bad Request: message can't be deleted for everyone"
    rig.desk.faults.arm(Fault("deleteMessage", FaultKind.ERROR, code=400, description=text))
    for _ in range(3):
        await rig.ask("/draw")
    assert not first.deleted
    assert not rig.buttons(first)
    assert rig.board().id != first.id


async def test_pictures_sent_before_are_sent_by_their_name(rig: Rig):
    await rig.ask("/start", by=BRUNO)
    uploads = rig.desk.world.files.uploads
    other = new_person(rig.desk, "Dora", "it").id
    await rig.ask("/start", by=other)
    assert rig.desk.world.files.uploads == uploads
    first, second = rig.board(BRUNO), rig.board(other)
    unique = [board.body["photo"][-1]["file_unique_id"] for board in (first, second)]
    assert unique[0] == unique[1]
    await rig.shut_down()
    await rig.boot()
    await rig.ask("/start", by=BRUNO)
    assert rig.desk.world.files.uploads == uploads


async def test_updates_taken_at_once_are_answered_in_order(rig: Rig):
    await rig.ask("/start")
    for text in ("/king KD", "/pair 10♣ 3♠", "/undo", "/pair 10♣ 3♥", "/draw"):
        rig.say(text)
    await rig.quiet()
    assert await stored(rig) == "PY1-N-AAAAAAS g6 g2+g5 u g2+g3 d"
