"""Pictures beside the boards: themes, results, solutions step by step (C1, C3, C6, C15, C24)."""

import asyncio
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.world import Message
from bot.replies import Settings, Swatch
from bot.requests import Where
from bot.telegram.look.buttons import LONGEST_DATA, parse_data
from bot.telegram.look.extras import clock
from bot.telegram.send.items import Photo
from bot.telegram.send.queue import MOST_BESIDE, ChatQueue
from bot.thinking import Thinker
from engine.deal import deal_of, parse_code
from engine.game import Game, format_game, new_game
from engine.moves import format_move
from engine.position import start_position
from engine.rules import VARIANTS
from engine.solver import Shortest, shortest
from render.themes import THEMES
from tests.bot.telegram.rig import ANNA, BRUNO, CATALOG, Rig


@cache
def fewest(code: str) -> Shortest:
    return shortest(start_position(parse_code(code)))


class Here(Thinker):
    """The solver without workers."""

    async def shortest(self, game: Game, owner: int | None = None) -> Shortest:
        return fewest(game.code)

    async def par(self, game: Game) -> Shortest:
        return fewest(game.code)


DEAL = deal_of(2, VARIANTS["N"])
WAY = fewest(DEAL.code).line
LAST = format_move(WAY[-1])


def think(rig: Rig, thinker: Thinker | None) -> None:
    """Give the running bot a solver, and have it send results."""
    service = rig.running._service
    service.features = replace(service.features, thinker=thinker, results=True)


async def settled(rig: Rig) -> None:
    """Wait until what is still thought about was told too."""
    await rig.quiet()
    while rig.running._handler._background.busy:  # noqa: ASYNC110  a thought has no event
        await asyncio.sleep(0.005)
    await rig.quiet()


async def win(
    rig: Rig, *, by: int = ANNA, thinker: Thinker | None = None, moves: int = 0
) -> list[Message]:
    """Win deal 2 by its shortest way and some `moves` more; what the last move brought."""
    think(rig, thinker)
    await rig.ask("/new 2", by=by)
    line = new_game(DEAL).play(*WAY[:-1])
    for _ in range(moves):
        line = line.undo().play(WAY[-2])  # moves that were taken back count too
    await rig.lay(format_game(line), by=by)
    before = rig.last(by)
    rig.say(f"/pair {LAST}", by=by)
    await settled(rig)
    return [message for message in rig.from_bot(by) if message.id > before]


def picture(message: Message) -> dict[str, Any]:
    return dict(message.body["photo"][-1])


def labels(rig: Rig, message: Message) -> list[str]:
    return [button["text"] for button in rig.buttons(message)]


async def preview(rig: Rig, **more: Any) -> Message:
    """The preview that "/theme" brings."""
    await rig.ask("/theme", **more)
    return rig.from_bot(more.get("chat", more.get("by", ANNA)))[-1]


# --- themes -------------------------------------------------------------------------------


async def test_a_theme_is_chosen_under_its_preview(rig: Rig):
    await rig.ask("/start")
    shown = await preview(rig)
    assert rig.words(shown) == "How shall the board look?"
    assert labels(rig, shown) == [
        "✔ Classic", "Dark", "High contrast",
        "✔ Two colours", "Four colours",
        "✔ Normal print", "Large print",
    ]  # fmt: skip
    assert picture(shown)["width"] == 640
    before, board = picture(shown)["file_unique_id"], picture(rig.board())["file_unique_id"]
    answer = await rig.press("Dark", message=shown.id)
    assert answer is not None
    assert not answer.get("text")
    assert rig.words(shown) == "The board is drawn in dark now."
    assert "✔ Dark" in labels(rig, shown)
    assert picture(shown)["file_unique_id"] != before
    assert picture(rig.board())["file_unique_id"] != board
    await rig.press("Large print", message=shown.id)
    await rig.press("Four colours", message=shown.id)
    assert rig.words(shown) == "The board is drawn in dark, four colours, large print now."
    assert picture(rig.board())["height"] > 1200  # large print
    assert len(rig.boards()) == 1


