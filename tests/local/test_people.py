"""What people do and what of it reaches the bot."""

import re
from typing import Any

import pytest

from bot.local.people import PeopleError, links, places, talk
from bot.local.server_state import Desk
from bot.local.starter import USERNAME
from tests.local.conftest import ANNA, BRUNO, CHLOE, FORUM, GROUP, Call, keyboard


async def updates(ok: Call) -> list[dict[str, Any]]:
    """The updates that wait, and confirm them."""
    got = await ok("getUpdates")
    if got:
        await ok("getUpdates", offset=got[-1]["update_id"] + 1)
    return got


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("/new", True),
        ("/new@" + USERNAME, True),
        ("/new@" + USERNAME.upper(), True),
        ("/new@other_bot", False),
        ("/PAIR\na1", True),
        ("hello", False),
        ("@" + USERNAME + " hello", False),
    ],
)
async def test_privacy_mode_lets_commands_through(
    text: str, *, seen: bool, started: Desk, ok: Call
) -> None:
    """C10, C13."""
    talk.send(started, ANNA, GROUP, text=text)
    assert bool(await updates(ok)) is seen


async def test_replies_to_the_bot_pass_privacy_mode(started: Desk, ok: Call) -> None:
    sent = await ok("sendMessage", chat_id=GROUP, text="x")
    talk.send(started, ANNA, GROUP, text="king", reply_to=sent["message_id"])
    other = talk.send(started, BRUNO, GROUP, text="y")
    talk.send(started, ANNA, GROUP, text="queen", reply_to=other.id)
    assert [update["message"]["text"] for update in await updates(ok)] == ["king"]


@pytest.mark.parametrize("how", ["no privacy", "administrator"])
async def test_everything_arrives(how: str, started: Desk, ok: Call) -> None:
    if how == "administrator":
        places.add_bot(started, ANNA, GROUP, status="administrator")
        assert "my_chat_member" in (await updates(ok))[0]
    else:
        started.privacy = False
        assert (await ok("getMe"))["can_read_all_group_messages"]
    talk.send(started, ANNA, GROUP, text="hello")
    assert len(await updates(ok)) == 1


async def test_edits_are_told_and_marked(started: Desk, ok: Call) -> None:
    """C11."""
    sent = talk.send(started, ANNA, ANNA, text="/new 2")
    talk.edit(started, ANNA, ANNA, message_id=sent.id, text="/new 3")
    first, second = await updates(ok)
    assert first["message"]["text"] == "/new 2"
    assert second["edited_message"]["text"] == "/new 3"
    assert second["edited_message"]["edit_date"] >= first["message"]["date"]


async def test_forwards_lose_their_buttons(started: Desk, ok: Call) -> None:
    """C15."""
    sent = await ok("sendMessage", chat_id=ANNA, text="board", reply_markup=keyboard(["a"]))
    talk.forward(started, BRUNO, BRUNO, message_id=sent["message_id"], from_chat_id=ANNA)
    (update,) = await updates(ok)
    assert update["message"]["forward_origin"]["sender_user"]["is_bot"]
    assert "reply_markup" not in update["message"]


async def test_presses_carry_the_message_and_are_answered(started: Desk, ok: Call) -> None:
    sent = await ok("sendMessage", chat_id=GROUP, text="board", reply_markup=keyboard(["a"]))
    number = talk.tap(started, BRUNO, GROUP, message_id=sent["message_id"], data="a")
    (update,) = await updates(ok)
    query = update["callback_query"]
    assert (query["from"]["id"], query["data"]) == (BRUNO, "a")
    assert query["message"]["reply_markup"] == keyboard(["a"])
    await ok("answerCallbackQuery", callback_query_id=number, text="no", show_alert=True)
    await ok("answerCallbackQuery", callback_query_id=number)
    assert started.presses[number].answers == [
        {"text": "no", "alert": True, "url": ""},
        {"text": "", "alert": False, "url": ""},
    ]


async def test_a_press_on_a_deleted_message_is_inaccessible(started: Desk, ok: Call) -> None:
    """C22."""
    sent = await ok("sendMessage", chat_id=ANNA, text="board", reply_markup=keyboard(["a"]))
    await ok("deleteMessage", chat_id=ANNA, message_id=sent["message_id"])
    talk.tap(started, ANNA, ANNA, message_id=sent["message_id"], data="a")
    (update,) = await updates(ok)
    message = update["callback_query"]["message"]
    assert message.keys() == {"chat", "message_id", "date"}
    assert message["date"] == 0


