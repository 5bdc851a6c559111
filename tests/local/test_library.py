"""python-telegram-bot, an independent reader, understands everything that the server says."""

from collections.abc import AsyncIterator

import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, RetryAfter, TimedOut

from bot.local.faults import Fault, FaultKind
from bot.local.people import places, talk
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, FORUM, GROUP
from tests.local.pictures import png

BUTTONS = InlineKeyboardMarkup([[InlineKeyboardButton("King of diamonds", callback_data="k")]])


@pytest.fixture
async def bot(server: LocalServer, started: Desk) -> AsyncIterator[telegram.Bot]:
    made = telegram.Bot(
        started.token, base_url=f"{server.url}/bot", base_file_url=f"{server.url}/file/bot"
    )
    async with made:
        yield made


async def test_a_game_s_round_trip(bot: telegram.Bot, started: Desk) -> None:
    talk.send(started, ANNA, ANNA, text="/new 2")
    (update,) = await bot.get_updates(timeout=5)
    assert update.message is not None
    entity = update.message.entities[0]
    assert update.message.parse_entity(entity) == "/new"
    board = await bot.send_photo(ANNA, png(64, 64), "0 points", reply_markup=BUTTONS)
    talk.tap(started, ANNA, ANNA, message_id=board.message_id, data="k")
    (update,) = await bot.get_updates(offset=update.update_id + 1, timeout=5)
    assert update.callback_query is not None
    assert await update.callback_query.answer("Removed.")
    edited = await board.edit_media(InputMediaPhoto(png(64, 64, 1), "10 points"))
    assert isinstance(edited, telegram.Message)
    assert (edited.caption, edited.reply_markup) == ("10 points", None)
    file = await bot.get_file(edited.photo[-1].file_id)
    assert await file.download_as_bytearray() == png(64, 64, 1)


async def test_it_reads_chats_and_members(bot: telegram.Bot) -> None:
    assert (await bot.get_me()).username == bot.username
    assert (await bot.get_chat(FORUM)).is_forum
    assert (await bot.get_chat_member(GROUP, ANNA)).status == "creator"
    assert len(await bot.get_chat_administrators(GROUP)) == 1
    assert await bot.get_chat_member_count(GROUP) == 3
    assert (await bot.get_webhook_info()).url == ""
    assert await bot.set_my_commands([("new", "A new game")], language_code="it")
    assert await bot.set_my_description("Pyramid Solitaire")
    assert (await bot.get_my_description()).description == "Pyramid Solitaire"
    assert isinstance(await bot.get_chat_menu_button(), telegram.MenuButtonCommands)


async def test_it_raises_its_errors(bot: telegram.Bot, started: Desk) -> None:
    sent = await bot.send_message(ANNA, "a")
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await sent.edit_text("a")
    places.block(started, ANNA, ANNA)
    with pytest.raises(Forbidden):
        await bot.send_message(ANNA, "x")
    new = places.migrate(started, ANNA, GROUP)
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(GROUP, "x")
    assert moved.value.new_chat_id == new.id
    started.flood.on = True
    for number in range(5):
        await bot.send_message(new.id, str(number))
    with pytest.raises(RetryAfter):
        await bot.send_message(new.id, "too many")
    started.webhook.url = "https://127.0.0.1:1/"
    with pytest.raises(Conflict):
        await bot.get_updates()


async def test_it_times_out_although_delivered(bot: telegram.Bot, started: Desk) -> None:
    """C16."""
    started.faults.arm(Fault("sendMessage", FaultKind.LOST_ANSWER, seconds=5))
    with pytest.raises(TimedOut):
        await bot.send_message(ANNA, "delivered", read_timeout=0.1)
    await started.feed.first(lambda event: "delivered" in str(event))
    assert len(started.world.messages[ANNA]) == 1