async def test_every_theme_can_be_reached_and_has_its_words(rig: Rig):
    shown = await preview(rig)
    for key in THEMES:
        answer = await rig.press_data(f"0.0.ctheme+{key}", shown.id)
        assert answer is not None
        assert not answer["alert"]
        marked = [label for label in labels(rig, shown) if label.startswith("✔")]
        assert len(marked) == 3
    uploads = rig.desk.world.files.uploads
    await rig.press_data("0.0.ctheme+classic", shown.id)
    assert rig.desk.world.files.uploads == uploads  # sent before: by its name


async def test_a_theme_button_pressed_twice_changes_nothing_more(rig: Rig):
    """C4."""
    shown = await preview(rig)
    await rig.press("✔ Classic", message=shown.id)
    await rig.press("✔ Classic", message=shown.id)
    assert len(rig.from_bot(ANNA)) == 1


async def test_an_unknown_theme_is_refused(rig: Rig):
    shown = await preview(rig)
    answer = await rig.press_data("0.0.ctheme+pink", shown.id)
    assert answer is not None
    assert answer["alert"]
    assert answer["text"] == "This button is too old: /menu shows fresh ones."


async def test_words_alone_list_the_themes(rig: Rig):
    await rig.ask("/text on")
    said = await rig.ask("/theme")
    assert said.startswith("Themes: classic, dark and high contrast. Now: classic.")
    assert "photo" not in rig.from_bot(ANNA)[-1].body
    assert not rig.buttons(rig.from_bot(ANNA)[-1])


# --- a result -----------------------------------------------------------------------------


async def test_the_card_of_a_win_follows_and_stands_alone(rig: Rig):
    """C15, R15."""
    (told, card) = await win(rig, thinker=Here())
    assert "You won!" in rig.words(told)
    assert (picture(card)["width"], picture(card)["height"]) == (1280, 720)
    assert labels(rig, card) == ["Next deal", "Share", "Challenge a friend", "Look back"]
    first, second = rig.words(card).split("\n")
    assert first.startswith("I won Pyramide deal 2 in 35 moves")
    assert first.endswith("https://t.me/pyramide_local_bot?start=PY1-N-AAAAAAS")
    assert second == "Par for this deal is 35 moves. Three stars of three."


async def test_what_one_may_do_after_a_win_stands_under_its_picture(rig: Rig):
    """C70: also when another game has begun meanwhile."""
    (_, card) = await win(rig, thinker=Here())
    challenge = rig.button(card, "Challenge a friend")["url"]
    assert challenge.startswith(
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fpyramide_local_bot"
    )
    assert challenge.endswith("PY1-N-AAAAAAS")
    await rig.press("Next deal", message=card.id)
    assert rig.caption().startswith("A deal that can be won. Good luck!")
    await rig.press("Share", message=card.id)
    assert rig.words(rig.from_bot(ANNA)[-1]).startswith("I won Pyramide deal 2 in 35 moves")
    await rig.press("Look back", message=card.id)
    await settled(rig)
    assert "deal as it was laid out" in rig.words(rig.from_bot(ANNA)[-1]) or "photo" in (
        rig.from_bot(ANNA)[-1].body
    )
    assert labels(rig, card)[0] == "Next deal", "the card stays as it is"
    answer = await rig.press_data("0.0.cgo+look-999", card.id)
    assert answer is not None
    await rig.quiet()
    assert "not there any more" in rig.words(rig.from_bot(ANNA)[-1])


async def test_a_personal_best_is_said_once_there_is_something_to_beat(rig: Rig):
    """R15, R17."""
    first = await win(rig, thinker=Here(), moves=2)
    assert "personal best" not in rig.words(first[-1])
    second = await win(rig, thinker=Here())
    assert "A new personal best: 35 moves." in rig.words(second[-1])
    third = await win(rig, thinker=Here())
    assert "personal best" not in rig.words(third[-1])


