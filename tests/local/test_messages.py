"""The bot's messages: numbers, edits, deletion, photos, files, buttons."""

import io

import aiohttp
import pytest
from PIL import Image

from bot.local.people import talk
from bot.local.pictures import photo_sizes, picture_size
from bot.local.server import LocalServer
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, BRUNO, FORUM, GROUP, Call, keyboard
from tests.local.pictures import jpeg, png


async def test_private_chats_and_groups_share_numbers_supergroups_do_not(
    started: Desk, ok: Call
) -> None:
    numbers = [
        (await ok("sendMessage", chat_id=chat, text="x"))["message_id"]
        for chat in (ANNA, GROUP, BRUNO, ANNA)
    ]
    assert numbers == list(range(numbers[0], numbers[0] + 4))
    first = started.world.chats[FORUM].last_message
    sent = await ok("sendMessage", chat_id=FORUM, text="x")
    assert sent["message_id"] == first + 1 != numbers[-1] + 1


async def test_edits_keep_number_and_date_and_drop_buttons(started: Desk, ok: Call) -> None:
    sent = await ok("sendMessage", chat_id=ANNA, text="a", reply_markup=keyboard(["x"]))
    place = {"chat_id": ANNA, "message_id": sent["message_id"]}
    edited = await ok("editMessageText", **place, text="b", reply_markup=keyboard(["y"]))
    assert (edited["message_id"], edited["date"]) == (sent["message_id"], sent["date"])
    assert edited["reply_markup"] == keyboard(["y"])
    assert "edit_date" in edited
    bare = await ok("editMessageText", **place, text="c")
    assert "reply_markup" not in bare


async def test_buttons_alone_are_edited(started: Desk, ok: Call, raw: Call) -> None:
    sent = await ok("sendMessage", chat_id=ANNA, text="a", reply_markup=keyboard(["x"]))
    place = {"chat_id": ANNA, "message_id": sent["message_id"]}
    edited = await ok("editMessageReplyMarkup", **place, reply_markup=keyboard(["x"], ["y"]))
    assert edited["text"] == "a"
    again = await raw("editMessageReplyMarkup", **place, reply_markup=keyboard(["x"], ["y"]))
    assert "is not modified" in again["description"]


async def test_a_photo_has_sizes_and_is_sent_again_by_any_id(
    started: Desk, ok: Call, raw: Call
) -> None:
    sent = await ok("sendPhoto", {"photo": png(1280, 640)}, chat_id=ANNA, caption="<b>a</b>",
                    parse_mode="HTML")  # fmt: skip
    assert [(size["width"], size["height"]) for size in sent["photo"]] == [
        (90, 45), (320, 160), (800, 400), (1280, 640)
    ]  # fmt: skip
    assert sent["caption_entities"] == [{"type": "bold", "offset": 0, "length": 1}]
    for size in sent["photo"]:
        again = await ok("sendPhoto", chat_id=BRUNO, photo=size["file_id"])
        assert again["photo"] == sent["photo"]


async def test_media_are_edited_by_upload_and_by_id(started: Desk, ok: Call, raw: Call) -> None:
    first = await ok("sendPhoto", {"photo": png(8, 8, 1)}, chat_id=ANNA, caption="a")
    place = {"chat_id": ANNA, "message_id": first["message_id"]}
    media = {"type": "photo", "media": "attach://board", "caption": "b"}
    second = await ok("editMessageMedia", {"board": png(8, 8, 2)}, **place, media=media)
    assert second["caption"] == "b"
    assert second["photo"] != first["photo"]
    media = {"type": "photo", "media": first["photo"][0]["file_id"], "caption": "a"}
    third = await ok("editMessageMedia", **place, media=media)
    assert third["photo"] == first["photo"]
    refused = await raw("editMessageMedia", **place, media=media)
    assert "is not modified" in refused["description"]
    captioned = await ok("editMessageCaption", **place, caption="c")
    assert (captioned["caption"], captioned["photo"]) == ("c", first["photo"])


async def test_files_are_downloaded_as_they_were_sent(
    started: Desk, ok: Call, server: LocalServer, http: aiohttp.ClientSession
) -> None:
    data = png(30, 20)
    sent = await ok("sendPhoto", {"photo": data}, chat_id=ANNA)
    file = await ok("getFile", file_id=sent["photo"][-1]["file_id"])
    url = f"{server.url}/file/bot{server.desk.token}/{file['file_path']}"
    async with http.get(url) as answer:
        assert await answer.read() == data
        assert answer.content_type == "image/png"
    async with http.get(url + "x") as answer:
        assert answer.status == 404