async def test_blocking_is_told_and_felt(started: Desk, ok: Call, raw: Call) -> None:
    """C8."""
    places.block(started, ANNA, ANNA)
    (update,) = await updates(ok)
    assert update["my_chat_member"]["new_chat_member"]["status"] == "kicked"
    refused = await raw("sendMessage", chat_id=ANNA, text="x")
    assert refused["error_code"] == 403
    with pytest.raises(PeopleError):
        talk.send(started, ANNA, ANNA, text="x")
    places.unblock(started, ANNA, ANNA)
    await ok("sendMessage", chat_id=ANNA, text="x")


async def test_a_group_migrates(started: Desk, ok: Call, raw: Call) -> None:
    """C7: two service messages, and the old id is refused."""
    new = places.migrate(started, ANNA, GROUP)
    first, second = await updates(ok)
    assert first["message"]["migrate_to_chat_id"] == new.id
    assert second["message"]["migrate_from_chat_id"] == GROUP
    assert second["message"]["chat"] == {"id": new.id, "type": "supergroup", "title": "Card table"}
    assert not (await raw("sendMessage", chat_id=GROUP, text="x"))["ok"]
    await ok("sendMessage", chat_id=new.id, text="x")
    with pytest.raises(PeopleError):
        talk.send(started, ANNA, GROUP, text="/new")


async def test_topics_number_their_messages(started: Desk, ok: Call, raw: Call) -> None:
    """C9."""
    topic = places.new_topic(started, ANNA, FORUM, name="Deals")
    talk.send(started, BRUNO, FORUM, text="/new", topic=topic.id)
    opened, asked = await updates(ok)
    assert opened["message"]["forum_topic_created"]["name"] == "Deals"
    assert asked["message"]["message_thread_id"] == topic.id
    topic.deleted = True
    refused = await raw("sendMessage", chat_id=FORUM, text="x", message_thread_id=topic.id)
    assert refused["description"] == "Bad Request: message thread not found"


async def test_anonymous_administrators_and_channels_have_no_own_id(
    started: Desk, ok: Call
) -> None:
    """C12: a press still carries the real person."""
    talk.send(started, ANNA, GROUP, text="/new", speaker="anonymous")
    channel = places.new_group(started, "News", kind="channel", people=(ANNA,))
    talk.send(started, ANNA, GROUP, text="/new", speaker=str(channel.id))
    hidden, by_channel = await updates(ok)
    assert hidden["message"]["from"]["username"] == "GroupAnonymousBot"
    assert hidden["message"]["sender_chat"]["id"] == GROUP
    assert by_channel["message"]["sender_chat"]["id"] == channel.id
    sent = await ok("sendMessage", chat_id=GROUP, text="x", reply_markup=keyboard(["a"]))
    talk.tap(started, ANNA, GROUP, message_id=sent["message_id"], data="a")
    assert (await updates(ok))[0]["callback_query"]["from"]["id"] == ANNA


async def test_channel_posts_have_no_sender(started: Desk, ok: Call) -> None:
    """C22."""
    channel = places.new_group(started, "News", kind="channel", people=(ANNA,), bot="administrator")
    talk.send(started, ANNA, channel.id, text="/new")
    (update,) = await updates(ok)
    assert "from" not in update["channel_post"]
    sent = await ok("sendMessage", chat_id=channel.id, text="x")
    assert sent["sender_chat"]["id"] == channel.id


async def test_people_without_a_name_to_call(started: Desk, ok: Call) -> None:
    """C22: no username; a first name with markup and right-to-left letters."""
    person = places.new_person(started, "<b>שלום & co</b>")
    talk.send(started, person.id, person.id, text="/start")
    (update,) = await updates(ok)
    assert update["message"]["from"]["first_name"] == "<b>שלום & co</b>"
    assert "username" not in update["message"]["from"]


@pytest.mark.parametrize(
    "url",
    [
        f"https://t.me/{USERNAME}?start=deal-2_x",
        f"t.me/{USERNAME.upper()}?start=deal-2_x",
        f"tg://resolve?domain={USERNAME}&start=deal-2_x",
    ],
)
async def test_deep_links_start_with_their_payload(url: str, desk: Desk, ok: Call) -> None:
    """C17: also for somebody who has never met the bot."""
    assert not desk.world.people[CHLOE].started
    assert links.open_link(desk, CHLOE, CHLOE, url=url) == CHLOE
    assert [update["message"]["text"] for update in await updates(ok)] == ["/start deal-2_x"]