async def test_a_win_by_a_button_brings_its_card_too(rig: Rig):
    think(rig, Here())
    await rig.ask("/new 2")
    await rig.lay(format_game(new_game(DEAL).play(*WAY[:-1])))
    board = rig.board()
    first, second = LAST.split("+")
    await rig.press_data(str(rig.data_of(board, first)), board.id)
    await rig.press_data(str(rig.data_of(board, second)), board.id)
    await settled(rig)
    assert "You won!" in rig.caption()
    assert picture(rig.from_bot(ANNA)[-1])["height"] == 720
    assert len(rig.boards()) == 1


async def test_a_card_without_par_has_no_stars(rig: Rig):
    (_, card) = await win(rig)
    assert "Three stars" not in rig.words(card)
    plain = picture(card)["file_unique_id"]
    (_, starred) = await win(rig, by=BRUNO, thinker=Here())
    assert picture(starred)["file_unique_id"] != plain


async def test_a_text_only_chat_hears_its_stars(rig: Rig):
    """C24."""
    await rig.ask("/text on")
    messages = await win(rig, thinker=Here())
    assert "Par for this deal is 35 moves. Three stars of three." in rig.words(messages[-1])
    assert all("photo" not in message.body for message in messages)


async def test_where_photos_are_forbidden_the_words_are_sent(rig: Rig):
    think(rig, None)
    await rig.ask("/new 2")
    await rig.lay(format_game(new_game(DEAL).play(*WAY[:-1])))
    text = "Bad Request: not enough rights to send photos to the chat"
    rig.desk.faults.arm(Fault("sendPhoto", FaultKind.ERROR, times=9, code=400, description=text))
    rig.say(f"/pair {LAST}")
    await settled(rig)
    assert "I won Pyramide deal 2" in rig.words(rig.from_bot(ANNA)[-1])
    assert "Themes:" in await rig.ask("/theme")


async def test_a_lost_name_of_a_picture_is_drawn_anew(rig: Rig):
    first = await preview(rig)
    uploads = rig.desk.world.files.uploads
    error = Fault(
        "sendPhoto",
        FaultKind.ERROR,
        code=400,
        description="Bad Request: wrong file identifier/HTTP URL specified",
    )
    rig.desk.faults.arm(error)
    again = await preview(rig)
    assert again.id != first.id
    assert rig.desk.world.files.uploads == uploads + 1


def test_clocks():
    assert [clock(s) for s in (0, 9.7, 250, 3600, 7384)] == [
        "0:00", "0:09", "4:10", "1:00:00", "2:03:04",
    ]  # fmt: skip


# --- a solution ---------------------------------------------------------------------------


async def solution(rig: Rig) -> Message:
    """The replay of a game just won."""
    await win(rig, thinker=Here())
    rig.say("/solution")
    await settled(rig)
    return rig.from_bot(ANNA)[-1]


async def test_a_solution_is_turned_step_by_step(rig: Rig):
    replay = await solution(rig)
    assert "The shortest way, in 25 steps." in rig.words(replay)
    assert labels(rig, replay) == ["0 of 25", "Next ▶"]
    seen = [picture(replay)["file_unique_id"]]
    for step in range(1, 26):
        assert len(rig.button(replay, "Next")["callback_data"]) <= LONGEST_DATA
        await rig.press("Next", message=replay.id)
        assert rig.words(replay).startswith(f"Step {step} of 25.")
        seen.append(picture(replay)["file_unique_id"])
    assert len(set(seen)) == 26
    assert labels(rig, replay) == ["◀ Back", "25 of 25"]
    assert "moves 35" in rig.shown(replay)
    await rig.press("Back", message=replay.id)
    assert picture(replay)["file_unique_id"] == seen[24]
    assert "start=PY1-N-AAAAAAS" in str(replay.body["caption_entities"])