async def test_voice_and_documents_are_sent(started: Desk, ok: Call) -> None:
    voice = await ok("sendVoice", {"voice": b"OggS..."}, chat_id=ANNA, duration=3, caption="a")
    assert (voice["voice"]["duration"], voice["voice"]["mime_type"]) == (3, "audio/ogg")
    again = await ok("sendVoice", chat_id=BRUNO, voice=voice["voice"]["file_id"])
    assert again["voice"]["file_unique_id"] == voice["voice"]["file_unique_id"]
    document = await ok("sendDocument", {"document": b"text"}, chat_id=ANNA)
    assert document["document"]["file_name"] == "document.bin"


async def test_replies_show_what_they_answer(started: Desk, ok: Call) -> None:
    asked = talk.send(started, ANNA, ANNA, text="question")
    reply = {"message_id": asked.id}
    sent = await ok("sendMessage", chat_id=ANNA, text="x", reply_parameters=reply)
    assert sent["reply_to_message"]["text"] == "question"
    reply = {"message_id": 9999, "allow_sending_without_reply": True}
    sent = await ok("sendMessage", chat_id=ANNA, text="x", reply_parameters=reply)
    assert "reply_to_message" not in sent


async def test_deleted_messages_are_gone(started: Desk, ok: Call, raw: Call) -> None:
    sent = await ok("sendMessage", chat_id=ANNA, text="x")
    other = talk.send(started, ANNA, ANNA, text="y")
    assert await ok("deleteMessage", chat_id=ANNA, message_id=sent["message_id"])
    again = await raw("deleteMessage", chat_id=ANNA, message_id=sent["message_id"])
    assert again["description"] == "Bad Request: message to delete not found"
    numbers = [sent["message_id"], other.id]
    assert await ok("deleteMessages", chat_id=ANNA, message_ids=numbers)
    assert started.world.find(ANNA, other.id) is None


async def test_forwards_and_copies_carry_no_buttons(started: Desk, ok: Call) -> None:
    sent = await ok("sendMessage", chat_id=ANNA, text="x", reply_markup=keyboard(["a"]))
    source = {"from_chat_id": ANNA, "message_id": sent["message_id"], "chat_id": BRUNO}
    forwarded = await ok("forwardMessage", **source)
    assert forwarded["forward_origin"]["sender_user"]["id"] == started.world.bot_id
    assert "reply_markup" not in forwarded
    copied = await ok("copyMessage", **source)
    copy = started.world.find(BRUNO, copied["message_id"])
    assert copy is not None
    assert not {"forward_origin", "reply_markup"} & copy.body.keys()


async def test_messages_go_to_their_topic(started: Desk, ok: Call) -> None:
    topic = next(iter(started.world.chats[FORUM].topics))
    sent = await ok("sendMessage", chat_id=FORUM, text="x", message_thread_id=topic)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic, True)
    general = await ok("sendMessage", chat_id=FORUM, text="x")
    assert "message_thread_id" not in general


async def test_parameters_come_in_every_form(
    started: Desk, server: LocalServer, http: aiohttp.ClientSession
) -> None:
    url = f"{server.url}/bot{server.desk.token}/SENDmessage"
    markup = '{"inline_keyboard": [[{"text": "a", "callback_data": "b"}]]}'
    fields = {"chat_id": str(ANNA), "text": "x", "disable_notification": "True"}
    fields["reply_markup"] = markup
    for request in (
        http.get(url, params=fields),
        http.post(url, data=fields),
        http.post(url, json={**fields, "chat_id": ANNA, "disable_notification": True,
                             "reply_markup": keyboard(["a"])}),
    ):  # fmt: skip
        async with request as answer:
            body = await answer.json()
            assert body["result"]["reply_markup"]["inline_keyboard"][0][0]["text"] == "a"


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_sizes_are_read_from_real_pictures(kind: str) -> None:
    file = io.BytesIO()
    Image.new("RGB", (321, 123)).save(file, kind, comment=b"a comment")
    assert picture_size(file.getvalue()) == (321, 123)


def test_sizes_of_other_bytes_are_unknown() -> None:
    assert picture_size(jpeg(70, 50)) == (70, 50)
    assert picture_size(b"") is None
    assert picture_size(b"\xff\xd8\xff") is None
    assert picture_size(b"RIFF1234WEBPVP8 ") is None


def test_large_photos_shrink_to_2560() -> None:
    assert photo_sizes(5120, 2560)[-1] == ("w", 2560, 1280)
    assert photo_sizes(50, 60) == [("s", 50, 60)]