async def test_a_group_link_brings_the_bot(started: Desk, ok: Call) -> None:
    group = places.new_group(started, "New one", people=(BRUNO,), bot="")
    url = f"https://t.me/{USERNAME}?startgroup=go"
    links.open_link(started, BRUNO, group.id, url=url)
    joined, service, asked = await updates(ok)
    assert joined["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert service["message"]["new_chat_members"][0]["is_bot"]
    assert asked["message"]["text"] == f"/start@{USERNAME} go"


@pytest.mark.parametrize("url", ["https://t.me/other_bot?start=x", "https://example.org", ""])
def test_other_links_do_not_lead_here(url: str, started: Desk) -> None:
    with pytest.raises(PeopleError):
        links.open_link(started, ANNA, ANNA, url=url)


async def test_inline_results_are_sent_and_edited(started: Desk, ok: Call) -> None:
    asked = links.ask(started, ANNA, GROUP, query="deal 2")
    (update,) = await updates(ok)
    assert update["inline_query"]["query"] == "deal 2"
    result = {
        "type": "article",
        "id": "r1",
        "title": "Deal 2",
        "input_message_content": {"message_text": "<b>Deal 2</b>", "parse_mode": "HTML"},
        "reply_markup": keyboard(["a"]),
    }
    await ok("answerInlineQuery", inline_query_id=update["inline_query"]["id"], results=[result])
    message = links.choose(started, ANNA, GROUP, query_id=asked, result_id="r1")
    assert message.body["via_bot"]["id"] == started.world.bot_id
    told, chosen = await updates(ok)
    assert told["message"]["entities"][0]["type"] == "bold"
    inline_id = chosen["chosen_inline_result"]["inline_message_id"]
    talk.tap(started, BRUNO, GROUP, message_id=message.id, data="a")
    (press,) = await updates(ok)
    assert press["callback_query"]["inline_message_id"] == inline_id
    assert await ok("editMessageText", inline_message_id=inline_id, text="new") is True
    assert message.body["text"] == "new"


async def test_commands_are_shown_by_the_narrowest_scope(started: Desk, ok: Call) -> None:
    from bot.local.methods.profile import commands_for

    async def name(command: str, scope: dict[str, Any] | None = None, code: str = "") -> None:
        one = [{"command": command, "description": "x"}]
        await ok(
            "setMyCommands", commands=one, language_code=code, **({"scope": scope} if scope else {})
        )

    def shown(chat: int, person: int) -> str:
        return commands_for(started.world, chat, person)[0]["command"]

    await name("default")
    await name("italian", code="it")
    await name("groups", {"type": "all_group_chats"})
    await name("admins", {"type": "all_chat_administrators"})
    assert [shown(ANNA, ANNA), shown(BRUNO, BRUNO)] == ["default", "italian"]
    assert [shown(GROUP, ANNA), shown(GROUP, BRUNO)] == ["admins", "groups"]
    await name("here", {"type": "chat", "chat_id": GROUP})
    assert shown(GROUP, BRUNO) == "here"
    await ok("deleteMyCommands", scope={"type": "chat", "chat_id": GROUP})
    assert shown(GROUP, BRUNO) == "groups"
    assert await ok("getMyCommands", language_code="it") == [
        {"command": "italian", "description": "x"}
    ]


@pytest.mark.parametrize(
    "act",
    [
        lambda desk: talk.send(desk, CHLOE, GROUP, text="x"),
        lambda desk: talk.send(desk, ANNA, BRUNO, text="x"),
        lambda desk: talk.send(desk, ANNA, ANNA, text=" "),
        lambda desk: talk.send(desk, ANNA, ANNA, text="x" * 4097),
        lambda desk: talk.send(desk, ANNA, FORUM, text="x", topic=77),
        lambda desk: talk.edit(desk, ANNA, ANNA, message_id=77, text="x"),
        lambda desk: talk.delete(desk, ANNA, GROUP, message_id=77),
        lambda desk: talk.tap(desk, ANNA, ANNA, message_id=77, data="x"),
        lambda desk: talk.forward(desk, ANNA, ANNA, message_id=77, from_chat_id=GROUP),
        lambda desk: talk.voice(desk, ANNA, ANNA, data=b"", duration=1),
        lambda desk: places.migrate(desk, ANNA, FORUM),
        lambda desk: places.block(desk, ANNA, GROUP),
        lambda desk: places.join(desk, ANNA, ANNA),
        lambda desk: places.new_topic(desk, ANNA, GROUP, name="x"),
        lambda desk: links.choose(desk, ANNA, ANNA, query_id="1", result_id="2"),
    ],
)
def test_what_people_cannot_do_is_said_in_a_sentence(act: Any, started: Desk) -> None:
    with pytest.raises(PeopleError) as problem:
        act(started)
    assert re.fullmatch(r"[A-Z][^.]*\.", str(problem.value))
