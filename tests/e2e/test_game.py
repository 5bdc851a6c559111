"""The bot as a process plays over the local server, driven by people's hands."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.local.faults import Fault, FaultKind
from bot.local.people import links, places, talk
from bot.local.rules import RULES
from bot.local.server import LocalServer
from bot.local.starter import USERNAME
from tests.e2e.rig import BotProcess, Player, buttons, newcomer, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def calm(server: LocalServer) -> Iterator[None]:
    """No fault and no limit outlives a test."""
    yield
    server.desk.faults.clear()
    server.desk.flood.on = False


def shades(picture: bytes) -> int:
    """How many colours a picture has."""
    colours = Image.open(io.BytesIO(picture)).convert("RGB").getcolors(1 << 20)
    assert colours is not None
    return len(colours)


async def new_game(player: Player, words: str = "/new 2") -> None:
    player.say(words)
    await player.sees("A new deal")


async def test_a_board_is_a_picture_and_cards_are_tapped(dora: Player) -> None:
    await new_game(dora)
    first = dora.boards()[-1]
    picture = dora.picture(first)
    assert Image.open(io.BytesIO(picture)).width == 1280
    assert shades(picture) > 16
    king = dora.tap("K♦")
    await dora.sees("K♦ is gone")
    await dora.answer(king)
    dora.tap("10♣")
    await dora.until(lambda: any(b["text"].startswith("✔") for b in buttons(dora.boards()[-1])))
    dora.tap("3♠")
    board = await dora.sees("10♣ and 3♠ are gone")
    assert board["message_id"] == first["message_id"]
    assert dora.picture(board) != picture
    assert len(dora.boards()) == 1


async def test_words_do_the_same(dora: Player) -> None:
    await new_game(dora, "new game two")
    dora.say("king")
    await dora.sees("K♦ is gone")
    dora.say("Ten of clubs and three of spades.")
    await dora.sees("10♣ and 3♠ are gone")
    dora.say("undo")
    await dora.sees("are back")


async def test_two_people_play_in_a_group(server: LocalServer, dora: Player) -> None:
    """C2, C13: the group's game is everybody's."""
    emil = newcomer(server, "Emil")
    group = places.new_group(server.desk, "Two of us", people=(dora.id, emil.id))
    dora.chat = emil.chat = group.id
    dora.say(f"/new@{USERNAME} 2")
    await dora.sees("A new deal")
    emil.tap("K♦")
    await emil.sees("K♦ is gone")
    dora.say("/pair@other_bot 10C 3S")
    emil.say("/pair 10C 3S")
    await dora.sees("10♣ and 3♠ are gone")
    dora.say("what a nice game")
    emil.say("/undo")
    await dora.sees("are back")
    assert not any("nice" in text for text in dora.texts())


async def test_a_second_tap_on_the_same_button_moves_nothing(dora: Player) -> None:
    """C3: refused, said in an alert, and the board is as it was."""
    await new_game(dora)
    board = dora.boards()[-1]
    data = next(b["callback_data"] for b in buttons(board) if b["text"].startswith("Draw"))
    first = dora.press(board["message_id"], data)
    second = dora.press(board["message_id"], data)
    await dora.answer(first)
    assert (await dora.answer(second))["alert"]
    await dora.shows("Draw 22")
    dora.tap("Draw")
    await dora.shows("Draw 21")


async def test_a_repeated_update_is_done_once(dora: Player) -> None:
    """C18, exactly once."""
    await new_game(dora)
    dora.say("draw")
    await dora.sees("10♥ goes with")
    queue = dora.server.desk.queue
    drawn = await dora.until(
        lambda: next(
            (u for u in queue.confirmed if u.get("message", {}).get("text") == "draw"), None
        )
    )
    assert queue.repeat(drawn["update_id"])
    dora.say("undo")
    await dora.sees("10♥ is back in the stock")
    await dora.shows("Draw 23")
    dora.say("king")
    await dora.shows("K♦ is gone.")


async def test_a_lost_answer_makes_no_second_board(dora: Player) -> None:
    """C16: delivered, but the bot hears nothing of it."""
    dora.say("/start")
    await dora.sees("A deal that can be won")
    before = len(dora.boards())
    dora.server.desk.faults.arm(Fault("sendPhoto", FaultKind.LOST_ANSWER))
    await new_game(dora)
    dora.say("king")
    await dora.sees("K♦ is gone")
    new = [board for board in dora.boards() if "A new deal" in said(board) or "gone" in said(board)]
    assert len(dora.boards()) - before <= 2, new


async def test_errors_of_the_server_do_not_stop_the_game(dora: Player) -> None:
    """The move is on disk before the board is sent; a fresh board shows it."""
    await new_game(dora)
    for kind in (FaultKind.ERROR, FaultKind.GARBAGE, FaultKind.LOST_CALL):
        dora.server.desk.faults.arm(Fault("editMessageMedia", kind))
    await dora.answer(dora.tap("K♦"))
    dora.say("/board")
    await dora.shows("K♦ is gone.")
    dora.tap("Draw")
    await dora.shows("Draw 22")


async def test_a_press_that_is_too_old_still_moves(dora: Player) -> None:
    """C5."""
    await new_game(dora)
    too_old = RULES["query_too_old"]
    fault = Fault("answerCallbackQuery", FaultKind.ERROR, code=400, description=too_old.answer)
    dora.server.desk.faults.arm(fault)
    dora.tap("K♦")
    await dora.shows("K♦ is gone.")


async def test_another_poll_does_not_end_the_bot(dora: Player) -> None:
    """C19: 409, then it asks again."""
    dora.server.desk.queue.end_poll()
    await new_game(dora)


async def test_a_fast_player_gets_the_newest_board_and_delays_nobody(
    server: LocalServer, dora: Player
) -> None:
    """C6: with Telegram's limits on."""
    await new_game(dora)
    server.desk.flood.on = True
    for left in range(22, 10, -1):
        dora.say("draw")
        await dora.until(lambda left=left: f"Draw {left}" in str(dora.boards()[-1]) or None)
        if server.desk.flood.refused:
            break
    dora.say("king")
    other = newcomer(server, "Fabio")
    await new_game(other)
    await dora.shows("K♦ is gone.")
    assert server.desk.flood.refused