async def test_steps_turn_after_a_restart_and_beside_another_game(rig: Rig):
    """C1."""
    replay = await solution(rig)
    await rig.shut_down()
    await rig.boot()
    think(rig, Here())
    await rig.ask("/new 3")
    board = rig.caption()
    answer = await rig.press("Next", message=replay.id)
    assert answer is not None
    assert not answer["alert"]
    assert rig.words(replay).startswith("Step 1 of 25.")
    assert rig.caption() == board
    assert labels(rig, replay)[-1] == "Next ▶"


async def test_forged_steps_are_refused_in_an_alert(rig: Rig):
    """C3."""
    replay = await solution(rig)
    before = rig.words(replay)
    data = rig.button(replay, "Next")["callback_data"]
    for forged in ("99", "x", "+"):
        answer = await rig.press_data(data[:-1] + forged, replay.id)
        assert answer is not None
        assert answer["alert"]
    assert rig.words(replay) == before
    assert len(labels(rig, replay)) == 2


async def test_a_late_step_says_that_it_is_thought_about(rig: Rig, monkeypatch: Any):
    """A solver that takes long: the picture turns when it is ready."""
    monkeypatch.setattr("bot.service.service.PATIENCE", 0.01)
    replay = await solution(rig)
    ready = asyncio.Event()

    class Slow(Here):
        async def shortest(self, game: Game, owner: int | None = None) -> Shortest:
            await ready.wait()
            return fewest(game.code)

    think(rig, Slow())
    answer = await rig.press("Next", message=replay.id)
    assert answer is not None
    assert "still thinking" in answer["text"]
    assert rig.words(replay).startswith("The shortest way")
    ready.set()
    await settled(rig)
    assert rig.words(replay).startswith("Step 1 of 25.")


async def test_a_step_in_a_text_only_chat_is_told(rig: Rig):
    replay = await solution(rig)
    await rig.ask("/text on")
    await rig.press("Next", message=replay.id)
    await settled(rig)
    assert rig.words(rig.from_bot(ANNA)[-1]).startswith("Step 1 of 25.")


async def test_figures_arrive_as_a_picture(rig: Rig):
    await win(rig, thinker=Here())
    await rig.ask("/stats")
    async with asyncio.timeout(5):
        while "photo" not in rig.from_bot(ANNA)[-1].body:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert picture(rig.from_bot(ANNA)[-1])["width"] == 1280
    assert "Your statistics" in rig.words(rig.from_bot(ANNA)[-1])


# --- what waits ---------------------------------------------------------------------------


def photo(theme: str, message: int | None) -> Photo:
    swatch = Swatch(says=(), theme=theme, themes=())
    return Photo(where=Where(1), settings=Settings(), extra=swatch, message=message)


def test_of_pictures_for_one_place_the_newest_goes_out():
    """C6."""
    queue = ChatQueue()
    old, other, new = photo("dark", 5), photo("dark", 6), photo("classic", 5)
    for each in (old, other, new):
        queue.put(each)
    queue.put_back(old)
    assert [queue.other() for _ in range(3)] == [other, new, None]
    assert not queue


def test_pictures_that_wait_are_bounded():
    queue = ChatQueue()
    for _ in range(MOST_BESIDE + 5):
        queue.put(photo("dark", None))
    assert len(queue.beside) == MOST_BESIDE


@pytest.mark.parametrize("key", sorted(THEMES))
def test_theme_buttons_are_short_and_come_back(key: str):
    data = f"0.0.ctheme+{key}"
    press = parse_data(data)
    assert press is not None
    assert (press.command, press.text) == ("theme", key)
    assert len(data) <= LONGEST_DATA


@pytest.mark.parametrize("language", CATALOG.languages())
def test_every_theme_button_has_its_word(language: str):
    names = {theme.key.split("-")[0] for theme in THEMES.values()} | {"two", "four"}
    for name in names | {"normal", "large"}:
        assert CATALOG.word(f"button-theme-{name}", language)
