"""From updates to requests (C9 to C12, C22)."""

from typing import Any

import pytest
from telegram import Update

from bot.requests import Press, Request, Where, Who, Words
from bot.telegram.receive.decode import Me, Migrated, Standing, decode
from engine.moves import Draw

ME = Me(99, "PyramideBot")
ANNA = {"id": 7, "is_bot": False, "first_name": "Anna", "language_code": "it"}
BOT = {"id": 99, "is_bot": True, "first_name": "Pyramide", "username": "PyramideBot"}
PRIVATE = {"id": 7, "type": "private", "first_name": "Anna"}
GROUP = {"id": -100123, "type": "supergroup", "title": "Table", "is_forum": True}


def message(text: str | None = None, chat: dict[str, Any] = PRIVATE, **more: Any) -> dict[str, Any]:
    shown = {"message_id": 5, "date": 1, "chat": chat, "from": ANNA, **more}
    return shown if text is None else {**shown, "text": text}


def decoded(kind: str, payload: dict[str, Any]) -> Any:
    update = Update.de_json({"update_id": 42, kind: payload}, None)
    assert update is not None
    return decode(update, ME, 1000.0)


def words(text: str, chat: dict[str, Any] = PRIVATE, **more: Any) -> Words | None:
    request = decoded("message", message(text, chat, **more))
    if request is None:
        return None
    assert isinstance(request.asks, Words)
    return request.asks


def press(data: str | None = "2n.1.md", **more: Any) -> dict[str, Any]:
    shown = {"id": "1", "from": ANNA, "chat_instance": "1", "message": message("x"), **more}
    return shown if data is None else {**shown, "data": data}


def test_a_private_message_is_a_request():
    assert decoded("message", message("dieci di fiori")) == Request(
        where=Where(7),
        who=Who(7, "Anna", "it"),
        asks=Words("dieci di fiori"),
        at=1000.0,
        update=42,
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("/new", "/new"),
        ("/new@PyramideBot 2", "/new 2"),
        ("/NEW@pyramidebot", "/NEW"),
        ("  /pair\n10♣ 3♠ ", "/pair\n10♣ 3♠"),
        ("/pair@PyramideBot\n10♣", "/pair\n10♣"),
        ("/new@OtherBot", None),
        ("/new@PyramideBotTwo", None),
        ("/start PY1-N-AAAAAAS", "/start PY1-N-AAAAAAS"),
    ],
)
@pytest.mark.parametrize("chat", [PRIVATE, GROUP])
def test_commands_in_every_dress(text, meant, chat):
    """C10, C17: as typed, without the bot's name; those of other bots are not ours."""
    assert words(text, chat) == (None if meant is None else Words(meant))


def test_words_in_a_group_are_answered_only_if_meant_for_the_bot():
    """C13."""
    assert words("king of Spain", GROUP) == Words("king of Spain", addressed=False)
    assert words("@PyramideBot, draw", GROUP) == Words("draw")
    mine = message("board", GROUP, **{"from": BOT})
    assert words("draw", GROUP, reply_to_message=mine) == Words("draw")
    other = message("hello", GROUP)
    assert words("draw", GROUP, reply_to_message=other) == Words("draw", addressed=False)


def test_edited_messages_and_what_is_no_text_are_silent():
    """C11, C22."""
    assert decoded("edited_message", message("/draw")) is None
    assert decoded("edited_channel_post", message("/draw", {"id": -5, "type": "channel"})) is None
    assert decoded("message", message()) is None
    assert decoded("message", message("mine", **{"from": BOT})) is None


@pytest.mark.parametrize(
    ("more", "topic"),
    [
        ({"message_thread_id": 12, "is_topic_message": True}, 12),
        ({"message_thread_id": 1, "is_topic_message": True}, None),
        ({"message_thread_id": 12}, None),
        ({}, None),
    ],
)
def test_topics(more, topic):
    """C9: the general topic, number 1, is addressed without a topic; threads are no topics."""
    request = decoded("message", message("/new", GROUP, **more))
    assert request.where == Where(-100123, topic, private=False)


def test_nobody_stands_behind_the_voice_of_a_group_or_channel():
    """C12."""
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    said = message("/new", GROUP, **{"from": anonymous}, sender_chat=GROUP)
    assert decoded("message", said).who == Who(None)
    channel = {"id": -1005, "type": "channel", "title": "News"}
    post = {"message_id": 5, "date": 1, "chat": channel, "sender_chat": channel, "text": "/new"}
    request = decoded("channel_post", post)
    assert request.who == Who(None)
    assert request.where == Where(-1005, None, private=False)


def test_a_button_carries_the_person_and_the_message():
    request = decoded("callback_query", press())
    assert request.asks == Press(95, 1, move=Draw())
    assert (request.message, request.who.user, request.where) == (5, 7, Where(7))


def test_a_button_of_a_message_that_is_gone():
    """C22: an inaccessible message has a chat and an id, and nothing else."""
    gone = {"chat": GROUP, "message_id": 8, "date": 0}
    request = decoded("callback_query", press(message=gone))
    assert request.asks == Press(95, 1, move=Draw())
    assert (request.message, request.where.chat) == (8, -100123)


def test_odd_buttons():
    stale = decoded("callback_query", press("other version"))
    assert stale.asks == Press(0, -1)
    assert decoded("callback_query", press(None)) is None
    inline = {"id": "1", "from": ANNA, "chat_instance": "1", "data": "x", "inline_message_id": "z"}
    assert decoded("callback_query", inline) is None


def test_names_of_any_kind_and_length():
    """C22: no user name, right-to-left marks, markup, far too long."""
    odd = {**ANNA, "first_name": "\u202e<b>&" * 40, "last_name": "x" * 64}
    who = decoded("message", message("/new", **{"from": odd})).who
    assert who.name.startswith("\u202e<b>&")
    assert len(who.name) <= 64


def test_both_messages_of_a_migration_say_the_same():
    """C7."""
    old = {"id": -5, "type": "group", "title": "Table"}
    assert decoded("message", message(chat=old, migrate_to_chat_id=-100123)) == Migrated(
        -5, -100123
    )
    moved = message(chat=GROUP, migrate_from_chat_id=-5)
    assert decoded("message", moved) == Migrated(-5, -100123)


@pytest.mark.parametrize(
    ("member", "active"),
    [
        ({"status": "member"}, True),
        ({"status": "left"}, False),
        ({"status": "kicked", "until_date": 0}, False),
        ({"status": "restricted", "is_member": True}, True),
        ({"status": "restricted", "is_member": False}, False),
    ],
)
def test_let_in_and_shut_out(member, active):
    """C8."""
    rights = dict.fromkeys(
        (
            "can_change_info", "can_invite_users", "can_pin_messages", "can_send_messages",
            "can_send_polls", "can_send_other_messages", "can_add_web_page_previews",
            "can_manage_topics", "can_send_audios", "can_send_documents", "can_send_photos",
            "can_send_videos", "can_send_video_notes", "can_send_voice_notes",
            "can_edit_tag",
            "can_react_to_messages",
        ),
        True,
    )  # fmt: skip
    new = {"user": BOT, "until_date": 0, **member}
    if member["status"] == "restricted":
        new |= rights
    change = {
        "chat": GROUP,
        "from": ANNA,
        "date": 1,
        "old_chat_member": {"status": "left", "user": BOT},
        "new_chat_member": new,
    }
    assert decoded("my_chat_member", change) == Standing(-100123, active=active)