async def test_a_blocked_bot_forgets_nothing(dora: Player) -> None:
    """C8."""
    await new_game(dora)
    dora.say("king")
    await dora.sees("K♦ is gone")
    places.block(dora.server.desk, dora.id, dora.chat)
    places.unblock(dora.server.desk, dora.id, dora.chat)
    dora.say("/start")
    dora.say("/pair 10C 3S")
    await dora.sees("10♣ and 3♠ are gone")


async def test_a_group_keeps_its_game_when_it_migrates(dora: Player) -> None:
    """C7."""
    desk = dora.server.desk
    group = places.new_group(desk, "Growing", people=(dora.id,))
    dora.chat = group.id
    await new_game(dora)
    dora.say("/king")
    await dora.sees("K♦ is gone")
    dora.chat = places.migrate(desk, dora.id, group.id).id
    dora.say("/pair 10C 3S")
    await dora.sees("10♣ and 3♠ are gone")


async def test_answers_stay_in_their_topic(dora: Player) -> None:
    """C9."""
    desk = dora.server.desk
    forum = places.new_group(desk, "Forum", kind="supergroup", forum=True, people=(dora.id,))
    dora.chat = forum.id
    dora.topic = places.new_topic(desk, dora.id, forum.id, name="Games").id
    await new_game(dora)
    assert Player(dora.server, dora.id, forum.id).from_bot() == []


async def test_a_deleted_topic_falls_back_to_the_chat(dora: Player) -> None:
    """C9: the topic goes before the answer comes."""
    desk = dora.server.desk
    forum = places.new_group(desk, "Forum", kind="supergroup", forum=True, people=(dora.id,))
    topic = places.new_topic(desk, dora.id, forum.id, name="Games")
    Player(dora.server, dora.id, forum.id, topic.id).say("/new 2")
    topic.deleted = True
    await Player(dora.server, dora.id, forum.id).sees("A new deal")


async def test_an_anonymous_administrator_plays_the_group_s_game(dora: Player) -> None:
    """C12."""
    group = places.new_group(dora.server.desk, "Masks", people=(dora.id,))
    dora.chat = group.id
    dora.say("/new 2", speaker="anonymous")
    await dora.sees("A new deal")
    dora.say("/king", speaker="anonymous")
    await dora.shows("K♦ is gone.")
    dora.tap("Undo")
    await dora.shows("K♦ is back.")


async def test_a_deep_link_opens_its_deal_for_a_newcomer(dora: Player) -> None:
    """C17."""
    url = f"https://t.me/{USERNAME}?start=PY1-N-AAAAAAS"
    links.open_link(dora.server.desk, dora.id, dora.chat, url=url)
    await dora.sees("A new deal")


async def test_an_edited_command_is_not_played_again(dora: Player) -> None:
    """C11."""
    await new_game(dora)
    number = dora.say("draw")
    await dora.sees("10♥ goes with")
    talk.edit(dora.server.desk, dora.id, dora.chat, message_id=number, text="king")
    dora.say("undo")
    await dora.sees("10♥ is back in the stock")
    assert not any("K♦ is gone" in text for text in dora.texts())


async def test_a_killed_bot_goes_on_where_it_was(dora: Player, bot: BotProcess) -> None:
    """C1: buttons of old messages still work, and what came meanwhile is answered."""
    await new_game(dora)
    dora.tap("K♦")
    await dora.sees("K♦ is gone")
    await bot.kill()
    dora.say("/pair 10C 3S")
    await bot.start()
    await dora.shows("10♣ and 3♠ are gone.")
    dora.tap("Undo")
    await dora.shows("10♣ and 3♠ are back.")
